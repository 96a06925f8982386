"""What a seat is asked: the window as it is sent, with every legal action, and those that a player would look for and
may not do, each with the reason. All of it comes from the seat's own view."""

import operator
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from jantaku.hands import Hand, MeldForm
from jantaku.hands.grammar import Grammar
from jantaku.scoring.ledger import Seat
from jantaku.scoring.payments import KAN_FORMS
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import IN_RIICHI, Win, position_name
from jantaku.server.telling.board import AnyBoard
from jantaku.server.telling.reach import leaves_no_yaku
from jantaku.server.telling.wire import Json, Said, all_on_wire, encode, on_wire, said, source_of_rule
from jantaku.table.additions.addition import Addition
from jantaku.table.additions.building import Building
from jantaku.table.additions.exchange import is_under_way
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.raised_runs import RaisedRuns
from jantaku.table.additions.supplements import own_of_quad
from jantaku.table.additions.void import suit_of
from jantaku.table.match import Match
from jantaku.table.parts.admission import PASSING, Admission
from jantaku.table.refusals.why import Refusal, why_furiten, why_furiten_after
from jantaku.table.state.deal import Offer
from jantaku.table.state.holding import Holding
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.window import Ask, Window, WindowKind
from jantaku.table.telling.view import View
from jantaku.table.words import (
    DECLARING,
    DISCARD_BASE,
    PASS,
    RON,
    TSUMO,
    VERB_SHIFT,
    Code,
    Verb,
    discard,
    first_of,
    place_of,
    second_of,
)
from jantaku.table.words import WORDS as SAYABLE
from jantaku.texts import LANGUAGES
from jantaku.tiles import KIND, KIND_OF, SHORTS, Tile, kind_of, kinds_in, place_in_hand

WORDS: Final = {number: word.name for number, word in SAYABLE.items()}
DISCARD: Final = int(Verb.DISCARD)
NORTH: Final = KIND_OF["4z"]

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
    Verb.RIICHI: frozenset(
        {"riichi_wall", "riichi_points", "riichi_dead_wait", "riichi_furiten", "riichi_suji", "riichi_after_open"}
    ),
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
    Verb.RAISED_RUN: frozenset({"run_last_tile"}),
    Verb.NUKI: frozenset({"nuki_last_tile", "nuki_limit", "nuki_riichi"}),
    Verb.CHI: frozenset({"call_leaves_no_discard"}),
    Verb.PON: frozenset({"call_leaves_no_discard"}),
}
"""Of other verbs those refusals that a player would ask about: the tiles are there, and a rule forbids it."""
KAN_VERBS: Final = (Verb.CLOSED_KAN, Verb.ADDED_KAN, Verb.OPEN_KAN)
SUITED: Final = frozenset("mpszf")
PAIR, FOUR, NONE_HAS_SO_MANY = 2, 4, 99
LASTING: Final = IN_RIICHI
"""Flags that a hand keeps until the deal ends."""
Back: TypeAlias = Literal["nowhere", "here", "before"]
"""Where taking the last answer back leads: into this deal, or into the one before."""


def _back_on_wire(back: Back) -> Json:
    return {"can_back": back != "nowhere", "back_before": back == "before"}


NOT_READY: Final[Mapping[Back, Json]] = {
    back: {"waits": [], "furiten": False, "furiten_why": None, **_back_on_wire(back)} for back in get_args(Back)
}
"""What concerns the own hand, most of the time; by whether an answer may be taken back."""
OF_TURN: Final = tuple(verb for verb in TELLING if SAYABLE[verb].said == "turn")
OF_CLAIM: Final = tuple(verb for verb in TELLING if SAYABLE[verb].said == "claim")


def refusal_on_wire(refusal: Refusal) -> Json:
    """Why not. ``tile``: the one that it speaks of, if it is one."""
    text = {language: refusal.text(language) for language in LANGUAGES}
    tile = refusal.arguments.get("tile")
    named = tile if isinstance(tile, str) and tile[-1:] in SUITED and tile[:1].isdigit() else None
    told = {"kind": refusal.kind, "rule": refusal.rule, "source": source_of_rule(refusal.rule)}
    return {**told, "text": text, "tile": named}


