"""The player at a real terminal: a pseudo terminal, with pyte as its screen."""

import os
import re
import select
import signal
import subprocess
import termios
import time

import conftest
import pexpect
import pyte
import pytest

SHELL = ["/bin/bash", "--norc", "--noprofile"]


class Terminal:
    """A program at a pseudo terminal, and the screen that it draws."""

    def __init__(self, words, cwd, columns=80, rows=24, **environment):
        env = {"PATH": os.environ["PATH"], "TERM": "xterm", "LANG": "C.UTF-8", "PS1": "$ ", **environment}
        self.raw = b""
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(words[0], words[1:], cwd=str(cwd), env=env, dimensions=(rows, columns), timeout=20)
        self.child.delaybeforesend = None
        # The program may have changed them already; every new terminal has the same.
        ends = os.openpty()
        self.before = termios.tcgetattr(ends[0])
        for end in ends:
            os.close(end)

    def read(self, seconds=0.05):
        """Draws what comes, until nothing has come for a while."""
        while select.select([self.child.child_fd], [], [], seconds)[0]:
            try:
                data = os.read(self.child.child_fd, 65536)
            except OSError:
                return
            if not data:
                return
            self.raw += data
            self.stream.feed(data)

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    def wait(self, wanted, seconds=20):
        """Waits until the screen shows something: a text, or what is true of the lines."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.read()
            if wanted(self.lines) if callable(wanted) else wanted in self.text:
                return self
        pytest.fail(f"not shown: {wanted}\n{self.text}")

    def send(self, keys, wanted=None):
        self.child.send(keys)
        if wanted is not None:
            self.wait(wanted)
        else:
            self.read()
        return self

    def resize(self, columns, rows, wanted):
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)
        return self.wait(wanted)

    def end(self):
        """Waits for the end; what it came to: the status, or the signal as a negative number."""
        end = time.monotonic() + 20
        while self.child.isalive() and time.monotonic() < end:
            self.read()
        self.read()
        self.child.close(force=True)
        return self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus

    def check_left_sane(self):
        """The terminal is as it was found: its attributes, the first screen, the cursor, wrapping, pasting."""
        assert termios.tcgetattr(self.child.child_fd) == self.before
        assert self.raw.rindex(b"\x1b[?1049l") > self.raw.rindex(b"\x1b[?1049h")
        assert self.raw.rindex(b"\x1b[?25h") > self.raw.rindex(b"\x1b[?25l")
        assert self.raw.rindex(b"\x1b[?7h") > self.raw.rindex(b"\x1b[?7l")
        assert self.raw.rindex(b"\x1b[?2004l") > self.raw.rindex(b"\x1b[?2004h")


@pytest.fixture
def play(archcli, tmp_path):
    """Starts the player: `play("mvvm")`."""
    started = []

    def start(*words, **options):
        terminal = Terminal([archcli.binary, "play", *words], options.pop("cwd", tmp_path), **options)
        started.append(terminal)
        return terminal

    yield start
    for terminal in started:
        terminal.child.close(force=True)


@pytest.fixture
def shell(archcli, tmp_path):
    """Starts a shell in which `archcli` is the program."""
    (tmp_path / "archcli").symlink_to(archcli.binary)
    terminal = Terminal(SHELL, tmp_path, PATH=f"{tmp_path}:{os.environ['PATH']}")
    # Whatever line editor the shell has, it changes the attributes; these are the ones that a program finds.
    terminal.wait("$")
    yield terminal
    terminal.child.close(force=True)


def attributes(terminal):
    """The terminal's attributes, as `stty` prints them when the shell runs it."""
    terminal.screen.reset()
    terminal.child.send("stty -g; echo done\r")
    terminal.wait(lambda lines: any(line == "done" for line in lines))
    return next(line for line in terminal.lines if re.fullmatch(r"[0-9a-f:]{20,}", line))


def the_event(terminal):
    """The id of the event that the mark stands at."""
    for line in terminal.lines:
        found = re.search(r"▸[ /](\d+(\.\d+)?) ", line)
        if found:
            return found[1]
    return None


def test_steps_and_follows_causes(play):
    terminal = play("mvvm").wait("mvvm/signal  blog-follow")
    assert the_event(terminal) == "0"
    terminal.send(":4.6\r", "followTitle  \"Follow\" → \"Following\"")
    assert the_event(terminal) == "4.6"
    terminal.send("[", lambda _: the_event(terminal) == "4.5")
    terminal.send("\x1b[A", lambda _: the_event(terminal) == "4.4")
    terminal.send("j]", lambda _: the_event(terminal) == "4.6")
    # The screen stands on the left, the state below.
    assert terminal.lines[3].startswith("  Ada  Notes  Followers 41  [Follow]")
    assert '▸~ followTitle  "Following"' in terminal.text
    terminal.send("d", '▸~ followTitle  "Follow" → "Following"')
    terminal.send("p", "mvvm/kvo  blog-follow  t=300")
    terminal.send("q")
    assert terminal.end() == 0


