import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the walkthroughs say of size.
  static let presenterOnSize: [Claim] = [
    Claim(
      25, .swiftMVP, "in MVC the controller grows with the project",
      measure: """
        What a screen adds: the lines of the controllers that are there for it alone, and the lines on which it is \
        named by those that are there for all; the same of scenes and coordinators.
        """,
      controllerGrows),
    Claim(
      26, .swiftMVP, "the model is the same as in MVC",
      measure: """
        Every change of every store's state in every scenario, step by step, in MVP and in both variants of MVC; and \
        the lines of their stores.
        """,
      modelIsTheSame),
    Claim(
      27, .swiftMVP, "MVP takes more code than MVC",
      measure: "Lines of code of the same app in both variants of both, and by screen.",
      moreCodeThanMVC),
  ]
}

private func controllerGrows(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var words: [String: (own: String, shared: String)] = [:]
  for (name, role) in [
    ("mvc/model", Role.controller), ("mvc/controller", .controller), ("mvp/protocol", .scene),
    ("mvvm/signal", .coordinator),
  ] {
    let facts = try context.facts(name)
    let screens = facts.screensApart
    let own = screens.reduce(0) { $0 + facts.files(of: $1, in: [role]).lines }
    let shared = facts.app.filter { $0.role == role && $0.screens.isEmpty && !$0.mentions.isEmpty }
    let named = screens.reduce(0) { sum, screen in sum + shared.reduce(0) { $0 + $1.lines(naming: screen) } }
    let perScreen = Measured("\(name) lines that a screen adds to it", ratio: named, to: screens.count)
    let inOwn = Measured(
      "\(name) lines in a \(role.rawValue) of the screen's own", ratio: own, to: screens.count)
    words[name] = (inOwn.value.json, perScreen.value.json)
    figures += [
      inOwn, Measured("\(name) lines of the \(role.rawValue) that all share", shared.lines), perScreen,
    ]
    evidence += shared.map { file in
      let mentions = file.mentions.map { "\($0.screen.rawValue) \($0.lines)" }.joined(separator: ", ")
      return .source(file.path, "\(file.lines) lines, of which name a screen: \(mentions)")
    }
  }
  let (own, shared) = words["mvc/model"] ?? ("", "")
  return Finding(
    .depends(
      on:
        "whether every screen has a controller of its own: a screen then adds \(own) lines there and \(shared) to "
        + "what all share"),
    "in MVC a screen adds \(shared) lines to a controller that is there already, in MVP "
      + "\(words["mvp/protocol"]?.shared ?? "") to a scene and in MVVM \(words["mvvm/signal"]?.shared ?? "") to a "
      + "coordinator",
    figures: figures, evidence: evidence.unique)
}

private func modelIsTheSame(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let mvp = try context.runs("mvp/protocol")
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (same, other): ([String], [String]) = ([], [])
  let changes = mvp.reduce(0) { $0 + $1.stores.count }
  figures += [
    Measured("scenarios", mvp.count), Measured("mvp/protocol changes of stores", changes),
    Measured("mvp/protocol lines of the store", try context.facts("mvp/protocol").app(in: [.store]).lines),
  ]
  for name in ["mvc/controller", "mvc/model"] {
    let runs = try context.runs(name)
    let alike = zip(runs, mvp).count { $0.stores.map(\.text) == $1.stores.map(\.text) }
    figures += [
      Measured("\(name) changes of stores", runs.reduce(0) { $0 + $1.stores.count }),
      Measured("\(name) scenarios with the same ones", alike),
      Measured("\(name) lines of the store", try context.facts(name).app(in: [.store]).lines),
    ]
    if alike == mvp.count { same.append(name) } else { other.append(name) }
    if let (run, first) = zip(runs, mvp).lazy.compactMap({ run, mvp in
      run.stores.first { change in !mvp.stores.contains { $0.text == change.text } }.map { (run, $0) }
    }).first {
      evidence.append(run.evidence(first.event))
    } else if let run = runs.first, let first = run.stores.first, let ours = mvp.first?.stores.first {
      evidence += [run.evidence(first.event)] + (mvp.first.map { [$0.evidence(ours.event)] } ?? [])
    }
  }
  let verdict: Verdict =
    if other.isEmpty {
      .holds
    } else if same.isEmpty {
      .refuted
    } else {
      .depends(
        on: "where MVC has its network: the same in every change in \(same.joined(separator: ", ")), not in "
          + other.joined(separator: ", "))
    }
  return Finding(
    verdict,
    "the stores of MVP change \(changes) times, exactly as in \(same.isEmpty ? "no variant of MVC" : same.joined(separator: ", "))",
    figures: figures, evidence: evidence)
}

extension ClaimRun {
  /// The changes of stores, each with its step and what it changes.
  fileprivate var stores: [(event: Event, text: String)] {
    events.filter { $0.kind == .state && role(of: $0.from) == .store }.map { event in
      let changes = event.changes.map { "\($0.path) \($0.old?.json ?? "–") \($0.new?.json ?? "–")" }
      return (event, "\(event.id.step) \(changes)")
    }
  }
}

private func moreCodeThanMVC(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (more, less) = (0, 0)
  for mvcName in ["mvc/model", "mvc/controller"] {
    let mvc = try context.facts(mvcName)
    for name in ["mvp/protocol", "mvp/block"] {
      let mvp = try context.facts(name)
      figures.append(
        Measured("\(name) lines, times those of \(mvcName)", ratio: mvp.app.lines, to: mvc.app.lines))
      if mvp.app.lines > mvc.app.lines { more += 1 } else { less += 1 }
      for screen in mvc.screensApart {
        let (long, short) = (mvp.files(of: screen).lines, mvc.files(of: screen).lines)
        evidence.append(
          .source("\(name) against \(mvcName)", "\(screen.rawValue): \(long) lines in place of \(short)"))
      }
    }
  }
  return Finding(
    less == 0 ? .holds : more == 0 ? .refuted : .depends(on: "the variants: \(more) of \(more + less) pairs"),
    "MVP takes more lines than MVC in \(more) of \(more + less) pairs of variants", figures: figures,
    evidence: evidence)
}
