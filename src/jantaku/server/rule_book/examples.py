"""Examples of rules: short deals, played anew by the table each time somebody looks at them.

They are scenarios that also test the rules (docs/reference/scenario-file.md); ``examples.jsonl`` holds those that
explain most, packed by ``scripts/pack_examples``, because an installed package has no tests beside it.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from jantaku.rules import AnyEntry, Element, Game, Option, RuleSet, catalogue, load
from jantaku.rules.values import plain, written
from jantaku.scenarios.moves_in_words import told as told_moves
from jantaku.scenarios.performance import Outcome, Stand
from jantaku.scenarios.scenario import Scenario, read_scenario, run, worded
from jantaku.scenarios.script import RUSSIAN_WINDS, WINDS
from jantaku.scoring.ledger import Seat
from jantaku.server.rule_book.words import means, name_of_entry, price_words
from jantaku.server.telling.event_words import words
from jantaku.server.telling.explanations import explained
from jantaku.server.telling.results import Known, result_of
from jantaku.server.telling.wire import (
    Json,
    Said,
    Setting,
    all_on_wire,
    cited,
    encode,
    feeder,
    meld_on_wire,
    on_wire,
    source_of_rule,
)
from jantaku.server.telling.wire import plain as same
from jantaku.server.web.errors import ServerError
from jantaku.table.events import (
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Drawn,
    Event,
    HandShown,
    MatchEnded,
    WallBroken,
    Won,
)
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.table.state.deal import Deal
from jantaku.table.state.set_aside import set_aside
from jantaku.table.telling.eyes import lying_up
from jantaku.table.telling.repricing import Place
from jantaku.texts import LANGUAGES, Texts
from jantaku.tiles import SHORTS, SUITS, kinds_in, place_in_hand

FILE: Final = "examples.jsonl"
BASE_RULES: Final = {"furiten": "furiten_kinds"}
"""Rules that no option switches, by the entry under which people look for them; others belong to their game."""
LETTERS: Final = {"en": WINDS, "ru": RUSSIAN_WINDS}
UNTOLD: Final = (Dealt, DiceRolled, WallBroken, DealStarted)
"""What happens before anybody has done anything."""


TOLD_APART: Final = ("about", "rule", "rules", "seed", "value")
"""Keys of a scenario that a line of the file has by themselves."""


class Packed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the file. ``value``: of the option that it shows, as it is written; ``toml``: the rest."""

    rule: str
    name: str
    about: dict[str, str]
    rules: str
    seed: str
    toml: str
    value: str = ""

    @property
    def scenario(self) -> Scenario:
        """The scenario, whole again."""
        told = {"about": self.about, "rule": self.rule, "rules": self.rules, "seed": self.seed}
        lines = [f"{key} = {written(value)}\n" for key, value in told.items()]
        return read_scenario("".join((*lines, f"value = {self.value}\n" if self.value else "", self.toml)))

    def __hash__(self) -> int:
        return hash((self.rule, self.name))


@cache
def _packed() -> dict[str, dict[str, Packed]]:
    """All examples, by the entry they belong to and by name."""
    found: dict[str, dict[str, Packed]] = {}
    lines = files("jantaku.server.rule_book").joinpath(FILE).read_text("utf-8").splitlines()
    for line in lines:
        one = msgspec.json.decode(line, type=Packed)
        found.setdefault(home_of(one.rule, one.rules), {})[f"{one.rule}-{one.name}"] = one
    return found


def home_of(rule: str, rules: str) -> str:
    """The entry whose page shows examples of this rule."""
    if rule in BASE_RULES:
        return BASE_RULES[rule]
    return rule if catalogue().named(rule) else load(rules).game


def examples_of(entry: AnyEntry) -> list[Json]:
    """What there is to be seen of an entry, by its values in their order."""
    found = [_listed(name, one, entry) for name, one in _packed().get(entry.id, {}).items() if _shows(one, entry)]
    if isinstance(entry, Option):
        order = list(entry.words)
        found.sort(key=lambda one: (order.index(one["value"]) if one["value"] in order else len(order), one["written"]))
    return found


