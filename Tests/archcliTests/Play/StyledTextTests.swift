import Testing

@testable import archcli

@Suite struct StyledTextTests {
  private let text = StyledText("漢字", .heading) + StyledText("e\u{301}👩‍👩‍👧") + StyledText("abc", .added)

  @Test func cutsByColumnsAndKeepsTheRoles() {
    #expect(text.columnWidth == 10)
    #expect(text.cut(to: 10) == text)
    #expect(
      (0...10).map { text.cut(to: $0).plain } == [
        "", "…", "…", "漢…", "漢…", "漢字…", "漢字e\u{301}…", "漢字e\u{301}…", "漢字e\u{301}👩‍👩‍👧…",
        "漢字e\u{301}👩‍👩‍👧a…", "漢字e\u{301}👩‍👩‍👧abc",
      ])
    for columns in 0...10 { #expect(text.cut(to: columns).columnWidth <= columns) }
    #expect(text.cut(to: 9).spans.map(\.role) == [.heading, nil, .added])
  }

  @Test func dropsColumnsAndLeavesASpaceForHalfACharacter() {
    #expect(
      (0...11).map { text.dropping(columns: $0).plain } == [
        "漢字e\u{301}👩‍👩‍👧abc", " 字e\u{301}👩‍👩‍👧abc", "字e\u{301}👩‍👩‍👧abc", " e\u{301}👩‍👩‍👧abc",
        "e\u{301}👩‍👩‍👧abc", "👩‍👩‍👧abc", " abc", "abc", "bc", "c", "", "",
      ])
    for columns in 0...10 { #expect(text.dropping(columns: columns).columnWidth == 10 - columns) }
  }

  @Test func pads() {
    #expect(text.padded(to: 12).plain == text.plain + "  ")
    #expect(text.padded(to: 3) == text)
  }

  @Test func paintsWhereThatIsWanted() {
    #expect(text.painted(Palette(isOn: false)) == text.plain)
    let painted = (StyledText("a") + StyledText("b", .selected)).painted(Palette(isOn: true))
    #expect(painted == "a\u{1B}[7mb\u{1B}[0m")
  }

  @Test func folds() {
    #expect("漢字漢".folded(to: 5) == ["漢字", "漢"])
    #expect("".folded(to: 5) == [""])
    #expect("abc".folded(to: 0) == ["ab", "c"])
  }
}

@Suite struct FramePainterTests {
  private func frame(_ lines: String...) -> Frame {
    Frame(rows: lines.map { [Frame.Part(column: 0, text: StyledText($0))] })
  }

  @Test func writesWhatHasChangedOnly() {
    var painter = FramePainter(palette: Palette(isOn: false))
    #expect(
      painter.paint(frame("a", "b"))
        == "\u{1B}[?25l\u{1B}[H\u{1B}[2J\u{1B}[1;1H\u{1B}[Ka\u{1B}[2;1H\u{1B}[Kb")
    #expect(painter.paint(frame("a", "c")) == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[Kc")
    #expect(painter.paint(frame("a", "c")) == "\u{1B}[?25l")
    #expect(painter.paint(frame("a")) == "\u{1B}[?25l\u{1B}[H\u{1B}[2J\u{1B}[1;1H\u{1B}[Ka")
    painter.forget()
    #expect(painter.paint(frame("a")).contains("\u{1B}[2J"))
  }

  @Test func tellsTheColumnOfEachPartAndShowsTheCursor() {
    var painter = FramePainter(palette: Palette(isOn: false))
    let row = [Frame.Part(column: 0, text: StyledText("👩‍👩‍👧")), Frame.Part(column: 10, text: StyledText("│"))]
    var frame = Frame(rows: [row])
    frame.caret = (0, 4)
    #expect(
      painter.paint(frame).hasSuffix("\u{1B}[1;1H\u{1B}[K👩‍👩‍👧\u{1B}[11G│\u{1B}[1;5H\u{1B}[?25h"))
    #expect(frame.lines == ["👩‍👩‍👧        │"])
  }
}
