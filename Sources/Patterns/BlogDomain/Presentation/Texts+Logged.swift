public import Runtime

extension ButtonText: Loggable {
  /// The texts.
  public var logged: Logged { .fields(["title": title, "enabled": isEnabled]) }
}

extension HeaderText: Loggable {
  /// The texts.
  public var logged: Logged {
    .fields(["name": name, "bio": bio, "followers": followers, "follow": follow])
  }
}

extension BlogText: Loggable {
  /// The texts.
  public var logged: Logged { .fields(["title": title, "author": author, "likes": likes, "like": like]) }
}

extension VoiceText: Loggable {
  /// The texts.
  public var logged: Logged { .fields(["title": title, "state": state]) }
}
