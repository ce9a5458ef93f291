import Foundation
import Testing

/// What an attacker found, through the real program.
@Suite struct HostileTraceTests {
  private static func scenario(fails: Bool) -> String {
    """
    { name: "long", world: { user: { id: 7, name: "Ada", bio: "", followers: 1, following: false }, blogs: 3 },
      steps: [{ open: "profile" }, \(fails ? "{ expect: { \"header.name\": \"nobody\" } }," : "")
        { repeat: 3000, steps: [{ tap: "header.follow" }] }] }
    """
  }

  @Test(arguments: ["run tea", "trace tea", "trace tea --text", "trace tea --json", "play -q tea", "tea"])
  func aFailureIsToldThoughNobodyReadsOn(command: String) throws {
    try withTemporaryDirectory { directory in
      for (name, fails) in [("bad", true), ("good", false)] {
        try Data(Self.scenario(fails: fails).utf8).write(to: directory.appending(path: "\(name).json5"))
      }
      let result = try Binary.shell(
        """
        $ARCHCLI \(command) --scenario ./bad.json5 | head -1 > /dev/null; echo ${PIPESTATUS[0]}
        $ARCHCLI \(command) --scenario ./good.json5 | head -1 > /dev/null; echo ${PIPESTATUS[0]}
        """, cwd: directory)
      #expect(result.stdout == "1\n141\n")
      #expect(
        result.stderr == "steps[1].expect (step 2): header.name: expected \"nobody\", found \"Ada\"\n")
    }
  }

  @Test func helpAndManPageSayHowACutOffRunEnds() throws {
    #expect(try Binary.run(["--help"]).stdout.contains("141 cut off"))
    #expect(try Binary.run(["--generate-man-page"]).stdout.contains("\n141\n"))
  }

  private func trace(_ events: [String]) -> Data {
    Data(
      ("{\"format\":\"archcli-trace\",\"version\":1,\"pattern\":\"mvc\",\"scenario\":\"x\"}\n"
        + events.map { $0 + "\n" }.joined() + "{\"end\":true,\"events\":\(events.count),\"steps\":1}\n").utf8)
  }

  @Test func largeNumbersDifferThroughTheProgram() throws {
    try withTemporaryDirectory { directory in
      let numbers = [
        "9223372036854775808.0", "9223372036854775809.0", "0.1", "0.1000000000000000055", "1e999999999",
        "1e999999998",
      ]
      for (index, number) in numbers.enumerated() {
        try trace(["{\"id\":\"0\",\"t\":0,\"kind\":\"input\",\"from\":\"user\",\"value\":\(number)}"])
          .write(to: directory.appending(path: "t\(index)"))
      }
      for first in stride(from: 0, to: numbers.count, by: 2) {
        let result = try Binary.run(["diff", "t\(first)", "t\(first + 1)"], cwd: directory)
        #expect(result.status == 1, "\(numbers[first])")
        #expect(try Binary.run(["diff", "t\(first)", "t\(first)"], cwd: directory).status == 0)
      }
    }
  }

  @Test func twoNamesAreNeverShownAlike() throws {
    try withTemporaryDirectory { directory in
      let names = ["a\\nb", "a\\\\u{A}b"]
      var shown: [[String]] = []
      for (index, name) in names.enumerated() {
        let event =
          "{\"id\":\"0\",\"t\":0,\"kind\":\"input\",\"from\":\"\(name)\",\"name\":\"\(name)\",\"value\":[\"\(name)\",{\"\(name)\":1}]}"
        try trace([event]).write(to: directory.appending(path: "t\(index)"))
        shown.append(
          try [
            ["play", "-q"], ["draw"], ["draw", "--format", "mermaid"], ["draw", "--format", "svg"], ["check"],
          ].map {
            try Binary.run($0 + ["t\(index)"], cwd: directory).stdout.replacing("t\(index):", with: "t:")
          })
      }
      for (a, b) in zip(shown[0], shown[1]) { #expect(a != b) }
      // Nor are two values that differ in where a text ends.
      for (index, value) in ["[\"a\\\", \\\"b\"]", "[\"a\",\"b\"]"].enumerated() {
        try trace(["{\"id\":\"0\",\"t\":0,\"kind\":\"input\",\"from\":\"user\",\"value\":\(value)}"])
          .write(to: directory.appending(path: "v\(index)"))
      }
      #expect(
        try Binary.run(["draw", "v0"], cwd: directory).stdout
          != Binary.run(["draw", "v1"], cwd: directory).stdout)
    }
  }

  @Test func aTraceWhoseTimeRunsBackwardsConformsToNothing() throws {
    try withTemporaryDirectory { directory in
      try trace([
        "{\"id\":\"0\",\"t\":5,\"kind\":\"input\",\"from\":\"user\"}",
        "{\"id\":\"1\",\"kind\":\"input\",\"from\":\"user\",\"t\":4}",
      ]).write(to: directory.appending(path: "t"))
      for command in ["check", "draw", "play -q", "report", "diff t"] {
        let result = try Binary.shell("$ARCHCLI \(command) t", cwd: directory)
        #expect(result.status == 2, "\(command)")
        #expect(
          result.stderr.contains("t:3:44: error: time runs backwards: \"t\" is 4, and 5 in the event before"),
          "\(command)")
      }
    }
  }

  @Test func aMarkBeforeRolesAndBaselineIsPassedOver() throws {
    try withTemporaryDirectory { directory in
      let result = try Binary.shell(
        """
        $ARCHCLI trace mvc -o t && $ARCHCLI check t --pattern tea --write-baseline b -q; grep -v '^#' b > c
        for f in b c; do printf '\\xef\\xbb\\xbf' | cat - $f > m; $ARCHCLI check t --pattern tea --baseline m -q; echo $?; done
        printf '\\xef\\xbb\\xbfNobody view\\r\\n' > r; $ARCHCLI check t --roles r -q; echo $?
        """, cwd: directory)
      #expect(result.stdout.hasSuffix("\n0\n0\n0\n") && result.stderr == "")
    }
  }

  @Test func whatIsNoFileIsNoGolden() throws {
    try withTemporaryDirectory { directory in
      let result = try Binary.shell(
        """
        n=blog-follow.tea
        mkdir g; $ARCHCLI trace tea -o g/$n.received.ndjson; mkfifo g/$n.ndjson
        timeout 20 $ARCHCLI accept --dir g $n; echo $?; ls g
        mv g/$n.received.ndjson t; mkfifo g/$n.received.ndjson; rm g/$n.ndjson
        timeout 20 $ARCHCLI accept --dir g $n; echo $?; [ -p g/$n.received.ndjson ]; echo $?
        """, cwd: directory)
      #expect(
        result.stdout == "2\nblog-follow.tea.ndjson\nblog-follow.tea.received.ndjson\n2\n0\n", "\(result)")
      #expect(
        result.stderr
          == "error: 'g/blog-follow.tea.ndjson' is no regular file\n"
          + "error: 'g/blog-follow.tea.received.ndjson' is no regular file\n")
    }
  }

  @Test(arguments: ["json", "sarif", "junit", "github", "markdown"])
  func everyFormatTellsOfATraceThatCannotBeRead(format: String) throws {
    try withTemporaryDirectory { directory in
      let good = "{\"id\":\"0\",\"t\":0,\"kind\":\"input\",\"from\":\"user\"}"
      try trace([good]).write(to: directory.appending(path: "good"))
      try trace([good]).dropLast(40).write(to: directory.appending(path: "cut"))
      let whole = try Binary.run(["check", "good", "--format", format], cwd: directory)
      #expect(whole.status == 0 && !whole.stdout.contains("cut short"))
      let result = try Binary.run(["check", "good", "cut", "none", "--format", format], cwd: directory)
      #expect(result.status == 2 && result.stdout.contains("cut short"))
      #expect(result.stdout.contains("cannot open"))
    }
  }
}
