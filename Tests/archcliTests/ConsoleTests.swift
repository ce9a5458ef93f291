import Foundation
import Testing

@testable import archcli

@Suite struct EscapingTests {
  @Test("a byte that no terminal is given as it is is seen at every place") func plainAtEveryPlace() {
    for length in 1...17 {
      for place in 0..<length {
        for byte in 0...UInt8(0x7F) {
          var text = Array(repeating: UInt8(ascii: "a"), count: length)
          text[place] = byte
          let isPlain = String(decoding: text, as: UTF8.self).isPlain
          #expect(isPlain == (byte >= 0x20 && byte < 0x7F), "\(byte) at \(place) of \(length)")
        }
      }
    }
    #expect(!"aaaaaaaé".isPlain)
  }

  @Test(arguments: [
    ("plain ★ é 👩‍👩‍👧", "plain ★ é 👩‍👩‍👧"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\r\nb", "a\\u{D}\\u{A}b"),
    ("\u{202E}txt", "\\u{202E}txt"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
    ("", ""),
  ])
  func escapes(text: String, shown: String) { #expect(escapedForTerminal(text) == shown) }
}

@Suite struct ColumnWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇫🇷", 2), ("❤️", 2), ("❤", 1), ("★", 1), ("─", 1), ("…", 1), ("\u{200B}", 0),
    ("नि", 2), ("😀!", 3), ("\u{301}", 0),
  ])
  func width(text: String, columns: Int) { #expect(text.columnWidth == columns) }

  @Test func padsByColumns() {
    #expect("漢".padded(to: 4) == "漢  ")
    #expect("long".padded(to: 2) == "long")
  }

  @Test(arguments: [
    ("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("漢字漢", 4, "漢…"), ("漢字", 1, "…"), ("ab", 0, ""),
    ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"),
  ])
  func cutsByColumnsAndNeverACharacter(text: String, columns: Int, result: String) {
    #expect(text.cut(to: columns) == result)
    #expect(text.cut(to: columns).columnWidth <= columns)
  }

  @Test func wrapsAtSpaces() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("a verylongword b".wrapped(to: 5) == ["a", "verylongword", "b"])
    #expect("one\n\n  kept as it is\ntwo".wrapped(to: 5) == ["one", "", "  kept as it is", "two"])
  }
}

@Suite struct ColorTests {
  @Test(arguments: [
    (ColorMode.always, false, ["NO_COLOR": "1"], true), (.never, true, ["FORCE_COLOR": "1"], false),
    (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
    (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, false, ["FORCE_COLOR": "1", "TERM": "dumb"], true),
    (.auto, false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
  ])
  func rules(mode: ColorMode, isTerminal: Bool, environment: [String: String], isOn: Bool) {
    #expect(mode.isOn(isTerminal: isTerminal) { environment[$0] } == isOn)
  }

  @Test func paints() {
    #expect(Palette(isOn: true).paint("+ x", .added) == "\u{1B}[32m+ x\u{1B}[0m")
    #expect(Palette(isOn: false).paint("+ x", .added) == "+ x")
  }
}

@Suite struct OutputTests {
  @Test func collectsAndKeepsTheOrder() throws {
    let memory = Memory()
    let output = memory.output(capacity: 4)
    for text in ["ab", "cd", "e", "longer than the buffer", "f"] { output.write(text) }
    #expect(memory.text == "abcdelonger than the buffer")
    try output.finish()
    #expect(memory.text == "abcdelonger than the bufferf")
  }

  @Test("large pieces are written in the background, and nothing overtakes anything") func handsOver() throws
  {
    let path = FileManager.default.temporaryDirectory.appending(path: "handed-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let pieces = (0..<40).map { number in
      Array(repeating: UInt8(ascii: "a") + UInt8(number % 26), count: number % 3 == 2 ? 7 : 100_000 + number)
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let output = Output(name: "file", descriptor: descriptor)
    for piece in pieces { piece.withUnsafeBytes { output.handOver($0) } }
    output.write("end")
    try output.finish()
    close(descriptor)
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(pieces.joined()) + Data("end".utf8))
  }

  @Test("a failure in the background is told, and nothing is written after it") func failsInTheBackground() {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let output = Output(name: "file", descriptor: descriptor)
    let piece = Array(repeating: UInt8(ascii: "a"), count: 100_000)
    for _ in 0..<3 { piece.withUnsafeBytes { output.handOver($0) } }
    #expect(!output.isOpen)
    let error = #expect(throws: WriteError.self) { try output.finish() }
    #expect(error?.description == "cannot write file: Bad file descriptor")
  }

  @Test func keepsTheFirstFailure() {
    let memory = Memory()
    memory.capacity = 3
    let output = memory.output(capacity: 2)
    output.write("abcdef")
    #expect(!output.isOpen)
    output.write("x")
    let error = #expect(throws: WriteError.self) { try output.finish() }
    #expect(error?.description == "cannot write memory: No space left on device")
    #expect(memory.text == "")
  }
}
