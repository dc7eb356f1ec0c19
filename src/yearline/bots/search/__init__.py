"""The strong co-operative player and the bound it is measured by. The modules beside this one load compiled kernels."""

from yearline.core.value import value


@value
class Bound:
    """What a deal could yield: `lower` can be reached, `upper` cannot be surpassed."""

    lower: int
    upper: int
