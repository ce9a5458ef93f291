import Runtime

extension BlockVariant {
  final class ProfilePresenter: MVP.ProfilePresenter, BlockPresenter {
    /// Whether anything is loading is other than it was.
    var onLoading: Action<Bool>?
    var binding = Binding()

    func forgetBlocks() { onLoading = nil }

    override func tell(isLoading: Bool) { onLoading?(isLoading) }
  }
}
