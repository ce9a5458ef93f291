import Foundation
import Testing

/// What the program writes over, what it leaves, and when it ends, through the real program.
@Suite struct OutputSafetyTests {
  /// A directory with the traces `a` and `b` and a way to see that `a` is as it was.
  private func withTraces(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { directory in
      #expect(
        try Binary.shell("$ARCHCLI trace mvc -o a && $ARCHCLI trace tea -o b", cwd: directory).status == 0)
      try body(directory)
    }
  }

  // MARK: Output onto input

  @Test(arguments: [
    "diff a b -o a", "diff b a -o a", "check b a -o a", "draw a -o a", "report a -o a",
    "run mvc --world a -o a",
    "trace mvc --scenario ./a -o a", "check mvc --roles a -o a", "check mvc --baseline a -o a",
    "check a --write-baseline a", "check mvc --baseline a --write-baseline a", "compare --scenario ./a -o a",
    "faults --world a -o a", "mvc --scenario ./a -o a", "check - -o a < a", "draw a -o hard",
    "draw hard -o a",
    "draw soft -o a", "draw a -o soft", "draw a -o sub/../a", "draw a -o /dev/fd/3 3<> a", "diff a b >> a",
    "check - < a 1<> a", "draw -oa a", "explore --seeds 1..1 -o a --scenario a || $ARCHCLI draw a -o a",
  ])
  func whatIsReadIsNotOverwritten(command: String) throws {
    try withTraces { directory in
      let result = try Binary.shell(
        """
        ln a hard; ln -s a soft; mkdir sub; cp a before
        $ARCHCLI \(command); echo "status $?" >&2
        cmp a before
        """, cwd: directory)
      #expect(result.status == 0, "\(command): \(result.stderr)")
      #expect(result.stderr.hasSuffix("status 64\n"), "\(command): \(result.stderr)")
      #expect(result.stderr.contains("would overwrite what is read as"))
    }
  }

  @Test(arguments: [
    "--write-baseline x -o x", "--write-baseline x -o sub/../x", "--write-baseline link -o x",
  ])
  func twoOutputsAreTwoFiles(options: String) throws {
    try withTraces { directory in
      let result = try Binary.shell(
        "mkdir sub; ln -s x link; $ARCHCLI check a \(options); s=$?; ls; exit $s", cwd: directory)
      #expect(result.status == 64 && result.stdout == "a\nb\nlink\nsub\n")
    }
  }

  @Test func devicesAndOtherFilesAreNoClash() throws {
    try withTraces { directory in
      let result = try Binary.shell(
        "$ARCHCLI diff a a -o /dev/null && $ARCHCLI check - -o c < a && $ARCHCLI draw a > d && cp a e && "
          + "$ARCHCLI draw a -o e && $ARCHCLI diff -q a /dev/stdin < a", cwd: directory)
      #expect(result.status == 0 && result.stdout.hasPrefix("same:"), "\(result)")
    }
  }

  @Test func aDanglingLinkIsFollowed() throws {
    try withTraces { directory in
      let result = try Binary.shell(
        """
        mkdir sub; ln -s sub/link x; ln -s target sub/link
        $ARCHCLI trace tea -o x && cmp sub/target b && readlink x sub/link
        ln -s loop loop; $ARCHCLI trace tea -o loop; echo $?
        """, cwd: directory)
      #expect(result.stdout == "sub/link\ntarget\n2\n")
      #expect(result.stderr == "error: cannot write 'loop': Too many levels of symbolic links\n")
    }
  }

  // MARK: The baseline

  @Test func whatEndsInTroubleReplacesNoBaseline() throws {
    try withTraces { directory in
      let result = try Binary.shell(
        """
        echo old > f; head -c 5000 a > cut
        $ARCHCLI check nosuch a --write-baseline f; echo $?
        $ARCHCLI check a cut --write-baseline f -q; echo $?
        if [ -e /dev/full ]; then $ARCHCLI check a --write-baseline f > /dev/full; echo $?; else echo 2; fi
        if [ -e /dev/full ]; then $ARCHCLI check a --write-baseline f -o /dev/full; echo $?; else echo 2; fi
        cat f; $ARCHCLI check a --write-baseline f -q; head -c 1 f
        """, cwd: directory)
      #expect(result.stdout.hasSuffix("2\n2\n2\n2\nold\n#"), "\(result)")
      #expect(result.stderr.contains("'f' is not written: a trace could not be read to its end"))
    }
  }

  // MARK: Runs that nobody reads

  private static let long = """
    { name: "long", world: { user: { id: 7, name: "Ada", bio: "", followers: 1, following: false }, blogs: 3 },
      steps: [{ open: "profile" }, { repeat: 300000, steps: [{ tap: "header.follow" }] }] }
    """

  @Test(arguments: ["trace tea", "trace tea --text", "trace tea --json", "run tea", "tea", "play -q tea"])
  func aRunEndsWithTheFirstWriteThatFails(command: String) throws {
    try withTemporaryDirectory { directory in
      try Data(Self.long.utf8).write(to: directory.appending(path: "long.json5"))
      // A whole run takes minutes in a debug build; ten seconds of processor time are more than enough for its beginning.
      let result = try Binary.shell(
        """
        ulimit -t 10
        $ARCHCLI \(command) --scenario ./long.json5 | head -1 | wc -l; echo ${PIPESTATUS[0]}
        if [ -e /dev/full ]; then $ARCHCLI \(command) --scenario ./long.json5 > /dev/full; echo $?; else echo 2; fi
        (ulimit -f 100; $ARCHCLI \(command) --scenario ./long.json5 > file; echo $?)
        """, cwd: directory)
      #expect(result.stdout.split(separator: "\n").map { $0.filter(\.isNumber) } == ["1", "141", "2", "2"])
      #expect(result.stderr.contains("error: cannot write standard output: File too large\n"))
    }
  }

  @Test(arguments: [false, true]) func aRunIntoAFileToo(isNamed: Bool) throws {
    try withTemporaryDirectory { directory in
      try Data(Self.long.utf8).write(to: directory.appending(path: "long.json5"))
      let result = try Binary.shell(
        "ulimit -t 10 -f 100; $ARCHCLI trace tea --scenario ./long.json5 -o file; echo $?; ls -A",
        env: isNamed ? ["ARCHCLI_NAMED_TEMPORARY_FILES": "1"] : [:], cwd: directory)
      #expect(result.stdout == "2\nlong.json5\n")
      #expect(result.stderr == "error: cannot write 'file': File too large\n")
    }
  }

  /// More than a pipe takes, so that the reader is gone before all is written.
  @Test(arguments: ["text", "json", "sarif", "junit", "github", "markdown"])
  func theAnswerIsTheSameWhenNobodyReads(format: String) throws {
    try withTraces { directory in
      let result = try Binary.shell(
        """
        $ARCHCLI check $(for i in $(seq 60); do echo a; done) --pattern tea --format \(format) | head -c 1 > /dev/null
        echo ${PIPESTATUS[0]}
        $ARCHCLI check a nosuch --pattern tea --format \(format) 2> /dev/null | true; echo ${PIPESTATUS[0]}
        $ARCHCLI check a --format \(format) | true; echo ${PIPESTATUS[0]}
        """, cwd: directory)
      #expect(result.stdout == "1\n2\n0\n" && result.stderr == "")
    }
  }

  @Test func soAreThoseOfOtherCommands() throws {
    try withTraces { directory in
      let result = try Binary.shell(
        """
        head -c 80000 a > cut
        $ARCHCLI diff a b | head -1 > /dev/null; echo ${PIPESTATUS[0]}
        $ARCHCLI diff a b --json | head -1 > /dev/null; echo ${PIPESTATUS[0]}
        $ARCHCLI draw cut 2> /dev/null | head -1 > /dev/null; echo ${PIPESTATUS[0]}
        $ARCHCLI diff a b -o /dev/stdout | head -1 > /dev/null; echo ${PIPESTATUS[0]}
        """, cwd: directory)
      #expect(result.stdout == "1\n1\n2\n1\n" && result.stderr == "")
    }
  }

  // MARK: The system

  @Test func standardInputMayBeNonBlocking() throws {
    try withTraces { directory in
      try Data(
        """
        import fcntl, os, subprocess, sys, time
        data = open("a", "rb").read()
        r, w = os.pipe()
        fcntl.fcntl(r, fcntl.F_SETFL, os.O_NONBLOCK)
        p = subprocess.Popen(sys.argv[1:], stdin=r, stdout=subprocess.DEVNULL)
        os.close(r)
        time.sleep(0.2)
        for i in range(0, len(data), 20000):
            os.write(w, data[i:i + 20000]); time.sleep(0.02)
        os.close(w)
        sys.exit(p.wait())
        """.utf8
      ).write(to: directory.appending(path: "slow.py"))
      for command in ["check -", "draw -", "diff - a", "diff a -", "play -q -", "report -"] {
        let result = try Binary.shell("python3 slow.py $ARCHCLI \(command)", cwd: directory)
        #expect(result == .init(status: 0, stdout: "", stderr: ""), "\(command)")
      }
    }
  }

  /// A namespace of its own in which /proc is hidden; where that is not allowed there is nothing to see.
  @Test func itRunsWithoutProc() throws {
    try withTraces { directory in
      let hidden = "unshare -rm bash -c 'mount -t tmpfs none /proc && \"$@\"' bash"
      guard try Binary.shell("\(hidden) true").status == 0 else { return }
      let result = try Binary.shell(
        "\(hidden) $ARCHCLI trace tea -o c && cmp b c && \(hidden) $ARCHCLI check 'a' -q && "
          + "\(hidden) $ARCHCLI explore --seeds 1..2 --jobs 2 && ls -A", cwd: directory)
      #expect(result.status == 0 && result.stdout == "a\nb\nc\n", "\(result)")
    }
  }
}
