"""The page about Python is true: its code runs from top to bottom and prints what is shown."""

import re
from pathlib import Path

import pytest

from jantaku.hands.kernel import KernelBook

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "how-to" / "python.md").read_text("utf-8")
SHOWN = re.compile(r"^ *print\(.*\)  # (.*)$", re.MULTILINE)

priced = pytest.mark.skipif(KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here")


@priced
def test_the_code_prints_what_is_shown() -> None:
    program = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    printed: list[str] = []
    names = {"__name__": "page", "print": lambda *words: printed.append(" ".join(map(str, words)))}
    exec(compile(program, "python.md", "exec"), names)
    assert program.count("print(") == len(SHOWN.findall(program)) > 0
    assert printed == SHOWN.findall(program)
