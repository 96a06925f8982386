"""Refusals: why a seat may not do something now.

A refusal is an answer, not a sentence: a *kind*, the rule behind it, and what it speaks of. It is worked out only when
somebody asks, and only from what the asker may know: the own hand, what lies open, the rules. Who else was asked, and
what others hold, is never in it.

The kinds, by what was wanted. They are stable: scenarios, programs and the texts ``refusal-<kind>`` name them.

- Anything: ``match_over``, ``no_such_seat``, ``no_such_action`` (no code of this table), ``referee_only``,
  ``already_answered``, ``not_asked``, ``deal_over``, ``dead_hand``, ``no_such_tile`` (not among the concealed tiles),
  ``before_first_turn`` (something is still to be answered).
- In the own turn: ``not_your_turn``, ``owes_discard`` (no passing), ``riichi_locked``, ``kuikae``, ``chi_discard_ban``.
- A win: ``false_win`` (one was declared falsely before), ``not_complete``, ``no_yaku``, ``minimum``,
  ``waits_without_yaku``, ``meld_without_yaku``, ``needs_riichi``,
  ``nuki_in_hand``, ``tsumo_after_call``, ``furiten_own_pond``, ``furiten_missed``, ``furiten_riichi``,
  ``kan_not_robbed``, ``nuki_not_robbed``.
- Another's tile: ``nothing_offered``, ``window_closed``, ``own_tile``.
- Chi, pon, open kan: ``call_in_riichi``, ``call_on_kan``, ``call_last_tile``, ``call_not_neighbour``, ``call_no_tiles``
  (the hand has none for it), ``call_wrong_tiles`` (those that were named do not fit), ``call_leaves_no_discard``,
  ``abort_ends_deal`` (an abortive draw follows the discard), ``call_off`` (not called by these rules), ``call_runs``.
- Riichi: ``riichi_twice``, ``riichi_open_hand``, ``riichi_not_ready``, ``riichi_wall``, ``riichi_points``,
  ``riichi_dead_wait``, ``riichi_furiten``, ``riichi_suji``; with the hand laid open: ``open_riichi_off``,
  ``open_riichi_melds``, ``open_riichi_second``, ``open_riichi_furiten``.
- Kans: ``kan_after_call``, ``kan_needs_four``, ``kan_needs_pon``, ``kan_last_tile``, ``kan_limit``, ``kan_chain``,
  ``kan_riichi``, ``kan_riichi_drawn_tile``, ``kan_riichi_waits``, ``kan_riichi_structure``, ``kan_riichi_yaku``,
  ``kan_of_nuki``.
- Raised runs: ``run_off``, ``run_riichi``, ``run_after_call``, ``run_last_tile``, ``run_twice``, ``run_no_run``; the
  tile of one that another raises: ``call_on_run``.
- Where other tiles complete sets: ``supplement_no_tiles``, ``supplement_mixed``, ``supplement_raised``; for the eyes:
  ``eyes_off``, ``eyes_no_tiles``, ``eyes_twice``, ``eyes_wall``, ``eyes_riichi``.
- A tile out of play: ``replace_off``, ``replace_in_play``, ``replace_after_call``, ``replace_last_tile``,
  ``replace_kept``.
- A tile set aside: ``nuki_off``, ``nuki_wrong_tile``, ``nuki_after_call``, ``nuki_last_tile``, ``nuki_limit``,
  ``nuki_riichi``, ``nuki_kept``; one that another has set aside: ``nuki_not_called``.
- Flowers that win: ``flower_discard`` (it is not discarded), ``flower_not_last`` (the others are not there).
- A hand that is ready as it was dealt: ``ready_not_dealt``, ``ready_late``, ``ready_drawn_tile``,
  ``ready_with_discard``.
- Where winners leave and the others play on: ``out``. Where a suit is forbidden: ``void_first`` (the tile that was put
  down is the first discard), ``void_promised`` (it makes no set), ``void_held`` (no win with the suit), ``void_card``
  (only for a suit of which one holds nothing). Tiles to be passed on: ``pass_on_suit``.
- Nine terminals and honours: ``abort_off``, ``abort_not_first_turn``, ``abort_too_few_kinds``.
- After the last tile: ``not_ready``, ``not_ready_dead_wait``, ``not_ready_no_yaku``; after the deal: ``cannot_stop``.

A discard that nobody could claim opens no window, and the next seat has drawn before anybody can ask. So claims are
explained for the last tile that was on offer, as it lay there, until somebody acts again.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import dropwhile
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.hands.melds import mixed_melds, raised_melds
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.table.admission import Refused
from jantaku.table.calls import NO_RUNS, PAIR
from jantaku.table.codes import TILE_BITS, VERB_SHIFT, Code, Verb, call, code, first_of, riichi
from jantaku.table.deal import Deal, Offer
from jantaku.table.draws import NINE_KINDS, terminal_kinds
from jantaku.table.events import (
    Called,
    Discarded,
    Drawn,
    Event,
    HandShown,
    IndicatorShown,
    KanDeclared,
    NukiDeclared,
    Paid,
    RiichiStands,
    Ruled,
    RunRaised,
    SuitShown,
    Won,
)
from jantaku.table.holding import NO_TILE, Holding, Missed, PondTile
from jantaku.table.kans import FOUR
from jantaku.table.parts import Parts
from jantaku.table.supplements import (
    SupplementedKans,
    SupplementedRiichi,
    added_code,
    has_eyes,
    kan_code,
    quad_tiles,
)
from jantaku.table.void import SUIT_MASKS, suit_of
from jantaku.table.window import Ask, WindowKind
from jantaku.texts import Language, TextId, Texts
from jantaku.tiles import Tile, format_tiles, kinds_in, place_in_hand, short_of
from jantaku.tiles.kinds import in_russian

if TYPE_CHECKING:
    from jantaku.table.match import Match

RULES: Final = {
    "match_over": "game_length",
    "no_such_seat": "",
    "no_such_action": "",
    "referee_only": "",
    "already_answered": "",
    "not_asked": "",
    "deal_over": "000:256",
    "dead_hand": "000:926",
    "false_win": "002:361",
    "no_such_tile": "000:119",
    "not_your_turn": "000:119",
    "owes_discard": "000:119",
    "riichi_locked": "000:525",
    "kuikae": "kuikae",
    "chi_discard_ban": "chi_discard_ban",
    "not_complete": "000:305",
    "no_yaku": "000:305",
    "minimum": "minimum_han",
    "waits_without_yaku": "atozuke",
    "meld_without_yaku": "atozuke",
    "tsumo_after_call": "000:245",
    "furiten_own_pond": "000:273",
    "furiten_missed": "temporary_furiten_end",
    "furiten_riichi": "000:301",
    "kan_not_robbed": "chankan_on_ankan",
    "nothing_offered": "000:137",
    "window_closed": "000:137",
    "own_tile": "000:246",
    "call_in_riichi": "000:527",
    "call_on_kan": "000:260",
    "call_last_tile": "000:137",
    "call_not_neighbour": "000:167",
    "call_no_tiles": "000:137",
    "call_wrong_tiles": "000:137",
    "call_leaves_no_discard": "kuikae",
    "abort_ends_deal": "abortive_draws",
    "riichi_twice": "000:525",
    "riichi_open_hand": "000:509",
    "riichi_not_ready": "000:508",
    "riichi_wall": "riichi_min_live_tiles",
    "riichi_points": "riichi_on_credit",
    "riichi_dead_wait": "karaten_tenpai",
    "riichi_furiten": "furiten_riichi",
    "run_off": "added_run",
    "run_riichi": "000:525",
    "run_after_call": "001:3171",
    "run_last_tile": "001:3171",
    "run_twice": "001:3171",
    "run_no_run": "001:3171",
    "call_on_run": "001:3171",
    "kan_after_call": "000:198",
    "kan_needs_four": "000:194",
    "kan_needs_pon": "000:210",
    "kan_last_tile": "kan_on_last_tile",
    "kan_limit": "kan_limit",
    "kan_chain": "kan_chains",
    "kan_riichi": "ankan_after_riichi",
    "kan_riichi_drawn_tile": "ankan_after_riichi",
    "kan_riichi_waits": "ankan_after_riichi_wait_change",
    "kan_riichi_structure": "ankan_after_riichi_structure_change",
    "kan_riichi_yaku": "ankan_after_riichi_yaku_change",
    "abort_off": "kyuushu_kyuuhai",
    "abort_not_first_turn": "kyuushu_kyuuhai",
    "abort_too_few_kinds": "kyuushu_kyuuhai",
    "not_ready": "000:805",
    "not_ready_dead_wait": "karaten_tenpai",
    "not_ready_no_yaku": "keishiki_tenpai",
    "cannot_stop": "agari_yame",
    "nuki_off": "nuki_dora",
    "nuki_wrong_tile": "nuki_dora",
    "nuki_after_call": "nuki_dora",
    "nuki_last_tile": "nuki_dora",
    "nuki_limit": "nuki_dora",
    "nuki_riichi": "nuki_dora",
    "nuki_kept": "nuki_dora",
    "nuki_not_robbed": "gari",
    "nuki_not_called": "nuki_dora",
    "needs_riichi": "riichi_shibari",
    "nuki_in_hand": "nuki_dora",
    "call_off": "001:3575",
    "call_runs": "open_call_limit",
    "riichi_suji": "hikkake_ban",
    "open_riichi_off": "open_riichi",
    "open_riichi_melds": "open_riichi",
    "open_riichi_second": "open_riichi",
    "open_riichi_furiten": "open_riichi",
    "kan_of_nuki": "nuki_dora",
    "supplement_no_tiles": "001:4072",
    "supplement_mixed": "001:4057",
    "supplement_raised": "001:4011",
    "eyes_off": "001:4009",
    "eyes_no_tiles": "001:4009",
    "eyes_twice": "001:4009",
    "eyes_wall": "001:4009",
    "eyes_riichi": "001:4009",
    "replace_off": "001:4041",
    "replace_in_play": "001:4041",
    "replace_after_call": "001:4041",
    "replace_last_tile": "001:4041",
    "replace_kept": "001:4041",
    "before_first_turn": "002:170",
    "flower_discard": "002:278",
    "flower_not_last": "002:281",
    "ready_not_dealt": "002:435",
    "ready_late": "002:435",
    "ready_drawn_tile": "002:442",
    "ready_with_discard": "002:435",
    "out": "004:41",
    "void_first": "004:62",
    "void_promised": "004:62",
    "void_held": "004:39",
    "void_card": "004:63",
    "pass_on_suit": "sc_exchange_three",
}
"""The kinds, each with the option that it comes from, or the line of the book; empty where no rule is behind it."""

KINDS: Final[tuple[str, ...]] = tuple(RULES)

RULES_IN: Final[dict[str, dict[str, str]]] = {
    "taiwanese": {
        "deal_over": "002:178",
        "dead_hand": "002:337",
        "no_such_tile": "002:176",
        "not_your_turn": "002:176",
        "owes_discard": "002:176",
        "riichi_locked": "002:442",
        "riichi_twice": "002:435",
        "not_complete": "002:94",
        "minimum": "tw_min_tai",
        "tsumo_after_call": "002:210",
        "kan_not_robbed": "002:255",
        "nothing_offered": "002:196",
        "window_closed": "002:196",
        "own_tile": "002:211",
        "call_in_riichi": "002:442",
        "call_on_kan": "002:253",
        "call_last_tile": "002:296",
        "call_not_neighbour": "002:224",
        "call_no_tiles": "002:198",
        "call_wrong_tiles": "002:198",
        "kan_after_call": "002:240",
        "kan_needs_four": "002:240",
        "kan_needs_pon": "002:241",
        "kan_last_tile": "002:294",
        "kan_riichi_drawn_tile": "002:442",
        "kan_riichi_waits": "002:442",
        "nuki_wrong_tile": "002:273",
        "nuki_after_call": "002:277",
        "nuki_last_tile": "002:295",
        "nuki_not_called": "002:273",
    },
    "sichuan": {
        "deal_over": "004:70",
        "dead_hand": "004:34",
        "no_such_tile": "004:34",
        "not_your_turn": "004:34",
        "owes_discard": "004:34",
        "before_first_turn": "004:62",
        "not_complete": "004:38",
        "tsumo_after_call": "004:126",
        "furiten_missed": "004:44",
        "kan_not_robbed": "004:101",
        "nothing_offered": "004:48",
        "window_closed": "004:48",
        "own_tile": "004:48",
        "call_on_kan": "004:101",
        "call_no_tiles": "004:15",
        "call_wrong_tiles": "004:15",
        "call_off": "004:49",
        "kan_after_call": "004:51",
        "kan_needs_four": "004:143",
        "kan_needs_pon": "004:145",
        "kan_last_tile": "004:51",
    },
}
"""By game, where another book has the same rule, or another option decides."""

NONE: Final = "none"
"""What a text is told in place of a tile where there is none."""
TILES: Final = frozenset({"called", "drawn", "meld", "offered", "pair", "promised", "tile", "wait", "waits", "without"})
"""Arguments that are tiles."""
KAN_CALL: Final = 3
"""So many equal tiles an open kan needs in the hand."""
NAMED_TILES: Final = {
    Verb.DISCARD: 1,
    Verb.RIICHI: 1,
    Verb.OPEN_RIICHI: 1,
    Verb.CLOSED_KAN: 1,
    Verb.ADDED_KAN: 1,
    Verb.RAISED_RUN: 1,
    Verb.NUKI: 1,
    Verb.REPLACE: 1,
    Verb.EYES_KAN: 1,
    Verb.CHOOSE: 1,
    Verb.CHI: 2,
    Verb.PON: 2,
}
"""How many tiles a code names."""
ON_MELDS: Final = frozenset({Verb.ADDED_KAN, Verb.RAISED_RUN})
KANS: Final = frozenset({Verb.OPEN_KAN, Verb.ADDED_KAN, Verb.CLOSED_KAN})
CLAIMS_ASIDE: Final = {Verb.CHI: "chi", Verb.PON: "pon", Verb.OPEN_KAN: "kan"}
"""How the rules name what is made of a tile that another has set aside."""
ABORT_RULES: Final = {"four_winds": "suufon_renda", "four_riichi": "suucha_riichi", "four_kans": "suukan_sanra"}
REFEREE: Final = frozenset(
    {
        Verb.RULE_CHOMBO,
        Verb.RULE_DEAD_HAND,
        Verb.RULE_ABORT,
        Verb.RULE_FALSE_WIN,
        Verb.RULE_FALSE_KAN,
        Verb.RULE_ROLLBACK,
        Verb.RULE_FINE,
    }
)


class Refusal(msgspec.Struct, frozen=True):
    """Why not: the kind, the rule, and what it speaks of, tiles in short notation."""

    kind: str
    rule: str = ""
    """The id of an option in the catalogue, or a line of the book such as ``000:273``."""
    arguments: dict[str, str | int] = {}
    game: str = ""
    """In the words of which game it is said."""

    @property
    def text_id(self) -> TextId:
        """The id of the sentence."""
        return TextId(f"refusal-{self.kind}")

    def text(self, language: Language = "en") -> str:
        """The sentence."""
        said = dict(self.arguments)
        if language == "ru":
            for name in TILES & said.keys():
                said[name] = in_russian(str(said[name]))
        return Texts(language, self.game)(self.text_id, **said)

    def __str__(self) -> str:
        return self.text()


def why(match: "Match", seat: Seat, action: Code) -> Refusal | None:
    """Why this answer of this seat would be refused now; None if it would be accepted."""
    ask = _ask(match, seat)
    if isinstance(ask, Refusal):
        return ask
    answered = seat in match._open
    if ask is not None and not answered and action in ask.codes:
        return None
    said = _read(action, match.box, match.parts.supplements.played)
    if said is None:
        return _in_words(match, _refuse("no_such_action"))
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
    if match.parts.furiten.ends == "own_turn":
        hand.missed = []
    return _why_furiten(match, seat, deal)


def _why_furiten(match: "Match", seat: Seat, deal: Deal) -> Refusal | None:
    found = _furiten(_Question(match, seat, Verb.RON, ()), deal, NO_TILE, drawn=False)
    return None if found is None else _in_words(match, found)


def _in_words(match: "Match", refusal: Refusal) -> Refusal:
    """The same in the words of the game, by the rule of its book."""
    game = match.parts.plan.game
    rules = RULES_IN.get(game)
    if rules is None:
        return refusal
    return msgspec.structs.replace(refusal, game=game, rule=rules.get(refusal.kind, refusal.rule))


def _refuse(kind: str, rule: str = "", /, **arguments: str | int) -> Refusal:
    return Refusal(kind, rule or RULES[kind], arguments)


def _dead(hand: Holding) -> Refusal:
    """A hand that may declare nothing, or only cannot win because of a false win."""
    return _refuse("dead_hand" if hand.mute else "false_win")


def _ask(match: "Match", seat: Seat) -> Ask | Refusal | None:
    """What the seat is asked, if anything can be asked at all."""
    if match.window is None:
        return _refuse("match_over")
    if seat not in match.parts.seats.all:
        return _refuse("no_such_seat", seat=str(seat))
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
    tiles = pair[: NAMED_TILES.get(verb, 0)]
    if code(verb, *tiles) != action or any(tile not in box for tile in tiles):
        return None
    return None if len(tiles) == PAIR and tiles[0] >= tiles[1] else (verb, tiles)


class _Question(NamedTuple):
    """Who wants what; no tiles: the seat wants to know whether there is any way."""

    match: "Match"
    seat: Seat
    verb: Verb
    tiles: tuple[Tile, ...]

    @property
    def deal(self) -> Deal:
        return self.match.deal

    @property
    def parts(self) -> Parts:
        return self.match.parts

    @property
    def hand(self) -> Holding:
        return self.match.deal.hands[self.seat]

    @property
    def tile(self) -> str:
        """The tile that was named, for a text."""
        return short_of(self.tiles[0]) if self.tiles else NONE

    def player(self, seat: Seat) -> str:
        """A seat by its wind: ``E``."""
        return self.parts.seats.wind(seat, self.deal.dealer).name


def _reason(match: "Match", seat: Seat, verb: Verb, tiles: tuple[Tile, ...], answered: bool) -> Refusal:
    question = _Question(match, seat, verb, tiles)
    found: Refusal | None = None
    if verb in REFEREE:
        return _refuse("referee_only")
    if answered:
        return _refuse("already_answered")
    if question.hand.out:
        return _refuse("out")
    if verb is Verb.EYES_KAN:
        found = _eyes(question)
    elif verb in TURN_VERBS:
        found = _out_of_turn(question) or _not_held(question, question.hand) or TURN_VERBS[verb](question)
    elif verb in CLAIM_VERBS:
        found = _claim(question)
    elif verb in OTHER_VERBS:
        found = OTHER_VERBS[verb](question)
    return found or _refuse("no_such_action")


def _not_held(question: _Question, hand: Holding) -> Refusal | None:
    named = question.tiles[:1] if question.verb in ON_MELDS else question.tiles  # the other lies in the meld
    offer = question.deal.offer
    for tile in named:
        if tile not in hand.tiles and not (question.verb is Verb.OPEN_KAN and offer is not None and tile == offer.tile):
            return _refuse("no_such_tile", tile=short_of(tile))
    return None


# ---------------------------------------------------------------- the own turn


def _out_of_turn(question: _Question) -> Refusal | None:
    window, deal = question.match.window, question.deal
    assert window is not None
    if window.kind in (WindowKind.SHOW, WindowKind.STOP):
        return _refuse("deal_over")
    if window.kind is WindowKind.TURN and window.ask_of(question.seat) is not None:
        return None
    if window.kind is WindowKind.CHOICE:
        return _refuse("before_first_turn")
    offered = short_of(window.tile) if window.source is not None and window.tile is not None else NONE
    mover = deal.turn if window.source is None else window.source
    return _refuse("not_your_turn", player=question.player(mover), offered=offered)


def _nuki(question: _Question) -> Refusal | None:
    deal, hand, nuki = question.deal, question.hand, question.parts.nuki
    match nuki.obstacle(deal, question.seat):
        case "off":
            return _refuse("nuki_off")
        case "after_call":
            return _refuse("nuki_after_call", tile=_called_tile(hand))
        case "last_tile":
            return _refuse("nuki_last_tile")
        case "limit":
            return _refuse("nuki_limit")
    named = question.tiles or tuple(tile for tile in hand.tiles if nuki.mask >> (tile & 63) & 1)
    if not named or not nuki.mask >> (named[0] & 63) & 1:
        return _refuse("nuki_wrong_tile", tile=question.tile, waits=_of_kinds(nuki.mask))
    if any(nuki.may(deal, hand, tile) for tile in named):
        return None
    if hand.riichi:
        return _refuse("nuki_riichi", tile=short_of(named[0]), drawn=short_of(hand.drawn))
    return _refuse("nuki_kept", tile=short_of(named[0]))


def _replace(question: _Question) -> Refusal | None:
    deal, hand, exclusion = question.deal, question.hand, question.parts.exclusion
    match exclusion.obstacle(deal, question.seat):
        case "off":
            return _refuse("replace_off")
        case "after_call":
            return _refuse("replace_after_call", tile=_called_tile(hand))
        case "last_tile":
            return _refuse("replace_last_tile")
    excluded = deal.wall.excluded
    named = question.tiles or tuple(tile for tile in hand.tiles if excluded >> (tile & 63) & 1)
    if not named or not excluded >> (named[0] & 63) & 1:
        return _refuse("replace_in_play", tile=question.tile, without=_of_kinds(excluded))
    if any(exclusion.is_fresh(hand, tile) for tile in named):
        return None
    return _refuse("replace_kept", tile=short_of(named[0]))


def _discard(question: _Question) -> Refusal | None:
    hand, never = question.hand, question.parts.turns.never
    if question.tiles and never >> (question.tiles[0] & 63) & 1:
        return _refuse("flower_discard", tile=question.tile)
    if hand.promised != NO_TILE:
        return _refuse("void_first", tile=question.tile, promised=short_of(hand.promised))
    if hand.riichi and hand.drawn >= 0 and not never >> (hand.drawn & 63) & 1:
        return _refuse("riichi_locked", tile=question.tile, drawn=short_of(hand.drawn))
    if question.tiles and question.deal.barred >> (question.tiles[0] & 63) & 1:
        called, *pair = hand.melds[-1].tiles
        verb = Verb.CHI if hand.melds[-1].form is MeldForm.CHI else Verb.PON
        swapped = question.parts.calls.swapped(verb, called & 63, tuple(pair)) >> (question.tiles[0] & 63) & 1
        kind = "kuikae" if swapped else "chi_discard_ban"
        return _refuse(kind, tile=question.tile, called=short_of(called), meld=_sorted(hand.melds[-1].tiles))
    return None


def _tsumo(question: _Question) -> Refusal | None:
    deal, hand = question.deal, question.hand
    if hand.dead:
        return _dead(hand)
    if hand.drawn < 0:
        return _refuse("tsumo_after_call", tile=_called_tile(hand))
    refused = question.parts.admission.by_tsumo(deal, question.seat)
    return None if isinstance(refused, Score) else _no_win(question, deal, hand.drawn, None, refused)


def _riichi(question: _Question) -> Refusal | None:
    deal, parts, hand = question.deal, question.parts, question.hand
    if parts.riichi.dealt:
        return _ready_by_discard(question)
    if hand.riichi:
        return _refuse("riichi_twice")
    if hand.open and not parts.riichi.open_hand:
        return _refuse("riichi_open_hand")
    if hand.dead:
        return _dead(hand)
    waits = {kind: parts.riichi.waits_after(hand, kind) for kind in sorted({tile & 63 for tile in hand.tiles})}
    ready = [kind for kind, (live, spent) in waits.items() if live or spent]
    if not ready:
        return _refuse("riichi_not_ready", tile=NONE)
    match parts.riichi.obstacle(deal, question.seat):
        case "wall":
            return _refuse("riichi_wall", live=deal.wall.live, least=parts.riichi.plan.least_live)
        case "points":
            return _refuse("riichi_points", points=deal.points[question.seat], stick=parts.riichi.least_points or 0)
    kind = question.tiles[0] & 63 if question.tiles else max(ready, key=lambda kind: waits[kind][0] > 0)
    if kind not in ready:
        return _refuse("riichi_not_ready", tile=question.tile)
    return _riichi_waits(question, kind, *waits[kind])


def _open_riichi(question: _Question) -> Refusal | None:
    deal, rules, hand = question.deal, question.parts.riichi, question.hand
    if not rules.opens:
        return _refuse("open_riichi_off")
    found = _riichi(question)
    if found is not None:
        return found
    obstacle = rules.open_obstacle(deal, question.seat)
    if obstacle:
        return _refuse(f"open_riichi_{obstacle}")
    tiles = question.tiles or tuple(first_of(code) for code in rules.codes(deal, question.seat))
    furiten = [tile for tile in tiles if rules.furiten_after(hand, tile & 63)]
    return _refuse("open_riichi_furiten", tile=short_of(furiten[0])) if len(furiten) == len(tiles) else None


def _ready_by_discard(question: _Question) -> Refusal | None:
    """A hand that is ready as it was dealt says so with its first discard."""
    deal, rules, hand = question.deal, question.parts.riichi, question.hand
    match rules.obstacle(deal, question.seat):
        case "twice":
            return _refuse("riichi_twice")
        case "late":
            return _refuse("ready_late")
        case "dead_hand":
            return _dead(hand)
    codes = rules.codes(deal, question.seat)
    if not codes:
        return _refuse("ready_not_dealt", tile=NONE)
    if not question.tiles or riichi(question.tiles[0]) in codes:
        return None
    if question.seat != deal.dealer:
        return _refuse("ready_drawn_tile", tile=question.tile, drawn=short_of(hand.drawn))
    return _refuse("ready_not_dealt", tile=question.tile)


def _ready(question: _Question) -> Refusal:
    """It is said before the first turn; in a turn it is said with the discard."""
    window, hand, rules = question.match.window, question.hand, question.parts.riichi
    assert window is not None
    if not rules.dealt:
        return _refuse("no_such_action")
    if hand.riichi:
        return _refuse("riichi_twice")
    if hand.pond or hand.melds:
        return _refuse("ready_late")
    if window.kind is WindowKind.CHOICE and question.seat != question.deal.dealer:
        return _refuse("ready_not_dealt", tile=NONE)
    return _refuse("ready_with_discard")


def _riichi_waits(question: _Question, kind: int, live: int, spent: int) -> Refusal | None:
    """The hand would be ready, but its waits do not do."""
    riichi = question.parts.riichi
    tile = question.tile if question.tiles else _of_kinds(1 << kind)
    if not live and not riichi.dead_waits:
        return _refuse("riichi_dead_wait", tile=tile, waits=_of_kinds(spent))
    trap = (live | spent) & riichi.traps[kind]
    if trap and not riichi.plan.suji_trap:
        return _refuse("riichi_suji", tile=tile, waits=_of_kinds(trap))
    thrown = [lying.tile for lying in question.hand.pond] + [Tile(kind)]
    for turn, lying in enumerate(() if riichi.plan.furiten else thrown, 1):
        if (live | spent) >> (lying & 63) & 1:
            return _refuse("riichi_furiten", tile=tile, wait=short_of(lying), turn=turn)
    return None if live else _refuse("riichi_not_ready", tile=tile)


def _closed_kan(question: _Question) -> Refusal | None:
    if question.parts.supplements.played:
        return _supplemented_kan(question, question.deal, None)
    counts = question.hand.counts
    named = {tile & 63 for tile in question.tiles} or range(len(counts))
    fours = [kind for kind in named if counts[kind] >= FOUR]
    found = _no_kan_now(question)
    if found is None and not fours:
        held = counts[question.tiles[0] & 63] if question.tiles else 0
        found = _refuse("kan_needs_four", tile=question.tile, count=held)
    free = [kind for kind in fours if not question.parts.kans.no_closed >> kind & 1]
    if found is None and not free:
        found = _refuse("kan_of_nuki", tile=_of_kinds(1 << fours[0]))
    found = found or _kan_obstacle(question, question.deal)
    return found or _of_promised(question.hand, free) or _kan_in_riichi(question, free[0])


def _of_promised(hand: Holding, kinds: Iterable[int]) -> Refusal | None:
    """The tile that lies face down makes no set; so with one kind only that is its own there is none."""
    promised = hand.promised
    only = promised != NO_TILE and all(kind == promised & 63 for kind in kinds)
    return _refuse("void_promised", tile=short_of(promised)) if only else None


def _added_kan(question: _Question) -> Refusal | None:
    if question.parts.supplements.played:
        return _supplemented_kan(question, question.deal, None)
    hand = question.hand
    named = {tile & 63 for tile in question.tiles} or {tile & 63 for tile in hand.tiles}
    found = _no_kan_now(question)
    if found is None and not any(meld.form is MeldForm.PON and meld.tiles[0] & 63 in named for meld in hand.melds):
        found = _refuse("kan_needs_pon", tile=question.tile)
    found = found or _kan_obstacle(question, question.deal)
    added = [kind for kind in named if hand.counts[kind] and any(meld.tiles[0] & 63 == kind for meld in hand.melds)]
    return found or _of_promised(hand, added)


def _raised_run(question: _Question) -> Refusal | None:
    """A tile on an open run (001:3171)."""
    hand, runs = question.hand, question.parts.runs
    obstacle = runs.obstacle(question.deal, question.seat)
    if obstacle == "off":
        return _refuse("run_off")
    if hand.mute:
        return _dead(hand)
    named = {tile & 63 for tile in question.tiles} or {tile & 63 for tile in hand.tiles}
    fitting = [meld for meld in hand.melds if meld.is_run and meld.tiles[0] & 63 in named]
    match obstacle:
        case "riichi":
            return _refuse("run_riichi")
        case "after_call":
            return _refuse("run_after_call", tile=_called_tile(hand))
        case "last_tile":
            return _refuse("run_last_tile")
    if fitting and all(meld.added is not None for meld in fitting):
        return _refuse("run_twice", tile=question.tile)
    return _refuse("run_no_run", tile=question.tile)


def _supplemented_kan(question: _Question, deal: Deal, offer: Offer | None) -> Refusal | None:
    """A kan where other tiles complete sets: are there the tiles, and may they stand there?"""
    hand, supplements = deal.hands[question.seat], question.parts.supplements
    found = _no_kan_now(question) if offer is None else None
    quads = list(_quads(question, hand, offer))
    if found is None and not quads:
        found = _refuse("supplement_no_tiles", tile=question.tile, call=question.verb.name.lower())
    found = found or _kan_obstacle(question, deal)
    if found is not None or any(supplements.allows(melds, hand.own) for melds in quads):
        return found or _supplemented_in_riichi(question, hand)
    if all(raised_melds(melds, hand.own) > 1 for melds in quads):
        return _refuse("supplement_raised", tile=_of_kinds(1 << hand.own))
    return _refuse("supplement_mixed", most=supplements.most_mixed)


def _quads(question: _Question, hand: Holding, offer: Offer | None) -> Iterator[list[Meld]]:
    """The melds that the hand would have with each kan of the verb that was meant, rules of number aside."""
    parts = question.parts
    if question.verb is Verb.ADDED_KAN:
        assert isinstance(parts.kans, SupplementedKans)
        for place, pon in enumerate(hand.melds):
            for tile in hand.tiles if pon.form is MeldForm.PON else ():
                kan = parts.kans.raised(pon, tile, hand.own)
                if kan is not None and _is_meant(question, added_code(pon, tile)):
                    yield [*hand.melds[:place], kan, *hand.melds[place + 1 :]]
        return
    for tiles in quad_tiles(hand, parts.supplements, None if offer is None else offer.tile):
        if _is_meant(question, kan_code(question.verb, tiles)):
            yield [*hand.melds, Meld(MeldForm.CLOSED_KAN, tiles)]
    kind = None if offer is None else offer.tile & 63
    for equal in {tile & 63 for tile in hand.tiles} if kind is None else {kind}:
        held = hand.of_kind(equal)
        if len(held) + (kind is not None) >= FOUR and _is_meant(question, code(question.verb, min(held))):
            yield hand.melds


def _is_meant(question: _Question, action: Code) -> bool:
    named = tuple(tile for tile in (action >> 16 & TILE_BITS, action & TILE_BITS))
    return not question.tiles or question.tiles == named[: len(question.tiles)]


def _supplemented_in_riichi(question: _Question, hand: Holding) -> Refusal | None:
    riichi = question.parts.riichi
    if not hand.riichi or not isinstance(riichi, SupplementedRiichi):
        return None
    for tiles in quad_tiles(hand, question.parts.supplements):
        if _is_meant(question, kan_code(question.verb, tiles)):
            obstacle = riichi.quad_obstacle(question.deal, question.seat, tuple(tile & 63 for tile in tiles))
            return _kan_refused(obstacle, hand, _of_kinds(1 << (tiles[0] & 63)))
    return None


def _eyes(question: _Question) -> Refusal | None:
    """The kan that stands for the eyes, in the own turn or with another's tile (001:4009)."""
    parts, window = question.parts, question.match.window
    assert window is not None
    possible = parts.supplements.eyes(question.hand.own) if parts.supplements.played else []
    if not possible:
        return _refuse("eyes_off")
    offered = None if window.kind is WindowKind.TURN and window.ask_of(question.seat) else _offered(question)
    if offered is None:
        found = _out_of_turn(question) or _not_held(question, question.hand) or _no_kan_now(question)
    else:
        found = _refuse("window_closed", tile=short_of(offered.offer.tile)) if not offered.open else None
        found = found or _no_call(question, offered)
    deal = question.deal if offered is None else offered.deal
    hand = deal.hands[question.seat]
    counts = bytearray(hand.counts)
    if offered is not None:
        counts[offered.offer.tile & 63] += 1
    if found is None and has_eyes(hand):
        found = _refuse("eyes_twice")
    if found is None and not any(all(counts[kind] >= kinds.count(kind) for kind in kinds) for kinds in possible):
        found = _refuse("eyes_no_tiles")
    if found is None and hand.riichi:
        found = _refuse("eyes_riichi")
    return found or _refuse("eyes_wall")


