import Observation
import Runtime

/// What makes the reading of a value tracked, by the toolchain's own `@Observable`: a count, read with the value and
/// raised before it changes.
///
/// The value itself would make this class generic, and the key path of a generic class is made anew at each access,
/// which took a fifth of a run; in a view model whose properties are written out it is made once, as it is here.
@Observable final class Observed {
  var count = 0
}

/// The views of an app that track what they read.
///
/// The toolchain keeps the trackings of a value in a `Set`, whose order is another in each process. So what a change
/// fires is gathered here, and told in the order in which it was armed.
public final class Observations {
  private var fired: [Tracker] = []
  private var count = 0
  /// Whose values are being read, each once, in the order of reading.
  private var read: [ViewModel] = []
  private var isReading = false

  /// Makes it for an app in which nobody tracks anything yet.
  public init() {}

  /// The number of the next tracking.
  func next() -> Int {
    count += 1
    return count
  }

  /// Takes note that a value is read.
  /// - Parameter owner: Whose it is; of one that is gone nothing will ever be told.
  func note(_ owner: Reference<ViewModel>) {
    guard isReading, let owner = owner.value else { return }
    if !read.contains(where: { $0 === owner }) { read.append(owner) }
  }

  /// Reads.
  /// - Returns: What the body returns, and whose values it read.
  func reading<R>(_ body: () -> R) -> (R, of: [ViewModel]) {
    isReading = true
    defer {
      isReading = false
      read = []
    }
    let result = body()
    return (result, read)
  }

  func fire(_ tracker: Tracker) { fired.append(tracker) }

  /// Changes an observed value, and tells those who track it that it is about to change.
  /// - Parameter owner: Whose it is.
  func change(_ owner: ViewModel, _ body: () -> Void) {
    body()
    guard !fired.isEmpty else { return }
    let trackers = fired.sorted { $0.number < $1.number }
    fired = []
    for tracker in trackers { tracker.tell(of: owner) }
  }
}

/// A value that is observed by reading it.
final class ObservationChannel<Value: Loggable & Equatable>: Channel {
  let name: String
  private unowned let owner: ViewModel
  private let reference: Reference<ViewModel>
  private let observed = Observed()
  private let cell: StateCell<Single<Value>>
  private let observations: Observations

  init(of owner: ViewModel, _ name: String, _ value: Value, _ observations: Observations) {
    self.owner = owner
    reference = Reference(owner)
    self.name = name
    self.observations = observations
    cell = StateCell(of: owner, at: name, Single(value))
  }

  var value: Value {
    observations.note(reference)
    _ = observed.count
    return cell.value.value
  }

  /// Sets the value. Whoever tracks it is told first, and can but remember to read it later.
  func set(_ value: Value) {
    guard !areSame(value, cell.value.value) else { return }
    observations.change(owner) { observed.count += 1 }
    cell.set(Single(value))
  }

  func bind<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observer.subscriptions.track(self, of: owner, name, by: observer, observations, handler)
  }
}

/// A value that is computed from observed ones whenever it is read, so that who reads it observes those.
final class ComputedChannel<Value: Loggable & Equatable>: Channel {
  let name: String
  private unowned let owner: ViewModel
  private let compute: () -> Value
  private let observations: Observations

  init(of owner: ViewModel, _ name: String, _ observations: Observations, _ compute: @escaping () -> Value) {
    self.owner = owner
    self.name = name
    self.observations = observations
    self.compute = compute
  }

  var value: Value { compute() }

  /// Nobody sets it: it is what it is computed from.
  func set(_ value: Value) {}

  func bind<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observer.subscriptions.track(self, of: owner, name, by: observer, observations, handler)
  }
}
