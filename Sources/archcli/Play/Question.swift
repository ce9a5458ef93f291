import Scenario

/// What the person is asked, with the answer so far.
struct Question {
  /// What the answer is for.
  enum Subject {
    /// A text to find.
    case search
    /// An event or a time to go to.
    case goTo
    /// How many milliseconds to let pass.
    case pass
    /// The file to write.
    case path(WrittenKind)
    /// Whether to replace a file.
    case replace(String, WrittenKind)
    /// A text to type into a field.
    case text(ElementPath, PlayedRun.Moment)
    /// The row to scroll to.
    case row(TableName, PlayedRun.Moment)
    /// A step, as a scenario file has it.
    case step(PlayedRun.Moment)
  }

  let subject: Subject
  var field: LineField

  init(_ subject: Subject, _ text: String = "") {
    self.subject = subject
    field = LineField(text)
  }

  /// How long passes where nothing is answered.
  static let usualPass = 1000

  /// What stands before the answer.
  var label: String {
    switch subject {
    case .search: "/"
    case .goTo: "go to (4.6 or t=500): "
    case .pass: "milliseconds to pass [\(Self.usualPass)]: "
    case .path(.scenario): "scenario file: "
    case .path(.trace): "trace file: "
    case .replace(let path, _): "\(quoted(path)) exists. Replace it? (y/n) "
    case .text(let path, _): "text for \(escapedForTerminal(path.text)): "
    case .row(let table, _): "\(table.rawValue), first row in sight [0]: "
    case .step: "step: "
    }
  }
}

/// What can be done at a moment, to choose from by typing a part of it.
struct ControlMenu {
  /// Something to choose.
  struct Item: Equatable {
    /// What is chosen.
    enum Choice: Equatable {
      case control(Control)
      /// Whatever a scenario file can say, to be typed; begun with this.
      case step(String)
    }

    let choice: Choice
    /// What is read: the step in short.
    let title: String
    /// What stands there on the screen.
    let shown: String
    /// Whether anything comes of it.
    let isEffective: Bool
  }

  let moment: PlayedRun.Moment
  let items: [Item]
  var filter = LineField() { didSet { if filter != oldValue { selected = 0 } } }
  var selected = 0

  init(_ controls: [Control], at moment: PlayedRun.Moment) {
    self.moment = moment
    items =
      controls.map(Item.init) + [
        Item(
          choice: .step("{ expect: { alert: null } }"), title: "any step…",
          shown: "as a scenario file has it",
          isEffective: true)
      ]
  }

  /// The items that have every word typed.
  var matching: [Item] {
    let words = filter.text.lowercased().split(separator: " ")
    return items.filter { item in
      let text = "\(item.title) \(item.shown)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// The item chosen; nil where none matches.
  var choice: Item? {
    let matching = matching
    return matching.indices.contains(selected) ? matching[selected] : nil
  }
}

extension ControlMenu.Item {
  fileprivate init(_ control: Control) {
    isEffective = control.isEffective
    shown = control.shown ?? ""
    switch control.action {
    case .open(let screen): title = "open \(screen.rawValue)"
    case .tap(let path): title = "tap \(path.text)"
    case .alert(let button): title = "alert \(button)"
    case .back: title = "back"
    case .pull(let part): title = "pull \(part.rawValue)"
    case .scroll(let table, _): title = "scroll \(table.rawValue)…"
    case .type(_, let path): title = "type into \(path.text)…"
    case .detach(let screen): title = "detach \(screen.rawValue)"
    case .attach(let screen): title = "attach \(screen.rawValue)"
    case .push:
      title = "push…"
      choice = .step(Step(control.action).fileText)
      return
    case .wait, .expect, .repeat: title = Step(control.action).fileText
    }
    choice = .control(control)
  }
}