def _no_kan_now(question: _Question) -> Refusal | None:
    if question.hand.mute:
        return _dead(question.hand)
    if question.hand.drawn < 0 and not (question.parts.kans.after_call and question.deal.came == "call"):
        return _refuse("kan_after_call", tile=_called_tile(question.hand))
    return None


def _kan_obstacle(question: _Question, deal: Deal) -> Refusal | None:
    kans = question.parts.kans
    match kans.obstacle(deal, question.seat):
        case "last_tile":
            return _refuse("kan_last_tile")
        case "chain":
            return _refuse("kan_chain")
        case "limit":
            most = kans.wall.replacements if kans.plan.limit is None else kans.plan.limit
            return _refuse("kan_limit", most=most)
    return None


def _kan_in_riichi(question: _Question, kind: int) -> Refusal | None:
    hand = question.hand
    obstacle = question.parts.riichi.kan_obstacle(question.deal, question.seat, kind) if hand.riichi else ""
    return _kan_refused(obstacle, hand, _of_kinds(1 << kind))


def _kan_refused(obstacle: str, hand: Holding, tile: str) -> Refusal | None:
    match obstacle:
        case "riichi":
            return _refuse("kan_riichi")
        case "drawn_tile":
            return _refuse("kan_riichi_drawn_tile", tile=tile, drawn=short_of(hand.drawn))
        case "waits":
            return _refuse("kan_riichi_waits", tile=tile, waits=_of_kinds(hand.waits | hand.spent))
        case "structure":
            return _refuse("kan_riichi_structure", tile=tile)
        case "yaku":
            return _refuse("kan_riichi_yaku", tile=tile)
    return None


