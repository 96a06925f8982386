"""``make play``, the first thing anybody types: from the project's root to the first page, with the browser called."""

import os
import re
import shutil
import stat
from pathlib import Path

import httpx
import pexpect
import pytest

from tests.cli.terminals import heed_interrupts

ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Seconds; where something has changed, the kernel and the pages are built first."""


def test_make_play_serves_the_first_page_and_opens_it(tmp_path: Path) -> None:
    if shutil.which("make") is None:
        pytest.skip("there is no make here")
    if not (ROOT / "Makefile").exists():
        pytest.skip(f"there is no Makefile in {ROOT}")
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    surroundings |= {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "xterm"}
    surroundings["BROWSER"] = str(browser)
    child = pexpect.spawn(
        "make",
        ["play", "SERVE=--port 0"],
        cwd=ROOT,
        env=surroundings,
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(40, 200),
        preexec_fn=heed_interrupts,
    )
    try:
        child.expect(r"http://localhost:(\d+)/")
        assert isinstance(child.match, re.Match)
        port = child.match.group(1)
        address = f"http://127.0.0.1:{port}"
        first = httpx.Client(transport=httpx.HTTPTransport(retries=20)).get(f"{address}/", timeout=PATIENCE)
        assert first.status_code == 200
        assert '<div id="page">' in first.text
        sets = httpx.get(f"{address}/api/rulesets", timeout=PATIENCE).text
        assert '"sichuan"' in sets
        for _ in range(100):
            if opened.exists():
                break
            child.expect(pexpect.TIMEOUT, timeout=0.1)
        assert opened.read_text() == f"http://localhost:{port}/"
        child.sendintr()
        child.expect(pexpect.EOF)
        child.wait()
    finally:
        child.close(force=True)
    assert (tmp_path / "jantaku" / "jantaku.db").exists()
