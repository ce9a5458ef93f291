"""Whatever is written is whole, old or new, at whatever moment the program ends, and nothing is left beside it.

Twenty moments of each command in the suite; ARCHCLI_KILLS says how many otherwise.
"""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import time

import pytest

KILLS = int(os.environ.get("ARCHCLI_KILLS", "20"))
COMMANDS = ["accept", "report", "trace", "baseline"]
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
GOLDEN = "blog-follow.mvc"


def prepare(archcli, place, command):
    """A directory, the words of a command that replaces a file in it, and that file's old and new bytes."""
    words = {
        "accept": ["accept", "--dir", ".", GOLDEN],
        "report": ["report", "new.ndjson", "-o", "target"],
        "trace": ["trace", "mvc", "-o", "target"],
        "baseline": ["check", "new.ndjson", "--pattern", "tea", "--write-baseline", "target"],
    }[command]
    target = place / (f"{GOLDEN}.ndjson" if command == "accept" else "target")

    def reset():
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        (place / "new.ndjson").write_text(new)
        target.write_text("the old one\n")
        if command == "accept":
            (place / f"{GOLDEN}.received.ndjson").write_text(new)

    new = archcli("trace", "mvc")
    reset()
    began = time.monotonic()
    # Under CI nothing is accepted.
    environment = {**os.environ, "CI": ""}
    done = subprocess.run([archcli.binary, *words], cwd=place, env=environment, capture_output=True)
    assert done.returncode in (0, 1), done.stderr
    return words, target, b"the old one\n", target.read_bytes(), time.monotonic() - began, reset


@pytest.mark.parametrize("named", [False, True], ids=["nameless", "named"])
@pytest.mark.parametrize("command", COMMANDS)
def test_old_or_new_and_nothing_left(archcli, tmp_path, command, named):
    words, target, old, new, duration, reset = prepare(archcli, tmp_path / "d", command)
    environment = {**os.environ, "CI": ""} | ({"ARCHCLI_NAMED_TEMPORARY_FILES": "1"} if named else {})
    moments = random.Random(7)
    seen = set()
    for kill in range(KILLS):
        reset()
        number = [*SIGNALS, signal.SIGKILL][kill % 5]
        process = subprocess.Popen([archcli.binary, *words], cwd=target.parent, env=environment, stdout=subprocess.DEVNULL)
        time.sleep(moments.random() * duration * 1.2)
        process.send_signal(number)
        process.wait()
        found = target.read_bytes()
        assert found in (old, new), (number, len(found))
        seen.add(found == new)
        left = [name for name in os.listdir(target.parent) if name.endswith(".tmp")]
        if number == signal.SIGKILL and left:
            # The next that writes there takes it away.
            (target.parent / "new.ndjson").write_bytes((tmp_path / "d" / "new.ndjson").read_bytes())
            subprocess.run([archcli.binary, "trace", "mvc", "-o", "other"], cwd=target.parent, check=True)
            left = [name for name in os.listdir(target.parent) if name.endswith(".tmp")]
        assert not left, (number, left)
        if command == "accept" and found == old:
            assert (target.parent / f"{GOLDEN}.received.ndjson").exists()
    if KILLS >= 100:
        assert seen == {False, True}, "the moments were not spread over the run"


def test_only_our_own_old_files_are_swept(archcli, tmp_path):
    gone = subprocess.Popen(["true"])
    gone.wait()
    ours = [f".archcli-{gone.pid}-0.tmp", f".archcli-{gone.pid}-999.tmp"]
    others = [f".archcli-{os.getpid()}-0.tmp", f".archcli-{gone.pid}.tmp", f".archcli-{gone.pid}-0.tmp.ndjson",
              f"archcli-{gone.pid}-0.tmp", f".archcli-{gone.pid}-x.tmp", ".archcli--1-0.tmp", "mine.tmp"]  # fmt: skip
    for name in ours + others:
        (tmp_path / name).write_text("x")
    (tmp_path / f".archcli-{gone.pid}-5.tmp").mkdir()
    (tmp_path / f".archcli-{gone.pid}-6.tmp").symlink_to("mine.tmp")
    archcli("trace", "mvc", "-o", str(tmp_path / "out"))
    links = [f".archcli-{gone.pid}-5.tmp", f".archcli-{gone.pid}-6.tmp"]
    assert sorted(os.listdir(tmp_path)) == sorted([*others, *links, "out"])


def test_a_file_that_is_being_written_is_not_swept(archcli, tmp_path):
    import fcntl

    gone = subprocess.Popen(["true"])
    gone.wait()
    path = tmp_path / f".archcli-{gone.pid}-0.tmp"
    with open(path, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        archcli("trace", "mvc", "-o", str(tmp_path / "out"))
        assert path.exists()
    archcli("trace", "mvc", "-o", str(tmp_path / "out"))
    assert not path.exists()


def test_an_ignored_signal_stays_ignored(archcli, tmp_path):
    environment = {**os.environ, "ARCHCLI_NAMED_TEMPORARY_FILES": "1"}
    process = subprocess.Popen(
        [archcli.binary, "trace", "mvc", "-o", "out"], cwd=tmp_path, env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    )  # fmt: skip
    for _ in range(20):
        process.send_signal(signal.SIGHUP)
        time.sleep(0.002)
    assert process.wait() == 0 and os.listdir(tmp_path) == ["out"]
    assert pathlib.Path(tmp_path / "out").read_text() == archcli("trace", "mvc")