def _abort(question: _Question) -> Refusal | None:
    deal, hand = question.deal, question.hand
    if "kyuushu_kyuuhai" not in question.parts.draws.aborts:
        return _refuse("abort_off")
    if not deal.uninterrupted or hand.pond:
        return _refuse("abort_not_first_turn")
    if hand.dead:
        return _dead(hand)
    count = terminal_kinds(hand.counts)
    return _refuse("abort_too_few_kinds", count=count, least=NINE_KINDS) if count < NINE_KINDS else None


TURN_VERBS: Final[dict[Verb, Callable[[_Question], Refusal | None]]] = {
    Verb.DISCARD: _discard,
    Verb.RIICHI: _riichi,
    Verb.OPEN_RIICHI: _open_riichi,
    Verb.TSUMO: _tsumo,
    Verb.CLOSED_KAN: _closed_kan,
    Verb.ADDED_KAN: _added_kan,
    Verb.RAISED_RUN: _raised_run,
    Verb.ABORT: _abort,
    Verb.NUKI: _nuki,
    Verb.REPLACE: _replace,
}


# ---------------------------------------------------------------- another's tile


class _Offered(NamedTuple):
    """The tile that is or was last on offer, and the deal as it was then."""

    offer: Offer
    deal: Deal
    open: bool = False
    """It can still be claimed."""
    taken: bool = False
    """Somebody has called it."""


