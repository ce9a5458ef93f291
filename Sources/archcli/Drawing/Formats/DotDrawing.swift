/// Draws who acts on whom as a graph for Graphviz: an edge is the thicker the more it stands for, and says how
/// often what happened.
struct DotDrawing {
  private let graph: TalkGraph

  /// Makes a drawing.
  init(_ graph: TalkGraph) { self.graph = graph }

  /// Writes it.
  func write(to out: Output) {
    let ending = graph.flaw.map { "\nthe trace ends here: \($0.cut(to: 120))" } ?? ""
    out.write(
      """
      digraph trace {
        graph [rankdir=LR, labelloc=t, fontname="Helvetica", label=\(Self.quoted(graph.title + ending))]
        node [shape=box, style="rounded,filled", fillcolor="#eef2f7", color="#57606a", fontname="Helvetica"]
        edge [color="#57606a", fontname="Helvetica", fontsize=10]

      """)
    for (index, lane) in graph.lanes.enumerated() {
      var lines = [lane.title]
      if let subtitle = lane.subtitle { lines.append(subtitle) }
      if let notes = graph.notes[index].text { lines.append(notes) }
      let shape = lane.isOutside ? ", shape=ellipse" : ""
      out.write("  p\(index + 1) [label=\(Self.quoted(lines.joined(separator: "\n")))\(shape)]\n")
    }
    let heaviest = graph.edges.map(\.weight).max() ?? 1
    for edge in graph.edges {
      let label = edge.counts.map { "\($0.kind) \($0.count)" }.joined(separator: "\n")
      // From 1 to 6 points, in tenths, without a fraction that a locale or a machine could write otherwise.
      let tenths = 10 + 50 * (edge.weight - 1) / max(1, heaviest - 1)
      out.write(
        "  p\(edge.from + 1) -> p\(edge.to + 1) "
          + "[weight=\(edge.weight), penwidth=\(tenths / 10).\(tenths % 10), label=\(Self.quoted(label))]\n")
    }
    out.write("}\n")
  }

  /// A text as DOT has it, in which nothing is an escape of Graphviz (`\N`) or an entity of HTML.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "&": result += "&amp;"
      case _: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}

extension [TalkGraph.Count] {
  /// `12 state, 3 render`; nil where there are none.
  fileprivate var text: String? {
    isEmpty ? nil : map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
  }
}
