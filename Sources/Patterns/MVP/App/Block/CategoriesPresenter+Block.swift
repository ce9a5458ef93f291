import Runtime

extension BlockVariant {
  final class CategoriesPresenter: MVP.CategoriesPresenter, BlockPresenter {
    /// The result is other than it was, though nobody answered.
    var onResult: Action<String>?
    var binding = Binding()

    /// - Parameter completion: Takes what has to be shown as the result; never called where something else is typed
    ///   before the answer comes.
    func search(_ text: String, then completion: Completion<String>) {
      traced(text) {
        send(text) { [unowned self] in
          if !completion(result) { tell(result) }
        }
      }
    }

    func forgetBlocks() { onResult = nil }

    override func tell(_ result: String) { onResult?(result) }
  }
}
