public import Runtime

/// A presenter: takes what its view was asked to do, asks the model and the network, and hands its view strings and
/// plain values to show, through a protocol that says what the view must be able to show.
///
/// A presenter holds its view weakly. Without one it goes on: its state stays current, and the view that is attached
/// next is told all of it.
open class Presenter: Participant {
  private var subscriptions: [Subscription] = []

  /// Puts the presenter on record.
  public init(_ runtime: Runtime) { super.init(runtime, .presenter) }

  /// Connects the presenter with a view that attaches itself.
  /// - Parameter view: The view, which the caller is to hold weakly.
  /// - Returns: The view; nil where the wire to it is cut, so that nothing can be told to it.
  public final func connect<View: Participant>(_ view: View) -> View? {
    runtime.wire(.delegate, "view", from: actor, to: view.actor).isCut ? nil : view
  }

  /// Keeps an observation until the presenter is closed.
  public final func keep(_ subscription: Subscription) { subscriptions.append(subscription) }

  /// Ends all observations: what it presents is gone.
  open func close() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}

/// A presenter as far as it must be known to be left: each is attached to by the protocol of its own view.
public protocol AttachablePresenter: Presenter {
  /// Lets go of the view, which is told nothing more.
  func detachView()
}
