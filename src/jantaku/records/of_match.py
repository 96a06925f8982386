"""The record of a match that was played at our own table."""

import sys
from dataclasses import replace
from typing import Final

import msgspec

from jantaku.records.record import Header, Record
from jantaku.rules import RuleSet, load, sheets
from jantaku.table.chance import SeededChance
from jantaku.table.match import Match

NONCES: Final = "nonces"
"""Where the header holds what the players have added to the secret, in hex, with commas between."""


def record_of(match: Match) -> Record:
    """Write a match down: rules, names, every event and every answer.

    Args:
        match: the match, over or not. A table with parts of its own is not described by its rules, and its record
            does not say what was played.

    Returns:
        The record. It has the secret of the walls only once the match is over: with it every tile to come is known.

    >>> import jantaku as jan
    >>> match = jan.Match("ema", seed=7)
    >>> record = jan.record_of(match)
    >>> record.header.rules, record.header.seed, len(record.events) == len(match.events)
    ('ema', '', True)
    """
    header = Header(
        rules=match.rules.id,
        names=match.names,
        fingerprint=match.rules.fingerprint,
        sheet=match.rules.whole(),
        version=sys.modules["jantaku"].__version__,  # not imported: the whole stands above its parts
        chance=match.chance.name,
        seed=_secret(match),
        extra=_nonces(match),
    )
    return Record(header, tuple(match.events), tuple(match.answers))


def _secret(match: Match) -> str:
    """What the walls were made of; those that somebody else has laid came from no secret of ours."""
    return match.chance.secret.hex() if match.over and isinstance(match.chance, SeededChance) else ""


def _nonces(match: Match) -> dict[str, str]:
    nonces = match.chance.nonces if isinstance(match.chance, SeededChance) else ()
    return {NONCES: ",".join(nonce.hex() for nonce in nonces)} if nonces else {}


def is_preset(rules: RuleSet) -> bool:
    """Whether these rules come with the program, so that their id is enough."""
    return rules.id in sheets() and load(rules.id) == rules


def sheet_of(rules: RuleSet) -> str:
    """One sheet that says it all: sheets in between are folded in, down to the first that comes with the program."""
    parent = rules.parent
    while parent is not None and not is_preset(parent):
        parent = parent.parent
    header = msgspec.structs.replace(rules.header, extends="" if parent is None else parent.id, game=rules.game)
    return replace(rules, header=header, parent=parent).to_toml()
