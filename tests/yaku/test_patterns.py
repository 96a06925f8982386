"""Patterns: what the page about them says is so, whatever is written is read or refused, and the kernel obeys."""

import pickle
import random
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from jantaku.hands import MeldForm, parse_hand
from jantaku.texts import SayableError
from jantaku.tiles import kind_of, parse_tiles
from jantaku.yaku import elements
from jantaku.yaku.patterns import MAX_COST, WORDS, PatternError, cost_of, parse_pattern

pytest.importorskip("jantaku._kernel", reason="the C++ kernel is not built")
from jantaku import _kernel
from tests.yaku.slow_patterns import GRAMMAR, QUAD, RUN, TRIPLET, TSUMO, deal, slowly

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "pattern-language.md"


class Won(NamedTuple):
    """A won hand: tiles without the winning one, that one, how it came, winds, and the bytes that the kernel takes."""

    hand: str
    win: str
    by: str = "ron"
    seat: str = "S"
    round: str = "E"

    @property
    def packed(self) -> bytes:
        hand, (winning,) = parse_hand(self.hand), parse_tiles(self.win)
        packed = bytearray(_kernel.WIN_BYTES)
        for tile in (*hand.concealed, winning):
            packed[kind_of(tile)] += 1
        winds = (27 + "ESWN".index(wind) for wind in (self.seat, self.round))
        packed[34:38] = kind_of(winning), *winds, len(hand.melds)
        for place, meld in enumerate(hand.melds):
            shape = {MeldForm.CHI: RUN, MeldForm.PON: TRIPLET}.get(meld.form, QUAD)
            packed[38 + 3 * place : 41 + 3 * place] = shape, min(map(kind_of, meld.tiles)), meld.is_open
        packed[56:64] = (int(self.by == "tsumo") << TSUMO).to_bytes(8, "little")
        packed[88:118] = b"\xff" * 30
        return bytes(packed)


def readings_with(pattern: str, won: Won) -> list[bool]:
    answers: list[bool] = _kernel.Pattern(parse_pattern(pattern).code).holds(GRAMMAR.kernel, won.packed)
    assert answers, f"{won.hand} + {won.win} is not complete"
    return answers


def holds(pattern: str, hand: str, win: str, **more: str) -> bool:
    return any(readings_with(pattern, Won(hand, win, **more)))


# ---------------------------------------------------------------- the page


@cache
def page() -> dict[str, dict[str, Any]]:
    return {
        name: entry
        for block in re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
        for name, entry in tomllib.loads(block).items()
    }


def test_the_page_has_its_twenty_examples() -> None:
    assert len(page()) >= 20


@pytest.mark.parametrize("name", page())
def test_an_example_of_the_page_has_its_pattern_and_the_near_miss_has_not(name: str) -> None:
    entry = page()[name]
    assert holds(entry["pattern"], **entry["example"])
    assert not holds(entry["pattern"], **entry["near"])


def test_the_page_names_every_word() -> None:
    assert set(re.findall("[a-z]+", PAGE.read_text("utf-8"))) >= WORDS


def test_the_patterns_of_the_page_are_those_of_the_elements() -> None:
    known = {name: element.pattern for name, element in elements().items() if element.pattern}
    shown = {name: parse_pattern(entry["pattern"]).code for name, entry in page().items() if name in known}
    assert shown == {name: parse_pattern(known[name]).code for name in shown}
    assert len(shown) > 25


def test_the_page_shows_a_mistake_as_it_is_told() -> None:
    with pytest.raises(PatternError) as caught:
        parse_pattern("135x 789x ...")
    assert f"```\n{caught.value}\n```" in PAGE.read_text("utf-8")


# ---------------------------------------------------------------- what the terms mean