def test_a_follow_by_hand_is_a_scenario_with_the_same_trace(archcli, play, tmp_path):
    terminal = play("mavb").wait("mavb  blog-follow")
    terminal.send("t", "What to do").send("open prof\r", "by hand*")
    terminal.send("t", "What to do").send("header.follow\r", "Followers 42")
    terminal.send("T", "milliseconds to pass").send("250\r", "(+250)")
    terminal.send("w", "scenario file: blog-follow-by-hand.scenario.json5").send("\r", "is written")
    terminal.send("W", "trace file: ").send("\r", "mavb.ndjson' is written")
    terminal.send("q")
    assert terminal.end() == 0
    assert b"archcli run mavb --scenario blog-follow-by-hand.scenario.json5" in terminal.raw
    shown = (tmp_path / "blog-follow-by-hand.mavb.ndjson").read_text()
    scenario = tmp_path / "blog-follow-by-hand.scenario.json5"
    assert archcli("trace", "mavb", "--scenario", str(scenario)) == shown
    assert '{ tap: "header.follow" },\n    { wait: 250 },' in scenario.read_text()
    # And the trace is played, too.
    other = play(str(tmp_path / "blog-follow-by-hand.mavb.ndjson")).wait("blog-follow-by-hand.mavb.ndjson")
    other.send("t", "cannot be gone on with").send("q")
    assert other.end() == 0


def test_keys_that_come_in_pieces(play):
    terminal = play("tea").wait("tea  blog-follow")
    for byte in ["\x1b", "[", "B"]:
        terminal.child.send(byte)
    terminal.wait(lambda _: the_event(terminal) == "0.1")
    # A paste is text, whatever it looks like, and an Escape alone leaves the question.
    terminal.send("/").send("\x1b[200~q\rq é\x1b[201~", "/q q é")
    terminal.send("\x1b", "jk step")
    assert the_event(terminal) == "0.1"
    terminal.send("?", "─ Keys").send("G", "Driving the app by hand").send("\x1b", "jk step").send("q")
    assert terminal.end() == 0


def test_plays_by_itself(play):
    terminal = play("tea").wait("tea  blog-follow")
    terminal.send("++ ", lambda _: (the_event(terminal) or "").startswith("1"))
    terminal.send(" ")
    event = the_event(terminal)
    time.sleep(0.3)
    terminal.read()
    assert the_event(terminal) == event


def test_follows_the_size(play):
    terminal = play("mvvm").wait("mvvm/signal").send(":4.6\r", "▸ 4.6")
    terminal.resize(120, 40, lambda lines: len(lines) == 40 and "State after 4.6" in "\n".join(lines[25:]))
    assert all(len(line) <= 120 for line in terminal.lines)
    terminal.resize(40, 10, "▸Trace")
    assert "Screen" in terminal.lines[1]
    terminal.send("\t", "▸State").send("\t", "▸Screen")
    terminal.resize(30, 6, "too small")
    terminal.resize(80, 24, "▸ 4.6")
    terminal.send("q")
    assert terminal.end() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGABRT])
def test_a_signal_leaves_the_terminal_sane(play, number):
    # A fault is told to Swift's runtime, which would look into it.
    terminal = play("tea", SWIFT_BACKTRACE="enable=no").wait("tea  blog-follow")
    assert termios.tcgetattr(terminal.child.child_fd) != terminal.before
    terminal.child.kill(number)
    terminal.wait(lambda _: not terminal.child.isalive())
    terminal.check_left_sane()
    assert terminal.end() == -number


@pytest.mark.parametrize("key", ["q", "\x03"])
def test_the_end_leaves_the_terminal_sane(play, key):
    terminal = play("tea").wait("tea  blog-follow").send(key)
    terminal.wait(lambda _: not terminal.child.isalive())
    terminal.check_left_sane()
    assert terminal.end() == (0 if key == "q" else -signal.SIGINT)