def _claim(question: _Question) -> Refusal | None:
    window = question.match.window
    assert window is not None
    if window.kind is WindowKind.STOP:
        return _refuse("deal_over")
    offered = _offered(question)
    if offered is None:
        return _refuse("nothing_offered")
    tile = short_of(offered.offer.tile)
    if offered.taken:
        return _refuse("window_closed", tile=tile)
    if offered.offer.seat == question.seat:
        return _refuse("own_tile", tile=tile)
    found = CLAIM_VERBS[question.verb](question, offered)
    return found or (None if offered.open else _refuse("window_closed", tile=tile))


def _offered(question: _Question) -> _Offered | None:
    """The last tile on offer, if nobody has acted since."""
    deal, window = question.deal, question.match.window
    assert window is not None
    if deal.offer is not None and window.kind in (WindowKind.CLAIM, WindowKind.ROB):
        return _Offered(deal.offer, deal, open=True)
    drawn: Drawn | None = None
    for event in reversed(deal.events):
        match event:
            case Drawn(source="wall" | "dead_wall"):
                drawn = event
            case Called():
                return _Offered(Offer(event.meld.tiles[0], event.source), deal, taken=True)
            case KanDeclared(form="eyes"):
                return None
            case KanDeclared(form="closed") if question.parts.kans.plan.hidden:  # nobody knows which tiles it has
                return None
            case Discarded() | KanDeclared() | RunRaised() | NukiDeclared():
                offer = _offer_of(event)
                return _Offered(offer, _as_it_lay(question, offer, drawn))
            case Won():  # it lies with who has won on it; a drawn one was never on offer
                offer = Offer(event.tile, event.source)
                return None if event.seat == event.source else _Offered(offer, deal, taken=True)
            case IndicatorShown() | RiichiStands() | HandShown() | Ruled() | SuitShown() | Paid():
                pass
            case _:
                return None
    return None


