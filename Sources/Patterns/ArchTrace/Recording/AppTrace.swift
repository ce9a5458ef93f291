/// The trace of an app of your own: it knows who is acting, so that every event has its sender and its cause.
///
///     let trace = try AppTrace(path: "trace.ndjson", pattern: "mvvm", scenario: "two to-dos")
///     let store = TodoStore(trace)          // trace.participant(TodoStore.self)
///     trace.step("add", on: view) { … }     // a person acts, and the app handles it
///     try trace.finish()
///
/// Everything up to the first step is caused by the launch. Time is yours to move, since a trace that is to be
/// compared knows no wall clock. Use a trace, and its participants, from the thread that begins it, such as the main actor's: the
/// first use from another stops the program, since events would be lost.
public final class AppTrace {
  /// Milliseconds since the app was launched, by whatever clock the app is tested with. It does not run backwards: what is
  /// set to an earlier time stays as it is.
  public var time: Int {
    get { recorder.time }
    set {
      recorder.checkThread()
      recorder.time = max(recorder.time, newValue)
    }
  }

  let recorder: Recorder
  private let writer: TraceWriter?
  /// Who handles what is being handled, outermost first.
  private var acting: [String] = []
  private var instances: [String: Int] = [:]
  private var steps = 0
  /// The launch, until the first step.
  private var launch: EventID?

  /// Begins a trace in a file.
  /// - Parameters:
  ///   - path: The file; what was in it is replaced.
  ///   - pattern: The pattern whose rules the app keeps, `mvvm`; any other name where it has one of its own.
  ///   - variant: The pattern's variant.
  ///   - scenario: What is played.
  /// - Throws: `WriteFailure` where the file cannot be written.
  public convenience init(
    path: String, pattern: String, variant: String? = nil, scenario: String
  ) throws(WriteFailure) {
    let writer = try TraceWriter(path: path)
    self.init(
      Recorder(TraceHeader(pattern: pattern, variant: variant, scenario: scenario), to: writer), writer)
  }

  /// Begins a trace in memory or elsewhere.
  /// - Parameters:
  ///   - sink: Where events go; nil records nothing, and costs next to nothing.
  ///   - pattern: The pattern whose rules the app keeps.
  ///   - variant: The pattern's variant.
  ///   - scenario: What is played.
  public convenience init(
    to sink: (any TraceSink)?, pattern: String, variant: String? = nil, scenario: String
  ) {
    self.init(Recorder(TraceHeader(pattern: pattern, variant: variant, scenario: scenario), to: sink), nil)
  }

  private init(_ recorder: Recorder, _ writer: TraceWriter?) {
    self.recorder = recorder
    self.writer = writer
    launch = recorder.record(.input, from: "world", name: "launch")
  }

  /// Names one who takes part: after its type, with `#2` for the second of them.
  /// - Parameters:
  ///   - type: Its type.
  ///   - role: Its role in the pattern, `viewModel`. Leave it out where a file for `--roles` says it.
  /// - Returns: What it records its events with.
  public func participant(_ type: Any.Type, role: String? = nil) -> AppParticipant {
    recorder.checkThread()
    let typeName = String(describing: type)
    let number = instances[typeName, default: 0] + 1
    instances[typeName] = number
    let name = number == 1 ? typeName : "\(typeName)#\(number)"
    if role != nil { recorder.record(.create, cause: cause, from: actor, to: name, role: role) }
    return AppParticipant(name: name, trace: self)
  }

  /// Plays one step: a person acts on a view, and the app handles it.
  /// - Parameters:
  ///   - name: The element that is acted on, `addButton`.
  ///   - view: The view that it is in.
  ///   - value: What was typed, picked, scrolled to.
  ///   - body: Delivers it.
  /// - Returns: What `body` returns.
  @discardableResult
  public func step<Result, Failure: Error>(
    _ name: String, on view: AppParticipant, value: (any TraceValueConvertible)? = nil,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    recorder.checkThread()
    launch = nil
    steps += 1
    recorder.open(step: steps)
    let event = recorder.record(
      .input, cause: nil, from: "user", to: view.name, name: name, value: value?.traceValue)
    return try handle(event, by: view.name, body)
  }

  /// Writes the last line; without it, readers say that the trace was cut short.
  /// - Throws: `WriteFailure` where the file could not be written, now or before.
  public func finish() throws(WriteFailure) {
    recorder.finish(steps: steps)
    if let number = writer?.failure { throw WriteFailure(number: number) }
  }

  /// Who acts: who handles what is being handled, and the world where nobody does.
  var actor: String { acting.last ?? "world" }

  /// What is being handled, or the launch.
  var cause: EventID? { recorder.cause ?? launch }

  func handle<Result, Failure: Error>(
    _ event: EventID, by name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    recorder.enter(event)
    acting.append(name)
    defer {
      acting.removeLast()
      recorder.leave()
    }
    return try body()
  }
}
