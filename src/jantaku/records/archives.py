"""Where games lie: in files, in folders, in archives. Each is known by a name under which it is found again.

A folder is searched to its bottom. An archive (tar, packed or not, or zip) holds one game in each member, whose name is
``ARCHIVE:MEMBER``. Nothing is ever unpacked to the disk, and no more is read of anything than a record may have.
"""

import lzma
import os
import sys
import tarfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, NamedTuple

from jantaku.records.formats.mjlog import LONGEST
from jantaku.records.record import RecordError, Warning_
from jantaku.texts import SayableError, TextId

TARS: Final = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz")
ZIP: Final = ".zip"
STDIN: Final = "-"
DAMAGED: Final = (
    tarfile.TarError,
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    EOFError,
    OSError,
    RuntimeError,  # a zip with a password, or packed in a way that Python does not know
)
"""What reading a damaged archive may come to."""


class GameFile(NamedTuple):
    """A file that may be a game: its name, and what is in it or why that cannot be read.

    ``named``: somebody asked for this very file, so it should be a game.
    """

    name: str
    data: bytes
    named: bool = False
    error: Warning_ | None = None


def is_archive(path: Path) -> bool:
    """Told by the end of the name."""
    return path.name.lower().endswith((*TARS, ZIP))


# ---------------------------------------------------------------- many games


def check_paths(paths: Iterable[str]) -> None:
    """Whoever names what is not there, or may not be read, should hear it before anything else is done."""
    for path in paths:
        if path == STDIN:
            continue
        if _place_in_archive(path) is not None:
            read_game(path)
            continue
        try:
            if os.path.isdir(path):
                os.scandir(path).close()
            else:
                Path(path).open("rb").close()
        except (OSError, ValueError) as error:
            raise unreadable(path, error) from None


def count_games(paths: Iterable[str]) -> int:
    """How many files there are to look at."""
    return sum(1 if _is_one_game(path) else sum(_count(file) for file, _ in _files(path)) for path in paths)


def games_in(paths: Iterable[str], stdin: bytes | None = None) -> Iterator[GameFile]:
    """All files that may be games, in the order of the paths, within a folder by name.

    ``stdin``: what was read there already, for the path ``-``.
    """
    for path in paths:
        if path == STDIN and stdin is not None:
            yield GameFile(path, stdin, named=True)
        elif _is_one_game(path):
            yield _one_game(path)
        else:
            for file, named in _files(path):
                if is_archive(file):
                    yield from _members(file)
                else:
                    yield _game(file, named)


def _is_one_game(path: str) -> bool:
    """Whether it is stdin, or a member of an archive."""
    return path == STDIN or _place_in_archive(path) is not None


def _one_game(path: str) -> GameFile:
    try:
        return GameFile(path, read_game(path), named=True)
    except RecordError as error:
        return GameFile(path, b"", True, as_data(error))


def _files(path: str) -> Iterator[tuple[Path, bool]]:
    if not os.path.isdir(path):
        yield Path(path), True
        return
    for folder, folders, names in os.walk(path):
        folders.sort()
        files = (Path(folder, name) for name in sorted(names))
        yield from ((file, False) for file in files if file.is_file())


def _game(path: Path, named: bool) -> GameFile:
    try:
        with path.open("rb") as stream:
            return GameFile(str(path), _some(stream), named)
    except OSError as error:
        return GameFile(str(path), b"", named, as_data(unreadable(str(path), error)))


def _some(stream: IO[bytes]) -> bytes:
    """All of it; of what is too long for a record, enough for the reader to see that."""
    return stream.read(LONGEST + 1)


def _count(path: Path) -> int:
    if not is_archive(path):
        return 1
    count = 0
    with suppress(*DAMAGED):
        if path.name.lower().endswith(ZIP):
            with zipfile.ZipFile(path) as packed:
                return sum(not member.is_dir() for member in packed.infolist())
        with tarfile.open(path) as archive:
            for member in archive:
                count += member.isreg()
    return count


