public import Runtime

extension Push: Loggable {
  /// As a trace shows it.
  public var logged: Logged {
    switch self {
    case .user(let id, let change):
      Logged.fields([
        "user": id, "name": change.name, "bio": change.bio, "followers": change.followers,
        "following": change.following,
      ]).withoutNulls
    case .blog(let id, let change):
      Logged.fields([
        "blog": id, "title": change.title, "body": change.body, "likes": change.likes, "liked": change.liked,
      ]).withoutNulls
    }
  }
}
