import BlogDomain
import Runtime

extension BlockVariant: FakeMaking {
  func fakeProfile(_ header: FakePart, _ blogs: FakePart, _ drafts: FakePart) -> FakePart {
    guard let header = header.presenter as? HeaderPresenter, let blogs = blogs.presenter as? BlogsPresenter,
      let drafts = drafts.presenter as? DraftsPresenter
    else { return header }
    let presenter = ProfilePresenter(header, blogs, drafts)
    let view = FakeProfileView(presenter, "profile")
    presenter.onLoading = Action("loading", .block, from: presenter, to: view) { view, isLoading in
      if isLoading { view.startLoading() } else { view.finishLoading() }
    }
    presenter.attachView()
    return FakePart(view, presenter)
  }

  func fakeHeader(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart {
    let presenter = HeaderPresenter(store, network, user: user)
    let view = FakeHeaderView(presenter, "header")
    bind(presenter, to: view) { $0.setHeader($1) }
    presenter.onFollow = Action("follow", .block, from: presenter, to: view) { $0.setHeader($1) }
    presenter.attachView()
    return FakePart(view, presenter) { wish in
      guard case .follow = wish else { return load(presenter, view) { $0.setHeader($1) } }
      presenter.follow(then: Completion("follow", of: presenter, to: view) { $0.setHeader($1) })
    }
  }

  func fakeBlogs(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart {
    let presenter = BlogsPresenter(store, network, user: user)
    let view = FakeBlogsView(presenter, "blogs") { $0.set($1, $2) }
    let list = rows(presenter)
    bind(presenter, to: view, list)
    presenter.onMore = Action("more", .block, from: presenter, to: view) { view, more in
      view.setMore(more.isThere, enabled: more.isEnabled, loading: more.isLoading)
    }
    presenter.attachView()
    return FakePart(view, presenter) { wish in
      switch wish {
      case .more:
        let completion = Completion<Content<[Int]>?>("loadMore", of: presenter, to: view) { view, answer in
          if let answer { set(answer, view, list) }
        }
        presenter.loadMore(then: completion)
      case .like(let blog):
        presenter.like(blog: blog, then: Completion("like", of: presenter, to: view) { $0.set(blog, $1) })
      case .share(let blog): presenter.share(blog: blog)
      case .load, .follow, .next, .previous, .select, .type: load(presenter, view, list)
      }
    }
  }

  func fakeDrafts(_ store: BlogStore, _ network: any Network, user: Int) -> FakePart {
    let presenter = DraftsPresenter(store, network, user: user)
    let view = FakeDraftsView(presenter, "drafts") { $0.set("\($1).title", $2) }
    bind(presenter, to: view) { $0.setDrafts($1) }
    presenter.attachView()
    return FakePart(view, presenter) { _ in load(presenter, view) { $0.setDrafts($1) } }
  }

  func fakeUsers(
    _ store: BlogStore, _ network: any Network, _ resource: Resource, _ format: NameFormat
  ) -> FakePart {
    let presenter = UsersPresenter(store, network, resource, format)
    let view = FakeUsersView(presenter, resource.name) { $0.set($1, $2) }
    let list = rows(presenter)
    bind(presenter, to: view, list)
    presenter.attachView()
    return FakePart(view, presenter) { _ in load(presenter, view, list) }
  }

  func fakeBlog(_ store: BlogStore, _ network: any Network, blog: Int) -> FakePart {
    let presenter = BlogPresenter(store, network, blog: blog)
    let view = FakeBlogView(presenter, "blog")
    presenter.onBlog = Action("blog", .block, from: presenter, to: view) { $0.setBlog($1) }
    presenter.onLike = Action("like", .block, from: presenter, to: view) { $0.setBlog($1) }
    presenter.attachView()
    return FakePart(view, presenter) { wish in
      guard case .like = wish else { return }
      presenter.like(then: Completion("like", of: presenter, to: view) { $0.setBlog($1) })
    }
  }

  func fakeVoices(_ store: BlogStore, _ network: any Network) -> FakePart {
    let presenter = VoicesPresenter(store, network)
    let view = FakeVoicesView(presenter, "voices") { $0.set($1, $2) }
    let list = rows(presenter)
    bind(presenter, to: view, list)
    presenter.attachView()
    return FakePart(view, presenter) { wish in
      if case .select(let voice) = wish { presenter.play(voice: voice) } else { load(presenter, view, list) }
    }
  }

  func fakeGallery(_ store: BlogStore, _ network: any Network, _ mode: World.Gallery) -> FakePart {
    let presenter = GalleryPresenter(store, network, mode)
    let view = FakeGalleryView(presenter, "gallery")
    presenter.onPager = Action("pager", .block, from: presenter, to: view) { view, pager in
      view.setPage(pager.page, previous: pager.hasPrevious, next: pager.hasNext)
    }
    presenter.onImages = Action("images", .block, from: presenter, to: view) { $0.setImages($1) }
    presenter.onArticles = Action("articles", .block, from: presenter, to: view) { $0.setArticles($1) }
    presenter.attachView()
    let images = { (name: String) in
      Completion<GalleryPart>(name, of: presenter, to: view) { $0.setImages($1) }
    }
    return FakePart(view, presenter) { wish in
      switch wish {
      case .next: presenter.showNext(then: images("showNext"))
      case .previous: presenter.showPrevious(then: images("showPrevious"))
      case .load, .more, .follow, .like, .share, .select, .type:
        let articles = Completion<GalleryPart>("load", of: presenter, to: view) { $0.setArticles($1) }
        presenter.load(images: images("load"), articles: articles)
      }
    }
  }

  func fakeCategories(_ store: BlogStore, _ network: any Network) -> FakePart {
    let presenter = CategoriesPresenter(store, network)
    let view = FakeCategoriesView(presenter, "categories")
    presenter.onResult = Action("result", .block, from: presenter, to: view) { $0.setResult($1) }
    presenter.attachView()
    return FakePart(view, presenter) { wish in
      guard case .type(let text) = wish else { return }
      presenter.search(text, then: Completion("search", of: presenter, to: view) { $0.setResult($1) })
    }
  }

  // MARK: What all contents have in common

  /// Takes what was loaded: each row gets a block of its own, and says what it shows now.
  private func rows<P: RowBlocks>(_ presenter: P) -> (FakeRowsView<P.Row>, [Int]) -> Void {
    { [unowned presenter] view, ids in
      for (_, id) in view.list(ids, state: ids.isEmpty ? .empty : .loaded) {
        let block = Action<P.Row>("row", .block, from: presenter, to: view) { $0.set(id, $1) }
        if let row = presenter.bind(row: id, to: block) { view.set(id, row) }
      }
    }
  }

  private func bind<P: ContentBlocks, V: FakeContentView>(
    _ presenter: P, to view: V, _ show: @escaping (V, P.Value) -> Void
  ) {
    presenter.onProgress = Action("progress", .block, from: presenter, to: view) { view, progress in
      switch progress {
      case .none: view.finishLoading()
      case .loading: view.startLoading()
      case .refreshing: view.startRefreshing()
      }
    }
    presenter.onContent = Action("content", .block, from: presenter, to: view) { set($1, $0, show) }
  }

  private func load<P: ContentBlocks, V: FakeContentView>(
    _ presenter: P, _ view: V, _ show: @escaping (V, P.Value) -> Void
  ) {
    let completion = Completion<Content<P.Value>?>("load", of: presenter, to: view) { view, answer in
      view.finishLoading()
      if let answer { set(answer, view, show) }
    }
    presenter.load(then: completion)
  }

  private func set<Value, V: FakeContentView>(
    _ content: Content<Value>, _ view: V, _ show: (V, Value) -> Void
  ) {
    switch content {
    case .loaded(let value): show(view, value)
    case .empty: _ = view.list([], state: .empty)
    case .failed: view.showFailure()
    }
  }
}
