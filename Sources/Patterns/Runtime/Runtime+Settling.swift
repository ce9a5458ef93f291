import ArchTrace

/// Bounds on a run that never comes to rest, so that it ends with an error that names who keeps going.
extension Runtime {
  /// How many things may follow one another, each begun by the one before, before nothing more is awaited: messages
  /// queued from messages, requests sent because of answers, timers set by timers.
  public static let longestChain = 10_000
  /// How many things may be handled at one moment of virtual time.
  public static let busiestMoment = 1_000_000
  /// How deep deliveries may be nested in one another.
  static let deepest = 400

  /// What follows from what is being handled now stands this far down its chain.
  func nextLink() -> Int {
    if chain >= Self.longestChain { halt(by: frames.last?.actor ?? world) }
    return chain + 1
  }

  /// Counts a thing that is handled at this moment of virtual time.
  func countHandled(by actor: Actor) {
    handledNow += 1
    if handledNow > Self.busiestMoment { halt(by: actor) }
  }

  /// Ends a run that does not come to rest: from now on no wire carries anything, and nothing is awaited.
  /// - Parameter actor: Who acted last.
  func halt(by actor: Actor) {
    guard !isHalted else { return }
    isHalted = true
    var names: [String] = []
    for actor in [actor] + frames.reversed().map(\.actor) {
      let name = name(of: actor)
      if !names.contains(name), names.count < 6 { names.append(name) }
    }
    agenda = Agenda()
    let text =
      "the run does not come to rest: \(names.joined(separator: ", ")) "
      + "\(names.count == 1 ? "keeps" : "keep") going at t=\(now)"
    note(report: text)
    record(.error, from: actor, name: "unsettled", value: .fields(["keepGoing": names]))
  }
}
