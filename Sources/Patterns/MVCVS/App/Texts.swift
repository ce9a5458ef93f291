import BlogDomain
import HeadlessUI

/// What controllers say in the same way wherever they say it.
extension Button {
  /// Shows whether somebody is followed; it takes no tap while a request is out.
  func show(followOf user: User) {
    title = user.isFollowed ? Strings.following : Strings.follow
    isEnabled = user.pending == nil
  }

  /// Shows whether a blog is liked; it takes no tap while a request is out, nor once it is liked.
  func show(likeOf blog: Blog) {
    title = blog.liked ? Strings.liked : Strings.like
    isEnabled = !blog.liked && !blog.isLiking
  }
}

extension Document {
  /// Says whose blog it is.
  func author(of blog: Blog) -> String { Strings.author(authorName(of: blog) ?? Strings.unknownAuthor) }
}
