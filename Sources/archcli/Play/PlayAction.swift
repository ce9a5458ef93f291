/// What a key does while nothing is being typed.
enum PlayAction: CaseIterable, Sendable {
  case forward, back, nextStep, previousStep, pageDown, pageUp, first, last, left, right
  case play, faster, slower
  case cause, effect, nextSibling, previousSibling
  case search, findNext, findPrevious, goTo, details
  case nextPane, previousPane, zoom, diff
  case nextPattern, previousPattern
  case tap, pass, cutHere, undo, write, writeTrace
  case help, redraw, quit
}

/// A key with what it does: the one table for what is done, for help and for the line of hints.
struct KeyBinding: Sendable {
  /// The keys.
  let keys: [Key]
  /// The keys as help names them.
  let name: String
  /// What they do.
  let title: String
  /// What they do, in the line of hints; nil where they are not in it.
  var hint: String?
  let action: PlayAction

  /// The keys in groups, as help shows them.
  static let groups: [(title: String, bindings: [KeyBinding])] = [
    (
      "Moving",
      [
        KeyBinding(
          [.text("j"), .down], "j ↓", "the next event; scrolls, where another pane is chosen", .forward),
        KeyBinding([.text("k"), .up], "k ↑", "the event before", .back, hint: "jk step"),
        KeyBinding([.text("J"), .shiftDown], "J", "the next step of the scenario", .nextStep),
        KeyBinding([.text("K"), .shiftUp], "K", "this step's begin, or the step before", .previousStep),
        KeyBinding([.pageDown, .control("f"), .control("d")], "PgDn ^F", "a page on", .pageDown),
        KeyBinding([.pageUp, .control("b"), .control("u")], "PgUp ^B", "a page back", .pageUp),
        KeyBinding([.text("g"), .home], "g Home", "the first event", .first),
        KeyBinding([.text("G"), .end], "G End", "the last event", .last),
        KeyBinding([.text("l"), .right], "l →", "what is right of the pane's edge", .right),
        KeyBinding([.text("h"), .left], "h ←", "back to the left", .left),
        KeyBinding([.text(" ")], "Space", "plays, event by event, and stops", .play),
        KeyBinding([.text("+"), .text("=")], "+", "plays faster", .faster),
        KeyBinding([.text("-")], "-", "plays slower", .slower),
      ]
    ),
    (
      "Finding",
      [
        KeyBinding([.text("[")], "[", "the event's cause", .cause, hint: "[] cause"),
        KeyBinding([.text("]")], "]", "back down, or the first event that this one caused", .effect),
        KeyBinding([.text("}")], "}", "the next event with the same cause", .nextSibling),
        KeyBinding([.text("{")], "{", "the one before with the same cause", .previousSibling),
        KeyBinding(
          [.text("/")], "/", "finds a text; small letters find capitals too", .search, hint: "/ find"),
        KeyBinding([.text("n")], "n", "the next event that has it", .findNext),
        KeyBinding([.text("N")], "N", "the one before", .findPrevious),
        KeyBinding([.text(":")], ":", "goes to an event, '4.6', or a time, 't=500'", .goTo),
        KeyBinding([.enter], "Enter", "the event in full, with its causes and effects", .details),
      ]
    ),
    (
      "Looking",
      [
        KeyBinding([.tab], "Tab", "the next pane", .nextPane),
        KeyBinding([.backTab], "Shift-Tab", "the pane before", .previousPane),
        KeyBinding([.text("z")], "z", "the pane alone, and back", .zoom),
        KeyBinding([.text("d")], "d", "the state, or how it differs from before the step", .diff),
        KeyBinding([.text("p")], "p", "the same moment in the next pattern", .nextPattern, hint: "p pattern"),
        KeyBinding([.text("P")], "P", "the same moment in the pattern before", .previousPattern),
      ]
    ),
    (
      "Driving the app by hand",
      [
        KeyBinding(
          [.text("t")], "t", "lists what can be done at this moment, and does it; later steps go", .tap,
          hint: "t tap"),
        KeyBinding([.text("T")], "T", "lets time pass", .pass, hint: "T time"),
        KeyBinding([.text("x")], "x", "leaves out the steps after this moment", .cutHere),
        KeyBinding([.text("u")], "u", "undoes what was done by hand, one by one", .undo),
        KeyBinding([.text("w")], "w", "writes what was done as a scenario file", .write, hint: "w write"),
        KeyBinding([.text("W")], "W", "writes the trace", .writeTrace),
      ]
    ),
    (
      "The rest",
      [
        KeyBinding([.text("?")], "?", "these keys", .help, hint: "? keys"),
        KeyBinding([.control("l")], "^L", "draws all again", .redraw),
        KeyBinding([.text("q")], "q", "quits", .quit, hint: "q quit"),
      ]
    ),
  ]

  /// All keys, with what they do.
  static let all = groups.flatMap(\.bindings)

  /// What a key does; nil where it does nothing.
  static func action(of key: Key) -> PlayAction? { all.first { $0.keys.contains(key) }?.action }

  private init(_ keys: [Key], _ name: String, _ title: String, _ action: PlayAction, hint: String? = nil) {
    self.keys = keys
    self.name = name
    self.title = title
    self.hint = hint
    self.action = action
  }
}
