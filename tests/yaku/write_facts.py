"""Writes src/jantaku/yaku/facts.toml anew from the kernel's list: python tests/yaku/write_facts.py."""

import json
from pathlib import Path

from jantaku._kernel import FACTS

FILE = Path(__file__).parents[2] / "src" / "jantaku" / "yaku" / "facts.toml"


def facts_file() -> str:
    lines = (f"{fact} = {json.dumps(meaning, ensure_ascii=False)}\n" for fact, meaning in FACTS)
    return "# The facts of kernel/facts.def, written by tests/yaku/write_facts.py.\n\n" + "".join(lines)


if __name__ == "__main__":
    FILE.write_text(facts_file(), "utf-8")
