import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the source says of size.
  static let part2OnSize: [Claim] = [
    Claim(
      10, .part2, "MVP and MVVM need more than twice the class files of MVC",
      measure:
        "Files and classes of the blog app, counted in its sources, held against those of MVC.",
      twiceTheFiles),
    Claim(
      8, .part2, "MVVM by key-value observing takes about half the code of MVP",
      measure: """
        Lines of code of the same app, of its views, presenters and view models only, and with the framework; about \
        half is what takes up to six tenths.
        """,
      halfTheCode),
    Claim(
      13, .part2, "MVC is enough where its controllers are split well",
      measure: """
        Lines and outgoing edges of the largest controller, as it is split and with the profile's in one, held \
        against the largest presenter and view model; and what tests hold with no view built.
        """,
      splittingIsEnough),
  ]
}

private func twiceTheFiles(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let mvc = try context.facts("mvc").app
  var figures = [Measured("mvc/model files", mvc.count), Measured("mvc/model classes", mvc.classes)]
  var evidence = [Evidence.source("mvc/model App", mvc.words)]
  var (above, below): ([String], [String]) = ([], [])
  for name in ["mvp/protocol", "mvp/block", "mvvm/signal", "mvvm/kvo", "mvvm/observation"] {
    let app = try context.facts(name).app
    figures.append(Measured("\(name) files, times as many", ratio: app.count, to: mvc.count))
    figures.append(Measured("\(name) classes, times as many", ratio: app.classes, to: mvc.classes))
    evidence.append(.source("\(name) App", app.words))
    if app.count > 2 * mvc.count { above.append(name) } else { below.append(name) }
  }
  let verdict: Verdict =
    if below.isEmpty {
      .holds
    } else if above.isEmpty {
      .refuted
    } else {
      .depends(
        on: "the variant: more than twice in \(above.joined(separator: ", ")), not in "
          + below.joined(separator: ", "))
    }
  return Finding(
    verdict, "more than twice the files of MVC in \(above.count) of \(above.count + below.count) variants",
    figures: figures, evidence: evidence)
}

extension [SourceFile] {
  fileprivate var classes: Int { reduce(0) { $0 + $1.types.count { $0.kind == .class } } }

  fileprivate var words: String {
    "\(count) files, \(classes) classes, \(types) types, \(lines) lines of code"
  }
}

private func halfTheCode(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let roles: Set<Role> = [.view, .presenter, .viewModel]
  let mvvm = try context.facts("mvvm/kvo")
  var figures = [Measured("mvvm/kvo lines", mvvm.app.lines)]
  var evidence = [Evidence.source("mvvm/kvo App", mvvm.app.words)]
  var (halves, more): ([String], [String]) = ([], [])
  var lines: [String] = []
  for name in ["mvp/block", "mvp/protocol"] {
    let mvp = try context.facts(name)
    lines.append("\(mvp.app.lines)")
    figures.append(Measured("\(name) lines", mvp.app.lines))
    let parts = [
      (name, mvvm.app.lines, mvp.app.lines),
      ("\(name), views and what tells them", mvvm.app(in: roles).lines, mvp.app(in: roles).lines),
      ("\(name), with the framework", mvvm.files.lines, mvp.files.lines),
    ]
    for (label, own, other) in parts {
      figures.append(Measured("mvvm/kvo of \(label)", ratio: own, to: other))
      if own * 10 <= other * 6 { halves.append(label) } else { more.append(label) }
    }
    evidence.append(.source("\(name) App", mvp.app.words))
    for screen in mvp.screensApart {
      let (own, other) = (mvvm.files(of: screen).lines, mvp.files(of: screen).lines)
      evidence.append(.source("mvvm/kvo of \(name)", "\(screen.rawValue): \(own) of \(other) lines"))
    }
  }
  let verdict: Verdict =
    if more.isEmpty {
      .holds
    } else if halves.isEmpty {
      .refuted
    } else {
      .depends(
        on: "what is counted: it is about half of \(halves.joined(separator: "; of ")), and of nothing else")
    }
  return Finding(
    verdict,
    "MVVM takes \(mvvm.app.lines) lines and MVP \(lines.joined(separator: " or ")), counted without their frameworks",
    figures: figures, evidence: evidence)
}

private func splittingIsEnough(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let facts = try context.facts("mvc")
  let controllers = facts.app(in: [.controller])
  let profile = facts.files(of: .profile, in: [.controller])
  let types = Set(profile.flatMap(\.types).map(\.name))
  let edges = try context.runs("mvc").edges(from: .controller)
  let unsplit = edges.filter { types.contains($0.key) }.values.reduce(into: Set()) { $0.formUnion($1) }
  let most = edges.filter { types.contains($0.key) }.values.map(\.count).max() ?? 0
  let others = [("presenter", "mvp/protocol", Role.presenter), ("view model", "mvvm/signal", .viewModel)]
  var figures = [
    Measured("controllers' files", controllers.count),
    Measured("lines of the largest", controllers.map(\.lines).max() ?? 0),
    Measured("of these for the profile", profile.count),
    Measured("lines of the largest for the profile", profile.map(\.lines).max() ?? 0),
    Measured("lines of the profile's in one", profile.lines),
    Measured("types that one for the profile acts on at most", most),
    Measured("types that the profile's in one act on", unsplit.subtracting(types).count),
  ]
  var evidence = controllers.sorted { ($1.lines, $0.path) < ($0.lines, $1.path) }.prefix(3).map {
    Evidence.source($0.path, "\($0.lines) lines of code")
  }
  evidence += edges.filter { types.contains($0.key) }.sorted { $0.key < $1.key }.map {
    .source("mvc/model edges", "\($0.key) acts on \($0.value.sorted().joined(separator: ", "))")
  }
  var largest = 0
  for (word, name, role) in others {
    let files = try context.facts(name).app(in: [role])
    largest = max(largest, files.map(\.lines).max() ?? 0)
    figures.append(Measured("lines of the largest \(word)", files.map(\.lines).max() ?? 0))
  }
  let (mvc, mvp) = (try context.seams("mvc"), try context.seams("mvp"))
  figures += [
    Measured("behaviours", mvc.count), Measured("held in MVC as a view is told", mvc.told),
    Measured("held in MVP as a view is told", mvp.told),
  ]
  let isSmall = (controllers.map(\.lines).max() ?? 0) <= largest
  let isTested = mvc.told >= mvp.told
  let verdict: Verdict =
    switch (isSmall, isTested) {
    case (true, true): .holds
    case (false, false): .refuted
    case (true, false):
      .depends(
        on:
          "what it must be enough for: no controller is longer than the largest presenter or view model, but what "
          + "a view is told is held without one in \(mvc.told) behaviours, and in \(mvp.told) in MVP")
    case (false, true):
      .depends(on: "what it must be enough for: tests hold as much, but controllers are longer")
    }
  return Finding(
    verdict,
    "the profile's largest controller has \(profile.map(\.lines).max() ?? 0) lines; its \(profile.count) in one have "
      + "\(profile.lines)",
    figures: figures, evidence: evidence)
}

extension Sequence<ClaimRun> {
  /// The types that each type of a role acts on or asks.
  fileprivate func edges(from role: Role) -> [String: Set<String>] {
    var edges: [String: Set<String>] = [:]
    for run in self {
      for event in run.events where run.role(of: event.from) == role {
        guard let flow = run.flow(event), let to = event.to, flow.kind != .notify, flow.kind != .unsubscribe
        else { continue }
        edges[ClaimRun.type(event.from), default: []].insert(ClaimRun.type(to))
      }
    }
    return edges
  }
}
