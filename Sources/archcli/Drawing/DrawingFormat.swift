/// How a drawing is written: the values of `draw --format`.
enum DrawingFormat: String, CaseIterable, Sendable {
  case text, mermaid, plantuml, dot, svg

  /// The format that the ending of a file's name asks for; nil where it asks for none.
  init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "txt": self = .text
    case "md", "mmd", "mermaid": self = .mermaid
    case "puml", "plantuml", "pu": self = .plantuml
    case "dot", "gv": self = .dot
    case "svg": self = .svg
    case _: return nil
    }
  }
}
