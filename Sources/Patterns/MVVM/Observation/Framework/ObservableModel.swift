public import Observation
public import Runtime

/// An object whose properties are observed by being read: it has the toolchain's own registrar, to which each getter
/// says `access` and each setter `withMutation`, as what `@Observable` writes out does.
///
/// The macro itself would keep the values in plain variables, where no change of theirs is on record.
open class ObservableModel: Participant, Observable {
  let registrar = ObservationRegistrar()
  private var readings = 0

  /// The place of the next reading among all that were tracked.
  func nextPlace() -> Int {
    readings += 1
    return readings
  }
}

/// A property that is about to be set.
public struct Mutation {
  let name: String
  let willSet: () -> Void
  let didSet: () -> Void
}

extension Observable where Self: ObservableModel {
  /// Says that a property is read, so that whoever tracks its readings depends on it.
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: What a trace calls it; the text of a key path is an address on Linux.
  public func access<Member>(_ keyPath: KeyPath<Self, Member>, _ name: @autoclosure () -> String) {
    guard let tracking = Tracking.current else { return }
    if tracking.reads(name(), of: self) { registrar.access(self, keyPath: keyPath) }
  }

  /// Names a property that is about to be set; parameters as above.
  public func mutation<Member>(of keyPath: KeyPath<Self, Member>, _ name: String) -> Mutation {
    Mutation(
      name: name, willSet: { [registrar] in registrar.willSet(self, keyPath: keyPath) },
      didSet: { [registrar] in registrar.didSet(self, keyPath: keyPath) })
  }

  /// Sets properties. Whoever tracks one is told before, and can but remember to read later.
  /// - Parameters:
  ///   - mutations: Which properties; those of one change are set together.
  ///   - body: Sets them.
  public func withMutation(of mutations: [Mutation], _ body: () -> Void) {
    for mutation in mutations { announce(mutation) }
    body()
    for mutation in mutations { mutation.didSet() }
  }

  /// The registrar keeps who is to be told in a `Set`, whose order is another in each process. So what it fires is
  /// gathered, and told in the order in which the property was read.
  private func announce(_ mutation: Mutation) {
    let firing = Firing()
    Firing.$current.withValue(firing, operation: mutation.willSet)
    let fired = firing.trackings.map { ($0.place(of: mutation.name, of: self), $0) }
    for (_, tracking) in fired.sorted(by: { $0.0 < $1.0 }) { tracking.tell(mutation.name, of: self) }
  }
}

/// What one property that is about to be set fires. A run is single-threaded: nothing of it is shared.
final class Firing: @unchecked Sendable {
  @TaskLocal static var current: Firing?

  var trackings: [Tracking] = []
}
