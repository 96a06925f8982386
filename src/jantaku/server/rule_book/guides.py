"""Questions that beginners type where rules are looked for, and the chapters of the lessons that answer them.

"How to play" and "что такое яку" name no entry of the catalogue. What such a question is about is left when the words
around it are gone; an entry that is called so stands below its chapter.
"""

import re
from typing import Final, NamedTuple

from jantaku.rules.search import folded
from jantaku.server.telling.wire import Json, each
from jantaku.texts import TextId

_WORDS: Final = """a an and are as can do does for how i in is it me mean means my of on the to what whats when which
    who why with mahjong riichi а в для и из к как какая какие какое какой когда кто ли мне можно на надо нужно о об они
    по почему при с значит такое такой такая что чем это зачем маджонг маджонге маджонга риичи"""
AROUND: Final = frozenset(_WORDS.split())
"""Words around what a question is about."""


class Guide(NamedTuple):
    """A chapter of a lesson."""

    title: TextId
    lesson: str
    """The rule set that is taught."""
    chapter: str
    begins: str
    """How words begin that ask for it."""
    asked: str
    """The same as people type it, where a list is searched for whole words."""


GUIDES: Final = (
    Guide(
        TextId("guide-play"),
        "riichi",
        "short",
        "play learn begin start tutorial basic rule lesson игра учи науч нача нович обуч основ прави урок",
        "how to play learn mahjong rules for beginners tutorial как играть научиться правила для новичков обучение",
    ),
    Guide(
        TextId("guide-yaku"),
        "riichi",
        "wins",
        "yaku combination яку комбинац",
        "what is a yaku what does yaku mean combinations что такое яку комбинации",
    ),
    Guide(
        TextId("guide-points"),
        "riichi",
        "pays",
        "score scoring count point pay worth fu han счит счет подсч очк плат стои фу хан",
        "how to score how to count points what is fu what is han как считать очки подсчёт что такое фу что такое хан",
    ),
    Guide(
        TextId("guide-tiles"),
        "riichi",
        "need",
        "tile suit set тайл кост маст фишк набор",
        "what are the tiles suits what do i need какие тайлы масти кости набор",
    ),
    Guide(
        TextId("guide-win"),
        "riichi",
        "goal",
        "win hand goal побед выигр рук цел собра",
        "how to win what is a winning hand goal как победить выиграть собрать руку цель",
    ),
    Guide(
        TextId("guide-calls"),
        "riichi",
        "calls",
        "call steal объяв забра",
        "how to call chi pon kan как объявлять чи пон кан",
    ),
)
WHOLE: Final = 2
"""Beginnings so short are whole words: fu is not furiten."""


def about(words: str) -> list[str]:
    """What is asked about."""
    return [word for word in re.findall(r"\w+", folded(words)) if word not in AROUND]


def is_question(words: str) -> bool:
    """Whether somebody asks, and does not only name something."""
    return any(word in AROUND for word in re.findall(r"\w+", folded(words)))


def guides_for(words: str) -> list[Json]:
    """The chapters that answer a question."""
    asked = about(words)
    if not asked:
        return [_on_wire(GUIDES[0])] if len(words.split()) > 1 else []
    found = [guide for guide in GUIDES if all(_begins(word, guide.begins.split()) for word in asked)]
    return [_on_wire(guide) for guide in found]


def _begins(word: str, beginnings: list[str]) -> bool:
    return any(word == one if len(one) <= WHOLE else word.startswith(one) for one in beginnings)


def _on_wire(guide: Guide) -> Json:
    title = guide.title
    return {"title": each(lambda texts: texts(title)), "lesson": guide.lesson, "chapter": guide.chapter}
