import BlogDomain
import BlogViews

/// How presenters tell their views: makes, for each part of a screen, a presenter and a view that go together.
protocol Variant {
  func profile(
    _ header: HeaderPresenter, _ blogs: BlogsPresenter, _ drafts: DraftsPresenter
  ) -> Part<ProfilePresenter, ProfileView>
  func header(_ store: BlogStore, _ network: any Network, user: Int) -> Part<HeaderPresenter, HeaderView>
  func blogs(_ store: BlogStore, _ network: any Network, user: Int) -> Part<BlogsPresenter, BlogTable>
  func drafts(_ store: BlogStore, _ network: any Network, user: Int) -> Part<DraftsPresenter, DraftTable>
  func users(
    _ store: BlogStore, _ network: any Network, _ resource: Resource, _ format: NameFormat
  ) -> Part<UsersPresenter, UserTable>
  func blog(_ store: BlogStore, _ network: any Network, blog: Int) -> Part<BlogPresenter, BlogView>
  func voices(_ store: BlogStore, _ network: any Network) -> Part<VoicesPresenter, VoiceTable>
  func gallery(
    _ store: BlogStore, _ network: any Network, _ mode: World.Gallery
  ) -> Part<GalleryPresenter, GalleryView>
  func categories(_ store: BlogStore, _ network: any Network) -> Part<CategoriesPresenter, CategoriesView>
}

/// A part of a screen.
struct Part<Presenter, View> {
  /// Its presenter.
  let presenter: Presenter
  /// Makes the view that goes with the presenter.
  let viewController: (View) -> ViewController

  init(_ presenter: Presenter, _ viewController: @escaping (View) -> ViewController) {
    self.presenter = presenter
    self.viewController = viewController
  }
}
