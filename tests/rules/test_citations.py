"""Where an amount is told with a source, it stands there: a reader who looks it up finds the number.

The books themselves lie beside the project, for those who develop it (`tests.rules.books`); a plain clone skips this.
An amount that stands nowhere, and why it is right all the same, is listed here.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import pytest

from jantaku.rules import Option, RuleSet, catalogue, load, presets, read
from jantaku.rules.effects.linear import CLOSED_RUNS_FU, OPEN_RUNS_FU
from jantaku.rules.part_meanings import part_value
from jantaku.rules.plan import FuPlan, Plan
from jantaku.rules.prices import ElementPrice, read_price
from jantaku.rules.sheet_parts import PLACES
from jantaku.scoring.book import NO_HONOURS_FU, limit_of
from jantaku.scoring.explanations.fu import FU_SEEDS
from jantaku.scoring.explanations.paid import payment_seed
from jantaku.scoring.explanations.value import VALUE_SEED
from jantaku.scoring.ledger import Reason
from jantaku.texts import SayableError
from jantaku.yaku import elements
from jantaku.yaku.elements import UsualPrice
from tests.rules.books import SEEDS, Amount, cited, lines_at, numbers_at

pytestmark = pytest.mark.skipif(not SEEDS.exists(), reason="the books ../shared/seeds are not here")

OPTIONS: Final = {
    option.id: option for option in catalogue().options.values() if option.state == "done" and not option.house
}
SHEETS: Final = tuple(name for name in presets() if name != "kitchen_sink")
LIMITS: Final = {2000: "mangan", 3000: "haneman", 4000: "baiman", 6000: "sanbaiman", 8000: "yakuman"}

OPTIONS_ELSEWHERE: Final = {
    ("open_riichi_stake", 1000): "as any riichi costs; 001:2074 names only the other stake",
    ("extra_rounds_max", 1): "one more round is the usual one; the books only say that there may be any number",
    ("tw_pure_suit_no_flowers", 2): "the number of a row in the table of fan (002:407), not an amount",
}
SHEETS_ELSEWHERE: Final = {
    ("inflation_mahjong", "shuugi", 1000): "001:6203 says that chips are changed into points, and not for how many",
    ("hakurei_jinja", "start_target_points", 25000): "the target less the usual stake for the oka (001:2719)",
    ("seventeen_steps", "building.tiles", 34): "a whole side of the wall (001:4283)",
    ("seventeen_steps", "building.seconds", 180): "3 minutes (001:4283)",
    ("seventeen_steps", "admission.minimum_base", 2000): "from a mangan on, by its name (001:4283)",
    ("seventeen_steps", "payments.deal_stake", 1000): "001:4285 says that stakes are laid, and not how much",
    ("seventeen_steps", "length.deals", 8): "no length is given; ours",
    ("big", "wall.blocks", 4): "001:4348: five sets and a pair, less the winning tile",
    ("book", "extra_rounds_max", 2): "001:2680 names them: West, then North",
    ("majan_100", "start_target_points", 5000): "50 sticks of 100 (001:3975 counts in sticks)",
    ("majan_100", "minimum_han", 2): "001:3974: ryan han shibari, the word for two han",
    ("majan_100_three", "minimum_han", 2): "the same",
    ("majan_100_three", "start_target_points", 5000): "the same",
    ("parlour", "tobi_shou", 10000): "001:2689 allows up to 20,000; this parlour's choice",
    ("parlour", "akadora", 3): "the usual number of red fives; 001:5889 says that they earn chips",
    ("parlour", "shuugi", 2000): "what a chip is worth is left to the parlour",
    ("sanma_108", "start_target_points", 50000): "the target is not told (a reading of the sheet)",
    ("sanma_fourth_sits_out", "seats.members", 4): "001:4043 says it in a word: the fourth player",
    ("sanma_kansai", "akadora", 4): "001:3960: all fives",
    ("sanma_kyoto", "time_limit", 30): "001:3955: a time that is agreed upon",
    ("sanma_rengonosan", "honba_value", 100): "001:4060: 200 for a ron, which two pay",
    ("nima_rengonosan", "start_target_points", 30000): "001:4067 asks for a target and does not say which",
    ("nima_rengonosan", "payments.phantoms", 3): "001:4055 names them: South and North",
    ("nima_rengonosan", "honba_value", 100): "001:4060: 200 in all, which two pay",
    ("nima_rengonosan", "renchan_limit", 8): "001:4061 says it in a word: paarenchan, eight times",
    ("nima_toitsu_riichi", "start_target_points", 30000): "001:4129 asks for a target and does not say which",
    ("nima_toitsu_riichi", "payments.phantoms", 3): "001:4119 names them: South and North",
    ("nima_toitsu_riichi", "honba_value", 100): "001:4122: 200 in all, which two pay",
    ("nima_toitsu_riichi", "renchan_limit", 8): "001:4123 says it in a word: paarenchan, eight times",
    ("arushiaru_bu", "score_ceiling", 4000): "twice the start (DECISIONS 15)",
    ("arushiaru_bu", "payments.chombo_amount", 500): "the mangan of 001:4493, as a base amount",
    ("buu_mahjong", "score_ceiling", 4000): "twice the start (DECISIONS 15)",
    ("buu_mahjong", "honba_value", 100): "001:4516: 300 in all, which three pay",
    ("buu_mahjong", "payments.added", 100): "001:4516: 300 in all, which three pay",
    ("sichuan", "length.deals", 16): "004:76: a number that the tournament says",
}
PRICES_ELSEWHERE: Final = {
    ("toutenkou_sanma", "nagashi_mangan", "limit 5000"): "5000 points of a sum (001:4297), and no limit",
    **{
        (game, name, "limit 500"): "the mangan of 001:4493, as a base amount"
        for game in ("arushiaru", "arushiaru_bu", "buu_mahjong")
        for name, element in load(game).plan.elements.items()
        if "limit 500" in (element.closed, element.open)
    },
    **{
        ("big", name, f"limit {third}"): "a third of the total of 001:4359"
        for name, third in (
            *(("daisuushii", 20000), ("suukantsu", 20000), ("ryuuiisou", 30000)),
            *(("chinroutou", 30000), ("tsuuiisou", 30000)),
        )
    },
}
OUR_PRICES: Final = {
    "chou_tanyao": {3},  # 001:1796: a raised value, and no number
    "any_honour_triplet": {1},  # 001:5874: no value at all
    "toitsu_flower_yakuhai": {1},  # 001:4143: yakuhai, and no number
}
"""Prices that the books leave to the table: the text of the yaku says that they are ours."""
NO_PRICE: Final = ("hand", "hand_value")
STACKED: Final = "dead_wall_size"
"""It is counted in stacks of two tiles, which the books do not always do."""
SHARES: Final = "payments.shares"
"""Twelfths of a base amount, of our own."""


def there(seeds: Iterable[str]) -> set[Amount]:
    """The amounts in all lines that these sources name."""
    return {amount for seed in seeds for place in cited(seed) for amount in numbers_at(place)}


def worths(price: ElementPrice | UsualPrice) -> set[Amount]:
    return {worth for worth in (price.closed, price.open) if worth not in (None, 0, *NO_PRICE)}


def stands(amount: Amount, told: set[Amount]) -> bool:
    """Prices of games that add points up are hundreds here; uma and the like are thousands, and so are some amounts."""
    if isinstance(amount, str):
        return amount in told
    amount = abs(amount)  # a han that is taken away is written as one
    return not told.isdisjoint({amount, amount * 100, amount * 1000})


def amounts_in(value: object) -> Iterator[int]:
    """The numbers of a value; a sign does not matter."""
    match value:
        case bool() | str() | None:
            return
        case int():
            yield abs(value)
        case tuple():
            for inside in value:
                yield from amounts_in(inside)
        case _ if hasattr(value, "values"):
            for inside in value.values():
                yield from amounts_in(inside)


# ---------------------------------------------------------------- how lines are read


@pytest.mark.parametrize(
    ("place", "amounts"),
    [
        ("000:809", {100, 300, 3900, 4500, 2}),
        ("001:1467", {12000, 8000, 36000, "mangan", "sanbaiman", 5, 11}),
        ("001:2634", {2, 60000}),
        ("001:2192", {"2x yakuman", "yakuman"}),
        ("001:7439", {"haneman", "baiman", 1, 2}),
        ("001:3423", {"6x yakuman"}),
        ("002:384", {1}),
        ("000:578", {1}),
        ("000:411", {5, 6}),
    ],
)
def test_a_reader_finds_these_amounts(place: str, amounts: set[Amount]) -> None:
    assert amounts <= numbers_at(place)


def test_a_reader_does_not_find_these() -> None:
    assert 600 not in numbers_at("000:809")
    assert 300 not in numbers_at("001:3646")
    assert "yakuman" not in numbers_at("001:1490")


# ---------------------------------------------------------------- prices


@pytest.mark.parametrize("name", elements())
def test_a_price_stands_in_the_lines_of_its_yaku(name: str) -> None:
    element = elements()[name]
    prices = worths(element.price) - OUR_PRICES.get(name, set())
    assert [price for price in prices if not stands(price, there(element.seed))] == []


@pytest.mark.parametrize("name", [each.id for each in catalogue().elements.values() if each.state == "done"])
def test_a_price_stands_in_the_lines_of_its_page(name: str) -> None:
    element = catalogue().elements[name]
    price = None if element.price is None else read_price(element.price, None)
    prices = set() if price is None else worths(price) - OUR_PRICES.get(name, set())
    assert [price for price in prices if not stands(price, there([element.seed]))] == []


def test_the_page_of_a_yaku_cites_what_its_reasons_cite() -> None:
    for name, element in elements().items():
        page = {line for place in cited(catalogue().elements[name].seed) for line in lines_at(place)}
        told = {line for seed in element.seed for place in cited(seed) for line in lines_at(place)}
        assert told <= page, name


def planned(worth: int | str | None) -> Amount | None:
    """A price of a plan as a reader calls it."""
    base = None if worth is None else limit_of(worth)
    if base is None:
        return worth if worth not in (0, *NO_PRICE) else None
    return LIMITS.get(base) or (f"{base // 8000}x yakuman" if base % 8000 == 0 else f"limit {base}")


@pytest.mark.parametrize("name", SHEETS)
def test_a_price_of_a_rule_set_stands_in_its_lines_or_in_those_of_the_yaku(name: str) -> None:
    rules = load(name)
    sources = rules.sources()
    lost = []
    for element, plan in rules.plan.elements.items():
        if element not in elements():
            continue
        told = there([*elements()[element].seed, catalogue().elements[element].seed, sources.get(element, "")])
        if any(":" in seed for seed in rules.header.seed.split()):
            told |= there([rules.header.seed])
        for worth in {planned(plan.closed), planned(plan.open)} - {None}:
            if not stands(worth, told) and (name, element, worth) not in PRICES_ELSEWHERE:  # type: ignore[arg-type]
                lost.append((element, worth))
    assert lost == []


# ---------------------------------------------------------------- fu, limits, payments


def fu_amounts(item: str) -> set[int]:
    fu = FuPlan()
    match item:
        case "pair":
            return {fu.dragon_pair, fu.double_wind_pair}
        case "set":
            return {*fu.triplet, *fu.kan}
        case "no_honours":
            return {NO_HONOURS_FU}
        case "added":
            return {more for _, more in load("arushiaru").plan.fu.added}
        case "runs":
            return {-CLOSED_RUNS_FU, -OPEN_RUNS_FU}
        case "closed" | "closed_tsumo" | "limit" | "ryanmen" | "fixed":  # of tables that have them; usually none
            return {{"closed": 1, "closed_tsumo": 10, "limit": 30, "ryanmen": 2, "fixed": fu.base}[item]}
    return {getattr(fu, item)}


@pytest.mark.parametrize("item", FU_SEEDS)
def test_fu_stand_in_each_line_that_is_cited_for_them(item: str) -> None:
    base = FuPlan().base
    for seed in FU_SEEDS[item]:
        told = there([seed])
        amounts = fu_amounts(item)
        if item == "set":
            assert amounts <= told
        else:  # some lines say what a hand has in all
            assert amounts & told or {base + amount for amount in amounts} & told, seed


def test_the_limits_stand_in_the_lines_for_the_value_of_a_hand() -> None:
    told = there(VALUE_SEED)
    for base, limit in LIMITS.items():
        assert {limit, 4 * base, 6 * base} <= told


def payment_amounts(reason: Reason, plan: Plan) -> set[int]:
    """What a row of this reason costs by this plan, wherever it is fixed: each, and all together."""
    payments = plan.payments
    match reason:
        case Reason.HONBA:
            return {payments.honba_each, payments.honba_each * (payments.seats - 1)}
        case Reason.STICKS:
            return {payments.stick}
        case Reason.SURCHARGE if payments.shares is not None:
            return {*payments.shares.tsumo_extra}
        case Reason.DEALER_EXTRA:
            return {payments.dealer_extra, payments.dealer_extra_honba}
        case Reason.CHIPS:
            return {payments.ura_chips_from}
    return set()


NO_AMOUNT: Final = {(Reason.STICKS, "000:811")}
"""Lines that say when it is paid, beside one that says how much."""


def in_its_book(places: tuple[str, ...], game: str) -> Callable[[str], bool]:
    own = {"taiwanese": "002", "sichuan": "004"}.get(game)
    return lambda place: place[:3] == own if own else place[:3] not in ("002", "004")


@pytest.mark.parametrize("name", SHEETS)
def test_what_a_payment_costs_stands_in_each_line_that_is_cited_for_it(name: str) -> None:
    plan = load(name).plan
    for reason in Reason:
        amounts = payment_amounts(reason, plan) - {0}
        places = payment_seed(reason, plan)
        assert not amounts or places, f"{reason} has no source"
        for place in filter(in_its_book(places, plan.game), places):
            if (reason, place) not in NO_AMOUNT and amounts:
                assert any(stands(amount, there([place])) for amount in amounts), (reason, place, amounts)


@pytest.mark.parametrize(
    ("sheet", "places"),
    [
        ("riichi", ("000:809", "001:1360")),
        ("sanma", ("000:809",)),
        ("sanma_hiroshima", ("001:3642",)),
        ("toutenkou_sanma", ("001:4297",)),
    ],
)
def test_a_honba_is_cited_where_the_game_says_what_it_costs(sheet: str, places: tuple[str, ...]) -> None:
    assert payment_seed(Reason.HONBA, load(sheet).plan) == places


# ---------------------------------------------------------------- options and rule sets


def option_amounts(option: Option) -> set[int]:
    """The default, and the numbers in its words; the digits of a place or of a code are none."""
    words = {
        int(number) for word in option.words for number in re.findall(r"(?<![\w.])\d+(?![\w.])|_(\d+)", word) if number
    }
    return (set(amounts_in(option.default)) | words) - {0}


@pytest.mark.parametrize("name", OPTIONS)
def test_the_usual_amount_of_an_option_stands_in_its_lines(name: str) -> None:
    option = OPTIONS[name]
    told = there([option.seed])
    lost = [amount for amount in option_amounts(option) if not stands(amount, told)]
    assert [amount for amount in lost if (option.id, amount) not in OPTIONS_ELSEWHERE] == []


PLANNED_ELSEWHERE: Final = {
    ("preset_hakuhyou", 2): "the second red 5p of four (001:122)",
    ("simplified_values", 39): "the table ends at 38 (001:3345); a third yakuman follows, our reading",
    ("simplified_values", 250): "the base amount of 1 han: 1500 / 1000 (001:3345)",
    ("yakuman_everything_adds", 25): "the fu of table d (001:1592-1603)",
    ("dora_opened_as_wall_shrinks", 22): "the tiles of eleven stacks (001:3144)",
    ("zorome_dora", 16): "the tiles of eight stacks (001:3146)",
    ("diced_dora", 6): "faces of a die",
    ("random_round_tile", 8): "as many deals as a hanchan has, our reading",
    ("diced_dora", 2): "odd and even (001:3148)",
    ("devil_star", 4): "from four honba on, in words (001:3134)",
    ("calls_in_last_three_tiles", 4): "one more than three (001:3054)",
    ("kiriage_mangan", 1920): "what 4 han 30 fu and 3 han 60 fu come to",
    ("cheapest_yaku", 20): "the fu of pinfu by tsumo (001:1785)",
    ("pure_pinfu", 20): "the usual base: 001:1782 says that the fu are fixed, and not how many",
    ("limit_scale", 14): "the book's 16 without the two han that every hand has (001:3615)",
    ("limit_scale", 17): "19 without those two",
    ("yakitori", 1000): "001:3103 says from 500 to 4000",
    ("yakitori_markers", 1000): "for each marker what yakitori costs (001:3103)",
    ("yakuman_without_target_prize", 5): "001:3335 leaves the prize to the players: five chips, our amount",
}
SAID_BY_ANOTHER: Final = "chips.rate"
"""What a chip is worth is said of `shuugi`; options of single events only switch chips on."""


def planned_amounts(option: Option, word: str) -> Iterator[int]:
    """The numbers that a word puts into the plan of its game."""
    root = load(option.games[0] if option.games and option.games[0] in presets() else "riichi")
    written = word if word.isdecimal() else f'"{word}"'
    try:
        plan = read(f'id = "x"\nextends = "{root.id}"\n{option.id} = {written}').plan
    except SayableError:  # it needs another option, or another number of players
        return
    for place in PLACES:
        if place == SAID_BY_ANOTHER or place.startswith(SHARES):
            continue
        yield from {*amounts_in(part_value(plan, place))} - {*amounts_in(part_value(root.plan, place))} - {0, 1}


@pytest.mark.parametrize("name", OPTIONS)
def test_what_a_word_means_in_numbers_stands_in_the_lines_of_its_option(name: str) -> None:
    option = OPTIONS[name]
    told = there([option.seed])
    for word in option.words:
        if not option.is_built(word):
            continue
        for amount in planned_amounts(option, word):
            names = {LIMITS.get(amount, f"{amount // 8000}x yakuman")} if amount >= min(LIMITS) else set()
            if not stands(amount, told) and not names & told:
                assert (name, amount) in PLANNED_ELSEWHERE, (word, amount)


def told_of(rules: RuleSet, what: str) -> Any:
    """What a rule set says of an option, an element or a place of the plan."""
    if what in rules.values:
        return rules.values[what]
    if what in rules.prices:
        return (rules.prices[what].closed, rules.prices[what].open)
    return part_value(rules.plan, what) if what in PLACES else None


@pytest.mark.parametrize("name", SHEETS)
def test_an_amount_of_a_rule_set_stands_in_the_lines_that_it_names_for_it(name: str) -> None:
    rules = load(name)
    lost = []
    for what, seed in rules.sources().items():
        if not cited(seed) or what.startswith(SHARES):
            continue
        told = there([seed, *(elements()[what].seed if what in elements() else ())])
        for amount in {*amounts_in(told_of(rules, what))} - {0, 1}:
            amounts = (amount, 2 * amount) if what == STACKED else (amount,)
            if not any(stands(each, told) for each in amounts) and (name, what, amount) not in SHEETS_ELSEWHERE:
                lost.append((what, amount, seed))
    assert lost == []


def test_every_exception_is_still_one() -> None:
    """What stands in the lines by now needs no excuse."""
    for option, amount in OPTIONS_ELSEWHERE:
        assert not stands(amount, there([OPTIONS[option].seed]))
    for name, what, amount in SHEETS_ELSEWHERE:
        rules = load(name)
        assert amount in amounts_in(told_of(rules, what))
        assert not stands(amount, there([rules.sources()[what]]))
    for option, amount in PLANNED_ELSEWHERE:
        assert not stands(amount, there([OPTIONS[option].seed]))
    for name, element, _ in PRICES_ELSEWHERE:
        assert element in load(name).plan.elements
