"""Every element is told by its examples: they count it, and its near misses lack just the one thing that they say."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from jantaku.rules import load
from jantaku.scoring.score import score
from jantaku.scoring.win import Flag, read_win
from jantaku.texts import LANGUAGES, Texts
from jantaku.tiles import parse_tiles
from jantaku.yaku import Element, Example, NearMiss, elements, fact_text, facts, is_nagashi, read_elements

pytest.importorskip("jantaku._kernel")
from tests.yaku.pricing import Priced, PriceList, price_list
from tests.yaku.write_facts import FILE, facts_file

CATALOGUE = Path(__file__).parents[3] / "shared" / "spec" / "catalogue_yaku.yaml"
IN_BOOK = [element for element in elements().values() if element.in_book]
BONUS = {
    "dora": "dora",
    "kandora": "dora",
    "atari_dora": "dora",
    "permanent_dora": "dora",
    "kita_dora": "nuki_dora",
    "majan100_season": "nuki_dora",
    "tw_flower": "nuki_dora",
}
"""Where the kernel counts bonus tiles under another name."""
EQUAL_PAIRS = {"daichisei", "niko_niko", "sc_quad"} | {name for name in elements() if name.startswith("nikoniko_")}
"""Elements of games in which four equal tiles are two pairs."""
OURS = {"ankantsu", "minkantsu", "nuki_dora_of_every_kind", "okurikan"}
"""Elements of Totenko (001:4297) that the catalogue of yaku does not list."""


def cases(near: bool) -> list[Any]:
    return [
        pytest.param(element, case, id=f"{element.id}-{case.hand}+{case.win}".replace(" ", ""))
        for element in IN_BOOK
        for case in (element.near if near else element.examples)
    ]


def priced_with(element: Element, case: Example, *others: str) -> Priced:
    return prices(element, *others).price(case)


def prices(element: Element, *others: str) -> PriceList:
    return price_list(element.id, *others, equal_pairs=element.id in EQUAL_PAIRS)


@pytest.mark.parametrize(("element", "example"), cases(near=False))
def test_an_example_counts_its_element(element: Element, example: Example) -> None:
    priced = priced_with(element, example)
    assert priced.counted.get(element.id, 0) == example.times


@pytest.mark.parametrize(("element", "near"), cases(near=True))
def test_a_near_miss_does_not_count_it(element: Element, near: NearMiss) -> None:
    priced = priced_with(element, near, near.under)
    assert element.id not in priced.counted
    if near.under:
        assert element.id in priced.found
        assert near.under in priced.counted
    else:
        assert element.id not in priced.found


@pytest.mark.parametrize(("element", "near"), cases(near=True))
def test_a_near_miss_misses_by_one_thing_only(element: Element, near: NearMiss) -> None:
    priced = priced_with(element, near, near.under)
    lacking = {near.lacks} - {"", "pattern"}
    wanted = {*element.all, *lacking}
    wanted |= {"closed"} if element.price.open is None else set()
    assert wanted - priced.facts == lacking
    assert set(element.none) & priced.facts == ({near.has} if near.has else set())
    assert prices(element, near.under).fits(element.id, near) is (near.lacks != "pattern")


BY_COUNT = [each for each in elements().values() if each.kind in ("bonus", "flower") and not each.in_book]


@pytest.mark.parametrize("element", [each for each in BY_COUNT if each.id != "kyoto_agari"])
def test_bonus_tiles_are_counted(element: Element) -> None:
    def count(case: Example) -> int:
        return price_list().price(case).bonus[BONUS.get(element.id, element.id)]

    assert [count(example) for example in element.examples] == [example.times for example in element.examples]
    assert [count(near) for near in element.near] == [0] * len(element.near)


def test_every_element_has_an_example_and_a_near_miss() -> None:
    for element in elements().values():
        shown = {pond.counts for pond in element.ponds}
        assert (element.examples and element.near) or shown == {True, False}, element.id


@pytest.mark.parametrize("nagashi", ["nagashi_mangan", "chou_nagashi"])
def test_ponds_make_nagashi_mangan_or_miss_it(nagashi: str) -> None:
    for example in elements()[nagashi].ponds:
        assert is_nagashi(parse_tiles(example.pond), example.taken) is example.counts


def test_a_yakuman_is_counted_from_thirteen_han_on() -> None:
    kazoe = elements()["kazoe_yakuman"]
    for example, limit in ((kazoe.examples[0], "yakuman"), (kazoe.near[0], "sanbaiman")):
        flags: list[Flag] = ["riichi", "ippatsu"]
        win = read_win(example.hand, example.win, by=example.by, flags=flags, indicators=example.indicators)
        scored = score(win, load("riichi"))
        assert (scored.limit, scored.by_limit) == (limit, False)


def test_facts_are_the_kernels() -> None:
    assert FILE.read_text("utf-8") == facts_file(), "the kernel has other facts: run python tests/yaku/write_facts.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_element_and_every_fact_has_its_text(lang: str) -> None:
    texts = Texts("ru" if lang == "ru" else "en")
    said = [texts(element.text) for element in elements().values()]
    assert all(text.endswith(".") for text in said)
    clauses = {(fact, holds): texts(fact_text(fact, holds)) for fact in facts() for holds in (True, False)}
    assert all(clauses.values())
    assert [fact for fact in facts() if clauses[fact, True] == clauses[fact, False]] == []
    reasons = [texts(element.because) for element in elements().values() if any(element.patterns)]
    assert not [reason for reason in reasons if reason.endswith(".")]


def test_facts_that_no_element_asks_for_are_known() -> None:
    """They serve fu, options or own patterns; a new one is either used or named here."""
    used = {fact for element in IN_BOOK for fact in (*element.all, *element.none, *element.each)}
    assert facts().keys() - used == {
        "clean_pond",
        "concealed_straight",
        "dealer",
        "five_big_three_winds",
        "five_big_winds",
        "five_little_three_winds",
        "five_little_winds",
        "flowers_in_hand",
        "form_long_runs",
        "four_equal_runs",
        "has_green_dragon",
        "has_run",
        "has_terminal",
        "shanpon",
        "three_suits",
        "two_suits",
        "unmelded_straight",
    }


# ---------------------------------------------------------------- the list itself

ENTRY = """
[tanyao]
kind = "pattern"
all = ["all_simples"]
price = { closed = 1 }
seed = ["000:313"]
examples = [{ hand = "234m", win = "6s" }]
near = [{ hand = "234m", win = "9s", lacks = "all_simples" }]
"""


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('all = ["all_simples"]', 'all = ["all_simple"]', "tanyao: there is no fact 'all_simple'"),
        ("seed", 'pattern = "135x ..."\nseed', "tanyao: “135x” is not a block"),
        ("seed", 'absorbs = ["tanyao"]\nseed', "tanyao: it cannot absorb 'tanyao'"),
        ("seed", 'absorbs = ["tanyo"]\nseed', "tanyao: it cannot absorb 'tanyo'"),
        (', lacks = "all_simples"', "", r"tanyao: near miss 234m \+ 9s: it needs one reason"),
        ('lacks = "all_simples"', 'lacks = "ryanmen"', "'ryanmen' is not a condition"),
        ('lacks = "all_simples"', 'lacks = "pattern"', "'pattern' is not a condition"),
        ('lacks = "all_simples"', 'has = "ryanmen"', "'ryanmen' is no hindrance"),
        ('lacks = "all_simples"', 'under = "chanta"', "'chanta' does not absorb it"),
        ("near = ", "nears = ", "unknown field `nears`"),
        ('near = [{ hand = "234m", win = "9s", lacks = "all_simples" }]', "", "needs an example and a near miss"),
    ],
)
def test_a_wrong_entry_is_refused(right: str, wrong: str, message: str) -> None:
    assert read_elements(ENTRY)["tanyao"].all == ("all_simples",)
    with pytest.raises(ValueError, match=message):
        read_elements(ENTRY.replace(right, wrong))


def test_one_of_several_facts_can_be_absorbed() -> None:
    honours = ENTRY.replace("tanyao", "yakuhai").replace('all = ["all_simples"]', 'each = ["all_simples", "closed"]')
    flat = ENTRY.replace("seed", 'absorbs = ["yakuhai/closed"]\nseed')
    assert read_elements(flat + honours)["tanyao"].absorbs == ("yakuhai/closed",)
    with pytest.raises(ValueError, match="tanyao: it cannot absorb 'yakuhai/ron'"):
        read_elements(flat.replace("/closed", "/ron") + honours)


def test_all_mistakes_are_told_at_once() -> None:
    wrong = ENTRY.replace("all_simples", "simple").replace("seed", 'none = ["closd"]\nseed')
    with pytest.raises(ValueError, match=r"'simple'\n.*'closd'"):
        read_elements(wrong)


# ---------------------------------------------------------------- the catalogue of all elements


@cache
def catalogue() -> dict[str, dict[str, Any]]:
    if not CATALOGUE.exists():
        pytest.skip(f"the catalogue {CATALOGUE} is not there")
    return {entry["id"]: entry for entry in yaml.load(CATALOGUE.read_text("utf-8"), yaml.CSafeLoader)}


def test_ids_and_kinds_are_those_of_the_catalogue() -> None:
    listed = [element for element in elements().values() if element.id not in OURS]
    kinds = {element.id: catalogue()[element.id]["kind"] for element in listed}
    assert {element.id: element.kind for element in listed} == kinds | {"inken_hebi": "label"}  # a name for a yakuman


def test_usual_prices_are_the_modern_ones_of_the_catalogue() -> None:
    differing = {
        element.id: modern
        for element in elements().values()
        if element.id not in OURS
        and (modern := catalogue()[element.id].get("value_modern"))
        and modern != {"closed": element.price.closed, "open": element.price.open}
    }
    assert differing == {}


def test_suubarunomi_stands_beside_no_yaku_of_the_situation() -> None:
    """001:2415: but menzen tsumo. Okawari, which costs a han, is no such yaku."""
    barred = {*elements()["suubarunomi"].none}
    beside = [
        name
        for name, element in elements().items()
        if element.kind in ("situational", "declared")
        and "suubarunomi" not in element.absorbs
        and not barred.intersection(element.all)
        and not name.startswith(("tw_", "sc_"))
    ]
    assert sorted(beside) == ["chou_nagashi", "menzen_tsumo", "nagashi_mangan", "okawari"]