def _members(path: Path) -> Iterator[GameFile]:
    """The members of an archive, and where it is damaged the damage in place of the rest."""
    try:
        if path.name.lower().endswith(ZIP):
            yield from _zip_members(path)
        else:
            yield from _tar_members(path)
    except DAMAGED as error:
        yield GameFile(str(path), b"", True, as_data(damaged_archive(path, error)))


def _tar_members(path: Path) -> Iterator[GameFile]:
    with tarfile.open(path) as archive:
        for member in archive:
            stream = archive.extractfile(member) if member.isreg() else None
            if stream is not None:
                yield GameFile(f"{path}:{member.name}", _some(stream))


def _zip_members(path: Path) -> Iterator[GameFile]:
    with zipfile.ZipFile(path) as archive:
        for member in archive.infolist():
            if not member.is_dir():
                with archive.open(member) as stream:
                    yield GameFile(f"{path}:{member.filename}", _some(stream))


# ---------------------------------------------------------------- one game


def read_game(name: str) -> bytes:
    """The file of this name, ``-`` for stdin, or the member ``ARCHIVE:MEMBER``. `SayableError` says why not."""
    if name == STDIN:
        return _some(sys.stdin.buffer)
    path = Path(name)
    try:
        if (place := _place_in_archive(name)) is not None:
            return _member(*place)
        if is_archive(path) and path.is_file():
            raise _many(path)
        with path.open("rb") as stream:
            return _some(stream)
    except RecordError:
        raise
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from None


def _place_in_archive(name: str) -> tuple[Path, str] | None:
    """The archive and the member that ``ARCHIVE:MEMBER`` names, unless a file has this very name."""
    if ":" not in name or os.path.exists(name):
        return None
    for at in (at for at, sign in enumerate(name) if sign == ":"):
        if is_archive(Path(name[:at])) and os.path.isfile(name[:at]):
            return Path(name[:at]), name[at + 1 :]
    return None


def _member(path: Path, wanted: str) -> bytes:
    for game in _members(path):
        if game.error is not None:
            raise RecordError(f"{path} is damaged", TextId(game.error.text_id), **game.error.arguments)
        if game.name == f"{path}:{wanted}":
            return game.data
    raise RecordError(
        f"{path} has no member {wanted!r}", TextId("record-file-no-member"), file=printable(path), member=wanted
    )


def _many(path: Path) -> RecordError:
    first = next((game.name for game in _members(path) if game.error is None), f"{path}:…")
    return RecordError(
        f"{path} is an archive", TextId("record-file-archive"), file=printable(path), example=printable(first)
    )


# ---------------------------------------------------------------- what cannot be read


def unreadable(path: str, error: OSError | ValueError) -> RecordError:
    """Why a file cannot be read, in a sentence."""
    said = printable(path)
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return RecordError(f"there is no file {said!r}", TextId("record-file-missing"), file=said)
        case IsADirectoryError():
            return RecordError(f"{said} is a folder", TextId("record-file-folder"), file=said)
        case PermissionError():
            return RecordError(f"{said} may not be read", TextId("record-file-forbidden"), file=said)
    reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
    return RecordError(f"{said}: {reason}", TextId("record-file-unreadable"), file=said, reason=reason)


def damaged_archive(path: Path, error: BaseException) -> RecordError:
    """An archive that cannot be read to its end."""
    reason = printable(str(error)) or type(error).__name__
    message = f"{path}: the archive is damaged: {reason}"
    return RecordError(message, TextId("record-file-damaged-archive"), file=printable(path), reason=reason)


def as_data(error: SayableError) -> Warning_:
    """An error that can be sent to another process."""
    return Warning_(error.text_id, error.arguments)


def printable(text: str | Path) -> str:
    """A name as it can be shown: whatever a file may be called, a terminal is not to obey it."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(text))
