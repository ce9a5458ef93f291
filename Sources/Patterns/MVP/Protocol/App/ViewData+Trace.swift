import Runtime

extension HeaderViewData: Inspectable, Loggable {
  /// Compares text by text.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("name", old.name, new.name)
    inspector.field("bio", old.bio, new.bio)
    inspector.field("followers", old.followers, new.followers)
    inspector.field("followTitle", old.followTitle, new.followTitle)
    inspector.field("isFollowEnabled", old.isFollowEnabled, new.isFollowEnabled)
  }

  var logged: Logged {
    .fields([
      "name": name, "bio": bio, "followers": followers, "followTitle": followTitle,
      "isFollowEnabled": isFollowEnabled,
    ])
  }
}

extension BlogViewData: Inspectable, Loggable {
  /// Compares text by text.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("title", old.title, new.title)
    inspector.field("author", old.author, new.author)
    inspector.field("likes", old.likes, new.likes)
    inspector.field("likeTitle", old.likeTitle, new.likeTitle)
    inspector.field("isLikeEnabled", old.isLikeEnabled, new.isLikeEnabled)
  }

  var logged: Logged {
    .fields([
      "title": title, "author": author, "likes": likes, "likeTitle": likeTitle,
      "isLikeEnabled": isLikeEnabled,
    ])
  }
}

extension UserViewData: Inspectable {
  /// Compares text by text.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("name", old.name, new.name)
    inspector.field("followTitle", old.followTitle, new.followTitle)
    inspector.field("isFollowEnabled", old.isFollowEnabled, new.isFollowEnabled)
  }
}

extension VoiceViewData: Inspectable {
  /// Compares text by text.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("title", old.title, new.title)
    inspector.field("state", old.state, new.state)
  }
}

extension GalleryImagesProgress: Loggable {
  var logged: Logged {
    switch self {
    case .loading: "loading".logged
    case .page(let page): .fields(["page": page])
    case .none: "none".logged
    }
  }
}
