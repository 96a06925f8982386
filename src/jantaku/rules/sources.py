"""Where a rule comes from, as a sheet cites it: lines of the books, records of a server, a published summary.

Lines are told by the names of book and chapter (`books.py`). Sheets may add some words in English to a citation. Other
languages leave them out: what is to be understood is said by a reading, which stands in both.
"""

import re
from typing import Final

from jantaku.rules.books import named
from jantaku.texts import Texts

CITED: Final = re.compile(r"\d{3}(?::\d+)?(?:-\d+)?(?:[,;] ?\d+(?::\d+)?(?:-\d+)?)*(?: \.\.\.)?")
"""What is cited of the books, at the beginning; words may follow behind a colon."""
RECORDS: Final = "records"
SUMMARY: Final = re.compile(r"published summary, (\d{4})")


def in_words(source: str, texts: Texts) -> str:
    """The source in the words of a language."""
    told, *rest = re.split(r"[;,] (?=\d{3}:)", source, maxsplit=1) if not source[:1].isdigit() else [source]
    return "; ".join([_in_words(told, texts), *(named(lines, texts) for lines in rest)])


def _in_words(source: str, texts: Texts) -> str:
    if source.startswith(RECORDS):
        return source if texts.language == "en" else texts("rules-source-records")
    if (summary := SUMMARY.match(source)) is not None:
        return source if texts.language == "en" else texts("rules-source-summary", year=summary[1])
    cited = CITED.match(source)
    if cited is None:
        return source
    words = source[cited.end() :].removeprefix(":").strip() if texts.language == "en" else ""
    return ": ".join(filter(None, (named(cited[0], texts), words)))
