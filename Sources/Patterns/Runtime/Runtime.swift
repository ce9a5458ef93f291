public import ArchTrace

/// A run: who takes part, what is being handled, what is due when. Everything that happens passes through it
/// and is recorded by it.
///
/// A run is single-threaded and deterministic. `destroy` events are written when handling has come to rest, in
/// creation order, since the moment at which an object is freed differs between debug and release builds.
public final class Runtime {
  /// Called when a moment of virtual time ends with its queue empty, before the clock moves on.
  public var onTickEnd: (() -> Void)?
  /// Who acts as the person at the screen.
  public let user: Actor
  /// Who acts as everything outside the app: the server by itself, the system.
  public let world: Actor
  /// The wires made so far, where they are kept.
  public private(set) var wires: [Wire] = []
  /// What participants reported as gone wrong, each with who reported it.
  public private(set) var reports: [String] = []
  /// The participants that outlived their app; nil until the run is at its end.
  public private(set) var leaks: [String]?
  /// How often a view was set to what it showed already, which is no event.
  public private(set) var idleRenders = 0
  /// How many things are on or paused in any player.
  package private(set) var sounds = 0
  /// How many views were built, whoever built them and whatever became of them.
  package private(set) var viewCount = 0
  /// Says of a wire that is made whether it carries nothing, beside those cut by number; for a fault that is in every
  /// place where the same wire is made.
  package var severs: ((Wire) -> Bool)?
  /// Told of each wire that is about to deliver, with how many events were recorded before; for laws.
  package var onDelivery: ((Wire, Int) -> Void)?
  /// Told of each wire that has delivered.
  package var onDelivered: ((Wire) -> Void)?

  let clock: Actor
  let recorder: Recorder
  private let cuts: Set<Int>
  private let keepsWires: Bool
  var wireCount = 0

  private let names = NameTable(["user", "world", "clock"])
  private var roles: [Role] = []
  var free: [Int] = []  // slots of those who are gone, so that a long run needs no more room
  private(set) var serial = 0
  private(set) var lives: [Int] = []  // by slot: the serial of who is alive there, -1 where nobody is
  var counts: [String: Int] = [:]
  private var typeNames: [ObjectIdentifier: String] = [:]
  var dead: [Actor] = []

  var frames: [Frame] = []
  /// The event handled last at the bottom of the stack.
  var lastTop: EventID?
  var queue: [(frame: Frame, chain: Int, body: () -> Void)] = []
  var agenda = Agenda()
  /// What is done off the record at present; see `aside(_:)`.
  var currentAside: Aside? {
    didSet { isRecording = recorder.isRecording && currentAside == nil }
  }

  /// Whether reads of state are on record.
  @usableFromInline let recordsReads: Bool
  /// The reads on record within the open handlings, the innermost last.
  var reads: [HandlingReads] = []

  /// How many things led, one after the other, from the last input to what is done now.
  var chain = 0
  /// How many things were handled at this moment of virtual time.
  var handledNow = 0
  /// Whether the run was ended because it never came to rest.
  public internal(set) var isHalted = false

  /// What is being handled: the event, and who handles it.
  struct Frame {
    var event: EventID?
    var actor: Actor
  }

  /// Begins a run.
  /// - Parameters:
  ///   - recorder: Takes the events.
  ///   - cuts: The numbers of the wires that carry nothing in this run.
  ///   - keepsWires: Whether `wires` lists them; a long run makes many.
  ///   - recordsReads: Whether reads of state are on record.
  public init(
    _ recorder: Recorder, cuts: Set<Int> = [], keepsWires: Bool = false, recordsReads: Bool = false
  ) {
    self.recorder = recorder
    self.cuts = cuts
    self.keepsWires = keepsWires
    self.recordsReads = recordsReads
    isRecording = recorder.isRecording
    roles = [.user, .world, .clock]
    lives = [0, 0, 0]
    user = Actor(slot: 0, serial: 0)
    world = Actor(slot: 1, serial: 0)
    clock = Actor(slot: 2, serial: 0)
  }

  /// Whether anybody listens to the events.
  public private(set) var isRecording: Bool

  /// Virtual milliseconds since the run began.
  public var now: Int { recorder.time }

  /// The scenario step that is open, and when it was opened.
  public private(set) var openStep = (number: 0, time: 0)

  /// The name of an actor as the trace writes it.
  public func name(of actor: Actor) -> String {
    actor == .nobody ? "nobody" : names[actor.slot]
  }

