"""Lessons: every game has one in both languages, and what they show and count is so under the rules they teach."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.abc import Traversable
from importlib.resources import files
from typing import Final

import msgspec
import pytest

from jantaku.hands.kernel import KernelBook
from jantaku.hands.melds import counts_of
from jantaku.lessons import Block, lesson, parts_of
from jantaku.lessons.lesson import lessons, shown_in
from jantaku.lessons.numbers import NUMBERS, SO, figure
from jantaku.lessons.shown import Shown, scored
from jantaku.rules import load, presets
from jantaku.scoring.book import book_of, tile_set_of
from jantaku.scoring.score import NoWinError
from jantaku.texts import LANGUAGES, Language
from jantaku.tiles import short_of

PLAYABLE: Final = tuple(name for name in presets() if name != "kitchen_sink" and not load(name).unbuilt_for("playing"))
TAUGHT: Final = tuple(name for name in PLAYABLE if load(name).game != "riichi" or name == "riichi")
TEXTS: Final = sorted((files("jantaku.lessons") / "texts").iterdir(), key=lambda file: file.name)

priced = pytest.mark.skipif(KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here")
both = pytest.mark.parametrize("language", LANGUAGES)
each = pytest.mark.parametrize("name", PLAYABLE)


def blocks(name: str, language: Language) -> list[Block]:
    return [block for section in lesson(load(name), language) for block in section.blocks]


def pictures(name: str) -> Iterator[tuple[Block, Shown]]:
    for block in blocks(name, "en"):
        if block.kind == "tiles" and not block.name.startswith("box_"):
            yield block, shown_in(parts_of(load(name)), block.name)


# ---------------------------------------------------------------- whole


@both
@each
def test_a_lesson_tells_all_that_a_beginner_needs(name: str, language: Language) -> None:
    told = {section.id for section in lesson(load(name), language)}
    assert {
        "short",
        "need",
        "goal",
        "setup",
        "turn",
        "calls",
        "wins",
        "yaku",
        "pays",
        "draws",
        "match",
        "differs",
    } <= told


@each
def test_both_languages_tell_the_same(name: str) -> None:
    shapes = [
        [
            (
                section.id,
                [(block.kind, block.name, block.tiles, len(block.items), len(block.rows)) for block in section.blocks],
            )
            for section in lesson(load(name), language)
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@both
@each
def test_nothing_is_left_open(name: str, language: Language) -> None:
    for block in blocks(name, language):
        for text in (block.text, *block.items):
            assert not re.search(r"[{}|@]|\?\w|\s\?|  ", text), text
        assert block.kind != "text" or block.text.rstrip("*").endswith((".", ":", "!", "?", "»", "”")), block.text


@each
def test_a_game_of_its_own_differs_in_about_ten_lines(name: str) -> None:
    differs = next(section for section in lesson(load(name), "en") if section.id == "differs")
    assert 7 <= sum(len(block.items) for block in differs.blocks) <= 13


def test_a_rule_set_on_top_of_another_is_taught_as_that() -> None:
    assert parts_of(load("ema")) == ("riichi",)
    assert parts_of(load("mahjong_soul_sanma")) == ("riichi", "sanma", "mahjong_soul_sanma")


# ---------------------------------------------------------------- numbers


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_no_number_of_the_rules_is_written_by_hand(file: Traversable) -> None:
    text = re.sub(r"\{[^}]*\}|(?:Majan|Маджан) 100", "", file.read_text("utf-8"))
    assert re.findall(r"\d{3,}|\d[ ,]000", text) == []


def test_numbers_follow_the_rules() -> None:
    told = " ".join(text for block in blocks("riichi", "en") for text in (block.text, *block.items))
    assert "25,000 points for each player" in told
    assert "Now 69\N{NO-BREAK SPACE}tiles are left to draw" in told
    russian = " ".join(text for block in blocks("sanma_108", "ru") for text in (block.text, *block.items))
    assert "по 45\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}очков" in russian


def test_a_yaku_that_the_tiles_do_not_allow_is_not_listed() -> None:
    """Without 2 to 8 man no run can stand in all three suits; with a whole box it can."""

    def listed(name: str) -> set[str]:
        return {row[0] for block in blocks(name, "en") if block.name == "yaku" for row in block.rows}

    assert "Sanshoku doujun" in listed("riichi") & listed("sanma_kyoto")
    assert "Sanshoku doukou" in listed("sanma_tenhou")
    for name in ("sanma_tenhou", "sanma_108", "sanma_kansai", "mahjong_soul_sanma"):
        assert "Sanshoku doujun" not in listed(name)


def test_every_number_and_condition_is_asked_for() -> None:
    text = "".join(file.read_text("utf-8") for file in TEXTS)
    assert [name for name in NUMBERS if f"{{{name}}}" not in text and f"{{{name}|" not in text] == []
    assert [name for name in SO if not re.search(rf"\?!?{name}\b", text)] == []


def test_every_picture_is_shown_somewhere() -> None:
    named = {(part, name) for part, shown in lessons().shown.items() for name in shown}
    used = set()
    for preset in PLAYABLE:
        for block, _ in pictures(preset):
            used.add(
                next((part, block.name) for part in reversed(parts_of(load(preset))) if (part, block.name) in named)
            )
    assert named - used == set()


@pytest.mark.parametrize(
    ("value", "said"), [(8000, "8000"), (25000, "25\N{NO-BREAK SPACE}000"), (-10, "\N{MINUS SIGN}10")]
)
def test_russian_figures(value: int, said: str) -> None:
    assert figure(value, "ru") == said


# ---------------------------------------------------------------- words

OF_ITS_OWN: Final = ("taiwanese", "sichuan")
WRONG: Final = {
    ("en", True): r"\b(?:chii?|pon|kan|tsumo|ron|yaku|han|tenpai|forbidden suit|closed|dearer|river|pond)\b",
    ("en", False): r"\b(?:chi|chow|pung|kong|fed|feeder|pond|river|dearer|dearest|equal tiles)\b",
    ("ru", True): r"\b(?:тайл\w*|сброс\w*|раздач(?!и\b)\w*|щунцу|коцу|кан|пон|чи|темпа\w*|цумо|рон\w*|яку|хан\w*)\b|—",
    ("ru", False): r"\b(?:кост\w*|снос\w*|снес\w*|сдач\w*|чоу|панг\w*|конг\w*|маны|пины|соу|дискард\w*|глаза)\b|—",
}
"""What players of these games do not say, by the language and whether the game is no kind of riichi."""


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_a_lesson_speaks_as_players_of_its_game_do(file: Traversable) -> None:
    part, language, _ = file.name.split(".")
    text = file.read_text("utf-8").partition("# differs")[0]  # where riichi is told apart
    text = re.sub(r"^(?:[#=@] .*)$|\{[^}]*\}|\?!?\w+", "", text, flags=re.MULTILINE)
    assert re.findall(WRONG[language, part in OF_ITS_OWN], text, re.IGNORECASE) == []


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_signs(file: Traversable) -> None:
    text = file.read_text("utf-8")
    assert re.findall(r"[A-Za-z]'[A-Za-z]|\"| - |--|\.\.\.", text) == []


# ---------------------------------------------------------------- hands


@priced
@pytest.mark.parametrize("name", PLAYABLE)
def test_what_a_lesson_calls_a_win_wins_for_what_it_says(name: str) -> None:
    rules = load(name)
    for block, shown in pictures(name):
        if block.counts:
            found = scored(shown, rules)
            counted = {one.id for one in found.elements}
            assert set(shown.yaku) <= counted, f"{block.name} of {name}: {counted}"
            assert block.result
            worth = {one.id for one in found.elements if one.han or found.by_limit}
            if parts_of(rules)[0] == "riichi" and shown.yaku and not rules.plan.value.linear:
                assert worth <= {*shown.yaku, "riichi"}, f"{block.name} of {name} shows more than it says: {worth}"


@priced
@pytest.mark.parametrize("name", PLAYABLE)
def test_a_near_miss_does_not_win(name: str) -> None:
    missed = [(block, shown) for block, shown in pictures(name) if block.counts is False]
    assert missed, "a lesson shows what does not win, too"
    for block, shown in missed:
        with pytest.raises(NoWinError) as error:
            scored(shown, load(name))
        assert error.value.text_id == shown.fails, f"{block.name} of {name}"


@priced
@pytest.mark.parametrize("name", TAUGHT)
def test_hands_are_what_they_are_called(name: str) -> None:
    grammar = book_of(load(name)).grammar
    for block, shown in pictures(name):
        if shown.shape:
            away = grammar.shanten(counts_of(shown.tiles, len(grammar.tile_set.copies)))
            assert away == {"complete": -1, "tenpai": 0}[shown.shape], f"{block.name} of {name}"


@pytest.mark.parametrize("name", PLAYABLE)
def test_only_tiles_of_the_box_are_shown(name: str) -> None:
    box = Counter(short_of(tile) for tile in tile_set_of(load(name).plan).tiles)
    for block, shown in pictures(name):
        tiles = f"{shown.tiles} {shown.win} {shown.aside}"
        faces = Counter(f"{digit}{suit}" for digits, suit in re.findall(r"(\d+)([mpszf])", tiles) for digit in digits)
        assert [face for face, count in faces.items() if count > box[face]] == [], f"{block.name} of {name}: {tiles}"


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_hand_with_the_drawn_tile_has_one_tile_more(name: str) -> None:
    for block, shown in pictures(name):
        if block.name == "drawn":
            held = len(re.sub(r"\D", "", shown.tiles))
            assert held == {"taiwanese": 17, "big": 17, "short_regular": 8, "short_traditional": 11}.get(
                parts_of(load(name))[-1], 14
            ), name


def test_a_picture_may_not_be_written_wrong() -> None:
    with pytest.raises(Exception, match="unknown field"):
        msgspec.convert({"tiles": "123m", "winning": "4m"}, Shown)