def _shows(one: Packed, entry: AnyEntry) -> bool:
    """An option and an element may share an id; the value tells them apart, unless the element is what the option or
    the plan says."""
    if isinstance(entry, Option):
        return bool(one.value) or one.rule in BASE_RULES
    if isinstance(entry, Element) and (entry.option or entry.place):
        return True
    return not one.value if isinstance(entry, Element | Game) else False


def _listed(name: str, one: Packed, entry: AnyEntry) -> Json:
    told: Json = {"name": name, "about": {**same(""), **one.about}, "seed": one.seed, "written": one.value}
    told["source"] = cited(one.seed)
    if isinstance(entry, Option) and one.value:
        value = one.scenario.value if one.value[0] == "{" else entry.canonical(msgspec.json.decode(one.value))
        assert value is not None
        return told | {"value": plain(value), "means": means(entry, value)}
    return told | {"value": None, "means": None}


def example(entry: str, name: str) -> Json:
    """An example, played: the table after each move, what was said to it, and what it came to."""
    one = _packed().get(entry, {}).get(name)
    if one is None:
        raise ServerError("not_found", what=name[:60])
    return _played(one)


@lru_cache(maxsize=256)
def _played(one: Packed) -> Json:
    scenario = one.scenario
    outcome = run(scenario)
    rules = scenario.rule_set
    count = len(outcome.steps[0].deal.hands)
    first = outcome.steps[0].deal
    tables = {
        language: Setting(tuple(letters[(seat - first.dealer) % count] for seat in range(count)), rules.plan.game)
        for language, letters in LETTERS.items()
    }
    return {
        "game": rules.game,
        "rule": one.rule,
        "about": {**same(""), **one.about},
        "seed": one.seed,
        "source": cited(one.seed),
        "rules": {
            "id": scenario.rules,
            "name": {language: load(scenario.rules).name(language) for language in LANGUAGES},
        },
        "settings": _settings(scenario),
        "yaku": _yaku(scenario, rules),
        "seats": sorted(_seats_of_interest(scenario, first)),
        "kan_up": list(lying_up(rules.plan.kans)),
        "round": {"wind": WINDS[0], "honba": first.honba, "sticks": first.sticks},
        "steps": _joined(*(_steps(outcome, tables[language]) for language in ("en", "ru"))),
        "result": _joined(*(_result(outcome, rules, tables[language]) for language in ("en", "ru"))),
    }


def _joined(english: Any, russian: Any) -> Any:
    """The same twice, seats called as in English and as in Russian: of each sentence the half that is right."""
    if isinstance(english, dict):
        if english.keys() == set(LANGUAGES):
            return {"en": english["en"], "ru": russian["ru"]}
        return {key: _joined(inner, russian[key]) for key, inner in english.items()}
    if isinstance(english, list):
        return [_joined(*pair) for pair in zip(english, russian, strict=True)]
    return english


def _settings(scenario: Scenario) -> list[Json]:
    """In what its rules differ from the rule set, beside the rule that is shown."""
    told = []
    for name, raw in scenario.settings.items():
        option = catalogue().options.get(name)
        if option is None:
            continue
        value = option.canonical(worded(raw))
        shown = {"value": plain(value), "means": means(option, value)}
        told.append({"id": name, "name": name_of_entry(option), **shown})
    return told


def _yaku(scenario: Scenario, rules: RuleSet) -> list[Json]:
    """The yaku that it adds, leaves out or prices otherwise than the rule set, as they count in it."""
    changed: Any = scenario.settings.get("yaku", {})
    names = dict.fromkeys((*changed.get("add", ()), *changed.get("remove", ()), *changed.get("price", {})))
    prices = ((catalogue().elements[name], rules.prices.get(name)) for name in names if name in catalogue().elements)
    return [
        {
            "id": element.id,
            "name": name_of_entry(element),
            "value": "off" if price is None else price.plain,
            "means": price_words(price, rules.plan.value.linear, rules.game),
        }
        for element, price in prices
    ]


