import Testing

@testable import archcli

@Suite struct KeyDecoderTests {
  /// What arrives, and the keys that it is.
  static let sequences: [(String, [Key])] = [
    ("j", [.text("j")]), ("jk", [.text("j"), .text("k")]), ("é", [.text("é")]), ("漢", [.text("漢")]),
    ("🙂", [.text("🙂")]), ("e\u{301}", [.text("e"), .text("\u{301}")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{C}", [.control("l")]), ("\u{1}", [.control("a")]), ("\u{1F}", [.control("_")]),
    ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}OA", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}OH", [.home]), ("\u{1B}OF", [.end]),
    ("\u{1B}[H", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]), ("\u{1B}[F", [.end]),
    ("\u{1B}[4~", [.end]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[Z", [.backTab]), ("\u{1B}[1;2A", [.shiftUp]), ("\u{1B}[1;2B", [.shiftDown]),
    ("\u{1B}[1;5A", [.up]),
    ("\u{1B}[15~", [.other]), ("\u{1B}[99;99;99X", [.other]), ("\u{1B}x", [.other]), ("\u{1B}é", [.other]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[\u{1B}[A", [.up]),
    ("\u{1B}]11;rgb:0/0/0\u{7}j", [.text("j")]), ("\u{1B}P1$r0m\u{1B}\\j", [.text("j")]),
    ("\u{1B}[200~a\nb\u{1B}[201~j", [.paste("a\nb"), .text("j")]),
    ("\u{1B}[200~q\u{1B}[Aé\u{1B}[201~", [.paste("q\u{1B}[Aé")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
  ]

  @Test(arguments: sequences) func decodes(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    let found = decoder.feed(bytes.utf8)
    #expect(found == keys)
    #expect(!decoder.isPending)
  }

  /// A terminal's bytes come in whatever pieces the system makes of them.
  @Test(arguments: sequences) func decodesByteByByte(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    let found = bytes.utf8.flatMap { decoder.feed([$0]) }
    #expect(found == keys)
    #expect(!decoder.isPending)
  }

  @Test func decodesThemAllInARow() {
    var decoder = KeyDecoder()
    let all = Self.sequences.map(\.0).joined()
    #expect(decoder.feed(all.utf8) == Self.sequences.flatMap(\.1))
  }

  @Test func aLoneEscapeIsAKeyWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder.feed("j".utf8) == [.text("j")])
  }

  @Test(arguments: [[0x1B, 0x5B], [0x1B, 0x5B, 0x31, 0x3B], [0xE6, 0xBC], [0x1B, 0x4F]] as [[UInt8]])
  func whatIsBrokenOffIsNoText(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.other])
    #expect(decoder.feed("j".utf8) == [.text("j")])
  }

  @Test(arguments: [[0xFF], [0x80, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF8, 0x88]] as [[UInt8]])
  func whatIsNoUTF8IsPassedOver(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes + Array("j".utf8)) == [.text("j")])
  }

  @Test func aPasteThatDoesNotEndIsCut() {
    var decoder = KeyDecoder()
    let keys = decoder.feed(
      Array("\u{1B}[200~".utf8) + Array(repeating: 0x61, count: KeyDecoder.pasteLimit + 2))
    #expect(keys.count == 3)
    #expect(keys.last == .text("a"))
  }

  @Test func aSequenceWithoutAnEndIsGivenUp() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 5000)) == [])
    #expect(decoder.feed("j".utf8) == [.text("j")])
  }
}

@Suite struct LineFieldTests {
  private func field(_ keys: [Key]) -> LineField {
    var field = LineField()
    for key in keys { _ = field.take(key) }
    return field
  }

  @Test(
    arguments: [
      ([.text("a"), .text("b")], "ab", 2), ([.text("a"), .text("b"), .left, .text("x")], "axb", 2),
      ([.text("e"), .text("\u{301}"), .backspace], "", 0), ([.text("a"), .home, .delete], "", 0),
      ([.text("漢"), .text("字"), .left], "漢字", 2), ([.paste("a\r\nb\tc\u{1B}[2J")], "a  b c[2J", 9),
      ([.paste("one two  "), .control("w")], "one ", 4), ([.paste("ab"), .left, .control("u")], "b", 0),
      ([.paste("ab"), .left, .control("k")], "a", 1),
      ([.paste("ab"), .control("a"), .end, .backspace], "a", 1),
      ([.backspace, .delete, .left, .right], "", 0),
    ] as [([Key], String, Int)])
  func edits(keys: [Key], text: String, caret: Int) {
    let field = field(keys)
    #expect(field.text == text)
    #expect(field.shown(columns: 40) == (text, caret))
  }

  @Test func keysThatEditNothingAreLeft() {
    var field = LineField("a")
    for key in [Key.enter, .escape, .tab, .up, .other, .control("g")] {
      let isTaken = field.take(key)
      #expect(!isTaken)
    }
    #expect(field.text == "a")
  }

  @Test func thePlaceStaysInSight() {
    let (text, caret) = LineField("0123456789").shown(columns: 5)
    #expect(text == "6789")
    #expect(caret == 4)
    var start = LineField("0123456789")
    _ = start.take(.home)
    #expect(start.shown(columns: 5) == ("0123…", 0))
  }

  @Test func whatWasTypedReachesTheTerminalEscaped() {
    #expect(LineField("\u{1B}[2J").shown(columns: 40).text == "\\u{1B}[2J")
  }
}
