"""Why a hand is worth what it is worth, told in any language.

An `Explanation` is data: clauses with the ids of their texts, so that a page, a terminal or a test can show them as
they like; `tell` makes plain lines of it. It says how the hand was read, each element and the facts behind it, the
elements that were missed by one condition, each fu, the limit, and who pays whom, with the places in the books.
"""

from collections.abc import Iterator, Sequence

import msgspec

from jantaku.rules.books import named
from jantaku.scoring.explanations.bonuses import bonus_lines, bonus_name
from jantaku.scoring.explanations.clauses import Clause, say
from jantaku.scoring.explanations.counted import ElementLine, element_line
from jantaku.scoring.explanations.fu import FuExplained, fu_lines, fu_total
from jantaku.scoring.explanations.missed import MissedLine, missed_lines
from jantaku.scoring.explanations.notes import notes_on
from jantaku.scoring.explanations.paid import PaymentLine, payment_lines
from jantaku.scoring.explanations.reading import blocks_of, wait_of
from jantaku.scoring.explanations.value import in_chips, value_of, value_seed
from jantaku.scoring.ledger import Transfer
from jantaku.scoring.score import Score
from jantaku.texts import TextId, Texts


class Explanation(msgspec.Struct, frozen=True):
    """Everything that led to a score."""

    blocks: tuple[Clause, ...]
    wait: Clause
    elements: tuple[ElementLine, ...]
    bonuses: tuple[ElementLine, ...]
    missed: tuple[MissedLine, ...]
    fu: tuple[FuExplained, ...]
    fu_total: Clause
    by_limit: bool
    """A yakuman or another fixed price decides, and nobody asks for fu."""
    chips: bool
    """What stands where others have fu are chips, which the han double."""
    notes: tuple[Clause, ...]
    """What a player would ask about next: what these rules leave out, or do not add up."""
    value: Clause
    value_seed: tuple[str, ...]
    payments: tuple[PaymentLine, ...]


def explain(score: Score, rows: Sequence[Transfer] | None = None) -> Explanation:
    """What there is to say about a score; ``rows``: what was paid for it, where others have won with it (seats counted
    from the dealer)."""
    return Explanation(
        blocks=tuple(blocks_of(score)),
        wait=wait_of(score),
        elements=tuple(element_line(score, counted) for counted in score.elements),
        bonuses=tuple(bonus_lines(score)),
        missed=tuple(missed_lines(score)),
        fu=tuple(fu_lines(score)),
        fu_total=fu_total(score),
        by_limit=score.by_limit,
        chips=in_chips(score),
        notes=tuple(notes_on(score)),
        value=value_of(score),
        value_seed=value_seed(score),
        payments=tuple(payment_lines(score, rows)),
    )


def tell(explanation: Explanation, texts: Texts) -> list[str]:
    """The explanation as lines of text."""
    blocks = " ".join(say(block, texts) for block in explanation.blocks)
    lines = [texts("score-read", blocks=blocks, wait=say(explanation.wait, texts))]
    rows = [*explanation.elements, *explanation.bonuses]
    names = [_capital(say(row.name, texts)) for row in rows]
    prices = [say(row.price, texts) for row in rows]
    width, price_width = max(map(len, names), default=0), max(map(len, prices), default=0)
    for row, name, price in zip(rows, names, prices, strict=True):
        because = ", ".join(say(clause, texts) for clause in row.because)
        lines.append(f"  {name:.<{width + 4}} {price:<{price_width}}  {because}".rstrip())
    lines += [
        "  " + texts("score-missed", element=say(row.name, texts), because=say(row.because, texts))
        for row in explanation.missed
    ]
    lines += ["  " + say(note, texts) for note in explanation.notes]
    if explanation.fu and not explanation.by_limit:
        items = " + ".join(f"{line.fu} {say(line.because, texts)}" for line in explanation.fu)
        what = TextId("score-chips") if explanation.chips else TextId("score-fu")
        lines.append("  " + texts(what, items=items, total=say(explanation.fu_total, texts)))
    lines.append("  " + say(explanation.value, texts))
    lines += [
        "  "
        + texts(
            "score-payment",
            payer=_capital(say(row.payer, texts)),
            receiver=say(row.receiver, texts),
            amount=texts("scenario-chips", count=row.amount) if row.chips else texts.figure(row.amount),
            because=say(row.because, texts),
        )
        for row in explanation.payments
    ]
    if sources := named(cited_lines(explanation), texts):
        lines.append("  " + texts("score-sources", sources=sources))
    return lines


def cited_lines(explanation: Explanation) -> list[str]:
    """The lines of the books behind it, by number, for those who work on the rules."""
    return sorted({place for seed in _cited(explanation) for place in seed})


def _cited(explanation: Explanation) -> Iterator[tuple[str, ...]]:
    yield from (row.seed for row in (*explanation.elements, *explanation.bonuses))
    yield from (row.seed for row in explanation.missed)
    if not explanation.by_limit:
        yield from (line.seed for line in explanation.fu)
    yield explanation.value_seed
    yield from (row.seed for row in explanation.payments)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def summary(score: Score, texts: Texts) -> str:
    """One line: ``riichi, pinfu, dora 1: 3 han 30 fu, 3900``."""
    names = [say(element_line(score, counted).name, texts) for counted in score.elements]
    names += [f"{texts(bonus_name(bonus.id, score.book.plan.nuki))} {bonus.tiles}" for bonus in score.bonuses]
    value = say(value_of(score), texts)
    return f"{', '.join(names)}: {value}" if names else value