def _offer_of(event: Discarded | KanDeclared | RunRaised | NukiDeclared) -> Offer:
    if isinstance(event, Discarded):
        return Offer(event.tile, event.seat)
    if isinstance(event, NukiDeclared):
        return Offer(event.tile, event.seat, "nuki")
    tile = event.meld.tiles[0] if event.meld.added is None else event.meld.added
    return Offer(tile, event.seat, "run" if isinstance(event, RunRaised) else event.form)  # type: ignore[arg-type]


def _as_it_lay(question: _Question, offer: Offer, drawn: Drawn | None) -> Deal:
    """The deal when this tile was on offer: the next tile not yet drawn, the win on this one not yet passed."""
    seat, parts = question.seat, question.parts
    deal = question.deal.copy()
    hand = deal.hands[seat]
    if hand.missed_in_riichi and _missed_in_riichi(deal, seat) == offer.tile:
        hand.missed_in_riichi = False
    hand.missed = [missed for missed in hand.missed if missed.tile != offer.tile]
    if drawn is not None and drawn.source == "wall":
        deal.wall.next -= 1
    if drawn is not None and drawn.seat == seat:
        hand.put(drawn.tile)
        hand.drawn = NO_TILE
        if parts.furiten.ends == "own_turn" and not parts.claims.by_time:
            hand.missed = _missed_since_own_discard(deal, seat, offer)
    return deal


