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
/// How it tells its view is a subclass's to say: through a protocol (`DisplayPresenter`), or through blocks
/// (`BlockPresenter`). Without a view it goes on: its state stays current, and whoever is attached next is told all
/// of it.
open class Presenter: Participant {
  private var subscriptions: [Subscription] = []

  /// Puts the presenter on record.
  public init(_ runtime: Runtime) { super.init(runtime, .presenter) }

  /// Tells the view, which may know nothing or what was right some time ago, the whole current state.
  open func replay() {}

  /// Keeps an observation until the presenter is closed.
  public final func keep(_ subscription: Subscription) { subscriptions.append(subscription) }

  /// Ends all observations: the screen is gone.
  open func close() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}
