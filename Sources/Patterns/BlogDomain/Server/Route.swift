import Runtime

/// What a request asks the server for.
enum Route: Hashable {
  case user(Int)
  case blogs(user: Int, page: Int)
  case drafts(user: Int)
  case like(Int)
  case share(Int)
  case follow(Int)
  case unfollow(Int)
  case following
  case suggestions
  case voices
  case images(page: Int)
  /// The articles of one page of images, or of no page in particular.
  case articles(page: Int?)
  case category(Int)

  /// Reads a request; nil where the server knows no such route.
  init?(_ request: Request) {
    let halves = request.path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves.first, path.hasPrefix("/") else { return nil }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let query = halves.count == 2 ? halves[1] : nil
    switch request.method {
    case "GET": self.init(reading: parts, query: query)
    case "POST" where query == nil: self.init(posting: parts)
    case "DELETE" where query == nil: self.init(deleting: parts)
    default: return nil
    }
  }

  private init?(reading parts: [Substring], query: Substring?) {
    if let query {
      let value = query.drop { $0 != "=" }.dropFirst()
      self.init(reading: parts, key: query.prefix { $0 != "=" }, value: number(value))
      return
    }
    switch (parts.first, parts.count) {
    case ("users", 2): self.init(number(parts[1])) { .user($0) }
    case ("users", 3) where parts[2] == "drafts": self.init(number(parts[1])) { .drafts(user: $0) }
    case ("categories", 2): self.init(number(parts[1])) { .category($0) }
    case ("following", 1): self = .following
    case ("suggestions", 1): self = .suggestions
    case ("voices", 1): self = .voices
    case ("articles", 1): self = .articles(page: nil)
    default: return nil
    }
  }

  private init?(reading parts: [Substring], key: Substring, value: Int?) {
    switch (parts.first, parts.count, key) {
    case ("users", 3, "page") where parts[2] == "blogs":
      guard let user = number(parts[1]), let value else { return nil }
      self = .blogs(user: user, page: value)
    case ("images", 1, "page"): self.init(value) { .images(page: $0) }
    case ("articles", 1, "images"): self.init(value) { .articles(page: $0) }
    default: return nil
    }
  }

  private init?(posting parts: [Substring]) {
    switch (parts.first, parts.count, parts.last) {
    case ("blogs", 3, "like"): self.init(number(parts[1])) { .like($0) }
    case ("blogs", 3, "share"): self.init(number(parts[1])) { .share($0) }
    case ("follows", 2, _): self.init(number(parts[1])) { .follow($0) }
    default: return nil
    }
  }

  private init?(deleting parts: [Substring]) {
    guard parts.first == "follows", parts.count == 2 else { return nil }
    self.init(number(parts[1])) { .unfollow($0) }
  }

  private init?(_ number: Int?, _ make: (Int) -> Route) {
    guard let number else { return nil }
    self = make(number)
  }
}

/// The number that `text` writes the one usual way: digits, no sign, no zero in front.
private func number(_ text: Substring) -> Int? {
  guard let value = Int(text), String(value) == text, value >= 0 else { return nil }
  return value
}
