import BlogDomain
import Runtime

/// A presenter with a fake view attached, and what the view asks of it.
struct FakePart {
  /// What a view asks its presenter for.
  enum Wish {
    case load, more, follow, next, previous
    case like(Int)
    case share(Int)
    case select(Int)
    case type(String)
  }

  let view: FakeView
  let presenter: any Detachable
  let ask: (Wish) -> Void

  init(_ view: FakeView, _ presenter: any Detachable, _ ask: @escaping (Wish) -> Void = { _ in }) {
    self.view = view
    self.presenter = presenter
    self.ask = ask
  }
}

/// How a variant's presenters are attached to fake views, and asked.
protocol FakeMaking {
  func fakeProfile(_ header: FakePart, _ blogs: FakePart, _ drafts: FakePart) -> FakePart
  func fakeHeader(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart
  func fakeBlogs(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart
  func fakeDrafts(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart
  func fakeUsers(
    _ store: BlogStore, _ network: any Network, _ resource: Resource, _ format: NameFormat
  ) -> FakePart
  func fakeBlog(_ store: BlogStore, _ network: any Network, blog: Int) -> FakePart
  func fakeVoices(_ store: BlogStore, _ network: any Network) -> FakePart
  func fakeGallery(_ store: BlogStore, _ network: any Network, _ mode: World.Gallery) -> FakePart
  func fakeCategories(_ store: BlogStore, _ network: any Network) -> FakePart
}
