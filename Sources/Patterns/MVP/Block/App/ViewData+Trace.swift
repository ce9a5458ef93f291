import BlogDomain
import Runtime

extension FeedViewData: Inspectable, Loggable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("rows", old.rows, new.rows)
    inspector.field("state", old.state, new.state)
    inspector.field("isRefreshing", old.isRefreshing, new.isRefreshing)
    inspector.field("hasMore", old.hasMore, new.hasMore)
    inspector.field("canLoadMore", old.canLoadMore, new.canLoadMore)
    inspector.field("isLoadingMore", old.isLoadingMore, new.isLoadingMore)
  }

  var logged: Logged {
    .fields([
      "rows": rows, "state": state, "isRefreshing": isRefreshing, "hasMore": hasMore,
      "canLoadMore": canLoadMore, "isLoadingMore": isLoadingMore,
    ])
  }
}

extension ProfileViewData: Inspectable, Loggable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("name", old.name, new.name)
    inspector.field("bio", old.bio, new.bio)
  }

  var logged: Logged { .fields(["name": name, "bio": bio]) }
}

extension FollowViewData: Inspectable, Loggable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("title", old.title, new.title)
    inspector.field("isEnabled", old.isEnabled, new.isEnabled)
  }

  var logged: Logged { .fields(["title": title, "isEnabled": isEnabled]) }
}

extension BlogViewData: Inspectable, Loggable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("title", old.title, new.title)
    inspector.field("author", old.author, new.author)
    inspector.field("body", old.body, new.body)
  }

  var logged: Logged { .fields(["title": title, "author": author, "body": body]) }
}

extension LikeViewData: Inspectable, Loggable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("likes", old.likes, new.likes)
    inspector.field("title", old.title, new.title)
    inspector.field("isEnabled", old.isEnabled, new.isEnabled)
  }

  var logged: Logged { .fields(["likes": likes, "title": title, "isEnabled": isEnabled]) }
}

extension ImagesViewData: Inspectable, Loggable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("page", old.page, new.page)
    inspector.field("canShowPrevious", old.canShowPrevious, new.canShowPrevious)
    inspector.field("canShowNext", old.canShowNext, new.canShowNext)
    inspector.field("rows", old.rows, new.rows)
    inspector.field("state", old.state, new.state)
    inspector.field("isRefreshing", old.isRefreshing, new.isRefreshing)
  }

  var logged: Logged {
    .fields([
      "page": page, "canShowPrevious": canShowPrevious, "canShowNext": canShowNext, "rows": rows,
      "state": state, "isRefreshing": isRefreshing,
    ])
  }
}

extension ArticlesViewData: Inspectable, Loggable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("rows", old.rows, new.rows)
    inspector.field("state", old.state, new.state)
    inspector.field("isRefreshing", old.isRefreshing, new.isRefreshing)
  }

  var logged: Logged { .fields(["rows": rows, "state": state, "isRefreshing": isRefreshing]) }
}

extension GalleryPresenter.Content: Inspectable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("page", old.page, new.page)
    inspector.field("wanted", old.wanted, new.wanted)
    inspector.nested("images", old.images, new.images)
    inspector.nested("articles", old.articles, new.articles)
  }
}