TWO_SUITS = ("123m 123s 456m 78m 55z", "9m")


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("123x ...", True),
        ("123x 123y ...", True),
        ("123x 123y 123w ...", False),
        ("123x 123x ...", False),
        ("123* 123* ...", True),
        ("123x 456x 789x ...", True),
        ("123x 456x 789y ...", False),
        ("4 runs", False),
        ("4 runs pair", True),
        ("3 runs pair ...", True),
        ("5 any", True),
        ("4 any", False),
        ("4 any ...", True),
        ("run from nx run from n+3x run from n+6x ...", True),
        ("run from nx run from ky run from kw ...", False),
        ("2 runs from n* ...", True),
        ("run of simples ...", True),
        ("2 runs of simples ...", False),
        ("3 runs with terminals ...", True),
        ("4 runs with terminals ...", False),
        ("winning run from 7m ...", True),
        ("winning run from 4m ...", False),
        ("not 123x ...", False),
        ("not 999x ...", True),
        ("not 456x ... and 123x ...", True),  # x may be bamboo
        ("not 123x ... and 456x ...", False),  # x must be m, and m has it
        ("not 789x ... and not 456x ...", False),  # letters of their own: no suit has it
        ("not (123x ... and 456x ...)", False),
        ("only m/s/5z", True),
        ("only x/y/honours", True),
        ("only x/honours", False),
        ("has 5z and no 1z", True),
        ("each of 123456789x", True),
        ("each of nx/n+8x", True),
        ("tiles of 5z = 2 and tiles of m >= 9 and tiles of s <= 3", True),
        ("tiles of 5z = 3", False),
        ("kinds of m = 9", True),
        ("sum of m = 45 and sum of honours = 0", True),
        ("contains 123456789x123y", True),
        ("contains 11x", False),
        ("contains 55z", True),
        ("contains 789m", True),
        ("held 789m", False),
        ("held 78m", True),
        ("won on 9*", True),
        ("won on x and 123x ... and not 456x ...", False),
        ("won by ron and not won by tsumo", True),
        ("wait ryanmen/penchan", True),
        ("wait ryanmen", True),
        ("wait tanki", False),
        ("closed hand and not open hand", True),
        ("closed 789m ... and not concealed 789m ...", True),
        ("3 concealed runs ... and not 4 concealed runs ...", True),
        ("open any ...", False),
        ("pair of 5z/6z ... or pair of 1z ...", True),
        ("has 1z and has 2z or has 5z", True),
        ("has 1z and (has 2z or has 5z)", False),
        ("only 123m/456m/789m/123s/dragons", True),
    ],
)
def test_terms(pattern: str, expected: bool) -> None:
    assert holds(pattern, *TWO_SUITS) is expected


MELDED = ("99p 567s 55z 1111m# 222z=", "9p")


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("quad ...", True),
        ("1111m ...", True),
        ("111m ...", True),
        ("2222z ...", False),
        ("closed quad ...", True),
        ("open quad ...", False),
        ("2 open triplets ...", False),
        ("2 closed triplets ...", True),
        ("2 concealed triplets ...", False),
        ("open hand", True),
        ("triplet of seat ...", True),
        ("triplet of round ...", False),
        ("triplet of guest ...", False),
        ("tiles of 1m = 4", True),
        ("wait shanpon", True),
        ("wait tanki", False),
        ("winning triplet of terminals ...", True),
    ],
)
def test_terms_on_a_hand_with_melds(pattern: str, expected: bool) -> None:
    assert holds(pattern, *MELDED) is expected


def test_each_reading_is_asked_by_itself() -> None:
    won = Won("111222333m 99p 67s", "8s")
    assert sorted(readings_with("3 triplets ...", won)) == [False, True]
    assert sorted(readings_with("3 runs from nx ...", won)) == [False, True]


def test_thirteen_orphans_are_single_tiles_and_a_pair() -> None:
    assert holds("12 singles pair and wait thirteen", "19m19p19s1234567z", "1z")
    assert not holds("wait thirteen", "19m19p19s1123456z", "7z")


