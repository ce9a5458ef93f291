public import ArchTrace
public import BlogDomain
public import HeadlessUI
public import Runtime

/// What a played scenario came to.
public struct PlayOutcome: Equatable, Sendable {
  /// The expectations that failed.
  public internal(set) var failures: [Failure] = []
  /// The participants that outlived their app.
  public internal(set) var leaks: [String] = []
  /// What participants reported as gone wrong.
  public internal(set) var errors: [String] = []
  /// How many steps were played.
  public internal(set) var steps = 0
  /// What came of restoring the app after each step; nil where nobody asked for it, or the app cannot be.
  public internal(set) var restoring: RestoringOutcome?

  /// Whether everything was as expected.
  public var isSuccess: Bool {
    failures.isEmpty && leaks.isEmpty && errors.isEmpty && restoring?.isSuccess != false
  }
}

/// An expectation that failed.
public struct Failure: Equatable, Sendable {
  /// The step's number.
  public let step: Int
  /// Where the step stands in its file.
  public let place: String
  /// The element path.
  public let path: String
  /// What should have been there.
  public let expected: TraceValue
  /// What was there.
  public let actual: TraceValue
}

/// Looks on while a scenario is played.
public protocol Witness: AnyObject {
  /// Sees the window: once all is quiet before a step that waits for that, after each step, and at the end.
  /// - Parameters:
  ///   - window: What a person has before them.
  ///   - step: The step played last.
  ///   - time: Virtual milliseconds since the run began.
  ///   - isQuiet: Whether nothing is out: no request, no transition.
  func look(at window: Window, step: Int, time: Int, isQuiet: Bool)
}

/// Plays a scenario on an app as a person would: acts on the window and reads the window, and never reaches into
/// the app.
public final class Player {
  let scenario: Scenario
  private let restoring: RestoringPlan
  private let rewinds: Bool
  let runtime: Runtime
  let server: BlogServer
  private(set) var window: Window?
  private(set) var service: Service?
  private(set) var app: (any App)?
  var outcome = PlayOutcome()
  var pace = Pace()
  private let witness: (any Witness)?
  private let launch: Launcher

  /// Launches an app for a scenario.
  /// - Parameters:
  ///   - scenario: What is played.
  ///   - runtime: The run.
  ///   - recordsScreens: Whether `screen` events are written.
  ///   - restoring: After which steps the app is put back from its states, compared, and taken on to the end.
  ///   - rewinds: Whether the states are put into a running tree, too.
  ///   - witness: Looks on.
  ///   - launch: Launches the app.
  public init(
    _ scenario: Scenario, on runtime: Runtime, recordsScreens: Bool = true,
    restoring: RestoringPlan = .never, rewinds: Bool = false, witness: (any Witness)? = nil,
    launch: @escaping Launcher
  ) {
    self.scenario = scenario
    self.restoring = restoring
    self.rewinds = rewinds
    self.witness = witness
    self.runtime = runtime
    self.launch = launch
    server = BlogServer(scenario.world, rules: scenario.rules)
    runtime.input(step: 0, from: runtime.world, to: nil, name: "launch") {
      let window = Window(runtime, recordsScreens: recordsScreens)
      let service = Service(runtime, name: "BlogAPI", server: server)
      let world = scenario.world
      app = launch(Launch(window: window, service: service, user: world.user.id, gallery: world.gallery))
      self.window = window
      self.service = service
    }
  }

  /// Launches the same app for the same scenario once more, in a run without a trace.
  convenience init(again other: Player) {
    self.init(other.scenario, on: .untraced, recordsScreens: false, launch: other.launch)
  }

