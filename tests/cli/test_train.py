"""``jantaku train``: the drill at a terminal and in a pipe, leaving it, the record, what may be typed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

from jantaku.cli import main
from jantaku.cli.best import Best, data_folder, load_best, save_best
from jantaku.cli.kunto_tiles import in_order, picture, read_kinds, write_block, write_kinds
from jantaku.cli.train import read_suits
from jantaku.drills.kunto import Dragons, Drill, Stage, course
from jantaku.texts import SayableError
from jantaku.tiles import SHORTS, Kind, kind_of, parse_tiles
from tests.cli.terminals import heed_interrupts

PROGRAM = [sys.executable, "-c", "import sys; from jantaku.cli import main; sys.exit(main())", "train"]
SEED = "7"


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    return os.environ | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "xterm"}


def ranks(kinds: tuple[Kind, ...]) -> str:
    """As a player types them where suits do not count."""
    return " ".join("10" if kind > 8 else str(kind + 1) for kind in kinds)


def seed_with(ready: bool) -> tuple[str, Drill]:
    """A seed whose first hand is ready, or is not, and the drill that it gives."""
    for number in range(100):
        drill = Drill(course(), str(number))
        if drill.question.ready == ready:
            return str(number), drill
    raise AssertionError("no such seed")


@contextmanager
def terminal(environment: dict[str, str], *options: str) -> Iterator["pexpect.spawn[str]"]:
    child = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], *options],
        env=environment,
        encoding="utf-8",
        timeout=30,
        dimensions=(40, 80),
        preexec_fn=heed_interrupts,
    )
    try:
        yield child
    finally:
        child.close(force=True)


def piped(environment: dict[str, str], typed: str | bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    data = typed if isinstance(typed, bytes) else typed.encode()
    return subprocess.run([*PROGRAM, *options], input=data, env=environment, capture_output=True, timeout=60)


# ---------------------------------------------------------------- at a terminal


def test_a_sitting(surroundings: dict[str, str], tmp_path: Path) -> None:
    seed, drill = seed_with(ready=True)
    with terminal(surroundings, "--seed", seed, "--lang", "en") as child:
        child.expect_exact("Kunto drill")
        child.expect_exact("Stage 1 of 6: 4 tiles; suits ignored; dragons are tens.")
        child.expect_exact("Question 1")
        child.expect_exact("Shanten?")
        child.sendline("0")
        child.expect_exact("Waits?")
        child.sendline(ranks(drill.question.waits))
        child.expect_exact("Right.")
        child.expect_exact("Tenpai, waiting on")
        child.expect_exact(ranks(drill.question.waits))
        child.expect_exact("score 8; right in a row: 1.")
        child.expect_exact("Question 2")
        child.sendline("8")
        child.expect_exact("Wrong.")
        child.expect_exact("no points; score 8; right in a row: 0.")
        child.sendline("q")
        child.expect_exact("2 questions, 1 right (50%).")
        child.expect_exact("best streak 1.")
        child.expect_exact("Score 8: a new record!")
        child.expect(pexpect.EOF)
        child.wait()
    assert child.exitstatus == 0
    assert load_best(tmp_path / "jantaku" / "kunto.json") == Best(8, 1)


@pytest.mark.parametrize("end", ["interrupt", "eof", "q", "й"])
def test_every_way_out_is_polite(end: str, surroundings: dict[str, str]) -> None:
    with terminal(surroundings, "--seed", SEED, "--lang", "ru") as child:
        child.expect_exact("Сколько щантен до темпая?")
        child.sendline("8")
        child.expect_exact("Неверно.")
        if end == "interrupt":
            child.sendintr()
        elif end == "eof":
            child.sendeof()
        else:
            child.sendline(end)
        child.expect_exact("1 вопрос, верных ответов 0 (0 %).")
        child.expect_exact("Счёт 0; рекорд 0.")
        child.expect(pexpect.EOF)
        child.wait()
        assert "Traceback" not in (child.before or "")
    assert child.exitstatus == 0


def test_the_first_screen_fits_and_asks_at_once(surroundings: dict[str, str]) -> None:
    for lang, question in (("ru", "Сколько щантен до темпая?"), ("en", "Shanten?")):
        with terminal(surroundings, "--seed", SEED, "--lang", lang) as child:
            child.expect_exact(question)
            lines = re.sub("\x1b\\[[0-9;]*m|\r", "", child.before or "").splitlines()
        assert len(lines) <= 10
        assert max(map(len, lines)) <= 80
        assert sum(line.startswith("╭") for line in lines) == 1


# ---------------------------------------------------------------- in a pipe


def test_a_hand_that_is_not_ready_is_improved_until_it_is(surroundings: dict[str, str]) -> None:
    seed, drill = seed_with(ready=False)
    spare = ranks(drill.question.tiles[:1])
    done = piped(surroundings, f"1\n\n1\n{spare}\n", "--seed", seed, "--plain", "--questions", "2", "--lang", "ru")
    said = done.stdout.decode()
    assert done.returncode == 0
    assert "Какие тайлы сбросить?" in said
    assert re.search(r"Сброшено: \S+\nВзято: \S+\n\nВопрос 2\n", said)
    assert "2 вопроса, верных ответов" in said


def test_what_cannot_be_read_is_asked_again(surroundings: dict[str, str]) -> None:
    seed, drill = seed_with(ready=True)
    answers = f"many\n99\n?\n0\nxyz\n0\n{ranks(drill.question.waits)}\n"
    said = piped(surroundings, answers, "--seed", seed, "--questions", "1", "--lang", "en").stdout.decode()
    assert said.count("Type a whole number from 0 to 8") == 2
    assert "Shanten: how many tiles the hand is from tenpai." in said
    assert "“x” is not a rank here." in said
    assert "“0” is not a rank here." in said
    assert "1 question, 1 right (100%)." in said


def test_both_answers_on_one_line(surroundings: dict[str, str]) -> None:
    seed, drill = seed_with(ready=True)
    answer = f"0 {ranks(drill.question.waits)}\n"
    said = piped(surroundings, answer, "--seed", seed, "--questions", "1", "--lang", "en").stdout.decode()
    assert "Right. Tenpai" in said
    assert "Which tiles" not in said


def test_missed_and_needless_waits_are_named(surroundings: dict[str, str]) -> None:
    seed, drill = seed_with(ready=True)
    other = next(rank for rank in range(1, 10) if Kind(rank - 1) not in drill.question.waits)
    said = piped(surroundings, f"0 {other}\n", "--seed", seed, "--questions", "1", "--lang", "en").stdout.decode()
    assert f"You missed: {ranks(drill.question.waits)}" in said
    assert f"These don’t complete the hand: {other}" in said


def test_five_right_answers_lead_to_the_next_stage(surroundings: dict[str, str]) -> None:
    drill = Drill(course(), SEED)
    answers = []
    for _ in range(5):
        question = drill.question
        answers.append(f"{question.shanten} {ranks(question.waits)}\n")
        drill.answer(question.shanten, question.waits)
        if question.ready:
            drill.new_hand()
        else:
            answers.append(f"{ranks(question.tiles[:1])}\n")
            drill.exchange(question.tiles[:1])
    if not question.ready:
        answers.pop()
    said = piped(surroundings, "".join(answers), "--seed", SEED, "--lang", "ru").stdout.decode()
    assert "Верно 5 раз подряд: переходим на следующую ступень!" in said
    assert "Ступень 2 из 6: 7 тайлов; масти не важны; драконы – десятки." in said


def test_noise_and_an_early_end_do_no_harm(surroundings: dict[str, str]) -> None:
    for noise in (b"", b"\xff\xfe\x00\n", b"\n\n\n", b"1" * 5000 + b"\n"):
        done = piped(surroundings, noise, "--seed", SEED, "--lang", "en")
        assert done.returncode == 0
        assert done.stderr == b""
        assert b"No answers this time." in done.stdout


def test_a_record_that_cannot_be_kept_is_only_mentioned(surroundings: dict[str, str], tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    seed, drill = seed_with(ready=True)
    environment = surroundings | {"XDG_DATA_HOME": str(blocked)}
    done = piped(environment, f"0 {ranks(drill.question.waits)}\n", "--seed", seed, "--lang", "en")
    assert done.returncode == 0
    assert b"The record could not be saved to" in done.stdout


# ---------------------------------------------------------------- the record


def test_the_record_is_kept_and_a_spoilt_file_is_none(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "kunto.json"
    assert load_best(path) == Best()
    assert save_best(path, Best(120, 9))
    assert load_best(path) == Best(120, 9)
    assert [file.name for file in path.parent.iterdir()] == ["kunto.json"]
    path.write_text('{"points": "many"}')
    assert load_best(path) == Best()


def test_the_folder_of_each_system() -> None:
    assert data_folder({"HOME": "/home/a"}, "linux") == Path("/home/a/.local/share/jantaku")
    assert data_folder({"HOME": "/home/a", "XDG_DATA_HOME": "/data"}, "linux") == Path("/data/jantaku")
    assert data_folder({"HOME": "/Users/a"}, "darwin") == Path("/Users/a/Library/Application Support/jantaku")
    assert data_folder({"USERPROFILE": "/u/a"}, "win32") == Path("/u/a/AppData/Local/jantaku")
    assert data_folder({"LOCALAPPDATA": "/u/local"}, "win32") == Path("/u/local/jantaku")


# ---------------------------------------------------------------- what is typed and written

RANKS = Stage(4)
RANKS_JOKER = Stage(4, "", Dragons.JOKER)
BAMBOO = Stage(4, "s", Dragons.TEN)
TENS = Stage(4, "mpsz", Dragons.TEN)
JOKERS = Stage(4, "mpsz", Dragons.JOKER)
PLAIN = Stage(4, "mpsz", Dragons.PLAIN)


@pytest.mark.parametrize(
    ("stage", "typed", "means"),
    [
        (RANKS, "147", "1m4m7m"),
        (RANKS, " 1, 4; 10 ", "1m4m7z"),
        (RANKS, "8910", "8m9m7z"),
        (RANKS, "110", "1m7z"),
        (RANKS, "", ""),
        (RANKS_JOKER, "1*", "1m7z"),
        (BAMBOO, "147", "1s4s7s"),
        (BAMBOO, "147s", "1s4s7s"),
        (BAMBOO, "14 10", "1s4s6z"),
        (TENS, "8910s 10m", "8s9s6z7z"),
        (TENS, "1 4, 7p", "1p4p7p"),
        (TENS, "10п 14с 3з", "5z1s4s3z"),
        (TENS, "5z", "5z"),
        (JOKERS, "147S 6z", "1s4s7s6z"),
        (PLAIN, "14м В С", "1m4m1z4z"),
        (PLAIN, "0s", "5s"),
    ],
)
def test_tiles_as_they_are_typed(stage: Stage, typed: str, means: str) -> None:
    assert read_kinds(stage, typed) == [kind_of(tile) for tile in parse_tiles(means)]


@pytest.mark.parametrize(
    ("stage", "typed"),
    [(RANKS, "0"), (RANKS, "1s"), (RANKS, "x"), (RANKS_JOKER, "10"), (TENS, "14"), (PLAIN, "8z"), (PLAIN, "x")],
)
def test_what_is_no_tile(stage: Stage, typed: str) -> None:
    with pytest.raises(SayableError) as caught:
        read_kinds(stage, typed)
    assert caught.value.message("ru")


@pytest.mark.parametrize(
    ("stage", "tiles", "written"),
    [
        (RANKS, "7z9m8m", "8 9 10"),
        (RANKS_JOKER, "7z9m", "9 *"),
        (TENS, "89s6z6z1z", "89с 10с 10с 1з"),
        (TENS, "1m7z1s", "1м 10м 1с"),
        (JOKERS, "89s6z1m", "1м 89с 6з"),
        (PLAIN, "89s5z6z1z", "89с 156з"),
    ],
)
def test_tiles_as_they_are_written(stage: Stage, tiles: str, written: str) -> None:
    kinds = [kind_of(tile) for tile in parse_tiles(tiles)]
    assert write_kinds(stage, kinds, "ru").plain == written
    if stage is not RANKS_JOKER:
        assert sorted(read_kinds(stage, written)) == sorted(kinds)


def test_blocks_as_they_are_written() -> None:
    def block(stage: Stage, tiles: str) -> str:
        return write_block(stage, [kind_of(tile) for tile in parse_tiles(tiles)], "en").plain

    assert block(RANKS, "234m") == "234"
    assert block(RANKS, "89m7z") == "8-9-10"
    assert block(TENS, "89s6z") == "8-9-10s"
    assert block(TENS, "55z") == "10-10p"
    assert block(PLAIN, "55z") == "55z"


def test_a_ten_stands_behind_its_suit_and_says_so() -> None:
    kinds = [kind_of(tile) for tile in parse_tiles("1m9p1z5z7z")]
    assert [SHORTS[kind] for kind in in_order(TENS, kinds)] == ["1m", "7z", "9p", "5z", "1z"]
    assert [picture(TENS, kind, "ru")[:2] for kind in in_order(TENS, kinds)] == [
        ("１", "萬"),
        ("中", "10"),
        ("９", "筒"),
        ("白", "10"),
        ("東", "1з"),
    ]
    assert picture(RANKS, Kind(33), "ru")[:2] == ("10", "")
    assert picture(RANKS_JOKER, Kind(33), "ru")[:2] == ("＊", "")


# ---------------------------------------------------------------- options


def test_suits_may_be_named_in_any_order_and_alphabet() -> None:
    assert read_suits("ranks") == ""
    assert read_suits("sm") == "ms"
    assert read_suits("спз") == "psz"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--size", "5"], "в этом упражнении не бывает рук размера «5»; выберите одно из чисел: 4, 7, 10, 13."),
        (["--tiles", "z"], "«z» – не выбор тайлов; укажите ranks или несколько букв из m, p, s и z"),
        (["--tiles", ""], "«» – не выбор тайлов; укажите ranks или несколько букв из m, p, s и z"),
        (["--dragons", "red"], "драконы не могут быть «red»; выберите одно из: ten, joker, plain."),
        (["--questions", "0"], "«0» – не число вопросов; нужно целое число от 1."),
        (["--questions", "ten"], "«ten» – не число вопросов; нужно целое число от 1."),
    ],
)
def test_a_mistake_in_the_options(options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--lang", "ru", *options]) == 2
    assert capsys.readouterr().err.startswith(f"Ошибка: {sentence}")
