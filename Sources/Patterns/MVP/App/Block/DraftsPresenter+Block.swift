import BlogDomain
import Runtime

extension BlockVariant {
  final class DraftsPresenter: MVP.DraftsPresenter, ContentBlocks {
    var onProgress: Action<Progress>?
    var onContent: Action<Content<Rows<String>>>?
    var binding = Binding()

    var loaded: Rows<String>? { titles }

    func forgetBlocks() {
      onProgress = nil
      onContent = nil
    }

    override func tell(_ progress: Progress) { onProgress?(progress) }

    override func showLoaded() { tellContent() }

    override func showEmpty() { tellContent() }

    override func showFailure() { tellContent() }
  }
}
