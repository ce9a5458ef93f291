import BlogDomain
import Runtime

/// Presents a page of images, and the articles beside it or of it.
class GalleryPresenter: DocumentPresenter {
  /// Tells the part that was asked for; false where the view that asked is not there to take it.
  typealias Answered = (GalleryPart) -> Bool

  private let mode: World.Gallery
  private lazy var cell = StateCell(of: self, at: "gallery", GalleryState(mode))
  private lazy var viewData = StateCell(of: self, at: "gallery", GalleryViewData())

  init(_ store: BlogStore, _ network: any Network, _ mode: World.Gallery) {
    self.mode = mode
    super.init(store, network)
    keep(store.articlesChanged.add(self) { $0.changed(articles: $1) })
  }

  /// Asks for what a person wishes.
  /// - Parameter answers: Tell the answers, in the order of what is asked for, where the view has a way of its own
  ///   for that. Articles that images ask for are nobody's answer.
  final func ask(_ wish: GalleryState.Wish, then answers: [Answered] = []) {
    let reads = cell.mutate { $0.ask(wish, stamp: store.beginRead) }
    if reads.isEmpty { return }
    show()
    for (place, read) in reads.enumerated() { send(read, place < answers.count ? answers[place] : nil) }
  }

  private func send(_ read: Read, _ answered: Answered?) {
    let accepts = { [weak self] in self?.cell.value.accepts(read) ?? false }
    network.send(read.request, for: self, accepts: accepts) { [weak self] in self?.receive($0, read, answered)
    }
  }

  private func receive(_ response: Response, _ read: Read, _ answered: Answered?) {
    let page = store.merge(response, for: read, by: self)
    let (notice, reads) = cell.mutate { $0.receive(page, for: read, stamp: store.beginRead) }
    if read.resource == .images { showImages(page, answered) } else { showArticles(page, answered) }
    for read in reads { send(read, nil) }
    if let notice { onNotice?(notice) }
  }

  private func showImages(_ page: Page?, _ answered: Answered?) {
    if let page {
      viewData.mutate { data in
        for id in page.ids { data.imageRows.set(id, ImageText(id).title) }
        data.imageRows.list(cell.value.images.ids)
      }
    }
    show(images: answered)
  }

  private func showArticles(_ page: Page?, _ answered: Answered?) {
    if let page {
      viewData.mutate { data in
        for id in page.ids { refresh(id, in: &data.articleRows) }
        data.articleRows.list(cell.value.articles.ids)
      }
    }
    show(articles: answered)
  }

  private func changed(articles ids: [Int]) {
    viewData.mutate { data in
      for id in ids where data.articleRows[id] != nil { refresh(id, in: &data.articleRows) }
    }
    show()
  }

  private func refresh(_ article: Int, in rows: inout Rows<String>) {
    if let article = store.article(article) { rows.set(article.id, article.title) }
  }

  final override func replay() {
    viewData.mutate { $0.forgetTold() }
    show()
  }

  /// Tells the view whatever is other than it was told last.
  /// - Parameters:
  ///   - answerImages: Tells the images in another way, since they were asked for.
  ///   - answerArticles: Tells the articles in another way, since they were asked for.
  private func show(images answerImages: Answered? = nil, articles answerArticles: Answered? = nil) {
    let state = cell.value
    let pager = Pager(page: state.page, hasPrevious: state.canShowPrevious, hasNext: state.canShowNext)
    if pager != viewData.value.pager {
      viewData.mutate { $0.pager = pager }
      tell(pager)
    }
    let images = GalleryPart(
      rows: viewData.value.imageRows, state: state.imagesState, isRefreshing: state.images.isRefreshing)
    if answerImages != nil || images != viewData.value.images {
      viewData.mutate { $0.images = images }
      if answerImages?(images) != true { tell(images: images) }
    }
    let articles = GalleryPart(
      rows: viewData.value.articleRows, state: state.articlesState, isRefreshing: state.articles.isRefreshing)
    if answerArticles != nil || articles != viewData.value.articles {
      viewData.mutate { $0.articles = articles }
      if answerArticles?(articles) != true { tell(articles: articles) }
    }
  }

  // MARK: How its view is told, which a variant says

  func tell(_ pager: Pager) {}

  func tell(images: GalleryPart) {}

  func tell(articles: GalleryPart) {}
}
