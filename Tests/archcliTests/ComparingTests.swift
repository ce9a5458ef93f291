import Foundation
import Testing

/// `diff`, `verify` and `accept` through the real program.
@Suite struct ComparingTests {
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/traces")

  // MARK: diff

  @Test func patternsDifferInsideAndAgreeOutside() throws {
    for on in ["screens", "requests"] {
      let result = try Binary.run(["diff", "mvc", "mavb", "--on", on])
      #expect(result.status == 0 && result.stdout.hasPrefix("same: 0 changed, 0 inserted, 0 removed, "))
    }
    #expect(try Binary.run(["diff", "mvc", "mavb", "--on", "flow"]).status == 1)
    #expect(try Binary.run(["diff", "tea", "tea"]).status == 0)
  }

  @Test func aRequestIsComparedWithAllThatItCarries() throws {
    try withTemporaryDirectory { directory in
      let header = #"{"format":"archcli-trace","version":1,"pattern":"mvc","variant":"model","scenario":"x"}"#
      let files = try [(1, 1), (2, 1), (1, 2)].enumerated().map { index, carried in
        let url = directory.appending(path: "\(index).ndjson")
        let event =
          #"{"id":"0","t":0,"kind":"request","from":"S","to":"API","name":"POST /pay","#
          + "\"value\":{\"amount\":\(carried.0)},\"why\":\(carried.1)}"
        try write([header, event, #"{"end":true,"events":1,"steps":1}"#], to: url)
        return url.path
      }
      #expect(try Binary.run(["diff", files[0], files[0], "--on", "requests"]).status == 0)
      for other in files.dropFirst() {
        #expect(try Binary.run(["diff", files[0], other, "--on", "requests"]).status == 1)
      }
    }
  }

  @Test func anInsertedEventIsOneInsertion() throws {
    try withTemporaryDirectory { directory in
      let (old, new) = (directory.appending(path: "a.ndjson"), directory.appending(path: "b.ndjson"))
      var lines = try Binary.run(["trace", "mvc"]).stdout.split(separator: "\n").map(String.init)
      try write(lines, to: old)
      let count = lines.count - 2
      let place = try #require(lines.firstIndex { $0.hasPrefix("{\"id\":\"4.4\"") })
      for index in lines.indices.dropFirst(place) {
        for number in stride(from: 60, through: 4, by: -1) {
          lines[index] = lines[index].replacing("\"4.\(number)\"", with: "\"4.\(number + 1)\"")
        }
      }
      lines.insert(
        #"{"id":"4.4","t":300,"cause":"4.2","kind":"call","from":"BlogStore","to":"Cache","name":"forget()"}"#,
        at: place)
      lines[lines.count - 1] = lines[lines.count - 1].replacing(
        "\"events\":\(count)", with: "\"events\":\(count + 1)")
      try write(lines, to: new)
      let result = try Binary.run(["diff", old.path, new.path])
      #expect(result.status == 1)
      #expect(result.stdout.contains("+ 4.4 call BlogStore → Cache forget()\n"))
      #expect(result.stdout.hasSuffix("differs: 0 changed, 1 inserted, 0 removed, \(count) unchanged\n"))
      #expect(result.stdout.split(separator: "\n").count < 12)
      let json = try Binary.run(["diff", old.path, new.path, "--json"])
      #expect(json.status == 1)
      _ = try JSONSerialization.jsonObject(with: Data(json.stdout.utf8))
    }
  }

  @Test func standardInputIsATrace() throws {
    let same = try Binary.shell("$ARCHCLI trace tea | $ARCHCLI diff - tea")
    #expect(same.status == 0)
    #expect(try Binary.run(["diff", "-", "-"]).status == 64)
  }

  @Test(arguments: [
    ("", "empty"), ("{\"format\":\"archcli-trace\"", "1:"),
    ("{\"format\":\"archcli-trace\",\"version\":2,\"pattern\":\"x\",\"scenario\":\"y\"}\n", "version 2"),
    (String(repeating: "[", count: 10_000), "1:"),
    ("{\"format\":\"archcli-trace\",\"version\":1,\"pattern\":\"x\",\"scenario\":\"y\"}\n", "cut short"),
  ])
  func aTraceThatCannotBeRead(_ text: String, _ words: String) throws {
    try withTemporaryDirectory { directory in
      try Data(text.utf8).write(to: directory.appending(path: "t.ndjson"))
      let result = try Binary.run(["diff", "t.ndjson", "tea"], cwd: directory)
      #expect(result.status == 2 && result.stdout == "")
      #expect(result.stderr.hasPrefix("t.ndjson:") && result.stderr.contains(": error: "))
      if words != "empty" { #expect(result.stderr.contains(words)) }
    }
  }

  @Test func badUTF8HasAPlace() throws {
    let result = try Binary.shell("printf '{\"format\":\"\\xff\"}\\n' | $ARCHCLI diff - tea")
    #expect(result.status == 2 && result.stderr.hasPrefix("<stdin>:1:12: error: "))
  }

  // MARK: verify and accept

  private func withGoldens(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { directory in
      let copy = directory.appending(path: "traces")
      try FileManager.default.copyItem(at: Self.goldens, to: copy)
      try body(copy)
    }
  }

  @Test func theGoldensMatch() throws {
    try withGoldens { directory in
      let result = try Binary.run(["verify", directory.path])
      #expect(result.status == 0 && result.stdout.hasSuffix(" passed, 0 failed\n"))
    }
  }

  @Test func aChangedLineIsNamedAndCanBeAccepted() throws {
    try withGoldens { directory in
      let golden = directory.appending(path: "blog-follow.mvc.ndjson")
      let before = try String(contentsOf: golden, encoding: .utf8)
      try write(
        before.replacing("\"new\":\"Following\"", with: "\"new\":\"Follows\"", maxReplacements: 1), to: golden
      )
      let result = try Binary.run(["verify", directory.path])
      #expect(result.status == 1)
      #expect(
        result.stdout.contains(
          "✘ blog-follow.mvc\n    step 4\n    ~ 4.6 render HeaderController → FollowButton header.follow\n")
      )
      #expect(result.stdout.contains("changes[header.follow].new: \"Follows\" → \"Following\""))
      #expect(
        result.stdout.contains("\nTo take it: archcli accept --dir '\(directory.path)' blog-follow.mvc\n"))
      let received = directory.appending(path: "blog-follow.mvc.received.ndjson")
      #expect(FileManager.default.fileExists(atPath: received.path))
      let accepted = try Binary.run(["accept", "--dir", directory.path, "blog-follow.mvc"])
      #expect(accepted == .init(status: 0, stdout: "accepted blog-follow.mvc\n", stderr: ""))
      #expect(try String(contentsOf: golden, encoding: .utf8) == before)
      #expect(!FileManager.default.fileExists(atPath: received.path))
    }
  }

  @Test func underCINothingIsWritten() throws {
    try withGoldens { directory in
      let golden = directory.appending(path: "blog-follow.tea.ndjson")
      try FileManager.default.removeItem(at: golden)
      let before = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      #expect(try Binary.run(["verify", directory.path], env: ["CI": "1"]).status == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == before)
      _ = try Binary.run(["verify", directory.path])
      let refused = try Binary.run(["accept", "--dir", directory.path], env: ["CI": "1"])
      #expect(refused.status == 2 && refused.stderr.contains("--force"))
      #expect(try Binary.run(["accept", "--dir", directory.path, "--force"], env: ["CI": "1"]).status == 0)
      #expect(FileManager.default.fileExists(atPath: golden.path))
    }
  }

  @Test func missingAndOrphanedAreListedApart() throws {
    try withGoldens { directory in
      try FileManager.default.moveItem(
        at: directory.appending(path: "blog-follow.mvp.ndjson"),
        to: directory.appending(path: "blog-follow.viper.ndjson"))
      let result = try Binary.run(["verify", directory.path])
      #expect(result.status == 1)
      #expect(result.stdout.contains("\nmissing:\n  blog-follow.mvp\norphaned ("))
      #expect(result.stdout.contains("):\n  blog-follow.viper\n"))
    }
  }

  @Test func aGoldenThatCannotBeReadIsTrouble() throws {
    try withGoldens { directory in
      let golden = directory.appending(path: "blog-follow.mvc.ndjson")
      try write("{\"format\":\"archcli-trace\"", to: golden)
      let result = try Binary.run(["verify", directory.path])
      #expect(result.status == 2 && result.stderr.contains("blog-follow.mvc.ndjson:1:"))
    }
  }

  @Test("what cannot be read is told, the others are compared, and the summary comes")
  func verifyGoesOn() throws {
    try withGoldens { directory in
      let names = ["blog-follow.mavb", "blog-follow.mvc", "voices.tea"]
      for name in names {
        let golden = directory.appending(path: "\(name).ndjson")
        try FileManager.default.removeItem(at: golden)
        try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: false)
      }
      try write("", to: directory.appending(path: "gallery.tea.ndjson"))
      // What was received cannot be written either, where there is a directory.
      try FileManager.default.createDirectory(
        at: directory.appending(path: "gallery.tea.received.ndjson"), withIntermediateDirectories: false)
      let result = try Binary.run(["verify", directory.path])
      #expect(result.status == 2)
      #expect(result.stdout.hasSuffix(" passed, 4 failed\n"))
      #expect(result.stdout.contains("\nunreadable:\n"))
      for name in names + ["gallery.tea"] { #expect(result.stdout.contains("\n  \(name)\n")) }
      #expect(result.stderr.contains("blog-follow.mvc.ndjson' is no regular file"))
      #expect(result.stderr.contains("gallery.tea.received.ndjson' is no regular file"))
    }
  }

  @Test(
    "what is no whole trace of its golden is not accepted, nor anything else with it",
    arguments: [
      "", "{\"format\":\"archcli-trace\"", "cut", "other",
    ])
  func acceptReadsWhatItTakes(text: String) throws {
    try withGoldens { directory in
      let received = directory.appending(path: "blog-follow.mvc.received.ndjson")
      let golden = directory.appending(path: "blog-follow.mvc.ndjson")
      let first = directory.appending(path: "blog-follow.mavb.received.ndjson")
      let before = try String(contentsOf: golden, encoding: .utf8)
      switch text {
      case "cut": try write(before.split(separator: "\n").dropLast().map(String.init), to: received)
      case "other":
        try FileManager.default.copyItem(
          at: directory.appending(path: "blog-follow.tea.ndjson"), to: received)
      case _: try write(text, to: received)
      }
      try FileManager.default.copyItem(at: directory.appending(path: "blog-follow.mavb.ndjson"), to: first)
      for names in [[], ["blog-follow.mvc"], ["blog-follow.mavb", "blog-follow.mvc"]] {
        let result = try Binary.run(["accept", "--dir", directory.path] + names)
        #expect(
          result.status == 2 && result.stdout == "" && result.stderr.contains("blog-follow.mvc.received"))
      }
      #expect(try String(contentsOf: golden, encoding: .utf8) == before)
      #expect(FileManager.default.fileExists(atPath: received.path))
      #expect(FileManager.default.fileExists(atPath: first.path))
    }
  }

