import BlogDomain
import Runtime

extension GalleryPages: Inspectable {
  /// Compares the gallery part by part, and the tasks by what they ask for.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    GalleryState.inspect(old.gallery, new.gallery, with: &inspector)
    inspector.field("images.task", old.imagesTask?.route, new.imagesTask?.route)
    inspector.field("articles.task", old.articlesTask?.route, new.articlesTask?.route)
  }
}
