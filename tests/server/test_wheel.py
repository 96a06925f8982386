"""The wheel in an environment of its own, with what it asks for and nothing else: `jantaku serve` shows the pages, and
a deal is played.
"""

import asyncio
import os
import random
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.running import Client, client, http, lay

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "web" / "dist"
STAND_IN = "<!doctype html><title>Jantaku</title><script src=/assets/page-1.js></script>"
PATIENCE_S = 60


def pages(folder: Path) -> Path:
    """The built pages; where nobody has built them, something in their place."""
    if (BUILT / "index.html").is_file():
        return BUILT
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(STAND_IN)
    (folder / "assets" / "page-1.js").write_text("let page = 1;")
    return folder


def built(folder: Path) -> Path:
    """The wheel. The kernel is the one that these tests run with: it comes from this source, and takes a while."""
    kernel = pytest.importorskip("jantaku._kernel", reason="there is no kernel here").__file__
    defines = {"JANTAKU_KERNEL": kernel, "JANTAKU_PAGES": str(pages(folder / "pages"))}
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    command += [str(folder), f"--config-settings=build-dir={folder / 'build'}"]
    command += [f"--config-settings=cmake.define.{name}={value}" for name, value in defines.items()]
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    made = subprocess.run(
        [*command, str(ROOT)], capture_output=True, text=True, env=os.environ | {"PATH": programs}, check=False
    )
    assert made.returncode == 0, made.stderr[-2000:]
    return next(folder.glob("*.whl"))


def asked_for(found: Distribution, extra: str, known: dict[str, Distribution]) -> None:
    """All that a package asks for, and what that asks for."""
    for line in found.requires or ():
        wanted = Requirement(line)
        name = canonicalize_name(wanted.name)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        other = known.get(name) or distribution(name)
        assert wanted.specifier.contains(other.version, prereleases=True), f"{wanted}: {other.version} is here"
        if name not in known:
            known[name] = other
            asked_for(other, "", known)
        for more in wanted.extras:
            asked_for(other, more, known)


def installed(wheel: Path, folder: Path) -> Path:
    """The program `jantaku` of a new environment. What the wheel asks for is not fetched anew, but linked."""
    environment = folder / "environment"
    venv.create(environment, symlinks=os.name != "nt")
    python = environment / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", str(wheel)]
    subprocess.run(command, check=True, capture_output=True)
    site = next(environment.glob("lib/python*/site-packages"))
    known: dict[str, Distribution] = {}
    asked_for(PathDistribution(next(site.glob("jantaku-*.dist-info"))), "server", known)
    for one in known.values():
        for top in {file.parts[0] for file in one.files or () if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(one.locate_file(top))).resolve())
    return environment / "bin" / "jantaku"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Where the installed server listens."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = built(folder)
    with ZipFile(wheel) as packed:
        assert "jantaku/server/pages/index.html" in packed.namelist()
    program = installed(wheel, folder)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JANTAKU", "VIRTUAL"))}
    clean |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C.UTF-8"}
    serving = subprocess.Popen(
        [str(program), "serve", "--port", "0"], cwd=folder, env=clean, stdout=subprocess.PIPE, text=True
    )
    try:
        assert serving.stdout is not None
        address = re.search(r"http://localhost:(\d+)/", serving.stdout.readline())
        assert address is not None
        yield int(address[1])
    finally:
        serving.terminate()
        serving.wait(PATIENCE_S)


@pytest.mark.skipif(os.name == "nt", reason="environments look otherwise there")
def test_the_installed_wheel_shows_the_pages_and_plays_a_deal(port: int) -> None:
    async def play() -> Client:
        laid = lay(port, rules="riichi", seats=["me", "bot", "bot", "bot"])
        async with client(port, laid["table"]["id"], laid["token"]) as one:
            rng = random.Random(1)
            while one.result is None:
                await one.play(rng, steps=1)
            return one

    with http(port) as asking:
        page = asking.get("/")
        assert page.status_code == 200
        script = re.search(r"/assets/[\w.-]+\.js", page.text)
        assert script is not None
        assert asking.get(script[0]).status_code == 200
        assert asking.get("/table/anything").text == page.text
        assert asking.get("/api/rulesets/riichi/lesson").json()["ru"]
    played = asyncio.run(play())
    assert played.result is not None
    assert played.result["deal"] == 0
