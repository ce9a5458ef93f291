import Runtime

/// Something loaded that is view state of its controller, which nobody else can observe: asked for and answered in
/// the controller's name.
class OwnState<State: Inspectable, Owner: Controller> {
  final let network: ControllerNetworking
  final unowned let controller: Owner
  private let cell: StateCell<Closable<State>>

  init(_ network: ControllerNetworking, of controller: Owner, at path: String, _ value: State) {
    self.network = network
    self.controller = controller
    cell = StateCell(of: controller, at: path, Closable(value))
  }

  final var value: State? { cell.value.isClosed ? nil : cell.value.value }

  /// Nothing is to be connected: the controller that changes its own state knows.
  final func connect() {}

  final func close() { cell.mutate { $0.isClosed = true } }

  final func change<R>(_ body: (inout State) -> R) -> R { cell.mutate { body(&$0.value) } }

  /// Asks the server.
  /// - Parameters:
  ///   - accepts: Whether the answer still counts when it comes; where not, it is dropped.
  ///   - receive: Takes the answer.
  final func send(
    _ request: Request, accepts: @escaping (State) -> Bool, then receive: @escaping (Response) -> Void
  ) {
    let counts = { [weak self] in self?.value.map(accepts) ?? false }
    network.api.send(request, for: controller, accepts: counts, then: receive)
  }
}

/// A value that is not awaited any more once it is closed.
private struct Closable<Value: Inspectable>: Inspectable {
  var value: Value
  var isClosed = false

  init(_ value: Value) { self.value = value }

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    Value.inspect(old.value, new.value, with: &inspector)
    inspector.field("isClosed", old.isClosed, new.isClosed)
  }
}