# ---------------------------------------------------------------- actions


def moved(match: Match, seat: Seat, code: Code) -> tuple[Tile, ...]:
    """The tiles of the own hand that an action moves."""
    verb, hand = code >> VERB_SHIFT, match.deal.hands[seat]
    first, second = first_of(code), second_of(code)
    offered = None if match.window is None else match.window.tile
    if second and verb in (Verb.CLOSED_KAN, Verb.OPEN_KAN):
        return own_of_quad(
            hand, code, match.table.book.tile_set.supplements, offered if verb == Verb.OPEN_KAN else None
        )
    match verb:
        case Verb.CLOSED_KAN:
            return tuple(sorted(hand.of_kind(first & KIND), key=place_in_hand))
        case Verb.OPEN_KAN if offered is not None:
            return tuple(sorted(hand.of_kind(offered & KIND), key=place_in_hand))
    return (first, second)[: SAYABLE[verb].tiles]


@lru_cache(maxsize=4096)
def label(verb: int, tiles: tuple[Tile, ...], game: str, suit: str = "", run: tuple[Tile, ...] = ()) -> Said:
    """What stands on the button. ``suit``: the suit that it means, or the wind of who is paid."""
    name = WORDS[verb].replace("_", "-")
    if verb == Verb.PAY:
        return said("server-action-pay", game, player=suit)
    if verb == Verb.NUKI and tiles and kind_of(tiles[0]) == NORTH:
        return said("server-action-kita", game)
    if run:
        return said("server-lay-on-run", game, tiles=tiles, run=tuple(sorted(run, key=place_in_hand)))
    if suit:
        return said("server-choose-suit", game, suit=suit)
    if not tiles:
        return said(f"server-action-{name}", game)
    return said(f"server-action-{name}-tiles", game, tiles=tuple(Tile(tile) for tile in tiles))


def action_on_wire(match: Match, seat: Seat, code: Code, more: Json | None = None) -> msgspec.Raw:
    """An action, encoded; ``more``: what is said of it beside that."""
    verb, suit, game = code >> VERB_SHIFT, "", match.table.plan.game
    if more is None and verb == DISCARD:  # most of them
        return _action(code, (first_of(code),), game, "")
    tiles = moved(match, seat, code)
    if verb == Verb.CHOOSE and match.table.plan.void.chosen and not is_under_way(match.deal):
        number = suit_of(tiles[0])
        suit = "mps"[number] if number >= 0 else ""
    elif verb == Verb.PAY:
        suit = position_name(place_of(code))
    told = _action(code, tiles, game, suit, _raised(match, seat, code) if verb == Verb.RAISED_RUN else ())
    return told if more is None else msgspec.Raw(bytes(told)[:-1] + b"," + encode(more)[1:])


def _raised(match: Match, seat: Seat, code: Code) -> tuple[Tile, ...]:
    """The run on which a tile is laid: for two different ones equal tiles may have been called."""
    claimed = second_of(code)
    return next(meld.tiles for meld in match.deal.hands[seat].melds if meld.claimed == claimed)


def _plain_actions(match: Match, ask: Ask) -> list[msgspec.Raw]:
    """Actions of which nothing else is said; nearly all are discards, which are the same at every table."""
    seat, known = ask.seat, DISCARDS.setdefault(match.table.plan.game, {})
    actions = []
    for code in ask.codes:
        action = known.get(code)
        if action is None:
            action = action_on_wire(match, seat, code)
            if code >> VERB_SHIFT == DISCARD:
                known[code] = action
        actions.append(action)
    return actions


DISCARDS: Final[dict[str, dict[Code, msgspec.Raw]]] = {}
"""By the game and the code."""


