import BlogDomain
import HeadlessUI
import Runtime

extension Window {
  /// Presents what the person must be told.
  func present(_ notice: Notice) {
    switch notice {
    case .alert(let text): enqueue(Alert(text))
    case .toast(let text): showToast(text)
    }
  }

  /// Asks whether to stop following someone; the answer goes to the view model that asked.
  func ask(_ question: UnfollowQuestion, _ viewModel: UsersViewModel) {
    let unfollow = Action("unfollow", .block, from: self, to: viewModel) { $0.unfollow(user: $1) }
    let buttons = [Alert.Button("Cancel"), Alert.Button("Unfollow", unfollow.with(question.user))]
    enqueue(Alert(question.text, buttons: buttons))
  }
}
