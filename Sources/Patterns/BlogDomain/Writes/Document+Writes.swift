import ArchTrace
public import Runtime

/// Something that the person asks the server to change.
public enum Write: Hashable, Codable, Sendable {
  case follow(Int)
  case unfollow(Int)
  case like(Int)
  case share(Int)

  /// Whom or which blog it is about.
  public var id: Int {
    switch self {
    case .follow(let id), .unfollow(let id), .like(let id), .share(let id): id
    }
  }

  /// The request that asks for it.
  public var request: Request {
    switch self {
    case .follow(let id): Request("POST", "/follows/" + String(id))
    case .unfollow(let id): Request("DELETE", "/follows/" + String(id))
    case .like(let id): Request("POST", "/blogs/" + String(id) + "/like")
    case .share(let id): Request("POST", "/blogs/" + String(id) + "/share")
    }
  }

  /// What the person is told where it fails.
  public var failure: Notice {
    switch self {
    case .follow: .alert("Could not follow")
    case .unfollow: .alert("Could not unfollow")
    case .like: .alert("Could not like")
    case .share: .alert("Could not share")
    }
  }
}

extension Document {
  /// The write that a tap on a follow button means: the opposite of what is shown.
  public func toggleFollow(_ user: Int) -> Write {
    users[user]?.isFollowed == true ? .unfollow(user) : .follow(user)
  }

  /// The question that must be asked before a tap on a follow button means anything; nil where none must, since
  /// only unfollowing asks.
  public func question(beforeToggling user: Int) -> String? {
    guard let user = users[user], user.isFollowed else { return nil }
    return "Stop following \(user.name)?"
  }

  /// The writes that are out.
  public var writes: [Write] {
    let follows = users.elements.compactMap { user -> Write? in
      switch user.pending {
      case .follow: .follow(user.id)
      case .unfollow: .unfollow(user.id)
      case nil: nil
      }
    }
    let others = blogs.elements.flatMap { blog in
      (blog.isLiking ? [Write.like(blog.id)] : []) + (blog.isSharing ? [.share(blog.id)] : [])
    }
    return follows + others
  }

  /// Begins a write. A follow shows at once; a like and a share show when they are answered.
  /// - Returns: The request to send; nil where one is out already or there is nothing to change.
  public mutating func begin(_ write: Write) -> Request? {
    let begins: Bool?
    switch write {
    case .follow(let id): begins = own().users.update(id) { $0.begin(.follow) }
    case .unfollow(let id): begins = own().users.update(id) { $0.begin(.unfollow) }
    case .like(let id):
      begins = own().blogs.update(id) { blog in
        guard !blog.isLiking, !blog.liked else { return false }
        blog.isLiking = true
        return true
      }
    case .share(let id):
      begins = own().blogs.update(id) { blog in
        guard !blog.isSharing else { return false }
        blog.isSharing = true
        return true
      }
    }
    return begins == true ? write.request : nil
  }

  /// Ends a write with its answer: success takes what the server answered, failure takes back what the write
  /// itself had changed.
  /// - Returns: What the person must be told.
  public mutating func finish(_ write: Write, with response: Response) -> Notice? {
    guard settle(write, with: response) else { return write.failure }
    if case .share = write { return .toast("Shared") }
    return nil
  }

  /// Ends a write with its answer, as `finish` does.
  /// - Returns: Whether the server did what it was asked.
  public mutating func settle(_ write: Write, with response: Response) -> Bool {
    let body = response.isSuccess ? response.body : nil
    let stamp = nextStamp()
    switch write {
    case .follow(let id), .unfollow(let id):
      let answer = body.flatMap(FollowAnswer.init)
      own().users.update(id) { user in
        user.pending = nil
        user.settled = stamp
        if let answer {
          user.following = answer.following
          user.followers = answer.followers
        }
      }
      return answer != nil
    case .like(let id):
      let answer = body.flatMap(LikeAnswer.init)
      own().blogs.update(id) { blog in
        blog.isLiking = false
        blog.settled = stamp
        if let answer {
          blog.likes = answer.likes
          blog.liked = answer.liked
        }
      }
      return answer != nil
    case .share(let id):
      own().blogs.update(id) { $0.isSharing = false }
      return response.isSuccess
    }
  }
}

extension User {
  fileprivate mutating func begin(_ change: FollowChange) -> Bool {
    guard pending == nil, following != (change == .follow) else { return false }
    pending = change
    return true
  }
}

/// The answer to a follow or unfollow.
private struct FollowAnswer {
  let following: Bool
  let followers: Int

  init?(_ body: TraceValue) {
    guard let following = body["following"]?.bool, let followers = body["followers"]?.count else {
      return nil
    }
    self.following = following
    self.followers = followers
  }
}

/// The answer to a like.
private struct LikeAnswer {
  let likes: Int
  let liked: Bool

  init?(_ body: TraceValue) {
    guard let likes = body["likes"]?.count, let liked = body["liked"]?.bool else { return nil }
    self.likes = likes
    self.liked = liked
  }
}
