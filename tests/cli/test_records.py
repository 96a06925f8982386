"""``jantaku replay``, ``verify`` and ``convert``: what they say, in both languages, and how they answer mistakes."""

import io
import os
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from jantaku.cli import main
from jantaku.cli.drawing import Screen
from jantaku.cli.recorded_game import Game, pages_of
from jantaku.cli.records import ENDINGS
from jantaku.cli.table_drawing import apart_from_hand, drawn_pond, scene_of
from jantaku.cli.telling import ScreenTeller
from jantaku.hands.kernel import KernelBook
from jantaku.records.formats.register import FORMATS, read_record, write_record
from jantaku.records.record import Record
from jantaku.records.replay import Replay
from jantaku.records.rules_played import rules_of
from jantaku.table.events import (
    HIDDEN,
    DealStarted,
    Discarded,
    Drawn,
    IndicatorShown,
    KindsExcluded,
    MatchEnded,
    MatchStarted,
    Paid,
    Won,
)
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.set_aside import set_aside
from jantaku.table.telling.board import Lying, terms_of
from jantaku.table.telling.eyes import BLIND, seen_by
from jantaku.texts import LANGUAGES, Language, Texts
from jantaku.tiles import KIND, Tile, short_of
from tests.records.played import changed, discard_in_riichi, found, nth, played, with_a_discard_in_riichi, without_seed
from tests.records.stored_games import INIT, game, game_of_three, north

pytestmark = pytest.mark.skipif(KernelBook is None, reason="matches are played with the C++ kernel, not built here")

Capture = pytest.CaptureFixture[str]
Forge = Callable[[], tuple[Record, str]]


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return stored(tmp_path, played())


def stored(folder: Path, record: Record, name: str = "game.jsonl") -> str:
    (folder / name).write_text(write_record(record, "native"), "utf-8")
    return str(folder / name)


def run(capsys: Capture, *arguments: str) -> tuple[int, list[str], str]:
    """Exit code, the lines on stdout without blanks behind them, stderr."""
    code = main(arguments)
    said = capsys.readouterr()
    return code, [line.rstrip() for line in said.out.splitlines()], said.err


# ---------------------------------------------------------------- replay

DEALT = INIT.replace('seed="0,0,0,4,2,135"', 'seed="0,1,2,4,2,135"')
SHORT_GAME = game(
    "<T54/>",
    "<D54/>",
    "<U55/>",
    "<E52/>",
    "<V90/>",
    "<F72/>",
    "<W132/>",
    "<G108/>",
    "<T133/>",
    init=DEALT,
)
"""Nobody wins in it: each draws and discards once, and the dealer draws again."""


