import ArchTrace
import BlogDomain
import HeadlessUI
import MAVB
import MVCVS
import Runtime
import TEA

/// What becomes of a state when somebody who read it changes what they hold.
struct AliasTrial {
  /// Whose state it is.
  let holder: String
  /// Whether the state is a value.
  let isValue: Bool
  /// Whether the state is another afterwards.
  let changed: Bool
  /// Whether anybody was told: something came on record.
  let told: Bool

  /// The holders of state of the patterns whose flow goes one way, each with a value and with an object.
  static func all() -> [AliasTrial] { trials(CountValue.self, true) + trials(CountObject.self, false) }

  /// What was done, and what came of it.
  var evidence: Evidence {
    .source(
      "\(holder) with \(isValue ? "a value" : "an object") as its state",
      "a reader changes it: the state is \(changed ? "changed" : "as it was"), \(told ? "told" : "nobody is told")"
    )
  }

  private static func trials<State: Counting>(_ state: State.Type, _ isValue: Bool) -> [AliasTrial] {
    [
      trial("MVC+VS Store", isValue) { runtime, _ in
        let store = MVCVS.Store<State, Never>(runtime, .store, State())
        return { store.value }
      },
      trial("MAVB Adapter", isValue) { _, service in
        let adapter = MAVB.Adapter(CountAdapterState(counted: State()), service: service)
        return { adapter.state.counted }
      },
      trial("TEA Driver", isValue) { runtime, service in
        let driver = TEA.Driver<CountProgram<State>>(
          (), window: Window(runtime), service: service,
          events: ObserverList(of: service, .subscription, "events"))
        return { driver.state }
      },
    ]
  }

  private static func trial<State: Counting>(
    _ holder: String, _ isValue: Bool, _ make: (Runtime, Service) -> () -> State
  ) -> AliasTrial {
    let collector = EventCollector()
    let runtime = Runtime(Recorder(TraceHeader(pattern: "alias", scenario: "alias"), to: collector))
    var (changed, told) = (false, false)
    runtime.input(step: 0, from: runtime.world, to: nil, name: "launch") {
      let read = make(runtime, Service(runtime, name: "Service", server: BlogServer(World())))
      let events = collector.events.count
      var held = read()
      held.count += 1
      changed = read().count == held.count
      told = collector.events.count > events
    }
    return AliasTrial(holder: holder, isValue: isValue, changed: changed, told: told)
  }
}

/// A state, be it a value or an object.
private protocol Counting: Inspectable, Codable {
  var count: Int { get set }
  init()
}

extension Counting {
  fileprivate static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("count", old.count, new.count)
  }
}

private struct CountValue: Counting {
  var count = 0
}

private final class CountObject: Counting {
  var count = 0
}

private enum CountMessage: MAVB.AdapterMessage, TEA.Message {
  case count

  static func answered(_ call: Never, _ response: Response) -> CountMessage {}

  var name: String { "count" }
  var content: Logged? { nil }
}

private struct CountAdapterState<State: Counting>: MAVB.AdapterState {
  var counted: State

  func reduce(_ message: CountMessage) -> (Self, [MAVB.Effect<Self>]) {
    var state = self
    state.counted.count += 1
    return (state, [])
  }

  func resume() -> [MAVB.Effect<Self>] { [] }

  static func answered(_ call: Never, _ response: Response) -> CountMessage {}

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    State.inspect(old.counted, new.counted, with: &inspector)
  }

  typealias Output = Never
}

private enum CountProgram<State: Counting>: TEA.Program {
  typealias Message = CountMessage

  static func initial(_ flags: Void) -> (State, [TEA.Command<CountMessage>]) { (State(), []) }

  static func update(_ message: CountMessage, _ state: State) -> (State, [TEA.Command<CountMessage>]) {
    var state = state
    state.count += 1
    return (state, [])
  }

  static func view(_ state: State) -> TEA.VirtualWindow<CountMessage> {
    TEA.VirtualWindow(stack: [], onOpen: { _ in .count }, onBack: .count)
  }

  static func subscriptions(_ state: State) -> [TEA.Listener<Never, CountMessage>] { [] }
}
