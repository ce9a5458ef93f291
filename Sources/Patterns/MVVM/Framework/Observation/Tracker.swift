import Observation
import Runtime

/// An observer's reading of a view model, tracked.
///
/// What it reads says once that it is about to change, and then no more: the observer cannot read the new value yet,
/// so it reads later, when what is being handled has been, and is tracked anew. However much has changed by then, it
/// is told once and reads once.
final class Tracker {
  /// Its place among those armed.
  private(set) var number = 0

  private let runtime: Runtime
  private unowned(unsafe) let subject: ViewModel
  private let observer: Reference<Participant>
  private let name: String
  private let observations: Observations
  /// By whose values it has read: the wire from there.
  private var registrations: [Actor: Registration] = [:]
  /// The wires of what it reads now, in the order of reading.
  private var armed: [Registration] = []
  private var readings: [(number: Int, read: () -> () -> Void)] = []
  private var readingCount = 0
  private var arming: Arming?
  private var isClosed = false

  /// What `onChange` holds: the tracker while it is armed by it.
  private final class Arming {
    unowned(unsafe) var tracker: Tracker?

    init(_ tracker: Tracker) { self.tracker = tracker }
  }

  /// Makes a tracker that reads nothing.
  /// - Parameter name: What the first thing that it reads is called.
  init(of subject: ViewModel, _ name: String, by observer: Participant, _ observations: Observations) {
    self.subject = subject
    self.observer = Reference(observer)
    self.name = name
    self.observations = observations
    runtime = subject.runtime
  }

  deinit { arming?.tracker = nil }

  /// Whether it reads this view model.
  func isOf(_ subject: ViewModel) -> Bool { self.subject === subject }

  /// Takes in something to read; what reading returns is what to do with it.
  /// - Returns: The number by which it is taken out again.
  func add(_ read: @escaping () -> () -> Void) -> Int {
    readingCount += 1
    readings.append((readingCount, read))
    return readingCount
  }

  /// Takes something out; without anything to read, the tracking ends.
  func remove(_ number: Int, isExplicit: Bool) {
    readings.removeAll { $0.number == number }
    guard readings.isEmpty, !isClosed else { return }
    isClosed = true
    if isExplicit, arming != nil { endRegistrations() }
    disarm()
  }

  /// Reads and is tracked, then does what is to be done with what was read. In this order, for a change made by
  /// that doing is a change after the reading; and what others read meanwhile is theirs alone.
  func arm() {
    guard !isClosed, observer.value != nil else { return }
    let updates = track()
    for registration in armed { registration.begin(initial: false) }
    for update in updates where !isClosed { observer.value?.acting(update) }
  }

  /// Reads, and has itself told once of a change of what it read.
  private func track() -> [() -> Void] {
    number = observations.next()
    let arming = Arming(self)
    self.arming = arming
    // `onChange` must be sendable, since what is observed might be changed on any thread. A run has but one: it
    // arms, changes and is told there, so nothing is shared.
    nonisolated(unsafe) let held = arming
    // Whoever has the tracking armed, it is the observer that reads.
    let read = { [observations, readings] in observations.reading { readings.map { $0.read() } } }
    let (updates, sources) = withObservationTracking {
      observer.value?.acting(read) ?? read()
    } onChange: {
      if let tracker = held.tracker { tracker.observations.fire(tracker) }
    }
    armed = sources.compactMap(registration)
    return updates
  }

  /// What it read is about to change. Where the wire from there is cut it is as if that had never been read.
  /// - Parameter source: Whose value changes.
  func tell(of source: ViewModel) {
    guard !isClosed, arming != nil, let registration = registration(of: source) else { return }
    if registration.isCut {
      disarm()
      _ = track()
      return
    }
    registration.tell {
      disarm()
      endRegistrations()
      runtime.enqueue { self.arm() }
    }
  }

  private func endRegistrations() {
    for registration in armed { registration.end() }
  }

  private func disarm() {
    arming?.tracker = nil
    arming = nil
  }

  /// The wire from whose value is read, made at the first reading. What is told is that something changes, not what,
  /// unless it can be one thing only.
  private func registration(of source: ViewModel) -> Registration? {
    if let known = registrations[source.actor] { return known }
    guard let observer = observer.value else { return nil }
    let made = Registration(.observation, readings.count > 1 ? "onChange" : name, of: source, by: observer)
    registrations[source.actor] = made
    return made
  }
}

extension SubscriptionBag {
  /// Lets a value be read by an observer.
  func track<Observer: Binder, Value>(
    _ channel: any Channel<Value>, of subject: ViewModel, _ name: String, by observer: Observer,
    _ observations: Observations, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    track(of: subject, name, by: observer, observations) { [unowned(unsafe) observer] in
      let value = channel.value
      return { handler(observer, value) }
    }
  }

  /// Lets something be read by an observer.
  /// - Parameters:
  ///   - isAlone: Whether it is tracked by itself, whatever else is read together.
  ///   - read: Reads, and returns what to do with it.
  func track<Observer: Binder>(
    of subject: ViewModel, _ name: String, by observer: Observer, _ observations: Observations,
    isAlone: Bool = false, _ read: @escaping () -> () -> Void
  ) -> Subscription {
    let known = isAlone ? nil : trackers.first { $0.isOf(subject) }
    let tracker = known ?? Tracker(of: subject, name, by: observer, observations)
    let number = tracker.add(read)
    if known == nil {
      if isTogether, !isAlone { trackers.append(tracker) }
      together { tracker.arm() }
    }
    return Subscription { tracker.remove(number, isExplicit: $0) }
  }
}
