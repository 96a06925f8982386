"""A scenario is played: its moves where they become possible, everything in between as quietly as can be.

Whoever is not named passes, and discards what was just drawn; who is ready shows it; nobody stops the match. A win that
could be had must be named, or passed by name: so no tile that fills the wall can change what a scenario shows.

Which tiles somebody waits for is known only when it has been played. So it is laid and played until the fillers
hold none of them where they would be drawn.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from itertools import chain
from typing import Final

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.rules import NotBuilt, RuleSet
from jantaku.scenarios.expectations import NEEDS_END, OF_WINS, Difference, compare, wins_in
from jantaku.scenarios.layout import Stage, lay, thrown
from jantaku.scenarios.scenario import (
    ROUND,
    Games,
    Scenario,
    ScenarioError,
    check_moves,
    check_winds,
    line_of,
    round_name,
)
from jantaku.scenarios.script import (
    CHOICES,
    CLAIMS,
    RULINGS,
    TURN,
    WINDS,
    Moment,
    Move,
    accepted,
    attempted,
    read_tiles,
    written_code,
)
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.hissatsu import DRAWN
from jantaku.table.additions.raised_runs import FORMS as RAISED_FORMS
from jantaku.table.additions.stages import FOR_A_SET
from jantaku.table.additions.supplements import FOR_EYES
from jantaku.table.additions.win_streaks import Streaks
from jantaku.table.additions.yakitori import Lunch, Markers
from jantaku.table.chance import Lots, lots_of
from jantaku.table.events import DealStarted, Discarded, Event, NukiDeclared, SeatsDrawn, Won
from jantaku.table.match import Match, Standing
from jantaku.table.parts.length import Place
from jantaku.table.parts.playing_on import BattleMemory, Out
from jantaku.table.referee import Referee
from jantaku.table.refusals.kinds import KINDS
from jantaku.table.refusals.why import Refusal, why_not
from jantaku.table.state.built_hands import supply
from jantaku.table.state.chosen_suits import ChosenSuits
from jantaku.table.state.deal import Deal, OfferForm, Step
from jantaku.table.state.deposits import lying
from jantaku.table.state.holding import Holding, PondTile
from jantaku.table.state.memory import Memory, recall, recalled
from jantaku.table.state.named_dora import DoraOfTheDay
from jantaku.table.state.set_aside import SetAside
from jantaku.table.state.window import Ask, Window, WindowKind
from jantaku.table.steps.turn import turn_codes
from jantaku.table.steps.win import laid_before
from jantaku.table.table import Actor, Answers, Asker, Table, table_of
from jantaku.table.words import PASS, RON, SHOW, TSUMO, Code, discard, first_of
from jantaku.texts import SayableError, TextId
from jantaku.tiles import KIND_OF, SUITS, Tile, face_of, kind_of, short_of

MOST_TRIES: Final = 6
KINDS_OF_WINDOW: Final = frozenset(WindowKind)
"""The steps that would ask even where there is nothing to choose."""
CHOICE_OF: Final = {"void": "void", "pass_on": "pass-on"}
"""The steps before the first turn that ask for tiles, and the words for that."""
WIN_UNSAID: Final = TextId("scenario-win-unsaid")
OVER: Final = TextId("scenario-why-over")
BY_ITSELF: Final[Mapping[str, type[Event]]] = {
    "": Discarded,
    "flower": NukiDeclared,
    "nuki": NukiDeclared,
    "tsumo": Won,
}
"""What may happen without a question, and its event."""
ON_THE_TABLE: Final = frozenset(
    {"", "riichi", "open-riichi", "chou-riichi", "kiseki-riichi", "ura-buse-riichi", "ron", "false-win"}
)
"""After what a tile lies there that can still be claimed."""
UNASKED: Final = TextId("scenario-why-unasked")


class Stand(msgspec.Struct, frozen=True):
    """The table after a moment of the play: what was said, and everything that lies there."""

    said: str
    """Empty at the beginning, and where the play went on by itself to the end of the deal."""
    deal: Deal
    indicators: tuple[Tile, ...]
    line: int = 0
    refusal: Refusal | None = None
    """What the table said to a move that it did not let happen."""
    moves: Moment = ()
    """What was said, move by move."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a scenario. ``steps``: the table at the beginning and after each moment."""

    differences: list[Difference]
    match: Match
    steps: list[Stand]
    events: list[Event]
    """What happened in the deal of the scenario."""


def rehearse(scenario: Scenario, games: Games) -> Outcome:
    """Play a scenario, and compare; ``games`` are those that no rule set describes."""
    for move in chain(*scenario.script):
        if move.refused and move.refused not in KINDS:
            raise ScenarioError("no such reason", TextId("scenario-no-reason"), line=move.line, kind=move.refused)
    rules = scenario.rule_set
    table = table_for(scenario, rules, games)
    winds = WINDS[: table.seats.count]
    check_winds(scenario, scenario.lines, winds)
    check_moves(scenario, winds)
    waits = 0
    for _ in range(MOST_TRIES):
        rehearsal = Rehearsal(scenario, rules, table, lay(scenario, table, waits))
        rehearsal.play()
        if rehearsal.waits | waits == waits:
            break
        waits |= rehearsal.waits
    return Outcome(rehearsal.differences, rehearsal.match, rehearsal.stands, rehearsal.events)


