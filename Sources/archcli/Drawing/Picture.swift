import ArchTrace

/// A trace as a picture of some format, ready to be written.
struct Picture {
  private enum Content {
    case sequence(SequenceDrawing)
    case graph(TalkGraph)
  }

  private let content: Content
  private let format: DrawingFormat
  /// Why the picture ends before the trace should; nil for a whole one.
  let flaw: TraceError?

  /// Reads a trace to its end.
  /// - Parameters:
  ///   - reader: The trace.
  ///   - trace: What it is called in an error.
  /// - Throws: `TraceError` where nothing of it can be read, `UsageError` where it has nothing that is asked for.
  init(
    _ reader: inout TraceReader, _ format: DrawingFormat, _ scope: DrawingScope, trace: String
  ) throws {
    self.format = format
    let extent: TraceExtent
    switch format {
    case .text, .mermaid, .plantuml, .svg:
      var builder = SequenceBuilder(reader.header, scope)
      (extent, flaw) = try DrawnTrace.read(&reader) { builder.take($0) }
      let drawing = builder.finish(flaw: flaw?.place)
      if drawing.items.isEmpty { throw extent.nothing(in: scope, of: trace) }
      if format == .text, drawing.lanes.count > TextDrawing.mostLanes {
        throw TroubleError(
          "\(drawing.lanes.count) lanes are too many for text, each line of which has them all: it takes "
            + "\(TextDrawing.mostLanes) ('--by role' draws fewer, '--step' and '--only' less)")
      }
      content = .sequence(drawing)
    case .dot:
      var builder = TalkGraphBuilder(reader.header, scope)
      (extent, flaw) = try DrawnTrace.read(&reader) { builder.take($0) }
      let graph = builder.finish(flaw: flaw?.place)
      if graph.lanes.isEmpty { throw extent.nothing(in: scope, of: trace) }
      content = .graph(graph)
    }
    if let error = extent.unknownKind(in: scope, of: trace) { throw error }
  }

  /// How many columns the lanes take where it is text; 0 for a picture.
  var leastColumns: Int {
    switch content {
    case .sequence(let drawing): format == .text ? 2 * drawing.lanes.count : 0
    case .graph: 0
    }
  }

  /// Writes it.
  /// - Parameters:
  ///   - columns: How wide text may be.
  ///   - path: The file that it goes to; nil for standard output.
  func write(to out: Output, columns: Int, path: String?) {
    switch content {
    case .graph(let graph): DotDrawing(graph).write(to: out)
    case .sequence(let drawing):
      switch format {
      case .text, .dot: TextDrawing(drawing, columns: columns).write(to: out)
      case .mermaid:
        MermaidDrawing(drawing).write(to: out, isMarkdown: path?.lowercased().hasSuffix(".md") ?? false)
      case .plantuml: PlantUMLDrawing(drawing).write(to: out)
      case .svg: SVGDrawing(drawing).write(to: out)
      }
    }
  }
}

extension TraceError {
  /// The line and what is wrong there, without the file.
  fileprivate var place: String { line == 0 ? message : "line \(line), \(message)" }
}
