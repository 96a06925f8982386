"""The rule book as a site, a handful of its pages: links lead somewhere, both languages have every page."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Final

import pytest

from book.documents import documents, key_of_file, slug
from book.drawn import in_text
from book.entries import lead_and_values
from book.links import dead_links
from book.site import all_keys, build, groups_of
from book.words import word
from jantaku.hands.kernel import KernelBook
from jantaku.rules import catalogue, presets
from jantaku.texts import LANGUAGES, Language
from tests.server.running import Running, free, http

ROOT: Final = Path(__file__).resolve().parents[2]
SAMPLE: Final = (
    "rules/kuikae",
    "rules/open_riichi",
    "rules/uma",
    "yaku/pinfu",
    "yaku/nagashi_mangan",
    "games/sanma",
    "sets/riichi",
    "sets/ema",
    "docs/games/index",
    "docs/games/sanma",
    "docs/reference/notation",
    "docs/explanation/sources",
)
TAGS: Final = re.compile("<[^>]+>")
NUMBERED: Final = re.compile(r"\b00[0-4]:\d")

pytestmark = pytest.mark.skipif(
    KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("book") / "site"
    known = [key for key in SAMPLE if key in all_keys()]
    assert len(known) == len(SAMPLE), set(SAMPLE) - set(known)
    build(folder, known)
    return folder


def text_of(page: Path) -> str:
    return unescape(TAGS.sub("", page.read_text("utf-8")))


def test_no_link_is_dead(site: Path) -> None:
    assert list(dead_links(site)) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html">b</a><a href="#c">c</a><a href="/rules/x">x</a><p id="d">')
    (tmp_path / "e.html").write_text('<a href="a.html#d">d</a><a href="a.html#f">f</a>')
    assert [(str(page), link) for page, link in dead_links(tmp_path)] == [
        ("a.html", "#c"),
        ("a.html", "b.html"),
        ("e.html", "a.html#f"),
    ]


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="([^"]+)"', page.read_text("utf-8"))
        assert not [link for link in loaded if re.match("[a-z]*:?//", link)], page


def test_every_page_is_there_in_both_languages_and_leads_to_the_other(site: Path) -> None:
    for page in (site / "en").rglob("*.html"):
        path = page.relative_to(site / "en")
        other = site / "ru" / path
        assert other.exists()
        for here, there in ((page, other), (other, page)):
            (link,) = re.findall(r'class="tongue"[^>]*href="([^"]+)"', here.read_text("utf-8"))
            assert (here.parent / link).resolve() == there.resolve()


def test_a_rule_is_told_with_its_values_tables_sources_and_who_plays_it(site: Path) -> None:
    page = text_of(site / "ru" / "rules" / "kuikae.html")
    kuikae = catalogue().options["kuikae"]
    for part in (
        kuikae.name("ru"),
        "喰い替え",
        kuikae.name("en"),
        "suji_allowed",
        "«Опциональные правила», с.\u00a035–39",
        word("who-plays-so", "ru"),
    ):
        assert part in page
    html = (site / "en" / "rules" / "kuikae.html").read_text("utf-8")
    assert html.count('class="scene"') >= 3
    assert 'class="refused"' in html
    assert 'role="img" aria-label="1 man, ' in html


def test_a_yaku_shows_hands_that_have_it_and_hands_that_do_not(site: Path) -> None:
    html = (site / "en" / "yaku" / "pinfu.html").read_text("utf-8")
    assert 'class="hands counts-here"' in html
    assert 'class="hands near-misses"' in html


def test_what_is_not_built_says_so(site: Path) -> None:
    states = {entry.state for entry in catalogue()}
    assert states == {"done", "not_yet", "not_software"}
    for language in LANGUAGES:
        for state in states:
            assert word(f"site-state-{state}", language)
    page = text_of(site / "en" / "rules" / "index.html")
    assert all(option.name("en").lower() in page.lower() for option in catalogue().options.values())


def test_sources_are_names(site: Path) -> None:
    for page in [*(site / "en").glob("rules/*.html"), *(site / "ru").glob("rules/*.html")]:
        margin = "".join(re.findall(r"<aside.*?</aside>|class=\"foot\".*?</p>", page.read_text("utf-8"), re.DOTALL))
        assert not NUMBERED.search(TAGS.sub("", margin)), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_searched_without_a_network(site: Path, language: Language) -> None:
    script = (site / "assets" / f"search-{language}.js").read_text("utf-8")
    rows = json.loads(script.removeprefix("window.FOUND=").rstrip(";\n"))
    assert {row[0] for row in rows if "#" not in row[0]} == set(SAMPLE)
    (kuikae,) = [row for row in rows if row[0] == "rules/kuikae"]
    assert "喰い替え" in kuikae[3]
    for key, *_ in rows:
        path, _, anchor = key.partition("#")
        page = (site / language / f"{path}.html").read_text("utf-8")
        assert not anchor or f'id="{anchor}"' in page


def test_every_entry_rule_set_and_document_has_a_page() -> None:
    keys = set(all_keys())
    assert len(keys) == len(all_keys())
    assert len([key for key in keys if key.startswith("sets/")]) == len(presets())
    listed = [
        key
        for section in ("rules", "yaku", "games", "sets")
        for _, pages in groups_of(section, "en")
        for key, _ in pages
    ]
    assert sorted(listed) == sorted(key for key in keys if not key.startswith("docs/"))
    files = {file for file in (ROOT / "docs").rglob("*.md") if not file.stem.endswith(".ru")} - {
        ROOT / "docs" / "index.md"
    }
    assert files <= {document.file for document in documents()}


def test_the_server_serves_it_and_leads_there(site: Path, tmp_path: Path) -> None:
    with Running(free(tmp_path / "jantaku.db", book=site)) as running, http(running.port) as asker:
        (entry,) = asker.get("/api/catalogue/kuikae").json()
        assert entry["book"] == {"en": "/book/en/rules/kuikae.html", "ru": "/book/ru/rules/kuikae.html"}
        page = asker.get(entry["book"]["ru"])
        assert catalogue().options["kuikae"].name("ru") in page.text
        assert 'href="/rules/kuikae"' in page.text
        assert "SERVED = true" in asker.get("/book/assets/served.js").text
        assert asker.get("/book/").status_code == 200
        assert asker.get("/book/../jantaku.db").status_code != 500
        assert asker.get("/book/%2e%2e/jantaku.db").text[:6] != "SQLite"
        assert asker.get("/book/en/rules/none.html").status_code == 404
        (other,) = asker.get("/api/catalogue/atamahane").json()
        assert other["book"] is None, "a page that was not built is not linked"


def test_the_server_without_a_book(tmp_path: Path) -> None:
    with Running(free(tmp_path / "jantaku.db", book=tmp_path / "none")) as running, http(running.port) as asker:
        (entry,) = asker.get("/api/catalogue/kuikae").json()
        assert entry["book"] is None


def test_texts_of_options_are_cut_into_values() -> None:
    assert lead_and_values("What may be discarded. allowed: anything. a and b: nothing. Or a list of them.") == (
        "What may be discarded.",
        {"allowed": "anything.", "a": "nothing.", "b": "nothing."},
    )


def test_tiles_in_sentences_are_drawn() -> None:
    told = in_text("calls 9s with 78s & 5550p+ in 2016, 13 tiles")
    assert told.count('class="in"') == 3
    assert " &amp; " in told
    assert "in 2016, 13 tiles" in told


def test_the_frame_has_the_same_words_in_both_languages() -> None:
    ids = {
        language: set(
            re.findall(
                r"^([a-z][\w-]*) =", (ROOT / "book" / "texts" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
            )
        )
        for language in LANGUAGES
    }
    assert ids["en"] == ids["ru"]
    said = "".join(file.read_text("utf-8") for file in (ROOT / "book").glob("*.py"))
    for text_id in ids["en"]:
        family = re.match(r"site-(?:element|game|state|rules|yaku|games|sets|docs)\b", text_id)
        assert family or text_id.removeprefix("site-") in said, f"{text_id} is used nowhere"


def test_anchors_are_those_of_github() -> None:
    assert slug("Tiles, short") == "tiles-short"
    assert slug("<code>jantaku score</code>: what?") == "jantaku-score-what"
    assert key_of_file(ROOT / "docs" / "games" / "README.md") == "docs/games/index"
    assert key_of_file(ROOT / "docs" / "games" / "sanma.ru.md") == "docs/games/sanma"
    assert key_of_file(ROOT / "CHANGELOG.md") == "docs/project/changelog"
