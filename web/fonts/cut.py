"""Cuts Noto Sans CJK to the Japanese and Chinese signs of the catalogue and the texts: cut.py NotoSansCJK-Regular.ttc.

cut.py FOLDER cuts Literata instead, from the four files literata-{latin,cyrillic}-wght-{normal,italic}.woff2 there: to
the signs of Russian and English and to the weights from 400 to 700, of the italics to 400; literata.css names both.

Needs fonttools and brotli. Two files: the names of scoring elements, which results at the table show, and all others,
which only rule pages need; noto-sans-jp.css tells the browser which signs are where. Run it again when
tests/texts.test.ts misses a sign.
"""

import re
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "jantaku"
FIRST, LAST = 0x2E80, 0x1EFFF


def signs(text: str) -> set[str]:
    """Those that are Japanese or Chinese."""
    return {sign for sign in text if FIRST <= ord(sign) <= LAST}


def at_the_table() -> set[str]:
    """The signs of results."""
    tables = "\n".join(file.read_text() for file in (SOURCE / "yaku/elements").glob("*.toml"))
    elements = set(re.findall(r"^\[([a-z_0-9]+)\]", tables, re.MULTILINE))
    names = tomllib.loads((SOURCE / "texts/names.toml").read_text())
    used = (name["ja"] for text, name in names.items() if text.removeprefix("yaku-") in elements)
    return signs("雀卓役牌ドラ裏赤抜東南西北白發中" + "".join(used))


def everywhere() -> set[str]:
    """The signs of all texts."""
    return signs("".join(file.read_text() for kind in ("toml", "ftl") for file in SOURCE.rglob(f"*.{kind}")))


def ranges(chosen: set[str]) -> str:
    """As CSS writes them."""
    found: list[list[int]] = []
    for code in sorted(map(ord, chosen)):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in found)


def cut(font: str) -> None:
    """Write both files and the style sheet."""
    table = at_the_table()
    css = "/* Noto Sans CJK (SIL Open Font License 1.1, see OFL.txt), cut by cut.py to what the program shows. */\n"
    for name, chosen in (("table", table), ("rules", everywhere() - table)):
        file = f"noto-sans-jp-{name}.woff2"
        options = ["--flavor=woff2", "--layout-features=", "--no-hinting", "--desubroutinize", "--font-number=0"]
        text = "--text=" + "".join(sorted(chosen))
        subprocess.check_call(["pyftsubset", font, text, f"--output-file={HERE / file}", *options])
        lines = "\n    ".join(textwrap.wrap(ranges(chosen), 130))
        css += '@font-face {\n  font-family: "Noto Sans JP";\n  font-weight: 400;\n  font-display: swap;\n'
        css += f'  src: url("./{file}") format("woff2");\n  unicode-range: {lines};\n}}\n'
    (HERE / "noto-sans-jp.css").write_text(css)


def cut_book_face(folder: Path) -> None:
    """Write the four files of Literata."""
    css = (HERE / "literata.css").read_text()
    for rule in css.split("@font-face")[1:]:
        file, kinds = re.findall(r"literata-[a-z-]+\.woff2", rule)[0], re.findall(r"unicode-range: (.*);", rule)[0]
        weights = "wght=400" if "italic" in file else "wght=400:700"
        subprocess.check_call(["fonttools", "varLib.instancer", folder / file, weights, "-o", "literata.ttf"])
        options = ["--flavor=woff2", "--no-hinting", "--layout-features=kern,liga,calt,locl,ccmp,mark"]
        chosen = f"--unicodes={kinds.replace(' ', '')}"
        subprocess.check_call(["pyftsubset", "literata.ttf", chosen, f"--output-file={HERE / file}", *options])
    Path("literata.ttf").unlink()


if __name__ == "__main__":
    given = Path(sys.argv[1])
    if given.is_dir():
        cut_book_face(given)
    else:
        cut(sys.argv[1])
