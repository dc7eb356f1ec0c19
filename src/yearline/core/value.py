"""`value`: a class whose instances are facts, immutable to the type checker and cheap at run time.

A frozen dataclass pays for `object.__setattr__` on every field, which costs a rules engine half its speed. The promise
that matters is that nobody writes to a value, and the type checker keeps it: it sees every `@value` class as frozen.
"""

from dataclasses import dataclass, field, replace
from typing import TypeVar, dataclass_transform

__all__ = ["replace", "value", "with_item"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """A slotted dataclass, comparable and hashable by its fields, frozen in the eyes of the type checker."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)
