"""An event is told in one place: nobody else has words for events, or follows them to show them."""

import re
from pathlib import Path
from typing import Final, get_args

import pytest

import jantaku
from jantaku.cli.drawing import Screen
from jantaku.cli.table_drawing import scene_of
from jantaku.cli.telling import ScreenTeller
from jantaku.hands import Meld, MeldForm, Side
from jantaku.scoring.ledger import Reason, TableAccount, Transfer
from jantaku.server.telling.event_words import words
from jantaku.server.telling.wire import Setting
from jantaku.table.events import (
    HIDDEN,
    AnyEvent,
    Called,
    DealEnded,
    DealStarted,
    Dealt,
    Drawn,
    Event,
    KanDeclared,
    MatchEnded,
    Paid,
    Won,
)
from jantaku.table.events.line import Figure, Listed, Who
from jantaku.table.telling.board import USUAL, Board
from jantaku.table.telling.eyes import BLIND, Eyes
from jantaku.table.telling.teller import Notation, Teller
from jantaku.texts import LANGUAGES, Language, Texts
from jantaku.tiles import Tile, parse_tiles

SOURCES: Final = Path(jantaku.__file__).parent
NAMES: Final = ("Anna", "Boris", "C", "D")
START: Final = DealStarted(0, 27, 0, 0, 0, 0, (25000,) * 4)
SET: Final = tuple(parse_tiles("555z"))


def teller(language: Language = "en") -> Teller:
    return Teller(Texts(language), Notation(language, NAMES))


# ---------------------------------------------------------------- one place


def test_nobody_else_has_words_for_events() -> None:
    """But the teller, who knows what a win is worth and what was done in a turn."""
    telling = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if re.search(r'"event-[a-z]', path.read_text("utf-8"))
    }
    assert {path for path in telling if not path.startswith("table/events/")} == {"table/telling/teller.py"}


def test_every_text_of_an_event_is_said_by_one() -> None:
    told = "".join(path.read_text("utf-8") for path in (SOURCES / "table").rglob("*.py"))
    texts = (SOURCES / "texts" / "en" / "replay.ftl").read_text("utf-8")
    named = re.findall(r"^(event-[a-z-]+) =", texts, re.MULTILINE)
    assert len(named) > 40
    assert [name for name in named if f'"{name}"' not in told] == []


def test_an_event_lays_itself_on_a_board_and_nothing_else_does() -> None:
    """A board that knew events by their types would have to be told of each new one."""
    source = (SOURCES / "table" / "telling" / "board.py").read_text("utf-8")
    known = {kind.__name__ for kind in get_args(AnyEvent) if re.search(rf"\b{kind.__name__}\b", source)}
    assert known == {"DealStarted", "WallBroken"}  # what it keeps


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (Drawn(1, parse_tiles("3m")[0]), "draws 3m", "берёт тайл 3м"),
        (Drawn(1, HIDDEN, "dead_wall"), "draws a replacement tile", "берёт тайл замены"),
        (Dealt(1, (HIDDEN,)), "", ""),
        (
            DealStarted(3, 28, 1, 1, 2, 1, (0,) * 4),
            "South 2, honba 2, 1 riichi stick",
            "Юг 2, 2 хонбы, 1 палочка риичи",
        ),
        (Called(1, 0, Meld(MeldForm.PON, SET, SET[0], Side.LEFT)), None, None),
        (DealEnded((26000, 24000, 25000, 25000), 0), None, None),
        (MatchEnded((1000, 2000), (-20000, 20000), (2, 1)), None, None),
        (Paid((Transfer(1, 0, 300, Reason.RIICHI), Transfer(0, -1, 1000, Reason.RIICHI))), None, None),
    ],
    ids=lambda told: type(told).__name__ if isinstance(told, Event) else "",
)
def test_the_same_words_everywhere(event: Event, english: str | None, russian: str | None) -> None:
    """What the server says is what a teller says; a screen writes tiles and players in its own way."""
    served = words(event, Setting(NAMES, ""))
    for language, expected in zip(("en", "ru"), (english, russian), strict=True):
        told = teller(language).words(event)  # type: ignore[arg-type]
        assert told == served[language]
        assert expected in (None, told)
    on_screen = ScreenTeller(Screen("en", plain=True), Texts("en")).at(scene_of([START], NAMES)).words(event)
    for name, sign in zip(NAMES, ("E", "S", "W", "N"), strict=True):
        on_screen = on_screen.replace(f"{sign} {name}", name)
    assert on_screen == served["en"]