def table_for(scenario: Scenario, rules: RuleSet, games: Games) -> Table:
    """The parts it is played with: those of its rules, or of a game that obeys the rule shown in their place."""
    if not scenario.game:
        return table_of(rules)
    if scenario.game not in games:
        line = line_of("game", scenario.lines)
        raise ScenarioError("no such game", TextId("scenario-no-game"), line=line, game=scenario.game)
    missing = tuple(entry for entry in rules.unbuilt_for("playing") if entry.id != scenario.rule)
    if missing:
        raise NotBuilt(rules, missing, "playing")
    return games[scenario.game](rules.plan)


class _StuckError(Exception):
    """The play cannot go on as it is written."""

    def __init__(self, text_id: TextId, why: Refusal | TextId | None = None, **arguments: str | int) -> None:
        super().__init__(text_id)
        self.difference = Difference(text_id, arguments, why)


class _Question(msgspec.Struct, frozen=True):
    """Where the table asked, or would have asked if there had been more than one answer."""

    step: str
    seat: Seat
    told: int
    """How many events there were."""
    deal: Deal
    window: Window | None

    @property
    def kind(self) -> WindowKind:
        """What was asked, or would have been."""
        return WindowKind(self.step) if self.window is None else self.window.kind


class PlannedDraws(Memory):
    """What the scenario still has everybody draw."""

    of_seats: list[list[Tile]]
    replacements: list[Tile]


