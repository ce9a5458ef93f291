import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the source says of what a change costs.
  static let kvoOnChange: [Claim] = [
    Claim(
      17, .kvo, "in MVVM one more request in parallel is a local change",
      measure: """
        The profile asks for drafts beside its two other parts: the files that are there for the drafts, and the \
        types elsewhere in the app that name one of theirs, which is where adding them was felt.
        """,
      parallelIsLocal),
    Claim(
      18, .kvo, "requests in a chain nest closures in MVC and not in MVVM",
      measure: """
        How many closures stand in one another in the files of the gallery, whose articles are asked for when its \
        images have come; and who asks for them, in the run that has them chained.
        """,
      chainingNests),
    Claim(
      19, .kvo, "in MVVM what is shown is converted in one place",
      measure: """
        Which files of the app make texts of values, by the texts of the domain, which are one for all patterns; and \
        whether any of them is of a view or its controller. Those would have to be looked through when a format changes.
        """,
      convertedOnce),
    Claim(
      21, .kvo, "MVVM adds files and code, which weighs on simple screens",
      measure: """
        Files and lines of the app, held against both variants of MVC; and lines by screen, of the half of the \
        screens that is the simpler in MVC and of the other.
        """,
      heavyForSimpleScreens),
  ]
}

private func parallelIsLocal(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (elsewhere, beyond): ([String: Int], [String: Int]) = ([:], [:])
  for name in ["mvc/model", "mvp/protocol", "mvp/block", "mvvm/kvo"] {
    let facts = try context.facts(name)
    let own = facts.app.filter { $0.path.split(separator: "/").last?.hasPrefix("Drafts") == true }
    let types = Set(own.flatMap(\.types).map(\.name))
    let others = facts.types { types.contains($0) }.filter { !own.contains($0.file) }
    let outside = others.filter { !$0.file.screens.contains(.profile) }
    elsewhere[name] = others.count
    beyond[name] = outside.count
    figures += [
      Measured("\(name) files for the drafts", own.count), Measured("\(name) lines in them", own.lines),
      Measured("\(name) types elsewhere that name theirs", others.count),
      Measured("\(name) of these not of the screen", outside.count),
    ]
    evidence += others.map { .source($0.file.path, "\($0.type) names \($0.names.joined(separator: ", "))") }
  }
  let run = try context.run("mvvm/kvo")
  if let drafts = run.events.first(where: { $0.kind == .request && $0.name?.hasSuffix("/drafts") == true }) {
    let together = run.events.filter {
      $0.kind == .request && $0.id.step == drafts.id.step && $0.time == drafts.time
    }
    figures.append(Measured("requests that leave together", together.count))
    evidence += together.map(run.evidence)
  }
  let (mvc, mvvm) = (elsewhere["mvc/model"] ?? 0, elsewhere["mvvm/kvo"] ?? 0)
  return Finding(
    beyond["mvvm/kvo"] == 0 && mvvm <= mvc ? .holds : .refuted,
    "beside their own files the drafts are named by \(mvvm) types in MVVM, \(beyond["mvvm/kvo"] ?? 0) of them not of "
      + "their screen; by \(mvc) in MVC, \(beyond["mvc/model"] ?? 0) of them not",
    figures: figures, evidence: evidence.unique)
}

private func chainingNests(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var depths: [String: Int] = [:]
  var askers: [String: String] = [:]
  for name in ["mvc/model", "mvc/controller", "mvvm/kvo"] {
    let facts = try context.facts(name)
    let files = facts.files(of: .gallery)
    depths[name] = files.closureDepth
    let run = try context.run(name, "gallery")
    let chained = run.events.filter { event in
      event.kind == .request && event.name?.hasPrefix("GET /articles") == true
        && run.causes(of: event).contains { $0.kind == .response }
    }
    let roles = Set(chained.compactMap { run.role(of: $0.from)?.rawValue }).sorted()
    askers[name] = roles.joined(separator: ", ")
    figures += [
      Measured("\(name) closures in one another", files.closureDepth),
      Measured("\(name) chained requests by the \(roles.joined(separator: ", "))", chained.count),
    ]
    evidence += files.map { .source($0.path, "closures in one another at most: \($0.closureDepth)") }
    if let first = chained.first {
      evidence += (run.causes(of: first).reversed() + [first]).map(run.evidence)
    }
  }
  let mvvm = depths["mvvm/kvo"] ?? 0
  let deeper = ["mvc/model", "mvc/controller"].filter { (depths[$0] ?? 0) > mvvm }
  return Finding(
    deeper.count == 2
      ? .holds
      : deeper.isEmpty
        ? .refuted : .depends(on: "who owns the network: deeper in \(deeper.joined(separator: ", "))"),
    "closures nest \(depths["mvc/controller"] ?? 0) deep where MVC's \(askers["mvc/controller"] ?? "") decides on the "
      + "second request, and \(mvvm) deep where MVVM's \(askers["mvvm/kvo"] ?? "") does",
    figures: figures, evidence: evidence.unique)
}

