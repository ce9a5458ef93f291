import Runtime

extension GalleryViewData: Inspectable {
  /// Compares the view data, then what was told of it.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.nested("images", old.imageRows, new.imageRows)
    inspector.nested("articles", old.articleRows, new.articleRows)
    inspector.field("toldPager", old.pager, new.pager)
    inspector.field("toldImages", old.images, new.images)
    inspector.field("toldArticles", old.articles, new.articles)
  }
}

extension Pager: Loggable {
  var logged: Logged { .fields(["page": page, "previous": hasPrevious, "next": hasNext]) }
}

extension GalleryPart: Loggable {
  var logged: Logged { .fields(["ids": rows, "state": state, "refreshing": isRefreshing]) }
}
