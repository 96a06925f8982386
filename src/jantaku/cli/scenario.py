"""``jantaku scenario FILE...``: a rule shown by one short deal, the table after each move, and whether it came out so.

Of several files, or of folders, only a line each is shown.
"""

from collections.abc import Sequence
from itertools import dropwhile
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from jantaku.cli.drawing import Screen, short, short_meld
from jantaku.cli.table_drawing import scene_of, state_texts
from jantaku.cli.telling import ScreenTeller
from jantaku.records.archives import unreadable
from jantaku.rules import catalogue, load, presets, written
from jantaku.scenarios.moves_in_words import told as told_moves
from jantaku.scenarios.performance import Outcome, Stand
from jantaku.scenarios.scenario import Plain, Scenario, read_scenario, run, worded
from jantaku.scoring.explanations.clauses import SEATS
from jantaku.scoring.ledger import Account, TableAccount, Unit
from jantaku.scoring.win import Wind
from jantaku.table.events import DealStarted, Paid, Won
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.table.state.deal import Deal
from jantaku.table.state.set_aside import set_aside
from jantaku.table.telling.board import Holder, terms_of
from jantaku.texts import SayableError, TextId, Texts
from jantaku.tiles import SUITS, Tile, format_tiles, name_of, place_in_hand

DIFFERS: Final = 1
"""The exit code where something came out otherwise."""
WRONG: Final = 2
"""The exit code where one of several files is none."""
Rows = list[tuple[str | Text, ...]]
BASE_RULES: Final = {
    "chi": TextId("base-chi"),
    "dead_hand": TextId("base-dead_hand"),
    "exhaustive_draw": TextId("base-exhaustive_draw"),
    "furiten": TextId("base-furiten"),
    "kan": TextId("base-kan"),
    "pon": TextId("base-pon"),
    "priority": TextId("base-priority"),
    "sichuan_claims": TextId("base-sichuan_claims"),
    "sichuan_end": TextId("base-sichuan_end"),
    "sichuan_last_discard": TextId("base-sichuan_last_discard"),
    "sichuan_next_dealer": TextId("base-sichuan_next_dealer"),
    "sichuan_passed_hu": TextId("base-sichuan_passed_hu"),
    "sichuan_session": TextId("base-sichuan_session"),
    "sichuan_suit": TextId("base-sichuan_suit"),
    "sichuan_turns": TextId("base-sichuan_turns"),
    "sichuan_wall": TextId("base-sichuan_wall"),
    "sichuan_winning": TextId("base-sichuan_winning"),
    "taiwanese_claims": TextId("base-taiwanese_claims"),
    "taiwanese_deal": TextId("base-taiwanese_deal"),
    "taiwanese_dealer": TextId("base-taiwanese_dealer"),
    "taiwanese_flowers": TextId("base-taiwanese_flowers"),
    "taiwanese_hand": TextId("base-taiwanese_hand"),
    "taiwanese_no_bar": TextId("base-taiwanese_no_bar"),
    "taiwanese_priority": TextId("base-taiwanese_priority"),
    "taiwanese_reserve": TextId("base-taiwanese_reserve"),
    "taiwanese_rounds": TextId("base-taiwanese_rounds"),
    "taiwanese_tiles": TextId("base-taiwanese_tiles"),
    "taiwanese_turn": TextId("base-taiwanese_turn"),
    "taiwanese_wall": TextId("base-taiwanese_wall"),
    "taiwanese_winners": TextId("base-taiwanese_winners"),
}
"""Rules that no entry of the catalogue has, by the word that scenarios have for them."""


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command(help=texts("scenario-about"))
    def scenario(
        files: Annotated[list[str], typer.Argument(help=texts("scenario-argument-file"), metavar="FILES")],
        why: Annotated[bool, typer.Option("--why", help=texts("cli-option-why"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=texts("cli-option-plain"))] = False,
    ) -> None:
        screen = Screen(texts.language, plain)
        paths = [path for file in files for path in _scenarios(Path(file))]
        if len(files) == 1 and paths == [Path(files[0])]:
            code = _show(screen, texts, paths[0], why)
        else:
            code = _show_all(screen, texts, paths)
        if code:
            raise typer.Exit(code)


def _scenarios(path: Path) -> list[Path]:
    """The file itself, or all scenarios of a folder, to its bottom."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise SayableError(f"no scenarios in {path}", TextId("scenario-none"), file=str(path))
    return found


def _read(path: Path) -> Scenario:
    return read_scenario(_text_of(path), lambda name: _text_of(path.parent / name))


def _text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise SayableError(f"{path}: {error}", TextId("scenario-not-text"), file=str(path)) from None
    except (OSError, ValueError) as error:
        raise unreadable(str(path), error) from None


def _show(screen: Screen, texts: Texts, path: Path, why: bool) -> int:
    """One scenario with every table."""
    told = _read(path)
    outcome = run(told)
    texts = texts.of(told.rule_set.plan.game)
    _head(screen, texts, told, outcome.steps[0].deal)
    before: Rows = []
    for number, stand in enumerate(outcome.steps):
        said = told_moves(stand.moves, texts) or (texts("scenario-end") if number else texts("scenario-begin"))
        before = _moment(screen, texts, stand, said, before)
    _worth(screen, texts, told, outcome, why)
    for difference in outcome.differences:
        screen.say((difference.message(texts.language), "bold red"))
    if outcome.differences:
        return DIFFERS
    screen.say((texts("scenario-ok"), "bold green"))
    return 0


def _show_all(screen: Screen, texts: Texts, paths: Sequence[Path]) -> int:
    """Several scenarios, a line each, and how many came out as they say."""
    differ = wrong = 0
    for path in paths:
        try:
            differences = run(_read(path)).differences
        except SayableError as error:
            wrong += 1
            said = texts("scenario-file-wrong", file=str(path), why=error.message(texts.language))
            screen.show(Text(said, "bold red"))
            continue
        if not differences:
            screen.show(Text(texts("scenario-file-ok", file=str(path)), "green"))
            continue
        differ += 1
        screen.show(Text(texts("scenario-file-differs", file=str(path), count=len(differences)), "bold red"))
        for difference in differences:
            screen.show(Text(f"    {difference.message(texts.language)}"))
    fine = len(paths) - differ - wrong
    screen.say(texts("scenario-summary", all=len(paths), fine=fine, differ=differ, wrong=wrong))
    return WRONG if wrong else DIFFERS if differ else 0


def _head(screen: Screen, texts: Texts, told: Scenario, deal: Deal) -> None:
    """What it is about."""
    screen.say((told.about.get(texts.language) or next(iter(told.about.values())), "bold"))
    entries = catalogue().named(told.rule)
    name = entries[0].name(texts.language) if entries else base_name(told.rule, texts)
    if told.value is not None:
        screen.say(texts("scenario-rule-value", name=name, rule=told.rule, value=written(told.value)))
    elif entries:
        screen.say(texts("scenario-rule", name=name, rule=told.rule))
    else:
        screen.say(texts("scenario-base-rule", name=name))
    others = [_setting(name, value, texts) for name, value in told.settings.items() if name != told.rule]
    screen.say(texts("scenario-rules", rules="; ".join([load(told.rules).name(texts.language), *others])))
    wind = deal.round - Wind.E.kind
    of_round = texts(SEATS[wind] if wind in range(len(SEATS)) else name_of(Tile(deal.round)))
    round_ = texts("table-deal", round=of_round, number=deal.hand + 1)
    screen.say(texts("scenario-start", round=round_, honba=told.start.honba, sticks=told.start.sticks))


def _setting(name: str, value: Plain, texts: Texts) -> str:
    """In what the rules differ from the rule set: a rule by name; yaku, and fields of the plan, as they are written."""
    option = catalogue().options.get(name)
    written_ = f"{name} = {written(worded(value))}"
    if option is not None:
        return f"{option.name(texts.language)} ({written_})"
    return f"{texts('scenario-yaku') if name == 'yaku' else texts('scenario-parts')} ({written_})"


def base_name(rule: str, texts: Texts) -> str:
    """What a rule is called that the catalogue has not; a rule set may be shown, too. A word of one's own stays."""
    if rule in BASE_RULES:
        return texts(BASE_RULES[rule])
    return load(rule).name(texts.language) if rule in presets() else rule


def _moment(screen: Screen, texts: Texts, stand: Stand, said: str, before: Rows) -> Rows:
    """What was said, what the table said to it, and the table, unless it stands as before."""
    screen.say()
    screen.say((f"> {said}", "bold"))
    if stand.refusal is not None:
        screen.say(texts("scenario-refused", why=stand.refusal.text(texts.language)))
    rows = _rows(screen, texts, stand)
    if rows != before:
        _table(screen, texts, stand, rows)
    return rows


def _rows(screen: Screen, texts: Texts, stand: Stand) -> Rows:
    """The seats with all that lies before them, East first; tiles set aside lie beside the melds."""
    deal = stand.deal
    rows: Rows = []
    for place, wind in enumerate(map(texts, SEATS[: len(deal.hands)])):
        seat = (deal.dealer + place) % len(deal.hands)
        hand = deal.hands[seat]
        resting = sorted((tile for tile in hand.tiles if tile != hand.drawn), key=place_in_hand)
        concealed = short(resting, screen.lang)
        if hand.drawn >= 0:
            concealed.append("  ").append(short([hand.drawn], screen.lang))
        melds = Text(" ").join(short_meld(meld, screen.lang) for meld in hand.melds)
        if flowers := set_aside(deal, seat):
            aside = texts("table-nuki")
            melds.append(f" {aside} " if hand.melds else f"{aside} ").append(short(flowers, screen.lang))
        suit = [*SUITS][chosen] if (chosen := chosen_suit(deal, seat)) >= 0 else ""
        sideways = deal.turned(seat)
        said_ready = hand.riichi > 0 and not any(sideways)  # else the pond shows it
        holder = Holder(riichi=said_ready, suit=suit, out=hand.out)
        for said in state_texts(screen, texts, holder):
            melds.append("  " if melds else "").append(said)
        pond = Text(" ").join(
            _lying(*lying, screen) for lying in zip((lying.tile for lying in hand.pond), sideways, strict=True)
        )
        rows.append((wind, concealed, melds, pond, texts.figure(deal.points[seat])))
    return rows


def _table(screen: Screen, texts: Texts, stand: Stand, rows: Rows) -> None:
    """The table as it stands."""
    table = screen.table(
        texts("scenario-column-seat"),
        texts("scenario-column-hand"),
        texts("scenario-column-melds"),
        texts("scenario-column-pond"),
        "#" + texts("scenario-column-points"),
    )
    for row in rows:
        table.add_row(*row)
    screen.console.print(table)
    left = stand.deal.wall.live
    if stand.indicators:
        shown = format_tiles(stand.indicators, screen.lang, " ")
        screen.say((texts("scenario-indicators", tiles=shown, left=left), "dim"))
    else:
        screen.say((texts("scenario-left", left=left), "dim"))


def _worth(screen: Screen, texts: Texts, told: Scenario, outcome: Outcome, why: bool) -> None:
    """What each win was worth and why, and who has paid whom."""
    plan = told.rule_set.plan
    start, *events = dropwhile(lambda event: not isinstance(event, DealStarted), outcome.events)
    scene = scene_of([start], (), terms_of(plan))
    teller = ScreenTeller(screen, texts, plan)

    def name(account: Account) -> str:
        return texts(SEATS[scene.board.wind(account)] if account >= 0 else TableAccount(account).text_id)

    if any(isinstance(event, Won | Paid) for event in events):
        screen.say()
    for number, event in enumerate(events, 1):
        scene.board.follow(event)
        if isinstance(event, Won):
            first, *others = teller.worth(event, scene, why, events[number:])
            screen.say((texts("scenario-win", seat=name(event.seat), worth=first), "bold"))
            for line in others:
                screen.say(line)
        for row in event.rows if isinstance(event, Paid) else ():
            if row.unit is not Unit.SCORE:
                reason = texts(row.text_id, **row.arguments)
                payer, receiver, amount = name(row.source), name(row.target), texts.figure(row.amount)
                if row.unit is Unit.CHIPS:
                    amount = texts("scenario-chips", count=row.amount)
                screen.say(texts("score-payment", payer=payer, receiver=receiver, amount=amount, because=reason))


def _lying(tile: Tile, turned: bool, screen: Screen) -> Text:
    text = short([tile], screen.lang)
    return Text("[").append(text).append("]") if turned else text
