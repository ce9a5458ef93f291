public import Runtime

/// A block that a view passes with what it asks, for the answer: called once at most. It keeps neither the view nor
/// the presenter alive.
public final class Completion<Answer> {
  private weak var binding: Binding?
  private var block: Action<Answer>?

  /// Makes a completion for one call.
  /// - Parameters:
  ///   - name: What is asked.
  ///   - presenter: Who answers.
  ///   - view: Who asks.
  ///   - call: What the view does with the answer.
  public init<View: Participant>(
    _ name: String, of presenter: some BlockPresenter, to view: View, _ call: @escaping (View, Answer) -> Void
  ) {
    binding = presenter.binding
    block = Action(name, .block, from: presenter, to: view, call)
  }

  /// Hands over the answer.
  /// - Returns: Whether the view that asked is attached still. Where it is not, whoever is by now has to be told as of
  ///   any other change.
  public func callAsFunction(_ answer: Answer) -> Bool {
    guard binding != nil, let block else { return false }
    self.block = nil
    block(answer)
    return true
  }
}
