"""The best result of a player, kept in a small file among the user's data. Where none can be kept, none is."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Best(msgspec.Struct):
    """The most points of one sitting, and the most right answers in a row."""

    points: int = 0
    streak: int = 0


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this system wants programs to keep what belongs to the user."""
    home = Path(environment.get("USERPROFILE" if platform == "win32" else "HOME") or Path.home())
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif environment.get("XDG_DATA_HOME"):
        folder = Path(environment["XDG_DATA_HOME"])
    else:
        folder = home / "Library" / "Application Support" if platform == "darwin" else home / ".local" / "share"
    return folder / "jantaku"


def best_file() -> Path:
    """The file of the drill."""
    return data_folder() / "kunto.json"


def load_best(path: Path) -> Best:
    """The best result so far; a file that is missing or spoilt counts as none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Best)
    except (OSError, msgspec.DecodeError):
        return Best()


def save_best(path: Path, best: Best) -> bool:
    """Write it down; tells whether that was possible."""
    new = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(msgspec.json.encode(best) + b"\n")
        new.replace(path)  # in one step, so that a crash never leaves half a file
    except OSError:
        return False
    return True
