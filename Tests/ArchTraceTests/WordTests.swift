import Testing

@testable import ArchTrace

/// The numbers that stand for letters.
@Suite struct WordTests {
  private func load(_ text: String) -> UInt64 {
    var bytes = Array(text.utf8)
    let count = bytes.count
    bytes += [UInt8](repeating: 0xFF, count: 8)
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map { Word.load($0, count) } ?? 0 }
  }

  @Test func wordsAreTheirLetters() {
    let words: [(UInt64, String)] = [
      (Word.id, "id"), (Word.t, "t"), (Word.cause, "cause"), (Word.kind, "kind"), (Word.from, "from"),
      (Word.to, "to"), (Word.name, "name"), (Word.value, "value"), (Word.changes, "changes"),
      (Word.role, "role"), (Word.file, "file"), (Word.line, "line"), (Word.path, "path"), (Word.old, "old"),
      (Word.new, "new"), (Word.end, "end"), (Word.true, "true"), (Word.input, "input"), (Word.route, "route"),
      (Word.call, "call"), (Word.message, "message"), (Word.command, "command"), (Word.subscrib, "subscrib"),
      (Word.unsubscr, "unsubscr"), (Word.ibe, "ibe"), (Word.notify, "notify"), (Word.state, "state"),
      (Word.render, "render"), (Word.read, "read"), (Word.navigate, "navigate"), (Word.request, "request"),
      (Word.response, "response"), (Word.timer, "timer"), (Word.create, "create"), (Word.destroy, "destroy"),
      (Word.screen, "screen"), (Word.error, "error"), (Word.event, "{\"id\""),
    ]
    for (word, text) in words { #expect(word == load(text), "\(text)") }
  }

  @Test func openingsAreTheirLetters() {
    let openings: [(UInt64, String)] = [
      (Opening.id, #""id":"#), (Opening.time, #","t":"#), (Opening.cause, #","cause""#),
      (Opening.kind, #","kind":"#), (Opening.from, #","from":"#), (Opening.to, #","to":"#),
      (Opening.name, #","name":"#),
    ]
    for (word, text) in openings { #expect(word == load(text), "\(text)") }
  }

  /// Whatever the order and the spaces, the same event is read.
  @Test func anyOrderIsRead() throws {
    let pairs = [
      #""id":"0.1""#, #""t":5"#, #""cause":"0""#, #""kind":"call""#, #""from":"a""#, #""to":"b""#,
      #""name":"n""#,
    ]
    var random = SplitMix64(state: 7)
    let expected = Event(
      id: EventID(step: 0, index: 1), time: 5, cause: EventID(step: 0, index: 0), kind: .call, from: "a",
      to: "b",
      name: "n")
    for round in 0..<200 {
      var shuffled = round < pairs.count ? pairs : pairs.shuffled(using: &random)
      let spaced = Int.random(in: 0..<pairs.count, using: &random)
      if round > 0 {
        shuffled[spaced] =
          round % 2 == 0 ? shuffled[spaced] + " " : shuffled[spaced].replacing(":", with: " : ")
      }
      let text =
        #"{"format":"archcli-trace","version":1,"pattern":"x","scenario":"s"}"# + "\n"
        + #"{"id":"0","t":0,"kind":"input","from":"user"}"# + "\n{" + shuffled.joined(separator: ",") + "}\n"
        + #"{"end":true,"events":2,"steps":1}"#
      #expect(try Trace(reading: Array(text.utf8)).events.last == expected, "\(text)")
    }
  }
}
