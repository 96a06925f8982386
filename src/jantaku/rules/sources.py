"""Where a rule comes from, as a sheet cites it: lines of the books, records of a server, a published summary.

Sheets may add some words in English to a citation. Other languages leave them out: what is to be understood is said
by a reading, which stands in both.
"""

import re
from typing import Final

from jantaku.texts import Texts

CITED: Final = re.compile(r"\d{3}:\d+(?:-\d+)?(?:, \d{3}:\d+(?:-\d+)?)*")
ENGLISH: Final = re.compile("[a-z]{2}")
RECORDS: Final = "records"
SUMMARY: Final = re.compile(r"published summary, (\d{4})")


def in_words(source: str, texts: Texts) -> str:
    """The source in the words of a language."""
    if texts.language == "en" or ENGLISH.search(source) is None:
        return source
    if source.startswith(RECORDS):
        return texts("rules-source-records")
    if (summary := SUMMARY.match(source)) is not None:
        return texts("rules-source-summary", year=summary[1])
    cited = CITED.match(source)
    return source if cited is None else cited[0]
