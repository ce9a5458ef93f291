import BlogDomain
import Runtime

extension BlockVariant {
  final class HeaderPresenter: MVP.HeaderPresenter, ContentBlocks {
    var onProgress: Action<Progress>?
    var onContent: Action<Content<HeaderText>>?
    /// The follow button and the count are other than they were.
    var onFollow: Action<HeaderText>?
    var binding = Binding()

    var loaded: HeaderText? { header }

    func follow(then completion: Completion<HeaderText>) {
      traced {
        sendFollow { [unowned self] in
          if let header = refresh(), !completion(header) { tellFollow(header) }
        }
      }
    }

    func forgetBlocks() {
      onProgress = nil
      onContent = nil
      onFollow = nil
    }

    override func tell(_ progress: Progress) { onProgress?(progress) }

    override func showLoaded() { tellContent() }

    override func showFailure() { tellContent() }

    override func tell(_ header: HeaderText) { tellContent() }

    override func tellFollow(_ header: HeaderText) { onFollow?(header) }
  }
}
