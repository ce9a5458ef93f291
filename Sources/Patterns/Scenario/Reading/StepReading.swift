import BlogDomain

extension Step {
  /// What a step may do, in the order in which it is listed to a person.
  private enum Verb: String, CaseIterable {
    case open, tap, alert, back, pull, scroll, type, detach, attach, push, wait, expect
    case `repeat`

    /// The key that belongs to the verb and stands beside it.
    var companion: String? {
      switch self {
      case .scroll: "to"
      case .type: "into"
      case .repeat: "steps"
      case .open, .tap, .alert, .back, .pull, .detach, .attach, .push, .wait, .expect: nil
      }
    }
  }

  /// Reads the steps of a list, one at least.
  /// - Parameter before: What is played before them.
  static func list(_ field: Field, after before: StepTally = StepTally()) throws(ScenarioError) -> [Step] {
    let items = try field.items()
    if items.isEmpty { throw field.error("no steps", allowed: "one step at least") }
    var steps: [Step] = []
    var tally = before
    for var item in items {
      item.step = tally.steps + 1
      let step = try Step(item, after: tally)
      tally.add(step)
      if tally.steps > Limits.steps.upperBound {
        throw item.error(
          "too many steps up to here, repetitions unrolled",
          allowed: "\(Limits.steps.upperBound) at most")
      }
      if tally.time > Limits.wholeTime.upperBound {
        throw item.error(
          "too long a wait up to here, repetitions unrolled",
          allowed: "\(Limits.wholeTime.upperBound) ms at most")
      }
      steps.append(step)
    }
    return steps
  }

  /// Reads one step.
  /// - Parameter before: What is played before it.
  private init(_ field: Field, after before: StepTally) throws(ScenarioError) {
    let verbs = Verb.allCases.map(\.rawValue)
    let fields = try field.object(verbs + ["after"] + Verb.allCases.compactMap(\.companion))
    let verb = try Self.verb(of: field, fields)
    for other in Verb.allCases where other != verb {
      if let companion = other.companion, let stray = fields[companion] {
        throw stray.error(
          "'\(companion)' without '\(other.rawValue)'", allowed: "'\(companion)' beside '\(other.rawValue)'")
      }
    }
    self.init(
      try Self.action(verb, fields, before), after: try fields["after"]?.whole(Limits.time), place: field.path
    )
  }

  private static func verb(of field: Field, _ fields: ObjectField) throws(ScenarioError) -> Verb {
    let found = fields.fields.compactMap { Verb(rawValue: $0.key) }
    guard let verb = found.first else {
      throw field.error("a step that does nothing", allowed: listed(Verb.allCases.map(\.rawValue)))
    }
    if found.count > 1 {
      throw field.error(
        "\(found.count) verbs in one step: \(found.map { "'\($0.rawValue)'" }.joined(separator: ", "))",
        allowed: "one verb a step")
    }
    return verb
  }

  private static func action(
    _ verb: Verb, _ fields: ObjectField, _ before: StepTally
  ) throws(ScenarioError) -> Action {
    let field = try fields.required(verb.rawValue)
    switch verb {
    case .open: return .open(try field.choice(ScreenName.openable))
    case .tap: return .tap(try field.path(for: .tap))
    case .alert: return .alert(try field.choice(AlertButton.allCases).rawValue)
    case .back:
      guard try field.flag() else { throw field.unexpected(allowed: "true") }
      return .back
    case .pull: return .pull(try field.choice(Pullable.allCases))
    case .scroll:
      let table = try field.choice(TableName.allCases)
      return .scroll(table, to: try fields.required("to").whole(Limits.count))
    case .type:
      let text = try field.text()
      return .type(text, into: try fields.required("into").path(for: .type))
    case .detach: return .detach(try field.choice(ScreenName.allCases))
    case .attach: return .attach(try field.choice(ScreenName.allCases))
    case .push: return .push(try Push(field))
    case .wait: return .wait(try field.whole(Limits.time))
    case .expect: return .expect(try field.expectations())
    case .repeat:
      let count = try field.whole(Limits.repetitions)
      return .repeat(count, try Step.list(fields.required("steps"), after: before))
    }
  }
}

/// The buttons that the app's alerts have.
private enum AlertButton: String, CaseIterable {
  case ok = "OK"
  case cancel = "Cancel"
  case unfollow = "Unfollow"
}

extension Field {
  /// The path that this text names, to be used so.
  fileprivate func path(for use: ElementPath.Use) throws(ScenarioError) -> ElementPath {
    try path(try text(), for: use)
  }

  private func path(_ text: String, for use: ElementPath.Use) throws(ScenarioError) -> ElementPath {
    do {
      return try ElementPath(text, for: use)
    } catch {
      throw self.error(error.problem, allowed: error.allowed, suggestion: error.suggestion)
    }
  }

  /// What is expected, one thing at least, each of a kind that its path can show.
  fileprivate func expectations() throws(ScenarioError) -> [Expectation] {
    let fields = try anyObject().fields
    if fields.isEmpty { throw error("nothing expected", allowed: "{PATH: VALUE, …}") }
    var result: [Expectation] = []
    for (key, field) in fields {
      let path = try field.path(key, for: .read)
      if let mistake = path.mistake(in: field) { throw mistake }
      result.append(Expectation(path, field.node.traceValue))
    }
    return result
  }
}
