"""What every peer test uses: the program, and a way to run it."""

import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATTERNS = [
    "mvc/model", "mvc/controller", "mvp/protocol", "mvp/block", "mvvm/signal", "mvvm/kvo", "mvvm/observation",
    "mvcvs", "mavb", "tea",
]  # fmt: skip
SCENARIOS = sorted(path.name.split(".")[0] for path in (ROOT / "Fixtures/scenarios").glob("*.scenario.json5"))


def needs(program):
    """Skips where a program is not installed; in CI it fails instead, since nothing is skipped there."""
    if shutil.which(program) is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{program} is not installed")


@pytest.fixture(scope="session")
def archcli():
    """Runs the program: `archcli("trace", "tea")` gives what it printed and checks how it ended."""
    binary = os.environ.get("ARCHCLI", str(ROOT / ".build/debug/archcli"))

    def call(*arguments, status=0, stdin=None, cwd=ROOT, **options):
        done = subprocess.run(
            [binary, *arguments], input=stdin, capture_output=True, text=True, cwd=cwd, timeout=300, **options
        )
        assert done.returncode == status, (arguments, done.returncode, done.stderr[-2000:])
        return done.stdout

    call.binary = binary
    return call
