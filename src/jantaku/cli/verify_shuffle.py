"""``jantaku verify-shuffle FILE``: were the walls of a match laid before play? (docs/explanation/fair-shuffle.md)"""

from typing import TYPE_CHECKING, Annotated, Final

import typer

from jantaku.cli.drawing import Screen
from jantaku.rules import load
from jantaku.table.chance import ALGORITHM
from jantaku.table.shuffle_check import SEED_BYTES, DealCheck, What, check_shuffle, wall_of
from jantaku.table.table import table_of
from jantaku.texts import SayableError, TextId, Texts
from jantaku.tiles import Tile, short_of

if TYPE_CHECKING:
    from jantaku.records.record import Header

DIFFERS: Final = 1
"""The exit code where a record says something else than its seeds."""
PER_LINE: Final = 17
"""Tiles on one line of a wall: as many as a side has stacks."""
TENHOU: Final = ("mjlog", "tenhou_json")
"""The formats of tenhou, which commits to nothing but publishes its seeds."""
WORDS: Final[dict[What, TextId]] = {
    "commitment": TextId("shuffle-difference-commitment"),
    "no_seed": TextId("shuffle-difference-no-seed"),
    "match_seed": TextId("shuffle-difference-match-seed"),
    "dice": TextId("shuffle-difference-dice"),
    "break": TextId("shuffle-difference-break"),
    "tile": TextId("shuffle-difference-tile"),
    "held": TextId("shuffle-difference-held"),
}


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command("verify-shuffle", help=texts("shuffle-about"))
    def verify_shuffle(
        file: Annotated[str, typer.Argument(help=texts("shuffle-argument-file"), metavar="FILE")] = "",
        seed: Annotated[str, typer.Option(help=texts("shuffle-option-seed"), metavar="HEX", show_default=False)] = "",
        wall: Annotated[bool, typer.Option("--wall", help=texts("shuffle-option-wall"))] = False,
        rules: Annotated[str, typer.Option(help=texts("shuffle-option-rules"), metavar="RULES")] = "riichi",
    ) -> None:
        if bool(file) == bool(seed):
            raise SayableError("either a file or a seed is needed", TextId("shuffle-file-or-seed"))
        screen = Screen(texts.language)
        if seed:
            show_seed(screen, texts, seed_of(seed), rules, wall)
            return
        checks = checks_of(file)
        for check in checks:
            tell(screen, texts, check)
        if not all(check.good for check in checks):
            raise typer.Exit(DIFFERS)


def seed_of(text: str) -> bytes:
    """The seed that is written in hex."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise SayableError(f"{text!r} is no seed", TextId("shuffle-no-seed"), seed=text[:80], digits=2 * SEED_BYTES)
    return seed


def checks_of(file: str) -> tuple[DealCheck, ...]:
    """The deals of a record, checked."""
    from jantaku.records.archives import read_game
    from jantaku.records.formats.register import read_record
    from jantaku.records.rules_played import rules_of

    record = read_record(read_game(file))
    secret, nonces = secrets_of(record.header)
    checks = check_shuffle(record.events, rules_of(record), secret, nonces)
    if not any(check.sealed for check in checks):
        text_id = TextId("shuffle-nothing-tenhou") if record.header.format in TENHOU else TextId("shuffle-nothing")
        raise SayableError("no deal was committed to", text_id, file=file)
    return checks


def secrets_of(header: "Header") -> tuple[bytes | None, list[bytes]]:
    """The secret of the match, if it was published and is one of ours, and what the players have added."""
    if header.chance != ALGORITHM or not header.seed:
        return None, []
    from jantaku.records.of_match import NONCES

    nonces = header.extra[NONCES].split(",") if header.extra.get(NONCES) else []
    try:
        return bytes.fromhex(header.seed), [bytes.fromhex(nonce) for nonce in nonces]
    except ValueError:
        raise SayableError("the seed of the match is not hexadecimal", TextId("shuffle-no-match-seed")) from None


def tell(screen: Screen, texts: Texts, check: DealCheck) -> None:
    """Say what came of one deal."""
    number = check.number + 1
    if not check.sealed:
        screen.say(texts("shuffle-deal-unsealed", number=number))
    elif check.good:
        screen.say(texts("shuffle-deal-good", number=number, tiles=check.tiles))
    else:
        screen.say((texts("shuffle-deal-bad", number=number, count=len(check.differences)), "bold red"))
    for difference in check.differences:
        event = difference.event + 1
        said = texts(WORDS[difference.what], event=event, expected=difference.expected, found=difference.found)
        screen.say(f"  {said}")


def show_seed(screen: Screen, texts: Texts, seed: bytes, rules: str, whole: bool) -> None:
    """What follows from the seed of a deal."""
    table = table_of(load(rules))
    lots, side, stack, row = wall_of(seed, table)
    throws = table.wall.throws(lots.dice)
    laid = table.wall.lay(row, side, stack)
    indicator = table.wall.show(laid) if table.dora.shown else None
    screen.say(texts("shuffle-commitment", commitment=lots.commitment))
    screen.say(texts("shuffle-dice", dice=", ".join("+".join(map(str, throw)) for throw in throws)))
    screen.say(texts("shuffle-break", side=side, stack=stack))
    if indicator is not None:
        screen.say(texts("shuffle-indicator", tile=short_of(indicator)))
    if whole:
        screen.say(texts("shuffle-wall", live=laid.end, dead=len(row) - laid.end))
        for start in range(0, len(row), PER_LINE):
            screen.say(f"{start + 1:4}  {_written(row[start : start + PER_LINE])}")


def _written(tiles: tuple[Tile, ...]) -> str:
    return " ".join(map(short_of, tiles))
