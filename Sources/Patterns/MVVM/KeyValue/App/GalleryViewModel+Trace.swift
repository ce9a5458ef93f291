import BlogDomain
import Runtime

extension GalleryViewModel.Content: Inspectable {
  /// Compares part by part.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("page", old.page, new.page)
    inspector.field("wanted", old.wanted, new.wanted)
    inspector.nested("images", old.images, new.images)
    inspector.nested("articles", old.articles, new.articles)
  }
}
