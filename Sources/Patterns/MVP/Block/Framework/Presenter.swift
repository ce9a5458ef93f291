public import Runtime

/// A presenter: takes what its view was asked to do, asks the model and the network, and hands its view texts and
/// plain values. It knows nothing of the view.
open class Presenter: Participant {
  /// The time for which the blocks of a view are set; nil while none is attached.
  fileprivate(set) final var binding: Binding?
  private var subscriptions: [Subscription] = []

  /// Puts the presenter on record.
  public init(_ runtime: Runtime) { super.init(runtime, .presenter) }

  /// Keeps an observation until the presenter is closed.
  public final func keep(_ subscription: Subscription) { subscriptions.append(subscription) }

  /// Ends all observations: the screen is gone.
  open func close() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}

/// A presenter with a property block for whatever may happen more than once, or begin elsewhere. The view sets them.
///
/// Each time that a view attaches it sets them all, whether or not any is set: a block that were set only where none is
/// would, sooner or later, be the block of something that is shown no more.
public protocol BlockPresenter: Presenter {
  /// Hands what there is to the property blocks.
  func showAll()
  /// Forgets the property blocks.
  func forgetBlocks()
}

extension BlockPresenter {
  /// A view has set its blocks: hands it what there is.
  public func attachView() {
    traced {
      binding = Binding()
      showAll()
    }
  }

  /// Forgets the blocks, and the completions that are out, so that the view is told nothing more.
  public func detachView() {
    traced {
      binding = nil
      forgetBlocks()
    }
  }
}

/// The presenter of a row, in whatever cell shows it, or in none.
public protocol CellPresenter: BlockPresenter {
  /// The model told that something of what the row shows has changed.
  func update()
}

/// The time for which a view's blocks are set on a presenter.
final class Binding {}
