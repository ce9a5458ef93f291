import BlogDomain
import Runtime

extension BlockVariant {
  /// The scene asks for follows, not the view: so their answers come by a row's block, as what others change.
  final class UsersPresenter: MVP.UsersPresenter, ContentBlocks {
    var onProgress: Action<Progress>?
    var onContent: Action<Content<[Int]>>?
    /// By row: what it shows is other than it was.
    private var onUser: [Int: Action<PersonText>] = [:]
    var binding = Binding()

    var loaded: [Int]? { users.ids }

    /// A cell shows a row from now on.
    /// - Parameters:
    ///   - row: The row's id.
    ///   - block: Takes what the row shows whenever it is other than it was. It replaces the one before.
    /// - Returns: What the row shows now.
    func bind(row: Int, to block: Action<PersonText>) -> PersonText? {
      traced(row) {
        onUser[row] = block
        return users[row]
      }
    }

    /// The cell shows the row no more, and may show another.
    func unbind(row: Int) { traced(row) { onUser[row] = nil } }

    func forgetBlocks() {
      onProgress = nil
      onContent = nil
      onUser = [:]
    }

    override func tell(_ progress: Progress) { onProgress?(progress) }

    override func showLoaded() { tellContent() }

    override func showEmpty() { tellContent() }

    override func showFailure() { tellContent() }

    override func tell(_ user: PersonText, in row: Int) { onUser[row]?(user) }
  }
}
