"""Pages of the catalogue: an option with its values, a yaku with its hands, a game; each from what the server tells."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from book.drawn import hand, in_text
from book.frame import Found, Place, capital
from book.scenes import scene
from jantaku.rules import load
from jantaku.server.rule_book.examples import example
from jantaku.texts import LANGUAGES, Language

Json = Mapping[str, Any]

FOLDERS: Final = {"option": "rules", "element": "yaku", "game": "games"}
VALUE: Final = re.compile(r"(?:^|(?<=[.!?;] ))([a-z0-9_]+(?:(?:,| и| and) [a-z0-9_]+)*): ")
OTHER_FORMS: Final = re.compile(r" (?:Или (?:таблица|список|число)|Or an? (?:table|list|number))")
CYRILLIC: Final = re.compile("[а-яё]", re.IGNORECASE)
FEW: Final = 8
"""So many rule sets are named at once; more have to be opened."""
FORMS: Final = ("number", "list", "table", "code")


def key_of(kind: str, entry: str) -> str:
    """Where the page of an entry lies."""
    return f"{FOLDERS[kind]}/{entry}"


def lead_and_values(text: str) -> tuple[str, dict[str, str]]:
    """The text of an option: a lead, and what it says of each value, ``allowed: anything. forbidden: nothing.``"""
    marks = list(VALUE.finditer(text))
    lead = text[: marks[0].start()] if marks else text
    values: dict[str, str] = {}
    for at, mark in enumerate(marks):
        end = marks[at + 1].start() if at + 1 < len(marks) else len(text)
        told = OTHER_FORMS.split(text[mark.end() : end])[0].strip()
        values |= dict.fromkeys(re.split(r",? (?:и |and )?|, ", mark[1]), told)
    return lead.strip(), values


def is_foreign(text: str, language: Language) -> bool:
    """Whether a text that is not there in Russian stands in its place in English."""
    return language == "ru" and bool(text) and not CYRILLIC.search(text)


class EntryPage:
    """The page of an entry in one language."""

    def __init__(self, entry: Json, place: Place) -> None:
        self.entry: Final = entry
        self.place: Final = place
        self.language: Final[Language] = place.language
        self.say: Final = place.say

    def told(self, said: Json | None) -> str:
        """What is said in this language."""
        return "" if said is None else str(said.get(self.language, ""))

    @property
    def name(self) -> str:
        """What players call it."""
        return capital(self.told(self.entry["name"]))

    @property
    def found(self) -> Found:
        """How it is found."""
        entry = self.entry
        other = [entry["name"][language] for language in LANGUAGES if language != self.language]
        words = [*other, entry["ja"], entry["romaji"], *entry["aka"], entry["id"].replace("_", " ")]
        kind = {"option": "site-rules", "element": "site-yaku", "game": "site-games"}[entry["kind"]]
        return Found(self.place.key, self.name, self.say(kind), " ".join(filter(None, dict.fromkeys(words))))

    def body(self) -> str:
        """The whole text of the page."""
        entry = self.entry
        text = self.told(entry["text"])
        foreign = is_foreign(text, self.language)
        lead, values = lead_and_values(text)
        parts = [self.header(), self.notice()]
        if lead and not foreign:
            parts.append(f'<p class="lead">{in_text(lead)}</p>')
        if foreign:
            english = f'<p lang="en">{escape(entry["text"]["en"])}</p>'
            parts.append(f"<details><summary>{self.say('english-only')}</summary>{english}</details>")
        if entry.get("option"):
            parts += self.option(values)
        if entry.get("element"):
            parts += self.element()
        if entry.get("game"):
            parts += self.game()
        if not entry.get("option"):
            parts += self.examples(self.say("examples-at-table"), entry["scenarios"])
        parts += self.relations()
        if not entry.get("option"):
            parts += self.who_plays()
        parts += self.readings()
        return f"<article>{''.join(parts)}</article>{self.aside()}"

    # ------------------------------------------------------------ head and margin

    def header(self) -> str:
        """Names in all languages, and what it is."""
        entry = self.entry
        other: Language = "en" if self.language == "ru" else "ru"
        names = [f'<span lang="{other}">{escape(entry["name"][other])}</span>']
        names += [f'<span lang="ja">{escape(entry["ja"])}</span>'] if entry["ja"] else []
        names += [f"<i>{escape(entry['romaji'])}</i>"] if entry["romaji"] else []
        state = "done" if entry["fixed"] else entry["state"]
        badge = (
            f'<span class="badge {state}">{self.say("state-fixed" if entry["fixed"] else f"site-state-{state}")}</span>'
        )
        upright = f'<p class="upright" lang="ja" aria-hidden="true">{escape(entry["ja"])}</p>' if entry["ja"] else ""
        return f'{upright}<h1>{escape(self.name)}</h1><p class="names">{" · ".join(names)}</p><p>{badge}</p>'

    def notice(self) -> str:
        """Why the program does not play it."""
        entry = self.entry
        if entry["state"] == "done":
            return ""
        text = "not-built-yet" if entry["state"] == "not_yet" else "not-for-software"
        return f'<p class="notice">{self.say("not-switchable-yet" if entry["scenarios"] else text)}</p>'

    def aside(self) -> str:
        """What stands in the margin: sources, other names, related rules, the id."""
        entry = self.entry
        option, element = entry.get("option") or {}, entry.get("element") or {}
        rows = [
            ("site-sources", ". ".join(filter(None, [escape(self.told(entry["source"]))]))),
            ("also-called", escape(", ".join(self.other_names()))),
            ("related", self.named(option.get("related", ()))),
            ("at-odds", self.named(option.get("conflicts", ()))),
            ("needs", self.named(element.get("needs", ()))),
            ("excludes", self.named(element.get("excludes", ()))),
            ("note", in_text(self.note())),
            ("site-id", f"<code>{escape(entry['id'])}</code>"),
        ]
        told = "".join(f"<dt>{self.say(title)}</dt><dd>{text}</dd>" for title, text in rows if text)
        return f'<aside class="margin"><dl>{told}</dl></aside>'

    def note(self) -> str:
        """A remark in this language."""
        note = self.told(self.entry["note"])
        return "" if is_foreign(note, self.language) else note

    def other_names(self) -> list[str]:
        """Other names in the letters of the language."""
        russian = self.language == "ru"
        return [name for name in self.entry["aka"] if bool(CYRILLIC.search(name)) == russian and name != self.name]

    def named(self, entries: Iterable[Json]) -> str:
        """Other entries, with links."""
        return self.place.links(self.find(one) for one in entries)

    def find(self, one: Json) -> tuple[str, str]:
        """The page of an entry that is told by its id only, and its name."""
        keys = [key_of(kind, one["id"]) for kind in ("option", "element", "game")]
        return next((key for key in keys if key in self.place.known), keys[0]), self.told(one["name"])

    def sets(self, names: Iterable[str]) -> str:
        """Rule sets, with links."""
        return self.place.links((f"sets/{name}", load(name).name(self.language)) for name in names)

    # ------------------------------------------------------------ options

    def option(self, texts: Mapping[str, str]) -> Iterator[str]:
        """Its values, each with what it does, who plays so, and deals that show it."""
        entry, option = self.entry, self.entry["option"]
        yield from self.examples(self.say("examples-at-table"), [one for one in entry["scenarios"] if not one["means"]])
        cards = self.cards()
        if cards:
            yield f"<h2>{self.say('values')}</h2>"
        for key, card in cards.items():
            yield from self.card(key, card, texts)
        ranges = [one for one in option["values"] if one["path"][0] in FORMS and self.means(one)]
        if ranges:
            rows = "".join(f"<tr><td>{self.form(one)}</td><td>{escape(self.means(one))}</td></tr>" for one in ranges)
            yield f'<div class="scroll"><table class="forms"><tbody>{rows}</tbody></table></div>'

    def form(self, one: Json) -> str:
        """What kind of value it is."""
        if len(one["path"]) > 1:
            return f"<code>{escape('.'.join(one['path'][1:]))}</code>"
        return escape(str(one["value"])) if one["path"][0] == "number" else self.say(f"form-{one['path'][0]}")

    def means(self, one: Json) -> str:
        """What a value means, in this language."""
        told = self.told(one["means"])
        return "" if is_foreign(told, self.language) and self.entry["state"] != "done" else told

    def cards(self) -> dict[str, dict[str, Any]]:
        """Values in their order: words first, then what rule sets and examples have."""
        entry, option = self.entry, self.entry["option"]
        found: dict[str, dict[str, Any]] = {}
        words = option["forms"].get("words") or []
        for one in option["values"]:
            if len(one["path"]) == 1 and one["path"][0] in words:
                key = canonical(one["path"][0])
                found[key] = {"title": self.means(one) or self.plainly(one["path"][0]), "word": one["path"][0]}
                found[key]["built"] = one.get("built", True)
        for one in entry["sets"]:
            found.setdefault(canonical(one["value"]), {"title": self.told(one["means"])}).setdefault("sets", []).append(
                one["set"]
            )
        for one in entry["scenarios"]:
            if one["means"]:
                card = found.setdefault(canonical(one["value"]), {"title": self.told(one["means"])})
                card.setdefault("scenarios", []).append(one)
        return found

    def plainly(self, value: str) -> str:
        """A value that nobody has put in words yet."""
        return self.say(f"value-{value}") if value in ("on", "off") else value.replace("_", " ")

    def card(self, key: str, card: Mapping[str, Any], texts: Mapping[str, str]) -> Iterator[str]:
        """A value."""
        usual = key == canonical(self.entry["option"]["default"])
        notes = f' <small class="usual">{self.say("usual-value")}</small>' if usual else ""
        if not card.get("built", True):
            notes += f' <small class="loss">{self.say("site-state-not_yet")}</small>'
        written = json.loads(key)
        code = f"<code>{escape(key if not isinstance(written, str) else written)}</code>"
        yield f'<section class="value{" is-usual" if usual else ""}"><h3>{escape(capital(card["title"]))}{notes}</h3>'
        yield f'<p class="written">{self.say("site-code")}: {code}</p>'
        full = texts.get(card.get("word", ""), "")
        if full and len(full) > len(card["title"]) + 12 and not is_foreign(full, self.language):
            yield f"<p>{in_text(capital(full))}</p>"
        if sets := card.get("sets"):
            yield self.who_plays_so(sets)
        yield from self.scenes(card.get("scenarios", ()))
        yield "</section>"

    def who_plays_so(self, sets: Sequence[str]) -> str:
        """Rule sets with this value; folded where they are many."""
        title = f"{self.say('who-plays-so')}: "
        if len(sets) <= FEW:
            return f'<p class="sets"><small>{title}</small>{self.sets(sets)}</p>'
        count = self.say("site-so-many-sets", count=len(sets))
        return f'<details class="sets"><summary>{title}{count}</summary><p>{self.sets(sets)}</p></details>'

    # ------------------------------------------------------------ yaku and games

    def element(self) -> Iterator[str]:
        """What it costs, hands that have it and hands that only seem to."""
        element = self.entry["element"]
        if price := self.told(element["price"]):
            yield f"<p>{self.say('usual-price')}: <b>{escape(price)}</b></p>"
        for title, sign, examples in (("counts-here", "✓", element["examples"]), ("near-misses", "✗", element["near"])):
            if examples:
                shown = "".join(self.hand(one) for one in examples)
                yield f'<section class="hands {title}"><h2>{sign} {self.say(title)}</h2>{shown}</section>'
        for title, counts in (("counts-here", True), ("near-misses", False)):
            ponds = [one for one in element["ponds"] if bool(one["counts"]) == counts]
            if ponds:
                shown = "".join(f"<p>{hand(one['pond'], '', self.language)}</p>" for one in ponds)
                sign = "✓" if counts else "✗"
                yield f'<section class="hands {title}"><h2>{sign} {self.say(title)}</h2>{shown}</section>'

    def hand(self, one: Json) -> str:
        """A hand, how it was won, and what it lacks."""
        how = [
            self.say(f"word-{'tsumo' if one['by'] == 'tsumo' else 'ron'}"),
            *(escape(self.told(told)) for told in one["told"]),
        ]
        because = f" – {in_text(self.told(one['because']))}" if one["because"] else ""
        tiles = hand(one["hand"], one["win"], self.language)
        return f'<p class="example">{tiles}<small>{", ".join(how)}{because}</small></p>'

    def game(self) -> Iterator[str]:
        """How many play with what, by which sheets."""
        game = self.entry["game"]
        done = self.language == "en" or self.entry["state"] == "done"
        rows = [
            (title, self.told(game[what]))
            for title, what in (("players-label", "players"), ("tiles-label", "tiles"), ("hand-label", "hand"))
        ]
        rows = [
            (title, text)
            for title, text in rows
            if text and (done or not is_foreign(text, self.language) or text[:1].isdigit())
        ]
        told = "".join(f"<dt>{self.say(title)}</dt><dd>{escape(text)}</dd>" for title, text in rows)
        if game["presets"]:
            told += f"<dt>{self.say('rule-sets')}</dt><dd>{self.sets(game['presets'])}</dd>"
        pages = [f"docs/games/{preset}" for preset in game["presets"] if f"docs/games/{preset}" in self.place.known]
        if pages:
            names = [(key, load(key.rpartition("/")[2]).name(self.language)) for key in pages]
            told += f"<dt>{self.say('site-game-page')}</dt><dd>{self.place.links(names)}</dd>"
        if told:
            yield f'<dl class="facts">{told}</dl>'

    # ------------------------------------------------------------ what all have

    def examples(self, title: str, found: Sequence[Json]) -> Iterator[str]:
        """Examples with a heading."""
        if found:
            yield f"<h2>{title}</h2>"
            yield from self.scenes(found)

    def scenes(self, found: Sequence[Json]) -> Iterator[str]:
        """The first example, and the others behind it."""
        shown = [scene(one, example(self.entry["id"], one["name"]), self.place) for one in found]
        yield from shown[:1]
        if shown[1:]:
            title = self.say("show-more", count=len(shown) - 1)
            yield f"<details class=more><summary>{title}</summary>{''.join(shown[1:])}</details>"

    def relations(self) -> Iterator[str]:
        """What goes with what."""
        found = (self.entry.get("option") or {}).get("relations", ())
        if not found:
            return
        yield f"<h2>{self.say('conflicts')}</h2><ul>"
        for one in found:
            relation = self.say("relation-" + one["kind"])
            yield f"<li>{self.sides(one['when'])} <b>{relation}</b> {self.sides(one['then'])}</li>"
        yield "</ul>"

    def sides(self, sides: Iterable[Json]) -> str:
        """Options with their values."""
        quotes = "«{}»" if self.language == "ru" else "“{}”"
        return ", ".join(
            f"{self.place.link(*self.find(side))} {'≠' if side['not'] else '='} {quotes.format(self.meaning(side))}"
            for side in sides
        )

    def meaning(self, side: Json) -> str:
        """What a value means, ready for HTML."""
        return escape(self.told(side["means"]))

    def who_plays(self) -> Iterator[str]:
        """Rule sets by what they say, the commonest first."""
        by: dict[str, list[str]] = {}
        for one in self.entry["sets"]:
            by.setdefault(self.told(one["means"]), []).append(one["set"])
        if by:
            rows = "".join(
                f"<tr><th>{escape(value)}</th><td>{self.sets(names)}</td></tr>"
                for value, names in sorted(by.items(), key=lambda row: -len(row[1]))
            )
            yield f'<h2>{self.say("who-plays-how")}</h2><div class="scroll"><table><tbody>{rows}</tbody></table></div>'

    def readings(self) -> Iterator[str]:
        """How rule sets read the books."""
        by: dict[str, list[str]] = {}
        for one in self.entry["readings"]:
            text = self.told(one["text"])
            if text and not is_foreign(text, self.language):
                by.setdefault(text, []).append(one["set"])
        if by:
            rows = "".join(
                f"<li>{in_text(text)} <small>({self.sets(names)})</small></li>" for text, names in by.items()
            )
            yield f"<h2>{self.say('our-reading')}</h2><ul>{rows}</ul>"


def canonical(value: object) -> str:
    """A value in one shape, whoever tells it."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
