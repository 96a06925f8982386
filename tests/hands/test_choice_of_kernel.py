"""Without the C++ kernel everything that reads hands still works, and what prices them says why it does not."""

import os
import subprocess
import sys

SLOW = {**os.environ, "JANTAKU_KERNEL": "slow", "PYTHONIOENCODING": "utf-8"}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = "import sys; from jantaku.cli import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], env=SLOW, capture_output=True, encoding="utf-8", check=False
    )


def test_a_hand_is_read_by_the_plain_kernel() -> None:
    answer = run("hand", "2223477s", "--lang", "en")
    assert answer.returncode == 0, answer.stderr
    assert "tenpai" in answer.stdout


def test_a_score_is_refused_in_one_sentence() -> None:
    answer = run("score", "234m 567p 33z 345s 67s", "--win", "8s", "--lang", "en")
    assert answer.returncode == 2
    assert "C++ kernel" in answer.stderr
    assert "Traceback" not in answer.stderr
