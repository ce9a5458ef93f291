import ArchTrace
import Foundation
import Testing

@testable import archcli

/// A trace in other words is drawn, told and reported as the same trace.
@Suite struct RespellingTests {
  /// Writes JSON in other words.
  private struct Speller {
    var random: SystemRandom

    mutating func chance(_ times: UInt64) -> Bool { random.next() % times == 0 }

    mutating func text(_ value: TraceValue) -> String {
      let space = chance(4) ? " " : ""
      switch value {
      case .null, .bool: return space + value.json
      case .int(let number): return space + spell("\(number)")
      case .double, .decimal: return space + spell(value.json)
      case .string(let string): return space + quoted(string)
      case .array(let elements): return "[" + elements.map { text($0) }.joined(separator: ",") + "]"
      case .object(var members):
        for place in members.indices { members.swapAt(place, Int(random.next() % UInt64(members.count))) }
        return "{" + members.map { quoted($0.key) + ":" + text($0.value) }.joined(separator: ",") + "}"
      }
    }

    private mutating func spell(_ number: String) -> String {
      guard !number.contains(where: { $0 == "e" || $0 == "." }) else {
        return chance(2) ? number.uppercased() : number
      }
      if number == "0" { return ["0", "-0", "0.00", "0e7"][Int(random.next() % 4)] }
      return [number, number + ".0", number + "e0", number + "0e-1", number + "00.00E-2"][
        Int(random.next() % 5)]
    }

    private mutating func quoted(_ text: String) -> String {
      var result = ""
      for unit in text.utf16 {
        let must = unit < 0x20 || unit == 0x22 || unit == 0x5C || unit > 0x7E
        let digits = String(unit, radix: 16)
        result +=
          must || chance(5)
          ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          : String(decoding: [unit], as: UTF16.self)
      }
      return "\"\(result)\""
    }
  }

  /// A small generator with a seed.
  private struct SystemRandom {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  private static let plain = """
    {"format":"archcli-trace","version":1,"pattern":"mvc","variant":"model","scenario":"é\\u001b","cuts":[{"wire":2,"name":"n","from":"A","to":"B"}]}
    {"id":"0","t":0,"kind":"input","from":"world","name":"launch","value":{"b":1,"a":{"z":9223372036854775808,"k\\"":-0.5,"":0},"c d":[10,1e400,{"y":1,"x":"\\\\u{A}"}]}}
    {"id":"0.1","t":0,"cause":"0","kind":"create","from":"world","to":"V\\n","role":"view"}
    {"id":"0.2","t":0,"cause":"0","kind":"create","from":"world","to":"S","role":"store"}
    {"id":"1","t":7,"kind":"call","from":"V\\n","to":"S","name":"set(a:b:)","value":[{"n":2,"m":1},3.5],"file":"A.swift","line":30}
    {"id":"1.1","t":7,"cause":"1","kind":"state","from":"S","changes":[{"path":"users[7]","old":{"name":"a","id":7},"new":{"name":"b","id":7,"likes":1}},{"path":"count","old":1,"new":100}]}
    {"id":"1.2","t":7,"cause":"1","kind":"request","from":"S","to":"API","name":"GET /x","value":{"q":1,"p":2}}
    {"id":"1.3","t":20,"cause":"1.2","kind":"response","from":"API","to":"S","name":"GET /x","value":{"status":200,"body":{"b":2,"a":1}}}
    {"id":"1.4","t":20,"cause":"1.3","kind":"wink","from":"S","value":{"b":0,"a":-1}}
    {"id":"1.5","t":20,"kind":"screen","from":"world","value":["a",{"b":1,"a":2},1]}
    {"end":true,"events":9,"steps":1}
    """

  /// What every command that shows a trace makes of it.
  private func shown(_ bytes: [UInt8]) throws -> [String] {
    var result: [String] = []
    for format in DrawingFormat.allCases {
      for lanes in DrawingScope.Lanes.allCases {
        var reader = try TraceReader(name: "t", source: MemorySource(bytes))
        var scope = DrawingScope()
        scope.lanes = lanes
        let memory = Memory()
        let out = memory.output()
        try Picture(&reader, format, scope, trace: "t").write(to: out, columns: 120, path: nil)
        out.flush()
        result.append(memory.text)
      }
    }
    var reader = try TraceReader(name: "t", source: MemorySource(bytes))
    let memory = Memory()
    let out = memory.output()
    let collector = EventCollector()
    let sinks: [any TraceSink] = [
      StoryWriter(out, columns: 120, tellsSummary: true), TextWriter(out), collector,
    ]
    for sink in sinks { sink.begin(reader.header) }
    while let event = try reader.next() { for sink in sinks { sink.receive(event) } }
    for sink in sinks { sink.end(reader.footer ?? TraceFooter(events: 0, steps: 0)) }
    out.flush()
    result.append(memory.text)
    let size = TerminalSize(columns: 150, rows: 40)
    var model = PlayModel(recording: Recording(collector), run: nil, file: "t", size: size)
    _ = model.update(.resized(size))
    for _ in 0..<9 {
      result.append(model.frame.lines.joined(separator: "\n"))
      _ = model.update(.key(.text("j")))
    }
    let page = Memory()
    let output = page.output()
    PageWriter([try PageTrace(bytes, name: "t", file: "t")]).write(to: output)
    output.flush()
    // The trace within is for the page's script, which orders members itself.
    result.append(
      page.text.replacing(/(?s)<script type="application\/x-ndjson".*?<\/script>/, with: ""))
    return result
  }

  @Test func otherWordsAreShownAlike() throws {
    let expected = try shown(Array(Self.plain.utf8))
    let records = try Self.plain.split(separator: "\n").map { try TraceValue(parsing: $0.utf8) }
    var speller = Speller(random: SystemRandom(state: 42))
    for round in 0..<40 {
      var text = records.map { speller.text($0) }.joined(separator: "\n") + "\n"
      if round % 4 == 0, case .object(let members) = records[0], let footer = records.last {
        text = speller.text(
          .object(
            members + [
              .init("events", .array(Array(records[1..<records.count - 1]))), .init("footer", footer),
            ]))
      }
      for (a, b) in zip(expected, try shown(Array(text.utf8))) {
        #expect(a == b, "\(text)")
        if a != b { return }
      }
    }
  }

  /// The page's script reads a record a line, whatever the layout of the file was.
  @Test func aPageHasARecordALine() throws {
    let records = try Self.plain.split(separator: "\n").map { try TraceValue(parsing: $0.utf8) }
    guard case .object(let members) = records[0], let footer = records.last else { return }
    let document = TraceValue.object(
      members + [.init("events", .array(Array(records[1..<records.count - 1]))), .init("footer", footer)])
    let lines = try PageTrace(Array(Self.plain.utf8), name: "t", file: nil).bytes
    #expect(String(decoding: lines, as: UTF8.self).split(separator: "\n").count == 11)
    let other = try PageTrace(Array(document.json.utf8), name: "t", file: nil).bytes
    #expect(other == lines)
  }
}
