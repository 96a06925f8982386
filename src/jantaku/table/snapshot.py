"""Snapshots: a match in the middle of play as bytes, to be taken up again elsewhere and to go on as if nothing was.

A snapshot is MessagePack: a name, the version, the SHA-256 of what follows, and that: the plain data of the match, with
its events, its answers and the secret of its walls. It is for those who run tables; a player must not see it.
Windows are not stored, the agenda of the deal opens them again. The other way to keep a match, `restored`, plays it
anew from its rules, its seed and its answers.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from jantaku.rules import RuleSet, load
from jantaku.rules.rule_set import read_whole
from jantaku.scoring.ledger import Seat
from jantaku.table import snapshot_1, snapshot_2
from jantaku.table.chance import ALGORITHM, Chance, GivenChance, Lots, SeededChance
from jantaku.table.events import AnyEvent
from jantaku.table.match import Match, Standing, replayed
from jantaku.table.snapshot_1 import deposits_told
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, Remembering, recall
from jantaku.table.state.window import Answer
from jantaku.table.table import Table, table_of
from jantaku.texts import SayableError, TextId

FORMAT: Final = "jantaku match"
VERSION: Final = 3
FORMS: Final[Mapping[int, tuple[Callable[[bytes], bytes], ...]]] = {
    1: (snapshot_1.renewed, snapshot_2.renewed),
    2: (snapshot_2.renewed,),
    VERSION: (),
}
"""How a snapshot of each form that is known is brought to that of today."""


class _Sealed(msgspec.Struct, frozen=True, array_like=True):
    """The outside of a snapshot."""

    format: str
    version: int
    sha256: bytes
    content: bytes


class _Stored(msgspec.Struct, forbid_unknown_fields=True):
    """All of a match."""

    rules: str
    fingerprint: str
    names: tuple[str, ...]
    chance: str
    secret: bytes
    nonces: tuple[bytes, ...]
    walls: tuple[Lots, ...]
    standing: Standing
    deal: Deal
    history: list[AnyEvent]
    answers: list[tuple[int, Answer]]
    open: dict[Seat, Answer]
    over: bool
    sheet: str = ""
    """The rule set with all that it extends."""
    remembered: dict[str, msgspec.Raw] = {}
    """What single rules remember in the deal, by the names that they are stored under."""
    remembered_between: dict[str, msgspec.Raw] = {}
    """What they remember between deals."""
    refereed: bool = False
    remembered_before_win: dict[str, msgspec.Raw] = {}
    """What they remembered in the deal as it stood before the win that has ended it."""
    version: int = VERSION


_DECODER: Final = msgspec.msgpack.Decoder(_Stored)


def snapshot(match: Match) -> bytes:
    """Store a match in play.

    Args:
        match: the match; it goes on unchanged.

    Returns:
        Bytes for `resume`. They hold the secret of the walls: no player may see them.

    >>> import jantaku as jan
    >>> match = jan.Match("ema", seed=7)
    >>> jan.resume(jan.snapshot(match)).events == match.events
    True
    """
    nonces, walls = _kept(match.chance)
    deal, kinds = match.deal, match.table.memories.all
    before = deal.before_win
    bare = None if before is None else msgspec.structs.replace(before, memory=[])
    stored = _Stored(
        match.rules.id,
        match.rules.fingerprint,
        match.names,
        match.chance.name,
        match.secret,
        nonces,
        walls,
        msgspec.structs.replace(match.standing, memory=[]),
        msgspec.structs.replace(deal, memory=[], before_win=bare),
        match.history,
        match.answers,
        match._open,
        match.over,
        match.rules.whole(),
        _packed(deal, kinds),
        _packed(match.standing, match.table.memories.between),
        match.refereed,
        {} if before is None else _packed(before, kinds),
    )
    content = msgspec.msgpack.encode(stored)
    return msgspec.msgpack.encode(_Sealed(FORMAT, VERSION, hashlib.sha256(content).digest(), content))


def resume(data: bytes, rules: RuleSet | str | None = None, table: Table | None = None) -> Match:
    """Take up a stored match where it was.

    Args:
        data: what `snapshot` gave.
        rules: in place of the rules that are stored with it; they must mean the same.
        table: if the match had one of its own.

    Returns:
        The match, waiting at the same window.

    Raises:
        SayableError: the bytes are damaged or not a snapshot, or the rules are different ones.

    >>> import jantaku as jan
    >>> jan.resume(jan.snapshot(jan.Match("ema", seed=7)))
    <Match ema, East 1, 0 honba, seat 0 is asked>
    """
    stored = _opened(data)
    rule_set = _rules(stored) if rules is None else rules if isinstance(rules, RuleSet) else load(rules)
    if rule_set.fingerprint != stored.fingerprint:
        raise SayableError(
            f"the match is played by other rules than {rule_set.id!r} are",
            TextId("snapshot-other-rules"),
            stored=stored.rules,
            rules=rule_set.id,
        )
    match = object.__new__(Match)
    match.rules = rule_set
    match.table = table_of(rule_set) if table is None else table
    match.secret = stored.secret
    match.chance = _chance(stored, match.table.wall.faces)
    match.box = match.table.book.tile_set.tiles
    match.names = stored.names
    match.standing = stored.standing
    match.history = stored.history
    match.answers = stored.answers
    match.deal = stored.deal
    memories, count = match.table.memories, match.table.seats.count
    match.deal.memory = _unpacked(stored.remembered, memories.all, count)
    if match.deal.before_win is not None:
        match.deal.before_win.memory = _unpacked(stored.remembered_before_win, memories.all, count)
    match.standing.memory = _unpacked(stored.remembered_between, memories.between, count)
    if stored.version == 1:
        stick = match.table.plan.payments.stick
        match.standing.deposits = deposits_told(match.history, stick)
        match.deal.deposits = deposits_told(match.events, stick)
    match.over = stored.over
    match._open = stored.open
    if stored.refereed:
        match.refereed = True
    match.window = None if match.over else match._onward()
    return match


def _packed(where: Remembering, kinds: Mapping[str, type[Memory]]) -> dict[str, msgspec.Raw]:
    """What single rules remember, by the names that it is stored under."""
    return {name: msgspec.Raw(msgspec.msgpack.encode(recall(where, kind))) for name, kind in kinds.items()}


def _unpacked(stored: Mapping[str, msgspec.Raw], kinds: Mapping[str, type[Memory]], seats: int) -> list[Memory]:
    """The same as structs. What is not there, because the rule did not remember it then, begins now."""
    unknown = stored.keys() - kinds.keys()
    if unknown:
        raise LookupError(f"nobody at this table remembers {', '.join(sorted(unknown))}")
    return [
        msgspec.msgpack.decode(stored[name], type=kind) if name in stored else kind.begin(seats)
        for name, kind in kinds.items()
    ]


def _rules(stored: _Stored) -> RuleSet:
    """The rules as they were when it was stored; earlier versions kept a name only."""
    return read_whole(stored.sheet, stored.rules) if stored.sheet else load(stored.rules)


def restored(
    rules: RuleSet | str,
    seed: bytes | int | str,
    names: Sequence[str],
    answers: Iterable[tuple[int, Answer]],
    *,
    chance: Chance | None = None,
    nonces: Sequence[bytes] = (),
    draw_seats: bool = False,
) -> Match:
    """The match that these answers make, played from its beginning."""
    match = Match(rules, seed, names, chance=chance, nonces=nonces, draw_seats=draw_seats)
    return replayed(match, answers)


def _kept(chance: Chance) -> tuple[tuple[bytes, ...], tuple[Lots, ...]]:
    """What must be kept of the chance besides the secret."""
    match chance:
        case SeededChance():
            return chance.nonces, ()
        case GivenChance():
            return (), chance.deals
    raise TypeError(f"walls that come from {chance.name!r} cannot be stored")


def _chance(stored: _Stored, faces: tuple[int, ...]) -> Chance:
    if stored.chance == ALGORITHM:
        return SeededChance(stored.secret, stored.nonces, faces)
    if stored.chance == GivenChance.name:
        return GivenChance(stored.walls)
    raise SayableError(
        f"it is not known here how walls come from {stored.chance!r}",
        TextId("snapshot-other-chance"),
        chance=stored.chance,
    )


def _renewed(content: bytes, version: int) -> bytes:
    """The content in the form of today: forms of earlier times are brought on one by one."""
    for renew in FORMS[version]:
        content = renew(content)
    return content


def _opened(data: bytes) -> _Stored:
    try:
        sealed = msgspec.msgpack.decode(data, type=_Sealed)
        if sealed.format != FORMAT:
            raise SayableError("this is no stored match", TextId("snapshot-none"))
        if sealed.version not in FORMS:
            raise SayableError(
                f"the match was stored in the form {sealed.version}, this program knows {VERSION}",
                TextId("snapshot-version"),
                version=sealed.version,
                known=VERSION,
            )
        if hashlib.sha256(sealed.content).digest() != sealed.sha256:
            raise SayableError("the stored match is damaged", TextId("snapshot-damaged"))
        return _DECODER.decode(_renewed(sealed.content, sealed.version))
    except msgspec.DecodeError:
        raise SayableError("this is no stored match", TextId("snapshot-none")) from None
