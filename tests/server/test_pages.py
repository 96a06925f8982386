"""The built pages as the server sends them."""

from pathlib import Path

import httpx

from tests.server.running import Running, free, http


def test_pages_come_packed_to_who_can_unpack(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets/a.js").write_text("plain")
    (pages / "assets/a.js.br").write_bytes(b"small")
    (pages / "assets/a.js.gz").write_bytes(b"smaller")

    def asked(running: Running, accepts: str, path: str = "/assets/a.js") -> tuple[str | None, bytes]:
        with httpx.stream(
            "GET", f"http://127.0.0.1:{running.port}{path}", headers={"accept-encoding": accepts}
        ) as reply:
            assert reply.headers["content-type"].startswith(("text/javascript", "text/html"))
            return reply.headers.get("content-encoding"), b"".join(reply.iter_raw())

    with Running(free(tmp_path / "jantaku.db", pages=pages)) as running:
        assert asked(running, "gzip, deflate, br;q=1") == ("br", b"small")
        assert asked(running, "gzip") == ("gzip", b"smaller")
        assert asked(running, "identity") == (None, b"plain")
        assert asked(running, "br", "/table/x")[1] == b"<!doctype html>", "every other address is the one page"
        with http(running.port) as asker:
            assert asker.get("/assets/b.js").status_code == 404
            assert asker.get("/..%2fjantaku.db").text == "<!doctype html>"
