public import HeadlessUI
public import Runtime

/// Says which views there are and what they are bound to. It constructs the views once; from then on everything
/// goes through the bindings, and it has nothing more to decide.
open class Binder: Participant {
  private var links: [any BindingLink] = []
  private var children: [Binder] = []
  private var kept: [AnyObject] = []
  /// Whether its screen is gone.
  private(set) var isClosed = false

  /// Puts the binder on record.
  public init(_ runtime: Runtime) { super.init(runtime, .binder) }

  /// The views, described by their bindings.
  open var views: [ViewConstructor] { [] }

  /// The bindings of its views, in order, for tests to consume.
  public final var bindings: [BindingSummary] { views.flatMap(\.bindings) }

  /// Constructs the views, bound.
  public final func construct() -> [View] { traced { views.map { $0.construct(self) } } }

  /// Binds a view that is there already.
  public final func bind<V: View>(_ view: V, _ bindings: [Binding<V>]) {
    for binding in bindings { binding.apply(view, self, binding.summary.name) }
  }

  final func bind<R, Value: Equatable & Loggable>(
    _ name: String, _ source: Source<R, Value>, _ set: @escaping (Binder, Value) -> Void
  ) {
    let link = source.adapter.link(name, source.value, to: self, set)
    if isClosed { link.cut() } else { links.append(link) }
  }

  // MARK: Life

  /// Takes in the binder of a part.
  final func add(_ child: Binder) { children.append(child) }

  /// Closes the binder of a part and lets go of it.
  final func remove(_ child: Binder) {
    child.close()
    children.removeAll { $0 === child }
  }

  /// Keeps what a binding needs and must not hold itself, since its adapter holds the binding.
  final func keep(_ object: AnyObject) { kept.append(object) }

  /// Leaves its bindings out while its views are out of use.
  final func pause() {
    for link in links { link.pause() }
  }

  /// Feeds its bindings again.
  final func resume() {
    for link in links { link.resume() }
  }

  /// Ends all bindings: its views are gone.
  public final func close() {
    isClosed = true
    for link in links { link.cut() }
    links = []
    for child in children { child.close() }
    children = []
    kept = []
  }
}

/// Which subject a row is about: read by the row's bindings, and another one when the cell is used again.
public final class Row {
  /// The id of what the row shows.
  public internal(set) var id: Int

  /// Makes a row about something.
  public init(_ id: Int) { self.id = id }
}
