import Observation
public import Runtime

/// Whoever shows what it reads: all of it in one `updateUI()`, whose readings are tracked.
public protocol TrackingObserver: Participant {
  /// Its tracking.
  var tracking: Tracking { get }
  /// Reads what it shows, and shows it.
  func updateUI()
}

extension TrackingObserver {
  /// Updates now, and again after each change of what it read the last time.
  public func beginTracking() { tracking.begin(by: self) }
}

/// An observer's `updateUI()` under `withObservationTracking`, and again after each change.
///
/// `onChange` comes once, before the change, from whatever was read and whoever owns it: also from what a computed
/// property of somebody else has read. The value is not there yet, so the observer updates as the next thing on the
/// main queue, where it is tracked anew; however much has changed by then, it reads once. UIKit does the same by itself
/// for `updateProperties()`, in the update that ends the turn of the run loop; where it does not, one writes
/// `onChange: { DispatchQueue.main.async { … } }`, as here.
public final class Tracking: @unchecked Sendable {  // A run is single-threaded: nothing is shared.
  /// Whose readings are tracked now.
  @TaskLocal static var current: Tracking?

  /// A property that was read, and the wire from there.
  private struct Reading {
    let source: Actor
    let name: String
    let place: Int
    let wire: Registration
  }

  /// Read by each tracking and changed to end it, which takes it out of every registrar; else it would stay in those
  /// of what never changes.
  @Observable final class Cancellation {
    var count = 0
  }

  private weak var observer: (any TrackingObserver)?
  /// All that was ever read, so that a property has one wire however often it is read.
  private var known: [Reading] = []
  /// What was read the last time, in the order of reading.
  private var readings: [Reading] = []
  /// How often it began to read, or ended.
  private var turns = 0
  private var isArmed = false
  private let cancellation = Cancellation()
  /// Whose readings are tracked around these: the toolchain has them depend on what is read inside of them, too.
  private var outer: Tracking?
  private var layouts: [() -> Void] = []

  /// Makes a tracking that reads nothing yet.
  public init() {}

  deinit { cancellation.count += 1 }

  func begin(by observer: any TrackingObserver) {
    end()
    self.observer = observer
    update()
  }

  /// Ends it: what was read tells nothing more.
  public func end() {
    turns += 1
    disarm()
    observer = nil
    known = []
  }

  /// Does something once all is read, in the same update, as UIKit lays out after it has updated properties.
  func afterReading(_ body: @escaping () -> Void) { layouts.append(body) }

  // MARK: Reading

  private func update() {
    guard let observer else { return }
    turns += 1
    // By itself, whoever's handling is open.
    observer.acting {
      observer.traced(function: "updateUI()") {
        read(observer, turns)
        let bodies = layouts
        layouts = []
        for body in bodies { body() }
      }
    }
  }

  private func read(_ observer: any TrackingObserver, _ turn: Int) {
    readings = []
    outer = Self.current
    Self.$current.withValue(self) {
      withObservationTracking {
        _ = cancellation.count
        observer.updateUI()
      } onChange: { [weak self] in
        self?.fire(turn)
      }
    }
    outer = nil
    guard turn == turns else { return }
    isArmed = true
    for reading in readings { reading.wire.begin(initial: false) }
  }

  /// Takes note that a property is read.
  /// - Returns: Whether that counts; where the wire from there is cut it is as if it had never been read.
  func reads(_ name: String, of source: ObservableModel) -> Bool {
    _ = outer?.reads(name, of: source)
    let isIt = { (reading: Reading) in reading.source == source.actor && reading.name == name }
    if let reading = readings.first(where: isIt) { return !reading.wire.isCut }
    guard let observer else { return false }
    let wire =
      known.first(where: isIt)?.wire ?? Registration(.observation, name, of: source, by: observer)
    let reading = Reading(source: source.actor, name: name, place: source.nextPlace(), wire: wire)
    if !known.contains(where: isIt) { known.append(reading) }
    if !wire.isCut { readings.append(reading) }
    return !wire.isCut
  }

  // MARK: Changes

  /// Something of what it read is about to change.
  private func fire(_ turn: Int) {
    if isArmed, turn == turns { Firing.current?.trackings.append(self) }
  }

  private func reading(_ name: String, of source: ObservableModel) -> Reading? {
    readings.first { $0.source == source.actor && $0.name == name }
  }

  /// The place of a property that it read, among all readings of its owner's.
  func place(of name: String, of source: ObservableModel) -> Int { reading(name, of: source)?.place ?? .max }

  /// A property that it read is about to change.
  func tell(_ name: String, of source: ObservableModel) {
    guard isArmed, let reading = reading(name, of: source) else { return }
    reading.wire.tell {
      disarm()
      let turn = turns
      source.runtime.enqueue { [self] in if turn == turns { update() } }
    }
  }

  private func disarm() {
    guard isArmed else { return }
    isArmed = false
    cancellation.count += 1
    for reading in readings { reading.wire.end() }
    readings = []
  }
}
