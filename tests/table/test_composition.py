"""Rules that the books combine, and some that they do not: what two additions say holds together.

Each pair is a rule set in writing, played by random players with all the checks of the random matches; the witness of a
void suit looks besides whether its promise is kept whatever else may be said.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from jantaku.hands import Meld
from jantaku.rules import load
from jantaku.rules.plan import ExchangePlan, ExclusionPlan, Plan, VoidPlan
from jantaku.scoring.ledger import Reason
from jantaku.table import events as told
from jantaku.table.additions import ADDITIONS, ORDERED
from jantaku.table.additions.addition import Addition, Hearer
from jantaku.table.additions.building import Building
from jantaku.table.additions.side_settlement import SideSettlement
from jantaku.table.additions.stages import Stages
from jantaku.table.additions.supplements import Supplements
from jantaku.table.additions.tenpai_calls import TenpaiCalls
from jantaku.table.additions.void import SUIT_MASKS, Void, suit_of
from jantaku.table.additions.yakitori import YakitoriLunch, YakitoriMarkers
from jantaku.table.additions.yakuman_ends import YakumanEnds
from jantaku.table.course import ACTS, ASKS
from jantaku.table.flow import advance
from jantaku.table.match import Match
from jantaku.table.referee import Referee
from jantaku.table.state.chosen_suits import ChosenSuits, promised_tile
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE, PondTile
from jantaku.table.state.memory import recall
from jantaku.table.state.window import WindowKind
from jantaku.table.steps.turn import turn_codes
from jantaku.table.table import Table
from jantaku.table.words import Code, Verb, discard, first_of, riichi, second_of, verb_of
from jantaku.tiles import KIND, KIND_OF, Tile, make_tile, parse_tiles
from tests.table import random_matches
from tests.table.random_matches import Played, Spec, check
from tests.table.random_rules import Flip, Flips, rules_of
from tests.table.witness import Witness, check_state, contradict, points_of

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

VOID = Flip("parts.void.chosen", "true")
GEESE = Flip("yaku.add", '["gan_shuutingu"]')
HONOURS = (Flip("parts.grammar.tile_set", '"riichi"'), Flip("parts.wall.sides", "[]"))
WORDS_OF_DORA = Flip("yaku.add", '["coloured_dora", "okawari", "tetora_appu"]')
SHORT = Flip("game_length", '"tonpuusen"')

SICHUAN_GEESE = ("sichuan", (GEESE, *HONOURS, Flip("parts.length.deals", "4")))
PAIRS: dict[str, tuple[str, Flips, set[str]]] = {
    "a void suit and supplements": ("sanma_rengonosan", (VOID,), {"Void", "Supplements"}),
    "flowers and open riichi": ("sanma_kansai", (Flip("open_riichi", '"hand"'),), {"Nuki"}),
    "a void suit and riichi": ("riichi", (VOID, SHORT), {"Void"}),
    "a void suit and flowers": ("sanma_kansai", (VOID,), {"Void", "Nuki"}),
    "a void suit, raised runs and geese": (
        "riichi", (VOID, GEESE, SHORT, Flip("added_run", '"on"')), {"Void", "RaisedRuns", "Geese"}
    ),
    "a dora that is named, more indicators and stakes": (
        "riichi",
        (WORDS_OF_DORA, SHORT, Flip("announce_dora_before_dice", '"on"')),
        {"NamedDoras", "Okawari", "TetoraAppu"},
    ),
}  # fmt: skip


KITCHEN_SINK = load("kitchen_sink")
BOTH = 2
STACKED = ("a void suit and supplements", "flowers and open riichi", "a void suit and riichi")
"""Those for which there are recipes that stack a wall."""


class VoidWitness(Witness):
    """Sees matches in which everybody chooses a suit, whatever else is played."""

    def _new_deal(self) -> None:
        super()._new_deal()
        self.suits: dict[int, int] = {}
        self.promised: dict[int, Tile] = {}
        self.cards: set[int] = set()

    def _suit_chosen(self, event: told.SuitChosen) -> None:
        self.suits[event.seat] = suit_of(event.tile)
        if event.card:
            self.cards.add(event.seat)
        else:
            self.promised[event.seat] = event.tile

    def _suit_shown(self, event: told.SuitShown) -> None:
        self.cards.remove(event.seat)

    def saw(self, event: Any) -> None:
        """The promise is kept by discards, melds and tiles set aside; and a hand that wins is rid of the suit."""
        if isinstance(event, told.Discarded):
            promised = self.promised.pop(event.seat, event.tile)
            if promised != event.tile:
                contradict("suit", f"{event} in place of {promised}")
        meld: Meld | None = getattr(event, "meld", None)
        taken = meld.all_tiles if meld is not None else (event.tile,) if isinstance(event, told.NukiDeclared) else ()
        if self.promised.get(getattr(event, "seat", -1), NO_TILE) in taken:
            contradict("suit", f"{event} takes the tile that lies face down")
        if isinstance(event, told.Won) and event.seat in self.suits:
            suit = SUIT_MASKS[self.suits[event.seat]]
            melded = [tile for meld in event.melds for tile in meld.all_tiles]
            if any(suit >> (tile & KIND) & 1 for tile in (*event.concealed, event.tile, *melded)):
                contradict("suit", f"{event} has tiles of the suit")
        super().saw(event)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """A witness who knows the void suit, also where winners do not leave."""
    usual = random_matches.witness_of

    def witness_of(table: Table) -> Witness:
        void = table.plan.void.chosen and table.plan.winners.until == 1
        return VoidWitness(table) if void else usual(table)

    monkeypatch.setattr(random_matches, "witness_of", witness_of)


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("pair", PAIRS)
def test_both_rules_are_played(pair: str, seed: int) -> None:
    preset, flips, expected = PAIRS[pair]
    table = random_matches.plain_parts(preset, flips)
    assert expected <= {type(addition).__name__ for addition in table.additions}
    result = check(Spec(preset, flips, seed, stacked=seed == 1 and pair in STACKED))
    assert isinstance(result, Played), result
    assert result.reached["matches"] == 1


# ---------------------------------------------------------------- what windows contain


def windows(pair: str, seeds: Sequence[int], most: int = 600) -> Iterator[tuple[Match, int, tuple[Code, ...]]]:
    """Whoever is asked anything in some random matches, and what may be answered."""
    preset, flips, _ = PAIRS[pair]
    for seed in seeds:
        rng, match = random.Random(seed), Match(rules_of(preset, flips), seed)
        for _ in range(most):
            if match.over:
                break
            ask = match.unanswered[0]
            yield match, ask.seat, ask.codes
            match.answer(ask.seat, rng.choice(ask.codes))


def test_a_void_suit_and_supplements_stand_in_one_window() -> None:
    """A mixed set is called by a hand that has promised another tile, and never with that tile."""
    called = 0
    for match, seat, codes in windows("a void suit and supplements", range(6)):
        promised = promised_tile(match.deal, seat)
        if promised == NO_TILE:
            continue
        for code in codes:
            match verb_of(code):
                case Verb.DISCARD | Verb.RIICHI:
                    assert first_of(code) == promised
                case Verb.PON | Verb.EYES_KAN | Verb.OPEN_KAN | Verb.CLOSED_KAN:
                    called += 1
                    assert promised not in (first_of(code), second_of(code))
    assert called


def test_riichi_waits_for_the_tile_that_was_promised() -> None:
    """A hand that is ready without its last tile may declare with the one that lies face down, and with no other."""
    preset, flips, _ = PAIRS["a void suit and riichi"]
    match = Match(rules_of(preset, flips), 3)
    while match.window is not None and match.window.kind is not WindowKind.TURN:
        match.answer(match.unanswered[0].seat, match.unanswered[0].default)
    (ask,) = match.unanswered
    hand = match.deal.hands[ask.seat]
    hand.tiles, hand.counts, hand.away = [], bytearray(len(hand.counts)), 0
    for tile in parse_tiles("123456789m 1123p 9s", match.table.book.tile_set):
        hand.take(tile)
    chosen = recall(match.deal, ChosenSuits)
    chosen.suits[ask.seat], hand.void, chosen.promised[ask.seat] = 2, SUIT_MASKS[2], hand.drawn
    match.window = advance(match.deal, match.table)
    said = {verb_of(code): first_of(code) for code in match.unanswered[0].codes}
    assert said == {Verb.RIICHI: hand.drawn, Verb.DISCARD: hand.drawn}
    refusal = match.why(ask.seat, riichi(hand.tiles[9]))
    assert refusal is not None
    assert refusal.kind == "void_first"


def test_flowers_and_open_riichi_stand_in_one_window() -> None:
    """A hand that is ready draws a North: it may set the tile aside, or declare riichi and lie open."""
    preset, flips, _ = PAIRS["flowers and open riichi"]
    match = Match(rules_of(preset, flips), 3)
    hand = match.deal.hands[match.deal.dealer]
    hand.tiles, hand.counts, hand.away = [], bytearray(len(hand.counts)), 0
    for tile in parse_tiles("111234678p 1123s 4z", match.table.book.tile_set):
        hand.take(tile)
    verbs = {verb_of(code) for code in turn_codes(match.deal, match.table, match.deal.dealer)}
    assert {Verb.NUKI, Verb.RIICHI, Verb.OPEN_RIICHI, Verb.DISCARD} <= verbs


# ---------------------------------------------------------------- geese


def test_geese_are_paid_in_sichuan() -> None:
    """Red dragon, 3, 7, 3 of bamboo, red dragon: everybody pays at once, and the deal goes on (001:2268)."""
    match = Match(rules_of(*SICHUAN_GEESE), 5)
    for ask in match.unanswered:
        match.answer(ask.seat, ask.default)
    (ask,) = match.unanswered
    hand, before = match.deal.hands[ask.seat], match.deal.points[:]
    red, three, seven = (make_tile(kind) for kind in (KIND_OF["7z"], KIND_OF["3s"], KIND_OF["7s"]))
    hand.pond = [PondTile(tile, False, False, 0) for tile in (red, three, seven, three)]
    last = make_tile(KIND_OF["7z"], 1)
    recall(match.deal, ChosenSuits).promised[ask.seat] = NO_TILE
    hand.put(hand.tiles[0])
    hand.take(last)
    match.window = advance(match.deal, match.table)
    assert match.answer(ask.seat, discard(last)) is None
    (paid,) = [event for event in match.deal.events if isinstance(event, told.Paid)]
    assert {row.reason for row in paid.rows} == {Reason.GEESE}
    assert match.deal.points[ask.seat] == before[ask.seat] + sum(row.amount for row in paid.rows)
    assert {row.source for row in paid.rows} == {0, 1, 2, 3} - {ask.seat}
    assert not match.over
    assert match.deal.result is None


def everything() -> Plan:
    """As many additions at one table as can be, whether anybody would play that or not."""
    plan = KITCHEN_SINK.plan
    return replace(
        plan,
        wall=replace(plan.wall, first_turn="deal"),
        void=VoidPlan(chosen=True),
        exchange=ExchangePlan(tiles=3),
        exclusion=ExclusionPlan(kinds=2),
        nuki=replace(plan.nuki, tiles=("4z", "1f", "5f")),
        riichi=replace(plan.riichi, dealt=True, opens="nothing"),
        payments=replace(plan.payments, deal_stake=100, bite="fixed", kan_takes="yakuman"),
        dora=replace(plan.dora, shrinking=(40, 30), of_the_day=True),
        calls=replace(plan.calls, stake=1000, most=3, riichi_interrupts=True, rob_laid=True),
        kans=replace(plan.kans, dues=(500, 500, 500), open_fine=2000, second_call=True),
        yakitori=replace(plan.yakitori, markers=0),
        chips=replace(plan.chips, uncovers="chain", peek=True, lined_up=True, below_target=5),
    )


def test_all_additions_sit_at_one_table() -> None:
    """All but supplements, which want a box of their own, hands that are built or grow, for which others are dealt,
    calls with riichi, where riichi is declared as dealt, what only the oldest games have, and markers, which replace
    plain yakitori: the match comes to its end."""
    table = Table(everything(), ASKS, ACTS)
    assert {type(addition) for addition in table.additions} == {*ADDITIONS} - {
        Supplements,
        Building,
        Stages,
        TenpaiCalls,
        SideSettlement,
        YakumanEnds,
        YakitoriMarkers,
        YakitoriLunch,
    }
    rng, match = random.Random(1), Match(KITCHEN_SINK, 1, table=table)
    while not match.over:
        ask = match.unanswered[0]
        check_state(match.deal, table, frozenset(match.box), points_of(match.deal, table))
        assert match.answer(ask.seat, rng.choice(ask.codes)) is None


@pytest.mark.parametrize("seed", range(3))
def test_sichuan_with_geese_is_played_to_the_end(seed: int) -> None:
    """Its witness knows no honours: here tiles and waits are looked at in every window."""
    rng, match = random.Random(seed), Match(rules_of(*SICHUAN_GEESE), seed)
    while not match.over:
        ask = match.unanswered[0]
        check_state(match.deal, match.table, frozenset(match.box), points_of(match.deal, match.table))
        assert match.answer(ask.seat, rng.choice(ask.codes)) is None
    assert {*map(type, match.events)} >= {told.SuitChosen, told.Discarded, told.MatchEnded}


# ---------------------------------------------------------------- events that are heard


class Bell(Addition):
    """Hears of everything that is drawn, called and won, and rings for each call; it hears itself ring."""

    def __init__(self) -> None:
        self.noted: Counter[str] = Counter()

    @classmethod
    def of(cls, plan: Plan, table: Table) -> "Bell":
        return cls()

    def heard(self) -> Mapping[type[told.Event], Hearer]:
        others = (told.Drawn, told.Won, told.Paid, told.DealStarted, told.DealEnded, told.MatchEnded, told.Ruled)
        return {told.Called: self.ring, **dict.fromkeys((*others, told.DealDrawn), self.note)}

    def note(self, deal: Deal, event: told.Event) -> None:
        self.noted[type(event).__name__] += 1

    def ring(self, deal: Deal, event: told.Called) -> None:
        self.note(deal, event)
        deal.events.append(told.Paid(()))


def test_every_event_of_a_step_is_heard_once_and_what_is_told_of_it_as_well() -> None:
    table = Table(load("riichi").plan, ASKS, ACTS, additions=(*ADDITIONS, Bell))
    (bell,) = table.additions
    assert isinstance(bell, Bell)
    assert not table.plain
    rng, match = random.Random(2), Match("riichi", 2, table=table)
    while not match.over:
        ask = match.unanswered[0]
        match.answer(ask.seat, rng.choice(ask.codes))
        if match.deal.discards > 9 and not bell.noted["Ruled"]:
            Referee(match).chombo(ask.seat)
    happened = Counter(type(event).__name__ for event in match.events)
    assert min(bell.noted[name] for name in ("Called", "DealEnded", "MatchEnded", "Ruled")) > 0
    assert {name: happened[name] for name in bell.noted} == bell.noted


class SecondVoid(Void):
    """Another rule with the steps of one that is there."""

    @classmethod
    def of(cls, plan: Plan, table: Table) -> "SecondVoid":
        return cls(0)


def test_two_additions_do_not_push_each_other_out() -> None:
    """Neither by steps nor by words nor by what they offer: who would be lost in silence is refused."""
    with pytest.raises(ValueError, match="SecondVoid has what is there already"):
        Table(load("sichuan").plan, ASKS, ACTS, additions=(*ADDITIONS, SecondVoid))


# ---------------------------------------------------------------- the order of additions


def test_all_additions_are_listed_once() -> None:
    assert len({*ADDITIONS}) == len(ADDITIONS)
    assert {*ADDITIONS} == {kind for kind in Addition.__subclasses__() if kind.__module__.startswith("jantaku.")}


@pytest.mark.parametrize("place", range(len(ADDITIONS) - 1))
def test_neighbours_may_change_places_or_say_why_not(place: int) -> None:
    """The same answers lead to the same deals; the order of words and rows aside."""
    one, other = ADDITIONS[place : place + 2]
    if (one, other) in ORDERED:
        assert ORDERED[one, other]
        return
    swapped = (*ADDITIONS[:place], other, one, *ADDITIONS[place + 2 :])
    sheets = [rules_of(*SICHUAN_GEESE), *(rules_of(preset, flips) for preset, flips, _ in PAIRS.values())]
    for rules, plan in [(KITCHEN_SINK, everything()), *((rules, rules.plan) for rules in sheets)]:
        tables = [Table(plan, ASKS, ACTS, additions=order) for order in (ADDITIONS, swapped)]
        if len({one, other} & {type(addition) for addition in tables[0].additions}) == BOTH:
            _play_alike([Match(rules, 11, table=table) for table in tables], random.Random(place))


def _play_alike(matches: Sequence[Match], rng: random.Random) -> None:
    for _ in range(400):
        if matches[0].over:
            break
        asks = [{ask.seat: sorted(ask.codes) for ask in match.unanswered} for match in matches]
        assert asks[0] == asks[1]
        seat = min(asks[0])
        code = rng.choice(asks[0][seat])
        for match in matches:
            assert match.answer(seat, code) is None
    one, other = ([_in_any_order(event) for event in match.events] for match in matches)
    assert one == other


def _in_any_order(event: Any) -> Any:
    return (type(event), sorted(map(str, event.rows))) if isinstance(event, told.Paid) else event
