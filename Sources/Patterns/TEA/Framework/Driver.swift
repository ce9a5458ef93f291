public import HeadlessUI
public import Runtime

/// Holds the state and turns the loop: message, update, state, subscriptions, view, patch, and only then the
/// commands. Messages that arrive meanwhile wait for their turn.
public final class Driver<P: Program>: Participant {
  private lazy var cell = StateCell(of: self, initial)
  private let initial: P.State
  private let service: Service
  private let events: ObserverList<P.Event>
  private let update: Function
  private let subscriptions: Function
  private let view: Function
  private var patcher: WindowPatcher<P.Message>?
  /// Set up by the first that listens to it or asks it.
  private lazy var player = AudioPlayer(runtime, .subscription)
  private var listening: [(name: String, subscription: Subscription)] = []
  private var isTurning = false

  /// Starts an app.
  /// - Parameters:
  ///   - state: The first state.
  ///   - window: The window that shows it.
  ///   - service: Where requests go.
  ///   - events: What comes from outside by itself.
  public init(_ state: P.State, window: Window, service: Service, events: ObserverList<P.Event>) {
    initial = state
    self.service = service
    self.events = events
    update = Function(service.runtime, .update, name: "Update")
    subscriptions = Function(service.runtime, .update, name: "Subscriptions")
    view = Function(service.runtime, .virtualView, name: "AppView")
    super.init(service.runtime, .driver, name: "Driver")
    let driver = Reference(self)
    patcher = WindowPatcher(window, Sender(self) { driver.value?.send($0) })
    refresh()
  }

  /// The state now: all that the app is.
  public var state: P.State { cell.value }

  /// Takes a message, now or after those that came before.
  public func send(_ message: P.Message) {
    guard !isTurning else {
      let driver = Reference(self)
      return runtime.enqueue { driver.value?.send(message) }
    }
    isTurning = true
    received(message.name, message.content) { turn(message) }
    isTurning = false
  }

  private func turn(_ message: P.Message) {
    let commands = cell.mutate { state in
      update.call("update") {
        let commands = P.update(&state, message)
        for command in commands { update.returned(command.name, command.content, to: self) }
        return commands
      }
    }
    refresh()
    for command in commands { run(command) }
  }

  /// Makes subscriptions and views agree with the state.
  private func refresh() {
    listen(to: subscriptions.call("subscriptions") { cell.read { P.subscriptions($0) } })
    patcher?.patch(view.call("view") { cell.read { P.view($0) } })
  }

  private func listen(to wanted: [Listener<P.Event, P.Message>]) {
    if isHeard(wanted) { return }
    func isWanted(_ name: String) -> Bool { wanted.contains { $0.name == name } }
    let (ended, kept) = (listening.filter { !isWanted($0.name) }, listening.filter { isWanted($0.name) })
    listening = kept
    for known in ended { known.subscription.cancel() }
    for listener in wanted where !listening.contains(where: { $0.name == listener.name }) {
      listening.append((listener.name, listen(listener)))
    }
  }

  /// Whether that is listened to already.
  private func isHeard(_ wanted: [Listener<P.Event, P.Message>]) -> Bool {
    if wanted.count != listening.count { return false }
    for place in wanted.indices where wanted[place].name != listening[place].name { return false }
    return true
  }

  private func listen(_ listener: Listener<P.Event, P.Message>) -> Subscription {
    switch listener {
    case .events(_, let message): events.add(self) { $0.send(message($1)) }
    case .player(_, let message): player.events.add(self) { $0.send(message($1)) }
    }
  }

  private func run(_ command: Command<P.State, P.Message>) {
    switch command {
    case .request(let request, let accepts, let then):
      let driver = Reference(self)
      let accepts = accepts.map { accepts in
        { driver.value.map { accepts($0.state) } ?? false }
      }
      service.send(request, for: self, accepts: accepts) { driver.value?.send(then($0)) }
    case .play(let order): player.perform(order)
    case .after(let time, let name, let message):
      runtime.schedule(after: time, for: self, name, settles: false) { $0.send(message) }
    }
  }
}

/// Where the views of a tree send their messages.
public struct Sender<Message> {
  /// Who takes them.
  public unowned let driver: Participant
  /// Hands one over.
  public let send: (Message) -> Void

  init(_ driver: Participant, _ send: @escaping (Message) -> Void) {
    self.driver = driver
    self.send = send
  }
}