def test_a_block_without_a_shape_is_only_any() -> None:
    septets = [tuple(range(first, first + 7)) for suit in (0, 9, 18) for first in range(suit, suit + 3)]
    grammar = _kernel.Grammar([("blocks", [(2, False, False, septets)])], bytes([4] * 34), 14)
    packed = Won("1234567m 234567p", "1p").packed  # 001:2028
    asked = {"2 any and contains 1234567x1234567y": True, "any of m ...": False, "run ...": False, "only m/p": True}
    assert {text: _kernel.Pattern(parse_pattern(text).code).holds(grammar, packed) == [True] for text in asked} == asked


def test_a_block_that_fits_twice_makes_room() -> None:
    hand = ("123m 345m 567s 88p 99s", "9s")
    assert holds("run with 3m run from 1m run from 5s any pair", *hand)
    assert holds("any 2 runs 123m pair", *hand)
    assert holds("any with 3m any with 3m/5s any with 5s/8p any with 8p ...", *hand)
    assert not holds("any with 3m any with 3m run from 1m ...", *hand)


# ---------------------------------------------------------------- what is refused, and where


@pytest.mark.parametrize(
    ("text", "marked", "sentence"),
    [
        ("", "", "the pattern is empty"),
        ("123x § pair", "§", "unexpected “§” in a pattern"),
        ("tripplet ...", "tripplet", "did you mean “triplet”?"),
        ("pair of dragns", "dragns", "did you mean “dragons”?"),
        ("foo", "foo", "is neither a pattern word nor tiles"),
        ("135x 789x ...", "135x", "is not a block"),
        ("123z ...", "123z", "is not a block"),
        ("890m ...", "0", "write 5"),
        ("22m 188z ...", "8", "8z does not exist"),
        ("has mm", "m", "are not tiles"),
        ("has n+1", "n+1", "is neither a pattern word nor tiles"),
        ("has 5n+1x", "5", "are not tiles"),
        ("pair of nz", "nz", "have no ranks"),
        ("has n+9x", "n+9", "between 1 and 9"),
        ("has n-4x and has n+6x", "n+6", "between 1 and 9"),
        ("nx", "nx", "is not a block"),
        ("pair pair of", "", "expected tiles here"),
        ("pair of pair", "pair", "expected tiles here"),
        ("123x (", "(", "“and”, “or” or the end"),
        ("(123x ...", "", "expected “)” here"),
        ("pair and", "", "a block or a condition"),
        ("4 closed and", "and", "expected a block here"),
        ("0 pairs", "0", "between 1 and 999"),
        ("25 pairs", "25", "the limit is 24"),
        ("contains 12*", "12*", "the suit must not be *"),
        ("held nx", "nx", "ranks must be digits"),
        ("contains winds", "winds", "written as digits and letters"),
        ("tiles of m 5", "5", "=, >= or <="),
        ("tiles of m = x", "x", "expected a number here"),
        ("sum of m >= 12345678901234567890", "12345678901234567890", "between 0 and 999"),
        ("each 5z", "5z", "expected “of” here"),
        ("won 5z", "5z", "“on” or “by”"),
        ("won by pair", "pair", "“tsumo” or “ron”"),
        ("wait 5z", "5z", "expected a wait here"),
        ("not " * 9 + "pair", "pair", "more than 8 nested brackets"),
    ],
)
def test_a_mistake_is_shown_where_it_is(text: str, marked: str, sentence: str) -> None:
    with pytest.raises(PatternError) as caught:
        parse_pattern(text)
    error = caught.value
    assert isinstance(error, SayableError)
    assert text[error.start : error.end] == marked
    assert sentence in str(error)
    assert re.search("[а-я]", error.message("ru"))


def test_a_long_text_and_a_costly_one_are_refused() -> None:
    with pytest.raises(PatternError, match="the pattern has 505 characters; the limit is 500"):
        parse_pattern("pair " * 101)
    costly = " ".join(f"run from n{suit} run from k{suit}" for suit in "xywxywxyw")
    with pytest.raises(PatternError, match="each hand would need 8,748 comparisons; the limit is 4,096"):
        parse_pattern(costly)


