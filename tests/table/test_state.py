"""States copy themselves by their annotations: what can change is copied, what cannot is shared."""

from collections.abc import Iterator
from typing import Literal

import msgspec
import pytest

import jantaku as jan
from jantaku.table.state.deal import Deal
from jantaku.table.state.state import State, copier


class Mark(msgspec.Struct, frozen=True):
    name: str


class Inner(State):
    numbers: list[int] = []


class Outer(State):
    count: int
    word: Literal["a", "b"]
    mark: Mark | None
    pair: tuple[Mark, ...]
    inner: Inner
    perhaps: Inner | None
    counts: bytearray
    inners: list[Inner]
    nested: list[list[int]]
    later: "list[Later]"


class Later(State):
    """Named before it is there."""

    numbers: list[int]


class Wider(Inner):
    more: list[int] = []


def test_what_can_change_is_copied_and_what_cannot_is_shared() -> None:
    mark = Mark("x")
    one = Outer(1, "a", mark, (mark,), Inner([1]), Inner([2]), bytearray(2), [Inner([3])], [[4]], [Later([5])])
    twin = one.copy()
    assert twin == one
    assert twin.mark is mark
    twin.inner.numbers.append(0)
    assert twin.perhaps is not None
    twin.perhaps.numbers.append(0)
    twin.counts[0] = 1
    twin.inners[0].numbers.append(0)
    twin.nested[0].append(0)
    twin.later[0].numbers.append(0)
    assert one == Outer(1, "a", mark, (mark,), Inner([1]), Inner([2]), bytearray(2), [Inner([3])], [[4]], [Later([5])])


def test_what_is_not_there_is_not_there_in_the_copy() -> None:
    one = Outer(1, "a", None, (), Inner(), None, bytearray(), [], [], [])
    assert one.copy() == one


def test_a_class_that_adds_fields_has_a_copy_of_its_own() -> None:
    assert Inner([1]).copy() == Inner([1])
    assert Wider([1], [2]).copy() == Wider([1], [2])
    first = Wider([3], [4]).copy  # taken before it was ever called is as good
    assert (first(), first()) == (Wider([3], [4]), Wider([3], [4]))


@pytest.mark.parametrize("hint", [set[int], dict[str, int], list[set[int]], Inner | Later | None, object])
def test_a_field_that_it_cannot_copy_is_named(hint: object) -> None:
    kind = msgspec.defstruct("Odd", [("held", hint)], bases=(State,))
    with pytest.raises(TypeError, match=r"Odd\.held: it is not known how"):
        copier(kind)  # type: ignore[type-var]


def states(kind: type[State] = State) -> Iterator[type[State]]:
    for child in kind.__subclasses__():
        yield child
        yield from states(child)


def test_every_state_of_the_table_can_be_copied() -> None:
    assert jan.Match is not None  # all of the table is loaded
    known = [kind for kind in states() if kind.__module__.startswith("jantaku.")]
    assert Deal in known
    for kind in known:
        copier(kind)


def test_a_copy_of_a_deal_shares_no_list_with_it() -> None:
    deal = jan.Match("riichi", seed=1).deal
    twin = deal.copy()
    assert twin == deal
    for one, other in ((deal, twin), (deal.hands[0], twin.hands[0]), (deal.wall, twin.wall)):
        for field in one.__struct_fields__:
            if isinstance(getattr(one, field), list | bytearray):
                assert getattr(one, field) is not getattr(other, field), field
