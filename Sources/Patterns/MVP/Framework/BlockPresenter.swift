public import Runtime

/// A presenter that knows nothing of its view. It has a property block for whatever may happen more than once or
/// begin elsewhere, which the view sets; and it answers what it is asked through the completion passed with the
/// call.
///
/// The blocks are set for as long as the view is attached. Every time it attaches it sets them all again: a block
/// that were set only where none is would, sooner or later, be the block of something that is shown no more.
public protocol BlockPresenter: Presenter, Detachable {
  /// The time for which the blocks are set; another at every attach.
  var binding: Binding { get set }
  /// Forgets every property block.
  func forgetBlocks()
}

extension BlockPresenter {
  /// A view has set its blocks, in place of those before: tells it the current state.
  public func attachView() { traced { replay() } }

  /// Forgets the blocks, and the completions of whatever was asked, so that the view is told nothing more.
  public func detachView() {
    traced {
      binding.isOver = true
      binding = Binding()
      forgetBlocks()
    }
  }
}

/// The time for which a view's blocks are set on a presenter.
public final class Binding {
  fileprivate(set) var isOver = false

  /// Begins it.
  public init() {}
}

/// A block that is passed with a call, for its answer: it is called once at most. It keeps neither the view nor
/// the presenter alive.
public final class Completion<Answer> {
  private let binding: Binding
  private var block: Action<Answer>?

  /// Makes a completion for one call.
  /// - Parameters:
  ///   - name: What is asked.
  ///   - presenter: Who answers.
  ///   - view: Who asks; nothing happens where it is gone by then.
  ///   - call: What it does with the answer.
  public init<View: Participant>(
    _ name: String, of presenter: some BlockPresenter, to view: View, _ call: @escaping (View, Answer) -> Void
  ) {
    binding = presenter.binding
    block = Action(name, .block, from: presenter, to: view, call)
  }

  /// Hands over the answer.
  /// - Returns: Whether the view that asked was still attached. Where it was not, whoever is attached by then has
  ///   to be told as of any other change.
  public func callAsFunction(_ answer: Answer) -> Bool {
    guard !binding.isOver, let block else { return false }
    self.block = nil
    block(answer)
    return true
  }
}
