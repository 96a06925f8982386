"""A record as a page shows it: deal by deal, event by event, each with what it changes on the board."""

from collections.abc import Sequence

from jantaku.records.formats import read_record, rules_of
from jantaku.records.record import Record
from jantaku.records.verify import Check
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.server.board import USUAL, Board, Terms, terms_of
from jantaku.server.errors import ServerError
from jantaku.server.explained import Place, explained
from jantaku.server.rulebook import rules_named, rules_on_wire
from jantaku.server.stream import Happened, Stream
from jantaku.server.wire import Json, Said, Table, excuse, said
from jantaku.table.events import DealEnded, DealStarted, Event, MatchStarted, Won
from jantaku.table.views import REDACTIONS, redactions_of
from jantaku.texts import LANGUAGES, SayableError

NONSENSE = (LookupError, TypeError, ValueError, AssertionError, OverflowError, AttributeError)
"""What becomes of a file that is damaged in a way that no reader thought of."""
MOST_EVENTS = 60_000


def read_upload(data: bytes) -> Record:
    """The record in an uploaded file."""
    try:
        return read_record(data)
    except SayableError as error:
        raise ServerError("wrong_record", excuse(error), reason=error.text_id) from None
    except NONSENSE:
        raise ServerError("wrong_record") from None


def replay(record: Record, seat: Seat | None = None, rules: str = "", verify: bool = True) -> Json:
    """All of a record, for everybody or as one seat saw it."""
    if len(record.events) > MOST_EVENTS:
        raise ServerError("too_long", most=MOST_EVENTS)
    by = _rules(record, rules)
    plan = None if by is None else by.plan
    terms = USUAL if plan is None else terms_of(plan)
    start = next((event for event in record.events if isinstance(event, DealStarted)), None)
    if start is None:
        raise ServerError("wrong_record", said("record-no-deal"))
    count = len(start.points)
    if not 1 <= count <= 8:
        raise ServerError("wrong_record")
    if seat is not None and not 0 <= seat < count:
        raise ServerError("bad_message", place="seat")
    names = _names(record, count)
    try:
        deals = _deals(record.events, seat, by, terms, Table(names, terms.game if plan is not None else ""))
    except NONSENSE:
        raise ServerError("wrong_record") from None
    return {
        "format": record.header.format,
        "rules": None if by is None else rules_on_wire(by),
        "names": names,
        "warnings": [said(warning.text_id, **warning.arguments) for warning in record.warnings],
        "problem": _problem(record, by) if verify and by is not None else None,
        "deals": deals,
    }


def _rules(record: Record, name: str) -> RuleSet | None:
    if name:
        return rules_named(name)
    try:
        return rules_of(record)
    except (SayableError, ValueError):
        return None


def _names(record: Record, count: int) -> tuple[str, ...]:
    started = next((event.names for event in record.events if isinstance(event, MatchStarted)), record.header.names)
    names = started if len(started) == count else record.header.names
    names = tuple("".join(sign if sign.isprintable() else "?" for sign in name)[:60] for name in names)
    return names if len(names) == count else tuple("ESWN5678"[:count])


def _deals(events: Sequence[Event], seat: Seat | None, rules: RuleSet | None, terms: Terms, table: Table) -> list[Json]:
    plan = None if rules is None else rules.plan
    eyes = frozenset(range(len(table.names))) if seat is None else frozenset({seat})
    stream = Stream(seat, eyes, REDACTIONS if plan is None else redactions_of(plan), terms, table)
    master = Board(terms, len(table.names))
    deals: list[Json] = []
    for place, event in enumerate(events):
        if isinstance(event, DealStarted):
            deals.append({"number": len(deals), "board": None, "frames": [], "result": None})
        why, following = None, None
        if isinstance(event, Won) and master.deal is not None:
            deal = master.deal
            out = [other for other, holder in enumerate(master.seats) if holder.out]
            why = explained(
                event, plan, Place(deal.dealer, deal.round, deal.honba, master.sticks, len(table.names), out)
            )
        elif isinstance(event, DealEnded):
            following = next((after for after in events[place + 1 : place + 2] if isinstance(after, DealStarted)), None)
        master.follow(event)
        for told in stream.take([Happened(event, why, following)]):
            if not deals:
                continue
            deal_told = deals[-1]
            if deal_told["board"] is None:
                deal_told["board"] = stream.board.whole()
                deal_told["frames"].append({"event": told, "board": {}})
            else:
                deal_told["frames"].append({"event": told, "board": stream.board.patch()})
            if stream.result is not None:
                deal_told["result"] = stream.result
    return deals


def _problem(record: Record, rules: RuleSet) -> Said | None:
    """Where our table does otherwise than the record tells."""
    try:
        check = Check(record, rules)
        check.run()
    except SayableError as error:
        return excuse(error)
    except NONSENSE:
        return said("server-replay-nonsense")
    difference = check.difference
    if difference is None:
        return None
    reason = check.refusal
    told = said("server-replay-differs", deal=difference.deal + 1, event=difference.place + 1)
    if reason is None:
        return told
    return {language: f"{told[language]} {reason.text(language)}" for language in LANGUAGES}
