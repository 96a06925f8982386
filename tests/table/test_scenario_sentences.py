"""What scenarios say of themselves is said in the words of their game, one word for one thing, in both languages."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from jantaku.rules import load

FOLDER: Final = Path(__file__).parents[1] / "scenarios"
CHINESE: Final = ("taiwanese", "sichuan")

RUSSIAN: Final = {
    "a tile in Latin letters": r"\b[0-9]+[mpszf]\b",
    "five digits without a space": r"(?<![\d.,])\d{5,6}\b",
    "a hyphen for a minus": r"(?<![\w)])-\d",
    "a dash of another width": "—",
    "a wind with a capital": r"(?<![.!?:]) (?:Восток|Юг|Запад|Север)(?:а|у|ом|е)?\b",
    "han after a figure": r"\d хан(?:а|ов)\b",
    "ш for щ": r"(?i)риншан|шанпон|тоши\b|кокуси",
    "a final score called otherwise": r"(?i)итогов",
    "ruin": r"(?i)банкрот|разор",
    "a double riichi": r"(?i)двойн\w+ риичи|дабл",
    "winds in the wrong plural": r"(?:только|эти|все) ветра\b",
    "our reading": r"(?i)наше (?:прочтение|чтение)|мы читаем",
    "a rank": r"(?i)\bранг|достоинств",
    "tanyao": r"(?i)таняо",
    "a flush without its apostrophe": r"(?i)хоницу|чиницу|джунчан",
}
RUSSIAN_RIICHI: Final = {
    "words of Chinese games": r"(?i)\bкост[ьией]|\bсдач|\bснос\w*(?<!сноске)\b|снёс|чоу\b|\bпанг|\bконг",
    "words that others stand for": r"(?i)плитк|дискард|триплет|терминал|последовательн|победн|глаз",
    "a suit that is declined": r"(?i)\b(?:манов|манах|пинах|пинов|маны|пины|соу)\b",
    "an added kan": r"(?i)добавленн\w+ кан|кан\w* к пону",
    "a win on a tile that was drawn": r"(?i)побед\w* на (?:тайле замены|замене|последнем тайле)",
    "tenpai": r"(?i)не темпай|тенпа|нотен-|-игрок",
    "a tile that is a she": r"(?i)\b(?:пришла|взята|сброшена|отложена|осталась|четвёртая|четвёртой) \d[мпсзц]\b",
}
RUSSIAN_CHINESE: Final = {
    "words of riichi": r"(?i)тайл|сброс|щунцу|коцу|\bкан(?:а|ы|ов)?\b|\bпон(?:а|ом)?\b|\bчи\b|темпа|\bхан",
    "a deal": r"(?i)(?<!с )\bраздач",
    "on the hand": r"(?i)\bна руке",
    "a win on the replacement": r"(?i)выигрыш|замещающ",
}
ENGLISH: Final = {
    "chi": r"\b[Cc]hi\b",
    "a pond": r"(?i)\bponds?\b|\brivers?\b(?! bottom)",
    "a bare own": r"(?i)\b(?:the|an) own\b|one’s own",
    "is no": r"(?<![Tt]here )\b(?:is|are) no (?!longer|more|better)",
    "equal tiles": r"(?i)equal (?:tiles|winds|runs|pairs|triplets|dragons)",
    "he": r"\b(?:[Hh]e|[Hh]is|[Hh]im|himself)\b",
    "a headless who": r"(?:^|: )[Ww]ho\b",
    "the book": r"(?i)\bthe book\b|(?<![\d,])00[01]\b",
    "bankruptcy": r"(?i)bankrupt",
    "who feeds": r"(?i)\bfed\b|\bfeeds?\b",
    "dear": r"(?i)\bdear(?:er|est)?\b",
    "everybody": r"(?i)everybody",
    "five digits without a comma": r"(?<![\d.,])\d{5,6}\b",
    "a straight apostrophe": r"'",
    "anew": r"\banew\b",
}
ENGLISH_CHINESE: Final = {
    "a closed kong": r"(?i)closed kong|(?<!ex)\bopen kong",
    "fans": r"(?i)\bfans\b",
    "a forbidden suit": r"(?i)forbidden suit",
}
ENGLISH_RIICHI: Final = {
    "ready": r"(?i)\b(?:not|is|are) ready\b|ready hand",
    "suits of Chinese games": r"(?i)\bof (?:dots|bamboo|characters)\b",
}


def written(path: Path) -> dict[str, str]:
    """The sentences that this file says itself."""
    about: dict[str, str] = tomllib.loads(path.read_text("utf-8")).get("about", {})
    return about


@cache
def game_of(path: Path) -> str:
    """The game whose rules the scenario starts from, be it by another scenario."""
    told = tomllib.loads(path.read_text("utf-8"))
    if "rules" in told or "like" not in told:
        return load(told.get("rules", "riichi")).game
    return game_of((path.parent / told["like"]).resolve())


SENTENCES: Final = [
    (str(path.relative_to(FOLDER)), game_of(path.resolve()) in CHINESE, lang, sentence)
    for path in sorted(FOLDER.rglob("*.toml"))
    for lang, sentence in written(path).items()
]


@pytest.mark.parametrize(
    ("lang", "chinese", "wrong"),
    [
        ("ru", None, RUSSIAN),
        ("ru", False, RUSSIAN_RIICHI),
        ("ru", True, RUSSIAN_CHINESE),
        ("en", None, ENGLISH),
        ("en", False, ENGLISH_RIICHI),
        ("en", True, ENGLISH_CHINESE),
    ],
)
def test_a_sentence_has_the_words_of_its_game(lang: str, chinese: bool | None, wrong: dict[str, str]) -> None:
    patterns = {why: re.compile(pattern) for why, pattern in wrong.items()}
    found = {
        f"{name}: {sentence}": why
        for name, of_chinese, spoken, sentence in SENTENCES
        if spoken == lang and chinese in (None, of_chinese)
        for why, pattern in patterns.items()
        if pattern.search(sentence)
    }
    assert found == {}


def test_every_scenario_says_what_it_shows_in_both_languages() -> None:
    assert len(SENTENCES) > 4000
