import BlogDomain
import Runtime

extension BlockVariant {
  /// The scene asks for follows, not the view: so their answers come by a row's block, as what others change.
  final class UsersPresenter: MVP.UsersPresenter, RowBlocks {
    var onProgress: Action<Progress>?
    var onContent: Action<Content<[Int]>>?
    var onRow: [Int: Action<PersonText>] = [:]
    var binding = Binding()

    var rows: Rows<PersonText> { users }

    func forgetBlocks() {
      onProgress = nil
      onContent = nil
      onRow = [:]
    }

    override func tell(_ progress: Progress) { onProgress?(progress) }

    override func showLoaded() { tellContent() }

    override func showEmpty() { tellContent() }

    override func showFailure() { tellContent() }

    override func tell(_ user: PersonText, in row: Int) { onRow[row]?(user) }
  }
}
