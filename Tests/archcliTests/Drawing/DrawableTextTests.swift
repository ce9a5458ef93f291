import Testing

@testable import archcli

@Suite struct DrawableTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\nb", "a\\u{A}b"), ("\u{202E}x", "\\u{202E}x"), ("\u{200F}", "\\u{200F}"),
    ("\u{FEFF}\u{AD}", "\\u{FEFF}\\u{AD}"), ("\u{1B}[1m", "\\u{1B}[1m"), ("שלום 漢字", "שלום 漢字"),
    ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("\u{301}x", "\\u{301}x"), ("\u{FFFF}", "\\u{FFFF}"), ("a\u{A0}b", "a\\u{A0}b"),
    ("\u{E0041}", "\\u{E0041}"), ("\u{200D}", "\\u{200D}"), ("a\u{301}", "a\u{301}"),
  ])
  func whatMayBeDrawn(text: String, drawn: String) {
    #expect(DrawableText.line(text, columns: 80) == drawn)
  }

  @Test func aCharacterOfThousandsIsCut() {
    let text = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(DrawableText.line(text, columns: 80).unicodeScalars.count < 20)
    #expect(DrawableText.name(text, columns: 40).unicodeScalars.count < 200)
  }

  @Test func namesKeepTheirEnd() {
    let name = String(repeating: "VeryLong", count: 9) + "Cell#12"
    #expect(DrawableText.name(name, columns: 24) == "VeryLongVeryLon…gCell#12")
    #expect(DrawableText.name("Cell", columns: 24) == "Cell")
    #expect(DrawableText.name("  ", columns: 24) == "“  ”")
  }

  @Test(arguments: [
    ("a;b#c", "a#59;b#35;c"), ("%%{x}", "#37;#37;#123;x#125;"), ("<b>", "#60;b#62;"),
    ("style: #a;", "s#116;yle#58; #35;a#59;"),
    ("classDef", "class#68;ef"), ("ﬂ°°60¶ß", "#64258;#176;#176;60#182;#223;"), ("wrap:x", "wrap#58;x"),
    ("`$$x$$`", "#96;#36;#36;x#36;#36;#96;"), ("\\n", "#92;n"), ("漢字", "漢字"),
  ])
  func mermaid(text: String, escaped: String) {
    #expect(MermaidText.escaped(text) == escaped)
  }

  @Test(arguments: [
    ("a/b", "a/b"), ("//i//", "<U+002F><U+002F>i<U+002F><U+002F>"), ("%getenv(x)", "<U+0025>getenv(x)"),
    ("\"", "<U+0022>"), ("<U+0041>", "<U+003C>U+0041<U+003E>"), ("“x”", "<U+201C>x<U+201D>"),
    ("\\n", "<U+005C>n"),
    ("[[x]]", "<U+005B><U+005B>x<U+005D><U+005D>"), ("{id: 7}", "<U+007B>id: 7}"), ("$x", "<U+0024>x"),
  ])
  func plantUML(text: String, escaped: String) {
    #expect(PlantUMLText.escaped(text) == escaped)
  }

  @Test func dot() {
    #expect(DotDrawing.quoted("a\"b\\N&amp;\nc") == #""a\"b\\N&amp;amp;\nc""#)
  }
}
