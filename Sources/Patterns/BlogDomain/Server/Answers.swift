import ArchTrace
import Runtime

extension ServerData {
  /// Does what `route` asks and says so; 404 for what there is not.
  mutating func answer(_ route: Route) -> Response {
    guard let body = body(route) else { return Response(.status(404)) }
    return Response(.status(200), body: .object(body))
  }

  /// The answer's body, once everything asked for is done; nil for what there is not.
  private mutating func body(_ route: Route) -> [TraceValue.Member]? {
    switch route {
    case .user(let id): person(id)?.members
    case .blogs(let user, let page): user == world.user.id ? blogs(page: page) : nil
    case .drafts(let user): user == world.user.id ? list("drafts", world.drafts.map(\.members)) : nil
    case .like(let id): like(id).map { [.init("likes", .int($0.likes)), .init("liked", .bool($0.liked))] }
    case .share(let id): knows(blog: id) ? [] : nil
    case .follow(let id): follow(id, true)?.followMembers
    case .unfollow(let id): follow(id, false)?.followMembers
    case .following: list("users", followed.compactMap { person($0)?.members })
    case .suggestions: list("users", world.suggested.compactMap { person($0.id)?.members })
    case .voices: list("voices", world.voices.map(\.members))
    case .images(let page): images(page: page)
    case .articles(let page): articles(page: page)
    case .category(let id): category(id)
    }
  }

  /// One page of blogs, from page 1; a page past the end is empty.
  private func blogs(page: Int) -> [TraceValue.Member]? {
    guard page >= 1 else { return nil }
    let (start, overflow) = (page - 1).multipliedReportingOverflow(by: world.pageSize)
    let rest = overflow ? [] : blogs.dropFirst(start)
    return list("blogs", rest.prefix(world.pageSize).map(\.members))
      + [.init("more", .bool(rest.count > world.pageSize))]
  }

  private var imagePages: Int {
    (world.images + World.imagesPerPage - 1) / World.imagesPerPage
  }

  /// One page of images, from page 0, which is there even where there are no images.
  private func images(page: Int) -> [TraceValue.Member]? {
    guard page < max(1, imagePages) else { return nil }
    let first = page * World.imagesPerPage
    let ids = (first..<min(world.images, first + World.imagesPerPage)).map { TraceValue.int($0 + 1) }
    return [.init("images", .array(ids)), .init("page", .int(page)), .init("pages", .int(imagePages))]
  }

  /// The articles as this world's gallery asks for them.
  private func articles(page: Int?) -> [TraceValue.Member]? {
    switch (world.gallery, page) {
    case (.parallel, nil): articles(from: 0)
    case (.chained, let page?): page < max(1, imagePages) ? articles(from: page * world.articles) : nil
    case (.parallel, _?), (.chained, nil): nil
    }
  }

  private func articles(from first: Int) -> [TraceValue.Member] {
    let ids = first + 1..<first + 1 + world.articles
    return list("articles", ids.map { [.init("id", .int($0)), .init("title", .string("Article \($0)"))] })
  }

  private func category(_ id: Int) -> [TraceValue.Member]? {
    let names = ["Movies", "Books", "Computer"]
    guard names.indices.contains(id - 1) else { return nil }
    return [.init("id", .int(id)), .init("name", .string(names[id - 1]))]
  }

  private func list(_ key: String, _ items: [[TraceValue.Member]]) -> [TraceValue.Member] {
    [.init(key, .array(items.map(TraceValue.object)))]
  }
}

extension ServerData.Person {
  fileprivate var followMembers: [TraceValue.Member] {
    [.init("following", .bool(following)), .init("followers", .int(followers))]
  }

  fileprivate var members: [TraceValue.Member] {
    [
      .init("id", .int(id)), .init("name", .string(name)), .init("bio", .string(bio)),
      .init("followers", .int(followers)), .init("following", .bool(following)),
    ]
  }
}

extension World.Blog {
  fileprivate var members: [TraceValue.Member] {
    [
      .init("id", .int(id)), .init("title", .string(title)), .init("likes", .int(likes)),
      .init("liked", .bool(liked)), .init("body", .string(body)),
    ]
  }
}

extension World.Draft {
  fileprivate var members: [TraceValue.Member] {
    [.init("id", .int(id)), .init("title", .string(title))]
  }
}

extension World.Voice {
  fileprivate var members: [TraceValue.Member] {
    [.init("id", .int(id)), .init("title", .string(title)), .init("duration", .int(duration))]
  }
}
