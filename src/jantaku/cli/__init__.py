"""The program ``jantaku``: one command per module, in the player's language, mistakes answered by one sentence.

The language must be known before the commands are laid out, because their help is text, too: `main` takes ``--lang``
out of the command line itself, wherever it stands, and only then builds the typer application. A command's module has
``add_to(app, texts)``, which puts the command on the application; mistakes are raised as a `SayableError`.

A program that answers in a moment must not bring in what it does not need: only the module of the command that is
asked for is imported; all of them where no command is named or the name is wrong.
"""

import errno
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Annotated, Any, Final, Protocol, cast

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from jantaku import __version__
from jantaku.texts import LANGUAGES, SayableError, TextId, Texts, language


class Command(Protocol):
    """The module of a command."""

    def add_to(self, app: typer.Typer, texts: Texts, /) -> None:
        """Put the command on the application."""


COMMANDS: Final = {
    "hand": "hand",
    "score": "score",
    "rules": "rules",
    "scenario": "scenario",
    "replay": "records",
    "verify": "records",
    "convert": "records",
    "verify-shuffle": "verify_shuffle",
    "train": "train",
    "bots": "bots",
    "lab": "lab",
    "serve": "serve",
}
"""The commands, in the order of the help page, and the module of each."""

MISTAKE: Final = 2
"""The exit code where somebody asked for what cannot be."""

EXTRA: Final = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", re.DOTALL)
"""How typer says that a command line has too many words."""

PLACEHOLDERS: Final = {
    "ADDRESS": TextId("help-address"),
    "DIR": TextId("help-dir"),
    "FILE": TextId("help-file"),
    "FILES": TextId("help-files"),
    "FORMAT": TextId("help-format"),
    "GAME": TextId("help-game"),
    "HAND": TextId("help-hand"),
    "IN": TextId("help-in"),
    "KIND": TextId("help-kind"),
    "OUT": TextId("help-out"),
    "PART": TextId("help-part"),
    "PATTERN": TextId("help-pattern"),
    "PORT": TextId("help-port"),
    "PRICE": TextId("help-price"),
    "RULES": TextId("help-rules"),
    "SEAT": TextId("help-seat"),
    "SEATS": TextId("help-seats"),
    "SEED": TextId("help-seed"),
    "SET": TextId("help-set"),
    "STATE": TextId("help-state"),
    "SUIT": TextId("help-suit"),
    "TILE": TextId("help-tile"),
    "TILES": TextId("help-tiles"),
    "WORDS": TextId("help-words"),
}
"""Words that stand for what is to be typed; HEX, ID, N and URL are the same in every language."""
PLACEHOLDER: Final = re.compile("[A-Z]{2,}")
UNWRITABLE: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""What the system says where a page cannot be written to the end."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Obey one command line and return the exit code."""
    texts = Texts(language())
    try:
        lang, rest = take_lang(sys.argv[1:] if arguments is None else arguments)
        texts = Texts(language(lang))
        code = run(texts, rest)
        print(end="", flush=True)  # unlike sys.stdout.flush() it does not mind where there is no stdout at all
    except SayableError as error:
        return complain(texts, error.message(texts.language))
    except typer.TyperException as error:
        return complain(texts, usage_mistake(texts, error))
    except typer.Abort:
        return 1
    except BrokenPipeError:  # whoever reads has seen enough
        forget_output()
        return 1
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        from jantaku.cli.records import reason_of

        forget_output()
        return complain(texts, texts("cli-unwritable", reason=reason_of(error, texts)), code=1)
    return code