def _missed_since_own_discard(deal: Deal, seat: Seat, offer: Offer) -> list[Missed]:
    """What the draw has made the table forget."""
    hand = deal.hands[seat]
    missed = []
    for tile, source in _laid_open(reversed(deal.events)):
        if source == seat:
            break
        if hand.waits >> (tile & 63) & 1 and tile != offer.tile:
            missed.append(Missed(tile, source, 0))
    return missed[::-1]


def _missed_in_riichi(deal: Deal, seat: Seat) -> Tile | None:
    """The first winning tile that this seat has let go by in riichi."""
    waits = deal.hands[seat].waits
    since = dropwhile(lambda event: not (isinstance(event, RiichiStands) and event.seat == seat), deal.events)
    return next((tile for tile, source in _laid_open(since) if source != seat and waits >> (tile & 63) & 1), None)


def _laid_open(events: Iterable[Event]) -> Iterator[tuple[Tile, Seat]]:
    """The tiles that could be won on, each with its owner."""
    for event in events:
        if isinstance(event, Discarded | KanDeclared | RunRaised | NukiDeclared):
            offer = _offer_of(event)
            if offer.form not in ("closed", "eyes"):
                yield offer.tile, offer.seat


def _ron(question: _Question, offered: _Offered) -> Refusal | None:
    offer = offered.offer
    if offer.form == "nuki" and question.parts.nuki.all:
        hand = offered.deal.hands[question.seat]
        if hand.dead:
            return _dead(hand)
        if question.parts.nuki.may_win_by(hand, offer.tile):
            return None
        return _refuse("flower_not_last", tile=short_of(offer.tile), count=len(hand.nuki))
    if offer.form == "nuki" and not question.parts.nuki.may_be_robbed(offer):
        return _refuse("nuki_not_robbed", tile=short_of(offer.tile), may=question.parts.nuki.robbery)
    refused = question.parts.admission.by_ron(offered.deal, question.seat, offered.offer)
    if isinstance(refused, Score):
        return None
    return _no_win(question, offered.deal, offered.offer.tile, offered.offer, refused)