  /// What an actor is in its pattern; nil for nobody.
  public func role(of actor: Actor) -> Role? { actor == .nobody ? nil : roles[actor.slot] }

  // MARK: Events

  /// Opens a scenario step and plays its input.
  /// - Parameters:
  ///   - step: The step's number in the scenario, from 1; 0 is the launch.
  ///   - from: Who acts: `user` or `world`.
  ///   - to: On whom.
  ///   - name: The element's path, or what the world does.
  ///   - value: What was typed, pushed, scrolled to.
  ///   - body: Delivers the input.
  public func input(
    step: Int, from: Actor, to: Actor?, name: String, value: TraceValue? = nil, _ body: () -> Void
  ) {
    // What the person acts on is what the last step came to.
    endTick()
    recorder.open(step: step)
    openStep = (step, now)
    (chain, handledNow) = (0, 0)
    let event = record(.input, cause: nil, from: from, to: to, name: name, value: value)
    top(Frame(event: event, actor: to ?? from), body)
    drain()
  }

  /// Opens a scenario step with an error, such as an expectation that failed.
  public func fail(step: Int, name: String, value: TraceValue) {
    if step != recorder.step { recorder.open(step: step) }
    _ = record(.error, cause: nil, from: user, to: nil, name: name, value: value)
  }

  /// Records an error that a participant reports, caused by what is being handled.
  func report(_ error: String, _ value: TraceValue, by actor: Actor) {
    note(report: "\(name(of: actor)): \(error) \(value.json)")
    record(.error, from: actor, name: error, value: value)
  }

  /// Keeps what was reported as gone wrong.
  func note(report text: String) {
    if currentAside != nil { currentAside?.reports.append(text) } else { reports.append(text) }
  }

  /// Records an event caused by what is being handled; `from` nil is whoever handles it.
  @discardableResult
  public func record(
    _ kind: EventKind, from: Actor? = nil, to: Actor? = nil, name: String? = nil, value: TraceValue? = nil,
    changes: [Change] = []
  ) -> EventID {
    guard isRecording else { return EventID(step: 0, index: 0) }
    let frame = frames.last
    let from = from ?? frame?.actor ?? world
    return changes.withUnsafeBufferPointer {
      record(kind, cause: frame?.event, from: from, to: to, name: name, value: value, changes: $0)
    }
  }

  /// Records one change of a view by whoever acts now; the view itself where nobody does.
  /// - Parameters:
  ///   - view: Who is changed.
  ///   - name: What of it.
  ///   - change: How.
  public func recordRender(of view: Actor, name: String, change: Change) {
    let frame = frames.last
    withUnsafePointer(to: change) {
      _ = record(
        .render, cause: frame?.event, from: frame?.actor ?? view, to: view, name: name,
        changes: UnsafeBufferPointer(start: $0, count: 1))
    }
  }

  /// Records several changes of a view by whoever acts now as one event; parameters as above.
  public func recordRender(of view: Actor, name: String, changes: [Change]) {
    record(.render, from: frames.last?.actor ?? view, to: view, name: name, changes: changes)
  }

  /// Records an event and handles it: what the body leads to is caused by it.
  /// - Parameters:
  ///   - from: Who acts; nil is whoever handles the event that led here.
  ///   - to: On whom; the body runs in that one's name.
  @inlinable
  public func handle<R>(
    _ kind: EventKind, from: Actor? = nil, to: Actor, name: String?, value: TraceValue? = nil,
    _ body: () throws -> R
  ) rethrows -> R {
    begin(kind, from: from, to: to, name: name, value: value)
    defer { pop() }
    return try body()
  }

  /// Records an event whose handling lasts until `pop()`.
  @usableFromInline
  func begin(_ kind: EventKind, from: Actor?, to: Actor, name: String?, value: TraceValue?) {
    push(record(kind, from: from, to: to, name: name, value: value), to)
  }

  /// Records what a person sees at the end of a tick; caused by what was handled last in it.
  public func recordScreen(_ window: Actor, _ lines: TraceValue) {
    _ = record(.screen, cause: lastTop, from: window, to: nil, name: nil, value: lines)
  }

  @inline(__always)
  func record(
    _ kind: EventKind, cause: EventID?, from: Actor, to: Actor?, name: String?, value: TraceValue? = nil,
    changes: UnsafeBufferPointer<Change> = UnsafeBufferPointer(start: nil, count: 0), role: Role? = nil
  ) -> EventID {
    guard isRecording else { return EventID(step: 0, index: 0) }
    let to = to == from || to == .nobody ? nil : to?.slot
    return recorder.record(
      kind, cause: cause, from: from.slot, to: to, of: names, name: name, value: value, changes: changes,
      role: role?.rawValue)
  }