  @Test func aNameGivenTwiceIsAcceptedOnce() throws {
    try withGoldens { directory in
      let golden = directory.appending(path: "blog-follow.mvc.ndjson")
      try FileManager.default.copyItem(
        at: golden, to: directory.appending(path: "blog-follow.mvc.received.ndjson"))
      let result = try Binary.run(
        ["accept", "--dir", directory.path, "blog-follow.mvc", "blog-follow.mvc"])
      #expect(result == .init(status: 0, stdout: "accepted blog-follow.mvc\n", stderr: ""))
    }
  }

  /// A link from the one to the other would have the golden replaced, or removed, that nobody has accepted.
  @Test func theReceivedFileMayNotBeTheGolden() throws {
    try withGoldens { directory in
      let result = try Binary.shell(
        """
        echo '{}' > blog-follow.mvc.ndjson
        ln -s blog-follow.mvc.ndjson blog-follow.mvc.received.ndjson
        $ARCHCLI verify . > out; echo $?
        $ARCHCLI accept --dir . blog-follow.mvc; echo $?
        cat blog-follow.mvc.ndjson
        """, cwd: directory)
      #expect(result.stdout == "2\n2\n{}\n", "\(result)")
      #expect(result.stderr.contains("is the golden trace itself"))
    }
  }

  @Test func unknownNamesAreRefused() throws {
    try withGoldens { directory in
      let unknown = try Binary.run(["accept", "--dir", directory.path, "blog-follow.mvq"])
      #expect(unknown.status == 64 && unknown.stderr.contains("Did you mean 'blog-follow.mv"))
      let nothing = try Binary.run(["accept", "--dir", directory.path, "blog-follow.mvc"])
      #expect(nothing.status == 2 && nothing.stderr.contains("run 'archcli verify' first"))
      #expect(try Binary.run(["verify", directory.path + "/none"]).status == 2)
    }
  }

  private func write(_ lines: [String], to file: URL) throws {
    try write(lines.joined(separator: "\n") + "\n", to: file)
  }

  private func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }
}