def test_final_scores_are_told_where_they_are_not_the_points() -> None:
    settled, played = (MatchEnded((1000, 2000), scores, (2, 1)) for scores in ((-20000, 20000), (1000, 2000)))
    assert "Anna 1000 (-20), Boris 2000 (+20)" in teller().words(settled)
    assert "Anna 1000, Boris 2000" in teller().words(played)


def test_whom_nobody_knows_and_accounts_of_the_table_are_named() -> None:
    assert teller().said(Listed((Who(1), Who(7), Who(TableAccount.STICKS), Figure(1234)), "|")) == "|".join(
        ("Boris", "?", Texts("en")(TableAccount.STICKS.text_id), Texts("en").figure(1234))
    )


def test_what_lies_face_down_is_written_by_its_back() -> None:
    kan = KanDeclared(1, "closed", Meld(MeldForm.CLOSED_KAN, (HIDDEN,) * 4))
    assert teller().words(kan).endswith(": ?")
    on_screen = ScreenTeller(Screen("en"), Texts("en")).at(scene_of([START], NAMES))
    assert on_screen.words(kan).endswith(": ▮▮▮▮")


# ---------------------------------------------------------------- eyes and boards


@pytest.mark.parametrize(("down", "seen"), [(False, False), (True, False), (True, True)])
def test_of_a_winner_only_what_the_eyes_may_see(down: bool, seen: bool) -> None:
    tiles = tuple(parse_tiles("123m"))
    kan = Meld(MeldForm.CLOSED_KAN, tuple(parse_tiles("1111p")))
    won = Won(1, 1, tiles[0], tiles[1:], (kan,), (), (0, 0, 0, 0), 1, 30, 240, 500, False, (), ())
    eyes = Eyes(frozenset({1} if seen else {2}), kans_face_down=down, winners_face_down=down)
    told = won.seen(eyes)
    assert (told == won) == (seen or not down)
    assert told.turned_down == (down and not seen)
    assert (told.melds[0].tiles[0] == HIDDEN) == (down and not seen)
    assert told.points == won.points


def test_eyes_of_the_same_rules() -> None:
    eyes = Eyes(frozenset({1}), True, True, True)
    assert (eyes.of(2, 3), eyes.of()) == (
        Eyes(frozenset({2, 3}), True, True, True),
        Eyes(frozenset(), True, True, True),
    )
    assert (1 in eyes, 2 in eyes, 1 in BLIND) == (True, False, False)


def test_a_board_goes_by_what_is_told_of_the_wall() -> None:
    board = Board(USUAL, 4)
    board.follow(START)
    for event, left in (
        (Dealt(0, (HIDDEN,) * 4), 118),  # not told: counted
        (Dealt(1, (HIDDEN,) * 4, 90), 90),
        (Drawn(0, Tile(HIDDEN)), 89),
        (Drawn(0, Tile(HIDDEN), "dead_wall", 60), 60),
    ):
        board.follow(event)
        assert board.left == left


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_passed_over_in_silence_by_the_server(language: str) -> None:
    """A damaged record may call anything a tile, and name seats that there are not."""
    assert words(Drawn(1, Tile(40_000_000)), Setting(NAMES, ""))[language]
    assert words(Dealt(1, (Tile(63),)), Setting(NAMES, ""))[language] == ""
    board = Board(USUAL, 4)
    board.follow(START)
    board.follow(Drawn(17, Tile(3)))
    assert not any(holder.tiles for holder in board.seats)