private func convertedOnce(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (converting, inViews): ([String: Int], [String: Int]) = ([:], [:])
  for name in ["mvc/model", "mvp/protocol", "mvvm/kvo"] {
    let users = try context.facts(name).types(naming: { $0 == "BlogDomain.Strings" }).map(\.file)
    let files = Dictionary(grouping: users, by: \.name).compactMapValues(\.first)
    converting[name] = files.count
    inViews[name] = files.values.count { $0.role == .view }
    figures += [
      Measured("\(name) files that convert", files.count),
      Measured("\(name) of these of views and their controllers", inViews[name] ?? 0),
    ]
    evidence += files.values.sorted { $0.path < $1.path }.map {
      .source($0.path, "names the texts, as \($0.role?.rawValue ?? "none of the roles")")
    }
  }
  let (mvvm, views) = (converting["mvvm/kvo"] ?? 0, inViews["mvvm/kvo"] ?? 0)
  return Finding(
    mvvm > 0 && views == 0
      ? .holds
      : .depends(
        on: "what is a place: \(mvvm) files of MVVM convert, \(views) of them of views and their controllers"),
    "\(mvvm - views) of \(mvvm) files that convert are of the view models in MVVM; in MVC \(converting["mvc/model"] ?? 0) "
      + "convert, in MVP \(converting["mvp/protocol"] ?? 0)",
    figures: figures, evidence: evidence)
}

extension SourceFile {
  /// Its name without its folders.
  fileprivate var name: String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}

private func heavyForSimpleScreens(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let mvvm = try context.facts("mvvm/kvo")
  var figures = [Measured("mvvm/kvo files", mvvm.app.count), Measured("mvvm/kvo lines", mvvm.app.lines)]
  var evidence: [Evidence] = []
  var (heavier, lighter): ([String], [String]) = ([], [])
  var sizes: [String] = []
  for name in ["mvc/model", "mvc/controller"] {
    let mvc = try context.facts(name)
    let screens = mvc.screensApart.sorted {
      (mvc.files(of: $0).lines, $0.rawValue) < (mvc.files(of: $1).lines, $1.rawValue)
    }
    sizes.append("\(mvc.app.count) and \(mvc.app.lines)")
    let half = screens.count / 2
    let (simple, rich) = (Array(screens.prefix(half)), Array(screens.suffix(half)))
    func lines(_ facts: SourceFacts, _ some: [ScreenName]) -> Int {
      some.reduce(0) { $0 + facts.files(of: $1).lines }
    }
    let (a, b) = (lines(mvvm, simple), lines(mvc, simple))
    let (c, d) = (lines(mvvm, rich), lines(mvc, rich))
    figures += [
      Measured("times the files of \(name)", ratio: mvvm.app.count, to: mvc.app.count),
      Measured("times the lines of \(name)", ratio: mvvm.app.lines, to: mvc.app.lines),
      Measured("times the lines of \(name) on its simpler screens", ratio: a, to: b),
      Measured("times the lines of \(name) on its richer screens", ratio: c, to: d),
    ]
    for screen in screens {
      evidence.append(
        .source(
          "mvvm/kvo against \(name)",
          "\(screen.rawValue): \(mvvm.files(of: screen).lines) lines in place of \(mvc.files(of: screen).lines)"
        ))
    }
    if mvvm.app.lines > mvc.app.lines && a * d > c * b { heavier.append(name) } else { lighter.append(name) }
  }
  let verdict: Verdict =
    if lighter.isEmpty {
      .holds
    } else if heavier.isEmpty {
      .refuted
    } else {
      .depends(
        on:
          "what it is held against: simple screens grow by more than rich ones against \(heavier.joined(separator: ", ")), "
          + "by less against \(lighter.joined(separator: ", "))")
    }
  return Finding(
    verdict,
    "MVVM has \(mvvm.app.count) files and \(mvvm.app.lines) lines; MVC has \(sizes.joined(separator: ", or "))",
    figures: figures, evidence: evidence)
}
