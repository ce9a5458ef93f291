public import HeadlessUI
public import Runtime

/// Holds the state and turns the loop: message, update, state, subscriptions, view, patch, and only then the
/// commands. Messages that arrive meanwhile wait for their turn.
public final class Driver<P: Program>: Participant {
  private lazy var cell = StateCell(of: self, first)
  private let first: P.State
  private let service: Service
  private let update: Function
  private let subscriptions: Function
  private let view: Function
  private var window: MountedWindow<P.Message>?
  private var listening: Listening<P.Event, P.Message>?
  private var isTurning = false
  private var waiting = 0

  /// Starts an app.
  /// - Parameters:
  ///   - flags: What it is started with.
  ///   - window: The window that shows it.
  ///   - service: Where requests go.
  ///   - events: What comes from outside by itself.
  public init(_ flags: P.Flags, window: Window, service: Service, events: ObserverList<P.Event>) {
    self.service = service
    update = Function(service.runtime, .update, name: "Update")
    subscriptions = Function(service.runtime, .update, name: "Subscriptions")
    view = Function(service.runtime, .virtualView, name: "AppView")
    let (state, commands) = update.call("init") { P.initial(flags) }
    first = state
    super.init(service.runtime, .driver, name: "Driver")
    let driver = Reference(self)
    let sender = Sender<P.Message>(to: self, from: view) { driver.value?.send($0) }
    let mounted = MountedWindow(window, sender)
    self.window = mounted
    listening = Listening(sender, events: events, scenes: mounted.scenes)
    acting {
      put(commands)
      refresh()
      for command in commands { run(command) }
    }
  }

  /// The state now: all that the app is.
  public var state: P.State { cell.value }

  /// Puts another state in place of this one.
  /// - Parameter commands: What to do then; whatever was asked for before is not waited for any more.
  public func load(_ state: P.State, _ commands: [Command<P.Message>]) {
    acting {
      cell.set(state)
      service.abandonAll(for: self)
      refresh()
      for command in commands { run(command) }
    }
  }

  /// Takes a message, now or after those that came before.
  public func send(_ message: P.Message) {
    guard isTurning || waiting > 0 else { return turn(message) }
    waiting += 1
    let driver = Reference(self)
    runtime.enqueue {
      driver.value?.waiting -= 1
      driver.value?.turn(message)
    }
  }

  private func turn(_ message: P.Message) {
    isTurning = true
    defer { isTurning = false }
    received(message.name, message.content) {
      // The functions get the state as a value, and read nobody's.
      let now = cell.value
      let (state, commands) = update.call("update") {
        let (state, commands) = P.update(message, now)
        put(commands)
        return (state, commands)
      }
      cell.set(state)
      refresh()
      for command in commands { run(command) }
    }
  }

  /// Puts on record what update returned.
  private func put(_ commands: [Command<P.Message>]) {
    for command in commands { update.returned(command.name, command.content, to: self) }
  }

  /// Makes subscriptions and views agree with the state.
  private func refresh() {
    let now = cell.value
    listening?.listen(to: subscriptions.call("subscriptions") { P.subscriptions(now) })
    window?.patch(view.call("view") { P.view(now) })
  }

  private func run(_ command: Command<P.Message>) {
    switch command {
    case .request(let call):
      let driver = Reference(self)
      service.send(call.request, task: call.task, for: self) { driver.value?.send(.answered(call, $0)) }
    case .resume(let call):
      let driver = Reference(self)
      service.resume(call.request, task: call.task, for: self) { driver.value?.send(.answered(call, $0)) }
    case .play(let order): listening?.player.perform(order)
    }
  }
}

/// Where views and listeners send their messages.
struct Sender<Message> {
  /// Who takes them.
  unowned let driver: Participant
  /// Whose value a lazy view depends on: that of the view function.
  let view: Actor
  /// Hands one over.
  let send: (Message) -> Void

  init(to driver: Participant, from view: Participant, _ send: @escaping (Message) -> Void) {
    self.driver = driver
    self.view = view.actor
    self.send = send
  }

  var runtime: Runtime { driver.runtime }
}
