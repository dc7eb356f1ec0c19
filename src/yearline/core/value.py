"""`value`: a class whose instances are facts. Nobody can change one, and making one is cheap.

A game makes a dozen values for every move. Dataclasses make them by running Python code;
structs are made, compared, hashed and copied by compiled code, and are really frozen.
The garbage collector leaves them alone: a value holds only what was there before it.
"""

from types import new_class
from typing import Any, Final, Protocol, TypeVar, dataclass_transform

from msgspec import UNSET, Struct, field, structs
from msgspec import UnsetType as Unset

__all__ = ["UNSET", "Unset", "field", "fields_of", "replace", "value", "with_item"]

T = TypeVar("T")
_NOT_TAKEN_OVER: Final = frozenset(("__dict__", "__weakref__", "__orig_bases__", "__parameters__"))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """A struct with the fields and methods of the class: frozen, slotted, comparable and hashable by its fields."""
    bases = [base for base in getattr(cls, "__orig_bases__", cls.__bases__) if base is not object]
    body = {name: what for name, what in vars(cls).items() if name not in _NOT_TAKEN_OVER}
    body["__qualname__"] = cls.__qualname__
    made: type[Any] = new_class(
        cls.__name__, (Struct, *bases), {"frozen": True, "gc": False}, lambda names: names.update(body)
    )
    return made


class _Replace(Protocol):
    def __call__(self, old: T, /, **changes: Any) -> T: ...


replace: Final[_Replace] = structs.replace  # type: ignore[assignment]  # no type checker sees a struct in a value
"""The same value with some fields changed."""


def fields_of(thing: Any) -> tuple[str, ...]:
    """The names of the fields of a value or of its class, in order."""
    names: tuple[str, ...] = thing.__struct_fields__
    return names


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    changed = list(items)  # a fifth faster than two slices around the item
    changed[at] = item
    return tuple(changed)