def _chi(question: _Question, offered: _Offered) -> Refusal | None:
    offer, deal, parts = offered.offer, offered.deal, question.parts
    found = _no_call(question, offered)
    if found is None and parts.calls.runs is NO_RUNS:
        found = _refuse("call_off", call="chi")
    if found is None and not parts.calls.may_run(deal.hands[question.seat]):
        found = _refuse("call_runs", most=parts.calls.most_runs or 0)
    if found is None and question.seat != parts.seats.next(offer.seat, deal.direction):
        found = _refuse("call_not_neighbour", tile=short_of(offer.tile), player=question.player(offer.seat))
    pairs = [(low, high) for low, high, _ in parts.calls.runs[offer.tile & 63]]
    return found or _fits(question, offered, pairs)


def _pon(question: _Question, offered: _Offered) -> Refusal | None:
    kind = offered.offer.tile & 63
    found = _no_call(question, offered)
    if found is None and not question.parts.calls.pons and offered.offer.form == "discard":
        found = _refuse("call_off", call="pon")
    pairs = [(kind, kind)]
    if question.parts.supplements.played:
        pairs += [(min(pair), max(pair)) for pair in question.parts.supplements.pairs_for(kind)]
    return found or _fits(question, offered, pairs)


def _open_kan(question: _Question, offered: _Offered) -> Refusal | None:
    held = offered.deal.hands[question.seat].counts[offered.offer.tile & 63]
    found = _no_call(question, offered)
    if found is None and not question.parts.calls.kans and offered.offer.form == "discard":
        found = _refuse("call_off", call="open_kan")
    if found is None and question.parts.supplements.played:
        return _supplemented_kan(question, offered.deal, offered.offer)
    if found is None and held < KAN_CALL:
        found = _no_tiles(question, offered)
    found = found or _kan_obstacle(question, offered.deal)
    return found or _of_promised(offered.deal.hands[question.seat], [offered.offer.tile & 63])


def _no_call(question: _Question, offered: _Offered) -> Refusal | None:
    """What speaks against taking the tile whatever the tiles in the hand are."""
    offer, deal, parts = offered.offer, offered.deal, question.parts
    hand = deal.hands[question.seat]
    if offer.form == "nuki":
        if CLAIMS_ASIDE[question.verb] not in parts.nuki.claims:
            return _refuse("nuki_not_called", tile=short_of(offer.tile))
    elif offer.form != "discard":
        return _refuse("call_on_run" if offer.form == "run" else "call_on_kan", tile=short_of(offer.tile))
    if parts.calls.never >> (offer.tile & 63) & 1:
        return _refuse("nuki_not_called", tile=short_of(offer.tile))
    if hand.riichi:
        return _refuse("call_in_riichi")
    if hand.mute:
        return _dead(hand)
    if hand.owes:
        return _refuse("owes_discard")
    if not parts.calls.open(deal):
        return _refuse("call_last_tile", live=deal.wall.live, least=parts.calls.least_live)
    ending = parts.draws.after_discard(deal)
    if ending is not None:
        return _refuse("abort_ends_deal", ABORT_RULES[ending], tile=short_of(offer.tile), cause=ending)
    return _not_held(question, hand)


def _fits(question: _Question, offered: _Offered, pairs: list[tuple[int, int]]) -> Refusal | None:
    """Whether the two tiles make a set with the one on offer, and leave something to discard."""
    offer, deal, verb = offered.offer, offered.deal, question.verb
    hand = deal.hands[question.seat]
    codes = question.parts.calls.codes(deal, question.seat, offer, may_kan=False)
    if question.tiles:
        first, second = question.tiles
        if tuple(sorted((first & 63, second & 63))) not in pairs:
            pair = _sorted(question.tiles)
            return _refuse("call_wrong_tiles", tile=short_of(offer.tile), pair=pair, call=verb.name.lower())
        possible = call(verb, (first, second)) in codes
    else:
        if not any(_holds(hand, low, high) for low, high in pairs):
            return _no_tiles(question, offered)
        possible = any(action >> VERB_SHIFT == verb for action in codes)
    if not possible and verb is Verb.PON and question.parts.supplements.played:
        supplements = question.parts.supplements
        if sum(mixed_melds(hand.melds, hand.own)) >= supplements.most_mixed:
            return _refuse("supplement_mixed", most=supplements.most_mixed)
    if possible:
        return None
    return _of_promised(hand, [offer.tile & 63]) or _refuse("call_leaves_no_discard", tile=short_of(offer.tile))


def _holds(hand: Holding, low: int, high: int) -> bool:
    return hand.counts[low] >= PAIR if low == high else bool(hand.counts[low] and hand.counts[high])


def _no_tiles(question: _Question, offered: _Offered) -> Refusal:
    tile = offered.offer.tile
    held = offered.deal.hands[question.seat].counts[tile & 63]
    return _refuse("call_no_tiles", tile=short_of(tile), call=question.verb.name.lower(), count=held)


CLAIM_VERBS: Final[dict[Verb, Callable[[_Question, _Offered], Refusal | None]]] = {
    Verb.RON: _ron,
    Verb.CHI: _chi,
    Verb.PON: _pon,
    Verb.OPEN_KAN: _open_kan,
}


# ---------------------------------------------------------------- no win


