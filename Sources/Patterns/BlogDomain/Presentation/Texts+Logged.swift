public import Runtime

extension ButtonText: Loggable {
  public var logged: Logged { .fields(["title": title, "enabled": isEnabled]) }
}

extension HeaderText: Loggable {
  public var logged: Logged {
    .fields(["name": name, "bio": bio, "followers": followers, "follow": follow])
  }
}

extension BlogText: Loggable {
  public var logged: Logged { .fields(["title": title, "author": author, "likes": likes, "like": like]) }
}

extension PersonText: Loggable {
  public var logged: Logged { .fields(["name": name, "follow": follow]) }
}
