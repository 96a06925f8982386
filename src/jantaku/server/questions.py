"""What a seat is asked: the window as it is sent, with every legal action, and those that a player would look for and
may not do, each with the reason. All of it comes from the seat's own view."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from jantaku.hands.grammar import Grammar
from jantaku.scoring.ledger import Seat
from jantaku.server.board import Board
from jantaku.server.wire import Json, Said, all_on_wire, on_wire, said
from jantaku.table.codes import RON, TSUMO, VERB_SHIFT, Code, Verb, discard, first_of, second_of
from jantaku.table.holding import Holding
from jantaku.table.match import Match
from jantaku.table.refusal import RULES, Refusal
from jantaku.table.views import View
from jantaku.table.void import suit_of
from jantaku.table.window import Ask, Window, WindowKind
from jantaku.texts import LANGUAGES
from jantaku.tiles import SHORTS, Tile, format_tiles, kinds_in, make_tile, place_in_hand

WORDS: Final = {int(verb): verb.name.lower() for verb in Verb}

WITH_TILES: Final = (
    Verb.DISCARD,
    Verb.RIICHI,
    Verb.CHI,
    Verb.PON,
    Verb.OPEN_KAN,
    Verb.ADDED_KAN,
    Verb.CLOSED_KAN,
    Verb.CHOOSE,
    Verb.PAIR,
    Verb.NUKI,
    Verb.REPLACE,
    Verb.EYES_KAN,
)
"""Verbs whose buttons name tiles."""

OBVIOUS: Final = frozenset(
    {
        "not_complete",
        "nothing_offered",
        "window_closed",
        "own_tile",
        "not_asked",
        "already_answered",
        "not_your_turn",
        "no_such_action",
        "deal_over",
        "match_over",
        "out",
        "before_first_turn",
        "tsumo_after_call",
        "flower_not_last",
        "nuki_not_robbed",
    }
)
"""Refusals of a win that nobody wonders about: the hand is not complete, or nothing is there to win on."""
TELLING: Final = {
    Verb.RIICHI: frozenset({"riichi_wall", "riichi_points", "riichi_dead_wait", "riichi_furiten", "riichi_suji"}),
    Verb.CLOSED_KAN: frozenset(
        {
            "kan_last_tile",
            "kan_limit",
            "kan_riichi",
            "kan_riichi_drawn_tile",
            "kan_riichi_waits",
            "kan_riichi_structure",
            "kan_riichi_yaku",
            "kan_of_nuki",
        }
    ),
    Verb.ADDED_KAN: frozenset({"kan_last_tile", "kan_limit"}),
    Verb.NUKI: frozenset({"nuki_last_tile", "nuki_limit", "nuki_riichi"}),
    Verb.CHI: frozenset({"call_leaves_no_discard"}),
    Verb.PON: frozenset({"call_leaves_no_discard"}),
}
"""Of other verbs those refusals that a player would ask about: the tiles are there, and a rule forbids it."""
OF_TURN: Final = (Verb.RIICHI, Verb.CLOSED_KAN, Verb.ADDED_KAN, Verb.NUKI)
OF_CLAIM: Final = (Verb.CHI, Verb.PON)


def refusal_on_wire(refusal: Refusal) -> Json:
    """Why not."""
    text = {language: refusal.text(language) for language in LANGUAGES}
    return {"kind": refusal.kind, "rule": refusal.rule, "text": text}


# ---------------------------------------------------------------- actions


def moved(match: Match, seat: Seat, code: Code) -> tuple[Tile, ...]:
    """The tiles of the own hand that an action moves."""
    verb, hand = code >> VERB_SHIFT, match.deal.hands[seat]
    first, second = first_of(code), second_of(code)
    match verb:
        case Verb.DISCARD | Verb.RIICHI | Verb.CHOOSE | Verb.NUKI | Verb.REPLACE | Verb.EYES_KAN | Verb.ADDED_KAN:
            return (first,)
        case Verb.CHI | Verb.PON | Verb.PAIR:
            return (first, second)
        case Verb.CLOSED_KAN:
            equal = tuple(sorted(hand.of_kind(first & 63), key=place_in_hand))
            return equal if not second else tuple(tile for tile in hand.tiles if tile in (first, second)) or equal
        case Verb.OPEN_KAN if match.window is not None and match.window.tile is not None:
            return tuple(sorted(hand.of_kind(match.window.tile & 63), key=place_in_hand))
    return ()


@lru_cache(maxsize=4096)
def label(verb: int, tiles: tuple[Tile, ...], game: str, suit: str = "") -> Said:
    """What stands on the button."""
    name = WORDS[verb].replace("_", "-")
    if suit:
        return said("server-choose-suit", game, suit=suit)
    if not tiles:
        return said(f"server-action-{name}", game)
    return said(f"server-action-{name}-tiles", game, tiles=tuple(Tile(tile) for tile in tiles))


def action_on_wire(match: Match, seat: Seat, code: Code) -> Json:
    """An action."""
    verb, tiles = code >> VERB_SHIFT, moved(match, seat, code)
    suit = ""
    if verb == Verb.CHOOSE and match.parts.void.chosen and not match.deal.memory.get("passes_to"):
        number = suit_of(tiles[0])
        suit = "mps"[number] if number >= 0 else ""
    return {
        "code": code,
        "verb": WORDS[verb],
        "tiles": all_on_wire(tiles),
        "label": label(verb, tiles, match.parts.plan.game, suit),
    }


def window_on_wire(match: Match, window: Window, board: Board) -> Json:
    """The open question to a seat, without its clock."""
    source = window.source
    return {
        "window": window.number,
        "kind": window.kind.value,
        "tile": None if window.tile is None else on_wire(window.tile),
        "source": source,
        "time": None,
        "asks": [_ask_on_wire(match, window, ask, board) for ask in window.asks],
    }


def _ask_on_wire(match: Match, window: Window, ask: Ask, board: Board) -> Json:
    actions = [action_on_wire(match, ask.seat, code) for code in ask.codes]
    if window.kind is WindowKind.TURN:
        _add_waits(match, ask, actions, board)
    return {
        "seat": ask.seat,
        "actions": actions,
        "greyed": list(_greyed(match, window, ask)),
        "default": ask.default,
    }


# ---------------------------------------------------------------- what may not be done


def _greyed(match: Match, window: Window, ask: Ask) -> Iterator[Json]:
    seat, codes = ask.seat, frozenset(ask.codes)
    if window.kind is WindowKind.TURN:
        win = match.why(seat, TSUMO)
        if win is not None and win.kind not in OBVIOUS:
            yield _grey(match, Verb.TSUMO, (), TSUMO, win)
        for tile in sorted(match.deal.hands[seat].tiles, key=place_in_hand):
            if discard(tile) not in codes and (why := match.why(seat, discard(tile))) is not None:
                yield _grey(match, Verb.DISCARD, (tile,), discard(tile), why)
    elif window.kind in (WindowKind.CLAIM, WindowKind.ROB):
        win = match.why(seat, RON)
        if win is not None and win.kind not in OBVIOUS:
            yield _grey(match, Verb.RON, (), RON, win)
    verbs = OF_TURN if window.kind is WindowKind.TURN else OF_CLAIM if window.kind is WindowKind.CLAIM else ()
    for verb in verbs:
        refused = match.why_not(seat, verb)
        if refused is not None and refused.kind in TELLING[verb]:
            yield _grey(match, verb, (), None, refused)


def _grey(match: Match, verb: Verb, tiles: tuple[Tile, ...], code: Code | None, refusal: Refusal) -> Json:
    return {
        "code": code,
        "verb": WORDS[verb],
        "tiles": all_on_wire(tiles),
        "label": label(verb, tiles, match.parts.plan.game),
        "refusal": refusal_on_wire(refusal),
    }


def notice(match: Match, seat: Seat, tile: Tile) -> Json | None:
    """Why a tile that went by was not offered as a win to a hand that it completes; None if nobody wonders."""
    if match.window is None or not match.deal.hands[seat].waits >> (tile & 63) & 1:
        return None
    refusal = match.why(seat, RON)
    return None if refusal is None or refusal.kind in OBVIOUS else refusal_on_wire(refusal)


# ---------------------------------------------------------------- waits


def grammar_of(match: Match, hand: Holding) -> Grammar:
    """By which structures this hand is read."""
    grammars = match.parts.book.grammars
    return match.parts.exclusion.grammar if grammars is None else grammars.of(hand.melds, hand.own)


def _counted(kinds: int, board: Board, copies: tuple[int, ...]) -> list[Json]:
    seen = board.seen()
    return [{"tile": SHORTS[kind], "left": max(0, copies[kind] - seen.get(kind, 0))} for kind in kinds_in(kinds)]


def _add_waits(match: Match, ask: Ask, actions: list[Json], board: Board) -> None:
    """To each discard that leaves the hand ready, for what it waits then."""
    hand = match.deal.hands[ask.seat]
    grammar, copies = grammar_of(match, hand), tuple(match.parts.book.tile_set.copies)
    if grammar.shanten(hand.counts, hand.void) > 0:
        return
    found: dict[int, tuple[list[Json], bool]] = {}
    for action in actions:
        if action["verb"] not in ("discard", "riichi"):
            continue
        kind = first_of(action["code"]) & 63
        if kind not in found:
            counts = hand.counts[:]
            if not counts[kind]:  # a tile that is out of play is counted nowhere
                continue
            counts[kind] -= 1
            waits = grammar.kernel.waits(counts, hand.void)[0] & grammar.tile_set.mask
            furiten = bool(match.parts.furiten.own_pond and (hand.river | 1 << kind) & waits)
            found[kind] = _counted(waits, board, copies), furiten
        if found[kind][0]:
            action["waits"], action["furiten"] = found[kind]


def me_on_wire(match: Match, view: View, board: Board, can_back: bool) -> Json:
    """What concerns the own hand: its waits, and furiten with the reason."""
    assert view.seat is not None
    waits = sum(1 << kind for kind in view.waits)
    copies = tuple(match.parts.book.tile_set.copies)
    return {
        "waits": _counted(waits, board, copies) if waits else [],
        "furiten": view.furiten,
        "furiten_why": _furiten(match, view.seat) if view.furiten else None,
        "can_back": can_back,
    }


def _furiten(match: Match, seat: Seat) -> Json | None:
    hand = match.deal.hands[seat]
    pond = next((lying for lying in hand.pond if (hand.waits | hand.spent) >> (lying.tile & 63) & 1), None)
    if match.parts.furiten.own_pond and pond is not None:
        arguments: dict[str, str | int] = {
            "tile": _short(pond.tile),
            "turn": pond.turn,
            "waits": _shorts(hand.waits | hand.spent),
        }
        return _refused(match, "furiten_own_pond", arguments)
    refusal = match.why(seat, RON)
    return refusal_on_wire(refusal) if refusal is not None and refusal.kind.startswith("furiten") else None


def _refused(match: Match, kind: str, arguments: dict[str, str | int]) -> Json:
    return refusal_on_wire(Refusal(kind, RULES[kind], arguments, match.parts.plan.game))


def _short(tile: Tile) -> str:
    return SHORTS[tile & 63]


def _shorts(kinds: int) -> str:
    return format_tiles([make_tile(kind) for kind in kinds_in(kinds)])


# ---------------------------------------------------------------- hints


def hint_on_wire(match: Match, seat: Seat, board: Board) -> Json:
    """What each legal discard leaves, from what the seat sees; in others' turns how far the hand is."""
    hand = match.deal.hands[seat]
    grammar, copies = grammar_of(match, hand), tuple(match.parts.book.tile_set.copies)
    ask = None if match.window is None else match.window.ask_of(seat)
    discards = []
    if ask is not None and not hand.rests:
        after = {
            kind: (shanten, improving) for kind, shanten, improving in grammar.kernel.discards(hand.counts, hand.void)
        }
        for code in ask.codes:
            kind = first_of(code) & 63
            if code >> VERB_SHIFT == Verb.DISCARD and kind in after:
                shanten, improving = after[kind]
                tiles = _counted(improving, board, copies)
                discards.append(
                    {
                        "code": code,
                        "tile": on_wire(first_of(code)),
                        "shanten": shanten,
                        "total": sum(one["left"] for one in tiles),
                        "tiles": tiles,
                    }
                )
        discards.sort(key=lambda one: (one["shanten"], -one["total"]))
    return {"type": "hint", "shanten": grammar.shanten(hand.counts, hand.void), "discards": discards}
