/// What came of something that was done off the record.
public struct Aside: Equatable, Sendable {
  /// What the network or a device was asked for meanwhile, none of which was done.
  public internal(set) var refused: [String] = []
  /// What participants reported as gone wrong meanwhile.
  public internal(set) var reports: [String] = []
  /// Who was created meanwhile and is still there, in creation order.
  public internal(set) var survivors: [String] = []
}

extension Runtime {
  /// Does something in this run and at this moment, but off the record: nothing of it is written, and it takes no
  /// name's number and no wire's from what comes later, so that the trace is the same with it and without.
  ///
  /// Nothing goes out meanwhile: what the network or a device is asked for is refused. What is left in the queue is
  /// handled; what was scheduled is dropped. Whoever is created meanwhile must be gone at the end.
  /// - Parameter body: Builds something, looks at it and lets go of it.
  /// - Returns: What was refused, and who is still there.
  public func aside(_ body: () -> Void) -> Aside {
    // Places and serial numbers are not put back: they show nowhere, and a reference to somebody who is gone must
    // not find somebody else there.
    let saved = (currentAside, counts, wireCount, frames, lastTop, onTickEnd)
    let earlier = (queue, agenda, dead)
    let last = serial
    currentAside = Aside()
    (queue, agenda, dead, frames) = ([], Agenda(), [], [])
    body()
    handleQueued()
    dropScheduled()
    var result = currentAside ?? Aside()
    result.survivors = actors(since: last).map(name(of:))
    free += dead.filter { $0.serial > last }.map(\.slot)
    let others = dead.filter { $0.serial <= last }
    (currentAside, counts, wireCount, frames, lastTop, onTickEnd) = saved
    (queue, agenda, dead) = (earlier.0, earlier.1, earlier.2 + others)
    return result
  }

  /// Lets go of what is still to come before anybody looks who is left.
  private func dropScheduled() {
    let rest = agenda
    agenda = Agenda()
    withExtendedLifetime(rest) {}
  }

  /// Those who were created after a moment and are alive, in creation order.
  private func actors(since last: Int) -> [Actor] {
    lives.enumerated().filter { $0.element > last }.map { Actor(slot: $0.offset, serial: $0.element) }
      .sorted { $0.serial < $1.serial }
  }

  /// Takes note of a wish that must not be done now.
  /// - Returns: Whether it is refused; false where everything is on record.
  func refuses(_ wish: @autoclosure () -> String) -> Bool {
    guard currentAside != nil else { return false }
    currentAside?.refused.append(wish())
    return true
  }
}
