public import Runtime

/// Holds a state that only its reducer changes, one message after the other, and feeds the bindings.
///
/// A message is reduced, then every binding is fed whose value is another now, and only then the effects are done.
/// A message that is sent meanwhile waits, so all bindings see one state at a time and each state in order.
open class Adapter<R: Reducer>: Participant {
  private lazy var cell = StateCell(of: self, initial)
  private let initial: R.State
  private let service: Service
  private var links: [Link<R.State>] = []
  private var outlets: [Action<R.Output>] = []
  /// The player with the wire that leads back from it; set up by the first order.
  private lazy var player = setUpPlayer()
  private var isBusy = false
  private var waiting = 0

  /// Makes an adapter.
  /// - Parameters:
  ///   - state: The first state.
  ///   - service: Where its requests go.
  public init(_ state: R.State, service: Service) {
    initial = state
    self.service = service
    super.init(service.runtime, .adapter)
  }

  /// The state now.
  public final var state: R.State { cell.value }

  /// What is mapped from the state, to be bound.
  public final func map<Value>(_ transform: @escaping (R.State) -> Value) -> Source<R, Value> {
    Source(self, transform)
  }

  // MARK: Messages

  /// Takes a message, now or after those that came before.
  public final func send(_ message: R.Message) {
    guard isBusy || waiting > 0 else { return handle(message) }
    waiting += 1
    runtime.enqueue { [weak self] in
      self?.waiting -= 1
      self?.handle(message)
    }
  }

  private func handle(_ message: R.Message) {
    isBusy = true
    received(message.name, message.content) {
      let effects = cell.mutate { R.reduce(&$0, message) }
      feedLinks()
      for effect in effects { perform(effect) }
    }
    isBusy = false
  }

  private func perform(_ effect: Effect<R>) {
    switch effect {
    case .request(let request, let accepts, let then):
      let accepts = accepts.map { accepts in { [weak self] in self.map { accepts($0.state) } ?? false } }
      service.send(request, for: self, accepts: accepts) { [weak self] in self?.send(then($0)) }
    case .play(let order): player.device.perform(order)
    case .after(let time, let name, let message):
      runtime.schedule(after: time, for: self, name, settles: false) { $0.send(message) }
    case .output(let output):
      for outlet in outlets { outlet(output) }
    }
  }

  private func setUpPlayer() -> (device: AudioPlayer, events: Subscription) {
    let device = AudioPlayer(runtime, .binding)
    let events = device.events.add(self) { adapter, event in
      if let message = R.message(event) { adapter.send(message) }
    }
    return (device, events)
  }

  /// Connects what this adapter says to another one.
  /// - Parameters:
  ///   - name: What the wire carries.
  ///   - other: The adapter that is told.
  ///   - message: What it is told; nil where an output is not its business.
  public final func connect<Other: Reducer>(
    _ name: String, to other: Adapter<Other>, _ message: @escaping (R.Output) -> Other.Message?
  ) {
    outlets.append(
      Action(name, .binding, from: self, to: other) { other, output in
        if let message = message(output) { other.send(message) }
      })
  }

  // MARK: Bindings

  /// Feeds a binding, at once and whenever its value is another than the last.
  final func link<Value: Equatable & Loggable>(
    _ name: String, _ value: @escaping (R.State) -> Value, to binder: Binder,
    _ set: @escaping (Binder, Value) -> Void
  ) -> any BindingLink {
    let registration = Registration(.binding, name, of: self, by: binder)
    let reference = Reference(binder)
    var last: Value?
    let link = Link<R.State>(
      registration, now: { [weak self] in registration.asObserver { self?.state } },
      take: { state in
        let new = value(state)
        guard !areSame(new, last) else { return nil }
        last = new
        return { registration.tell(new.logged) { if let binder = reference.value { set(binder, new) } } }
      })
    links.append(link)  // before those that the first value makes
    link.resume()
    return link
  }

  private func feedLinks() {
    let state = state  // which stays as it is meanwhile, since messages wait
    var index = 0
    while index < links.count {  // a binding that is fed may make further ones
      links[index].feed(state)
      index += 1
    }
    links.removeAll(where: \.isCut)
  }
}