  /// Makes an app from the states of another at a moment, in a run without a trace that begins there. The server knows
  /// what it knew, what is under way to and from it is, and the window is in the state that no app has it in.
  /// - Throws: Where the states could not be written or read.
  init(twinOf other: Player, at moment: Moment, _ type: any RestorableApp.Type) throws {
    let saved = try moment.saved.get()
    (scenario, launch) = (other.scenario, other.launch)
    (restoring, rewinds, witness) = (.never, false, nil)
    let runtime = Runtime.untraced
    let server = BlogServer(scenario.world, rules: scenario.rules)
    (self.runtime, self.server) = (runtime, server)
    runtime.run(until: moment.time)
    server.memory = moment.memory
    let world = scenario.world
    var made = Result<any RestorableApp, any Error> { throw RestoringError.notRestorable }
    runtime.input(step: 0, from: runtime.world, to: nil, name: "restore") {
      let window = Window(runtime, recordsScreens: false)
      let service = Service(runtime, name: "BlogAPI", server: server)
      service.replaceTraffic(by: moment.traffic)
      made = Result {
        try type.init(
          window: window, service: service, user: world.user.id, gallery: world.gallery, saved: saved)
      }
      window.take(moment.presence)
      service.carryOn()
      (self.window, self.service) = (window, service)
    }
    app = try made.get()
    (pace, outcome.steps) = (moment.pace, moment.step)
  }

  /// Has somebody watch what a person sees and what the network is asked, which takes no trace.
  ///
  /// A run that is watched is to have no trace: the ends of steps would show in it.
  /// - Parameters:
  ///   - onScreen: Told the screen's lines at the end of a moment or step that changed them.
  ///   - onRequest: Told of a request when it is sent, with the scenario's rule about it.
  public func watch(
    onScreen: @escaping ([String]) -> Void, onRequest: @escaping (Request, NetworkRule?) -> Void
  ) {
    window?.onScreen = onScreen
    server.onRequest = onRequest
  }

  /// Plays every step, then quits the app.
  /// - Parameter atEnd: Called after the last step, before what is out has settled.
  public func play(atEnd: () -> Void = {}) -> PlayOutcome {
    var moments: [Moment] = []
    let notes = restoring != .never || rewinds
    var last: Step?
    for played in scenario.numberedSteps {
      play(played.step, played.number)
      last = played.step
      if notes, let moment = moment(after: played.step, played.number) { moments.append(moment) }
    }
    atEnd()
    runtime.settle()
    // A wait that no step follows is waited for all the same.
    if pace.earliest > runtime.now { runtime.run(until: pace.earliest) }
    runtime.endTick()
    look()
    if notes, let last, let moment = moment(after: last, outcome.steps, isEnd: true) {
      moments.append(moment)
    }
    if notes { outcome.restoring = checkRestoring(moments, restoring, rewinds: rewinds) }
    return quit()
  }

  /// Plays one step when its time has come.
  func play(_ step: Step, _ number: Int) {
    if let after = step.after {
      runtime.run(until: max(runtime.now, pace.lastBegin + after))
    } else {
      runtime.settle()
      if pace.earliest > runtime.now { runtime.run(until: pace.earliest) }
    }
    // What a step came to is on record before the next one begins, be it at the same moment.
    runtime.endTick()
    if step.after == nil { look() }
    pace.lastBegin = runtime.now
    outcome.steps = number
    perform(step, number)
    look()
  }

  private func look() {
    guard let witness, let window else { return }
    witness.look(at: window, step: outcome.steps, time: runtime.now, isQuiet: runtime.isSettled)
  }

  private func perform(_ step: Step, _ number: Int) {
    guard let window else { return }
    switch step.action {
    case .open(let screen):
      input(number, window.open(screen.rawValue), "open", .string(screen.rawValue))
    case .tap(let path): input(number, window.tap(path.elementName), path.text)
    case .alert(let title): input(number, window.tapAlert(title), "alert", .string(title))
    case .back: input(number, window.back(), "back")
    case .pull(let part): input(number, window.pull(part.rawValue), part.rawValue, .string("pull"))
    case .scroll(let table, let row):
      input(number, window.scroll(table.rawValue, to: row), table.rawValue, .fields(["scroll": row]))
    case .type(let text, let path):
      input(number, window.type(text, into: path.elementName), path.text, .string(text))
    case .detach(let screen):
      input(
        number, window.attach(screen.rawValue, false), "detach", .string(screen.rawValue), by: runtime.world)
    case .attach(let screen):
      input(
        number, window.attach(screen.rawValue, true), "attach", .string(screen.rawValue), by: runtime.world)
    case .push(let push):
      server.push(push)
      let target = InputTarget(actor: service?.actor, .delivered { [app] in app?.receive(push) })
      input(number, target, "push", push.logged, by: runtime.world)
    case .wait(let time): pace.earliest = runtime.now + time
    case .expect(let expectations): check(expectations, step, number)
    case .repeat: break  // unrolled by `numberedSteps`
    }
  }

