package import BlogDomain
package import HeadlessUI
package import Runtime

/// TEA with no view built: a value, and the pure functions of it. What stands for the driver sends a message to
/// `update`, keeps the state that comes of it, and has the commands answered; what a view would be told is read out
/// of what `view` returns.
package final class TEASeam {
  private let driver: FakeDriver

  /// Sets it up.
  /// - Parameter server: Answers what commands ask.
  package init(_ runtime: Runtime, _ server: any Server, user: Int, gallery: World.Gallery) {
    driver = FakeDriver(runtime, server, BlogProgram.Flags(user: user, gallery: gallery))
  }

  private var window: VirtualWindow<BlogMessage> { BlogProgram.view(driver.state) }

  private var sight: VirtualSight<BlogMessage> { VirtualSight(window) }

  package func open(_ screen: String) { driver.send(window.onOpen(screen)) }

  package func tap(_ element: ElementName) { driver.send(sight.message(of: element)) }

  package func answer(_ button: String) {
    driver.send(window.alert?.buttons.first { areSame($0.title, button) }?.message)
  }

  package func back() { driver.send(window.onBack) }

  package func pull(_ part: String) { driver.send(sight.refreshes[part]) }

  package func type(_ text: String, into element: ElementName) {
    driver.send(sight.changes["\(element.container).\(element.member ?? "")"]?(text))
  }

  package func receive(_ push: Push) {
    for case .events(_, let message) in BlogProgram.subscriptions(driver.state) {
      driver.send(message(push))
    }
  }

  package var shown: Shown { sight.shown }
}

/// Stands for the driver: it builds no view.
private final class FakeDriver: Participant {
  private(set) var state: AppState
  private let server: any Server
  private lazy var player = AudioPlayer(runtime, .subscription)
  private var listening: Subscription?
  private var timer: (name: String, end: () -> Void)?

  init(_ runtime: Runtime, _ server: any Server, _ flags: BlogProgram.Flags) {
    self.server = server
    let (state, commands) = BlogProgram.initial(flags)
    self.state = state
    super.init(runtime, .driver)
    for command in commands { run(command) }
  }

  func send(_ message: BlogMessage?) {
    guard let message else { return }
    let commands = received(message.name, message.content) {
      let (state, commands) = BlogProgram.update(message, state)
      self.state = state
      return commands
    }
    listen()
    for command in commands { run(command) }
  }

  /// Listens to the player and to a timer as long as the state asks for it. Pushes come from the test, and screens
  /// neither leave nor come back here.
  private func listen() {
    var wanted: String?
    for listener in BlogProgram.subscriptions(state) {
      switch listener {
      case .player(_, let message):
        if listening == nil { listening = player.events.add(self) { $0.send(message($1)) } }
      case .timer(let name, let time, let message):
        wanted = name
        if timer?.name == name { continue }
        timer?.end()
        let appointment = runtime.schedule(after: time, for: self, name, settles: false) { $0.send(message) }
        timer = (name, appointment.cancel)
      case .events, .scenes: break
      }
    }
    if wanted == nil {
      timer?.end()
      timer = nil
    }
  }

  private func run(_ command: BlogProgram.Effect) {
    switch command {
    case .request(let call), .resume(let call):
      let answer = server.handle(call.request)
      for delay in [answer.latency, answer.echo.map { answer.latency + $0 }].compactMap(\.self) {
        runtime.schedule(after: delay, for: self, call.request.route) {
          $0.send(.answered(call, answer.response))
        }
      }
    case .play(let order): player.perform(order)
    }
  }
}
