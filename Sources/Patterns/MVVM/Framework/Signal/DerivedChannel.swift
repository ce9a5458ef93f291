import Runtime

/// A value that nobody sets: it is computed from others, and again whenever one of them changes.
final class DerivedChannel<Value: Loggable & Equatable>: SignalChannel<Value> {
  private let transform: () -> Value

  init(of owner: Participant, _ name: String, height: Int, _ transform: @escaping () -> Value) {
    self.transform = transform
    super.init(of: owner, name, transform(), height: height)
  }

  override func compute() { take(transform()) }
}
