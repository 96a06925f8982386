"""``make play``, the first thing anybody types: from the project's root to the first question of the drill."""

import os
import shutil
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 180
"""Seconds; where something has changed, the kernel is built first."""


def test_make_play_asks_its_first_question(tmp_path: Path) -> None:
    if shutil.which("make") is None:
        pytest.skip("there is no make here")
    if not (ROOT / "Makefile").exists():
        pytest.skip(f"there is no Makefile in {ROOT}")
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    surroundings |= {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "xterm"}
    child = pexpect.spawn(
        "make", ["play"], cwd=ROOT, env=surroundings, encoding="utf-8", timeout=PATIENCE, dimensions=(40, 80)
    )
    try:
        child.expect_exact("Question 1")
        child.expect_exact("How many shanten?")
        child.sendline("q")
        child.expect(pexpect.EOF)
        child.wait()
    finally:
        child.close(force=True)
    assert child.exitstatus == 0
