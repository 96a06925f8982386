"""``jantaku replay``, ``jantaku verify``, ``jantaku convert``: recorded games shown, checked, and written otherwise.

Only the commands are here. What they do stands in modules of their own, which are loaded when they are asked for: the
formats of records would delay every other command, too.
"""

import errno
import os
import sys
from typing import Annotated, Final

import typer

from jantaku.cli.drawing import Screen
from jantaku.texts import SayableError, TextId, Texts

EXIT_CODES: Final = {"holds": 0, "differs": 1, "unsettled": 3}
"""Where every record holds; where one does not; where play and prices hold, and only settlements differ. 2 is for a
wrong question."""
UNLIMITED: Final = 10_000
"""Columns where nobody looks at a screen."""
MOST_PROCESSES: Final = 1024
ENDINGS: Final[dict[str, str]] = {
    ".jsonl": "native",
    ".jantaku": "native",
    ".mjlog": "mjlog",
    ".xml": "mjlog",
    ".json": "tenhou_json",
    ".mjson": "mjai",
    ".mjai": "mjai",
    ".txt": "paifu",
    ".paifu": "paifu",
}
"""The format of a file that is to be written, by the end of its name: as the register has it, which a page of help need
not wait for."""


REASONS: Final[dict[int, TextId]] = {
    errno.ENOENT: TextId("system-no-folder"),
    errno.ENOTDIR: TextId("system-no-folder"),
    errno.EISDIR: TextId("system-folder"),
    errno.EACCES: TextId("system-forbidden"),
    errno.EPERM: TextId("system-forbidden"),
    errno.EROFS: TextId("system-read-only"),
    errno.ENOSPC: TextId("system-full"),
    errno.EDQUOT: TextId("system-full"),
    errno.EFBIG: TextId("system-too-big"),
    errno.ENAMETOOLONG: TextId("system-long-name"),
    errno.EIO: TextId("system-broken"),
}
"""Why the system does not write a file, for people."""


def reason_of(error: OSError | ValueError, texts: Texts) -> str:
    """Why something cannot be written, in the player's language if that happens often."""
    number = error.errno if isinstance(error, OSError) else None
    if number in REASONS:
        return texts(REASONS[number])
    return os.strerror(number) if number else str(error)


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the commands on the application."""
    _add_replay(app, texts)
    _add_verify(app, texts)
    _add_convert(app, texts)


def _add_replay(app: typer.Typer, texts: Texts) -> None:
    @app.command(help=texts("replay-about"))
    def replay(
        file: Annotated[str, typer.Argument(help=texts("replay-argument-file"), metavar="FILE")],
        turn: Annotated[
            int | None, typer.Option(help=texts("replay-option-turn"), metavar="N", show_default=False)
        ] = None,
        deal: Annotated[
            int | None, typer.Option(help=texts("replay-option-deal"), metavar="N", show_default=False)
        ] = None,
        seat: Annotated[str, typer.Option(help=texts("replay-option-seat"), metavar="SEAT", show_default=False)] = "",
        step: Annotated[bool, typer.Option("--step", help=texts("replay-option-step"))] = False,
        why: Annotated[bool, typer.Option("--why", help=texts("cli-option-why"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=texts("cli-option-plain"))] = False,
    ) -> None:
        from jantaku.cli.recorded_game import Game, read_file
        from jantaku.cli.stepping import step_through

        screen = _screen(texts, plain)
        if step and not (sys.stdin.isatty() and screen.console.is_terminal):
            raise SayableError("--step needs a terminal", TextId("replay-no-terminal"))
        game = Game(read_file(file, texts), screen, texts, seat, why)
        if step:
            step_through(game, deal, turn or 0)
        elif turn is not None:
            game.show_moment(game.number(deal), turn)
        else:
            game.tell(deal)


def _add_verify(app: typer.Typer, texts: Texts) -> None:
    @app.command(help=texts("verify-about"))
    def verify(
        files: Annotated[list[str], typer.Argument(help=texts("verify-argument-files"), metavar="FILES")],
        processes: Annotated[
            int | None, typer.Option(help=texts("verify-option-processes"), metavar="N", show_default=False)
        ] = None,
        rules: Annotated[
            str, typer.Option(help=texts("verify-option-rules"), metavar="RULES", show_default=False)
        ] = "",
        plain: Annotated[bool, typer.Option("--plain", help=texts("cli-option-plain"))] = False,
    ) -> None:
        from jantaku.cli.verdicts import verify_and_report

        if processes is not None and processes not in range(1, MOST_PROCESSES + 1):
            raise SayableError(
                f"{processes} processes", TextId("verify-processes"), count=processes, most=MOST_PROCESSES
            )
        raise typer.Exit(EXIT_CODES[verify_and_report(files, processes, rules, _screen(texts, plain), texts)])


def _add_convert(app: typer.Typer, texts: Texts) -> None:
    endings, formats = ", ".join(ENDINGS), ", ".join(dict.fromkeys(ENDINGS.values()))
    to_help = texts("convert-option-to", formats=formats, endings=endings)

    @app.command(help=texts("convert-about"))
    def convert(
        source: Annotated[str, typer.Argument(help=texts("convert-argument-in"), metavar="IN")],
        target: Annotated[str, typer.Argument(help=texts("convert-argument-out"), metavar="OUT")],
        to: Annotated[str, typer.Option(help=to_help, metavar="FORMAT", show_default=False)] = "",
    ) -> None:
        from jantaku.cli.conversion import convert_file

        convert_file(source, target, to, texts)


def _screen(texts: Texts, plain: bool) -> Screen:
    """In a file or a pipe lines are as long as they are, so that whoever searches them finds them whole."""
    screen = Screen(texts.language, plain)
    if not screen.console.is_terminal:
        screen.console.width = UNLIMITED
    return screen
