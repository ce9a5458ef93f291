import Foundation
import Testing

@testable import archcli

@Suite struct SVGDrawingTests {
  private func svg(_ drawing: SequenceDrawing) -> String {
    let memory = Memory()
    let out = memory.output()
    SVGDrawing(drawing).write(to: out)
    out.flush()
    return memory.text
  }

  /// A line of text in a picture, as a box.
  private struct Box {
    var left, right, top, bottom: Int
    var text: Substring
  }

  private func boxes(_ svg: String) -> [Box] {
    svg.matches(
      of: /<text(?: class="([a-z ]+)")?( text-anchor="middle")? x="(\d+)" y="(\d+)"[^>]*>(.*?)<\/text>/
    )
    .compactMap { match in
      let text = match.5.replacing(/<[^>]*>/, with: "").replacing(/&[a-z]+;/, with: "x")
      // What stands at the left edge of the picture has nothing beside it.
      guard let x = Int(match.3), let y = Int(match.4), match.1 != "t" else { return nil }
      let width = text.columnWidth * 74 / 10
      let left = match.2 == nil ? x : x - width / 2
      return Box(left: left, right: left + width, top: y - 11, bottom: y + 3, text: match.5)
    }
  }

  @Test(arguments: Traces.golden)
  func noLabelCoversAnother(trace: String) throws {
    let svg = svg(try Traces.drawing(trace, DrawingScope(lanes: .role)))
    let width = try #require(svg.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) })
    let boxes = boxes(svg).sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    #expect(boxes.count > 100)
    for (index, box) in boxes.enumerated() {
      #expect(box.left >= 0 && box.right <= width, "\(box.text)")
      for other in boxes[(index + 1)...] {
        guard other.top < box.bottom else { break }
        #expect(other.left >= box.right || box.left >= other.right, "\(box.text) and \(other.text)")
      }
    }
  }

  /// The contrast of two colours, as WCAG 2 counts it.
  private func contrast(_ one: String, _ other: String) -> Double {
    let luminance = { (color: String) -> Double in
      let value = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func theContrastIsEnough() {
    #expect(contrast("#000000", "#ffffff") == 21)
    for style in [SVGStyle.light, SVGStyle.dark] {
      for behind in [style.background] + style.surfaces.map(\.fill) {
        #expect(contrast(style.text, behind) >= 4.5)
        #expect(contrast(style.subdued, behind) >= 4.5)
      }
      // What carries meaning without being text needs 3.
      for color in [style.arrow, style.later] + style.surfaces.filter({ $0.name != "b" }).map(\.stroke) {
        #expect(contrast(color, style.background) >= 3, "\(color)")
      }
    }
  }

  @Test func itNeedsNothingFromElsewhere() throws {
    let svg = svg(try Traces.drawing("races.mvp.ndjson"))
    #expect(
      !svg.contains("<script") && !svg.contains("href") && !svg.contains("url(") && !svg.contains("@import"))
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    #expect(svg.contains("<title>mvp/protocol, races</title>\n<desc>A sequence diagram of "))
    #expect(svg.matches(of: /http[^"]*/).map { $0.0 } == ["http://www.w3.org/2000/svg"])
  }

  @Test(arguments: [
    ("short", 10, ["short"]), ("two words", 5, ["two", "words"]),
    ("abcdefghijkl", 5, ["abcde", "fghij", "kl"]),
    ("a bcdefghijklmnop", 8, ["a bcdefg", "hijklmno", "p"]), ("a  b", 10, ["a b"]), ("", 10, [""]),
    ("one two three four five", 5, ["one", "two", "thre…"]), ("漢字漢字", 4, ["漢字", "漢字"]),
  ])
  func lines(text: String, columns: Int, lines: [String]) {
    #expect(SVGText.lines(text, columns: columns, count: 3) == lines)
  }
}