  /// Counts that a view was set to what it showed already.
  public func countIdleRender() { if currentAside == nil { idleRenders += 1 } }

  @usableFromInline func recordState(_ owner: Actor, _ changes: [Change]) {
    if !changes.isEmpty { record(.state, from: owner, changes: changes) }
  }

  func push(_ event: EventID?, _ actor: Actor) { frames.append(Frame(event: event, actor: actor)) }

  @usableFromInline func pop() {
    frames.removeLast()
    if recordsReads { forgetReads() }
  }

  // MARK: Participants

  /// Puts a participant that is no object on record, such as a pure function.
  /// - Returns: Who acts; ended with `destroy(_:)`.
  public func create(_ name: String, _ role: Role) -> Actor {
    let count = (counts[name] ?? 0) + 1
    counts[name] = count
    let fullName = count == 1 ? name : "\(name)#\(count)"
    serial += 1
    let actor = Actor(slot: free.popLast() ?? names.count, serial: serial)
    names[actor.slot] = fullName
    if actor.slot == roles.count {
      roles.append(role)
      lives.append(serial)
    } else {
      roles[actor.slot] = role
      lives[actor.slot] = serial
    }
    if isRecording {
      let frame = frames.last
      _ = record(.create, cause: frame?.event, from: frame?.actor ?? world, to: actor, name: nil, role: role)
    }
    return actor
  }

  /// Ends a participant's life; the event follows when handling has come to rest.
  public func destroy(_ actor: Actor) {
    guard actor != .nobody else { return }
    lives[actor.slot] = -1
    dead.append(actor)
  }

  /// Whether a participant is still there.
  @usableFromInline func isAlive(_ actor: Actor) -> Bool {
    actor != .nobody && lives[actor.slot] == actor.serial
  }

  func typeName(of object: AnyObject) -> String {
    let type: any AnyObject.Type = Swift.type(of: object)
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = _typeName(type, qualified: false)  // as String(describing:), without a search for conformances
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  func buryDead() {
    guard !dead.isEmpty else { return }
    let cause = lastTop
    for actor in dead.sorted(by: { $0.serial < $1.serial }) {
      _ = record(.destroy, cause: cause, from: actor, to: nil, name: nil)
      if !keepsWires { free.append(actor.slot) }
    }
    dead.removeAll(keepingCapacity: true)
  }

  /// Takes note that more things are on or paused in a player, or fewer.
  func countSounds(_ difference: Int) { sounds += difference }

  /// Takes note that a view is built.
  package func countView() { viewCount += 1 }

  // MARK: Wires

  /// Makes a wire, which carries changes or taps from one participant to another until it is cut.
  public func wire(_ kind: Wire.Kind, _ name: String, from: Actor, to: Actor) -> Wire {
    wireCount += 1
    var wire = Wire(
      number: wireCount, kind: kind, name: name, from: from, to: to, step: openStep.number,
      isCut: currentAside == nil && cuts.contains(wireCount))
    if let severs, severs(wire) { wire.isCut = true }
    if keepsWires, currentAside == nil { wires.append(wire) }
    return wire
  }

  // MARK: The end

  /// Drops everything that is still to come.
  public func cancelAll() { agenda = Agenda() }

  /// Puts the clock back: for a run without a trace. What is still to come is due when it was.
  /// - Parameter time: Virtual milliseconds since the run began.
  package func rewind(to time: Int) { recorder.time = time }

  /// Records everybody who is still alive as a leak and writes the footer.
  /// - Parameters:
  ///   - steps: How many scenario steps were played.
  /// - Returns: The names of those who leaked.
  public func finish(steps: Int) -> [String] {
    drain()
    // Whoever was cut off in the middle of what it did leaked nothing by itself.
    let leaked =
      isHalted
      ? []
      : lives.enumerated().dropFirst(3).filter { $0.element >= 0 }
        .map { Actor(slot: $0.offset, serial: $0.element) }.sorted { $0.serial < $1.serial }
    let names = leaked.map(name(of:))
    // Known before they are on record: whoever writes the record may end the process.
    leaks = names
    for actor in leaked {
      _ = record(.error, cause: lastTop, from: actor, to: nil, name: "leak")
    }
    recorder.finish(steps: steps)
    return names
  }
}
