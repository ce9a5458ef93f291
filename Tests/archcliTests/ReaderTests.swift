import Foundation
import Testing

/// What a trace says is what it means, however it is spelt and laid out: through the real program.
@Suite struct ReaderTests {
  private static let head =
    #"{"format":"archcli-trace","version":1,"pattern":"mvvm","variant":"signal","scenario":"x""#
  private static let views =
    #","participants":[{"name":"PushView","role":"view"},{"name":"PushViewModel","role":"viewModel"}]"#
  private static let launch = #"{"id":"0","t":0,"kind":"input","from":"world","name":"launch"}"#

  private func trace(_ events: [String], header: String = "", steps: Int = 1) -> String {
    ([Self.head + header + "}"] + events + [#"{"end":true,"events":\#(events.count),"steps":\#(steps)}"#])
      .joined(separator: "\n") + "\n"
  }

  /// Runs the program on files of these contents, named `a`, `b`, … .
  private func run(_ arguments: [String], _ files: [String], env: [String: String] = [:]) throws
    -> Binary.Result
  {
    try withTemporaryDirectory { directory in
      for (name, text) in zip(["a", "b", "c"], files) {
        try Data(text.utf8).write(to: directory.appending(path: name))
      }
      return try Binary.run(arguments, env: env, cwd: directory)
    }
  }

  /// Every letter within a string as an escape, and spaces wherever they may be.
  static func respelt(_ text: String) -> String {
    var result = ""
    var isInside = false
    var isEscape = false
    var raw = 0
    for scalar in text.unicodeScalars {
      if raw > 0 {
        raw -= 1
        result.unicodeScalars.append(scalar)
        continue
      }
      if isEscape, scalar == "u" { raw = 4 }
      if isEscape || scalar == "\\" || (scalar == "\"") || !isInside {
        if scalar == "\"", !isEscape { isInside.toggle() }
        isEscape = !isEscape && scalar == "\\"
        result.unicodeScalars.append(scalar)
        if !isInside, scalar == ":" || scalar == "," { result += " " }
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }

  /// A breach that is written with escapes is one.
  @Test func escapesHideNothing() throws {
    let call = { (kind: String) in
      self.trace(
        [
          Self.launch,
          #"{"id":"1","t":0,"kind":"\#(kind)","from":"PushViewModel","to":"PushView","name":"f()"}"#,
        ],
        header: Self.views)
    }
    let plain = try run(["check", "a"], [call("call")])
    #expect(plain.status == 1 && plain.stdout.contains("mvvm.viewmodel-knows-no-view"))
    #expect(try run(["check", "a"], [call(#"c\u0061ll"#)]) == plain)
    #expect(
      try run(["check", "a"], [call("call").replacing(#""kind":"call"#, with: #""k\u0069nd":"call"#)])
        == plain)
    let request =
      Self.launch + "\n"
      + #"{"id":"0.1","t":0,"kind":"r\u0065quest","from":"user","to":"S","name":"POST /pay"}"#
    let found = try run(
      ["diff", "a", "b", "--on", "requests"],
      [trace([Self.launch]), trace(request.split(separator: "\n").map(String.init))])
    #expect(found.status == 1 && found.stdout.contains("+ 0.1 request user → S POST /pay\n"))
  }

  @Test(arguments: ["mvc", "mvvm/kvo", "tea"])
  func aRespeltTraceGivesTheSameAnswers(pattern: String) throws {
    try withTemporaryDirectory { directory in
      let plain = try Binary.run(["trace", pattern]).stdout
      let other = Self.respelt(plain)
      #expect(other != plain && other.contains(#"\u0063\u0061\u006c\u006c"#))
      let changed = plain.replacing("Ada", with: "Eve")
      for (name, text) in [("plain", plain), ("other", other), ("changed", changed)] {
        try Data(text.utf8).write(to: directory.appending(path: name))
      }
      let run = { (arguments: String...) in try Binary.run(arguments, cwd: directory) }
      #expect(try run("diff", "plain", "other").status == 0)
      #expect(try run("diff", "other", "changed").stdout == run("diff", "plain", "changed").stdout)
      #expect(try run("diff", "other", "changed").status == 1)
      for command in [
        ["check", "--pattern", "mvp", "--format", "json"], ["draw", "--format", "mermaid"],
        ["draw", "--format", "dot"],
      ] {
        let answers = try ["plain", "other"].map { name in
          try Binary.run(command + [name], cwd: directory).stdout.replacing("\"\(name)\"", with: "")
        }
        #expect(answers[0] == answers[1] && !answers[0].isEmpty, "\(command)")
      }
    }
  }

  @Test func aGoldenMayBeSpeltInAnotherWay() throws {
    try withTemporaryDirectory { directory in
      let traces = directory.appending(path: "traces")
      try FileManager.default.copyItem(at: ComparingTests.goldens, to: traces)
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: traces.path).filter { $0.hasSuffix(".ndjson") }
          .min())
      let golden = traces.appending(path: name)
      let before = try Binary.run(["verify", "--dir", traces.path])
      try Data(Self.respelt(try String(contentsOf: golden, encoding: .utf8)).utf8).write(to: golden)
      let after = try Binary.run(["verify", "--dir", traces.path])
      #expect(after.stdout == before.stdout && after.status == before.status)
    }
  }

  // MARK: diff

  /// Two lines that had one hash, and a third that is no UTF-8.
  @Test func noHashIsBelieved() throws {
    let line = { (end: String) in
      #"{"id":"1","t":0,"kind":"call","from":"A","name":"aaaaaaaaaaaazt_oPv>#|3a"# + end
    }
    let names = [
      line("AAAAAAAAzzzzzzzzzzzzz\"}"), line(#"","to":"zzzzzzzzzzzzz"}"#), line("BBBBBBBBzzzzzzzzzzzzz\"}"),
    ]
    let traces = names.map {
      trace([Self.launch, $0, #"{"id":"1.1","t":0,"cause":"1","kind":"call","from":"A"}"#])
    }
    #expect(try run(["diff", "a", "b"], traces).status == 1)
    #expect(try run(["diff", "a", "c"], traces).status == 1)
    #expect(try run(["diff", "a", "a"], traces).status == 0)
    try withTemporaryDirectory { directory in
      let (a, b) = (directory.appending(path: "a"), directory.appending(path: "b"))
      try Data(traces[0].utf8).write(to: a)
      var bytes = Array(traces[2].utf8)
      for place in bytes.indices where bytes[place] == UInt8(ascii: "B") { bytes[place] = 0xFF }
      try Data(bytes).write(to: b)
      let result = try Binary.run(["diff", a.path, b.path])
      #expect(result.status == 2 && result.stderr.contains("error: not UTF-8: byte 0xFF"))
    }
  }

  @Test(arguments: [
    (#""value":"a\u2028b""#, "\"value\":\"a\u{2028}b\"", true),
    (#""value":"a\u007fb""#, "\"value\":\"a\u{7F}b\"", true),
    (#""value":{"a":1,"b":[2]}"#, #""value": {"b":[2.0],"a":1e0}"#, true),
    (
      #""changes":[{"path":"p","new":1,"why":"old"}]"#, #""changes":[{"path":"p","why":"old","new":1}] "#,
      true
    ),
    (
      #""changes":[{"path":"p","new":1,"why":"old"}]"#, #""changes":[{"path":"p","new":1,"why":"new"}]"#,
      false
    ),
    (
      #""changes":[{"path":"p","new":1,"why":"old"}] "#, #""changes":[{"path":"p","new":1,"why":"new"}] "#,
      false
    ),
    ("\"name\":\"caf\u{E9}\"", "\"name\":\"cafe\u{301}\"", false), (#""x":1"#, #""x":2"#, false),
    (#""x":9007199254740993"#, #""x":9007199254740992"#, false), (#""x":1"#, #""\u0078":1.0"#, true),
  ])
  func equalMeansEqualValues(a: String, b: String, isSame: Bool) throws {
    let traces = [a, b].map { trace([#"{"id":"0","t":0,"kind":"state","from":"world",\#($0)}"#]) }
    let result = try run(["diff", "a", "b"], traces)
    #expect(result.status == (isSame ? 0 : 1))
    if a.contains("caf") { #expect(result.stdout.contains(#"name: "caf\u{E9}" → "cafe\u{301}""#)) }
  }

  @Test func unknownKeysOfHeaderAndFooterAreCompared() throws {
    let text = trace([Self.launch], header: #","run":{"commit":"a"}"#)
    let other = text.replacing(#""steps":1}"#, with: #""steps":1,"took":2}"#)
    #expect(try run(["diff", "a", "b"], [text, text.replacing(#""a"}"#, with: #""b"}"#)]).status == 1)
    #expect(try run(["diff", "a", "b"], [text, other]).stdout.contains("footer.took: nothing → 2"))
  }

  // MARK: check

  @Test func aBaselineHidesOnlyWhatItNames() throws {
    let short = "application(_:didReceiveRemoteNotification:)"
    let long = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    let made = { (second: String) in
      self.trace(
        [Self.launch]
          + [short, second].enumerated().map { place, name in
            #"{"id":"\#(place + 1)","t":0,"kind":"call","from":"PushViewModel","to":"PushView","name":"\#(name)"}"#
          }, header: Self.views, steps: 2)
    }
    try withTemporaryDirectory { directory in
      for (name, text) in [("old", made(short)), ("new", made(long))] {
        try Data(text.utf8).write(to: directory.appending(path: name))
      }
      #expect(try Binary.run(["check", "old", "--write-baseline", "known"], cwd: directory).status == 1)
      #expect(try Binary.run(["check", "old", "--baseline", "known"], cwd: directory).status == 0)
      let result = try Binary.run(["check", "new", "--baseline", "known"], cwd: directory)
      #expect(
        result.status == 1 && result.stdout.contains(long) && result.stdout.contains("1 error, 1 known"))
    }
  }

  /// 100,000 of what was looked through once for each: in seconds.
  @Test(.timeLimit(.minutes(4)), arguments: ["header", "event", "value", "footer", "kinds", "gone", "depth"])
  func manyAreReadInTime(what: String) throws {
    let keys = (0..<100_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    let event = { (place: Int, kind: String, cause: String, from: String) in
      #"{"id":"1.\#(place + 1)","t":0,"cause":"\#(cause)","kind":"\#(kind)","from":"\#(from)"}"#
    }
    let text =
      switch what {
      case "header": trace([Self.launch], header: "," + keys)
      case "event": trace([Self.launch.dropLast() + ",\(keys)}"])
      case "value": trace([Self.launch.dropLast() + ",\"value\":{\(keys)}}"])
      case "footer": trace([Self.launch]).replacing("\"steps\":1}", with: "\"steps\":1,\(keys)}")
      case "kinds": trace([Self.launch] + (0..<20_000).map { event($0, "kind\($0)", "0", "A") })
      case "gone":
        trace([Self.launch] + (0..<20_000).map { event($0, "destroy", "0", "P#\(40_000 - 2 * $0)") })
      case _:
        trace(
          [Self.launch, #"{"id":"1","t":0,"kind":"input","from":"user","to":"V"}"#]
            + (0..<20_000).map { event($0, "call", $0 == 0 ? "1" : "1.\($0)", "A") })
      }
    let start = ContinuousClock.now
    #expect(try run(["check", "-q", "a"], [text]).status < 2)
    #expect(try run(["diff", "a", "b"], [text, text.replacing("\"world\"", with: "\"user\"")]).status == 1)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "4294967295", "1e30",
  ])
  func integersAtTheirEdges(number: String) throws {
    let event = { (rest: String) in #"{"id":"0","t":0,"kind":"call","from":"A#\#(number)",\#(rest)}"# }
    for text in [
      trace([event("\"line\":\(number),\"file\":\"f\"")]), trace([event("\"x\":\(number)")]),
      trace([event("\"x\":1").replacing("\"t\":0", with: "\"t\":\(number)")]),
      trace([event("\"x\":1").replacing("\"id\":\"0\"", with: "\"id\":\"\(number).\(number)\"")]),
      trace([event("\"x\":1")]).replacing("\"steps\":1", with: "\"steps\":\(number)"),
      trace([event("\"x\":1")]).replacing("\"events\":1", with: "\"events\":\(number)"),
    ] {
      #expect([0, 1, 2].contains(try run(["check", "a", "--format", "sarif"], [text]).status))
      #expect([0, 1, 2].contains(try run(["diff", "a", "b"], [text, trace([Self.launch])]).status))
    }
  }

  // MARK: Layouts

  @Test(arguments: ["mvc", "tea"])
  func anyLayoutOfTheDocumentIsRead(pattern: String) throws {
    guard let python = Binary.find("python3") else { return }
    try withTemporaryDirectory { directory in
      let plain = try Binary.run(["trace", pattern]).stdout
      let document = try Binary.run(["trace", pattern, "--json"]).stdout
      try Data(plain.utf8).write(to: directory.appending(path: "t"))
      let layouts = [
        "import sys,json; json.dump(json.load(sys.stdin), sys.stdout, indent=4)",
        "import sys,json; json.dump(json.load(sys.stdin), sys.stdout, separators=(',', ':'), ensure_ascii=False)",
        "import sys,json; d = json.load(sys.stdin); json.dump({k: d[k] for k in sorted(d)}, sys.stdout, indent='\\t')",
      ]
      let draw = try Binary.run(["draw", "t"], cwd: directory).stdout
      let check = try Binary.run(["check", "t"], cwd: directory).stdout
      for layout in layouts {
        let other = try Binary.start(python, ["-c", layout], stdin: document).stdout
        try Data(other.utf8).write(to: directory.appending(path: "o"))
        #expect(try Binary.run(["diff", "t", "o"], cwd: directory).status == 0)
        #expect(try Binary.run(["draw", "-"], stdin: other).stdout == draw)
        #expect(
          try Binary.run(["check", "-"], stdin: other).stdout
            == check.replacing("t: conforms", with: "<stdin>: conforms"))
      }
    }
  }

  @Test(arguments: [
    (#"{"resourceSpans":[]}"#, "OpenTelemetry's OTLP in JSON"), (#"{"traceEvents":[]}"#, "a Chrome trace"),
    (#"{"log":{"creator":{},"entries":[]}}"#, "an HTTP archive (HAR)"), ("[1]", "a JSON array"),
    (#"{"actionsById":{}}"#, "an export of Redux DevTools"), ("once upon a time", "text"),
  ])
  func whatIsNoTraceIsSaidToBeNone(text: String, look: String) throws {
    for command in [["check", "-"], ["diff", "-", "mvc"], ["draw", "-"]] {
      let result = try Binary.run(command, stdin: text)
      #expect(
        result.status == 2
          && result.stderr.hasPrefix("<stdin>:1:1: error: not a trace: it looks like \(look): "))
    }
  }
}
