import ArchTrace

/// What is out, as the trace tells it, and which alerts must follow.
struct Traffic {
  private var things: [EventID: String] = [:]
  private var out: [String: Int] = [:]
  /// The further pages that are out, by their list.
  private var further: [String: [EventID]] = [:]
  private var stack: [String] = []
  private var failed: [String: Int] = [:]
  private var presented: [String: Int] = [:]

  /// A request leaves.
  /// - Returns: What it is about, where a request for that is out already.
  mutating func send(_ route: String, _ id: EventID) -> String? {
    if let (list, page) = Self.page(route) {
      // A refresh supersedes what is out; which screen asked cannot be told, so each may have one out.
      if page == 1 { further[list] = [] }
      guard page > 1 else { return nil }
      further[list, default: []].append(id)
      let lists = stack.count { $0 == "profile" }
      return further[list, default: []].count > max(1, lists) ? "further pages of \(list)" : nil
    }
    guard let thing = Self.thing(route) else { return nil }
    things[id] = thing
    out[thing, default: 0] += 1
    return out[thing, default: 0] > 1 ? thing : nil
  }

  /// An answer arrives.
  mutating func answer(_ route: String, _ request: EventID?, _ answer: TraceValue?) {
    guard let request else { return }
    if let (list, _) = Self.page(route) { further[list]?.removeAll { $0 == request } }
    guard let thing = things.removeValue(forKey: request) else { return }
    out[thing, default: 0] -= 1
    guard let title = Self.alert(route), !(answer?.isSuccess ?? false) else { return }
    failed[title, default: 0] += 1
  }

  mutating func navigate(_ name: String, _ value: TraceValue?) {
    guard case .string(let text) = value else { return }
    switch name {
    case "present": presented[text, default: 0] += 1
    case "show": stack = text.split(separator: " › ").map(String.init)
    case "push": stack.append(text)
    case "pop":
      _ = stack.popLast()
      // Nobody waits for the pages that the screen asked for.
      if text == "profile" { further = [:] }
    case _: break
    }
  }

  /// The alert that was shown too often, or, where none can be waiting any more, too seldom.
  func wrongAlert(isConclusive: Bool) -> String? {
    for title in Self.alerts {
      let wanted = failed[title] ?? 0, shown = presented[title] ?? 0
      if shown > wanted || isConclusive && shown < wanted {
        return "'\(title)' \(shown) times for \(wanted) failures"
      }
    }
    return nil
  }

  // MARK: Routes

  /// What of a write at most one request may be out for.
  private static func thing(_ route: String) -> String? {
    if let range = route.firstRange(of: " /follows/") {
      return "following user \(route[range.upperBound...])"
    }
    return route.hasPrefix("POST /blogs/") ? route : nil
  }

  /// The list and page that a request for blogs asks for.
  private static func page(_ route: String) -> (list: String, page: Int)? {
    guard let range = route.firstRange(of: "/blogs?page="), let page = Int(route[range.upperBound...]) else {
      return nil
    }
    return (String(route[..<range.lowerBound]), page)
  }

  private static let alerts = ["Could not follow", "Could not unfollow", "Could not like", "Could not share"]

  /// What the person is told where a write fails.
  private static func alert(_ route: String) -> String? {
    if route.hasPrefix("POST /follows/") { return "Could not follow" }
    if route.hasPrefix("DELETE /follows/") { return "Could not unfollow" }
    if route.hasSuffix("/like") { return "Could not like" }
    return route.hasSuffix("/share") ? "Could not share" : nil
  }
}

extension TraceValue {
  fileprivate var isSuccess: Bool {
    if case .int(200..<300) = self["status"] { true } else { false }
  }
}