class _Walls:
    """The wall of the scenario; those of later deals are of no interest."""

    name = "scenario"

    def __init__(self, row: tuple[Tile, ...], dice: tuple[int, ...], faces: tuple[int, ...]) -> None:
        self.row = row
        self.dice = dice
        self.faces = faces

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The lots of the deal with this number."""
        if number == 0:
            return Lots(self.row, self.dice, broken=True)
        return lots_of(hashlib.sha256(b"scenario %d" % number).digest(), box, self.faces)


class Rehearsal:
    """One performance on one stage."""

    def __init__(self, scenario: Scenario, rules: RuleSet, table: Table, stage: Stage) -> None:
        self.scenario = scenario
        self.plain = table
        self.stage = stage
        self.questions: list[_Question] = []
        self.differences: list[Difference] = []
        self.waits = 0
        self.told = 0
        """How many events the moves so far account for."""
        self.played = 0
        """How many moments have been played."""
        standing = self.standing()
        self.dealer = standing.dealer
        self.start = tuple(standing.points[: self.plain.seats.count])
        self.match = Match(
            rules,
            0,
            chance=_Walls(stage.row, thrown(scenario), table.wall.faces),
            standing=standing,
            table=with_steps(table, self.asks(), self.acts()),
        )
        self.match.refereed = any(move.verb in RULINGS for moment in scenario.script for move in moment)
        self.deal = self.first_deal
        self.seated = self.seats_drawn()
        self.stands: list[Stand] = []
        self.look("")

    def standing(self) -> Standing:
        """Where the match stands."""
        start, plan = self.scenario.start, self.plain.plan
        place = self.place()
        self.dealer = dealer = self.dealer_of(place)
        points = [plan.settlement.start] * self.plain.seats.members
        if isinstance(start.points, int):
            points = [start.points] * len(points)
        for wind, amount in start.points.items() if isinstance(start.points, dict) else ():
            points[self.seat(WINDS.index(wind))] = amount
        memory = self.plain.memories.at_start(self.plain.seats.members)
        for held in memory:
            if isinstance(held, DoraOfTheDay):
                held.kinds = [kind_of(Tile(face)) for face in read_tiles(start.day)]
            elif isinstance(held, Markers) and isinstance(start.markers, dict):
                for wind, count in start.markers.items():
                    held.shed[self.seat(WINDS.index(wind))] = plan.yakitori.markers - count
            elif isinstance(held, Lunch) and isinstance(start.markers, int):
                held.eaten = plan.yakitori.lunch - start.markers
        return Standing(
            points,
            place,
            dealer,
            start.honba,
            lying(start.sticks, start.pot, plan.payments.stick, dealer),
            repeats=start.repeats,
            inherited=start.inherited,
            fined=[self.seat(WINDS.index(wind)) for wind in start.fined],
            memory=memory,
            for_pot=self.is_for_pot(),
        )

    def dealer_of(self, place: Place) -> Seat:
        """Who deals there: so many seats on from who opens the round, which some rules count from its wind."""
        seats, length = self.plain.seats, self.plain.length
        first = seats.playing[0]
        if place.round:
            first = self.plain.dealer.opens_round(length.round_tile(place), first, seats)
        order = seats.playing_from(first)
        return order[place.hand % len(order)]

    def is_for_pot(self) -> bool:
        """Whether it is the deal for what the last one has left."""
        if self.scenario.start.leftover:
            self.needs_rule("start.leftover", self.plain.length.leftover_deal)
        return self.scenario.start.leftover

    def place(self) -> Place:
        """The round and the deal, as the scenario names them."""
        start, length = self.scenario.start, self.plain.length
        found = ROUND.fullmatch(start.round or round_name(length.rounds[0], 0))
        assert found is not None
        hand, name = int(found[2]) - 1, found[1].strip()
        kind = KIND_OF["1z"] + WINDS.index(name) if name in WINDS else KIND_OF[name]
        if length.by_dice and start.round:
            self.needs_die(kind)
        rounds = [place for place, round_ in enumerate(length.rounds) if round_ == kind]
        deals = 0 if length.keeps_rounds else length.deals
        twice = bool(deals and start.deals and start.round and hand != start.deals)
        if deals and start.deals:
            hand = start.deals  # deals are all that is counted: so many were before
        if twice or not 0 < start.time <= len(rounds) or hand >= (deals or self.plain.seats.dealers):
            key = "start.deals" if twice or not start.round else "start.round"
            line = line_of(key, self.scenario.lines)
            raise ScenarioError("no such round", TextId("scenario-wrong-value"), key=key, line=line)
        return Place(rounds[start.time - 1], hand, start.deals)

    def needs_die(self, kind: int) -> None:
        """Where a die finds the tile of the round, the round that is written is what it shows."""
        length = self.plain.length
        found = length.rounds[self.plain.throws.of(thrown(self.scenario), "round")[0] - 1]
        if kind != found:
            line = line_of("start.round", self.scenario.lines)
            text_id = TextId("scenario-round-by-die")
            raise ScenarioError("a die finds the round", text_id, line=line, tile=short_of(Tile(found)))

    def seats_drawn(self) -> SeatsDrawn | None:
        """Who sits where, if the scenario begins with that."""
        lots = self.scenario.start.lots
        if not lots:
            return None
        self.needs_rule("start.lots", isinstance(lots, str) == (self.plain.seats.drawn == "random"))
        try:
            words = words_for(lots) if isinstance(lots, str) else [die - 1 for throw in lots for die in throw]
            return self.plain.seats.draw(iter(words))
        except (StopIteration, ValueError):
            line = line_of("start.lots", self.scenario.lines)
            text_id = TextId("scenario-wrong-value")
            raise ScenarioError("no such lots", text_id, key="start.lots", line=line) from None

    # ------------------------------------------------------------ seats and winds

    def seat(self, place: int) -> Seat:
        """The seat that sits so far from the dealer."""
        return self.plain.seats.order(self.dealer)[place]

    def wind(self, seat: Seat) -> str:
        """The letter of the seat's wind in this deal."""
        return WINDS[self.plain.seats.order(self.dealer).index(seat)]

    def winds(self, seats: Iterable[Seat]) -> list[str]:
        """The letters of several seats, East first."""
        return sorted(map(self.wind, seats), key=WINDS.index)

    # ------------------------------------------------------------ the table, watched

    def asks(self) -> dict[str, Asker]:
        """The questions of the table; each is noted, whether or not a window opens."""

        def watched(ask: Asker) -> Asker:
            def asked(deal: Deal, table: Table, step: Step) -> Window | None:
                window = ask(deal, table, step)
                if deal.number == 0:
                    self.first_deal = deal  # the first question may come before the tiles are dealt
                if deal.number == 0 and (window is not None or step.name in KINDS_OF_WINDOW):
                    self.questions.append(_Question(step.name, step.seat, len(deal.events), deal.copy(), window))
                    for hand in deal.hands:
                        self.waits |= hand.waits | hand.spent
                return window

            return asked

        return {name: watched(ask) for name, ask in self.plain.asks.items()}

    def acts(self) -> dict[str, Actor]:
        """The steps of the table, with hands and draws as the scenario has them."""

        def dealt(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
            self.plain.acts["deal"](deal, table, step, answers)
            if deal.number == 0:
                self.first_deal = deal
                self.lay_melds(deal)
                self.lay_what_was_before(deal)
                draws: list[list[Tile]] = [[] for _ in deal.hands]
                for place, tiles in enumerate(self.stage.draws):
                    draws[self.seat(place)] = list(tiles)
                deal.memory.append(PlannedDraws(draws, list(self.stage.replacements)))
                self.keep_indicator(deal)

        def drawn(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
            if deal.number == 0:
                self.bring(deal, step.seat)
            self.plain.acts["draw"](deal, table, step, answers)
            planned = recall(deal, PlannedDraws).of_seats[step.seat] if deal.number == 0 else []
            if planned and planned[0] == deal.hands[step.seat].drawn:
                planned.pop(0)
            if deal.number == 0:
                self.keep_indicator(deal)

        def replaced(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
            planned = recall(deal, PlannedDraws).replacements if deal.number == 0 else []
            if planned:  # where the replacement tile is the next one
                move_up(deal, planned.pop(0))
            elif deal.number == 0 and self.plain.wall.plan.replace_from == "next":
                self.bring(deal, step.seat)
            self.plain.acts["replace"](deal, table, step, answers)

        def three_drawn(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
            if deal.number == 0:
                self.bring_several(deal, step.seat, DRAWN)
            self.plain.acts["hissatsu"](deal, table, step, answers)

        def grown(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
            if deal.number == 0:
                self.bring_several(deal, step.seat, FOR_A_SET)
            self.plain.acts["grow"](deal, table, step, answers)

        watched = {"deal": dealt, "draw": drawn, "replace": replaced, "hissatsu": three_drawn, "grow": grown}
        return {**self.plain.acts, **{name: act for name, act in watched.items() if name in self.plain.acts}}

    def keep_indicator(self, deal: Deal) -> None:
        """Where the indicator is the next live tile at the moment of a win, it is always the next one."""
        tile = self.stage.after_win
        if tile is not None and tile in deal.wall.row[deal.wall.next : deal.wall.end]:
            swap(deal, tile)

    def lay_melds(self, deal: Deal) -> None:
        """Melds that were there before the scenario begins."""
        for place, melds in enumerate(self.stage.melds):
            if melds:
                deal.uninterrupted = False
                drawn = deal.hands[self.seat(place)].drawn
                self.lay_melds_of(deal, self.seat(place), melds, drawn)

    def lay_what_was_before(self, deal: Deal) -> None:
        """Flowers and discards that lie there, suits that were chosen, hands that are said to be ready, who is out."""
        for place, tiles in enumerate(self.stage.flowers):
            if tiles:
                self.needs_rule(f"flowers.{WINDS[place]}", bool(self.plain.plan.nuki.tiles))
            for tile in tiles:
                recall(deal, SetAside).tiles[self.seat(place)].append(tile)
                self.plain.wall.replace(deal.wall)
        thrower = self.dealer
        for number in range(self.stage.river):
            thrown = self.plain.wall.draw(deal.wall)
            assert thrown is not None
            hand, thrower = deal.hands[thrower], self.plain.seats.next(thrower)
            hand.pond.append(PondTile(thrown, True, False, number))
            hand.river |= 1 << kind_of(thrown)
            deal.discards += 1
            deal.uninterrupted = False
        if self.scenario.void:
            self.needs_rule("void", self.plain.plan.void.chosen)
        if self.stage.suits and not self.says("void"):
            self.lay_suits(deal)
        if not self.says("pass-on"):
            self.skip(deal, "exchange", "pass_on")
        streaks = recalled(deal, Streaks)
        if streaks is not None:
            for wind, wins in self.scenario.start.won.items():
                streaks.wins[self.seat(WINDS.index(wind))] = wins
        for wind in self.scenario.start.ready:
            self.needs_rule("start.ready", self.plain.plan.riichi.dealt)
            deal.hands[self.seat(WINDS.index(wind))].riichi = 1
        for number, wind in enumerate(self.scenario.start.out):
            self.needs_rule("start.out", self.plain.plan.winners.until > 1)
            self.lay_out(deal, self.seat(WINDS.index(wind)), number)

    def lay_suits(self, deal: Deal) -> None:
        """Everybody has chosen long ago, and has kept the promise of the first discard."""
        self.skip(deal, "void")
        for place, suit in enumerate(self.stage.suits):
            hand, chosen = deal.hands[self.seat(place)], recall(deal, ChosenSuits)
            chosen.suits[self.seat(place)], hand.void = [*SUITS].index(suit), SUITS[suit]
            if any(SUITS[suit] >> kind_of(tile) & 1 for meld in hand.melds for tile in meld.tiles):
                hand.void = self.plain.grammar.tile_set.mask
            self.look_anew(hand)

    def lay_out(self, deal: Deal, seat: Seat, number: int) -> None:
        """The seat has won before, with a tile that it drew, and was paid for it."""
        hand = deal.hands[seat]
        if hand.drawn < 0:
            drawn = self.plain.wall.draw(deal.wall)
            assert drawn is not None
            hand.take(drawn)
        hand.leave(hand.drawn)
        recall(deal, BattleMemory).outs.append(Out(seat, number, seat))
        if deal.turn == seat:  # the next one who plays begins
            following = self.plain.seats.others(seat, deal.direction)
            out = self.scenario.start.out
            after = next(other for other in following if self.wind(other) not in out)
            self.skip(deal, "turn")
            deal.agenda.insert(0, Step("draw", after))

    def look_anew(self, hand: Holding) -> None:
        """The waits are those of the hand without the tile just drawn."""
        drawn = hand.drawn
        if drawn >= 0:
            hand.put(drawn)
        hand.away = 0
        self.plain.look(hand)
        if drawn >= 0:
            hand.take(drawn)

    def skip(self, deal: Deal, *names: str) -> None:
        """Steps of the agenda that belong to what was before."""
        deal.agenda[:] = [step for step in deal.agenda if step.name not in names]

    def says(self, verb: str) -> bool:
        """Whether the play speaks of this, or what is expected to be offered or not."""
        expect = self.scenario.expect
        offers = chain(*(expect.offered or {}).values(), *(expect.not_offered or {}).values())
        return any(move.verb == verb for move in chain(*self.scenario.script)) or verb in offers

    def needs_rule(self, key: str, there: bool) -> None:
        """What a key says must be something that the rules have."""
        if not there:
            line = line_of(key, self.scenario.lines)
            raise ScenarioError(f"{key}: not in these rules", TextId("scenario-not-here"), key=key, line=line)

    def lay_melds_of(self, deal: Deal, seat: Seat, melds: Sequence[Meld], drawn: Tile) -> None:
        """The melds of one seat, who feeds a yakuman or a suit being liable for it."""
        hand, seats = deal.hands[seat], self.plain.seats
        for meld in melds:
            for tile in meld.all_tiles[: meld.stands_for]:
                hand.put(tile)
            hand.melds.append(meld)
            hand.open |= meld.is_open
            if meld.is_run and meld.added is not None:
                form = RAISED_FORMS.get(self.plain.plan.calls.raised_runs)
                self.needs_rule(f"hands.{WINDS[seats.position(seat, deal.dealer)]}", meld.form is form)
                self.plain.wall.draw(deal.wall)
            if meld.is_kan:
                self.lay_kan(deal, seat, "open" if meld.is_open else "closed")
            feeder = seats.source(meld.feeder, seat)
            if meld.form is MeldForm.EYES_KAN:
                for _ in range(FOR_EYES):
                    self.plain.wall.take_last(deal.wall)
            if feeder is not None:
                self.plain.payments.fed(hand, feeder)
        self.look_anew(hand)

    def lay_kan(self, deal: Deal, seat: Seat, form: OfferForm) -> None:
        """Its replacement tile is gone, its indicator is turned."""
        deal.kans += 1
        deal.kan_owners.append(seat)
        deal.hands[seat].kans += 1
        self.plain.wall.replace(deal.wall)
        self.plain.kans.declared(deal)
        self.plain.kans.stands(deal, form)
        self.plain.kans.discarded(deal)

    def bring(self, deal: Deal, seat: Seat) -> None:
        """Put the tile that this seat is to draw where it will be drawn."""
        if not deal.wall.live:
            return
        tile = self.due(deal, seat)
        if tile is None:  # what others are to draw stays in the wall as long as it can
            coming = deal.wall.row[deal.wall.next : deal.wall.end]
            tile = next((tile for tile in coming if not self.is_kept(deal, tile)), coming[0])
        if tile not in deal.wall.row[deal.wall.next :]:
            raise _StuckError(TextId("scenario-draw-gone"), seat=self.wind(seat), tile=short_of(tile))
        swap(deal, tile)

    def bring_several(self, deal: Deal, seat: Seat, count: int) -> None:
        """The same for tiles that this seat draws at once."""
        planned, first = recall(deal, PlannedDraws).of_seats[seat], deal.wall.next
        for place in range(first, first + count):
            deal.wall.next = place
            self.bring(deal, seat)
            del planned[:1]
        deal.wall.next = first

    def due(self, deal: Deal, seat: Seat) -> Tile | None:
        """The tile that the scenario has this seat draw now: a named one, or the one that its move needs."""
        planned = recalled(deal, PlannedDraws)
        if planned is not None and planned.of_seats[seat]:
            return planned.of_seats[seat][0]
        move = self.coming(deal, seat)
        if move is None or deal is not self.first_deal or move.verb not in TURN:
            return None
        faces = [face_of(tile) for tile in deal.hands[seat].tiles]
        needs = move.needs(self.plain.book.tile_set.tiles)
        for tile in self.stage.wanted[move.seat]:
            face = face_of(tile)
            missing = move.verb in ("tsumo", "tsumo-stage") or needs.count(face) > faces.count(face)
            if face in needs and missing and tile in deal.wall.row[deal.wall.next :]:
                return tile
        return None

    def is_kept(self, deal: Deal, tile: Tile) -> bool:
        """Whether the tile is to be drawn later, by a seat that needs it."""
        planned = recalled(deal, PlannedDraws) or PlannedDraws([], [])
        return any(
            tile in tiles
            for tiles in (*planned.of_seats, planned.replacements, *self.stage.wanted, (self.stage.after_win,))
        )

    def coming(self, deal: Deal, seat: Seat) -> Move | None:
        """The next move, if it is this seat's; in riichi one discards without being asked."""
        for move in chain(*self.scenario.script[self.played :]):
            if self.seat(move.seat) == seat and (move.verb in TURN or not move.refused):
                return move
            if move.refused:
                continue
            if move.verb or not deal.hands[self.seat(move.seat)].riichi:
                return None
        return None

    # ------------------------------------------------------------ playing

    def play(self) -> None:
        """Play it all, then compare."""
        try:
            for number, moment in enumerate(self.scenario.script, 1):
                refusal = self.perform(moment)
                self.played = number
                self.look(", ".join(map(str, moment)), moment[0].line, refusal, moment)
            expect = self.scenario.expect
            wanted = {key: getattr(expect, key) for key in expect.__struct_fields__ if getattr(expect, key) is not None}
            later = NEEDS_END - OF_WINS if wins_in(self) else NEEDS_END
            self.differences += compare(self, {key: wanted[key] for key in wanted if key not in later})
            at_the_end = {key: wanted[key] for key in wanted if key in later}
            if at_the_end and self.playing:
                self.go_on()
            self.differences += compare(self, at_the_end)
        except _StuckError as stuck:
            self.differences.append(stuck.difference)

    def go_on(self) -> None:
        """Quietly to the end of the deal."""
        while self.match.deal is self.deal and not self.match.over:
            self.let_pass()
        self.look("")

    def look(self, said: str, line: int = 0, refusal: Refusal | None = None, moves: Moment = ()) -> None:
        """Note how the table stands."""
        indicators = self.plain.wall.indicators(self.deal.wall)
        self.stands.append(Stand(said, self.deal.copy(), indicators, line, refusal, moves))

    @property
    def playing(self) -> bool:
        """Whether the deal of the scenario still goes on."""
        return self.match.deal is self.deal and not self.match.over

    @property
    def events(self) -> list[Event]:
        """What has happened in the deal of the scenario."""
        events = self.match.events[1:]
        starts = [place for place, event in enumerate(events) if isinstance(event, DealStarted)]
        return events[: starts[1]] if len(starts) > 1 else events

    def perform(self, moment: Moment) -> Refusal | None:
        """Let the moment happen as soon as it can; a move that must be refused gives what the table says to it."""
        if moment[0].refused:
            return self.try_in_vain(moment[0])
        if moment[0].verb in RULINGS:
            self.rule(moment[0])
            return None
        while not self.has_happened(moment[0]):
            if not self.playing:
                raise self.never(moment)
            if self.answer(moment):
                break
            hindrance = self.hindrance(moment)
            try:
                self.let_pass()
            except _StuckError as stuck:
                if hindrance is None or stuck.difference.text_id != WIN_UNSAID:
                    raise
                raise self.never((hindrance,)) from None
        return None

    def hindrance(self, moment: Moment) -> Move | None:
        """The move that keeps the others of its moment, which are possible here, from happening."""
        possible = [self.code_of(move) is not None for move in moment]
        return moment[possible.index(False)] if len(set(possible)) > 1 else None

    def has_happened(self, move: Move) -> bool:
        """What was the only possibility is not asked for: a discard may lie there already, and a flower, which must be
        set aside and may win at once."""
        kind = BY_ITSELF.get(move.verb)
        if kind is None:
            return False
        events = self.events
        for place in range(self.told, len(events)):
            event = events[place]
            if not isinstance(event, kind) or event.seat != self.seat(move.seat):  # type: ignore[attr-defined]
                continue
            named = not move.tiles or face_of(event.tile) == move.tiles[0]  # type: ignore[attr-defined]
            if named and not self.was_asked(place):
                self.told = place + 1
                return True
        return False

    def was_asked(self, told: int) -> bool:
        """Whether a window was open when there were so many events."""
        return any(question.told == told and question.window is not None for question in self.questions)

    def answer(self, moment: Moment) -> bool:
        """Answer the open window with this moment, if all of it is possible there."""
        window = self.match.window
        assert window is not None
        codes: dict[Seat, tuple[Code, int]] = {}
        for move in moment:
            code = self.code_of(move)
            if code is None:
                return False
            codes[self.seat(move.seat)] = code, move.at_ms
        self.told = len(self.events) + 1
        self.played += 1  # before the table goes on, which may let the next seat draw
        for ask in window.asks:
            code, at_ms = codes[ask.seat] if ask.seat in codes else (self.quiet(window, ask), 0)
            refusal = self.match.answer(ask.seat, code, at_ms)
            assert refusal is None, refusal
        return True

    def code_of(self, move: Move) -> Code | None:
        """What the move is in the open window, if it is possible there."""
        window, seat = self.match.window, self.seat(move.seat)
        assert window is not None
        ask = window.ask_of(seat)
        if ask is None or (move.verb in ("hide", "show")) != (window.kind is WindowKind.SHOW):
            return None
        if move.verb in ("void", "pass-on") and move.verb != CHOICE_OF.get(self.deal.agenda[-1].name):
            return None
        if move.card and self.holds_suit(seat, move):
            return None
        return accepted(move, ask.codes, self.deal.hands[seat].drawn, window.tile, self.plain.book.tile_set.supplements)

    def holds_suit(self, seat: Seat, move: Move) -> bool:
        """Whether the seat holds a tile of the suit that the move names: then it has no use for a card."""
        suit = next(mask for mask in SUITS.values() if mask >> kind_of(move.tiles[0]) & 1)
        return any(suit >> kind_of(tile) & 1 for tile in self.deal.hands[seat].tiles)

    def let_pass(self) -> None:
        """Answer the open window as quietly as can be."""
        window = self.match.window
        assert window is not None
        if not window.asks:
            self.match.go_on()
        for code, ask in [(self.quiet(window, ask), ask) for ask in window.asks]:
            self.match.answer(ask.seat, code)

    def quiet(self, window: Window, ask: Ask) -> Code:
        """The answer of somebody who is not named. A win cannot be missed in silence."""
        for win in (RON, TSUMO):
            if win in ask.codes:
                raise _StuckError(
                    WIN_UNSAID,
                    seat=self.wind(ask.seat),
                    win=written_code(win),
                    tile="" if window.tile is None else short_of(window.tile),
                )
        code = quiet_answer(window, ask, self.deal)
        if CHOICE_OF.get(self.deal.agenda[-1].name) == "void":
            code = self.quiet_suit(ask)
        if window.kind is WindowKind.TURN and code is None and self.deal.came == "call":
            raise _StuckError(TextId("scenario-discard-unsaid"), seat=self.wind(ask.seat))
        return ask.default if code is None else code

    def quiet_suit(self, ask: Ask) -> Code | None:
        """Who does not say it puts down a tile, or the card, of the suit that the stage has for the hand."""
        mask = SUITS[self.stage.suits[self.plain.seats.order(self.dealer).index(ask.seat)]]
        return next((code for code in ask.codes if mask >> kind_of(first_of(code)) & 1), None)

    def never(self, moment: Moment) -> _StuckError:
        """A move that cannot happen, with the reason why it could not the first time it might have.

        Of several moves it is the first that the table refuses.
        """
        reasons = [(move, self.reason(move)) for move in moment]
        blamed, why = next(((move, why) for move, why in reasons if why not in (OVER, UNASKED)), reasons[0])
        return _StuckError(TextId("scenario-never"), why, line=blamed.line, move=str(blamed))

    def reason(self, move: Move) -> Refusal | TextId:
        """Why the move was not possible: as the table refuses it, or because nobody could ask the table. The referee
        asks nobody: his word comes too late only."""
        question, seat = self.asked_since(move), self.seat(move.seat)
        if question is None or move.verb in RULINGS:
            return OVER
        offer = question.deal.offer
        code = attempted(
            move, question.deal.hands[seat], None if offer is None else offer.tile, supply(question.deal, seat)
        )
        if code is None:
            return why_not(self.twin(question, seat), seat, move.says) or TextId("scenario-why-no-tiles")
        return self.refusal(question, seat, code) or UNASKED

    def rule(self, move: Move) -> None:
        """The referee punishes a seat where it stands."""
        if not self.playing:
            raise self.never((move,))
        seat, referee = self.seat(move.seat), Referee(self.match)
        claims = move.verb == "false-win" and self.claims_falsely(seat, move)
        self.told = len(self.events) + 1  # the ruling itself; what was asked before it is asked anew
        self.played += 1
        try:
            self.rule_on(seat, move, referee, claims)
        except SayableError as error:
            error.game = self.scenario.rule_set.game
            wrong = ScenarioError(str(error), TextId("scenario-line"), line=move.line)
            wrong.because = error
            raise wrong from None

    def claims_falsely(self, seat: Seat, move: Move) -> bool:
        """Whether a false win is said of the tile before the own draw: of the tile that it names, else of that which
        the line before has discarded, or won on."""
        deal = self.deal
        laid, drawn = laid_before(deal), deal.hands[seat].drawn
        own_turn = deal.agenda[-1].name == "turn" and deal.agenda[-1].seat == seat
        if move.tiles:
            at_hand = deal.offer.tile if deal.offer is not None and not own_turn else None
            tiles = [tile for tile in (at_hand, laid and laid.tile, drawn if own_turn else None) if tile is not None]
            if all(kind_of(tile) != kind_of(move.tiles[0]) for tile in tiles):
                raise _StuckError(TextId("scenario-no-tiles"), line=move.line, move=str(move))
        if not own_turn or laid is None or laid.seat == seat:
            return False
        if move.tiles:
            return kind_of(laid.tile) == kind_of(move.tiles[0])
        before = self.scenario.script[self.played - 1] if self.played else ()
        return any(one.verb in ON_THE_TABLE and one.seat != move.seat for one in before)

    @staticmethod
    def rule_on(seat: Seat, move: Move, referee: Referee, claims: bool) -> None:
        """What the referee says of the seat."""
        match move.verb:
            case "chombo":
                referee.chombo(seat)
            case "false-win":
                referee.false_win(seat, claims=claims)
            case "false-kan":
                referee.false_kan(seat)
            case "mistaken-kan":
                referee.false_kan(seat, by_mistake=True)
            case "kuikae":
                referee.punish(seat, "kuikae")
            case "too-few" | "too-many":
                referee.punish(seat, "too_few_tiles" if move.verb == "too-few" else "too_many_tiles")
            case _:
                referee.dead_hand(seat)

    # ------------------------------------------------------------ what is refused

    def try_in_vain(self, move: Move) -> Refusal | None:
        """The move must be refused, and for this reason; the game goes on as if nothing had been said."""
        question = self.question_for(move)
        seat = self.seat(move.seat)
        offered = question.deal.offer.tile if question.deal.offer is not None else None
        code = attempted(move, question.deal.hands[seat], offered, supply(question.deal, seat))
        if code is None:
            raise _StuckError(TextId("scenario-no-tiles"), line=move.line, move=str(move))
        refusal = self.refusal(question, seat, code)
        if refusal is None:
            self.differences.append(Difference(TextId("scenario-not-refused"), {"line": move.line, "move": str(move)}))
        elif refusal.kind != move.refused:
            self.differences.append(
                Difference(
                    TextId("scenario-refused-otherwise"),
                    {"line": move.line, "move": str(move), "kind": refusal.kind},
                    refusal,
                )
            )
        return refusal

    def question_for(self, move: Move) -> _Question:
        """Where the move would be tried: on the tile that was just discarded or added, or in the own turn."""
        while (question := self.asked_since(move)) is None:
            if not self.playing:
                raise self.never((move,))
            self.let_pass()
        return question

    def asked_since(self, move: Move) -> _Question | None:
        """The first question since the last line to which the move would be an answer."""
        if move.verb in CLAIMS:
            kinds = {WindowKind.CLAIM, WindowKind.ROB}
        elif move.verb in CHOICES:
            kinds = {WindowKind.CHOICE}
        else:
            kinds = {WindowKind.TURN, WindowKind.SHOW, WindowKind.STOP}
            if move.verb == "ready" and not move.tiles:
                kinds = {WindowKind.TURN, WindowKind.CHOICE}
        for question in self.questions:
            mine = move.verb in CLAIMS or question.kind is WindowKind.CHOICE or question.seat == self.seat(move.seat)
            if question.told >= self.told and question.kind in kinds and mine:
                return question
        return None

    def refusal(self, question: _Question, seat: Seat, code: Code) -> Refusal | None:
        """What the table would have said to this code then."""
        return self.twin(question, seat).answer(seat, code)

    def twin(self, question: _Question, seat: Seat) -> Match:
        """The match as it stood when the question was asked."""
        twin = self.match.clone()
        twin.table = self.plain
        twin.over = False
        twin.deal = question.deal.copy()
        twin.window = question.window or self.unopened(question, seat)
        twin._open = {}
        return twin

    def unopened(self, question: _Question, seat: Seat) -> Window:
        """The window that was not opened because there was nothing to choose."""
        deal, kind = question.deal, question.kind
        codes: tuple[Code, ...] = (PASS,)
        if kind is WindowKind.TURN:
            codes = tuple(turn_codes(deal, self.plain, seat))
        tile = deal.offer.tile if deal.offer is not None else None
        source = deal.offer.seat if deal.offer is not None else None
        return Window(deal.windows, kind, (Ask(seat, codes, codes[-1], seat),), tile, source)

    # ------------------------------------------------------------ what is offered

    def offers(self, seat: Seat) -> list[tuple[Code, Tile | None]]:
        """Everything that the seat is offered from now on to its next turn, if all others keep quiet."""
        offered: list[tuple[Code, Tile | None]] = []
        twin = self.match.clone()
        twin.table = with_steps(self.plain, self.plain.asks, self.match.table.acts)
        deal = twin.deal
        while twin.window is not None and twin.deal is deal and self.playing:
            window = twin.window
            if not window.asks:
                twin.go_on()
                continue
            ask = window.ask_of(seat)
            if ask is not None:
                offered += [(code, window.tile) for code in ask.codes]
                if window.kind is WindowKind.TURN:
                    break
            for one in window.asks:
                quiet = quiet_answer(window, one, deal)
                twin.answer(one.seat, one.default if quiet is None else quiet)
            if deal.turn == seat and any(
                isinstance(event, Discarded) and event.seat == seat for event in deal.events[len(self.deal.events) :]
            ):
                break
        return offered


def quiet_answer(window: Window, ask: Ask, deal: Deal) -> Code | None:
    """What disturbs nobody: to pass, to show, to discard what was drawn; None where nothing of it can be answered."""
    quiet = [SHOW, PASS]
    if window.kind is WindowKind.TURN:
        quiet = [discard(deal.hands[ask.seat].drawn)] if deal.hands[ask.seat].drawn >= 0 else []
    return next((code for code in quiet if code in ask.codes), None)


def words_for(winds: str) -> list[int]:
    """The words of chance by which the players draw these winds."""
    order, words = list(WINDS[: len(winds)]), []
    if sorted(winds) != sorted(order):
        raise ValueError(f"each wind is drawn once, not {winds}")
    for place in range(len(winds) - 1, 0, -1):
        other = order.index(winds[place], 0, place + 1)
        order[place], order[other] = order[other], order[place]
        words.append(other)
    return words


def with_steps(table: Table, asks: Mapping[str, Asker], acts: Mapping[str, Actor]) -> Table:
    """The same table with other steps."""
    twin = copy(table)
    twin.asks, twin.acts, twin.own_steps = dict(asks), dict(acts), True
    return twin


def move_up(deal: Deal, tile: Tile) -> None:
    """Let this tile be the next one, and all others come after it as they would have."""
    wall = deal.wall
    coming = list(wall.row[wall.next :])
    coming.remove(tile)
    wall.row = (*wall.row[: wall.next], tile, *coming)


def swap(deal: Deal, tile: Tile) -> None:
    """Let this tile, wherever it lies in the wall, be the next one."""
    wall = deal.wall
    row = list(wall.row)
    place = row.index(tile, wall.next)
    row[wall.next], row[place] = row[place], row[wall.next]
    wall.row = tuple(row)