def test_the_account_of_a_deal(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "short.mjlog"
    path.write_text(SHORT_GAME, "utf-8")
    code, lines, warned = run(capsys, "replay", str(path), "--lang", "en")
    assert code == 0
    assert lines == [
        "Deal 1 of 1",
        "East 1   honba 1   2 riichi sticks   69 tiles left   dora indicator 中",
        "▸ 東 A  25000  1112223334405m  5p",
        "  南 Б  25000  1112223334405p",
        "  西 C  25000  1112223334405s",
        "  北 D  25000  東東東南南南西西西北北白白",
        "",
        "1  東 A  discards the drawn 5p",
        "3  南 Б  draws 5p, discards 0p",
        "5  西 C  draws 5s, discards 1s",
        "7  北 D  draws 中, discards 東",
        "8  東 A  draws 中",
        "",
    ]
    assert warned == "Warning: the record ends before the match does.\n"


GAME_OF_THREE = game_of_three(
    "<T122/>",
    f'<N who="0" m="{north(122)}" />',
    "<T54/>",
    f'<N who="0" m="{north(120)}" />',
    "<T55/>",
    "<D52/>",
    "<U90/>",
    "<E90/>",
    "<V0/>",
    '<AGARI ba="0,0" hai="0,108,109,110,112,113,114,116,117,118,124,125,128,129" machi="0" ten="50,6000,1" '
    'yaku="0,1,28,2,29,2" doraHai="135" who="2" fromWho="2" sc="350,-40,350,-20,350,60,0,0" />',
)
"""East sets two norths aside; West, who holds none, wins."""


def test_the_account_of_a_deal_of_three(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "three.mjlog"
    path.write_text(GAME_OF_THREE, "utf-8")
    code, lines, _ = run(capsys, "replay", str(path), "--lang", "en")
    assert code == 0
    assert lines == [
        "Deal 1 of 1",
        "East 1   honba 0   0 riichi sticks   54 tiles left   dora indicator 中",
        "▸ 東 A  35000  111222333440p 北  北",
        "  南 Б  35000  111222333440s 北",
        "  西 C  35000  東東東南南南西西西白白發發",
        "",
        f" 5  東 A  {', '.join(['declares kita: 北, draws the replacement tile 5p'] * 2)}, discards 0p",
        " 7  南 Б  draws and discards 5s",
        " 8  西 C  draws 1m",
        " 9  西 C  wins by tsumo on 1m: 東東東南南南西西西白白發發",
        "          Menzen tsumo, Toitoi, Sanankou: 5 han 50 fu, worth 6000",
        "          東 A → 西 C: 4000 (tsumo)",
        "10        南 Б → 西 C: 2000 (tsumo)",
        "",
    ]
    _, lines, _ = run(capsys, "replay", str(path), "--lang", "ru", "--turn", "4")
    assert lines == [
        "Восток 1   0 хонб   0 палочек риичи   в стене 52 тайла   индикатор доры 中",
        "",
        "▸ 東 A  35\N{NO-BREAK SPACE}000  1112223334405п  5п          отложено 北北",
        "  南 Б  35\N{NO-BREAK SPACE}000  111222333440с 北",
        "  西 C  35\N{NO-BREAK SPACE}000  東東東南南南西西西白白發發",
        "",
        "Событие 4 из 10. 東 A берёт тайл замены 5п",
    ]


def test_a_game_of_three_has_three_seats(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "three.mjlog"
    path.write_text(GAME_OF_THREE, "utf-8")
    for seat, shown in (("W", "西 C  35000  東東東"), ("A", "東 A  35000  111222")):
        _, lines, _ = run(capsys, "replay", str(path), "--turn", "0", "--seat", seat, "--lang", "en")
        assert sum(shown in line for line in lines) == 1
        assert sum("▮" in line for line in lines) == 2
    code, _, err = run(capsys, "replay", str(path), "--seat", "N", "--lang", "en")
    assert code == 2
    assert err.endswith("Error: “N” is neither a player nor a wind. Players: A, Б, C, E, S, W.\n")


@pytest.mark.parametrize("to", ["native", "mjlog", "tenhou_json", "mjai"])
def test_a_game_of_three_is_converted_and_still_holds(capsys: Capture, tmp_path: Path, to: str) -> None:
    source, target = stored(tmp_path, played("sanma_tenhou")), str(tmp_path / "other")
    code, _, err = run(capsys, "convert", source, target, "--to", to, "--lang", "en")
    assert code == 0
    assert "the course of play" not in err
    code, lines, _ = run(capsys, "verify", target, "--lang", "en")
    assert (code, lines[-1]) == (0, "No differences.")
    assert lines[0].startswith("Verified 1 match, ")


def test_norths_lie_beside_the_hand_and_may_be_robbed() -> None:
    record = read_record(GAME_OF_THREE)
    start = nth(record, DealStarted, 0)
    board = scene_of(record.events[start:], record.header.names).board
    assert [len(holder.nuki) for holder in board.seats] == [2, 0, 0]
    won = found(record, Won, 0)[1]
    board.follow(replace(won, source=0, tile=board.seats[0].nuki[0]))
    assert [len(holder.nuki) for holder in board.seats] == [1, 0, 0]


def test_seasons_that_were_dealt_are_set_aside_by_each_player_in_turn(capsys: Capture, tmp_path: Path) -> None:
    path = stored(tmp_path, played("sanma_kansai", 1))
    _, lines, _ = run(capsys, "replay", path, "--deal", "1", "--lang", "en")
    turns = [line for line in lines if " declares nuki: " in line or " declares kita: " in line]
    assert turns
    assert all(line.count("draws ") <= line.count("draws the replacement tile ") + 1 for line in turns)
    assert len({line.split()[1] for line in turns}) == 3


def test_kinds_out_of_play_are_named(capsys: Capture, tmp_path: Path) -> None:
    record = played("sanma_excluded_tiles", 1)
    _, excluded = found(record, KindsExcluded, 0)
    _, lines, _ = run(capsys, "replay", stored(tmp_path, record), "--turn", "0", "--lang", "en", "--plain")
    assert lines[0].endswith("out of play " + " ".join(map(short_of, excluded.tiles)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_game_in_words(capsys: Capture, file: str, lang: Language) -> None:
    code, lines, _ = run(capsys, "replay", file, "--lang", lang)
    assert code == 0
    record = played()
    deals = sum(isinstance(event, DealStarted) for event in record.events)
    assert sum(line.startswith({"en": "Deal ", "ru": "Раздача "}[lang]) for line in lines) == deals
    word = {"en": " wins by ", "ru": " побеждает по "}[lang]
    assert sum(word in line for line in lines) == sum(isinstance(event, Won) for event in record.events)
    ended = record.events[-1]
    assert isinstance(ended, MatchEnded)
    first = record.header.names[ended.places.index(1)]
    assert any(line.split()[:2] == ["1", first] for line in lines[-5:])


def test_every_win_is_explained_by_the_rules_and_every_payment_told(capsys: Capture, file: str) -> None:
    record = played()
    _, lines, _ = run(capsys, "replay", file, "--lang", "en")
    said = "\n".join(lines)
    texts = Texts("en")
    for start, won in wins(record):
        teller = ScreenTeller(Screen("en"), texts, rules_of(record).plan)
        scene = scene_of([start], record.header.names)
        (explained,) = teller.worth(won, scene)
        assert explained in said
        assert f"worth {won.points}" in explained
    for event in record.events:
        if isinstance(event, Paid):
            assert all(f": {row.amount} (" in said for row in event.rows)


def wins(record: Record) -> list[tuple[DealStarted, Won]]:
    told: list[tuple[DealStarted, Won]] = []
    for event in record.events:
        if isinstance(event, DealStarted):
            start = event
        elif isinstance(event, Won):
            told.append((start, event))
    return told


def test_a_win_that_the_rules_price_otherwise_is_told_as_the_record_has_it() -> None:
    record = played()
    start, won = wins(record)[0]
    teller = ScreenTeller(Screen("en"), Texts("en"), rules_of(record).plan)
    scene = scene_of([start], record.header.names)
    honest, forged = (teller.worth(one, scene)[0] for one in (won, replace(won, points=123)))
    assert "base" in honest or "mangan" in honest or "han:" in honest
    assert forged.endswith("worth 123")


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_on_the_screen(capsys: Capture, file: str, columns: int, lang: Language) -> None:
    record = played()
    screen = Screen(lang)
    screen.console.width = columns
    shown = Game(record, screen, Texts(lang))
    for number in range(len(shown.pages)):
        shown.show_moment(number, len(shown.pages[number].play) * 3 // 4)
    lines = capsys.readouterr().out.splitlines()
    assert max(cell_len(line.rstrip()) for line in lines) <= columns
    assert len(lines) / len(shown.pages) <= (22 if columns >= 80 else 40)


def test_a_moment_shows_hands_ponds_and_the_event(capsys: Capture, file: str) -> None:
    page = pages_of(played().events)[1]
    code, lines, _ = run(capsys, "replay", file, "--deal", "2", "--turn", "3", "--lang", "ru")
    assert code == 0
    assert lines[0].startswith("Восток ")
    assert sum(line.startswith(("  ", "▸ ")) for line in lines[2:6]) == 4
    drawn, thrown = page.play[1:3]
    assert isinstance(drawn, Drawn)
    assert isinstance(thrown, Discarded)
    teller = ScreenTeller(Screen("ru"), Texts("ru"))
    said = teller.at(scene_of(page.setup, played().header.names)).sentence(thrown)
    assert lines[-1] == f"Событие 3 из {len(page.play)}. {said}"
    assert teller.at(scene_of(page.setup, ())).said((thrown.tile,)) in lines[8]  # the first row of the ponds


def test_turn_0_is_the_table_just_dealt(capsys: Capture, file: str) -> None:
    _, lines, _ = run(capsys, "replay", file, "--turn", "0", "--lang", "en")
    assert lines[0].startswith("East 1   honba 0   0 riichi sticks   69 tiles left   dora indicator ")
    assert lines[-1] == "The tiles are dealt."


@pytest.mark.parametrize(("seat", "place"), [("Anna", 0), ("E", 0), ("с", 3), ("千恵", 2)])
def test_a_seat_sees_only_its_own_tiles(capsys: Capture, file: str, seat: str, place: int) -> None:
    _, lines, _ = run(capsys, "replay", file, "--turn", "9", "--seat", seat, "--lang", "en")
    hands = lines[2:6]
    assert [("▮" in line) for line in hands] == [turn != place for turn in range(4)]
    _, account, _ = run(capsys, "replay", file, "--deal", "1", "--seat", seat, "--lang", "en")
    assert any("draws a tile" in line for line in account)
    assert any("draws " in line and "a tile" not in line for line in account)


def test_where_the_tile_of_a_riichi_was_called_the_next_that_stays_is_turned() -> None:
    """000:519: ! is the turned tile, ^ one that was called."""
    pond = [Lying(Tile(0)), Lying(Tile(8), riichi=True, called=True), Lying(Tile(9), called=True), Lying(Tile(10))]
    assert drawn_pond(pond[:1], Screen("en", plain=True)).plain == "1m "
    assert drawn_pond(pond, Screen("en", plain=True)).plain == "1m 9m^1p^2p!"
    stays = [Lying(Tile(8), riichi=True), Lying(Tile(10))]
    assert drawn_pond(stays, Screen("en", plain=True)).plain == "9m!2p "


def test_plain_letters_only(capsys: Capture, file: str) -> None:
    for arguments in (["--turn", "30"], ["--deal", "1"], ["--turn", "30", "--seat", "S"]):
        _, lines, _ = run(capsys, "replay", file, "--plain", "--lang", "en", *arguments)
        assert all(
            line.replace("Борис", "").replace("千恵", "").replace("→", "").replace("’", "").isascii() for line in lines
        ), lines


@pytest.mark.parametrize("rules", ["riichi", "sanma_tenhou"])
def test_a_scene_follows_the_table(rules: str) -> None:
    """The table drawn from the events is the table that the deal has."""
    record = played(rules)
    replayed = Replay(without_seed(record), rules_of(record))
    compared = 0
    for match in replayed.steps():
        if match.over:  # a winning tile is shown with the hand
            continue
        deal = match.deal
        board = scene_of(deal.events, record.header.names, terms_of(match.rules.plan)).board
        for seat, (one, held) in enumerate(zip(board.seats, deal.hands, strict=True)):
            assert sorted(one.tiles) == sorted(held.tiles)
            assert apart_from_hand(one) == (None if held.drawn == NO_TILE else held.drawn)
            assert ([laid.meld for laid in one.melds], one.riichi) == (held.melds, held.riichi > 0)
            assert [(lying.tile, lying.drawn, lying.riichi) for lying in one.pond] == [
                (lying.tile, lying.drawn, lying.riichi) for lying in held.pond
            ]
            assert one.nuki == set_aside(deal, seat)
        assert [holder.points for holder in board.seats] == deal.points
        assert (board.sticks, board.left) == (deal.sticks, deal.wall.live)
        assert board.indicators == [event.tile for event in deal.events if isinstance(event, IndicatorShown)]
        compared += 1
    assert compared > 300


def test_hidden_tiles_stay_hidden_in_a_scene() -> None:
    record = played()
    start, (end, _) = nth(record, DealStarted, 0), found(record, Discarded, 6)
    seats = scene_of(seen_by(BLIND.of(1), record.events[start:end]), record.header.names).board.seats
    assert HIDDEN not in seats[1].tiles
    assert all({*seats[seat].tiles} == {HIDDEN} for seat in (0, 2, 3))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_of_event_can_be_said(lang: Language) -> None:
    said: set[type] = set()
    for rules in ("riichi", "book", "sanma_tenhou"):
        record = played(rules, 1)
        teller = ScreenTeller(Screen(lang), Texts(lang), rules_of(record).plan)
        for event in record.events:
            if isinstance(event, DealStarted):
                scene = scene_of([event], record.header.names)
            elif not isinstance(event, MatchStarted):
                assert teller.at(scene).sentence(event)
                scene.board.follow(event)
            said.add(type(event))
    assert len(said) >= 16


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["--deal", "99"],
        ["--deal", "0"],
        ["--turn", "9999"],
        ["--turn", "-1"],
        ["--turn", "x"],
        ["--seat", "Zed"],
        ["--step"],
    ],
)
def test_what_cannot_be_shown_is_one_sentence(capsys: Capture, file: str, arguments: list[str], lang: str) -> None:
    code, out, err = run(capsys, "replay", file, *arguments, "--lang", lang)
    assert (code, out) == (2, [])
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_names_are_not_obeyed_by_the_terminal(capsys: Capture, tmp_path: Path) -> None:
    record = played()
    names = ("\x1b[31mred", "a" * 100, "", "новая\nстрока")
    started = replace(record.events[0], names=names)
    forged = replace(record, header=replace(record.header, names=names), events=(started, *record.events[1:]))
    _, lines, _ = run(capsys, "replay", stored(tmp_path, forged), "--turn", "20")
    assert "\x1b[31m" not in "".join(lines)
    assert max(map(cell_len, lines)) <= 80


def test_step_by_step_on_a_terminal(file: str) -> None:
    surroundings = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "xterm"}
    program = "import sys; from jantaku.cli import main; sys.exit(main())"
    child = pexpect.spawn(
        sys.executable,
        ["-c", program, "replay", file, "--step", "--lang", "en"],
        env=surroundings,
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
    )
    try:
        child.expect_exact("The tiles are dealt.")
        child.sendline("")
        child.expect("Event 1 of ")
        child.sendline("")
        child.expect("Event 2 of ")
        child.sendline("b")
        child.expect("Event 1 of ")
        child.sendline("7")
        child.expect("Event 7 of ")
        child.sendline("d")
        child.expect("Deal 2 of ")
        child.sendline("q")
        child.expect(pexpect.EOF)
        child.wait()
    finally:
        child.close(force=True)
    assert child.exitstatus == 0


# ---------------------------------------------------------------- verify


def test_a_record_that_holds(capsys: Capture, file: str) -> None:
    code, lines, err = run(capsys, "verify", file, "--lang", "en")
    assert (code, err) == (0, "")
    assert lines[0].startswith("Verified 1 match, ")
    assert lines[1:] == [
        "All walls were built from the seed.",
        "Play: no differences.",
        "Hand values: no differences.",
        "Final scores: no differences.",
        "No differences.",
    ]


def test_without_a_seed_the_walls_are_laid_from_the_draws(capsys: Capture, tmp_path: Path) -> None:
    stored(tmp_path, without_seed(played()), "a.jsonl")
    code, lines, _ = run(capsys, "verify", str(tmp_path), "--lang", "en")
    assert code == 0
    assert lines[1] == "The records have no seed: walls were built from the recorded draws."
    stored(tmp_path, played(), "b.jsonl")
    _, lines, _ = run(capsys, "verify", str(tmp_path), "--lang", "en")
    assert lines[1].startswith("Walls built from the seed: ")


def forged_tile() -> tuple[Record, str]:
    record = played()
    place, drawn = found(record, Drawn, 20, lambda event: event.source == "wall")
    later = found(record, Drawn, 21, lambda event: event.source == "wall")[1]
    assert drawn.tile != later.tile
    return changed(record, place, tile=later.tile), " draws "


def forged_score() -> tuple[Record, str]:
    record = played()
    place, started = found(record, DealStarted, 2)
    points = (started.points[0] + 100, started.points[1] - 100, *started.points[2:])
    return changed(record, place, points=points), "honba "


def forged_discard() -> tuple[Record, str]:
    record = with_a_discard_in_riichi()
    place = discard_in_riichi(record)
    thrown = record.events[place]
    assert isinstance(thrown, Discarded)
    start = max(at for at in range(place) if isinstance(record.events[at], DealStarted))
    scene = scene_of(record.events[start:place], record.header.names)
    other = next(tile for tile in scene.board.seats[thrown.seat].tiles if tile & KIND != thrown.tile & KIND)
    return changed(
        record, place, tile=other, drawn=False
    ), "does not allow it. Riichi locks your hand: you can only discard the drawn "


def forged_final() -> tuple[Record, str]:
    record = played()
    ended = record.events[-1]
    assert isinstance(ended, MatchEnded)
    scores = (ended.scores[0] + 1000, ended.scores[1] - 1000, *ended.scores[2:])
    return changed(record, len(record.events) - 1, scores=scores), "Final scores: "


@pytest.mark.parametrize(
    ("forge", "exit_code", "states"),
    [
        (
            forged_tile,
            1,
            (
                "differences found",
                "not checked because of an earlier difference",
                "not checked because of an earlier difference",
            ),
        ),
        (forged_score, 1, ("no differences", "differences found", "no differences")),
        (forged_discard, 1, ("differences found", "no differences", "not checked because of an earlier difference")),
        (forged_final, 3, ("no differences", "no differences", "differences found")),
    ],
)
def test_a_forged_record_is_reported_with_its_table(
    capsys: Capture, tmp_path: Path, forge: Forge, exit_code: int, states: tuple[str, str, str]
) -> None:
    forged, word = forge()
    path = stored(tmp_path, forged)
    code, lines, err = run(capsys, "verify", path, "--lang", "en")
    assert (code, err) == (exit_code, "")
    play, prices, settlement = states
    assert lines[-4:-1] == [f"Play: {play}.", f"Hand values: {prices}.", f"Final scores: {settlement}."]
    assert lines[0].startswith(f"{path}: deal ")
    record_says = next(line for line in lines if line.startswith("Record:"))
    table_says = next(line for line in lines if line.startswith("Table:"))
    assert word in table_says
    assert record_says.removeprefix("Record:").strip() != table_says.removeprefix("Table:").strip()
    only = "Play and hand values match the rules; only the final scores of 1 record differ."
    assert lines[-1] == ("1 record failed." if exit_code == 1 else only)
    # The command that it offers shows the same table.
    look = next(line for line in lines if line.startswith("Inspect: jantaku "))
    table = lines[2 : lines.index(record_says) - 1]
    _, shown, _ = run(capsys, *look.removeprefix("Inspect: jantaku ").split(), "--lang", "en")
    assert shown[: len(table)] == table
    code, _, _ = run(capsys, "verify", path, "--lang", "ru")
    assert code == exit_code


def test_the_event_that_is_named_is_the_one_that_was_forged(capsys: Capture, tmp_path: Path) -> None:
    """Also after a kan, whose indicator is turned in the middle of the play."""
    for seed in range(50):
        record = played(seed=seed)
        for number, page in enumerate(pages_of(record.events)):
            turned = [place for place, event in enumerate(page.play) if isinstance(event, IndicatorShown)]
            thrown = [place for place, event in enumerate(page.play) if isinstance(event, Discarded)]
            if turned and thrown[-1] > turned[0]:
                indicator = next(event for event in page.setup if isinstance(event, IndicatorShown))
                place = next(at for at, event in enumerate(record.events) if event is page.play[thrown[-1]])
                path = stored(tmp_path, changed(record, place, tile=indicator.tile, drawn=False))
                _, lines, _ = run(capsys, "verify", path, "--lang", "en")
                assert lines[0].endswith(f"event {thrown[-1] + 1}")
                assert any(line.endswith(f"--deal {number + 1} --turn {thrown[-1]}") for line in lines)
                return
    raise AssertionError("no kan in fifty matches")


def test_a_file_that_was_changed_by_hand_is_a_failure(capsys: Capture, tmp_path: Path, file: str) -> None:
    text = Path(file).read_text("utf-8")
    forged = tmp_path / "forged.jsonl"
    forged.write_text(text.replace('"honba":0', '"honba":1', 1), "utf-8")
    code, lines, _ = run(capsys, "verify", str(forged), file, "--lang", "en")
    assert code == 1
    assert lines[0] == f"{forged}: the seal does not match: the events were changed after they were written."
    assert lines[-1] == "1 record failed."


def test_many_failures_are_listed_and_counted(capsys: Capture, tmp_path: Path) -> None:
    forged, _ = forged_tile()
    for number in range(14):
        stored(tmp_path, forged, f"{number:02}.jsonl")
    code, lines, _ = run(capsys, "verify", str(tmp_path), "--processes", "1", "--lang", "en")
    assert code == 1
    assert sum("differs." in line for line in lines) == 10
    assert "… and 3 more." in lines
    assert lines[-1] == "14 records failed."


def test_other_rules_may_be_asked_for(capsys: Capture, tmp_path: Path) -> None:
    path = stored(tmp_path, without_seed(played("ema", 1)))
    assert run(capsys, "verify", path, "--rules", "ema")[0] == 0
    code, lines, _ = run(capsys, "verify", path, "--rules", "tenhou", "--lang", "en")
    assert code == 1
    assert lines[-1] == "1 record failed."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_skipped_files_are_counted_by_reason(capsys: Capture, tmp_path: Path, lang: Language) -> None:
    for number in range(3):
        (tmp_path / f"{number}.xml").write_bytes(b"")
    (tmp_path / "readme.txt").write_text("no game", "utf-8")
    code, lines, _ = run(capsys, "verify", str(tmp_path), "--lang", lang)
    assert code == 0
    assert [line.split(":")[0] for line in lines] == {
        "en": ["Skipped", "Skipped", "Verified 0 matches."],
        "ru": ["Пропущено 3 файла", "Пропущен 1 файл", "Ни одна игра не проверена."],
    }[lang]


def test_files_that_are_no_text_are_one_reason(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(b"\xff")
    (tmp_path / "b.bin").write_bytes(b"ab\xff")
    _, lines, _ = run(capsys, "verify", str(tmp_path), "--lang", "en")
    assert lines == ["Skipped: 2 files: not a text file.", "Verified 0 matches."]


def test_the_rules_are_named_where_the_record_does_not(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "ema.mjlog"
    path.write_text(write_record(played("ema", 2), "mjlog"), "utf-8")
    code, lines, _ = run(capsys, "verify", str(path), "--lang", "en")
    assert code == 3  # ema has another uma
    (said,) = (line for line in lines if line.startswith("Assumed rule set: tenhou-no_red-start_30000"))
    assert "no red fives; starting points 30000" in said
    assert not any("Assumed" in line for line in run(capsys, "verify", str(path), "--rules", "ema")[1])


def test_a_member_of_an_archive_and_stdin_are_verified(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, path = write_record(played(), "native"), tmp_path / "games.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("good.jsonl", record)
        archive.writestr("bad.jsonl", "no game")
    code, lines, _ = run(capsys, "verify", f"{path}:good.jsonl", "--lang", "en")
    assert code == 0
    assert "Verified 1 match," in "".join(lines)
    assert run(capsys, "verify", f"{path}:bad.jsonl")[0] == 1
    assert run(capsys, "verify", f"{path}:none.jsonl")[0] == 2
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.encode())))
    code, lines, _ = run(capsys, "verify", "-", "--lang", "en")
    assert code == 0
    assert "Verified 1 match," in "".join(lines)


def test_what_a_record_does_not_have_is_not_lost(capsys: Capture, tmp_path: Path) -> None:
    source = tmp_path / "game.mjson"
    source.write_text(write_record(played(), "mjai"), "utf-8")
    assert run(capsys, "convert", str(source), str(tmp_path / "game.mjlog"), "--lang", "en") == (0, [], "")


# ---------------------------------------------------------------- convert


@pytest.mark.parametrize("to", [name for name in FORMATS if name != "paifu"])
def test_a_converted_game_still_holds(capsys: Capture, tmp_path: Path, to: str) -> None:
    source = stored(tmp_path, played("tenhou", 1))
    target = tmp_path / "out"
    code, out, err = run(capsys, "convert", source, str(target), "--to", to, "--lang", "en")
    assert (code, out) == (0, [])
    assert read_record(target.read_bytes()).header.format == to
    assert run(capsys, "verify", str(target))[0] == 0
    lost = {line.removeprefix(f"Warning: {to} cannot store ").removesuffix(" (dropped).") for line in err.splitlines()}
    assert ("the wall seed" in lost) == (to != "native")
    assert ("tile copies" in lost) == (to in ("tenhou_json", "mjai"))
    assert (lost == set()) == (to == "native")


@pytest.mark.parametrize(("ending", "to"), ENDINGS.items())
def test_the_ending_of_the_file_says_the_format(capsys: Capture, tmp_path: Path, ending: str, to: str) -> None:
    source = stored(tmp_path, played("tenhou", 1), "in")
    by_ending, by_name = tmp_path / f"x{ending}", tmp_path / "y"
    assert run(capsys, "convert", source, str(by_ending))[0] == 0
    assert run(capsys, "convert", source, str(by_name), "--to", to)[0] == 0
    assert by_ending.read_bytes() == by_name.read_bytes()


def test_a_paifu_speaks_the_players_language(capsys: Capture, tmp_path: Path) -> None:
    source = stored(tmp_path, played("tenhou", 1))
    for lang, word in (("ru", "раздача"), ("en", "deal")):
        target = tmp_path / f"{lang}.txt"
        code, _, err = run(capsys, "convert", source, str(target), "--lang", lang)
        assert code == 0
        assert word in target.read_text("utf-8")
        assert err.count("\n") == 1


def test_from_stdin_to_stdout(
    capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    with Path(file).open() as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        assert main(["convert", "-", "-", "--to", "native"]) == 0
    assert capsysbinary.readouterr().out == Path(file).read_bytes()


# ---------------------------------------------------------------- files that cannot be read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("nothing.xml", "nothing.xml"),
        ("folder", "folder"),
        ("empty", ""),
        ("noise", "UTF-8"),
        ("packed.gz", ""),
        ("words.txt", "mjlog"),
        ("damaged.xml", "99999"),
        ("three.xml", ""),
        ("games.zip", "games.zip"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(capsys: Capture, tmp_path: Path, name: str, word: str, lang: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "noise").write_bytes(bytes(range(128, 256)) * 20)
    (tmp_path / "packed.gz").write_bytes(b"\x1f\x8b" + bytes(50))
    (tmp_path / "words.txt").write_text("Once upon a time", "utf-8")
    (tmp_path / "damaged.xml").write_text(game("<T99999/>"), "utf-8")
    (tmp_path / "three.xml").write_text(game(type=185), "utf-8")
    (tmp_path / "games.zip").write_bytes(b"PK")
    path = str(tmp_path / name)
    for arguments in (["replay", path], ["convert", path, str(tmp_path / "out.json")]):
        code, out, err = run(capsys, *arguments, "--lang", lang)
        assert (code, out) == (2, [])
        assert word in err
        assert err.count("\n") == 1
        assert "Traceback" not in err
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["verify", "no-such-file"],
        ["verify"],
        ["verify", ".", "--processes", "0"],
        ["verify", ".", "--processes", "many"],
        ["verify", ".", "--rules", "no-such-rules"],
        ["verify", "{folder}"],
        ["convert", "{file}"],
        ["convert", "{file}", "{folder}/out"],
        ["convert", "{file}", "-"],
        ["convert", "{file}", "{folder}/out", "--to", "word"],
        ["convert", "{file}", "{folder}/no/such/folder.json"],
        ["convert", "{file}", "{folder}", "--to", "mjai"],
    ],
)
def test_mistakes_are_one_sentence(capsys: Capture, tmp_path: Path, file: str, arguments: list[str]) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for lang in LANGUAGES:
        asked = [word.format(file=file, folder=folder) for word in arguments]
        code, out, err = run(capsys, *asked, "--lang", lang)
        assert (code, out) == (2, [])
        assert err.count("\n") == 1
        assert "Traceback" not in err


def test_a_file_that_may_not_be_read(capsys: Capture, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    for command in (["replay", file], ["verify", file], ["convert", file, "x.json"]):
        code, out, err = run(capsys, *command, "--lang", "en")
        assert (code, out) == (2, [])
        assert err == f"Error: cannot read “{file}”: permission denied.\n"


def test_without_the_kernel_nothing_is_verified(capsys: Capture, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.setattr("jantaku.records.verify.KernelBook", None)
    code, out, err = run(capsys, "verify", file, "--lang", "en")
    assert (code, out) == (2, [])
    assert "C++" in err
    assert err.count("\n") == 1


def test_without_the_kernel_a_game_is_told_as_it_was_recorded(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    monkeypatch.setattr("jantaku.cli.recorded_game.KernelBook", None)
    code, lines, _ = run(capsys, "replay", file, "--lang", "en")
    assert code == 0
    assert any(" fu, worth " in line for line in lines)