@lru_cache(maxsize=8192)
def _action(code: Code, tiles: tuple[Tile, ...], game: str, suit: str, run: tuple[Tile, ...] = ()) -> msgspec.Raw:
    """The same at every table, so it is encoded only once. ``run``: on which a tile is laid."""
    verb = code >> VERB_SHIFT
    name = label(verb, tiles, game, suit, run)
    told: Json = {"code": code, "verb": WORDS[verb], "tiles": all_on_wire(tiles), "label": name}
    return msgspec.Raw(encode(told | {"on": all_on_wire(run)} if run else told))


def window_on_wire(match: Match, window: Window, board: AnyBoard) -> Json:
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


def _ask_on_wire(match: Match, window: Window, ask: Ask, board: AnyBoard) -> Json:
    more: dict[Code, Json] = {}
    if window.kind is WindowKind.TURN:
        more = _waits_after(match, ask, board)
    elif RON in ask.codes:
        more = _cost(match, ask)
    elif window.kind is WindowKind.CLAIM:
        more = _warnings(match, ask)
    if match.table.winners.go_on:
        more |= {code: {"pays": _pays(match, ask.seat, code)} for code in ask.codes if code >> VERB_SHIFT in KAN_VERBS}
    return {
        "seat": ask.seat,
        "actions": [action_on_wire(match, ask.seat, code, more.get(code)) for code in ask.codes]
        if more
        else _plain_actions(match, ask),
        "greyed": list(_greyed(match, window, ask)),
        "default": ask.default,
    }


CALLED_AS: Final = {Verb.CHI: MeldForm.CHI, Verb.PON: MeldForm.PON}


def _warnings(match: Match, ask: Ask) -> dict[Code, Json]:
    """To calls after which no yaku is in sight, that this is so."""
    warned: dict[Code, Json] = {}
    for code in ask.codes:
        form = CALLED_AS.get(Verb(code >> VERB_SHIFT))
        if form is not None and leaves_no_yaku(match, ask.seat, moved(match, ask.seat, code), form):
            warned[code] = {"warns": said("server-call-no-yaku", match.table.plan.game)}
    return warned


def _cost(match: Match, ask: Ask) -> dict[Code, Json]:
    """To the passing of a win, what it costs."""
    furiten, hand = match.table.furiten, match.deal.hands[ask.seat]
    if not furiten.bars and not furiten.dearer:
        return {}
    in_riichi = hand.riichi and furiten.in_riichi
    if not (furiten.dearer or in_riichi or furiten.temporary):
        return {}
    cost = "dearer" if furiten.dearer else "riichi" if in_riichi else furiten.ends
    return {PASS: {"cost": said("server-pass-costs", match.table.plan.game, cost=cost)}}


def _pays(match: Match, seat: Seat, code: Code) -> int:
    """What a kan brings at once, where it is paid for: from the feeder, or from all who are in the deal."""
    verb, hands, kans = code >> VERB_SHIFT, match.deal.hands, match.table.plan.kans
    pays = [paid + due for paid, due in zip(kans.pays, (*kans.dues, kans.dues[-1]), strict=True)]
    if verb == Verb.OPEN_KAN:
        return pays[KAN_FORMS.index("open")]
    form = "closed" if verb == Verb.CLOSED_KAN else "added" if first_of(code) == hands[seat].drawn else "late"
    return pays[KAN_FORMS.index(form)] * (sum(not hand.out for hand in hands) - 1)


# ---------------------------------------------------------------- what may not be done


