"""A record as a page shows it: deal by deal, event by event, each with what it changes on the board.

A file that is damaged in the middle is shown up to there, with what is wrong and where; a record that our table would
not allow is shown whole, with the place where the two part. Play, prices and settlement are judged apart.
"""

import hashlib
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Final

import msgspec

from jantaku.records.formats.mjlog import text_of
from jantaku.records.formats.register import FORMATS, REGISTER, read_record, write_record
from jantaku.records.record import Record
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import PARTS, Check, Judgement, Part
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.server.rule_book.rule_sets import rules_named, rules_on_wire
from jantaku.server.telling.drawn_deals import waits_shown
from jantaku.server.telling.event_words import joined, words
from jantaku.server.telling.explanations import explained
from jantaku.server.telling.stream import Happened, Stream
from jantaku.server.telling.wire import Json, Said, Setting, each, excuse, plain, said, setting_of
from jantaku.server.web.errors import ServerError
from jantaku.table.events import DealEnded, DealStarted, Event, HandShown, MatchStarted, Won
from jantaku.table.table import Table, table_of
from jantaku.table.telling.board import USUAL, Board, BoardRules, terms_of
from jantaku.table.telling.eyes import eyes_of
from jantaku.texts import LANGUAGES, Language, SayableError

NONSENSE = (LookupError, TypeError, ValueError, AssertionError, OverflowError, AttributeError)
"""What becomes of a file that is damaged in a way that no reader thought of."""
NAME_BYTES: Final = 15
MOST_EVENTS: Final = 60_000
LONGEST_SALVAGED: Final = 1 << 20
"""A damaged file that is longer is not searched for what can be read of it."""
ENDINGS: Final = {name: known.endings[0] for name, known in REGISTER.items()}
"""How the files are called."""
LETTERS: Final = "ABCDEFGH"
"""Who plays where names are hidden."""


class Upload(msgspec.Struct, frozen=True):
    """What a file holds; and where it is damaged, if it is: then the record is what stands before that."""

    text: str
    record: Record
    damage: Said | None = None


