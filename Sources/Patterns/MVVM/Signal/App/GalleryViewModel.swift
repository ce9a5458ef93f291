import BlogDomain
import Runtime

/// Images, page by page, and their articles, which are asked for beside the images or else for each page that arrives.
final class GalleryViewModel: ViewModel {
  private(set) lazy var images = FeedSignals(
    of: self, at: "images.", .images, failure: Strings.couldNotLoadImages, store)
  private(set) lazy var articles = FeedSignals(
    of: self, at: "articles.", .articles(chained: isChained), failure: Strings.couldNotLoadArticles, store)

  /// The page shown, from 0; it moves when its images have arrived, not before.
  private(set) lazy var page = arrived.map(\.page).distinct("page", first: 0)
  private(set) lazy var canShowPrevious = combine(page, images.isLoading) { $0 > 0 && !$1 }
    .distinct("canShowPrevious")
  private(set) lazy var canShowNext = combine(images.hasMore, images.isLoading) { $0 && !$1 }
    .distinct("canShowNext")
  /// How far the articles are. Chained ones wait for their images, and there are none where there are no images.
  private(set) lazy var articlesState = combine(waiting, articles.state) { $0 ?? $1 }
    .distinct("articlesState")

  /// How far articles are that were not asked for, because they wait for their images.
  private lazy var waiting = combine(articles.isUntouched, images.state) { [isChained] isUntouched, images in
    isChained && isUntouched ? Self.state(waitingFor: images) : nil
  }

  /// The reads of images that brought a page.
  private lazy var arrived = images.loads.compactMap { load -> Arrival? in
    guard case .answered(let read, let page?) = load else { return nil }
    return Arrival(page: read.page, isEmpty: page.ids.isEmpty)
  }

  private struct Arrival {
    let page: Int
    let isEmpty: Bool
  }

  private let store: BlogStore
  private let isChained: Bool

  init(_ store: BlogStore, isChained: Bool) {
    self.store = store
    self.isChained = isChained
    super.init(store.runtime)
    if isChained {
      bind(arrived.compactMap { $0.isEmpty ? nil : $0.page }) { $0.articles.load(page: $1) }
    }
  }

  /// What the person must be told.
  var messages: [Signal<Message>] { [images.messages, articles.messages] }

  /// What an image's place says.
  func title(ofImage id: Int) -> String { Strings.image(id) }

  /// Makes the view model of an article's row in sight, which whoever shows it must close.
  func article(_ id: Int) -> ArticleCellViewModel { traced(id) { ArticleCellViewModel(store, article: id) } }

  /// Asks for what is shown first.
  func load() {
    traced {
      images.load(page: 0)
      if !isChained { articles.load() }
    }
  }

  func showNext() { traced { if canShowNext.current == true { images.load(page: shownPage + 1) } } }

  func showPrevious() { traced { if canShowPrevious.current == true { images.load(page: shownPage - 1) } } }

  func retryImages() { traced { images.retry() } }

  func retryArticles() { traced { articles.load(page: shownPage) } }

  private static func state(waitingFor images: LoadState) -> LoadState {
    switch images {
    case .loading, .loaded: .loading
    case .empty, .error: .empty
    }
  }

  private var shownPage: Int { page.current ?? 0 }
}

/// An article's row.
final class ArticleCellViewModel: ViewModel {
  private(set) lazy var title = observe(store.article(id)).map(\.title).distinct("title")

  private let store: BlogStore
  private let id: Int

  init(_ store: BlogStore, article: Int) {
    self.store = store
    id = article
    super.init(store.runtime)
  }
}
