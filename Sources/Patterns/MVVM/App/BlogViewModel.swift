import BlogDomain
import Runtime

/// One blog on a screen of its own.
final class BlogViewModel: BlogItemViewModel {
  private(set) lazy var body = property("body", text?.body ?? "")

  override func update(_ text: BlogText) {
    super.update(text)
    body.set(text.body)
  }
}