def name_of(text: str) -> str:
    """The name under which a record is kept: made from its content, so that the same file twice is kept once."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return urlsafe_b64encode(digest[:NAME_BYTES]).decode()


def packed(text: str) -> bytes:
    """The record as it is kept."""
    return zlib.compress(text.encode("utf-8", "surrogatepass"))


def read_upload(data: bytes, most: int) -> Upload:
    """The record in an uploaded file, which has no more than so many bytes, unpacked."""
    try:
        text = text_of(data, most)
    except SayableError as error:
        raise ServerError("wrong_record", excuse(error), reason=error.text_id) from None
    return read_kept(text)


def read_kept(text: str) -> Upload:
    """The record in a text."""
    found = _read(text)
    if isinstance(found, Record):
        return Upload(text, found)
    record = _before_the_damage(text, found)
    if record is None:
        raise ServerError("wrong_record", _said(found), reason="" if found is None else found.text_id)
    return Upload(text, record, _said(found))


def _read(text: str) -> Record | SayableError | None:
    """The record, or why it is none; None for damage that no reader thought of."""
    try:
        return read_record(text)
    except SayableError as error:
        return error
    except NONSENSE:
        return None


def _said(damage: SayableError | None) -> Said:
    return said("server-error-wrong_record") if damage is None else excuse(damage)


def _before_the_damage(text: str, damage: SayableError | None) -> Record | None:
    """The longest beginning in which the damage does not show: what breaks off is read as far as it goes. A beginning
    that is too short to be read is not damaged."""
    if len(text) > LONGEST_SALVAGED:
        return None
    found, good, bad = None, 0, len(text)
    while good + 1 < bad:
        middle = (good + bad) // 2
        record = _read(text[:middle])
        if isinstance(record, Record):
            found, good = record, middle
        elif _same(record, damage):
            bad = middle
        else:
            good = middle
    return found


def _same(one: SayableError | None, other: SayableError | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.text_id, one.arguments) == (other.text_id, other.arguments)


# ---------------------------------------------------------------- showing


def replay(
    upload: Upload,
    seat: Seat | None = None,
    rules: str = "",
    verify: bool = True,
    nameless: bool = False,
    bots: Collection[str] = (),
) -> Json:
    """All of a record, for everybody or as one seat saw it; with letters in the place of names, if these are not to be
    told. ``bots``: the names of those that are played by a program."""
    record = _nameless(upload.record) if nameless else upload.record
    if len(record.events) > MOST_EVENTS:
        raise ServerError("too_long", most=MOST_EVENTS)
    by = _rules(record, rules)
    plan = None if by is None else by.plan
    terms = USUAL if plan is None else terms_of(plan)
    start = next((event for event in record.events if isinstance(event, DealStarted)), None)
    if start is None:
        raise ServerError("wrong_record", said("record-no-deal"))
    count = len(start.points)
    if not 1 <= count <= len(LETTERS):
        raise ServerError("wrong_record")
    if seat is not None and not 0 <= seat < count:
        raise ServerError("bad_message", place="seat")
    table = setting_of(_names(record, count), count, terms.game if plan is not None else "")
    deals, whole = _deals(record.events, seat, by, terms, table)
    if not deals:
        raise ServerError("wrong_record")
    problem = verdict = None
    if upload.damage is not None or not whole:
        problem = _problem(
            upload.damage or said("server-replay-nonsense"), len(deals) - 1, len(deals[-1]["frames"]) - 1
        )
    elif verify and by is not None:
        problem, verdict = _judged(record, by, table, named=bool(rules))
    return {
        "format": record.header.format,
        "rules": None if by is None else rules_on_wire(by),
        "names": table.all,
        "bots": [at for at, name in enumerate(_names(upload.record, count)) if name in bots],
        "warnings": [
            said(warning.text_id, **warning.arguments) for warning in record.warnings if upload.damage is None
        ],
        "problem": problem,
        "verdict": verdict,
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
    names = started if len(started) >= count else record.header.names
    names = tuple("".join(sign if sign.isprintable() else "?" for sign in name)[:60] for name in names)
    return names if count <= len(names) <= len(LETTERS) else tuple(LETTERS[:count])


def _nameless(record: Record) -> Record:
    """The same with letters for names."""
    events = tuple(
        msgspec.structs.replace(event, names=tuple(LETTERS[: len(event.names)]))
        if isinstance(event, MatchStarted)
        else event
        for event in record.events
    )
    header = msgspec.structs.replace(record.header, names=tuple(LETTERS[: len(record.header.names)]))
    return msgspec.structs.replace(record, header=header, events=events)


def _deals(
    events: Sequence[Event], seat: Seat | None, rules: RuleSet | None, terms: BoardRules, table: Setting
) -> tuple[list[Json], bool]:
    """The deals, and whether these are all: what cannot be shown ends them."""
    plan = None if rules is None else rules.plan
    eyes = eyes_of(plan, range(len(table.names)) if seat is None else (seat,))
    stream = Stream(seat, eyes, terms, table)
    master = Board(terms, len(table.names))
    deals: list[Json] = []
    for place, event in enumerate(events):
        try:
            happened = _happened(events, place, master, rules)
            master.follow(event)
            told = stream.take([happened])
        except NONSENSE:
            return [deal for deal in deals if deal["board"] is not None], False
        if isinstance(event, DealStarted):
            deals.append({"number": len(deals), "board": None, "frames": [], "result": None})
        if not deals:
            continue
        for one in told:
            _add_frame(deals[-1], one, stream)
    return deals, True


def _happened(events: Sequence[Event], place: int, master: Board, rules: RuleSet | None) -> Happened:
    """An event with what is told of it only once."""
    event, why, following = events[place], None, None
    waits: tuple[str, ...] = ()
    if isinstance(event, Won) and (at := master.place) is not None:
        why = explained(event, None if rules is None else rules.plan, at, islice(events, place + 1, None))
    elif isinstance(event, DealEnded):
        following = next((after for after in events[place + 1 : place + 2] if isinstance(after, DealStarted)), None)
    elif isinstance(event, HandShown) and 0 <= event.seat < len(master.seats):
        waits = waits_shown(event, master, _table(rules))
    return Happened(event, why, following, waits)


def _table(rules: RuleSet | None) -> Table | None:
    """What plays by these rules; None where nothing does yet."""
    try:
        return None if rules is None else table_of(rules)
    except SayableError:
        return None


def _add_frame(deal: Json, told: msgspec.Raw, stream: Stream) -> None:
    if deal["board"] is None:
        deal["board"] = stream.board.whole()
        deal["frames"].append({"event": told, "board": {}})
    else:
        deal["frames"].append({"event": told, "board": stream.board.patch()})
    if stream.result is not None:
        deal["result"] = stream.result


# ---------------------------------------------------------------- what is wrong with it


def _problem(text: Said, deal: int, event: int, rule: str = "", record: Said | None = None) -> Json:
    """``deal``, ``event``: where to look, counted from 0, the event as a frame of the deal."""
    return {"text": text, "deal": deal, "event": event, "rule": rule, "record": record}


def _judged(record: Record, rules: RuleSet, table: Setting, *, named: bool) -> tuple[Json | None, Json | None]:
    """Where our table does otherwise than the record tells, if it does; and what is to be said of play, prices and
    settlement. A settlement that differs is no problem of the record as a whole."""
    try:
        check = Check(record, rules)
        check.run()
    except SayableError as error:
        return _problem(excuse(error), *_place_in(error)), None
    except NONSENSE:
        return _problem(said("server-replay-nonsense"), 0, 0), None
    parts = dict(zip(PARTS, check.judgements(), strict=True))
    verdict: Json = {
        "grounds": [] if named else [said(one.text_id, **one.arguments) for one in record.header.grounds],
        "parts": [_part(part, judged, table) for part, judged in parts.items()],
    }
    return _difference(check, record, table), verdict


def _part(part: Part, judged: Judgement, table: Setting) -> Json:
    """One of the three answers; where it differs, with the first difference in words."""
    first = judged.differences[0] if judged.differences else None
    state = judged.state
    return {
        "part": part,
        "state": state,
        "text": each(lambda texts: texts(f"verify-part-{part}", states=texts(f"verify-state-{state}"))),
        "record": None if first is None else _in_words(first.theirs, table),
        "table": None if first is None else _in_words(first.ours, table),
    }


def _difference(check: Check, record: Record, table: Setting) -> Json | None:
    """The first difference of play or prices, with its place."""
    difference = check.first
    if difference is None:
        return None
    deal, reason = difference.deal, check.refusal if difference is check.difference else None
    events = check.deals[deal].events if deal < len(check.deals) else []
    event = events[min(difference.place, len(events) - 1)] if events else None
    at = _frame_of(record.events, deal, event)
    told = said("server-replay-differs", deal=deal + 1, event=at + 1)
    if reason is None:
        return _problem(told, deal, at, record=_in_words(difference.theirs, table))
    text: Said = {language: f"{told[language]} {reason.text(language)}" for language in LANGUAGES}
    return _problem(text, deal, at, reason.rule, _in_words(difference.theirs, table))


def _place_in(error: SayableError) -> tuple[int, int]:
    """The deal that a sentence speaks of, by its beginning."""
    deal = error.arguments.get("deal", 0)
    return (max(0, deal - 1), 0) if isinstance(deal, int) else (0, 0)


def _frame_of(events: Sequence[Event], deal: int, event: Event | None) -> int:
    """Which frame of its deal an event is."""
    starts = [place for place, one in enumerate(events) if isinstance(one, DealStarted)]
    if deal >= len(starts):
        return 0
    end = starts[deal + 1] if deal + 1 < len(starts) else len(events)
    frames = events[starts[deal] : end]
    return next((place for place, one in enumerate(frames) if one is event), len(frames) - 1)


def _in_words(event: Event | None, table: Setting) -> Said | None:
    if event is None:
        return None
    seat = getattr(event, "seat", None)
    who = [plain(table.names[seat])] if isinstance(seat, int) and 0 <= seat < len(table.names) else []
    return joined(*who, words(event, table), by=" ")


# ---------------------------------------------------------------- writing it


def written(record: Record, to: str, language: Language = "en") -> str:
    """The record as a file of this format."""
    if to not in FORMATS:
        raise ServerError("not_found", what=to[:20])
    try:
        return write_record(record, to, language)
    except SayableError as error:
        raise ServerError("wrong_record", excuse(error)) from None
    except NONSENSE:
        raise ServerError("wrong_record") from None


def formats_of(record: Record) -> list[Json]:
    """In which formats it can be written, and why not in the others."""
    told: list[Json] = []
    for form in FORMATS:
        try:
            written(record, form)
        except ServerError as error:
            told.append({"format": form, "can": False, "why": error.text})
        else:
            told.append({"format": form, "can": True, "why": None})
    return told
