import ArchTrace
import Runtime

extension Claim {
  /// What the source says of its status variable.
  static let kvoOnStatus: [Claim] = [
    Claim(
      16, .kvo, "it is better to observe a status than the data",
      measure: """
        In every run of the variant, at each notification of a list's status: the status and whether the list is \
        empty. How many of the situations seen the data alone, and the status alone, tell apart; and how often the \
        data was what it had been, so that whoever observes changes of it is told nothing.
        """,
      statusBeatsData)
  ]
}

/// What a person must be told apart: what was asked, what came of it, and whether there is something to show.
private struct Situation: Hashable, Comparable, CustomStringConvertible {
  let status: String
  let isEmpty: Bool

  var description: String { "status \(status), \(isEmpty ? "nothing" : "something") listed" }

  static func < (a: Situation, b: Situation) -> Bool { a.description < b.description }
}

/// The list whose data stand at a path of a view model's state, `images` for `images.ids`; empty for its only one; nil
/// where something else does.
private func feed(ofData path: String) -> String? {
  guard path.hasSuffix(".ids") else { return nil }
  return path == "feed.ids" ? "" : String(path.dropLast(4))
}

/// The list whose status a key path names, `images` for `imagesStatus`; empty for the only one of its view model; nil
/// where it names something else.
private func feed(ofStatus keyPath: String) -> String? {
  if keyPath == "status" { return "" }
  return keyPath.hasSuffix("Status") ? String(keyPath.dropLast(6)) : nil
}

private func statusBeatsData(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var situations = Tally<Situation>()
  var (told, unchanged) = (0, 0)
  for run in try context.runs("mvvm/kvo") {
    let lists = run.lists
    var (rows, before): ([String: TraceValue], [String: TraceValue]) = ([:], [:])
    var times: [String: EventID] = [:]
    for event in run.events {
      if event.kind == .state {
        for change in event.changes {
          if let list = feed(ofData: change.path) { rows["\(event.from) \(list)"] = change.new }
        }
      }
      guard event.kind == .notify, let name = event.name, let status = feed(ofStatus: name) else { continue }
      let list = "\(event.from) \(status)"
      // Several may observe; the first notification of each change counts.
      guard lists.contains(list), times[list] != event.cause, let status = event.value?["new"] else {
        continue
      }
      times[list] = event.cause
      guard case .string(let word) = status else { continue }
      let data = rows[list] ?? .array([])
      situations.add(Situation(status: word, isEmpty: data == .array([])), run.evidence(event))
      told += 1
      if before[list] == data { unchanged += 1 }
      before[list] = data
    }
  }
  let seen = situations.keys
  let (byStatus, byData) = (Set(seen.map(\.status)).count, Set(seen.map(\.isEmpty)).count)
  return Finding(
    byStatus > byData ? .holds : .refuted,
    "of \(seen.count) situations the data alone tells \(byData) apart and the status alone \(byStatus); only both "
      + "together tell all",
    figures: [
      Measured("situations seen", seen.count), Measured("told apart by the data alone", byData),
      Measured("told apart by the status alone", byStatus),
      Measured("changes of a list's status told", told),
      Measured("of these with the same data as before", unchanged),
    ] + seen.map { Measured("\($0)", situations.count($0)) },
    evidence: situations.firsts)
}

extension ClaimRun {
  /// The lists of a run, each by its owner and its name.
  fileprivate var lists: Set<String> {
    var lists: Set<String> = []
    for event in events where event.kind == .state && role(of: event.from) == .viewModel {
      for change in event.changes {
        if let list = feed(ofData: change.path) { lists.insert("\(event.from) \(list)") }
      }
    }
    return lists
  }
}
