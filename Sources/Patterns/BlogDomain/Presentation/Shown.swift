import ArchTrace
package import Runtime

/// What a view has to show, by element path: what a test reads where no view is built.
package struct Shown {
  /// How many rows of a table a person has in sight.
  package static let rowsInSight = 10

  private var values: [String: Logged] = [:]

  /// Makes one that says nothing.
  package init() {}

  /// What a path shows; nil where nothing is known of it.
  package subscript(path: String) -> Logged? { values[path] }

  /// Sets what a path shows.
  package mutating func set(_ path: String, _ value: some Loggable) { values[path] = value.logged }

  /// Takes over what another says.
  package mutating func merge(_ other: Shown) { values.merge(other.values) { $1 } }

  /// A button under a path.
  package mutating func set(_ path: String, _ text: ButtonText) {
    set(path, text.title)
    set("\(path).enabled", text.isEnabled)
  }

  /// The head of a person's page.
  package mutating func set(_ text: HeaderText) {
    set("header.name", text.name)
    set("header.bio", text.bio)
    set("header.followers", text.followers)
    set("header.follow", text.follow)
  }

  /// A blog in a row.
  package mutating func set(_ path: String, _ text: BlogText) {
    set("\(path).title", text.title)
    set("\(path).author", text.author)
    set("\(path).likes", text.likes)
    set("\(path).like", text.like)
  }

  /// A blog on a screen of its own.
  package mutating func setBlog(_ text: BlogText) {
    set("blog", text)
    set("blog.body", text.body)
  }

  /// A voice's row.
  package mutating func set(_ path: String, _ text: VoiceText) {
    set("\(path).title", text.title)
    set("\(path).state", text.state)
  }

  /// How far a list is.
  package mutating func set(_ name: String, _ feed: Feed, state: LoadState? = nil) {
    set("\(name).state", state ?? feed.state)
    set("\(name).count", feed.ids.count)
    set("\(name).refreshing", feed.isRefreshing)
    set("\(name).more", feed.more)
    set("\(name).loadingMore", feed.isLoadingMore)
  }

  /// The bar of a gallery.
  package mutating func setPage(_ page: Int, previous: Bool, next: Bool) {
    set("gallery.page", page)
    set("gallery.prev.enabled", previous)
    set("gallery.next.enabled", next)
  }

  /// The ids in a list of them as it is logged.
  package static func ids(in list: Logged?) -> [Int] {
    guard case .array(let ids)? = list else { return [] }
    return ids.compactMap { if case .int(let id) = $0 { id } else { nil } }
  }

  /// The first of a list as it is logged; null where there is none.
  package mutating func set(_ path: String, firstOf list: Logged?) {
    if case .array(let all)? = list { values[path] = all.first ?? .null } else { values[path] = .null }
  }

  /// What a person is told or asked, and what passes: null where nothing is.
  package mutating func set(alert: String?, toast: String?) {
    set("alert", alert)
    set("toast", toast)
  }
}
