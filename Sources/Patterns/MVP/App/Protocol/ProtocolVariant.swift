import BlogDomain
import BlogViews

/// `mvp/protocol`: a presenter knows its view by a protocol, of what a view must be able to show.
struct ProtocolVariant: Variant {
  func profile(
    _ header: MVP.HeaderPresenter, _ blogs: MVP.BlogsPresenter, _ drafts: MVP.DraftsPresenter
  ) -> Part<MVP.ProfilePresenter, ProfileView> {
    let presenter = ProfilePresenter(header, blogs, drafts)
    return Part(presenter) { ProfileViewController(presenter, view: $0) }
  }

  func header(_ store: BlogStore, _ network: any Network, user: Int) -> Part<MVP.HeaderPresenter, HeaderView>
  {
    let presenter = HeaderPresenter(store, network, user: user)
    return Part(presenter) { HeaderViewController(presenter, view: $0) }
  }

  func blogs(_ store: BlogStore, _ network: any Network, user: Int) -> Part<MVP.BlogsPresenter, BlogTable> {
    let presenter = BlogsPresenter(store, network, user: user)
    return Part(presenter) { BlogsViewController(presenter, view: $0) }
  }

  func drafts(_ store: BlogStore, _ network: any Network, user: Int) -> Part<MVP.DraftsPresenter, DraftTable>
  {
    let presenter = DraftsPresenter(store, network, user: user)
    return Part(presenter) { DraftsViewController(presenter, view: $0) }
  }

  func users(
    _ store: BlogStore, _ network: any Network, _ resource: Resource, _ format: NameFormat
  ) -> Part<MVP.UsersPresenter, UserTable> {
    let presenter = UsersPresenter(store, network, resource, format)
    return Part(presenter) { UsersViewController(presenter, view: $0) }
  }

  func blog(_ store: BlogStore, _ network: any Network, blog: Int) -> Part<MVP.BlogPresenter, BlogView> {
    let presenter = BlogPresenter(store, network, blog: blog)
    return Part(presenter) { BlogViewController(presenter, view: $0) }
  }

  func voices(_ store: BlogStore, _ network: any Network) -> Part<MVP.VoicesPresenter, VoiceTable> {
    let presenter = VoicesPresenter(store, network)
    return Part(presenter) { VoicesViewController(presenter, view: $0) }
  }

  func gallery(
    _ store: BlogStore, _ network: any Network, _ mode: World.Gallery
  ) -> Part<MVP.GalleryPresenter, GalleryView> {
    let presenter = GalleryPresenter(store, network, mode)
    return Part(presenter) { GalleryViewController(presenter, view: $0) }
  }

  func categories(
    _ store: BlogStore, _ network: any Network
  ) -> Part<MVP.CategoriesPresenter, CategoriesView> {
    let presenter = CategoriesPresenter(store, network)
    return Part(presenter) { CategoriesViewController(presenter, view: $0) }
  }
}