def _greyed(match: Match, window: Window, ask: Ask) -> Iterator[Json]:
    seat, codes, hand = ask.seat, frozenset(ask.codes), match.deal.hands[ask.seat]
    if window.kind is WindowKind.TURN:
        win = match.why(seat, TSUMO) if _may_win(hand, hand.drawn) else None
        if win is not None and win.kind not in OBVIOUS:
            yield _grey(match, Verb.TSUMO, (), TSUMO, win)
        kept = [tile for tile in hand.tiles if DISCARD_BASE | tile << 16 not in codes]
        for tile in sorted(kept, key=place_in_hand) if kept else ():
            if (why := match.why(seat, discard(tile))) is not None:
                yield _grey(match, Verb.DISCARD, (tile,), discard(tile), why)
    elif window.kind in (WindowKind.CLAIM, WindowKind.ROB):
        win = match.why(seat, RON) if window.tile is None or _may_win(hand, window.tile) else None
        if win is not None and win.kind not in OBVIOUS:
            yield _grey(match, Verb.RON, (), RON, win)
    verbs = OF_TURN if window.kind is WindowKind.TURN else OF_CLAIM if window.kind is WindowKind.CLAIM else ()
    for verb in verbs:
        refused = match.why_not(seat, verb) if MAY_BE[verb](match, hand) else None
        if refused is not None and refused.kind in TELLING[verb]:
            yield _grey(match, verb, (), None, refused)


def _may_win(hand: Holding, tile: Tile) -> bool:
    """Whether it is worth while to ask why a tile is no win: most hands are far from it. Waits do not tell of shapes
    that are complete but for what the hand must be rid of."""
    return hand.dead or hand.void > 0 or (tile >= 0 and bool((hand.waits | hand.spent) >> (tile & KIND) & 1))


def _may_be_ready(match: Match, hand: Holding) -> bool:
    """Ready after a discard; if only for tiles that the hand holds all of itself."""
    rules = match.table.riichi
    if hand.riichi or not rules.plan.declared or (hand.open and not rules.open_hand):
        return False
    grammar = grammar_of(match, hand)
    shanten = grammar.shanten(hand.counts, hand.void)
    return shanten <= 0 or (
        shanten == 1 and any(map(operator.ge, hand.counts, _all_of(bytes(grammar.tile_set.copies))))
    )


@lru_cache(maxsize=64)
def _all_of(copies: bytes) -> tuple[int, ...]:
    return tuple(number or NONE_HAS_SO_MANY for number in copies)


def _plays(match: Match, kind: type[Addition]) -> bool:
    return match.table.played(kind) is not None


def _may_be_pon(match: Match, hand: Holding) -> bool:
    offered = None if match.window is None else match.window.tile
    return offered is None or hand.counts[offered & KIND] >= PAIR or match.table.mixed_kans


def _may_be_chi(match: Match, hand: Holding) -> bool:
    """Two tiles beside the one that is offered; whether they are of its suit is not looked at."""
    offered = None if match.window is None else match.window.tile
    if offered is None or match.table.mixed_kans:
        return True
    kind, counts = offered & KIND, hand.counts
    near = [0 <= other < len(counts) and counts[other] > 0 for other in (kind - 2, kind - 1, kind + 1, kind + 2)]
    return any(map(operator.and_, near, near[1:]))


MAY_BE: Final[dict[Verb, Callable[[Match, Holding], bool]]] = {
    Verb.RIICHI: _may_be_ready,
    Verb.CLOSED_KAN: lambda match, hand: max(hand.counts) >= FOUR or match.table.mixed_kans,
    Verb.ADDED_KAN: lambda match, hand: len(hand.melds) > 0 or match.table.mixed_kans,
    Verb.RAISED_RUN: lambda match, hand: any(meld.is_run for meld in hand.melds) and _plays(match, RaisedRuns),
    Verb.NUKI: lambda match, _hand: _plays(match, Nuki),
    Verb.PON: _may_be_pon,
    Verb.CHI: _may_be_chi,
}
"""Whether the tiles are there at all. To look costs little; to find the reason of a refusal costs much more."""


def _grey(match: Match, verb: Verb, tiles: tuple[Tile, ...], code: Code | None, refusal: Refusal) -> Json:
    return {
        "code": code,
        "verb": WORDS[verb],
        "tiles": all_on_wire(tiles),
        "label": label(verb, tiles, match.table.plan.game),
        "refusal": refusal_on_wire(refusal),
    }


