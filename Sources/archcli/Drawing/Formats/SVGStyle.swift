/// The colours of an SVG drawing, in light and in dark. Tests hold every text to a contrast of 4.5 on what is behind it.
struct SVGStyle {
  /// A surface with an edge, on which text stands.
  struct Surface {
    var name: String
    var fill: String
    var stroke: String
  }

  /// Behind everything.
  var background: String
  /// What is to be read.
  var text: String
  /// What is to be read if need be: places, roles, times.
  var subdued: String
  /// Lifelines.
  var line: String
  /// Arrows of what is handled where it is sent, and of what comes later.
  var arrow: String, later: String
  /// What stands on the background: lanes (`h`), steps (`b`), activations (`a`), notes of a state (`s`), of what is
  /// seen (`r`), of an error (`e`), and others (`n`).
  var surfaces: [Surface]

  static let light = SVGStyle(
    background: "#ffffff", text: "#1f2328", subdued: "#59636e", line: "#afb8c1", arrow: "#1f2328",
    later: "#8250df",
    surfaces: [
      .init(name: "h", fill: "#f6f8fa", stroke: "#818b98"),
      .init(name: "b", fill: "#eaeef2", stroke: "#eaeef2"),
      .init(name: "a", fill: "#ddf4ff", stroke: "#0969da"),
      .init(name: "s", fill: "#fff8c5", stroke: "#bf8700"),
      .init(name: "r", fill: "#dafbe1", stroke: "#2da44e"),
      .init(name: "e", fill: "#ffebe9", stroke: "#cf222e"),
      .init(name: "n", fill: "#f6f8fa", stroke: "#818b98"),
    ])

  static let dark = SVGStyle(
    background: "#0d1117", text: "#e6edf3", subdued: "#a3acb7", line: "#484f58", arrow: "#e6edf3",
    later: "#d2a8ff",
    surfaces: [
      .init(name: "h", fill: "#1c2129", stroke: "#7d8590"),
      .init(name: "b", fill: "#21262d", stroke: "#21262d"),
      .init(name: "a", fill: "#10294a", stroke: "#4493f8"),
      .init(name: "s", fill: "#2f2708", stroke: "#bb8009"),
      .init(name: "r", fill: "#0f2a17", stroke: "#2ea043"),
      .init(name: "e", fill: "#3a1316", stroke: "#f85149"),
      .init(name: "n", fill: "#1c2129", stroke: "#7d8590"),
    ])

  /// The style sheet: light, and dark where the reader's screen is. No variables and no identifiers, which not every
  /// viewer knows and which would meet those of a page that it stands in.
  static var sheet: String {
    """
    .archcli text{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
    .archcli .t{font-size:15px;font-weight:600}
    .archcli .b,.archcli .f{font-weight:600}
    .archcli tspan{unicode-bidi:isolate}
    .archcli path,.archcli line{fill:none;stroke-width:1.25}
    .archcli .o{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}
    .archcli .l{stroke-dasharray:3 4}
    .archcli .d{stroke-dasharray:6 4}
    \(light.rules)
    @media (prefers-color-scheme:dark){
    \(dark.rules)
    }
    """
  }

  private var rules: String {
    var lines = [
      ".archcli .g{fill:\(background)}",
      ".archcli text{fill:\(text)}",
      ".archcli .o{stroke:\(background)}",
      ".archcli .i{fill:\(subdued)}",
      ".archcli .l,.archcli .w{stroke:\(line)}",
      ".archcli .m{stroke:\(arrow)}",
      ".archcli polygon.m{fill:\(arrow)}",
      ".archcli .d{stroke:\(later)}",
      ".archcli polygon.d{fill:\(later)}",
    ]
    for surface in surfaces {
      lines.append(".archcli rect.\(surface.name){fill:\(surface.fill);stroke:\(surface.stroke)}")
    }
    return lines.joined(separator: "\n")
  }
}
