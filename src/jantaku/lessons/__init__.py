"""Lessons: a game told to somebody who has never played it, step by step, in both languages.

The prose is data: ``texts/<part>.<language>.md``, in sections; ``lessons.toml`` says of which parts a lesson consists,
and which hands and rows of tiles it shows. What the rules know is not written there: ``{start}`` is filled in
from the plan (`numbers`), a line behind ``?nuki`` is told only where the plan has it, tables come from the scoring code
(`tables`), and a hand says what it is worth because it was scored (`shown`). So a change of rules changes the lesson.
"""

from jantaku.lessons.lesson import Block, Section, lesson, parts_of
from jantaku.lessons.tables import Tables

__all__ = ["Block", "Section", "Tables", "lesson", "parts_of"]
