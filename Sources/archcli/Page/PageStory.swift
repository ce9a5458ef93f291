import ArchTrace

/// The story of a trace as `run` tells it, for a page without JavaScript.
final class PageStory {
  /// How many events are told; the page has the trace itself, too.
  static let mostEvents = 3000

  /// How many events were not told.
  private(set) var leftOut = 0
  private var count = 0
  private let memory = Collector()
  private let output: Output
  private let writer: StoryWriter

  private final class Collector {
    var bytes: [UInt8] = []
  }

  /// Begins a story.
  init(_ header: TraceHeader) {
    output = Output(name: "story") { [memory] in
      memory.bytes += $0
      return nil
    }
    writer = StoryWriter(output, columns: 200, tellsSummary: false)
    writer.begin(header)
  }

  /// Tells an event, while there is room.
  func take(_ event: borrowing Event) {
    count += 1
    if count <= Self.mostEvents { writer.receive(event) } else { leftOut += 1 }
  }

  /// Ends the story.
  func end() {
    writer.end(TraceFooter(events: count, steps: 0))
    output.flush()
  }

  /// The story as HTML: a heading for each step, and what happened in it.
  var html: String {
    let text = String(decoding: memory.bytes, as: UTF8.self)
    var parts: [String] = []
    for block in text.components(separatedByBlankLines: ()).dropFirst() {
      let lines = block.split(separator: "\n", maxSplits: 1)
      guard let title = lines.first else { continue }
      parts.append("<h3>\(PageText.html(String(title)))</h3>\n")
      if lines.count > 1 { parts.append("<pre tabindex=\"0\">\(PageText.html(String(lines[1])))</pre>\n") }
    }
    if leftOut > 0 {
      parts.append("<p>… \(leftOut) more events are left out here; with JavaScript the page shows all.</p>\n")
    }
    return parts.joined()
  }
}

extension String {
  /// The parts between empty lines.
  fileprivate func components(separatedByBlankLines: Void) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var rest = self[...]
    while let line = rest.firstIndex(of: "\n") {
      let next = index(after: line)
      if next < endIndex, self[next] == "\n" {
        parts.append(self[start..<line])
        start = index(after: next)
      }
      rest = self[next...]
    }
    parts.append(self[start...])
    return parts
  }
}
