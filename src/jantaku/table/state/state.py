"""State: what changes while a deal or a match goes on, as structs that copy themselves.

How a struct is copied follows from its annotations, once for each class: lists are new lists, states in them are copied
as well, and all that cannot change is shared. So a field is written down once, and whoever adds one cannot forget it.
"""

import types
from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Literal, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

UNCHANGING: Final = (int, float, str, bytes, types.NoneType, Enum)


class State(msgspec.Struct):
    """Something that changes and can be copied."""

    def __init_subclass__(cls, **options: Any) -> None:
        """Each class has a copy of its own."""
        super().__init_subclass__(**options)
        cls.copy = _copy_first  # type: ignore[assignment]

    def copy(self) -> Self:
        """The same state, to go its own way."""
        raise NotImplementedError("every state has fields")


S = TypeVar("S", bound=State)


def _copy_first(state: S) -> S:
    """The first copy of a class: by now all types that its annotations name are known."""
    kind = type(state)
    if kind.copy is _copy_first:
        kind.copy = copier(kind)  # type: ignore[assignment, method-assign]
    return kind.copy(state)


def copier(kind: type[S]) -> Callable[[S], S]:
    """What copies states of this class.

    Raises:
        TypeError: a field is of a type that changes and is no state; the message names it.
    """
    hints = get_type_hints(kind)
    copies = []
    for field in msgspec.structs.fields(kind):
        how = _copied(hints[field.name], f"self.{field.name}")
        if how is None:
            raise TypeError(f"{kind.__name__}.{field.name}: it is not known how {hints[field.name]} is copied")
        copies.append(how)
    scope: dict[str, Any] = {"State": kind}
    exec(f"def copy(self):\n    return State({', '.join(copies)})", scope)
    made: Callable[[S], S] = scope["copy"]
    return made


def _copied(hint: Any, told: str) -> str | None:
    """The expression for a copy of what is ``told``; None if it is not known how."""
    if _is_unchanging(hint):
        return told
    if hint is bytearray:
        return f"{told}[:]"
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{told}.copy()"
    if get_origin(hint) is list:
        (item,) = get_args(hint)
        copied = _copied(item, "one")
        if copied == "one":
            return f"[*{told}]"
        return copied and f"([{copied} for one in {told}] if {told} else [])"
    if get_origin(hint) in (Union, types.UnionType):
        changing = [option for option in get_args(hint) if not _is_unchanging(option)]
        copied = _copied(changing[0], told) if len(changing) == 1 and types.NoneType in get_args(hint) else None
        return copied and f"(None if {told} is None else {copied})"
    return None


def _is_unchanging(hint: Any) -> bool:
    """Whether it cannot change, so that all copies may share it."""
    hint = getattr(hint, "__supertype__", hint)
    origin = get_origin(hint)
    if origin in (Union, types.UnionType, tuple):
        return all(option is ... or _is_unchanging(option) for option in get_args(hint))
    if origin is Literal:
        return True
    if not isinstance(hint, type):
        return False
    frozen = issubclass(hint, msgspec.Struct) and hint.__struct_config__.frozen
    return frozen or issubclass(hint, UNCHANGING)