def test_an_error_survives_pickling() -> None:
    with pytest.raises(PatternError) as caught:
        parse_pattern("135x")
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, PatternError)
    assert str(again) == str(caught.value)


def test_blanks_and_idle_brackets_leave_no_trace() -> None:
    plain = parse_pattern("123x ... and has 5z and closed hand").code
    assert parse_pattern(" ((123x   … and has 5z) and (closed\nhand)) ").code == plain
    assert parse_pattern("only 9m1m").code == parse_pattern("only 1m/9m").code


# ---------------------------------------------------------------- any text at all


def refusal(text: str) -> PatternError | None:
    try:
        parse_pattern(text)
    except PatternError as error:
        return error
    return None


@given(st.text(max_size=60))
@example("n" * 40 + "x")
@example("…")
@example("٣ pairs")
def test_any_text_is_read_or_refused(text: str) -> None:
    error = refusal(text)
    if error is not None:
        assert 0 <= error.start <= error.end <= len(text)
        assert "^" in str(error)


@given(
    st.lists(
        st.sampled_from([*sorted(WORDS), "(", ")", "...", "/", "=", ">=", "3", "123x", "n+2y", "55z", "k*", "x"]),
        max_size=14,
    )
)
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    text = " ".join(words)
    if refusal(text) is not None:
        return
    pattern = parse_pattern(text)
    assert _kernel.Pattern(pattern.code).cost == pattern.cost <= MAX_COST == _kernel.MAX_PATTERN_COST


@pytest.mark.parametrize(
    "code",
    [
        (),
        (11,),
        (-1,),
        (4,),
        (4, 1, (25, 4, 0, (), (), ())),
        (4, 1, *[(9, 4, 0, (), (), ())] * 3),
        (4, 1, (1, 4, 0, (), ())),
        (4, 1, (1, 4, 0, (), (), (), ())),
        (5, 0, (1 << 64, 0, 0, 0, 0, ()), 0, 0),
        (5, 0, (0, 0, 0, 0, 0, ((2, 0, 0),)), 0, 0),
        (6, 0, (6, 0, 1)),
        (6, 0, (7, 64, 1)),
        (8, 1 << 70),
        (3, 7, 0, 8, 0, 8, (3, 7, 0, 8, 0, 8, (9, 1))),
    ],
)
def test_the_kernel_refuses_what_is_no_pattern(code: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="pattern"):
        _kernel.Pattern(code)


def test_the_kernel_refuses_what_is_no_tuple_of_numbers() -> None:
    deep: tuple[Any, ...] = (9, 1)
    for _ in range(100):
        deep = (2, deep)
    with pytest.raises(ValueError, match="too deeply"):
        _kernel.Pattern(deep)
    wrong: tuple[Any, ...] = (5, "abc", ("all",), (4, 1.5), (0, 7))
    for code in wrong:
        with pytest.raises(TypeError, match="nested tuples"):
            _kernel.Pattern(code)


# ---------------------------------------------------------------- the book


def test_a_book_pays_for_a_pattern_and_for_facts_beside_it() -> None:
    entry = page()["kinmonkyou"]
    code, tanki = parse_pattern(entry["pattern"]).code, [name for name, _ in _kernel.FACTS].index("tanki")
    book = _kernel.Book(
        GRAMMAR.kernel,
        [
            ([], [], ("limit", 8000), ("limit", 8000), [], code),
            ([tanki], [], ("limit", 2000), ("limit", 2000), [], code),
            ([], [tanki], ("limit", 16000), None, [], code),
        ],
        {},
        {},
        [1, 1, 1, 1],
    )
    priced, unpriced = (book.price(Won(**entry[which]).packed) for which in ("example", "near"))
    assert priced is not None
    assert unpriced is not None
    assert (priced.base, priced.counted) == (24000, 0b101)
    assert (unpriced.base, unpriced.counted) == (0, 0)
    example, near = (Won(**entry[which]).packed for which in ("example", "near"))
    assert [book.fits(example, 0, element) for element in range(3)] == [True] * 3
    assert not book.fits(near, 0, 0)