def _seats_of_interest(scenario: Scenario, deal: Deal) -> set[Seat]:
    """Whose tiles matter: hands that were laid out, and those who do something out of turn."""
    count = len(deal.hands)
    places = {WINDS.index(wind) for wind in scenario.hands if wind in WINDS}
    places |= {move.seat for moment in scenario.script for move in moment if move.verb}
    return {(deal.dealer + place) % count for place in places if place < count}


def _steps(outcome: Outcome, table: Setting) -> list[Json]:
    told: list[Json] = []
    seen = 0
    for stand in outcome.steps:
        events = stand.deal.events[seen:]
        seen = len(stand.deal.events)
        told.append(
            {
                "said": {
                    language: told_moves(stand.moves, Texts(language, table.game), LETTERS[language])
                    for language in LANGUAGES
                },
                "told": [_told(event, table) for event in events if _is_told(event)],
                "refusal": None if stand.refusal is None else _refusal(stand),
                "board": _board(stand),
            }
        )
    return told


def _is_told(event: Event) -> bool:
    """Whether it is worth a line; the last tile of the deal is no move."""
    return not isinstance(event, UNTOLD) and not (isinstance(event, Drawn) and event.source == "deal")


def _told(event: Event, table: Setting) -> Json:
    return {"seat": getattr(event, "seat", None), "event": event.__struct_config__.tag, "text": words(event, table)}


def _refusal(stand: Stand) -> Json:
    refusal = stand.refusal
    assert refusal is not None
    return {
        "kind": refusal.kind,
        "rule": refusal.rule,
        "source": source_of_rule(refusal.rule),
        "text": {language: refusal.text(language) for language in LANGUAGES},
    }


def _board(stand: Stand) -> Json:
    """Everything that lies there, open."""
    deal = stand.deal
    return {
        "left": deal.wall.live,
        "indicators": all_on_wire(stand.indicators),
        "turn": deal.turn,
        "seats": [_seat(deal, seat) for seat in range(len(deal.hands))],
    }


def _seat(deal: Deal, seat: Seat) -> Json:
    hand = deal.hands[seat]
    resting = sorted((tile for tile in hand.tiles if tile != hand.drawn), key=place_in_hand)
    return {
        "seat": seat,
        "wind": WINDS[(seat - deal.dealer) % len(deal.hands)],
        "points": deal.points[seat],
        "tiles": all_on_wire(resting),
        "drawn": on_wire(hand.drawn) if hand.drawn >= 0 else None,
        "melds": [meld_on_wire(meld, feeder(seat, meld.feeder, len(deal.hands))) for meld in hand.melds],
        "nuki": all_on_wire(set_aside(deal, seat)),
        "pond": [
            {"tile": on_wire(lying.tile), "riichi": turned}
            for lying, turned in zip(hand.pond, deal.turned(seat), strict=True)
        ],
        "riichi": hand.riichi > 0,
        "suit": [*SUITS][suit] if (suit := chosen_suit(deal, seat)) >= 0 else None,
        "out": hand.out,
    }


def _result(outcome: Outcome, rules: RuleSet, table: Setting) -> Json | None:
    """What the deal came to; nothing where the example ends before it."""
    events = outcome.events
    if not any(isinstance(event, Won | DealEnded | MatchEnded) for event in events):
        return None
    start = outcome.steps[0].deal
    out: list[Seat] = []
    known = Known()
    for at, event in enumerate(events):
        if isinstance(event, Won):
            place = Place(start.dealer, start.round, start.honba, start.sticks, len(table.names), tuple(out))
            known.explained[at] = explained(event, rules.plan, place, events[at + 1 :])
            out.append(event.seat)
        elif isinstance(event, HandShown) and event.ready:
            hand = outcome.steps[-1].deal.hands[event.seat]
            known.waits[at] = tuple(SHORTS[kind] for kind in (*kinds_in(hand.waits), *kinds_in(hand.spent)))
    told: Json = msgspec.json.decode(encode(result_of(events, known, table, None)))
    return told


__all__ = ["Packed", "Said", "example", "examples_of", "home_of"]
