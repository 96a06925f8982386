"""Events in words, in both languages: a line of the log, and what a screen reader says.

A sentence is said without its subject, as everywhere: who it was stands before it (``seat`` of the event).
"""

from jantaku.server.telling.wire import Said, Setting, each, plain, spoken
from jantaku.table.events import Event, MatchEnded, Won
from jantaku.table.telling.teller import deal_name as name_of_deal
from jantaku.texts import LANGUAGES


def words(event: Event, table: Setting) -> Said:
    """What happened. A record may tell nonsense; then nothing is said of it."""
    try:
        names = table.all if isinstance(event, MatchEnded) else table.names
        told = spoken(event.line(), table.game, names)
        if isinstance(event, Won) and event.turned_down:  # nobody explains it
            return joined(told, spoken(event.paid_for_it(), table.game))
        return told
    except (LookupError, ValueError, TypeError):
        return plain("")


def deal_name(round_: int, hand: int) -> Said:
    """``East 2``."""
    return each(lambda texts: name_of_deal(texts, round_, hand))


def joined(*table: Said, by: str = ", ") -> Said:
    """Sentences one after the other."""
    return {language: by.join(filter(None, (part[language] for part in table))) for language in LANGUAGES}
