"""What a scenario expects, and what came of it: one small function for each key of ``[expect]``.

Keys that speak of the end (`NEEDS_END`) are looked at when the deal is over, all others right after the last move.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

import msgspec

from jantaku.hands import MeldForm
from jantaku.hands.melds import format_meld
from jantaku.scenarios.scenario import FALSE_WIN, ScenarioError, in_latin, line_of, round_name, wrong_tiles
from jantaku.scenarios.script import WINDS, Move, means, read_script, read_tiles, written_code
from jantaku.scoring.ledger import Ledger, Reason, Seat, Transfer, Unit
from jantaku.table.additions.yakitori import Lunch, Markers
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    DoraNamed,
    Drawn,
    Event,
    FalseWin,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KansShown,
    KindsExcluded,
    LotDrawn,
    MatchEnded,
    NukiDeclared,
    Paid,
    PersonalDoraLost,
    PersonalDoraTaken,
    PondTileTurned,
    ReadyDeclared,
    RiichiNamed,
    RiichiStands,
    Ruled,
    RunRaised,
    SeatsDrawn,
    StageReached,
    SuitChosen,
    SuitShown,
    TileReplaced,
    TileReturned,
    TilesPassed,
    TileStaked,
    WallBroken,
    Won,
    WordSaid,
)
from jantaku.table.referee import UNDOING
from jantaku.table.refusals.why import Refusal
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import recalled
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.window import WindowKind
from jantaku.table.telling.eyes import lying_up
from jantaku.table.telling.repricing import Place, priced
from jantaku.texts import Language, TextId, Texts
from jantaku.tiles import SUITS, Kind, NotationError, Scheme, Tile, kind_of, make_tile, place_in_hand, short_of
from jantaku.tiles.mpsz import write_faces

if TYPE_CHECKING:
    from jantaku.scenarios.performance import Rehearsal

THOUSAND: Final = 1000
BACK: Final = "#"
CALLED: Final = {
    MeldForm.CHI: "chi",
    MeldForm.PON: "pon",
    MeldForm.OPEN_KAN: "kan",
    MeldForm.ADDED_KAN: "second-kan",
    MeldForm.EYES_KAN: "eyes",
}
DEALING: Final = ("throws", "wall ", "takes")
"""What only matters to those who ask for it."""
PAIR: Final = 2
RULED: Final = {
    "chombo": "chombo",
    "dead_hand": "dead",
    "abort": "abort",
    "false_win": "false-win",
    "false_kan": "false-kan",
    "rollback": "kuikae",
    "fine": "fine",
}
"""The words of the referee."""
DECLARED: Final = {"closed": "ankan", "added": "kakan", "eyes": "aneyes"}


@runtime_checkable
class OwnEvent(Protocol):
    """An event of a game that no rule set describes: it says itself."""

    def said(self, wind: Callable[[Seat], str], /) -> str:
        """As a scenario writes it; ``wind`` gives the letter of a seat."""
        ...


class Difference(msgspec.Struct, frozen=True):
    """Something that came out otherwise. ``why``: what the table says to it, told as the argument of that name."""

    text_id: TextId
    arguments: dict[str, str | int]
    why: Refusal | TextId | None = None

    def message(self, language: Language = "en") -> str:
        """What came out otherwise, in words."""
        texts, arguments = Texts(language), dict(self.arguments)
        if self.why is not None:
            arguments["why"] = self.why.text(language) if isinstance(self.why, Refusal) else texts(self.why)
        return texts(self.text_id, **arguments)


def compare(played: "Rehearsal", wanted: Mapping[str, Any]) -> Iterator[Difference]:
    """What is not as it was expected."""
    for key, written_ in wanted.items():
        expected = READ[key](played, key, written_) if key in READ else written_
        if key in ("offered", "not_offered"):
            yield from _offers(played, key, expected)
            continue
        came = CAME[key](played, expected)
        if came != _sorted(expected):
            arguments: dict[str, str | int] = {"key": key, "expected": _said(expected), "came": _said(came)}
            yield Difference(TextId("scenario-differs"), arguments)


def _sorted(expected: Any) -> Any:
    """Lists of yaku and of winds mean the same in any order."""
    if isinstance(expected, Ordered):
        return expected
    if isinstance(expected, list):
        return sorted(expected)
    if isinstance(expected, dict):
        return {key: _sorted(value) for key, value in expected.items()}
    return expected


def _said(value: Any) -> str:
    match value:
        case dict():
            return "{ " + ", ".join(f"{key} = {_said(entry)}" for key, entry in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(_said, value)) + "]"
        case bool():
            return "true" if value else "false"
        case None:
            return "–"
    return str(value)


# ---------------------------------------------------------------- the end of the deal


def _of(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def _end(played: "Rehearsal", expected: Any) -> Any:
    for drawn in reversed(_of(played.events, DealDrawn)):  # the last one: chombo may undo an end
        return drawn.kind
    for win in reversed(wins_in(played)):
        return "tsumo" if win.seat == win.source else "ron"
    return FALSE_WIN if _of(played.events, FalseWin) and not played.playing else None


def wins_in(played: "Rehearsal") -> list[Won]:
    """The wins that stand: where a win ends the deal, the referee may have undone it."""
    wins: list[Won] = []
    for event in played.events:
        match event:
            case Won():
                wins.append(event)
            case Ruled() if not played.plain.winners.go_on and wins:
                false = event.undoes_win and any(win.seat == event.seat for win in wins)
                wins = [] if false or event.ruling in UNDOING else wins
    return wins


def _winners(played: "Rehearsal", expected: Any) -> Any:
    return sorted(played.winds(win.seat for win in wins_in(played)))


def _by_winner(value: Callable[[Won], Any]) -> "Came":
    """A value of each winner; of the only one, where no winds are named."""

    def came(played: "Rehearsal", expected: Any) -> Any:
        values = {played.wind(win.seat): value(win) for win in wins_in(played)}
        if isinstance(expected, dict):
            return {wind: values.get(wind) for wind in expected}
        return next(iter(values.values())) if len(values) == 1 else values

    return came


def _labels(played: "Rehearsal", expected: Any) -> Any:
    """The names that the hands bear; they are worth nothing, and no event carries them."""
    deal = played.first_deal
    place = Place(deal.dealer, deal.round, deal.honba, deal.sticks, played.plain.seats.count)

    def named(win: Won) -> list[str]:
        scored = priced(win, played.plain.plan, place)
        return [] if scored is None else sorted(scored.labels)

    return _by_winner(named)(played, expected)


def _points(played: "Rehearsal", expected: Any) -> Any:
    """What each seat has won and lost; who is not named has kept everything."""
    ended = _of(played.events, DealEnded)
    changes = [after - before for after, before in zip(ended[0].points, played.start, strict=True)] if ended else []
    by_wind = {played.wind(seat): change for seat, change in enumerate(changes)}
    named = {wind: by_wind.get(wind) for wind in expected}
    return named | {wind: change for wind, change in by_wind.items() if change and wind not in expected}


def _chips(played: "Rehearsal", expected: Any) -> Any:
    """What each seat has won and lost in chips; who is not named has neither."""
    rows = [row for event in _of(played.events, Paid) for row in event.rows]
    changes = Ledger(tuple(rows)).totals(Unit.CHIPS)
    by_wind = {played.wind(seat): change for seat, change in changes.items() if seat >= 0}
    return dict.fromkeys(expected, 0) | {wind: change for wind, change in by_wind.items() if change or wind in expected}


def _markers(played: "Rehearsal", expected: Any) -> Any:
    """How many yakitori markers those hold who are named; or how many lie in the middle."""
    plan, standing = played.plain.plan.yakitori, played.match.standing
    if isinstance(expected, int):
        lunch = recalled(standing, Lunch)
        return None if lunch is None else plan.lunch - lunch.eaten
    markers = recalled(standing, Markers)
    shed = [] if markers is None else markers.shed
    return {wind: plan.markers - count for seat, count in enumerate(shed) if (wind := played.wind(seat)) in expected}


# ---------------------------------------------------------------- what is paid (004:143-156)

PAYMENT: Final = re.compile(r"([ESWN])\s*->\s*([ESWN]|nobody)\s+([0-9]+)(?:\s+([a-z-]+))?")
NOBODY: Final = "nobody"
REASONS: Final = tuple(map(str, Reason))


def _read_payments(played: "Rehearsal", key: str, written_: Any) -> Any:
    """Each moment, its payments in one order, as `_said_payments` writes them."""
    if isinstance(written_, dict):
        return written_
    moments = [[_read_payment(played, key, one) for one in moment.split(",")] for moment in written_]
    return Ordered(", ".join(sorted(moment)) for moment in moments)


def _read_payment(played: "Rehearsal", key: str, text: str) -> str:
    found = PAYMENT.fullmatch(text.strip())
    if found is None or (found[4] and found[4] not in REASONS) or found[1] == found[2]:
        line = line_of(f"expect.{key}", played.scenario.lines)
        arguments: dict[str, str | int] = {"text": text.strip(), "reasons": ", ".join(REASONS), "line": line}
        raise ScenarioError(f"{text} is no payment", TextId("scenario-no-payment"), **arguments)
    return f"{found[1]} -> {found[2]} {found[3]}{f' {found[4]}' if found[4] else ''}"


class Ordered(list[str]):
    """What is compared in its order."""


def _paid(played: "Rehearsal", expected: Any) -> Any:
    """All payments so far, moment by moment; why, where that is expected, too. Or what each has won and lost."""
    paid = _of(played.events, Paid)
    if isinstance(expected, dict):
        rows = [row for event in paid for row in event.rows if row.unit is Unit.POINTS]
        changes = {played.wind(seat): 0 for seat in played.plain.seats.all}
        for row in rows:
            for seat, amount in ((row.source, -row.amount), (row.target, row.amount)):
                if seat >= 0:
                    changes[played.wind(seat)] += amount
        return {wind: changes[wind] for wind in expected} | {wind: won for wind, won in changes.items() if won}
    why = any(len(one.split(" ")) > WITHOUT_REASON for moment in expected for one in moment.split(", "))
    return Ordered(said_payments(event.rows, played.wind, why=why) for event in paid)


WITHOUT_REASON: Final = 4


def said_payments(rows: Iterable[Transfer], wind: Callable[[int], str], *, why: bool = False) -> str:
    """The payments of one moment, ``E -> S 2, W -> S 2``, those between the same seats together; ``why``: only those
    for the same reason, which is told."""
    sums: dict[tuple[str, str, str], int] = {}
    for row in rows:
        if row.unit is Unit.POINTS:
            source, target = (wind(account) if account >= 0 else NOBODY for account in (row.source, row.target))
            key = source, target, f" {row.reason}" if why else ""
            sums[key] = sums.get(key, 0) + row.amount
    return ", ".join(sorted(f"{source} -> {target} {sum_}{reason}" for (source, target, reason), sum_ in sums.items()))


def _ready(played: "Rehearsal", expected: Any) -> Any:
    return sorted(played.winds(shown.seat for shown in _of(played.events, HandShown) if shown.ready))


def _seats_after(played: "Rehearsal", following: DealStarted) -> list[str]:
    """Who sits at each seat of the next deal, East first, by the winds of this deal; nothing of who has rested."""
    members = played.match.seating.members
    there = [members[seat] for seat in played.plain.seats.order(following.dealer)]
    return [played.wind(member) if member in played.plain.seats.all else "-" for member in there]


def _first_turn(played: "Rehearsal", following: DealStarted) -> str | None:
    """Who takes the fourteenth tile in the next deal, by the winds of this one."""
    events = played.match.events
    later = events[events.index(following) :]
    return next((played.wind(event.seat) for event in _of(later, Drawn) if event.source == "deal"), None)


def _next(played: "Rehearsal", expected: Any) -> Any:
    starts = _of(played.match.events, DealStarted)
    if len(starts) < 2:
        return None
    following: DealStarted = starts[1]
    seats = played.match.table.seats.all
    came: dict[str, bool | int | str | None] = {
        "round": round_name(following.round, following.hand),
        "dealer": played.wind(following.dealer),
        "honba": following.honba,
        "sticks": following.sticks,
        "pot": played.match.standing.pot,
        "leftover": following.for_pot,
        "first": _first_turn(played, following),
        "seats": "".join(_seats_after(played, following)),
        "rests": "".join(played.wind(member) for member in played.match.seating.resting if member in seats),
    }
    return {key: came.get(key) for key in expected}


def _over(played: "Rehearsal", expected: Any) -> Any:
    return played.match.over


def _fines(played: "Rehearsal", expected: Any) -> Any:
    """What will be taken from final scores, or added to them."""
    amounts = dict.fromkeys(expected, 0)
    for row in played.match.standing.fines:
        for seat, amount in ((row.source, -row.amount), (row.target, row.amount)):
            if seat >= 0:
                amounts[played.wind(seat)] = amounts.get(played.wind(seat), 0) + amount
    return {wind: amount / THOUSAND for wind, amount in amounts.items()}


def _of_match_end(value: Callable[[MatchEnded], tuple[Any, ...]]) -> "Came":
    def came(played: "Rehearsal", expected: Any) -> Any:
        ended = _of(played.match.events, MatchEnded)
        values = value(ended[0]) if ended else ()
        by_wind = {played.wind(seat): entry for seat, entry in enumerate(values)}
        return {wind: by_wind.get(wind) for wind in expected}

    return came


# ---------------------------------------------------------------- where the play was left


def _turn(played: "Rehearsal", expected: Any) -> Any:
    window = played.match.window
    if not played.playing or window is None or window.kind is not WindowKind.TURN:
        return None
    return played.wind(window.asks[0].seat)


def _asked(played: "Rehearsal", expected: Any) -> Any:
    """The hands that are asked, and who answers for each."""
    if not played.playing or played.match.window is None:
        return {}
    return {played.wind(ask.seat): played.wind(ask.controller) for ask in played.match.window.asks}


def _melds(played: "Rehearsal", expected: Any) -> Any:
    hands = {played.wind(seat): hand for seat, hand in enumerate(played.deal.hands)}
    return {wind: " ".join(map(format_meld, hands[wind].melds)) for wind in expected}


def _kans(played: "Rehearsal", expected: Any) -> Any:
    """The closed kans of these seats as others see them, those that lie face down by their backs."""
    up = lying_up(played.plain.plan.kans)
    hands = {played.wind(seat): hand for seat, hand in enumerate(played.deal.hands)}
    closed = {wind: [meld for meld in hands[wind].melds if meld.form is MeldForm.CLOSED_KAN] for wind in expected}
    return {
        wind: ", ".join(
            " ".join(short_of(tile) if place in up else BACK for place, tile in enumerate(kan.tiles)) for kan in kans
        )
        for wind, kans in closed.items()
    }


def _flowers(played: "Rehearsal", expected: Any) -> Any:
    aside = {played.wind(seat): set_aside(played.deal, seat) for seat in range(len(played.deal.hands))}
    return {wind: write_faces(sorted(aside[wind])) for wind in expected}


def _read_flowers(played: "Rehearsal", key: str, written_: Any) -> Any:
    """In the order in which flowers are numbered."""
    try:
        return {wind: write_faces(sorted(read_tiles(tiles))) for wind, tiles in written_.items()}
    except NotationError as error:
        raise wrong_tiles(f"expect.{key}", line_of(f"expect.{key}", played.scenario.lines), error) from None


def _void(played: "Rehearsal", expected: Any) -> Any:
    suits = {played.wind(seat): chosen_suit(played.deal, seat) for seat in range(len(played.deal.hands))}
    return {wind: "–" if suits[wind] < 0 else [*SUITS][suits[wind]] for wind in expected}


def _read_void(played: "Rehearsal", key: str, written_: Any) -> Any:
    return {wind: in_latin(suit) for wind, suit in written_.items()}


def _seats_with(holds: Callable[[Holding], bool]) -> "Came":
    """The seats whose hands are such."""
    return lambda played, _: sorted(played.winds(seat for seat, hand in enumerate(played.deal.hands) if holds(hand)))


def _riichi(played: "Rehearsal", expected: Any) -> Any:
    return sorted(played.winds(seat for seat, hand in enumerate(played.deal.hands) if hand.riichi))


def _furiten(played: "Rehearsal", expected: Any) -> Any:
    blocks = played.plain.furiten.blocks
    ready = [(seat, hand) for seat, hand in enumerate(played.deal.hands) if hand.waits]
    return sorted(played.winds(seat for seat, hand in ready if blocks(hand, played.deal)))


def _indicators(played: "Rehearsal", expected: Any) -> Any:
    shown = [event.tile for event in _of(played.events, IndicatorShown)]
    return " ".join(write_faces([tile]) for tile in shown)


def _left(played: "Rehearsal", expected: Any) -> Any:
    return played.deal.wall.live


def _events(played: "Rehearsal", written_: Any) -> Any:
    """As far as the expected events came, in their order, with anything in between."""
    said = said_events(played)
    expected = [wanted.replace(" flower ", " nuki ") for wanted in written_]
    if not any(word in wanted for wanted in expected for word in DEALING):
        said = [one for one in said if not any(word in one for word in DEALING)]
    came = iter(said)
    met = all(any(one == wanted for one in came) for wanted in expected)
    return sorted(written_) if met else said


def said_events(played: "Rehearsal") -> list[str]:
    """The events of the deal as a scenario writes them."""
    events = played.events if played.seated is None else [played.seated, *played.events]
    return [said for event in events if (said := said_event(event, played.wind))]


def said_event(event: Event, wind: Callable[[int], str]) -> str:
    """An event in the words of the play: ``S chi 78s``, ``dora 3s``, ``E draws 5m``."""
    match event:
        case SeatsDrawn():
            return f"seats {' '.join(map(wind, event.seats))}"
        case DiceRolled():
            return f"{wind(event.seat)} throws {' '.join(map(str, event.dice))}"
        case WallBroken():
            return f"wall {wind(event.side)} {event.stack}"
        case LotDrawn():
            return f"lot {event.what} {wind(event.seat)} {' '.join(map(str, event.dice))}"
        case DoraNamed():
            kinds = " ".join(_tile(make_tile(Kind(kind))) for kind in event.kinds)
            return f"named {'doubled' if event.doubled else kinds}"
        case KindsExcluded():
            return f"out {' '.join(map(_tile, event.tiles))}"
        case Dealt():
            return f"{wind(event.seat)} takes {len(event.tiles)}"
        case IndicatorShown():
            return f"dora {_tile(event.tile)}"
        case Drawn():
            return f"{wind(event.seat)} draws {_tile(event.tile)}"
        case Discarded():
            return f"{wind(event.seat)} {'riichi ' * event.riichi}{_tile(event.tile)}"
        case RiichiStands():
            return f"{wind(event.seat)} stick"
        case Called():
            called = CALLED[event.meld.form] if len(event.meld.tiles) > PAIR else "pair"
            own = write_faces(event.meld.tiles[1:]) if called == "chi" else ""
            return f"{wind(event.seat)} {called} {own or _tile(event.tile)}"
        case KanDeclared():
            tile = event.meld.added
            if tile is None and len({kind_of(tile) for tile in event.meld.tiles}) > 1:
                return f"{wind(event.seat)} {DECLARED[event.form]} {write_faces(event.meld.tiles)}"
            if tile is None:  # a closed kan has all tiles of its kind, and is called by the plain one
                tile = Tile(kind_of(event.meld.tiles[0]))
            return f"{wind(event.seat)} {DECLARED[event.form]} {_tile(tile)}"
        case RunRaised():
            assert event.meld.added is not None
            return f"{wind(event.seat)} jun {_tile(event.meld.added)}"
        case NukiDeclared():
            return f"{wind(event.seat)} nuki {_tile(event.tile)}"
        case TileReplaced():
            return f"{wind(event.seat)} replace {_tile(event.tile)}"
        case SuitChosen():
            return f"{wind(event.seat)} void {_tile(event.tile)[-1 if event.card else 0 :]}"
        case SuitShown():
            return f"{wind(event.seat)} shows {event.suit}"
        case TilesPassed():
            return f"{wind(event.seat)} pass-on {write_faces(event.tiles)} to {wind(event.target)}"
        case ReadyDeclared():
            return f"{wind(event.seat)} ready"
        case HandOpened():
            tiles: list[Tile] = sorted(event.tiles, key=place_in_hand)
            return f"{wind(event.seat)} opens {write_faces(tiles)}"
        case RiichiNamed():
            return f"{wind(event.seat)} names {event.kind}"
        case StageReached():
            return f"{wind(event.seat)} {'tsumo-stage' if event.source == event.seat else 'stage'} {_tile(event.tile)}"
        case WordSaid():
            return f"{wind(event.seat)} {event.word.replace('_', '-')}"
        case PersonalDoraTaken():
            return f"{wind(event.seat)} jiri {_tile(event.tile)}"
        case PersonalDoraLost():
            return f"{wind(event.seat)} gives up {_tile(event.tile)}"
        case HissatsuDeclared():
            return f"{wind(event.seat)} hissatsu {' '.join(map(_tile, event.indicators))}"
        case Paid():
            return said_payments(event.rows, wind)
        case Ruled():
            return RULED[event.ruling] if event.seat < 0 else f"{wind(event.seat)} {RULED[event.ruling]}"
        case Won():
            return f"{wind(event.seat)} {'tsumo' if event.seat == event.source else 'ron'}"
        case HandShown():
            return f"{wind(event.seat)} shows"
        case FalseWin():
            return f"{wind(event.seat)} leaves"
        case PondTileTurned():
            return f"{wind(event.seat)} turns up {_tile(event.tile)}"
        case TileStaked():
            return f"{wind(event.seat)} stakes {_tile(event.tile)}"
        case TileReturned():
            return f"{wind(event.seat)} returns {_tile(event.tile)}"
        case KansShown():
            return f"{wind(event.seat)} turns up {' '.join(write_faces(meld.tiles) for meld in event.melds)}"
        case DealDrawn():
            return event.kind
        case OwnEvent():
            return event.said(wind)
    return ""


def _tile(tile: Tile) -> str:
    return write_faces([tile])


# ---------------------------------------------------------------- what is offered


def _offers(played: "Rehearsal", key: str, expected: Mapping[str, list[str]]) -> Iterator[Difference]:
    """Every move that must be offered, or must not."""
    scheme = played.plain.book.tile_set.supplements
    for wind, moves in expected.items():
        offers = played.offers(played.seat(WINDS.index(wind)))
        for written_ in moves:
            offered = _is_offered(wind, written_, offers, scheme)
            if offered != (key == "offered"):
                arguments: dict[str, str | int] = {
                    "seat": wind,
                    "move": written_,
                    "offers": ", ".join(dict.fromkeys(written_code(code, scheme) for code, _ in offers)) or "–",
                }
                text_id = TextId("scenario-not-offered") if key == "offered" else TextId("scenario-is-offered")
                yield Difference(text_id, arguments)


def _is_offered(wind: str, written_: str, offers: list[tuple[int, Tile | None]], scheme: Scheme) -> bool:
    move = asked_move(wind, written_)
    return any(means(move, code, tile, scheme) for code, tile in offers)


def asked_move(wind: str, written_: str) -> Move:
    """A move of ``offered``: ``chi 78s``, ``ron``, ``9s``; a verb alone means any of its moves."""
    word = written_.strip()
    if word in (
        "riichi",
        "open-riichi",
        "chou-riichi",
        "kiseki-riichi",
        "ura-buse-riichi",
        "ankan",
        "kakan",
        "jun",
        "nuki",
        "flower",
        "replace",
        "pair",
        "choose",
        "void",
        "pass-on",
    ):
        return Move(WINDS.index(wind), word)
    ((move,),) = read_script(f"{wind} {word}")
    return move


def _liable(played: "Rehearsal", expected: Any) -> Any:
    liable = [played.wind(win.liable) for win in wins_in(played) if win.liable is not None]
    return sorted(liable) if isinstance(expected, list) else next(iter(liable), None)


Came = Callable[["Rehearsal", Any], Any]
CAME: Final[Mapping[str, Came]] = {
    "end": _end,
    "winners": _winners,
    "yaku": _by_winner(lambda win: sorted(element.id for element in win.elements)),
    "labels": _labels,
    "han": _by_winner(lambda win: win.han),
    "fu": _by_winner(lambda win: win.fu),
    "dora": _by_winner(lambda win: win.bonus[0]),
    "ura": _by_winner(lambda win: win.bonus[1]),
    "red": _by_winner(lambda win: win.bonus[2]),
    "nuki": _by_winner(lambda win: win.bonus[3]),
    "liable": _liable,
    "points": _points,
    "chips": _chips,
    "markers": _markers,
    "payments": _paid,
    "ready": _ready,
    "next": _next,
    "over": _over,
    "fines": _fines,
    "final": _of_match_end(lambda ended: tuple(score / THOUSAND for score in ended.scores)),
    "places": _of_match_end(lambda ended: ended.places),
    "turn": _turn,
    "asked": _asked,
    "paid": _paid,
    "melds": _melds,
    "kans": _kans,
    "flowers": _flowers,
    "void": _void,
    "out": _seats_with(lambda hand: hand.out),
    "dead": _seats_with(lambda hand: hand.dead),
    "riichi": _riichi,
    "furiten": _furiten,
    "indicators": _indicators,
    "left": _left,
    "events": _events,
}
"""What came of it, for each key."""

READ: Final[Mapping[str, Callable[["Rehearsal", str, Any], Any]]] = {
    "paid": _read_payments,
    "payments": _read_payments,
    "flowers": _read_flowers,
    "void": _read_void,
}
"""What is expected, where it may be written in several ways."""

OF_WINS: Final = frozenset(list(CAME)[list(CAME).index("winners") : list(CAME).index("points")])
"""The keys that speak of wins: where somebody has won and the deal goes on, they need not wait for its end."""

NEEDS_END: Final = frozenset(list(CAME)[: list(CAME).index("turn")])
"""The keys that speak of the end of the deal."""