def notice(match: Match, seat: Seat, tile: Tile) -> Json | None:
    """Why a tile that went by was not offered as a win to a hand that it completes; None if nobody wonders."""
    if match.window is None or not match.deal.hands[seat].waits >> (tile & KIND) & 1:
        return None
    refusal = match.why(seat, RON)
    return None if refusal is None or refusal.kind in OBVIOUS else refusal_on_wire(refusal)


# ---------------------------------------------------------------- waits


def grammar_of(match: Match, hand: Holding) -> Grammar:
    """By which structures this hand is read."""
    return match.table.reading.of(hand)


def _counted(kinds: int, board: AnyBoard, copies: tuple[int, ...]) -> list[Json]:
    seen = board.seen()
    return [{"tile": SHORTS[kind], "left": max(0, copies[kind] - seen.get(kind, 0))} for kind in kinds_in(kinds)]


def _waits_after(match: Match, ask: Ask, board: AnyBoard) -> dict[Code, Json]:
    """To each discard that leaves the hand ready, for what it waits then. What lies beside a hand that is built changes
    nothing of it."""
    hand = match.deal.hands[ask.seat]
    grammar = grammar_of(match, hand)
    if hand.rests or grammar.shanten(hand.counts, hand.void) > 0:
        return {}
    copies, mask = tuple(match.table.book.tile_set.copies), grammar.tile_set.mask
    found: dict[int, Json] = {}
    told: dict[Code, Json] = {}
    for code in ask.codes:
        kind = first_of(code) & KIND
        if code >> VERB_SHIFT not in (Verb.DISCARD, *DECLARING) or not hand.counts[kind]:
            continue  # a tile that is out of play is counted nowhere
        if kind not in found:
            counts = hand.counts[:]
            counts[kind] -= 1
            waits = grammar.kernel.waits(counts, hand.void)[0] & mask
            furiten = match.table.furiten.blocks_after(hand, kind, waits)
            why = why_furiten_after(match, ask.seat, first_of(code), waits) if waits and furiten else None
            told_why = None if why is None else refusal_on_wire(why)
            counted = _counted(waits, board, copies)
            found[kind] = {"waits": counted, "furiten": furiten, "furiten_why": told_why} if waits else {}
        if found[kind]:
            told[code] = found[kind]
    return told


def me_on_wire(match: Match, view: View, board: AnyBoard, back: Back) -> Json:
    """What concerns the own hand: its waits, and furiten with the reason."""
    assert view.seat is not None
    hand = match.deal.hands[view.seat]
    if not (hand.waits or hand.spent or hand.missed or hand.missed_in_riichi):  # most of the time
        return NOT_READY[back]
    waits, furiten = sum(1 << kind for kind in view.waits), view.furiten
    grows = match.table.admission.grows
    if grows is not None and grows(hand):  # what completes a stage is worth nothing by itself
        counted = _counted(waits, board, tuple(match.table.book.tile_set.copies))
    else:
        counted = _valued(match, view.seat, waits, board) if waits else []
    return {
        "waits": counted,
        "furiten": furiten,
        "furiten_why": _furiten(match, view.seat) if furiten else None,
        **_back_on_wire(back),
    }


def _valued(match: Match, seat: Seat, kinds: int, board: AnyBoard) -> list[Json]:
    """To each wait how many are left, and what it is worth on a discard and by self-draw, by the hand and what lies
    open alone: 0 where it would be no win, and then why. Furiten is told apart."""
    hand = match.deal.hands[seat]
    tiles = tuple(tile for tile in hand.tiles if tile != hand.drawn)
    others = tuple(other for other in match.table.seats.all if other != seat and not match.deal.hands[other].out)
    deal, admission = match.deal, match.table.admission
    held = tiles, tuple(hand.melds), len(set_aside(match.deal, seat)), hand.riichi, hand.river
    rest = admission.dora.indicators(deal.wall), others, len(deal.events) if admission.told else 0
    same = deal.number, kinds, held, rest
    if board.worth is None or board.worth[0] != same:
        board.worth = same, _worths(match, seat, kinds, list(tiles))
    counted = _counted(kinds, board, tuple(match.table.book.tile_set.copies))
    return [wait | worth for wait, worth in zip(counted, board.worth[1], strict=True)]


