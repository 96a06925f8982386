"""Which rules of a set hold: a game is told by what it is, not by what it lacks of another.

Every option has a value in every game, those too that mean nothing in it: fu where none are counted, the rules of
riichi where nobody declares it. Nobody lists them: each option is given its other values, and the plans are compared.
Where nothing changes the option is idle. Where all that changes is empty now, it says that something is not there,
which need not be told either; and prices stand in the list of hands.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from jantaku.rules.compile import compile_plan
from jantaku.rules.entries import AnyEntry, Option, catalogue
from jantaku.rules.equivalence import meaning
from jantaku.rules.part_meanings import part_value
from jantaku.rules.plan import (
    AdmissionPlan,
    DealerPlan,
    DoraPlan,
    DrawPlan,
    FuPlan,
    LengthPlan,
    PaymentPlan,
    Plan,
    RiichiPlan,
    SettlementPlan,
    ValuePlan,
)
from jantaku.rules.rule_set import RuleSet, differences
from jantaku.rules.values import Fields, Value
from jantaku.texts import SayableError, TextId, Texts

ABSENT: Final = ("off", "none", "never", "nothing", "allowed")
"""Words for what is not there, or not forbidden."""


NOT_THERE: Final = "-"
"""What is said of an option in a game that has no such rule."""

PLAYERS_NEEDED: Final = {"triple_ron": 4}
"""Rules of what cannot happen at a table with fewer players."""


def told_by_itself(rules: RuleSet) -> bool:
    """Whether these are the rules of a game, and no kind of another with which they could be compared."""
    return rules.basis is None


def differences_in_force(one: RuleSet, other: RuleSet) -> tuple[tuple[AnyEntry, str, str], ...]:
    """What `differences` tells; between two families of games only rules that one of them has, with `NOT_THERE` for the
    one that has it not. Nor has a table rules for more players than sit at it."""
    told = [
        (entry, _if_there(entry, one, other, first), _if_there(entry, other, one, second))
        for entry, first, second in differences(one, other)
    ]
    return tuple(row for row in told if row[1:] != (NOT_THERE, NOT_THERE))


def _if_there(entry: AnyEntry, rules: RuleSet, beside: RuleSet, said: str) -> str:
    if not isinstance(entry, Option):
        return said
    enough = rules.plan.payments.seats >= PLAYERS_NEEDED.get(entry.id, 0)
    return said if enough and (rules.root == beside.root or is_there(entry, rules)) else NOT_THERE


def is_there(option: Option, rules: RuleSet) -> bool:
    """Whether the game of these rules has such a rule. One whose sheet writes all of them has all that it may have."""
    if rules.root.header.is_complete:
        return catalogue().has(rules.game, option.id)
    return option.id in in_force(rules)


@lru_cache(maxsize=64)
def in_force(rules: RuleSet) -> tuple[str, ...]:
    """The options that hold and say that something is there; those of the game itself in any case."""
    known = catalogue()
    return tuple(
        name
        for name, option in known.options.items()
        if option.state == "done"
        and known.has(rules.game, name)
        and (is_of_game(option, rules.game) or (not is_absent(rules.values[name]) and _shows(rules, option)))
    )


def parts_in_force(rules: RuleSet) -> tuple[str, ...]:
    """The fields of the plan that its sheets set and that say that something is there."""
    return tuple(place for place in rules.parts if not is_absent(part_value(rules.plan, place)))


def name_in_game(option: Option, texts: Texts) -> str:
    """What an option is called where the game is known: most have names of riichi."""
    own = TextId(f"option-{option.id}-in-{texts.game}")
    return texts(own) if texts.has(own) else option.name(texts.language)


def is_of_game(option: Option, game: str) -> bool:
    """Whether it is a rule of this game and not of riichi."""
    return game in option.games and not catalogue().has("riichi", option.id)


def is_absent(value: object) -> bool:
    """Whether it says that there is no such thing."""
    return not any(value) if isinstance(value, tuple | list) else not value or value in ABSENT


def _shows(rules: RuleSet, option: Option) -> bool:
    """Whether some other value of the option would take away what is there now, or put something else in its place."""
    here = leaves(what_can_be_noticed(rules.plan))
    for plan in _with_others(rules, option):
        other = leaves(what_can_be_noticed(plan))
        places = [place for place in here.keys() | other.keys() if here.get(place) != other.get(place)]
        moved = [(is_absent(here.get(place)), is_absent(other.get(place))) for place in places if not _is_price(place)]
        if (False, True) in moved or ((False, False) in moved and (True, False) not in moved):
            return True
    return False


def _is_price(place: tuple[str, ...]) -> bool:
    return place[0] == "elements" or place == ("dora", "nuki_han")


def _with_others(rules: RuleSet, option: Option) -> Iterator[Plan]:
    for value in _others(option, rules.values[option.id]):
        values = {**rules.values, option.id: value}
        try:
            plan = compile_plan(
                rules.game, values, rules.prices, rules.patched, rules.patterns, rules.parts, rules.absorbs
            )
        except (SayableError, ValueError, LookupError, AssertionError):  # it cannot stand beside the rest
            continue
        if len(plan.seats.tiles) == plan.payments.seats:  # else it is for another number of players
            yield plan


def _others(option: Option, here: Value) -> Iterator[Value]:
    """Other values that might stand there: words, the usual one, the ends of a range, a list of nothing."""
    number = option.number
    ends = () if number is None else (number.low, number.high if number.built_to is None else number.built_to)
    zeros = [(0,) * len(here)] if isinstance(here, tuple) and all(isinstance(one, int) for one in here) else []
    words = (int(word) if word.isdecimal() else word for word in option.words if word not in option.unbuilt)
    for value in (*words, option.default, *ends, *zeros):
        if value != here and not isinstance(value, Fields):
            yield value


def leaves(plan: Plan) -> dict[tuple[str, ...], Any]:
    """Every single field of a plan by its path."""
    found: dict[tuple[str, ...], Any] = {}

    def walk(value: Any, path: tuple[str, ...]) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(inner, (*path, name))
        else:
            found[path] = value

    walk(msgspec.to_builtins(plan), ())
    return found


def what_can_be_noticed(plan: Plan) -> Plan:
    """The meaning of a plan, less what nobody at the table could tell from its usual value. Fingerprints keep it: they
    stand in records."""
    plan = meaning(plan)
    value, dora, dealer, length = plan.value, plan.dora, plan.dealer, plan.length
    payments, settlement, riichi = plan.payments, plan.settlement, plan.riichi
    if not (dora.indicator or dora.ura or dora.red):
        dora = DoraPlan(nuki_han=dora.nuki_han)
    if value.linear:
        value = replace(value, limits=ValuePlan().limits, combine=ValuePlan().combine)
    if not payments.honba_each:
        payments = replace(payments, honba_payer=PaymentPlan().honba_payer)
    if not payments.stick:
        settlement = replace(settlement, leftover_sticks=SettlementPlan().leftover_sticks)
        riichi = replace(riichi, on_credit=RiichiPlan().on_credit, last_points=RiichiPlan().last_points)
    if dealer.passes_to == "first_winner":  # nobody stays or goes by turns
        dealer = DealerPlan(passes_to=dealer.passes_to)
        if length.deals:
            length = replace(length, rounds=LengthPlan().rounds)
    if not plan.admission.minimum_han:  # any complete hand wins
        usual, needs = AdmissionPlan(), plan.admission
        needs = replace(needs, every_wait=usual.every_wait, every_wait_if=usual.every_wait_if)
        needs = replace(needs, every_meld=usual.every_meld, same_yaku=usual.same_yaku)
        draws = replace(plan.draws, yakuless_tenpai=DrawPlan().yakuless_tenpai)
        plan = replace(plan, admission=needs, draws=draws)
    return replace(
        plan,
        value=value,
        fu=plan.fu if plan.fu.counted else FuPlan(counted=False),
        dora=dora,
        dealer=dealer,
        length=length,
        payments=payments,
        riichi=riichi,
        settlement=settlement,
    )
