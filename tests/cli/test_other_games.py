"""Taiwanese and Sichuan games in a terminal: replayed in words, drawn, verified, shown as scenarios."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from jantaku.cli import main
from jantaku.cli.drawing import Screen
from jantaku.cli.recorded_game import Game
from jantaku.cli.table_drawing import DrawnTable, apart_from_hand, scene_of, state_texts
from jantaku.cli.telling import ScreenTeller
from jantaku.hands import Meld, MeldForm
from jantaku.hands.kernel import KernelBook
from jantaku.records.formats.register import write_record
from jantaku.records.record import Record
from jantaku.records.replay import Replay
from jantaku.records.rules_played import rules_of
from jantaku.table.events import (
    HIDDEN,
    DealStarted,
    Discarded,
    Event,
    HandBuilt,
    KanDeclared,
    KansShown,
    MatchStarted,
    ReadyDeclared,
    Ruled,
    SuitChosen,
    SuitShown,
    TilesPassed,
    Won,
)
from jantaku.table.events.opening import SECRET
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.set_aside import set_aside
from jantaku.table.telling.board import Holder, terms_of
from jantaku.table.telling.eyes import eyes_of, seen_by
from jantaku.texts import LANGUAGES, Language, Texts
from jantaku.tiles import Tile, parse_tiles
from tests.records.played import nth, played, without_seed
from tests.records.test_other_games import ruled

pytestmark = pytest.mark.skipif(KernelBook is None, reason="matches are played with the C++ kernel, not built here")

Capture = pytest.CaptureFixture[str]
GAMES = ("sichuan", "taiwanese")
NAMES = ("A", "B", "C", "D")
START = DealStarted(0, 27, 0, 0, 0, 0, (0, 0, 0, 0))


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")


def stored(folder: Path, record: Record) -> str:
    (folder / "game.jsonl").write_text(write_record(record, "native"), "utf-8")
    return str(folder / "game.jsonl")


def run(capsys: Capture, *arguments: str) -> tuple[int, str]:
    code = main(arguments)
    return code, capsys.readouterr().out


# ---------------------------------------------------------------- the table that is drawn


@pytest.mark.parametrize("rules", GAMES)
def test_a_scene_follows_the_table(rules: str) -> None:
    """The table drawn from the events is the table that the deal has, those who are out included."""
    record = played(rules)
    replayed = Replay(without_seed(record), rules_of(record))
    compared = out = 0
    for match in replayed.steps():
        if match.over:
            continue
        deal = match.deal
        board = scene_of(deal.events, record.header.names, terms_of(match.rules.plan)).board
        for seat, (one, other) in enumerate(zip(board.seats, deal.hands, strict=True)):
            suit = chosen_suit(deal, seat)
            assert [laid.meld for laid in one.melds] == other.melds
            assert (one.riichi, one.nuki, one.out) == (other.riichi > 0, set_aside(deal, seat), other.out)
            assert [lying.tile for lying in one.pond] == [lying.tile for lying in other.pond]
            assert one.suit == ("mps"[suit] if suit >= 0 else None)
            if other.out:
                out += 1
                assert {*one.tiles, apart_from_hand(one)} == {*other.tiles, other.won}
                continue
            assert sorted(one.tiles) == sorted(other.tiles)
            assert apart_from_hand(one) == (None if other.drawn == NO_TILE else other.drawn)
        assert ([holder.points for holder in board.seats], board.left) == (deal.points, deal.wall.live)
        compared += 1
    assert compared > 300
    assert bool(out) == (rules == "sichuan")


def test_what_a_seat_cannot_see_stays_hidden_in_a_scene() -> None:
    record = played("sichuan")
    plan = rules_of(record).plan
    chosen = next(place for place, event in enumerate(record.events) if isinstance(event, SuitChosen))
    seen = seen_by(eyes_of(plan, (1,)), record.events[nth(record, DealStarted, 0) : chosen + 4])
    board = scene_of(seen, record.header.names, terms_of(plan)).board
    suits = [holder.suit for holder in board.seats]
    assert suits.count(SECRET) == 3
    assert suits[1] in ("m", "p", "s")
    discarded = next(event for event in record.events[chosen:] if isinstance(event, Discarded))
    board.follow(discarded)
    assert board.seats[discarded.seat].suit in ("m", "p", "s")


def test_a_kan_that_lies_face_down_is_drawn_by_its_back() -> None:
    kan = KanDeclared(2, "closed", Meld(MeldForm.CLOSED_KAN, (HIDDEN,) * 4))
    teller = ScreenTeller(Screen("en"), Texts("en"), rules_of(played("taiwanese")).plan)
    assert teller.at(scene_of([START], NAMES)).sentence(kan) == "西 C declares a concealed kong: ▮▮▮▮"


def test_a_kan_that_lay_face_down_is_shown_in_the_end() -> None:
    four = parse_tiles("5555z")
    kan = KanDeclared(2, "closed", Meld(MeldForm.CLOSED_KAN, (HIDDEN,) * 4))
    shown = KansShown(2, (Meld(MeldForm.CLOSED_KAN, tuple(four)),))
    scene = scene_of([START, kan, shown], NAMES)
    assert [laid.meld for laid in scene.board.seats[2].melds] == [*shown.melds]
    for lang, said in (
        ("en", "西 C shows the concealed kong: 白白白白#"),
        ("ru", "西 C показывает закрытый конг: 白白白白#"),
    ):
        teller = ScreenTeller(Screen(lang), Texts(lang), rules_of(played("taiwanese")).plan)  # type: ignore[arg-type]
        assert teller.at(scene).sentence(shown) == said


@pytest.mark.parametrize(
    ("holder", "said"),
    [
        (Holder(out=True, suit="p"), ["«ху»", "без точек"]),
        (Holder(suit="?"), ["масть не открыта"]),
        (Holder(), []),
    ],
)
def test_what_is_known_of_a_player_stands_beside_the_tiles(holder: Holder, said: list[str]) -> None:
    assert [text.plain for text in state_texts(Screen("ru"), Texts("ru", "sichuan"), holder)] == said


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_on_the_screen(capsys: Capture, rules: str, columns: int, lang: Language) -> None:
    screen = Screen(lang)
    screen.console.width = columns
    shown = Game(played(rules), screen, Texts(lang))
    for number in range(len(shown.pages)):
        shown.show_moment(number, len(shown.pages[number].play) * 3 // 4)
    lines = capsys.readouterr().out.splitlines()
    assert max(cell_len(line.rstrip()) for line in lines) <= columns
    assert len(lines) / len(shown.pages) <= (24 if columns >= 80 else 40)
    assert not any("honba" in line or "хонба" in line or "riichi" in line or "риичи" in line for line in lines)


# ---------------------------------------------------------------- in words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES)
def test_every_event_of_a_match_can_be_said(rules: str, lang: Language) -> None:
    """As all see it, and as one seat does."""
    record = ruled(rules)
    plan = rules_of(record).plan
    teller = ScreenTeller(Screen(lang), Texts(lang), plan)
    for events in (record.events, seen_by(eyes_of(plan, (2,)), record.events)):
        scene: DrawnTable | None = None
        for event in events:
            if isinstance(event, DealStarted):
                scene = scene_of([event], record.header.names, terms_of(plan))
            elif not isinstance(event, MatchStarted) and scene is not None:
                assert teller.at(scene).sentence(event)
                scene.board.follow(event)


TILES = tuple(parse_tiles("123m"))
HID = (HIDDEN,) * 3
Sentence = tuple[Event, str, str]
SENTENCES: list[Sentence] = [
    (SuitChosen(1, TILES[2]), "南 B кладёт перед собой 3м, запрещённая масть: символы",
     "南 B puts down 3m; void suit: characters"),
    (SuitChosen(1, TILES[0], card=True), "南 B кладёт карточку запрещённой масти: символы",
     "南 B puts down the void-suit card: characters"),
    (SuitChosen(1, HIDDEN), "南 B втайне назначает запрещённую масть", "南 B chooses a void suit in secret"),
    (SuitShown(1, "p"), "南 B открывает карточку запрещённой масти: точки",
     "南 B reveals the void-suit card: dots"),
    (HandBuilt(1, TILES), "南 B собирает руку 123м", "南 B builds the hand 123m"),
    (HandBuilt(1, HID), "南 B собирает руку", "南 B has built a hand"),
    (TilesPassed(1, 2, TILES), "南 B передаёт 123м игроку 西 C", "南 B passes 123m to 西 C"),
    (TilesPassed(1, 2, HID), "南 B передаёт 3 кости игроку 西 C", "南 B passes 3 tiles to 西 C"),
    (Ruled("false_win", 1), "南 B объявляет ложный маджонг и выходит из сдачи",
     "南 B declares a false Hu and leaves the deal"),
]  # fmt: skip


@pytest.mark.parametrize("event", SENTENCES, ids=lambda sentence: type(sentence[0]).__name__)
def test_new_events_are_said(event: Sentence) -> None:
    told, *said = event
    for lang, sentence in zip(("ru", "en"), said, strict=True):
        teller = ScreenTeller(Screen(lang), Texts(lang), rules_of(played("sichuan")).plan)  # type: ignore[arg-type]
        assert teller.at(scene_of([START], NAMES)).sentence(told) == sentence


def test_a_hand_that_was_dealt_ready_is_said() -> None:
    teller = ScreenTeller(Screen("ru"), Texts("ru"), rules_of(played("taiwanese")).plan)
    said = teller.at(scene_of([START], NAMES)).sentence(ReadyDeclared(3))
    assert said == "北 D объявляет руку просящей с раздачи"


def won(source: int, tile: Tile) -> Won:
    return Won(1, source, tile, HID, (), (), (0, 0, 0, 0), 0, 1, 4, 4, False, (), ())


def test_a_win_that_is_turned_down_tells_only_what_is_seen() -> None:
    plan = rules_of(played("sichuan")).plan
    teller = ScreenTeller(Screen("en"), Texts("en"), plan)
    scene = scene_of([START], NAMES, terms_of(plan))
    assert (
        teller.at(scene).sentence(won(3, TILES[0]))
        == "南 B declares Hu on 北 D’s 1m and turns the tiles face down. gets 4"
    )
    assert (
        teller.at(scene).sentence(won(1, HIDDEN))
        == "南 B declares Hu by self-draw and turns the tiles face down. gets 4"
    )
    assert teller.worth(won(1, HIDDEN), scene) == ["gets 4"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("seat", ["", "S"])
def test_the_whole_game_is_told(capsys: Capture, tmp_path: Path, rules: str, lang: str, seat: str) -> None:
    path = stored(tmp_path, ruled(rules))
    code, out = run(capsys, "--lang", lang, "replay", path, *(["--seat", seat] if seat else []))
    assert code == 0
    expected = {
        "sichuan": ("объявляет ложный маджонг", "declares a false Hu"),
        "taiwanese": ("выкладывает цветок", "exposes the flower"),
    }
    assert expected[rules][lang == "en"] in out
    assert ("▮" in out) == bool(seat)


# ---------------------------------------------------------------- verified


@pytest.mark.parametrize("make", [played, ruled])
@pytest.mark.parametrize("rules", GAMES)
def test_a_record_holds(capsys: Capture, tmp_path: Path, rules: str, make: Callable[[str], Record]) -> None:
    code, out = run(capsys, "verify", stored(tmp_path, make(rules)))
    assert (code, "No differences." in out) == (0, True)


@pytest.mark.parametrize(("rules", "wall"), [("sichuan", "108 live and 0 dead"), ("taiwanese", "128 live and 16 dead")])
def test_the_walls_are_checked(capsys: Capture, tmp_path: Path, rules: str, wall: str) -> None:
    code, out = run(capsys, "verify-shuffle", stored(tmp_path, played(rules)))
    assert code == 0
    assert "Deal 1: OK." in out
    assert "bad" not in out
    code, out = run(capsys, "verify-shuffle", "--seed", "00" * 32, "--rules", rules, "--wall")
    assert code == 0
    assert wall in out
    assert "ora indicator" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_converting_says_what_cannot_be_told(capsys: Capture, tmp_path: Path, lang: str) -> None:
    path = stored(tmp_path, played("sichuan"))
    code = main(["--lang", lang, "convert", path, str(tmp_path / "game.mjlog")])
    said = capsys.readouterr().err
    assert code == 2
    assert ("масти" if lang == "ru" else "suits") in said
    assert "Traceback" not in said


# ---------------------------------------------------------------- scenarios

BATTLE = """
about.ru = "Победитель выходит."
about.en = "A winner leaves."
rule = "winners"
rules = "sichuan"
hands.W = "123456m 789s 22s 45s"
start = { river = 4, out = ["N"] }
play = "E 6s / W ron"
[expect]
out = ["W", "N"]
"""
FLOWERS = """
about.ru = "Цветы лежат рядом с рукой."
about.en = "Flowers lie beside the hand."
rule = "tiles set aside"
rules = "taiwanese"
hands.S = "123456789m 123p 45s 11z"
flowers.S = "1f 5f"
play = "S ready / E 5p"
[expect]
riichi = ["S"]
"""


def shown(capsys: Capture, tmp_path: Path, text: str, lang: str) -> list[str]:
    (tmp_path / "scenario.toml").write_text(text, "utf-8")
    code, out = run(capsys, "--lang", lang, "scenario", str(tmp_path / "scenario.toml"))
    assert code == 0
    return [" ".join(line.split()) for line in out.splitlines()]


def test_a_scenario_shows_suits_and_who_is_out(capsys: Capture, tmp_path: Path) -> None:
    lines = shown(capsys, tmp_path, BATTLE, "en")
    assert lines[lines.index("> Start") + 5].startswith("West 123456m 2245789s void dots")
    assert "> End of the deal" not in lines
    last = lines[lines.index("> West: win") :]
    assert next(line for line in last if line.startswith("West ")).startswith("West 123456m 2245789s “Hu” void dots")
    assert "West – no fan: value 1, the winner gets 1" in last
    assert "East → West: 1 (win on a discard)" in last


def test_a_scenario_shows_flowers_and_hands_that_are_ready(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    lines = shown(capsys, tmp_path, FLOWERS, "ru")
    south = [line for line in lines if line.startswith("юг ")]
    assert south[0].startswith("юг 123456789м 123п 45с 11з цветы 15ц")
    assert "просящая с раздачи" in south[-1]
