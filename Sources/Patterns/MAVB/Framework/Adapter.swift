public import Runtime

/// Holds a state that only a message changes, one after the other, and feeds the bindings.
///
/// A message is reduced, then every binding is fed whose value is another now, and only then the effects are done.
/// A message that is sent meanwhile waits, so all bindings see one state at a time and each state in order.
open class Adapter<State: AdapterState>: Participant {
  private lazy var cell = StateCell(of: self, initial)
  private let initial: State
  private let service: Service
  private var links: [Link<State>] = []
  private var outlets: [Action<State.Output>] = []
  /// The player with the wire that leads back from it; set up by the first order.
  private lazy var player = setUpPlayer()
  private var isBusy = false
  private var waiting = 0

  /// Makes an adapter.
  /// - Parameters:
  ///   - state: The first state.
  ///   - service: Where its requests go.
  public init(_ state: State, service: Service) {
    initial = state
    self.service = service
    super.init(service.runtime, .adapter)
  }

  /// The state now.
  public final var state: State { cell.value }

  // MARK: Messages

  /// Takes a message, now or after those that came before.
  public final func send(_ message: State.Message) {
    guard isBusy || waiting > 0 else { return handle(message) }
    waiting += 1
    let adapter = Reference(self)
    runtime.enqueue {
      adapter.value?.waiting -= 1
      adapter.value?.handle(message)
    }
  }

  private func handle(_ message: State.Message) {
    received(message.name, message.content) {
      let (state, effects) = cell.value.reduce(message)
      turn(to: state, effects)
    }
  }

  /// Takes another state in place of its own, which is a message like every other, and goes on from there.
  public final func restore(_ state: State) {
    received("restore", nil) {
      service.abandonAll(for: self)
      turn(to: state, state.resume())
    }
  }

  /// Goes on with what was begun in the state that it was made with.
  public final func resume() { received("resume", nil) { turn(to: cell.value, cell.value.resume()) } }

  private func turn(to state: State, _ effects: [Effect<State>]) {
    isBusy = true
    defer { isBusy = false }
    cell.set(state)
    feed(state)
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: Effect<State>) {
    switch effect {
    case .request(let call):
      let adapter = Reference(self)
      service.send(call.request, task: call.task, for: self) { adapter.value?.send(State.answered(call, $0)) }
    case .resume(let call):
      let adapter = Reference(self)
      service.resume(call.request, task: call.task, for: self) {
        adapter.value?.send(State.answered(call, $0))
      }
    case .play(let order): player.device.perform(order)
    case .after(let time, let moment, let name, let message):
      let passed = max(0, runtime.now - max(0, moment))
      runtime.schedule(after: max(0, time - passed), for: self, name, settles: false) { $0.send(message) }
    case .output(let output):
      for outlet in outlets { outlet(output) }
    }
  }

  private func setUpPlayer() -> (device: AudioPlayer, events: Subscription) {
    let device = AudioPlayer(runtime, .binding)
    let events = device.events.add(self) { adapter, event in
      if let message = State.played(event) { adapter.send(message) }
    }
    return (device, events)
  }

  /// Connects what this adapter says to another one.
  /// - Parameters:
  ///   - name: What the wire carries.
  ///   - other: The adapter that is told.
  ///   - message: What it is told; nil where an output is not its business.
  public final func connect<Other: AdapterState>(
    _ name: String, to other: Adapter<Other>, _ message: @escaping (State.Output) -> Other.Message?
  ) {
    outlets.append(
      Action(name, .binding, from: self, to: other) { other, output in
        if let message = message(output) { other.send(message) }
      })
  }

  // MARK: Bindings

  /// Puts a binding in place: its view is fed at once, and whenever the value is another than the last.
  /// - Parameters:
  ///   - name: What is bound.
  ///   - signal: The value.
  ///   - view: Who is fed.
  ///   - set: What the view does with a value; must not hold it.
  final func link<Value: Equatable & Loggable>(
    _ name: String, _ signal: Signal<State, Value>, to view: Participant, _ set: @escaping (Value) -> Void
  ) -> any BindingLink {
    let adapter = Reference(self)
    let registration = Registration(.binding, name, of: self, by: view)
    let valueIn = signal.value  // alone, since the adapter must not keep itself
    var last: Value?
    let now = { registration.asObserver { adapter.value?.state } }
    let link = Link<State>(registration, now: now) { state in
      guard let value = valueIn(state), !areSame(value, last) else { return nil }
      last = value
      return { registration.tell(value.logged) { set(value) } }
    }
    links.append(link)  // before those that the first value makes
    link.resume()
    return link
  }

  private func feed(_ state: State) {
    var index = 0
    while index < links.count {  // a binding that is fed may make further ones
      links[index].feed(state)
      index += 1
    }
    links.removeAll(where: \.isCut)
  }
}
