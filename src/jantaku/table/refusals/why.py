"""Refusals: why a seat may not do something now.

A refusal is an answer, not a sentence: a *kind*, the rule behind it, and what it speaks of. It is worked out only when
somebody asks, and only from what the asker may know: the own hand, what lies open, the rules. Who else was asked, and
what others hold, is never in it.

`refusals.kinds` lists the kinds; the other modules beside it answer, each for a few verbs: why no win, no call, no kan,
no riichi. Here the question is put to the one that knows.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.table.additions.building import Building
from jantaku.table.parts.calls import PAIR
from jantaku.table.refusals import building
from jantaku.table.refusals.between_turns import choose, let_pass, name_dora, pay, show, stop
from jantaku.table.refusals.calls import chi, jiri, pon, tenpai_call
from jantaku.table.refusals.declared import okawari, tetora_appu
from jantaku.table.refusals.hissatsu import hissatsu
from jantaku.table.refusals.kans import added_kan, closed_kan, eyes_kan, open_kan, second_kan
from jantaku.table.refusals.kinds import RULES_IN, Refusal, refuse
from jantaku.table.refusals.offered import Offered, last_offered
from jantaku.table.refusals.question import Question, not_held, out_of_turn
from jantaku.table.refusals.raised_runs import raised_run
from jantaku.table.refusals.riichi import declare_riichi, ready
from jantaku.table.refusals.stages import stage
from jantaku.table.refusals.turn import abort, discard, replace, set_aside
from jantaku.table.refusals.wins import furiten, ron, tsumo
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE, PondTile
from jantaku.table.state.window import Ask, WindowKind
from jantaku.table.words import DECLARING, TILE_BITS, VERB_SHIFT, WORDS, Code, Verb, code
from jantaku.tiles import Tile, short_of

if TYPE_CHECKING:
    from jantaku.table.match import Match

KANS: Final = frozenset({Verb.OPEN_KAN, Verb.ADDED_KAN, Verb.CLOSED_KAN})
REFEREE: Final = frozenset(number for number, word in WORDS.items() if word.said == "ruling")
TURN_VERBS: Final[dict[Verb, Callable[[Question], Refusal | None]]] = {
    Verb.DISCARD: discard,
    **{Verb(number): declare_riichi for number in DECLARING},
    Verb.TSUMO: tsumo,
    Verb.CLOSED_KAN: closed_kan,
    Verb.ADDED_KAN: added_kan,
    Verb.RAISED_RUN: raised_run,
    Verb.ABORT: abort,
    Verb.OKAWARI: okawari,
    Verb.NUKI: set_aside,
    Verb.REPLACE: replace,
}
CLAIM_VERBS: Final[dict[Verb, Callable[[Question, Offered], Refusal | None]]] = {
    Verb.RON: ron,
    Verb.CHI: chi,
    Verb.PON: pon,
    Verb.OPEN_KAN: open_kan,
    Verb.SECOND_KAN: second_kan,
    Verb.PONTEN: tenpai_call,
    Verb.CHITEN: tenpai_call,
    Verb.JIRI: jiri,
}
OTHER_VERBS: Final[dict[Verb, Callable[[Question], Refusal]]] = {
    Verb.PASS: let_pass,
    Verb.SHOW: show,
    Verb.STOP: stop,
    Verb.READY: ready,
    Verb.CHOOSE: choose,
    Verb.HISSATSU: hissatsu,
    Verb.STAGE: stage,
    Verb.PAY: pay,
    Verb.NAME_DORA: name_dora,
    Verb.TETORA_APPU: tetora_appu,
}


def why(match: "Match", seat: Seat, action: Code) -> Refusal | None:
    """Why this answer of this seat would be refused now; None if it would be accepted."""
    ask = _ask(match, seat)
    if isinstance(ask, Refusal):
        return ask
    answered = seat in match._open
    if ask is not None and not answered and action in ask.codes:
        return None
    said = _read(action, match.box, match.table.mixed_kans)
    if said is None:
        return _in_words(match, refuse("no_such_action"))
    return _in_words(match, _reason(match, seat, said[0], said[1], answered))


def why_not(match: "Match", seat: Seat, verb: Verb) -> Refusal | None:
    """Why the seat may not do this now, whatever the tiles; None if there is a way to do it."""
    ask = _ask(match, seat)
    if isinstance(ask, Refusal):
        return ask
    answered = seat in match._open
    if ask is not None and not answered and any(action >> VERB_SHIFT == verb for action in ask.codes):
        return None
    return _in_words(match, _reason(match, seat, verb, (), answered))


def why_furiten(match: "Match", seat: Seat) -> Refusal | None:
    """Why the hand may win on no discard, whatever lies there now: by which kind of furiten, and by which tile."""
    return _why_furiten(match, seat, match.deal)


def why_furiten_after(match: "Match", seat: Seat, tile: Tile, waits: int) -> Refusal | None:
    """The same for the hand that has discarded this tile and waits for these kinds."""
    deal = match.deal.copy()
    hand = deal.hands[seat]
    hand.pond = [*hand.pond, PondTile(tile, tile == hand.drawn, False, deal.discards)]
    hand.waits, hand.spent = waits, 0
    if match.table.furiten.ends == "own_turn":
        hand.missed = []
    return _why_furiten(match, seat, deal)


def _why_furiten(match: "Match", seat: Seat, deal: Deal) -> Refusal | None:
    found = furiten(Question(match, seat, Verb.RON, ()), deal, NO_TILE, drawn=False)
    return None if found is None else _in_words(match, found)


def _in_words(match: "Match", refusal: Refusal) -> Refusal:
    """The same in the words of the game, by the rule of its book."""
    game = match.table.plan.game
    rules = RULES_IN.get(game)
    if rules is None:
        return refusal
    return msgspec.structs.replace(refusal, game=game, rule=rules.get(refusal.kind, refusal.rule))


def _ask(match: "Match", seat: Seat) -> Ask | Refusal | None:
    """What the seat is asked, if anything can be asked at all."""
    if match.window is None:
        return refuse("match_over")
    if seat not in match.table.seats.all:
        return refuse("no_such_seat", seat=str(seat))
    return match.window.ask_of(seat)


def _read(action: Code, box: Iterable[Tile], supplements: bool) -> tuple[Verb, tuple[Tile, ...]] | None:
    """Verb and tiles of a code; None for what is no code of this table."""
    try:
        verb = Verb(action >> VERB_SHIFT)
    except ValueError:
        return None
    if verb in REFEREE:
        return verb, ()
    pair = (Tile(action >> 16 & TILE_BITS), Tile(action & TILE_BITS))
    if supplements and verb in KANS and pair[1]:  # a kan that is not four equal tiles names two of them
        return (verb, pair) if all(tile in box for tile in pair) else None
    tiles = pair[: WORDS[verb].tiles]
    if code(verb, *tiles) != action or any(tile not in box for tile in tiles):
        return None
    return None if len(tiles) == PAIR and tiles[0] >= tiles[1] else (verb, tiles)


def _reason(match: "Match", seat: Seat, verb: Verb, tiles: tuple[Tile, ...], answered: bool) -> Refusal:
    question = Question(match, seat, verb, tiles)
    found: Refusal | None = None
    if verb in REFEREE:
        return refuse("referee_only")
    if answered:
        return refuse("already_answered")
    if question.hand.out:
        return refuse("out")
    if verb is Verb.EYES_KAN:
        found = eyes_kan(question)
    elif verb in TURN_VERBS and question.table.played(Building) is not None:
        found = out_of_turn(question) or building.in_turn(question)
    elif verb in TURN_VERBS:
        found = out_of_turn(question) or not_held(question, question.hand) or TURN_VERBS[verb](question)
    elif verb in CLAIM_VERBS:
        found = _claim(question)
    elif verb in OTHER_VERBS:
        found = OTHER_VERBS[verb](question)
    elif verb in question.table.why:
        found = _of_addition(question)
    return found or refuse("no_such_action")


def _of_addition(question: Question) -> Refusal | None:
    """A word that an addition has brought."""
    if WORDS[question.verb].said == "turn":
        found = out_of_turn(question) or not_held(question, question.hand)
        if found is not None:
            return found
    return question.table.why[question.verb](question)


def _claim(question: Question) -> Refusal | None:
    window = question.match.window
    assert window is not None
    if window.kind is WindowKind.STOP:
        return refuse("deal_over")
    offered = last_offered(question)
    if offered is None:
        return refuse("nothing_offered")
    tile = short_of(offered.offer.tile)
    if offered.taken:
        return refuse("window_closed", tile=tile)
    if offered.offer.seat == question.seat:
        return refuse("own_tile", tile=tile)
    if question.verb != Verb.RON and question.table.played(Building) is not None:
        return building.to_discard(question)
    found = CLAIM_VERBS[question.verb](question, offered)
    return found or (None if offered.open else refuse("window_closed", tile=tile))


__all__ = ["Refusal", "why", "why_furiten", "why_furiten_after", "why_not"]
