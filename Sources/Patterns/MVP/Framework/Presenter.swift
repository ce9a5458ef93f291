public import Runtime

/// A presenter as far as its view's owner knows it: somebody to let go of.
public protocol Detachable: Participant {
  /// Lets go of the view.
  func detachView()
  /// Ends all observations: the screen is gone.
  func close()
}

/// A presenter: decides what is shown. It takes what its view was asked to do, asks the model and the network, and
/// hands its view strings and plain values to show.
///
/// It knows its view by a protocol only and does not keep it alive. Without a view it goes on: its state stays
/// current, and whoever is attached next is told all of it.
open class Presenter<Display>: Participant, Detachable {
  private weak var attached: Participant?
  private var wire: Wire?
  private var subscriptions: [Subscription] = []

  /// Puts the presenter on record.
  public init(_ runtime: Runtime) { super.init(runtime, .presenter) }

  /// The view attached; nil where there is none, so that nothing can be told to a view that left.
  public final var view: Display? {
    guard let wire, !wire.isCut else { return nil }
    return attached as? Display
  }

  /// Attaches a view, in place of the one before, and tells it the current state.
  /// - Parameter view: A participant that conforms to `Display`.
  public final func attachView(_ view: Display) {
    traced {
      guard let view = view as? Participant else { return }
      attached = view
      wire = runtime.wire(.delegate, "view", from: actor, to: view.actor)
      replay()
    }
  }

  /// Lets go of the view, which is told nothing more.
  public final func detachView() {
    traced {
      attached = nil
      wire = nil
    }
  }

  /// Tells the view, which may know nothing or what was right some time ago, the whole current state.
  open func replay() {}

  /// Keeps an observation until the presenter is closed.
  public final func keep(_ subscription: Subscription) { subscriptions.append(subscription) }

  /// Ends all observations: the screen is gone.
  public final func close() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}
