import BlogDomain
import Runtime

extension ProtocolVariant: FakeMaking {
  func fakeProfile(_ header: FakePart, _ blogs: FakePart, _ drafts: FakePart) -> FakePart {
    guard let header = header.presenter as? HeaderPresenter, let blogs = blogs.presenter as? BlogsPresenter,
      let drafts = drafts.presenter as? DraftsPresenter
    else { return header }
    let presenter = ProfilePresenter(header, blogs, drafts)
    let view = FakeProfileView(presenter, "profile")
    presenter.attachView(view)
    return FakePart(view, presenter)
  }

  func fakeHeader(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart {
    let presenter = HeaderPresenter(store, network, user: user)
    let view = FakeHeaderView(presenter, "header")
    presenter.attachView(view)
    return FakePart(view, presenter) { wish in
      if case .follow = wish { presenter.follow() } else { presenter.load() }
    }
  }

  func fakeBlogs(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart {
    let presenter = BlogsPresenter(store, network, user: user)
    let view = FakeBlogsView(presenter, "blogs") { $0.set($1, $2) }
    presenter.attachView(view)
    return FakePart(view, presenter) { wish in
      switch wish {
      case .more: presenter.loadMore()
      case .like(let blog): presenter.like(blog: blog)
      case .share(let blog): presenter.share(blog: blog)
      case .load, .follow, .next, .previous, .select, .type: presenter.load()
      }
    }
  }

  func fakeDrafts(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart {
    let presenter = DraftsPresenter(store, network, user: user)
    let view = FakeDraftsView(presenter, "drafts") { $0.set("\($1).title", $2) }
    presenter.attachView(view)
    return FakePart(view, presenter) { _ in presenter.load() }
  }

  func fakeUsers(
    _ store: BlogStore, _ network: any Network, _ resource: Resource, _ format: NameFormat
  ) -> FakePart {
    let presenter = UsersPresenter(store, network, resource, format)
    let view = FakeUsersView(presenter, resource.name) { $0.set($1, $2) }
    presenter.attachView(view)
    return FakePart(view, presenter) { _ in presenter.load() }
  }

  func fakeBlog(_ store: BlogStore, _ network: any Network, blog: Int) -> FakePart {
    let presenter = BlogPresenter(store, network, blog: blog)
    let view = FakeBlogView(presenter, "blog")
    presenter.attachView(view)
    return FakePart(view, presenter) { if case .like = $0 { presenter.like() } }
  }

  func fakeVoices(_ store: BlogStore, _ network: any Network) -> FakePart {
    let presenter = VoicesPresenter(store, network)
    let view = FakeVoicesView(presenter, "voices") { $0.set($1, $2) }
    presenter.attachView(view)
    return FakePart(view, presenter) { wish in
      if case .select(let voice) = wish { presenter.play(voice: voice) } else { presenter.load() }
    }
  }

  func fakeGallery(_ store: BlogStore, _ network: any Network, _ mode: World.Gallery) -> FakePart {
    let presenter = GalleryPresenter(store, network, mode)
    let view = FakeGalleryView(presenter, "gallery")
    presenter.attachView(view)
    return FakePart(view, presenter) { wish in
      switch wish {
      case .next: presenter.showNext()
      case .previous: presenter.showPrevious()
      case .load, .more, .follow, .like, .share, .select, .type: presenter.load()
      }
    }
  }

  func fakeCategories(_ store: BlogStore, _ network: any Network) -> FakePart {
    let presenter = CategoriesPresenter(store, network)
    let view = FakeCategoriesView(presenter, "categories")
    presenter.attachView(view)
    return FakePart(view, presenter) { if case .type(let text) = $0 { presenter.search(text) } }
  }
}
