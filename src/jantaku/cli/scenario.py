"""``jantaku scenario FILE``: a rule shown by one short deal, the table after each move, and whether it came out so."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from jantaku.cli.drawing import Screen, short, short_meld
from jantaku.rules import catalogue, load, written
from jantaku.table.rehearsal import Stand
from jantaku.table.scenario import Scenario, read_scenario, run, worded
from jantaku.table.script import WINDS
from jantaku.texts import SayableError, TextId, Texts
from jantaku.tiles import Tile, format_tiles, place_in_hand

DIFFERS: Final = 1
"""The exit code where something came out otherwise."""


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command(help=texts("scenario-about"))
    def scenario(
        file: Annotated[str, typer.Argument(help=texts("scenario-argument-file"), metavar="FILE")],
        plain: Annotated[bool, typer.Option("--plain", help=texts("cli-option-plain"))] = False,
    ) -> None:
        path = Path(file)
        told = read_scenario(_text_of(path), lambda name: _text_of(path.parent / name))
        outcome = run(told)
        screen = Screen(texts.language, plain)
        _head(screen, texts, told)
        for stand in outcome.steps:
            _table(screen, texts, stand)
        for difference in outcome.differences:
            screen.say((difference.message(texts.language), "bold red"))
        if outcome.differences:
            raise typer.Exit(DIFFERS)
        screen.say((texts("scenario-ok"), "bold green"))


def _text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SayableError(f"{path}: {error}", TextId("scenario-no-file"), file=str(path)) from None


def _head(screen: Screen, texts: Texts, told: Scenario) -> None:
    """What it is about."""
    screen.say((told.about[texts.language], "bold"))
    entries = catalogue().named(told.rule)
    name = entries[0].name(texts.language) if entries else told.rule
    if told.value is None:
        screen.say(texts("scenario-rule", name=name, rule=told.rule))
    else:
        screen.say(texts("scenario-rule-value", name=name, rule=told.rule, value=written(told.value)))
    others = [f"{name} = {written(worded(value))}" for name, value in told.settings.items() if name != told.rule]
    screen.say(texts("scenario-rules", rules=", ".join([load(told.rules).name(texts.language), *others])))
    start = told.start
    screen.say(texts("scenario-start", round=start.round, honba=start.honba, sticks=start.sticks))


def _table(screen: Screen, texts: Texts, stand: Stand) -> None:
    """The four seats with all that lies before them."""
    deal = stand.deal
    screen.say()
    said = stand.said or (texts("scenario-end") if deal.discards else texts("scenario-begin"))
    screen.say((f"> {said}", "bold"))
    table = screen.table(
        texts("scenario-column-seat"),
        texts("scenario-column-hand"),
        texts("scenario-column-melds"),
        texts("scenario-column-pond"),
        "#" + texts("scenario-column-points"),
    )
    for place, wind in enumerate(WINDS[: len(deal.hands)]):
        seat = (deal.dealer + place) % len(deal.hands)
        hand = deal.hands[seat]
        resting = sorted((tile for tile in hand.tiles if tile != hand.drawn), key=place_in_hand)
        concealed = short(resting, screen.lang)
        if hand.drawn >= 0:
            concealed.append("  ").append(short([hand.drawn], screen.lang))
        melds = Text(" ").join(short_meld(meld, screen.lang) for meld in hand.melds)
        pond = Text(" ").join(_lying(lying.tile, lying.riichi, screen) for lying in hand.pond)
        table.add_row(wind, concealed, melds, pond, str(deal.points[seat]))
    screen.console.print(table)
    shown = format_tiles(stand.indicators, screen.lang, " ")
    screen.say((texts("scenario-indicators", tiles=shown, left=deal.wall.live), "dim"))


def _lying(tile: Tile, riichi: bool, screen: Screen) -> Text:
    text = short([tile], screen.lang)
    return Text("[").append(text).append("]") if riichi else text
