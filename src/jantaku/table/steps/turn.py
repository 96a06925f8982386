"""A turn (001:355): a tile is drawn, and something is declared or a tile is discarded."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import Discarded, DiscardedFaceDown, Drawn
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import FOUR, NO_TILE, PondTile
from jantaku.table.state.window import TURN, Ask, Window
from jantaku.table.words import ABORT, DECLARING, TSUMO, Code, Verb, discard, first_of
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def draw(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The next live tile; where there is none, the deal is over."""
    seat, wall = step.seat, deal.wall
    tile = table.wall.draw(wall)
    if tile is None:
        deal.push("exhausted")
        return
    hand = deal.hands[seat]
    if hand.missed:
        table.furiten.own_turn(hand)
    hand.take(tile)
    deal.turn, deal.came = seat, "wall"
    deal.events.append(Drawn(seat, tile, "wall", wall.end - wall.next))
    table.turns.drawn(deal, seat)


def replace_tile(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tile from the dead wall that a kan, or a tile set aside, is owed."""
    seat = step.seat
    tile = table.wall.replace(deal.wall)
    if tile is None:
        deal.push("exhausted")
        return
    hand = deal.hands[seat]
    if hand.missed:
        table.furiten.own_turn(hand)
    hand.take(tile)
    deal.turn, deal.came = seat, "nuki" if step.code == Verb.NUKI else "dead_wall"
    deal.events.append(Drawn(seat, tile, "dead_wall", deal.wall.live))
    table.turns.replaced(deal, seat)


def ask_turn(deal: Deal, table: "Table", step: Step) -> Window | None:
    """What may the seat do: win, declare, discard? A single possibility is no question."""
    seat = step.seat
    codes = turn_codes(deal, table, seat)
    if len(codes) == 1:
        return None
    # Nearly all windows are of this kind: one seat, and nobody else to be faster.
    ask = Ask(seat, tuple(codes), codes[-1], table.seats.acts_for[seat])
    return Window(deal.windows, TURN, (ask,), deal.hands[seat].drawn)


def turn_codes(deal: Deal, table: "Table", seat: Seat) -> list[Code]:
    """Everything that the seat may answer in its turn; the last discard is the default."""
    hand = deal.hands[seat]
    codes: list[Code] = []
    for words, must in table.first_words:
        offered = words(deal, seat)
        if offered:
            if must(deal, seat):
                return _kept(deal, table, seat, offered)
            codes += offered
    if hand.drawn >= 0 and not hand.mute:
        if (hand.waits >> (hand.drawn & KIND) & 1 or table.wins_anyway) and table.admission.may_tsumo(deal, seat):
            if table.riichi.must_win(deal, seat):
                return [TSUMO]
            codes.append(TSUMO)
        if not hand.pond and table.draws.may_abort(deal, seat):
            codes.append(ABORT)
        if hand.melds or FOUR in hand.counts or table.mixed_kans:
            codes += table.kans.codes(deal, seat)
        for words in table.drawn_words:
            codes += words(deal, seat)
        if table.riichi.declared and not hand.riichi and (not hand.open or table.riichi.open_hand):
            codes += table.riichi.codes(deal, seat)
    elif table.kans.after_call and deal.came == "call" and not hand.mute:
        codes += table.kans.codes(deal, seat)
    codes += table.turns.discards(deal, seat)
    return _kept(deal, table, seat, codes) if table.keep_turn else codes


def _kept(deal: Deal, table: "Table", seat: Seat, codes: list[Code]) -> list[Code]:
    """The words that all rules let be said."""
    for keep in table.keep_turn:
        codes = keep(deal, seat, codes)
    return codes


def take_turn(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Do what the seat has answered, or the only thing that it can."""
    seat = step.seat
    answer = answers.get(seat)
    code = turn_codes(deal, table, seat)[0] if answer is None else answer.code
    table.verbs[code >> 32](deal, table, seat, code)


def turn_up(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tile that was drawn for a phantom is discarded."""
    discard_tile(deal, table, step.seat, discard(deal.hands[step.seat].drawn))


def discard_tile(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """A tile goes to the pond and is offered to the others."""
    tile = first_of(code)
    hand = deal.hands[seat]
    kind = tile & KIND
    declares = code >> 32 in DECLARING
    drawn = tile == hand.drawn
    hand.tiles.remove(tile)
    hand.counts[kind] -= 1
    hand.drawn = NO_TILE
    hand.ippatsu = False
    hand.pond.append(PondTile(tile, drawn, declares, deal.discards))
    hand.river |= 1 << kind
    if not drawn:
        table.look(hand)
    if declares:
        table.furiten.declared(deal)
    deal.discards += 1
    deal.barred = 0
    deal.fed_kan = -1
    deal.declaring = declares
    deal.offer = Offer(tile, seat)
    laid = DiscardedFaceDown if declares and table.riichi.turns_down(deal, seat) else Discarded
    event = laid(seat, tile, drawn, declares)
    deal.events.append(event)
    if table.furiten.covers:
        table.furiten.discarded(deal, seat)
    if deal.turned_later:
        table.kans.discarded(deal)
    for hear in table.hear_discard:
        hear(deal, event)
    table.turns.discarded(deal, seat)
