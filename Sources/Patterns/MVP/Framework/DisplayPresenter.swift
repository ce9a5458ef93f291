import Runtime

/// A presenter that knows its view by a protocol only.
public protocol DisplayPresenter: Presenter, Detachable {
  /// What a view must be able to show.
  associatedtype Display
  /// The hold on the view.
  var attachment: Attachment<Display> { get set }
}

extension DisplayPresenter {
  /// The view attached; nil where there is none, so that nothing can be told to a view that left.
  public var view: Display? { attachment.view }

  /// Attaches a view, in place of the one before, and tells it the current state.
  /// - Parameter view: A participant that conforms to `Display`.
  public func attachView(_ view: Display) {
    traced {
      guard let view = view as? Participant else { return }
      attachment = Attachment(view, of: self)
      replay()
    }
  }

  /// Lets go of the view, which is told nothing more.
  public func detachView() { traced { attachment = Attachment() } }
}

/// A presenter's hold on its view, which it does not keep alive.
public struct Attachment<Display> {
  private weak var attached: Participant?
  private var wire: Wire?

  /// Holds no view.
  public init() {}

  fileprivate init(_ view: Participant, of presenter: Participant) {
    attached = view
    wire = presenter.runtime.wire(.delegate, "view", from: presenter.actor, to: view.actor)
  }

  fileprivate var view: Display? {
    guard let wire, !wire.isCut else { return nil }
    return attached as? Display
  }
}
