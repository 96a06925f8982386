"""Pages of rule sets: what they are founded on and change, all they say by topic, and what hands are paid for."""

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from book.drawn import in_text
from book.entries import is_foreign, key_of
from book.frame import Found, Place, capital
from jantaku.rules import RuleSet, load
from jantaku.rules.entries import GROUPS
from jantaku.rules.sheet_parts import PLACES
from jantaku.rules.sources import in_words
from jantaku.server.rule_book.rule_sets import differences_on_wire, rule_set
from jantaku.server.rule_book.words import price_words
from jantaku.texts import LANGUAGES, Language, Texts


class SetPage:
    """The page of a rule set in one language."""

    def __init__(self, rules: RuleSet, place: Place) -> None:
        self.rules: Final = rules
        self.place: Final = place
        self.language: Final[Language] = place.language
        self.say: Final = place.say
        self.told: Final = rule_set(rules)

    @property
    def name(self) -> str:
        """What people call it."""
        return capital(self.rules.name(self.language))

    @property
    def found(self) -> Found:
        """How it is found."""
        words = [self.rules.name(language) for language in LANGUAGES if language != self.language]
        words += [self.rules.id.replace("_", " "), self.told["game_name"][self.language]]
        return Found(self.place.key, self.name, self.say("site-sets"), " ".join(words))

    def body(self) -> str:
        """The whole text of the page."""
        parts = [self.header(), *self.changes(), *self.prices(), *self.settings(), *self.readings()]
        return f"<article>{''.join(parts)}</article>{self.aside()}"

    def header(self) -> str:
        """Names and what it is."""
        other: Language = "en" if self.language == "ru" else "ru"
        about = self.told["about"][self.language]
        state = "done" if self.told["playable"] else "not_yet"
        return (
            f"<h1>{escape(self.name)}</h1>"
            f'<p class="names"><span lang="{other}">{escape(self.rules.name(other))}</span></p>'
            f'<p><span class="badge {state}">{self.say(f"site-state-{state}")}</span></p>'
            + (f'<p class="lead">{in_text(about)}</p>' if about else "")
        )

    def aside(self) -> str:
        """What stands in the margin."""
        header, texts = self.rules.header, Texts(self.language)
        parent = self.rules.basis
        page = f"docs/games/{self.rules.id}"
        rows = [
            ("site-game", self.place.link(f"games/{self.rules.game}", self.told["game_name"][self.language])),
            ("players-label", str(self.told["players"])),
            ("site-parent", self.place.link(f"sets/{parent.id}", parent.name(self.language)) if parent else ""),
            ("site-edition", escape(header.edition)),
            ("site-game-page", self.place.link(page, self.name) if page in self.place.known else ""),
            ("site-sources", escape(in_words(header.seed, texts)) if header.seed else ""),
            ("site-id", f"<code>{escape(self.rules.id)}</code>"),
        ]
        told = "".join(f"<dt>{self.say(title)}</dt><dd>{text}</dd>" for title, text in rows if text)
        return f'<aside class="margin"><dl>{told}</dl></aside>'

    def row(self, kind: str, one: dict[str, Any], *cells: str) -> str:
        """A row of a table: the rule, and what is said of it."""
        key = key_of(kind, one["id"]) if kind in ("option", "element", "game") else ""
        name = capital(one["name"][self.language])
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        return f"<tr><th>{self.place.link(key, name)}</th>{told}</tr>"

    def changes(self) -> Iterator[str]:
        """In what it differs from what it is founded on."""
        parent = self.rules.basis
        if parent is None:
            return
        yield f"<h2>{self.say('site-changes')}</h2>"
        rows = differences_on_wire(parent, self.rules)
        if not rows:
            yield f"<p>{self.say('site-same')}</p>"
            return
        told = "".join(
            self.row(row["kind"], row, row["one_means"][self.language], row["other_means"][self.language])
            for row in rows
        )
        names = f"<th></th><th>{escape(parent.name(self.language))}</th><th>{escape(self.name)}</th>"
        inside = f"<thead><tr>{names}</tr></thead><tbody>{told}</tbody>"
        yield f'<div class="scroll"><table class="changes">{inside}</table></div>'

    def prices(self) -> Iterator[str]:
        """What hands are paid for."""
        rows = [
            self.row("element", {"id": name, "name": self.told["prices"][name]["name"]}, means)
            for name, price in self.rules.prices.items()
            if (means := price_words(price, self.rules.plan.value.linear, self.rules.game)[self.language])
        ]
        if rows:
            title = f"<summary>{self.say('site-prices')} ({len(rows)})</summary>"
            yield f'<details>{title}<div class="scroll"><table><tbody>{"".join(rows)}</tbody></table></div></details>'

    def settings(self) -> Iterator[str]:
        """All options that hold, by topic; of a game of its own what no option says, too."""
        options = [one for one in self.told["options"] if one["holds"] and one["state"] == "done"]
        options += [one for one in self.told["paper"] if one["id"] in PLACES]
        yield f"<details><summary>{self.say('site-all-settings')} ({len(options)})</summary>"
        for group in GROUPS:
            rows = [
                self.row("part" if one["id"] in PLACES else "option", one, one["means"][self.language])
                for one in options
                if one["group"] == group
            ]
            if rows:
                yield f"<h3>{self.say(f'group-{group}')}</h3>"
                yield f'<div class="scroll"><table><tbody>{"".join(rows)}</tbody></table></div>'
        yield "</details>"

    def readings(self) -> Iterator[str]:
        """How the source was read where it is unclear."""
        told = {name: said[self.language] for name, said in self.told["readings"].items()}
        told = {name: text for name, text in told.items() if text and not is_foreign(text, self.language)}
        if told:
            rows = "".join(f"<li><b>{self.about(name)}</b>: {in_text(text)}</li>" for name, text in told.items())
            yield f"<h2>{self.say('our-reading')}</h2><ul>{rows}</ul>"

    def about(self, name: str) -> str:
        """What a reading is about."""
        from jantaku.rules import catalogue

        for entry in catalogue().named(name):
            return self.place.link(key_of(entry.kind_of_entry, entry.id), capital(entry.name(self.language)))
        return escape(load(name).name(self.language)) if name == self.rules.id else f"<code>{escape(name)}</code>"