def test_a_shell_suspends_and_goes_on(shell):
    before = attributes(shell)
    shell.send("archcli play mvvm\r", "mvvm/signal").send(":4.6\r", "▸ 4.6")
    shell.screen.reset()
    shell.send("\x1a", "Stopped")
    assert shell.raw.rindex(b"\x1b[?1049l") > shell.raw.rindex(b"\x1b[?1049h")
    assert attributes(shell) == before
    shell.send("fg\r", "▸ 4.6")
    assert shell.raw.rindex(b"\x1b[?1049l") < shell.raw.rindex(b"\x1b[?1049h")
    shell.send("j", "▸ 4.7").send("q")
    assert attributes(shell) == before
    # A Ctrl-C ends it, and the shell is told so.
    shell.send("archcli play mvvm\r", "mvvm/signal").send("\x03")
    shell.screen.reset()
    shell.send("echo status $?\r", "status 130")
    assert attributes(shell) == before


def test_stopped_without_being_told_it_goes_on(shell):
    shell.send("archcli play mvvm\r", "mvvm/signal")
    pid = int(subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(shell.child.pid)], capture_output=True, text=True, check=True).stdout)
    os.kill(pid, signal.SIGSTOP)
    shell.wait("Stopped")
    shell.screen.reset()
    shell.send("fg\r", "mvvm/signal").send("j", "▸ 0.1").send("q")


def test_without_a_terminal_it_tells_the_story(archcli):
    story = archcli("run", "tea")
    done = subprocess.run([archcli.binary, "play", "tea"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == (story, 0)
    assert done.stderr == "standard input is no terminal, so there is nothing to play on; this is the story\n"
    done = subprocess.run(
        [archcli.binary, "play", "-q", "-"], input=archcli("trace", "tea"), capture_output=True, text=True)
    assert (done.stdout, done.returncode, done.stderr) == (story[: story.index("\nSummary")], 0, "")


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_without_a_cursor_gets_the_story(play, term):
    terminal = play("tea", TERM=term)
    assert terminal.end() == 0
    assert b"so there is nothing to play on; this is the story" in terminal.raw
    assert b"\x1b[?1049h" not in terminal.raw
    assert b"Summary" in terminal.raw


def test_colour_is_left_out_where_it_is_not_wanted(play):
    terminal = play("tea", NO_COLOR="1").wait("tea  blog-follow").send("q")
    assert terminal.end() == 0
    assert set(re.findall(rb"\x1b\[[\d;]*m", terminal.raw)) <= {b"\x1b[0m"}


def test_wide_and_joined_characters_keep_the_columns(play, tmp_path):
    (tmp_path / "wide.scenario.json5").write_text(
        '{ name: "wide", world: { user: { id: 1, name: "李雷👩‍👩‍👧e\u0301🇫🇷" }, blogs: 3 }, steps: [{ open: "profile" }] }'
    )
    terminal = play("mvc", "--scenario", "wide.scenario.json5").wait("mvc/model  wide").send("G", "quit")
    terminal.send("K", "李雷")
    rows = [row for row in range(2, 15)]
    assert all(terminal.screen.buffer[row][36].data == "│" for row in rows)
    terminal.send("q")
    assert terminal.end() == 0


def test_through_tmux(archcli, tmp_path):
    """What the issue asks to be shown, through a terminal that other people use."""
    conftest.needs("tmux")
    socket = str(tmp_path / "tmux")

    def tmux(*words):
        return subprocess.run(["tmux", "-S", socket, *words], check=True, capture_output=True, text=True).stdout

    def press(*keys, wanted):
        for key in keys:
            tmux("send-keys", "-t", "play", key)
        end = time.monotonic() + 20
        while wanted not in (shown := tmux("capture-pane", "-p", "-t", "play")):
            assert time.monotonic() < end, f"not shown: {wanted}\n{shown}"
            time.sleep(0.05)

    tmux("-f", "/dev/null", "new-session", "-d", "-s", "play", "-x", "80", "-y", "24", "-c", str(tmp_path),
         f"{archcli.binary} play mvvm; read")  # fmt: skip
    try:
        press(wanted="mvvm/signal  blog-follow")
        press(":", "4.6", "Enter", wanted="▸ 4.6 ")
        press("[", wanted="▸ 4.5 ")
        press("g", "t", wanted="What to do")
        press("open profile", "Enter", wanted="by hand*")
        press("t", wanted="What to do")
        press("header.follow", "Enter", wanted="Followers 42")
        press("w", "Enter", wanted="blog-follow-by-hand.scenario.json5' is written")
        press("W", "Enter", wanted="ndjson' is written")
        press("q", wanted="archcli run mvvm --scenario")
    finally:
        subprocess.run(["tmux", "-S", socket, "kill-server"], check=False)
    scenario = tmp_path / "blog-follow-by-hand.scenario.json5"
    shown = (tmp_path / "blog-follow-by-hand.mvvm-signal.ndjson").read_text()
    assert archcli("trace", "mvvm", "--scenario", str(scenario)) == shown
