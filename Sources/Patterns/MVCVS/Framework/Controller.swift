public import HeadlessUI
public import Runtime

/// A controller: makes actions on the stores out of what its view tells it, and sets its view when it is told a
/// value that it observes; it never does the second because of the first.
///
/// It keeps no state of its own: what can be restored stands in a store. Controllers form a tree and stand in the
/// responder chain after their view.
open class Controller: Participant, Responder {
  private weak var parent: Controller?
  private var children: [Controller] = []
  fileprivate var observations: [Subscription] = []

  /// Puts the controller on record.
  public init(_ runtime: Runtime) { super.init(runtime, .controller) }

  /// The controller above.
  public var nextResponder: (any Responder)? { parent }

  open func handler(for event: String) -> ((Int) -> Void)? { nil }

  /// Takes in a controller for a part of what this one shows.
  public final func add(_ child: Controller) {
    child.parent = self
    children.append(child)
  }

  /// Closes a controller and lets go of it.
  public final func remove(_ child: Controller) {
    child.close()
    children.removeAll { $0 === child }
  }

  /// Connects the view's events and observes the stores, which sets the view; called once, before the view is
  /// shown.
  public final func loadView() { traced(function: "viewDidLoad()") { viewDidLoad() } }

  /// What a controller does when its view is loaded; by default its children load theirs.
  open func viewDidLoad() {
    for child in children { child.loadView() }
  }

  /// Ends what the controller and its children observe: what they show is gone.
  open func close() {
    for observation in observations { observation.cancel() }
    observations = []
    for child in children { child.close() }
    children = []
  }
}

extension Responder where Self: Controller {
  /// Observes a part of a store's value until the controller is closed. The part is looked up in the controller's name,
  /// which may have to ask another store for its place.
  /// - Parameters:
  ///   - name: What the part is called.
  ///   - part: Takes the part out of the value; nil where there is none.
  ///   - handler: What the controller does with the part, and with the action that led to it.
  public func observe<State, Part: Equatable, Action>(
    _ store: Store<State, Action>, _ name: String, _ part: @escaping (Self, State) -> Part?,
    _ handler: @escaping (Self, Part, Action?) -> Void
  ) {
    let controller = Reference(self)
    observations.append(
      store.observe(
        self, name, { state in controller.value.flatMap { own in own.acting { part(own, state) } } }
      ) {
        if let part = $1 { handler($0, part, $2) }
      })
  }

  /// Observes a part, whatever the action; parameters as above.
  public func observe<State, Part: Equatable, Action>(
    _ store: Store<State, Action>, _ name: String, _ part: @escaping (Self, State) -> Part?,
    _ handler: @escaping (Self, Part) -> Void
  ) {
    observe(store, name, part) { controller, part, _ in handler(controller, part) }
  }

  /// Observes an announcement until the controller is closed.
  public func observe<Event>(
    _ announcement: ObserverList<Event>, _ handler: @escaping (Self, Event) -> Void
  ) {
    observations.append(announcement.add(self, handler))
  }
}