def test_a_book_refuses_more_elements_than_it_has_room_for() -> None:
    line: tuple[Any, ...] = ([], [], ("han", 1), None, [])
    _kernel.Book(GRAMMAR.kernel, [line] * _kernel.MAX_ELEMENTS, {}, {}, [1, 1, 1, 1])
    with pytest.raises(ValueError, match=f"more than {_kernel.MAX_ELEMENTS} elements"):
        _kernel.Book(GRAMMAR.kernel, [line] * (_kernel.MAX_ELEMENTS + 1), {}, {}, [1, 1, 1, 1])


def test_a_book_refuses_what_is_no_pattern() -> None:
    with pytest.raises(ValueError, match="pattern"):
        _kernel.Book(GRAMMAR.kernel, [([], [], ("han", 1), None, [], (11,))], {}, {}, [1, 1, 1, 1])


# ---------------------------------------------------------------- the kernel and a slow second opinion


RANKED = st.sampled_from(["n", "n+1", "n+2", "k", "k+3", "n-1", "1", "4", "7", "19", "2468"])
SUITED = st.sampled_from(["x", "x", "y", "w", "*", "m", "p", "s"])
TILES = st.one_of(
    st.builds("".join, st.tuples(RANKED, SUITED)),
    st.sampled_from(["x", "y", "*", "m", "terminals", "honours", "winds", "simples", "seat", "guest", "round", "567z"]),
)
CLASS = st.lists(TILES, min_size=1, max_size=2).map("/".join)
BLOCK = st.builds(
    "{}{}{}".format,
    st.sampled_from(["", "", "", "2 ", "closed ", "concealed ", "open ", "winning "]),
    st.sampled_from(["run", "triplet", "set", "pair", "any", "quad"]),
    st.one_of(st.just(""), st.builds(" {} {}".format, st.sampled_from(["of", "of", "from", "with"]), CLASS)),
)
LITERAL = st.sampled_from(["123x", "234x", "123y", "456x", "222*", "11z", "345m", "123w"])
BLOCKS = st.builds(
    "{}{}".format,
    st.lists(st.one_of(BLOCK, LITERAL), min_size=1, max_size=3).map(" ".join),
    st.sampled_from([" ...", " ...", " ...", " any any", ""]),
)
CONDITION = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["only", "has", "no", "each of", "won on"]), CLASS),
    st.builds("{} of {} >= {}".format, st.sampled_from(["tiles", "kinds", "sum"]), CLASS, st.integers(0, 12)),
    st.builds(
        "{} {}".format, st.sampled_from(["contains", "held"]), st.sampled_from(["123x", "11x22y", "222m", "55z"])
    ),
    st.sampled_from(["closed hand", "open hand", "won by ron", "wait tanki", "wait ryanmen/kanchan"]),
)
PATTERN = st.recursive(
    st.one_of(BLOCKS, BLOCKS, CONDITION),
    lambda inner: st.one_of(
        st.builds("({} and {})".format, inner, inner),
        st.builds("({} or {})".format, inner, inner),
        st.builds("not ({})".format, inner),
    ),
    max_leaves=4,
)


@settings(max_examples=400)
@given(PATTERN, st.integers(0, 10**9))
def test_the_kernel_agrees_with_the_slow_opinion(text: str, seed: int) -> None:
    error = refusal(text)
    if error is not None:
        assert error.text_id in ("pattern-costly", "pattern-rank")
        return
    pattern = parse_pattern(text)
    kernel = _kernel.Pattern(pattern.code)
    rng = random.Random(seed)
    for _ in range(4):
        packed, reads = deal(rng)
        assert kernel.holds(GRAMMAR.kernel, packed) == [slowly(pattern.code, {}, read) for read in reads]
    assert cost_of(pattern.code) == kernel.cost == pattern.cost