def forget_output() -> None:
    """Let what is still to be written go nowhere, so that Python does not try once more at its end."""
    with suppress(OSError):  # there may be no file behind it
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def take_lang(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of ``--lang``, if it was given, and the arguments without it."""
    rest = list(arguments)
    end = rest.index("--") if "--" in rest else len(rest)
    for at, argument in enumerate(rest[:end]):
        name, equals, value = argument.partition("=")
        if name == "--lang" and equals:
            return value, rest[:at] + rest[at + 1 :]
        if name == "--lang":
            if at + 1 == end:
                choice = ", ".join(LANGUAGES)
                raise SayableError("--lang needs a language", TextId("cli-lang-without-value"), choice=choice)
            return rest[at + 1], rest[:at] + rest[at + 2 :]
    return None, rest


def run(texts: Texts, arguments: list[str]) -> int:
    """Run the command that the arguments name."""
    if arguments == ["--version"]:
        typer.echo(f"jantaku {__version__}")
        return 0
    program = typer.main.get_command(application(texts, arguments[0] if arguments else ""))
    assert isinstance(program, TyperGroup)
    refuse_unknown_command(program, arguments)
    translate_help(texts, program)
    outcome = program.main(arguments, prog_name="jantaku", standalone_mode=False)
    return outcome if isinstance(outcome, int) else 0


def refuse_unknown_command(group: TyperGroup, arguments: Sequence[str]) -> None:
    """The first word of a command line must be a command, and that of a group of commands one of the group."""
    if not arguments or arguments[0].startswith("-"):
        return
    command = group.commands.get(arguments[0])
    if command is None:
        raise SayableError(
            f"there is no command {arguments[0]!r}",
            TextId("cli-no-such-command"),
            command=arguments[0],
            choice=", ".join(group.commands),
        )
    if isinstance(command, TyperGroup):
        refuse_unknown_command(command, arguments[1:])


def modules_of(command: str) -> list[Command]:
    """The module of this command; those of all where there is no such command, in the order of the help page."""
    names = [COMMANDS[command]] if command in COMMANDS else dict.fromkeys(COMMANDS.values())
    return [cast(Command, import_module(f"{__name__}.{name}")) for name in names]


def application(texts: Texts, command: str = "") -> typer.Typer:
    """All commands, or the one that is asked for, with their help in one language."""
    app = typer.Typer(add_completion=False, help=texts("cli-about"))

    @app.callback(invoke_without_command=True)
    def jantaku(
        context: typer.Context,
        lang: Annotated[str, typer.Option(help=texts("cli-option-lang"), metavar="ru|en", show_default=False)] = "",
        version: Annotated[bool, typer.Option("--version", help=texts("cli-option-version"))] = False,
    ) -> None:
        if version:
            typer.echo(f"jantaku {__version__}")
        elif context.invoked_subcommand is None:
            typer.echo(context.get_help(), nl=False)

    for module in modules_of(command):
        module.add_to(app, texts)
    return app


def translate_help(texts: Texts, program: TyperGroup) -> None:
    """Put the words of the help pages that are typer's own into the player's language, and leave its --no-… out."""
    usage = texts("help-usage") + " "
    for command in commands_of(program):
        context = typer.Context(command)
        command.options_metavar = texts("help-options")
        if isinstance(command, TyperGroup):
            command.subcommand_metavar = texts("help-command")
        command.format_usage = partial(write_usage, command, usage)  # type: ignore[method-assign]
        command.format_help = partial(write_help, texts, usage, command.format_help)  # type: ignore[method-assign]
        if help_option := command.get_help_option(context):
            help_option.help = texts("cli-option-help")
        for option in command.get_params(context):
            if isinstance(option, TyperOption) and option.is_flag:
                option.metavar = ""  # a switch is not followed by a <bool>
                option.secondary_opts = []  # every switch is off unless it is given; nobody needs --no-riichi
            elif isinstance(option, TyperArgument):
                option.display_type_rich = lambda ctx: None  # type: ignore[method-assign]  # no <list[str]> either
            if isinstance(option, TyperOption | TyperArgument) and option.metavar:
                option.metavar = translated_placeholder(texts, option.metavar)


def write_help(texts: Texts, usage: str, write: Callable[[Any, Any], None], context: Any, formatter: Any) -> None:
    """A help page, with the titles of its panels in the player's language."""
    from typer import rich_utils  # slow to come, and needed for these pages alone

    rich_utils.ARGUMENTS_PANEL_TITLE = texts("cli-help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = texts("cli-help-commands")
    rich_utils.OPTIONS_PANEL_TITLE = texts("cli-help-options")
    rich_utils.DEFAULT_STRING = texts("cli-help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = texts("cli-help-required")
    usual = [sign for sign in rich_utils.OptionHighlighter.highlights if "<usage>" not in sign]
    rich_utils.OptionHighlighter.highlights = [*usual, f"(?P<usage>{usage})"]
    write(context, formatter)


def write_usage(command: TyperCommand | TyperGroup, usage: str, context: Any, formatter: Any) -> None:
    """The line that shows how a command is called."""
    formatter.write_usage(context.command_path, " ".join(command.collect_usage_pieces(context)), prefix=usage)


def translated_placeholder(texts: Texts, placeholder: str) -> str:
    """What stands for what is to be typed, in the player's language: ``FILE`` is ``ФАЙЛ``."""
    return PLACEHOLDER.sub(
        lambda word: texts(PLACEHOLDERS[word[0]]) if word[0] in PLACEHOLDERS else word[0], placeholder
    )


def commands_of(program: TyperGroup) -> Iterator[TyperCommand | TyperGroup]:
    """The program and all commands in it, however deep."""
    yield program
    for command in program.commands.values():
        if isinstance(command, TyperGroup):
            yield from commands_of(command)
        elif isinstance(command, TyperCommand):
            yield command


def usage_mistake(texts: Texts, error: typer.TyperException) -> str:
    """What typer found wrong with the command line, in one sentence."""
    details: Any = error  # typer keeps these classes to itself; their names and fields are those of click
    match type(error).__name__:
        case "NoSuchOption":
            return texts("cli-no-such-option", option=details.option_name)
        case "MissingParameter":
            if isinstance(details.param, TyperOption):
                return texts("cli-missing-option", option=details.param.opts[0], means=_clause(details.param))
            means = _clause(details.param) or "none"
            return texts("cli-missing-argument", argument=details.param.metavar or details.param.name, means=means)
        case "BadOptionUsage":
            return texts("cli-option-without-value", option=details.option_name)
        case "BadParameter" if (value := no_number(error)) is not None:
            return texts("cli-not-a-number", option=details.param.opts[0], value=value)
        case "UsageError" if extra := EXTRA.fullmatch(details.message):
            return texts("cli-extra-argument", extra=extra[1])
    return texts("cli-wrong-usage")


def no_number(error: typer.TyperException) -> str | None:
    """What stands where a whole number should, if that is the mistake; pydantic, which typer asks, knows."""
    mistakes: list[Any] = getattr(error.__cause__, "errors", list)()
    return str(mistakes[0]["input"]) if mistakes and mistakes[0]["type"].startswith("int_") else None


def _clause(parameter: Any) -> str:
    """What a parameter means, as a part of another sentence."""
    sentence = (parameter.help or "").partition(". ")[0].removesuffix(".")
    return sentence[:1].lower() + sentence[1:]


def complain(texts: Texts, sentence: str, code: int = MISTAKE) -> int:
    """Say what was wrong, on stderr."""
    with suppress(OSError):  # nobody may be listening there, either
        typer.echo(texts("cli-mistake", sentence=sentence), err=True)
    return code
