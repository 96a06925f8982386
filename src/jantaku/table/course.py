"""The course of a deal, step by step, as the rule book tells it.

The wall is broken and dealt; a seat draws, and has its turn; what it discards is offered to the others; a call, a kan
or a win follows, or the next seat draws, until somebody wins or the wall is exhausted. Each step may first ask (ASKS)
and then acts (ACTS): it changes the deal, tells the events, and puts what follows on the agenda, the next thing last.
Steps ask the parts what the rules are and know no option by name.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from jantaku.hands import MeldForm
from jantaku.scoring.ledger import Reason, Seat, TableAccount, Transfer
from jantaku.scoring.payments import Liability
from jantaku.scoring.score import Score
from jantaku.table.calls import NO_TRIPLETS, feeds_suit, feeds_yakuman
from jantaku.table.codes import (
    ABORT,
    HISSATSU,
    OPEN_KAN,
    PASS,
    READY,
    RON,
    SHOW,
    STOP,
    TSUMO,
    Code,
    Verb,
    discard,
    first_of,
    paying,
    place_of,
    second_of,
    verb_of,
)
from jantaku.table.deal import Deal, Offer, Result, Step
from jantaku.table.dealer import EARLY_ENDS
from jantaku.table.events import (
    Called,
    Counted,
    DealDrawn,
    Dealt,
    DiceRolled,
    Discarded,
    Drawn,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KindsExcluded,
    NukiDeclared,
    Paid,
    ReadyDeclared,
    RiichiStands,
    RunRaised,
    TileReplaced,
    WallBroken,
    Won,
)
from jantaku.table.holding import NO_TILE, Holding, PondTile
from jantaku.table.listeners import Heard
from jantaku.table.payments import counters_of
from jantaku.table.window import Answer, Ask, Window, WindowKind
from jantaku.tiles import Tile

if TYPE_CHECKING:
    from jantaku.table.kans import Kans
    from jantaku.table.nuki import Nuki
    from jantaku.table.parts import Actor, Answers, Asker, Doer, Parts
    from jantaku.table.runs import RaisedRuns

NO_ANSWERS: Final[Mapping[int, Answer]] = {}
DECLARING: Final = (int(Verb.RIICHI), int(Verb.OPEN_RIICHI))
"""What declares riichi with a discard."""


# ---------------------------------------------------------------- the deal (001:249-283)


def break_wall(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The dice tell where the wall is broken."""
    tell = deal.events.append
    dice = tuple(deal.memory.pop("dice"))
    side, stack = parts.wall.break_at(dice, parts.seats.count)
    owner = parts.seats.order(deal.dealer)[side]
    for thrower, throw in zip((deal.dealer, owner), parts.wall.throws(dice), strict=False):
        tell(DiceRolled(thrower, throw))
    if parts.exchange.tiles:
        deal.memory["passes_to"] = [parts.exchange.steps(dice)]
    row = deal.wall.row
    if not deal.memory.pop("broken", None):
        row = parts.wall.broken(row, side, stack, parts.seats.count)
    deal.wall = parts.wall.lay(row, owner, stack)
    first = parts.wall.takes_first(dice, parts.seats.count)
    if first:
        deal.memory["takes_first"] = [parts.seats.order(deal.dealer)[first]]
    tell(WallBroken(owner, stack))
    parts.phases.broken(deal)


