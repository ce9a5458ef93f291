import Testing

@testable import ArchTrace

/// A diff says "same" only of what it has compared.
@Suite struct DiffTrustTests {
  private func trace(_ lines: [String]) -> [UInt8] {
    let header = #"{"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"x"}"#
    let all = [header] + lines + [#"{"end":true,"events":\#(lines.count),"steps":1}"#]
    return Array((all.joined(separator: "\n") + "\n").utf8)
  }

  private let items = { (bytes: [UInt8]) throws -> OpenTrace in try OpenTrace(.bytes(bytes, name: "t")) }

  /// Items are given one hash by force: what differs is told all the same.
  @Test(arguments: [nil, TraceAspect.flow, .state, .requests, .screens])
  func oneHashIsNotOneContent(aspect: TraceAspect?) throws {
    let line = { (kind: String, word: String) in
      #"{"id":"0","t":0,"kind":"\#(kind)","from":"A","to":"\#(word)","name":"\#(word)","value":["\#(word)"],"#
        + #""changes":[{"path":"p","new":"\#(word)"}],"role":"\#(word)","vendor":"\#(word)"}"#
    }
    for kind in ["call", "state", "request", "screen"] {
      for isSamePattern in [true, false] {
        let projection = Projection(aspect, isSamePattern: isSamePattern)
        let windows = try ["a", "b", "a"].map { RecordWindow(try items(trace([line(kind, $0)]))) }
        let offset = trace([line(kind, "a")]).firstIndex(of: 10).map { $0 + 1 } ?? 0
        let item = DiffItem(
          hash: 1, offset: offset, time: 0, shape: 0, cause: DiffItem.none, from: 0, to: 0)
        let differs = ContentCheck(windows[0], windows[1], projection)
        let agrees = ContentCheck(windows[0], windows[2], projection)
        #expect(try !differs.areSame(item, item), "\(kind)")
        #expect(try agrees.areSame(item, item), "\(kind)")
      }
    }
  }

  @Test func textsAreNumberedByTheirBytes() {
    var table = TextTable()
    var numbers: [String: UInt32] = [:]
    for number in 0..<5000 {
      numbers["name\(number % 2500)", default: 0] = table.number("name\(number % 2500)")
    }
    #expect(table.count == 2500 && Set(numbers.values).count == 2500)
    #expect(numbers["name7"] == 7)
    #expect(table.number("é") != table.number("e\u{301}"))
    #expect(table.number("") == table.number(""))
  }

  /// The line that is as long as another's first part, or longer by what is no line end.
  @Test func aLineIsOnlyItselfAsAWhole() throws {
    let event = #"{"id":"0","t":0,"kind":"call","from":"A"}"#
    for (other, isRead) in [
      (event + " ", true), (event + "\r", true), (String(event.dropLast()), false), (event + "x", false),
      (event.replacing("A", with: "\u{FFFD}"), true),
    ] {
      let found = try? TraceDiff(.bytes(trace([event]), name: "a"), .bytes(trace([other]), name: "b"))
      #expect((found != nil) == isRead, "\(other)")
      #expect(found?.isSame == (isRead ? !other.contains("\u{FFFD}") : nil))
    }
    var broken = trace([event])
    let place = broken.lastIndex(of: UInt8(ascii: "A")) ?? 0
    broken[place] = 0xFF
    #expect(throws: TraceError.self) {
      try TraceDiff(.bytes(trace([event]), name: "a"), .bytes(broken, name: "b"))
    }
  }

  /// Late by more than 32 bits hold.
  @Test func longTimesAreCompared() throws {
    let old = Trace(sampleEvents(steps: 400, each: 3), steps: 400)
    var new = old
    for place in 100..<new.events.count { new.events[place].time += 1 << 40 }
    let found = try TraceDiff(
      .bytes(old.bytes(), name: "a"), .bytes(new.bytes(), name: "b"), on: [], limit: 9, batch: 7)
    #expect(found.counts.changed == 1)
  }
}