  private func input(
    _ number: Int, _ target: InputTarget, _ name: String, _ value: TraceValue? = nil, by actor: Actor? = nil
  ) {
    let shown = target.ignored.map { Self.ignored($0, value) } ?? value
    runtime.input(step: number, from: actor ?? runtime.user, to: target.actor, name: name, value: shown) {
      target.deliver?()
    }
  }

  /// What an input that did nothing carries: why it did nothing, beside what it would have carried.
  private static func ignored(_ reason: InputTarget.Ignored, _ value: TraceValue?) -> TraceValue {
    var members: [TraceValue.Member] = []
    switch value {
    case nil: break
    case .object(let own)?: members = own
    case let other?: members = [.init("value", other)]
    }
    return .object(members + [.init("ignored", .string(reason.rawValue))])
  }

  private func check(_ expectations: [Expectation], _ step: Step, _ number: Int) {
    for expectation in expectations {
      let actual = read(expectation.path)
      guard actual != expectation.value else { continue }
      outcome.failures.append(
        Failure(
          step: number, place: step.place, path: expectation.path.text, expected: expectation.value,
          actual: actual))
      runtime.fail(
        step: number, name: "expectation",
        value: .fields(["path": expectation.path.text, "expected": expectation.value, "actual": actual]))
    }
  }

  /// What the server knew at the start.
  var world: World { scenario.world }

  /// What a person sees under a path.
  func read(_ path: ElementPath) -> TraceValue {
    guard let window, let service else { return .null }
    return switch path.target {
    case .requests(nil): .int(service.requestCount)
    case .requests(let route?): .int(service.requestCount(route))
    case .element: window.value(of: path.elementName)
    case .enabled: window.readEnabled(path.elementName)
    case .hud: window.value(of: ElementName("hud"))
    case .alert: window.alertTitle
    case .toast: window.toastText
    case .stack: window.stackNames
    }
  }

  /// What the run has come to so far: for whoever must end it in the middle.
  public var outcomeSoFar: PlayOutcome {
    var outcome = outcome
    outcome.errors = runtime.reports
    outcome.leaks = runtime.leaks ?? []
    return outcome
  }

  /// Lets time pass until nothing is out.
  public func settle() { runtime.settle() }

  /// Everything that a person sees now, by its path.
  public var seen: [(path: String, value: TraceValue)] {
    ElementPath.all { self.read($0) }.map { ($0.text, read($0)) }.filter { $0.1 != .null }
  }

  /// Ends the app and its run.
  func quit() -> PlayOutcome {
    runtime.input(step: outcome.steps + 1, from: runtime.world, to: nil, name: "quit") {
      app = nil
      window = nil
      service = nil
      runtime.cancelAll()
    }
    outcome.leaks = runtime.finish(steps: outcome.steps)
    outcome.errors = runtime.reports
    return outcome
  }
}

/// When steps begin, in virtual milliseconds since the run began.
struct Pace {
  /// When the last one began.
  var lastBegin = 0
  /// Before when the next one does not, unless it says when.
  var earliest = 0
}

extension Runtime {
  /// A run that nobody records.
  fileprivate static var untraced: Runtime {
    Runtime(Recorder(TraceHeader(pattern: "twin", variant: nil, scenario: "twin"), to: nil))
  }
}

extension ElementPath {
  /// The element as the window names it.
  var elementName: ElementName {
    switch target {
    case .element(let element), .enabled(let element):
      ElementName(element.container, row: element.row, member: element.member)
    case .hud, .alert, .toast, .stack, .requests: ElementName(text)
    }
  }
}