def _no_win(question: _Question, deal: Deal, tile: Tile, offer: Offer | None, refused: Refused) -> Refusal | None:
    hand = deal.hands[question.seat]
    short = short_of(tile)
    match refused:
        case "not_complete":
            found = _held_for_nothing(question, deal, tile, drawn=offer is None)
            if found is not None:
                return found
            return _refuse("not_complete", tile=short, waits=_of_kinds(hand.waits | hand.spent) or NONE)
        case "furiten":
            return _furiten(question, deal, tile, drawn=offer is None)
        case "minimum":
            return _too_cheap(question, deal, tile, offer)
        case "waits_without_yaku":
            without = _wait_without_yaku(question, deal, tile, offer)
            return _refuse("waits_without_yaku", tile=short, without=without)
        case "meld_without_yaku":
            value = score(question.parts.admission.win(deal, question.seat, tile, offer), question.parts.plan)
            idle = question.parts.admission.idle_meld(value)
            return _refuse("meld_without_yaku", tile=short, meld="" if idle is None else _sorted(idle.all_tiles))
        case "kan_not_robbed":
            return _refuse("kan_not_robbed", tile=short, may=question.parts.admission.rob_closed)
        case "nuki_not_robbed":
            return _refuse("nuki_not_robbed", tile=short, may=question.parts.nuki.robbery)
        case "nuki_in_hand":
            melded = (other for meld in hand.melds for other in meld.all_tiles)
            held = (*hand.tiles, tile, *melded)
            kept = next(other for other in held if question.parts.nuki.mask >> (other & 63) & 1)
            return _refuse("nuki_in_hand", tile=short_of(kept))
        case "needs_riichi":
            return _refuse("needs_riichi", tile=short)
        case "no_yaku":
            return _refuse("no_yaku", tile=short)
        case "dead_hand":
            return _dead(hand)


def _held_for_nothing(question: _Question, deal: Deal, tile: Tile, *, drawn: bool) -> Refusal | None:
    """The tile would complete the hand, were it not for the suit that it must be rid of (004:39)."""
    hand = deal.hands[question.seat].copy()
    if hand.suit < 0:
        return None
    if drawn:
        hand.put(tile)
    hand.void = hand.away = 0
    question.parts.look(hand)
    if not hand.waits >> (tile & 63) & 1:
        return None
    melded = (other for meld in hand.melds for other in meld.all_tiles)
    forbidden = [other for other in (*hand.tiles, tile, *melded) if SUIT_MASKS[hand.suit] >> (other & 63) & 1]
    return _refuse("void_held", tile=short_of(tile), without=_sorted(forbidden)) if forbidden else None


def _furiten(question: _Question, deal: Deal, tile: Tile, *, drawn: bool) -> Refusal | None:
    """By the own pond, for good in riichi, or for a while; the tile at hand is named first if it is in the pond.

    The own draw is never barred by the pond, but where the rules say so by a win that was passed (001:3959).
    """
    hand, furiten = deal.hands[question.seat], question.parts.furiten
    bars = "all" if furiten.tsumo_too else "ron"
    waits = hand.waits | hand.spent
    thrown = [(turn, lying.tile) for turn, lying in enumerate(hand.pond, 1) if waits >> (lying.tile & 63) & 1]
    if thrown and not drawn and furiten.own_pond:
        turn, lying = next((spot for spot in thrown if spot[1] & 63 == tile & 63), thrown[0])
        return _refuse("furiten_own_pond", tile=short_of(lying), turn=turn, waits=_of_kinds(waits))
    if hand.missed_in_riichi:
        missed = _missed_in_riichi(deal, question.seat)
        return _refuse("furiten_riichi", tile=_of_kinds(waits) if missed is None else short_of(missed), bars=bars)
    if hand.missed:
        first = hand.missed[0]
        ends = "own_discard" if furiten.tsumo_too and furiten.ends == "own_turn" else furiten.ends
        turn = next(
            (turn for turn, lying in enumerate(deal.hands[first.source].pond, 1) if lying.tile == first.tile), 0
        )
        return _refuse(
            "furiten_missed",
            tile=short_of(first.tile),
            turn=turn,
            player=question.player(first.source),
            ends=ends,
            bars=bars,
        )
    return None


def _too_cheap(question: _Question, deal: Deal, tile: Tile, offer: Offer | None) -> Refusal:
    parts = question.parts
    told: dict[str, str | int] = {}
    try:
        score(parts.admission.win(deal, question.seat, tile, offer, dora=False), parts.plan)
    except NoWinError as error:
        told = error.arguments
    usual = told["minimum"] == parts.plan.admission.minimum_han
    return _refuse("minimum", "" if usual else "ryanhan_shibari", tile=short_of(tile), **told)


def _wait_without_yaku(question: _Question, deal: Deal, tile: Tile, offer: Offer | None) -> str:
    gives = question.parts.admission.gives_a_yaku
    for kind in kinds_in(deal.hands[question.seat].waits & ~(1 << (tile & 63))):
        if not gives(deal, question.seat, tile, Tile(kind), offer):
            return _of_kinds(1 << kind)
    return NONE


# ---------------------------------------------------------------- passing, showing, stopping


def _pass(question: _Question) -> Refusal:
    window = question.match.window
    assert window is not None
    in_turn = window.kind is WindowKind.TURN and window.ask_of(question.seat) is not None
    return _refuse("owes_discard" if in_turn else "not_asked")


def _show(question: _Question) -> Refusal:
    deal, draws, hand = question.deal, question.parts.draws, question.hand
    window = question.match.window
    assert window is not None
    if window.kind is not WindowKind.SHOW or draws.ready(deal, question.seat):
        return _refuse("not_asked")
    if hand.dead:
        return _dead(hand)
    waits = hand.waits | hand.spent
    if not waits:
        return _refuse("not_ready")
    live = draws.live_waits(deal, question.seat)
    return _refuse("not_ready_no_yaku" if live else "not_ready_dead_wait", waits=_of_kinds(waits))


def _stop(question: _Question) -> Refusal:
    return _refuse("cannot_stop")


def _choose(question: _Question) -> Refusal:
    """A suit to be rid of, or tiles that go to another hand; both are asked before the first turn (004:62-63)."""
    window, hand = question.match.window, question.hand
    assert window is not None
    step = question.deal.agenda[-1].name
    if window.kind is not WindowKind.CHOICE or not question.tiles or step not in ("void", "pass_on"):
        return _refuse("not_asked")
    tile = question.tiles[0]
    if step == "void":
        same = [other for other in hand.tiles if suit_of(other) == suit_of(tile)]
        return _refuse("void_card", waits=_sorted(same)) if same else _refuse("no_such_tile", tile=short_of(tile))
    enough = question.parts.exchange.tiles
    return _not_held(question, hand) or _refuse("pass_on_suit", tile=short_of(tile), count=enough)


OTHER_VERBS: Final[dict[Verb, Callable[[_Question], Refusal]]] = {
    Verb.PASS: _pass,
    Verb.SHOW: _show,
    Verb.STOP: _stop,
    Verb.READY: _ready,
    Verb.CHOOSE: _choose,
}


# ---------------------------------------------------------------- tiles for texts


def _of_kinds(mask: int) -> str:
    return format_tiles(Tile(kind) for kind in kinds_in(mask))


def _sorted(tiles: Iterable[Tile]) -> str:
    return format_tiles(sorted(tiles, key=place_in_hand))


def _called_tile(hand: Holding) -> str:
    """The tile with which the turn began that began with a call."""
    return short_of(hand.melds[-1].tiles[0]) if hand.melds else NONE
