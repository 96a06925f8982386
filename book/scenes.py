"""Examples at the table as HTML: who holds what, what was said and done, what it came to."""

from collections.abc import Container, Mapping
from html import escape
from typing import Any, Final

from book.drawn import apart_from_each_other, in_text, meld_on_wire, names_of, on_wire, row
from book.frame import Place
from book.words import word
from jantaku.texts import Language

Json = Mapping[str, Any]
WINDS: Final[dict[Language, str]] = {"en": "ESWN", "ru": "ВЮЗС"}
SILENT: Final = ("drawn", "deal_ended", "paid")
"""What is not told where something else happened in the same step."""


def wind(letter: str, language: Language) -> str:
    """The letter of a wind in the language."""
    at = "ESWN".find(letter)
    return WINDS[language][at] if len(letter) == 1 and at >= 0 else letter


def scene(example: Json, played: Json, place: Place) -> str:
    """An example: what it shows, the table where it makes its point, the moves, and how it ends."""
    steps, language = played["steps"], place.language
    refused = [at for at, step in enumerate(steps) if step["refusal"]]
    telling = refused[-1] if refused else len(steps) - 1
    parts = [f'<p class="about">{in_text(example["about"][language])}</p>']
    if played["seats"]:
        parts.append(board(played, telling, language))
    refusal = steps[telling]["refusal"]
    if refusal:
        title = f"<b>{escape(word('not-allowed', language))}:</b>"
        parts.append(f'<p class="refused">{title} {in_text(refusal["text"][language])}</p>')
    parts.append(result(played, language))
    parts.append(moves(played, language))
    if played["seats"] and telling > 0:
        begin = escape(word("site-begin", language))
        parts.append(f"<details><summary>{begin}</summary>{board(played, 0, language)}</details>")
    parts.append(foot(example, played, place))
    return f'<section class="scene">{"".join(parts)}</section>'


def board(played: Json, at: int, language: Language) -> str:
    """The table after a step: the hands that matter, and everybody's discards."""
    step = played["steps"][at]
    seats = step["board"]["seats"]
    shown = [seat for seat in seats if seat["seat"] in played["seats"]]
    others = [seat for seat in seats if seat not in shown and seat["pond"]]
    turn = step["board"]["turn"]
    up = played["kan_up"]
    inside = "".join(one_seat(seat, up, seat["seat"] == turn, language) for seat in shown)
    inside += "".join(one_seat(seat, None, seat["seat"] == turn, language) for seat in others)
    indicators = step["board"]["indicators"]
    if indicators:
        tiles = row("".join(map(on_wire, indicators)), names_of(indicators, language), "pond")
        inside += f'<p class="dora"><small>{escape(word("indicators", language))}</small>{tiles}</p>'
    return f'<div class="felt">{inside}</div>'


def one_seat(seat: Json, up: Container[int] | None, turn: bool, language: Language) -> str:
    """A seat: its wind, hand, melds and pond. ``up``: which tiles of its closed kans lie face up; without it only the
    pond is shown."""
    notes = [word("word-riichi", language)] if seat["riichi"] else []
    notes += [f"−{word('suit-' + seat['suit'], language)}"] if seat["suit"] else []
    small = "".join(f"<small>{escape(note)}</small>" for note in notes)
    lies = ""
    if up is not None:
        tiles = list(seat["tiles"])
        groups = ["".join(map(on_wire, tiles))]
        groups += [on_wire(seat["drawn"], lit=True)] if seat["drawn"] else []
        groups += [meld_on_wire(meld, up) for meld in seat["melds"]]
        groups += ["".join(map(on_wire, seat["nuki"]))] if seat["nuki"] else []
        held = [*tiles, seat["drawn"], *(one for meld in seat["melds"] for one in meld["tiles"]), *seat["nuki"]]
        lies += row(apart_from_each_other(groups), names_of(held, language))
    if seat["pond"]:
        tiles = [lying["tile"] for lying in seat["pond"]]
        inside = "".join(on_wire(lying["tile"], turned=lying["riichi"]) for lying in seat["pond"])
        label = f'<small class="of">{escape(word("pond", language))}</small>'
        lies += f'<span class="discards">{label}{row(inside, names_of(tiles, language), "pond")}</span>'
    letter = f'<b class="wind{" turn" if turn else ""}">{wind(seat["wind"], language)}{small}</b>'
    return f'<div class="seat">{letter}<div class="lies">{lies}</div></div>'


def moves(played: Json, language: Language) -> str:
    """What was said and done, in order."""
    lines = [line(played, at, language) for at in range(1, len(played["steps"]))]
    if not lines:
        return ""
    items = "".join(f"<li>{in_text(told)}</li>" for told in lines)
    title = f"<summary>{escape(word('site-moves', language))}</summary>"
    return f'<details class="moves" open>{title}<ol>{items}</ol></details>'


def line(played: Json, at: int, language: Language) -> str:
    """One step in words."""
    step = played["steps"][at]
    said = step["said"][language] if isinstance(step["said"], Mapping) else step["said"]
    if step["refusal"]:
        return f"{said} – {word('not-allowed', language)}"
    seats = played["steps"][0]["board"]["seats"]
    events = [event for event in step["told"] if event["event"] not in SILENT or len(step["told"]) == 1]
    told = "; ".join(
        ("" if event["seat"] is None else f"{wind(seats[event['seat']]['wind'], language)}: ") + event["text"][language]
        for event in events
    )
    return told or said or word("example-goes-on", language)


def result(played: Json, language: Language) -> str:
    """What the deal came to."""
    told = played["result"]
    if not told:
        return ""
    lines = [f"<p>{in_text(win['explained']['summary'][language])}</p>" for win in told["wins"] if win["explained"]]
    if not told["wins"]:
        lines.append(f"<p><b>{escape(told['title'][language])}</b></p>")
    seats = played["steps"][0]["board"]["seats"]
    moved = []
    for at, (before, after) in enumerate(zip(told["before"], told["after"], strict=False)):
        if after != before:
            sign = "gain" if after > before else "loss"
            amount = f"{after - before:+d}".replace("-", "−")
            moved.append(f'<span class="{sign}">{wind(seats[at]["wind"], language)} {amount}</span>')
    points = f'<p class="points">{" ".join(moved)}</p>' if moved else ""
    return f'<div class="result">{"".join(lines)}{points}</div>' if lines or points else ""


def foot(example: Json, played: Json, place: Place) -> str:
    """By which rules it is played, and where the books say so."""
    rules, language = played["rules"], place.language
    name = place.link(f"sets/{rules['id']}", rules["name"][language])
    others = "".join(
        f"; {escape(one['name'][language])} – {escape(one['means'][language])}"
        for one in [*played["settings"], *played["yaku"]]
    )
    source = example["source"][language]
    cited = f" {escape(word('source', language))}: {escape(source)}." if source else ""
    return f'<p class="foot">{escape(word("played-by", language))}: {name}{others}.{cited}</p>'