def _worths(match: Match, seat: Seat, kinds: int, tiles: list[Tile]) -> list[Json]:
    hand, tile_set = match.deal.hands[seat], match.table.book.tile_set
    held = {tile & 0x3FF for tile in (*tiles, *(tile for meld in hand.melds for tile in meld.all_tiles))}
    worths: list[Json] = []
    for kind in kinds_in(kinds):
        free = [Tile(kind | copy << 6) for copy in range(tile_set.copies[kind]) if kind | copy << 6 not in held]
        if free:
            worths.append(_worth(match, seat, tiles, free[-1], kinds))
        else:
            worths.append({"ron": 0, "tsumo": 0, "obstacle": "dead"})
    return worths


def _worth(match: Match, seat: Seat, tiles: list[Tile], tile: Tile, waits: int) -> Json:
    """What a tile would be worth to the tiles that rest; ``waits``: all that complete them."""
    deal, admission = match.deal, match.table.admission
    others = [other for other in match.table.seats.all if other != seat and not deal.hands[other].out]
    offer = Offer(tile, next((other for other in others if other != deal.dealer), [*others, deal.dealer][0]))
    win = admission.win(deal, seat, tile, offer, dora=False)
    on_discard = msgspec.structs.replace(
        win,
        hand=Hand(tuple(tiles), win.hand.melds),
        flags=win.flags & LASTING,
        facts=win.facts - PASSING,
        indicators=admission.dora.indicators(deal.wall),
        honba=0,
        sticks=0,
    )
    drawn = msgspec.structs.replace(on_discard, tsumo=True, discarder=None)
    ron, obstacle = _points(on_discard, admission, waits)
    tsumo, _ = _points(drawn, admission, waits)
    return {"ron": ron, "tsumo": tsumo, "obstacle": obstacle}


def _points(win: Win, admission: Admission, waits: int) -> tuple[int, str | None]:
    sakizuke = admission.sakizuke
    try:
        value = score(win, admission.plan)
        if sakizuke.asks or sakizuke.same_yaku:
            value = sakizuke.left_of(value, msgspec.structs.replace(win, indicators=()), waits)
    except NoWinError as error:
        return 0, OBSTACLES.get(error.text_id, "no_yaku")
    return value.points, None


OBSTACLES: Final = {
    "no-win-minimum": "minimum",
    "no-win-minimum-single": "minimum",
    "no-win-minimum-base": "minimum",
    "no-win-empty-wait": "other_wait",
    "no-win-idle-meld": "idle_meld",
}
"""Why a tile that completes a hand is no win, where it has a yaku."""


def _furiten(match: Match, seat: Seat) -> Json | None:
    refusal = why_furiten(match, seat)
    return None if refusal is None else refusal_on_wire(refusal)


# ---------------------------------------------------------------- hints


def hint_on_wire(match: Match, seat: Seat, board: AnyBoard) -> Json:
    """What each legal discard leaves, from what the seat sees; in others' turns how far the hand is, unless it is still
    being built."""
    hand = match.deal.hands[seat]
    grammar, copies = grammar_of(match, hand), tuple(match.table.book.tile_set.copies)
    ask = None if match.window is None else match.window.ask_of(seat)
    discards = []
    if ask is not None and not hand.rests:
        after = {
            kind: (shanten, improving) for kind, shanten, improving in grammar.kernel.discards(hand.counts, hand.void)
        }
        for code in ask.codes:
            kind = first_of(code) & KIND
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
    building = match.table.played(Building)
    built = building is None or len(hand.tiles) <= building.size + 1  # before, it is all tiles that were dealt
    shanten_now = grammar.shanten(hand.counts, hand.void) if built else None
    return {"type": "hint", "shanten": shanten_now, "discards": discards}
