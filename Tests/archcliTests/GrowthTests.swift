import Foundation
import Testing

/// Traces that are small and ask for much: nothing grows faster than the trace, or it is refused.
@Suite struct GrowthTests {
  private static let header =
    "{\"format\":\"archcli-trace\",\"version\":1,\"pattern\":\"mvc\",\"variant\":\"model\",\"scenario\":\"x\"}"

  /// A trace of so many events in one step, each told by its number.
  private func write(_ count: Int, to directory: URL, _ event: (Int) -> String) throws {
    var text = Self.header + "\n"
    for index in 0..<count {
      text += "{\"id\":\"\(index == 0 ? "0" : "0.\(index)")\",\"t\":0,\(event(index))}\n"
    }
    text += "{\"end\":true,\"events\":\(count),\"steps\":1}\n"
    try Data(text.utf8).write(to: directory.appending(path: "t"))
  }

  private func cause(_ index: Int) -> String {
    index == 0 ? "" : "\"cause\":\"\(index == 1 ? "0" : "0.\(index - 1)")\","
  }

  /// In so many seconds of processor time and MB, which is several times what it takes.
  private func run(_ command: String, seconds: Int = 20, megabytes: Int = 1000, in directory: URL) throws
    -> Binary.Result
  {
    // The sizes of what is written stand for it.
    try Binary.shell(
      "ulimit -t \(seconds) -v \(megabytes * 1024) && $ARCHCLI \(command) > out; s=$?; wc -c < out; exit $s",
      cwd: directory)
  }

  @Test(arguments: ["0.4294967294", "4294967294", "4294967295", "9007199254740991.9007199254740991"])
  func nothingIsSizedByAnId(id: String) throws {
    try withTemporaryDirectory { directory in
      let text = """
        \(Self.header)
        {"id":"0","t":0,"kind":"call","from":"A"}
        {"id":"\(id)","t":0,"cause":"0","kind":"call","from":"A"}
        {"end":true,"events":2,"steps":1}

        """
      try Data(text.utf8).write(to: directory.appending(path: "t"))
      for command in [
        "play -q t", "report t", "draw t", "draw t --format svg", "draw t --step 1..", "diff t t",
        "draw t --format dot",
      ] {
        let result = try run(command, megabytes: 400, in: directory)
        // An id that is out of range is refused, with its place.
        #expect([0, 2, 64].contains(result.status), "\(command): \(result)")
        #expect(result.status == 0 || result.stderr.contains("t:3:") || result.stderr.contains("no event in"))
      }
    }
  }

  @Test(arguments: [
    "play -q t", "report t", "draw t", "draw t --format mermaid", "draw t --format svg",
    "draw t --format plantuml",
  ])
  func aChainOfCauses(command: String) throws {
    try withTemporaryDirectory { directory in
      var sizes: [Int] = []
      for count in [2000, 20000] {
        try write(count, to: directory) {
          "\(cause($0))\"kind\":\"call\",\"from\":\"\($0 % 2 == 0 ? "A" : "B")\",\"to\":\"\($0 % 2 == 0 ? "B" : "A")\""
        }
        let result = try run(command, in: directory)
        #expect(result.status == 0)
        sizes.append(Int(result.stdout.filter(\.isNumber)) ?? 0)
      }
      #expect(sizes[1] < 12 * sizes[0] && sizes[1] < 20_000_000, "\(sizes)")
      guard command.hasPrefix("draw") else { return }
      #expect(
        try String(contentsOf: directory.appending(path: "out"), encoding: .utf8)
          .replacing("#44;", with: ",").contains("50 of 19999 activations within each other are drawn"))
    }
  }

  @Test func aTextIsIndentedSoFar() throws {
    try withTemporaryDirectory { directory in
      try write(300, to: directory) { "\(cause($0))\"kind\":\"call\",\"from\":\"A\",\"to\":\"A\"" }
      let story = try Binary.run(["play", "-q", "t"], cwd: directory).stdout
      #expect(story.contains("\n0.299   \(String(repeating: " ", count: 80))(299 deep) A → A  call\n"))
      #expect(story.contains("\n0.40    \(String(repeating: " ", count: 80))A → A  call\n"))
    }
  }

  @Test(arguments: [
    "draw t", "draw t --format dot", "draw t --format mermaid", "draw t --only no", "play -q t",
  ])
  func kinds(command: String) throws {
    try withTemporaryDirectory { directory in
      try write(50_000, to: directory) { "\"kind\":\"kind\($0)\",\"from\":\"A\",\"to\":\"B\"" }
      let result = try run(command, in: directory)
      #expect(result.status == (command.contains("no") ? 64 : 0), "\(result)")
      #expect(!command.contains("dot") || Int(result.stdout.filter(\.isNumber)) ?? 0 < 2000)
    }
  }

  @Test func lanes() throws {
    try withTemporaryDirectory { directory in
      try write(20_000, to: directory) {
        "\"kind\":\"call\",\"from\":\"P\($0)\",\"to\":\"P\($0 + 1)\""
      }
      let text = try run("draw t", in: directory)
      #expect(text.status == 2)
      #expect(
        text.stderr == """
          error: 20001 lanes are too many for text, each line of which has them all: it takes 500 ('--by role' draws \
          fewer, '--step' and '--only' less)

          """)
      for format in ["svg", "mermaid", "plantuml", "dot"] {
        let result = try run("draw t --format \(format)", in: directory)
        #expect(result.status == 0 && Int(result.stdout.filter(\.isNumber)) ?? .max < 20_000_000, "\(format)")
      }
    }
  }

  /// Births in one group, and values of one owner.
  @Test(arguments: ["create", "state"]) func whatHappensInOnePlace(kind: String) throws {
    try withTemporaryDirectory { directory in
      try write(50_000, to: directory) {
        kind == "create"
          ? "\"kind\":\"create\",\"from\":\"world\",\"to\":\"P\($0)\",\"role\":\"view\""
          : "\"kind\":\"state\",\"from\":\"S\",\"changes\":[{\"path\":\"users[\($0)]\",\"new\":{\"a\":1}}]"
      }
      #expect(try run("play -q t", in: directory).status == 0)
      #expect(try run("report t", in: directory).status == 0)
    }
  }

  /// A file without an end, and one whose size is known before.
  @Test(arguments: [
    "report /dev/zero", "check mvc --baseline /dev/zero", "check mvc --roles /dev/zero", "report big",
    "check mvc --roles big",
  ])
  func whatIsReadAtOnceHasALimit(command: String) throws {
    try withTemporaryDirectory { directory in
      #expect(try Binary.shell("truncate -s 2G big", cwd: directory).status == 0)
      let result = try run(command, in: directory)
      #expect(result.status == 2 && result.stderr.contains("it has more than 256 MiB"), "\(result)")
    }
  }
}
