import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of bindings, and of what tests of them miss.
  static let bookOnBinding: [Claim] = [
    Claim(
      39, .book, "the code between view model and view is a gap that no test covers, and MAVB has none",
      measure: """
        Each wire that brings a change to a view is cut in turn; the tests with no \
        view built are run with the wires of its sort cut. And how much code stands there, in the app and in the framework.
        """,
      gapBetween),
    Claim(
      40, .book, "in MAVB the bindings are all that there is to know of a view",
      measure: """
        Every behaviour is played in the whole app; wherever it has come to rest, all that a person can see, path by path, \
        is expected of the bindings alone, with no view built.
        """,
      bindingsAreComplete),
  ]
}

private func gapBetween(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (lines, missed): ([String: Int], [String: Int]) = ([:], [:])
  for (name, target) in [("mvvm/signal", Role.view), ("mavb", .view)] {
    let report = try context.seams(name)
    let faults = try context.faults(name) { $0.toRole == target && !$0.isInput && $0.fromRole != .service }
    let wrong = faults.filter { $0.difference != nil }
    let unnoticed = wrong.filter { report.noticing(WireSort($0.wire)).isEmpty }
    let facts = try context.facts(name)
    let app = facts.app.filter { $0.role == .view }.lines
    let framework = facts.framework.filter { $0.imports.contains("HeadlessUI") }.lines
    lines[name] = app
    missed[name] = unnoticed.count
    figures += [
      Measured("\(name) wires that bring changes there", faults.count),
      Measured("\(name) of these wrong when cut", wrong.count),
      Measured("\(name) of these noticed by no test", unnoticed.count),
      Measured("\(name) lines of the app between", app),
      Measured("\(name) lines of the framework that know the UI kit", framework),
    ]
    evidence.append(.source("\(name) App", "\(app) lines of view controllers and cells"))
    evidence.append(.source("\(name) Framework", "\(framework) lines that know the UI kit"))
    for fault in unnoticed.prefix(2) { evidence.append(try context.evidence(fault, name)) }
  }
  let (mvvm, mavb) = (missed["mvvm/signal"] ?? 0, missed["mavb"] ?? 0)
  let (between, inMAVB) = (lines["mvvm/signal"] ?? 0, lines["mavb"] ?? 0)
  let verdict: Verdict =
    if mvvm == 0 || inMAVB >= between {
      .refuted
    } else if mavb == 0 && inMAVB == 0 {
      .holds
    } else {
      .depends(
        on:
          "whose code counts: MAVB's app has \(inMAVB) lines there, MVVM's \(between); but that a framework carries out a "
          + "binding is noticed by no test of bindings either")
    }
  return Finding(
    verdict,
    "no test notices \(mvvm) wires that are wrong when cut in MVVM, where \(between) lines of the app stand, and \(mavb) in "
      + "MAVB, where \(inMAVB) do",
    figures: figures, evidence: evidence)
}

private func bindingsAreComplete(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let pattern = try context.pattern("mavb")
  guard let source = pattern.seam else { throw ClaimError(description: "no seam in mavb") }
  let report = try context.seams("mavb")
  var (places, paths, views) = (0, 0, 0)
  var missing = Tally<String>()
  for behaviour in report.entries.map(\.behaviour) {
    let (scenario, rests, count) = pattern.expectingAll(behaviour.scenario)
    places += rests
    paths += count
    let all = Behaviour(id: behaviour.id, title: behaviour.title, scenario: scenario)
    let run = SeamRun(source, all, of: pattern)
    views += run.views
    switch run.outcome {
    case .told: break
    case .wrong(let failures):
      for failure in failures {
        let (expected, actual) = Spelling.distinct(failure.expected, failure.actual)
        missing.add(
          failure.path.withoutRows,
          .source(
            "\(behaviour.id) \(failure.path)",
            "the screen has \(expected), bindings \(actual)"))
      }
    case .state(let part, _), .needsViews(let part, _):
      missing.add(part, .source(behaviour.id, "takes \(part)"))
    }
  }
  let names = missing.keys.joined(separator: ", ")
  return Finding(
    missing.total == 0
      ? .holds
      : missing.total < paths
        ? .depends(on: "whether what a view shows by itself counts: bindings do not say \(names)") : .refuted,
    "\(paths - missing.total) of \(paths) values that a person can see follow from the bindings alone",
    figures: [
      Measured("behaviours", report.count), Measured("times that the app came to rest", places),
      Measured("values that a person can see", paths),
      Measured("that bindings say otherwise, or not", missing.total),
      Measured("views built for it", views),
    ],
    evidence: missing.firsts
      + [.source("mavb tests", "of \(report.count) behaviours \(report.told) held by bindings alone")])
}

extension Pattern {
  /// A scenario which expects, wherever it comes to rest, all that a person sees there in this pattern; how often it
  /// does, and how many values are expected.
  fileprivate func expectingAll(_ scenario: Scenario) -> (Scenario, rests: Int, values: Int) {
    let steps = scenario.withoutExpectations.numberedSteps.map(\.step)
    var whole = scenario
    whole.steps = []
    var (rests, values) = (0, 0)
    for (index, step) in steps.enumerated() where !step.isRest {
      whole.steps.append(step)
      guard index + 1 == steps.count || steps[index + 1].after == nil else { continue }
      var played = scenario
      // A step that waits for nothing lets all before it come to rest.
      played.steps = Array(steps[...index]) + [Step(.wait(0))]
      let expectations = seen(after: played).compactMap { path, value in
        ElementPath(path).map { Expectation($0, value) }
      }
      whole.steps.append(Step(.expect(expectations)))
      rests += 1
      values += expectations.count
    }
    return (whole, rests, values)
  }
}

extension Step {
  /// Whether it does no more than wait until all is at rest.
  fileprivate var isRest: Bool { if case .expect = action { after == nil } else { false } }
}

extension String {
  /// A path with `[i]` for each row.
  fileprivate var withoutRows: String {
    var result = ""
    for character in self where !character.isNumber { result.append(character) }
    return result.replacing("[]", with: "[i]")
  }
}