def exclude_kinds(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Tiles are turned up at the break, and their kinds are out of play (001:4041)."""
    tiles = parts.exclusion.exclude(deal.wall)
    for hand in deal.hands:
        hand.void |= deal.wall.excluded
    deal.events.append(KindsExcluded(tuple(sorted({tile & 63 for tile in tiles})), tiles))


def turn_indicator(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The first dora indicator is turned."""
    parts.dora.turn(deal)


def deal_tiles(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Three times four tiles each, then one each; the dealer's fourteenth is the one that he would draw first."""
    (first,) = deal.memory.pop("takes_first", (deal.dealer,))
    order = parts.seats.order(first)
    wall = deal.wall
    *blocks, last = parts.phases.blocks
    for size in blocks:
        _deal_blocks(deal, order, size)
    extra, place = parts.phases.extra(deal), wall.next + last * len(order)
    fourteenth = None if extra is None else Drawn(extra, wall.row[place], "deal")
    at_once = parts.phases.at_once
    _deal_blocks(deal, order, last, fourteenth if at_once else None)
    for hand in deal.hands:
        counts = hand.counts
        for tile in hand.tiles:
            counts[tile & 63] += 1
        parts.look(hand)
    if fourteenth is not None:
        if not at_once:
            deal.events.append(fourteenth)
        parts.wall.draw(wall)
        deal.hands[fourteenth.seat].take(fourteenth.tile)
        deal.turn, deal.came = fourteenth.seat, "deal"
    parts.phases.dealt(deal)


def _deal_blocks(deal: Deal, order: Iterable[Seat], size: int, taken_with_it: Drawn | None = None) -> None:
    """Everybody takes so many tiles; and somebody one more at once."""
    wall, hands, tell = deal.wall, deal.hands, deal.events.append
    row, place = wall.row, wall.next
    for seat in order:
        tiles = row[place : place + size]
        place += size
        hands[seat].tiles.extend(tiles)
        tell(Dealt(seat, tiles))
        if taken_with_it is not None and taken_with_it.seat == seat:
            tell(taken_with_it)
    wall.next = place


# ---------------------------------------------------------------- before the first turn (004:62-64)


def ask_pass_on(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """Which tile does each pass on? Who has just enough of a suit is not asked for the last of them."""
    asks = [(seat, parts.exchange.codes(deal, seat)) for seat in parts.seats.order(deal.dealer)]
    open_asks = [(seat, codes, codes[-1]) for seat, codes in asks if len(codes) > 1]
    return open_window(deal, parts, WindowKind.CHOICE, open_asks) if open_asks else None


def choose_to_pass_on(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Each lays one face down."""
    for seat in parts.seats.order(deal.dealer):
        answer = answers.get(seat)
        code = parts.exchange.codes(deal, seat)[-1] if answer is None else answer.code
        parts.exchange.choose(deal, seat, first_of(code))


def pass_on(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """All tiles that were laid down go to the others at once."""
    parts.exchange.pass_on(deal)
    for hand in deal.hands:
        _look_without_drawn(hand, parts)


def ask_void(deal: Deal, parts: "Parts", step: Step) -> Window:
    """Which suit will each be rid of? All choose at once."""
    asks = [(seat, parts.void.codes(deal.hands[seat])) for seat in parts.seats.order(deal.dealer)]
    return open_window(deal, parts, WindowKind.CHOICE, [(seat, codes, codes[-1]) for seat, codes in asks])


def choose_void(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The tiles, or cards, lie face down before the players."""
    for seat in parts.seats.order(deal.dealer):
        parts.void.choose(deal, seat, first_of(answers[seat].code))
        _look_without_drawn(deal.hands[seat], parts)


# ---------------------------------------------------------------- a turn (001:355)


def draw(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The next live tile; where there is none, the deal is over."""
    seat = step.seat
    tile = parts.wall.draw(deal.wall)
    if tile is None:
        deal.push("exhausted")
        return
    hand = deal.hands[seat]
    parts.furiten.own_turn(hand)
    hand.take(tile)
    deal.turn, deal.came = seat, "wall"
    deal.events.append(Drawn(seat, tile))
    parts.turns.drawn(deal, seat)


def replace_tile(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The tile from the dead wall that a kan, or a tile set aside, is owed."""
    seat = step.seat
    tile = parts.wall.replace(deal.wall)
    if tile is None:
        deal.push("exhausted")
        return
    hand = deal.hands[seat]
    parts.furiten.own_turn(hand)
    hand.take(tile)
    deal.turn, deal.came = seat, "nuki" if step.code == Verb.NUKI and not parts.nuki.rinshan else "dead_wall"
    deal.events.append(Drawn(seat, tile, "dead_wall"))
    parts.turns.replaced(deal, seat)


def ask_turn(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """What may the seat do: win, declare, discard? A single possibility is no question."""
    seat = step.seat
    codes = turn_codes(deal, parts, seat)
    if len(codes) == 1:
        return None
    return open_window(deal, parts, WindowKind.TURN, [(seat, codes, codes[-1])], deal.hands[seat].drawn)


def turn_codes(deal: Deal, parts: "Parts", seat: Seat) -> list[Code]:
    """Everything that the seat may answer in its turn; the last discard is the default."""
    hand = deal.hands[seat]
    codes: list[Code] = []
    if parts.nuki.mask:
        codes = parts.nuki.codes(deal, seat)
        if codes and parts.nuki.must(deal, hand):
            return codes
    if parts.exclusion.kinds:
        codes += parts.exclusion.codes(deal, seat)
    if hand.drawn >= 0 and not hand.mute:
        may = hand.waits >> (hand.drawn & 63) & 1 or parts.admission.dealt or parts.admission.white_joker
        if may and parts.admission.may_tsumo(deal, seat):
            if parts.riichi.must_win(hand):
                return [TSUMO]
            codes.append(TSUMO)
        if deal.uninterrupted and not hand.pond and parts.draws.may_abort(deal, seat):
            codes.append(ABORT)
        codes += parts.kans.codes(deal, seat)
        if parts.runs.played and hand.open:
            codes += parts.runs.codes(deal, seat)
        if not hand.riichi and (not hand.open or parts.riichi.open_hand):
            codes += parts.riichi.codes(deal, seat)
    elif parts.kans.after_call and deal.came == "call" and not hand.mute:
        codes += parts.kans.codes(deal, seat)
    codes += parts.turns.discards(deal, seat)
    return codes


def take_turn(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Do what the seat has answered, or the only thing that it can."""
    seat = step.seat
    answer = answers.get(seat)
    code = turn_codes(deal, parts, seat)[0] if answer is None else answer.code
    parts.verbs[code >> 32](deal, parts, seat, code)


def discard_tile(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """A tile goes to the pond and is offered to the others."""
    tile = first_of(code)
    hand = deal.hands[seat]
    declares = code >> 32 in DECLARING
    drawn = tile == hand.drawn
    hand.put(tile)
    hand.drawn = NO_TILE
    hand.ippatsu = False
    hand.pond.append(PondTile(tile, drawn, declares, deal.discards))
    hand.river |= 1 << (tile & 63)
    if not drawn:
        parts.look(hand)
    if declares:
        parts.furiten.declared(deal)
    deal.discards += 1
    deal.barred = 0
    deal.fed_kan = -1
    deal.declaring = declares
    deal.offer = Offer(tile, seat)
    deal.events.append(Discarded(seat, tile, drawn, declares))
    if parts.furiten.covers:
        parts.furiten.discarded(deal, seat)
    if deal.turned_later:
        parts.kans.discarded(deal)
    parts.turns.discarded(deal, seat)


# ---------------------------------------------------------------- a tile is offered (000:254-269)


def ask_claim(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """Who may win on the discard, who may call it?"""
    offer = deal.offer
    assert offer is not None
    kind = offer.tile & 63
    callable_ = parts.calls.open(deal) and parts.draws.after_discard(deal) is None
    asks: list[tuple[Seat, list[Code], Code]] = []
    follower = parts.seats.next(offer.seat, deal.direction)
    least, runs = parts.calls.least, parts.calls.runs[kind]
    for seat in parts.seats.others(offer.seat, deal.direction):
        hand = deal.hands[seat]
        counts = hand.counts
        if (
            hand.waits >> kind & 1
            or counts[kind] >= least
            or (seat == follower and runs and any(counts[low] and counts[high] for low, high, _ in runs))
        ):
            codes = claim_codes(deal, parts, seat, offer, callable_)
            if codes and not (hand.opened and parts.riichi.must_win(hand)):
                codes.append(PASS)
                asks.append((seat, codes, PASS))
    if parts.winners.go_on:
        asks = _not_spoken(deal, asks)
    return open_window(deal, parts, WindowKind.CLAIM, asks, offer.tile, offer.seat) if asks else None


def _not_spoken(deal: Deal, asks: list[tuple[Seat, list[Code], Code]]) -> list[tuple[Seat, list[Code], Code]]:
    """Whoever has claimed the tile for a false win is not asked again."""
    false = deal.memory.get("false_claims", ())
    return [ask for ask in asks if ask[0] not in false]


def claim_codes(deal: Deal, parts: "Parts", seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
    """What the seat may do with a discard, beside letting it lie; ``callable_``: whether it may be called at all."""
    hand = deal.hands[seat]
    codes: list[Code] = []
    if hand.waits >> (offer.tile & 63) & 1 and parts.admission.may_ron(deal, seat, offer):
        codes.append(RON)
    if callable_ and not hand.riichi and not hand.mute and not hand.owes:
        codes += parts.calls.codes(deal, seat, offer, parts.kans.may(deal, seat))
    return codes


def allows(deal: Deal, parts: "Parts", step: Step, seat: Seat, code: Code) -> bool:
    """Whether the window of this step would list the code for the seat, were a single possibility a question, too; but
    mostly without listing everything."""
    offer = deal.offer
    if step.name == "claim" and offer is not None and seat != offer.seat and code != HISSATSU:
        if code == RON:
            # A hand that lies open wins without being asked.
            return not deal.hands[seat].opened and parts.admission.may_ron(deal, seat, offer)
        callable_ = parts.calls.open(deal) and parts.draws.after_discard(deal) is None
        return callable_ and code in claim_codes(deal, parts, seat, offer, callable_)
    if step.name == "turn" and seat == step.seat:
        if not parts.compels:
            if code >> 32 == Verb.DISCARD:
                return parts.turns.allows(deal, seat, first_of(code))
            if code >> 32 == Verb.RIICHI:
                return parts.riichi.allows(deal, seat, first_of(code))
            if code >> 32 == Verb.OPEN_RIICHI:
                return parts.riichi.allows_open(deal, seat, first_of(code))
            if code == TSUMO:
                return parts.admission.may_tsumo(deal, seat)
        return code in turn_codes(deal, parts, seat)
    window = parts.asks[step.name](deal, parts, step)
    ask = None if window is None else window.ask_of(seat)
    return ask is not None and code in ask.codes


def settle_claim(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Somebody wins, or somebody calls, or the tile stays where it lies."""
    offer = deal.offer
    assert offer is not None
    asked = dict.fromkeys(_asked(deal, parts, step)) if parts.claims.by_time else answers
    if parts.riichi.opens:
        answers = _with_compelled(deal, parts, offer, answers)
    resolved = parts.claims.resolve(deal, offer, asked, answers)
    winners = _with_false(deal, resolved.winners) if parts.winners.go_on else resolved.winners
    if winners:
        _push_ron(deal, offer.seat, winners)
        return
    if resolved.code != OPEN_KAN or not parts.kans.robs_open:  # otherwise it can still be won on
        parts.furiten.passed(deal, offer, resolved.unheard)
    ending = parts.draws.after_discard(deal)
    if ending is not None:
        deal.push("abort", offer.seat, ABORTS.index(ending))
    elif resolved.caller is not None:
        deal.push("call", resolved.caller, resolved.code)
    else:
        parts.turns.after_discard(deal, offer.seat)
    if deal.declaring:
        deal.push("riichi", offer.seat)


def ask_claim_or_hissatsu(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """The same where whoever draws next may draw three tiles at once: that is said in the same window, so that nobody
    learns who was asked."""
    window = ask_claim(deal, parts, step)
    offer = deal.offer
    assert offer is not None
    seat = parts.seats.next(offer.seat, deal.direction)
    compelled = deal.hands[seat].opened and parts.admission.may_ron(deal, seat, offer)
    if compelled or not parts.hissatsu.may(deal, seat):
        return window
    asks = {} if window is None else {ask.seat: (ask.seat, list(ask.codes), ask.default) for ask in window.asks}
    _, codes, _ = asks.get(seat, (seat, [PASS], PASS))
    asks[seat] = (seat, [*codes[:-1], HISSATSU, PASS], PASS)
    others = parts.seats.others(offer.seat, deal.direction)
    in_order = [asks[other] for other in others if other in asks]
    return open_window(deal, parts, WindowKind.CLAIM, in_order, offer.tile, offer.seat)


def settle_claim_or_hissatsu(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Where nobody takes the tile, three are drawn instead of one."""
    answers, seat = parts.hissatsu.apart(answers)
    settle_claim(deal, parts, step, answers)
    if seat is not None and (draws := Step("draw", seat)) in deal.agenda:
        deal.agenda[deal.agenda.index(draws)] = Step("hissatsu", seat)


def draw_three(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The hand is laid open, and the third tile wins, or it is chombo (001:2442)."""
    seat, hand = step.seat, deal.hands[step.seat]
    parts.furiten.own_turn(hand)
    laid = tuple(hand.tiles)
    *indicators, tile = parts.hissatsu.draw(deal, seat)
    deal.turn, deal.came = seat, "wall"
    deal.events += (HissatsuDeclared(seat, laid, tuple(indicators)), Drawn(seat, tile))
    if parts.admission.may_tsumo(deal, seat):
        win_by_tsumo(deal, parts, seat, TSUMO)
        return
    deal.shown.append(seat)
    deal.events.append(HandShown(seat, tuple(hand.tiles), ready=False))
    punish(deal, parts, seat)


def _with_compelled(deal: Deal, parts: "Parts", offer: Offer, answers: "Answers") -> "Answers":
    """The answers, with the wins of hands that lie open: they may not pass, and so nobody asks them (001:2074)."""
    compelled = {
        seat: Answer(seat, RON)
        for seat in parts.seats.others(offer.seat, deal.direction)
        if deal.hands[seat].opened
        and parts.riichi.must_win(deal.hands[seat])
        and parts.admission.may_ron(deal, seat, offer)
    }
    return {**answers, **compelled} if compelled else answers


def _asked(deal: Deal, parts: "Parts", step: Step) -> tuple[Seat, ...]:
    window = parts.asks[step.name](deal, parts, step)
    return () if window is None else tuple(ask.seat for ask in window.asks)


def declare_riichi(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """Riichi with this discard. A hand that is ready as it was dealt lays nothing down: it is fixed as soon as it says
    so, and the tile goes as any other."""
    if parts.riichi.dealt:
        _declare_ready(deal, seat)
        code = discard(first_of(code))
    discard_tile(deal, parts, seat, code)


def declare_open_riichi(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """Riichi with this discard, and the hand, or what waits in it, lies open from now on (001:2844)."""
    hand, tile = deal.hands[seat], first_of(code)
    tiles, waits = parts.riichi.laid_open(hand, tile)
    hand.opened = list(tiles)
    deal.events.append(HandOpened(seat, tiles, waits))
    discard_tile(deal, parts, seat, code)


def ask_ready(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """Whose hand is ready as it was dealt? All may say so before the first turn but the dealer, who has to discard."""
    asks: list[tuple[Seat, list[Code], Code]] = [
        (seat, [READY, PASS], PASS) for seat in parts.seats.others(deal.dealer) if parts.riichi.may_say(deal, seat)
    ]
    return open_window(deal, parts, WindowKind.CHOICE, asks) if asks else None


def declare_ready(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Who has said so has a hand that will not change (002:435)."""
    for seat in parts.seats.others(deal.dealer):
        answer = answers.get(seat)
        if answer is not None and answer.code == READY:
            _declare_ready(deal, seat)


def _declare_ready(deal: Deal, seat: Seat) -> None:
    deal.hands[seat].riichi = 1
    deal.events.append(ReadyDeclared(seat))


def riichi_stands(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Nobody won on the tile: the stick is laid down, the hand is fixed (000:515-523)."""
    seat = step.seat
    hand = deal.hands[seat]
    rows = parts.payments.riichi(seat)
    deal.pay(rows)
    deal.sticks += len(rows)  # none where riichi costs nothing
    deal.declared.append(seat)
    deal.declaring = False
    hand.riichi = 2 if deal.uninterrupted and len(hand.pond) == 1 else 1
    hand.ippatsu = True
    deal.events.append(RiichiStands(seat, rows))


def call_tile(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The tile leaves the pond for a meld; the turn is the caller's."""
    offer = deal.offer
    assert offer is not None
    seat = step.seat
    hand = deal.hands[seat]
    verb = verb_of(step.code)
    meld = parts.calls.meld(deal, seat, step.code, offer)
    for tile in meld.tiles:
        if tile != offer.tile:
            hand.put(tile)
    hand.melds.append(meld)
    hand.open = hand.open or meld.is_open
    parts.exclusion.melded(deal, hand)
    if offer.form != "nuki":  # which lies in no pond
        deal.hands[offer.seat].taken += 1
    deal.events.append(Called(seat, offer.seat, meld))
    parts.furiten.called(deal, offer)
    parts.furiten.own_call(hand)
    _note_liability(deal, parts, seat, offer.seat)
    deal.turn, deal.came, deal.offer = seat, "call", None
    if meld.is_kan:
        hand.away = 0
        parts.look(hand)
        deal.fed_kan = offer.seat
        deal.offer = Offer(offer.tile, seat, "open" if meld.is_open else "closed")
        deal.push("kan", seat)
        if meld.is_open:
            deal.push("rob", seat)
        return
    _interrupt(deal)
    if verb is Verb.EYES_KAN:
        deal.push("eyes", seat)
        return
    deal.barred = parts.calls.barred(verb, offer.tile & 63, (first_of(step.code), second_of(step.code)))
    parts.turns.after_call(deal, seat, offer.seat)


def _note_liability(deal: Deal, parts: "Parts", seat: Seat, feeder: Seat) -> None:
    """Who feeds the set that makes a yakuman sure answers for it (000:778-793)."""
    hand = deal.hands[seat]
    meld = hand.melds[-1]
    for yaku in feeds_yakuman(hand, meld.kind, meld.is_kan) if meld.form not in NO_TRIPLETS else ():
        hand.liable.append((yaku, feeder))
    if feeds_suit(hand):
        hand.liable.append(("chinitsu", feeder))


def _interrupt(deal: Deal) -> None:
    """001:964: any meld ends the go-around, and with it ippatsu and the first turn."""
    deal.uninterrupted = False
    _end_ippatsu(deal)


def _end_ippatsu(deal: Deal) -> None:
    for hand in deal.hands:
        hand.ippatsu = False


# ---------------------------------------------------------------- kans (001:503-533)


def declare_kan(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """A closed kan, or a tile added to a pon. It may be robbed before it stands."""
    hand = deal.hands[seat]
    form = "closed" if code >> 32 == Verb.CLOSED_KAN else "added"
    tile = first_of(code)
    if form == "closed" and hand.drawn & 63 == tile & 63:
        tile = hand.drawn
    drawn = tile == hand.drawn
    meld = parts.kans.declare(hand, code)
    hand.drawn = NO_TILE
    deal.barred = 0
    deal.fed_kan = -1
    hand.away = 0  # a kan is more than one tile for another
    parts.exclusion.melded(deal, hand)
    parts.look(hand)
    deal.events.append(KanDeclared(seat, form, meld))  # type: ignore[arg-type]
    parts.furiten.declared(deal)
    deal.offer = Offer(tile, seat, form, drawn)  # type: ignore[arg-type]
    deal.push("kan", seat)
    deal.push("rob", seat)


def ask_rob(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """Who wins on the tile of the kan, on one that was laid on a run or set aside?"""
    offer = deal.offer
    assert offer is not None
    if offer.form == "nuki":
        return _ask_rob_nuki(deal, parts, offer)
    if not _may_rob(parts, offer):
        return None
    kind = offer.tile & 63
    asks: list[tuple[Seat, list[Code], Code]] = [
        (seat, [RON, PASS], PASS)
        for seat in parts.seats.others(offer.seat, deal.direction)
        if deal.hands[seat].waits >> kind & 1
        and not deal.hands[seat].opened
        and parts.admission.may_ron(deal, seat, offer)
    ]
    if parts.winners.go_on:
        asks = _not_spoken(deal, asks)
    return open_window(deal, parts, WindowKind.ROB, asks, offer.tile, offer.seat) if asks else None


def _ask_rob_nuki(deal: Deal, parts: "Parts", offer: Offer) -> Window | None:
    """It may be won on, or by some rules called; the last of all by who has the others (002:281)."""
    kind = offer.tile & 63
    may_win = parts.nuki.may_be_robbed(offer)
    asks: list[tuple[Seat, list[Code], Code]] = []
    for seat in parts.seats.others(offer.seat, deal.direction):
        wins = may_win and deal.hands[seat].waits >> kind & 1 and parts.admission.may_ron(deal, seat, offer)
        wins = wins and not deal.hands[seat].opened  # which wins without being asked
        codes = [RON] if wins or parts.nuki.may_win_by(deal.hands[seat], offer.tile) else []
        codes += parts.nuki.calls(deal, seat, offer)
        if codes:
            asks.append((seat, [*codes, PASS], PASS))
    return open_window(deal, parts, WindowKind.ROB, asks, offer.tile, offer.seat) if asks else None


def settle_rob(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The kan is robbed and void, or it stands (000:425-429); and so with other tiles that are laid down."""
    offer = deal.offer
    assert offer is not None
    asked = dict.fromkeys(_asked(deal, parts, step)) if parts.claims.by_time else answers
    if parts.riichi.opens and _may_rob(parts, offer):
        answers = _with_compelled(deal, parts, offer, answers)
    resolved = parts.claims.resolve(deal, offer, asked, answers)
    winners = _with_false(deal, resolved.winners) if parts.winners.go_on else resolved.winners
    if winners:
        deal.agenda.clear()
        _push_ron(deal, offer.seat, winners)
        return
    rules = _rules_of(parts, offer)
    if rules.may_be_robbed(offer):
        # What only some hands can win on has been let pass only by those who were asked.
        spared = () if rules.by_every_hand(offer) else parts.seats.all
        parts.furiten.passed(deal, offer, resolved.unheard.union(seat for seat in spared if seat not in asked))
    if resolved.caller is not None:
        _call_nuki(deal, parts, offer, resolved.caller, resolved.code)


def _may_rob(parts: "Parts", offer: Offer) -> bool:
    """Whether the tile may be won on at all."""
    return _rules_of(parts, offer).may_be_robbed(offer)


def _rules_of(parts: "Parts", offer: Offer) -> "Kans | Nuki | RaisedRuns":
    """The part that knows who may win on a tile that is no discard."""
    return parts.nuki if offer.form == "nuki" else parts.runs if offer.form == "run" else parts.kans


def _give_up(hand: Holding, parts: "Parts", offer: Offer) -> None:
    """The tile is the winner's now."""
    if offer.form == "nuki":
        hand.nuki.remove(offer.tile)
        return
    (parts.runs if offer.form == "run" else parts.kans).rob(hand, offer.tile)
    if parts.winners.go_on:
        hand.away = 0
        parts.look(hand)


def kan_stands(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The kan counts: its indicator, its replacement tile."""
    seat = step.seat
    offer = deal.offer
    assert offer is not None
    deal.kans += 1
    deal.kan_owners.append(seat)
    deal.hands[seat].kans += 1
    _interrupt(deal)
    parts.kans.declared(deal)
    parts.kans.stands(deal, offer.form)
    if parts.payments.pays_kans:
        _pay_kan(deal, parts, offer)
    deal.offer = None
    if parts.draws.after_kan(deal) is not None:
        deal.push("abort", seat, ABORTS.index("four_kans"))
    else:
        deal.push("replace", seat)


def _pay_kan(deal: Deal, parts: "Parts", offer: Offer) -> None:
    """A kan is paid for at once: one that is added, only where the tile has just been drawn (004:143-156)."""
    form = "late" if offer.form == "added" and not offer.drawn else offer.form
    feeder = deal.fed_kan if form == "open" else None
    _pay(deal, parts.winners.kan(deal, offer.seat, form, feeder))  # type: ignore[arg-type]


def declare_eyes(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """Two tiles between the own seasons are the eyes; nobody robs them, and no indicator is turned (001:4009)."""
    hand = deal.hands[seat]
    meld = parts.kans.declare(hand, code)
    hand.drawn = NO_TILE
    deal.barred = 0
    deal.fed_kan = -1
    deal.events.append(KanDeclared(seat, "eyes", meld))
    parts.furiten.declared(deal)
    _interrupt(deal)
    deal.push("eyes", seat)


def draw_for_eyes(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Two tiles from the end of the live wall; with the second the hand may be won."""
    hand = deal.hands[step.seat]
    parts.furiten.own_turn(hand)
    for last in (False, True):
        tile = parts.wall.take_last(deal.wall)
        assert tile is not None  # two are left, or the eyes are not offered
        hand.take(tile)
        deal.events.append(Drawn(step.seat, tile, "live_end"))
        if not last:
            hand.drawn, hand.away = NO_TILE, 0
            parts.look(hand)
    deal.turn, deal.came = step.seat, "wall"
    parts.turns.drawn(deal, step.seat)


# ---------------------------------------------------------------- raised runs (001:3171)


def raise_run(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """A tile is laid on the equal one of an open run. It may be robbed before another is drawn for it."""
    tile = first_of(code)
    hand = deal.hands[seat]
    drawn = tile == hand.drawn
    meld = parts.runs.lay(hand, tile, second_of(code))
    hand.drawn = NO_TILE
    if not drawn:
        parts.look(hand)
    deal.fed_kan = -1
    deal.events.append(RunRaised(seat, meld))
    parts.furiten.declared(deal)
    deal.offer = Offer(tile, seat, "run", drawn)
    deal.push("raised", seat)
    deal.push("rob", seat)


def run_stands(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Nobody took the tile: the next one is drawn, as in any turn."""
    _interrupt(deal)
    deal.offer = None
    deal.push("draw", step.seat)


# ---------------------------------------------------------------- tiles set aside (001:3578-3587)


def set_flowers_aside(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """What was dealt and may not stay in a hand is set aside before the first turn, and what comes for it. Who might
    win on one is asked first, and then the step is taken up again."""
    seat, hand = step.seat, deal.hands[step.seat]
    deal.offer = None
    if step.code and not _replace_flower(deal, parts, seat, as_drawn=step.code == DRAWN_FLOWER):
        return
    while (flower := parts.nuki.flower(hand)) is not None:
        as_drawn = flower == hand.drawn
        parts.nuki.put(hand, flower)
        hand.drawn = NO_TILE if as_drawn else hand.drawn
        deal.events.append(NukiDeclared(seat, flower))
        if parts.nuki.wins(hand):
            _win_by_draw(deal, parts, seat, flower)
            return
        if parts.nuki.somebody_may(deal, seat, flower):
            deal.offer = Offer(flower, seat, "nuki")
            deal.push("flowers", seat, DRAWN_FLOWER if as_drawn else DEALT_FLOWER)
            deal.push("rob", seat)
            return
        if not _replace_flower(deal, parts, seat, as_drawn=as_drawn):
            return
    _look_without_drawn(hand, parts)


DEALT_FLOWER, DRAWN_FLOWER = 1, 2
"""What the tile is that comes for one set aside before the first turn: one of those dealt, or the dealer's last."""


def _replace_flower(deal: Deal, parts: "Parts", seat: Seat, *, as_drawn: bool) -> bool:
    """Draw a tile for a flower; where none is left the deal is over."""
    hand = deal.hands[seat]
    drawn, tile = hand.drawn, parts.wall.replace(deal.wall)
    if tile is None:
        deal.agenda.clear()
        deal.push("exhausted")
        return False
    hand.take(tile)
    deal.events.append(Drawn(seat, tile, "dead_wall"))
    hand.drawn = tile if as_drawn else drawn
    return True


def _look_without_drawn(hand: Holding, parts: "Parts") -> None:
    """The waits of a hand are those that it has before the drawn tile."""
    drawn = hand.drawn
    if drawn >= 0:
        hand.counts[drawn & 63] -= 1
    hand.away = 0
    parts.look(hand)
    if drawn >= 0:
        hand.counts[drawn & 63] += 1


def declare_nuki(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """A tile is set aside as dora. It may be robbed before another is drawn for it."""
    tile = first_of(code)
    hand = deal.hands[seat]
    drawn = tile == hand.drawn
    parts.nuki.put(hand, tile)
    hand.drawn = NO_TILE
    if not drawn:
        parts.look(hand)
    deal.barred = 0
    deal.fed_kan = -1
    deal.events.append(NukiDeclared(seat, tile))
    if parts.nuki.wins(hand):  # 002:280: with the last of all
        _win_by_draw(deal, parts, seat, tile)
        return
    parts.furiten.declared(deal)
    deal.offer = Offer(tile, seat, "nuki")
    deal.push("nuki", seat)
    deal.push("rob", seat)


def nuki_stands(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Nobody took the tile: it is dora, and a replacement tile is drawn."""
    if parts.nuki.interrupts:
        deal.uninterrupted = False
    if parts.nuki.ends_ippatsu:
        _end_ippatsu(deal)
    parts.kans.declared(deal)
    if parts.nuki.opens_indicator(deal):
        parts.kans.turn_one(deal)
    deal.offer = None
    deal.push("replace", step.seat, int(Verb.NUKI))


def _call_nuki(deal: Deal, parts: "Parts", offer: Offer, seat: Seat, code: Code) -> None:
    """The tile set aside goes into a set of another (gari, 001:6115); its owner's turn ends with that."""
    deal.agenda.clear()
    deal.hands[offer.seat].nuki.remove(offer.tile)
    deal.push("call", seat, code)


# ---------------------------------------------------------------- tiles out of play (001:4041)


def replace_excluded(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """A tile out of play is laid aside, and another comes for it, as if it had come at first."""
    tile = first_of(code)
    hand = deal.hands[seat]
    drawn = tile == hand.drawn
    hand.put(tile)
    hand.aside.append(tile)
    if not drawn:
        parts.look(hand)
    deal.events.append(TileReplaced(seat, tile))
    hand.take(parts.exclusion.draw(deal.wall))
    deal.events.append(Drawn(seat, hand.drawn, "live_end" if parts.exclusion.from_live_end else "wall"))
    deal.push("turn", seat)


# ---------------------------------------------------------------- wins (000:746-834)


def win_by_tsumo(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """The hand is won with the tile just drawn."""
    _win_by_draw(deal, parts, seat, parts.admission.stands_for(deal, seat))


def _win_by_draw(deal: Deal, parts: "Parts", seat: Seat, tile: Tile) -> None:
    """The hand is won with a tile from the wall, be it the last of the flowers, which lies aside by then."""
    if deal.came == "dead_wall":
        parts.kans.won(deal)
    value, liabilities = _score(deal, parts, seat, tile, None)
    _turn_by_win(deal, parts)
    deal.events.append(_won(deal, seat, seat, value, liabilities))
    rows = parts.payments.tsumo(parts.payments.award(seat, value, liabilities), counters_of(deal))
    if parts.listeners.hears_wins:
        rows += parts.listeners.won((Heard(seat, seat, value),), counters_of(deal).out)
    _pay_wins(deal, rows)
    _after_win(deal, parts, [seat], None, deal.hands[seat].drawn)


def ask_payee(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """Whom of several does the discarder pay? He chooses by what he sees; their hands are not open yet."""
    winners = _winners_on(deal, parts, step)
    if not parts.claims.chooses(len(winners)):
        return None
    offer = deal.offer
    assert offer is not None
    order = parts.seats.order(deal.dealer)
    codes = [paying(order.index(seat)) for seat in winners]
    return open_window(deal, parts, WindowKind.CHOICE, [(offer.seat, codes, codes[0])], offer.tile)


def _winners_on(deal: Deal, parts: "Parts", step: Step) -> list[Seat]:
    """Who wins on the tile on offer: those of the step's mask, as they come first."""
    offer = deal.offer
    assert offer is not None
    return [seat for seat in parts.claims.heads(offer.seat, deal.direction) if step.code >> seat & 1]


def win_on(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The tile on offer is won on, by one or several; where the discarder chooses, by the one whom he pays."""
    offer = deal.offer
    assert offer is not None
    winners = _winners_on(deal, parts, step)
    if offer.form != "discard":
        _give_up(deal.hands[offer.seat], parts, offer)
    if parts.claims.chooses(len(winners)):
        answer = answers.get(offer.seat)
        winners = winners[:1] if answer is None else [parts.seats.order(deal.dealer)[place_of(answer.code)]]
    ending = parts.claims.too_many(len(winners))
    if ending is not None:
        _show_hands(deal, winners)
        deal.push("abort", offer.seat, ABORTS.index(ending))
        if deal.declaring:
            deal.declaring = False  # the tile was won on: no stick
        return
    awards = []
    heard: list[Heard] = []
    _turn_by_win(deal, parts)
    false = deal.memory.get("false_claims", ())
    for seat in winners:
        if seat in false:
            continue
        value, liabilities = _score(deal, parts, seat, offer.tile, offer)
        fed = bool(deal.hands[seat].opened) and _had_a_choice(deal, parts, offer, deal.hands[seat].waits)
        awards.append(parts.payments.award(seat, value, liabilities, fed_open_riichi=fed))
        heard.append(Heard(seat, offer.seat, value))
        deal.events.append(_won(deal, seat, offer.seat, value, liabilities))
    stake = parts.payments.lost_stake(offer.seat) if deal.declaring else ()
    deal.sticks += len(stake)
    rows = stake + parts.payments.ron(awards, offer.seat, counters_of(deal))
    if awards and parts.payments.pays_kans and offer.form == "discard" and deal.came == "dead_wall":
        rows += parts.winners.kan_fed(deal, offer.seat)
    if parts.listeners.hears_wins:
        rows += parts.listeners.won(heard, counters_of(deal).out)
    _pay_wins(deal, rows)
    if offer.form != "discard" and parts.winners.go_on:
        deal.hands[winners[0]].aside.append(offer.tile)  # it lies with a winner, the nearest of several
    _after_win(deal, parts, winners, offer.seat, offer.tile)
    if deal.result is None:  # who let the tile go has passed it
        parts.furiten.passed(deal, offer, ())


def _had_a_choice(deal: Deal, parts: "Parts", offer: Offer, waits: int) -> bool:
    """Whether the discarder could have discarded a tile for which an open hand does not wait (001:2845); in riichi
    nobody has a choice (001:7307)."""
    hand = deal.hands[offer.seat]
    if offer.form != "discard" or hand.riichi:
        return False
    if deal.came == "call":
        meld = hand.melds[-1]
        verb = Verb.CHI if meld.form is MeldForm.CHI else Verb.PON
        waits |= parts.calls.barred(verb, meld.tiles[0] & 63, (meld.tiles[1], meld.tiles[2]))
    return any(not waits >> (tile & 63) & 1 for tile in hand.tiles)


def _after_win(deal: Deal, parts: "Parts", winners: list[Seat], source: Seat | None, tile: Tile) -> None:
    """The deal ends; or the winners leave, and it goes on without them (004:41-42)."""
    if parts.void.chosen:
        for seat in winners:
            parts.void.show(deal, seat)
    result = parts.winners.won(deal, winners, source, tile)
    if result is not None:
        end_deal(deal, result)


def _with_false(deal: Deal, winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who claims the tile for a win, those included who will be found to have none (004:43)."""
    return (*winners, *deal.memory.get("false_claims", ()))


def false_win(deal: Deal, parts: "Parts", seat: Seat) -> None:
    """A win that is none: for now it counts as one. In a window for a tile it is a claim of it, and decided with the
    others; in the own turn, or when it is nobody's tile, the hand leaves at once."""
    step = deal.agenda[-1]
    if step.name in ("claim", "rob"):
        deal.memory.setdefault("false_claims", []).append(seat)
        return
    deal.memory["false_claims"] = [seat]
    if step.name == "turn" and step.seat == seat:
        _after_win(deal, parts, [seat], None, deal.hands[seat].drawn)
    else:
        parts.void.show(deal, seat)
        parts.winners.leave(deal, [seat], None, NO_TILE)
        if parts.winners.enough(deal):
            deal.agenda.clear()
            deal.offer = None
            deal.push("settle_battle")


def may_win_falsely(deal: Deal, seat: Seat) -> bool:
    """Whether there is anything that this seat could take for a win: neither before the first turn nor while its own
    tile is on offer."""
    step, offer = deal.agenda[-1], deal.offer
    if step.name in ("claim", "rob"):
        return offer is not None and offer.seat != seat
    return step.name == "turn"


def _turn_by_win(deal: Deal, parts: "Parts") -> None:
    """Some turn the indicator only now (001:3951)."""
    tile = parts.dora.turned_by_win(deal.wall)
    if tile is not None:
        deal.events.append(IndicatorShown(tile))


def _push_ron(deal: Deal, source: Seat, winners: Iterable[Seat]) -> None:
    deal.push("ron", source, sum(1 << seat for seat in winners))


def _score(
    deal: Deal, parts: "Parts", seat: Seat, tile: Tile, offer: Offer | None
) -> tuple[Score, tuple[Liability, ...]]:
    value = parts.admission.scored(deal, seat, tile, offer)
    return value, parts.payments.liabilities(deal, seat, value, offer)


def _won(deal: Deal, seat: Seat, source: Seat, value: Score, liabilities: tuple[Liability, ...]) -> Won:
    win, hand = value.win, deal.hands[seat]
    bonus = (0, 0, 0, 0) if value.by_limit else value.bonus_tiles
    joker = seat == source and win.winning not in hand.tiles and win.winning not in hand.nuki
    return Won(
        seat,
        source,
        hand.drawn if joker else win.winning,
        win.hand.concealed,
        win.hand.melds,
        tuple(Counted(element.id, element.fact, element.han, element.limit) for element in value.elements),
        bonus,
        value.han,
        value.fu,
        value.base,
        value.points,
        value.by_limit,
        win.indicators,
        win.ura_indicators,
        liabilities[0].seat if liabilities else None,
        tuple(sorted(win.flags)),
        win.nuki,
        win.winning if joker else None,
    )


def _pay(deal: Deal, rows: tuple[Transfer, ...]) -> None:
    """All payments of an end at once; where nothing moves, nothing is told."""
    deal.pay(rows)
    if rows:
        deal.events.append(Paid(rows))


def _pay_wins(deal: Deal, rows: tuple[Transfer, ...]) -> None:
    _pay(deal, rows)
    if deal.sticks and all(row.source != TableAccount.STICKS for row in rows):
        return  # they stay for the next winner
    deal.sticks = 0
    deal.declared = []


def end_deal(deal: Deal, result: Result) -> None:
    """This is how the deal ends; nothing else will happen in it."""
    deal.result = result
    deal.agenda.clear()
    deal.push("stop")


# ---------------------------------------------------------------- draws (000:797-855)

ABORTS: Final = EARLY_ENDS


def declare_abort(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """Nine terminals and honours: the hand is shown."""
    deal.shown.append(seat)
    deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles), ready=False))
    deal.push("abort", seat, ABORTS.index("kyuushu_kyuuhai"))


def abort(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The deal ends early; no hand is paid for (001:1374)."""
    kind = ABORTS[step.code]
    if kind == "four_riichi":  # the fourth shows that he could not win, and so do all
        _show_hands(deal, parts.seats.order(deal.dealer))
    deal.events.append(DealDrawn(kind, tuple(deal.shown)))  # type: ignore[arg-type]
    ready = [seat for seat in parts.seats.all if parts.draws.ready(deal, seat)]
    _pay(deal, _after_draw(deal, parts))
    end_deal(deal, Result(kind, ready=ready))  # type: ignore[arg-type]


def _show_hands(deal: Deal, seats: Iterable[Seat]) -> None:
    for seat in seats:
        deal.shown.append(seat)
        deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles)))


def exhausted(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """No tile is left: from the dealer on, who is ready may show it."""
    if parts.winners.exhausted(deal):
        return
    deal.push("settle_draw")
    for seat in reversed(parts.seats.order(deal.dealer)) if parts.draws.shows else ():
        deal.push("show", seat)


def ask_show(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """000:805: a player in riichi must show; another ready one may keep the hand closed, and counts as not ready."""
    seat = step.seat
    if deal.hands[seat].riichi or not parts.draws.ready(deal, seat):
        return None
    return open_window(deal, parts, WindowKind.SHOW, [(seat, [SHOW, PASS], SHOW)])


def show(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """A ready hand is laid open."""
    seat = step.seat
    answer = answers.get(seat)
    if (answer is None or answer.code == SHOW) and parts.draws.ready(deal, seat):
        deal.shown.append(seat)
        deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles)))


def settle_draw(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Nagashi is paid in place of what those who are not ready pay to those who are."""
    thrown = parts.draws.nagashi(deal)
    rows: tuple[Transfer, ...]
    result = Result("exhausted", ready=deal.shown[:])
    if thrown:
        assert parts.draws.nagashi_base is not None
        rows = parts.payments.nagashi(thrown, counters_of(deal), parts.draws.nagashi_base)
        result = Result("nagashi", thrown, ready=deal.shown[:], as_win=parts.draws.nagashi_wins)
    else:
        others = [seat for seat in parts.seats.all if seat not in deal.shown]
        rows = parts.payments.noten(deal, others, partial(parts.draws.worth, deal))
    deal.events.append(DealDrawn("nagashi" if thrown else "exhausted", tuple(thrown or deal.shown)))
    if result.as_win:
        deal.sticks = 0
        deal.declared = []
    else:
        rows += _after_draw(deal, parts)
    _pay(deal, rows)
    end_deal(deal, result)


def settle_battle(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Enough have won, or the wall is exhausted: hands are shown, and the rest is settled (004:78-86)."""
    result, rows = parts.winners.settle(deal, "wall" if step.code else "out")
    _pay(deal, rows)
    end_deal(deal, result)


def _after_draw(deal: Deal, parts: "Parts") -> tuple[Transfer, ...]:
    """What a draw of any kind does with the table: stakes are laid down (001:3983), sticks go where they go."""
    return parts.payments.draw_stakes(counters_of(deal)) + parts.draws.sticks(deal)


# ---------------------------------------------------------------- the end (000:861)


def ask_stop(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """May the dealer, who leads in the last deal and would deal again, end the match?"""
    if not parts.length.asks or not _may_stop(deal, parts):
        return None
    return open_window(deal, parts, WindowKind.STOP, [(deal.dealer, [STOP, PASS], STOP)])


def stop(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The dealer has decided, or the rules have."""
    assert deal.result is not None
    answer = answers.get(deal.dealer)
    if answer is not None:
        deal.result.stop = answer.code == STOP
    elif not parts.length.asks:
        deal.result.stop = _may_stop(deal, parts)


def _may_stop(deal: Deal, parts: "Parts") -> bool:
    result = deal.result
    assert result is not None
    return parts.length.may_stop(deal, result, parts.dealer.stays(deal, result))


def punish(deal: Deal, parts: "Parts", seat: Seat) -> None:
    """Chombo: the deal ends, the offender pays, sticks of this deal go back, and it is dealt anew (000:909)."""
    rows = parts.payments.chombo(seat, counters_of(deal), seat in deal.fined)
    deal.fined.append(seat)
    deal.sticks -= sum(row.reason is Reason.STICK_RETURNED for row in rows)
    deal.declared = []
    deal.declaring = False
    deal.events.append(DealDrawn("chombo", (seat,)))
    _pay(deal, rows)
    end_deal(deal, Result("chombo"))


def time_is_up(deal: Deal, parts: "Parts") -> None:
    """The match has lasted long enough: the deal ends at once, and nothing is paid (001:3955) but what was won before
    (004:72)."""
    if parts.winners.go_on:
        _finish_declared(deal, parts)
        if parts.winners.enough(deal):
            return
        deal.offer = None
        result, rows = parts.winners.settle(deal, "time")
        _pay(deal, rows)
        end_deal(deal, result)
        return
    deal.offer = None
    deal.events.append(DealDrawn("time"))
    end_deal(deal, Result("time"))


def _finish_declared(deal: Deal, parts: "Parts") -> None:
    """A win that was declared before the time was up counts, and so does a kan (004:72), unless it can be robbed."""
    while deal.agenda and deal.agenda[-1].name in DECLARED:
        step = deal.agenda[-1]
        if step.name == "call" and step.code != OPEN_KAN:
            return
        if step.name == "rob" and ask_rob(deal, parts, step) is not None:
            return
        deal.agenda.pop()
        if step.name != "rob":
            parts.acts[step.name](deal, parts, step, NO_ANSWERS)


DECLARED: Final = ("ron", "call", "rob", "kan")
"""Steps that carry out what somebody has said."""


def open_window(
    deal: Deal,
    parts: "Parts",
    kind: WindowKind,
    asks: Iterable[tuple[Seat, list[Code], Code]],
    tile: int | None = None,
    source: Seat | None = None,
) -> Window:
    """The questions that are open now: seat, codes, default."""
    controller = parts.seats.controller
    by_time = parts.claims.by_time and source is not None
    return Window(
        deal.windows,
        kind,
        tuple([Ask(seat, tuple(codes), default, controller(seat)) for seat, codes, default in asks]),
        tile,  # type: ignore[arg-type]
        source,
        by_time,
        parts.claims.window_ms if by_time else 0,
    )


HISSATSU_ASKS: Final[dict[str, "Asker"]] = {"claim": ask_claim_or_hissatsu}
HISSATSU_ACTS: Final[dict[str, "Actor"]] = {"claim": settle_claim_or_hissatsu, "hissatsu": draw_three}
"""The steps where three tiles may be drawn at once; elsewhere they cost nothing."""

VERBS: Final[dict[int, "Doer"]] = {
    int(Verb.DISCARD): discard_tile,
    int(Verb.RIICHI): declare_riichi,
    int(Verb.OPEN_RIICHI): declare_open_riichi,
    int(Verb.TSUMO): win_by_tsumo,
    int(Verb.CLOSED_KAN): declare_kan,
    int(Verb.ADDED_KAN): declare_kan,
    int(Verb.EYES_KAN): declare_eyes,
    int(Verb.RAISED_RUN): raise_run,
    int(Verb.ABORT): declare_abort,
    int(Verb.NUKI): declare_nuki,
    int(Verb.REPLACE): replace_excluded,
}

ASKS: Final[dict[str, "Asker"]] = {
    "ready": ask_ready,
    "turn": ask_turn,
    "claim": ask_claim,
    "rob": ask_rob,
    "ron": ask_payee,
    "show": ask_show,
    "stop": ask_stop,
    "pass_on": ask_pass_on,
    "void": ask_void,
}

ACTS: Final[dict[str, "Actor"]] = {
    "break_wall": break_wall,
    "exclude": exclude_kinds,
    "indicator": turn_indicator,
    "deal": deal_tiles,
    "draw": draw,
    "replace": replace_tile,
    "turn": take_turn,
    "claim": settle_claim,
    "ready": declare_ready,
    "riichi": riichi_stands,
    "ron": win_on,
    "call": call_tile,
    "rob": settle_rob,
    "kan": kan_stands,
    "eyes": draw_for_eyes,
    "flowers": set_flowers_aside,
    "raised": run_stands,
    "nuki": nuki_stands,
    "abort": abort,
    "exhausted": exhausted,
    "show": show,
    "settle_draw": settle_draw,
    "settle_battle": settle_battle,
    "stop": stop,
    "pass_on": choose_to_pass_on,
    "exchange": pass_on,
    "void": choose_void,
}
