import ArchTrace
import BlogDomain
import Runtime

@testable import TEA

/// Messages that nothing rules out: about what is there and what is not, in any order, with any answer.
struct RandomMessages {
  private var random: Seeded

  init(seed: Int) { random = Seeded(seed) }

  /// A message to an app in a state; the calls are those that are out.
  mutating func next(_ state: AppState, _ calls: [BlogCall]) -> BlogMessage {
    switch Int.random(in: 0..<34, using: &random) {
    case 0, 1, 2:
      .opened(pick(["profile", "following", "suggested", "voices", "gallery", "categories", "", "é"], "x"))
    case 3: .back
    case 4: .refresh(list(state))
    case 5: .more(list(state))
    case 6: .scrolled(list(state), number)
    case 7: .followTapped(id(state))
    case 8: .followedPersonTapped(id(state))
    case 9: .suggestedPersonTapped(id(state))
    case 10: .blogTapped(id(state))
    case 11: .likeTapped(id(state))
    case 12: .shareTapped(id(state))
    case 13: .alertClosed
    case 14: .unfollowConfirmed
    case 15: .voiceTapped(id(state), list(state))
    case 16: .gallery(pick(GalleryState.Wish.allCases, .open), screen: screen(state))
    case 17: .queryChanged(pick(["", "1", "caf\u{e9}", "cafe\u{301}", "💥\r\n"], "2"), screen: screen(state))
    case 18: .played(flag ? .playing(id(state)) : .finished(id(state)))
    case 19: .pushed(push(state))
    case 20: .sceneChanged(SceneChange(screen: screen(state), isAttached: flag))
    case 21: .toastExpired(flag ? state.toast?.number ?? 0 : number)
    case _: .answered(call(state, calls), response(state))
    }
  }

  private var flag: Bool { mutating get { Bool.random(using: &random) } }

  private mutating func pick<Element>(_ all: [Element], _ other: Element) -> Element {
    all.randomElement(using: &random) ?? other
  }

  /// Any number, the outermost ones as often as others.
  private var number: Int {
    mutating get { pick([.min, .min + 1, -1, 0, 1, 2, 9, 10, 11, .max - 1, .max], 0) }
  }

  /// A count as a server may say it.
  private var count: Int { mutating get { pick([0, 1, 41, -1, 1 << 53 - 1, -(1 << 53 - 1)], 0) } }

  private mutating func id(_ state: AppState) -> Int { flag ? .random(in: 1...12, using: &random) : number }

  private mutating func screen(_ state: AppState) -> Int {
    flag ? state.screens.randomElement(using: &random)?.number ?? 1 : number
  }

  private mutating func resource() -> Resource {
    pick(
      [
        .header(user: 1), .blogs(user: 1), .drafts(user: 1), .following, .suggested, .voices, .images,
        .articles(chained: false), .articles(chained: true), .header(user: number),
      ], .following)
  }

  private mutating func list(_ state: AppState) -> ListID {
    let screen = state.screens.randomElement(using: &random)
    if flag, let screen, let list = screen.content.lists.randomElement(using: &random) {
      return ListID(screen: screen.number, resource: list.feed.resource)
    }
    return ListID(screen: self.screen(state), resource: resource())
  }

  private mutating func call(_ state: AppState, _ calls: [BlogCall]) -> BlogCall {
    if Int.random(in: 0..<5, using: &random) > 0, let call = calls.suffix(4).randomElement(using: &random) {
      return call
    }
    var feed = Feed(resource())
    let read = feed.load(page: number, stamp: flag ? state.document.stamp : number)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .read(read, list(state))
    case 1: return .readGallery(read, screen: screen(state))
    case 2:
      var search = CategorySearch()
      return search.type("1").map { .search($0, screen: screen(state)) } ?? .write(.like(1))
    case _:
      return .write(pick([.follow(id(state)), .unfollow(id(state)), .like(id(state))], .share(id(state))))
    }
  }

  private mutating func push(_ state: AppState) -> Push {
    flag
      ? .user(
        id: id(state), UserChange(name: flag ? "N" : nil, followers: flag ? count : nil, following: flag))
      : .blog(id: id(state), BlogChange(title: flag ? "T" : nil, likes: flag ? count : nil, liked: flag))
  }

  private mutating func response(_ state: AppState) -> Response {
    let outcome: Outcome = pick(
      [.status(200), .status(200), .status(200), .status(500), .status(404), .timeout, .offline], .status(200)
    )
    if Int.random(in: 0..<6, using: &random) == 0 {
      return Response(outcome, body: pick([nil, .null, .array([]), .object([]), .string("x")], nil))
    }
    return Response(outcome, body: .object(body(state)))
  }

  /// What an answer to any question could say.
  private mutating func body(_ state: AppState) -> [TraceValue.Member] {
    var ids: [Int] = []
    // Now and then so many that a list can be scrolled.
    for _ in 0..<pick([0, 1, 5, 14, 40], 0) {
      ids.append(Int.random(in: 0..<8, using: &random) == 0 ? number : .random(in: 1...60, using: &random))
    }
    var items: [TraceValue] = []
    for id in ids {
      items.append(
        .object([
          .init("id", .int(id)), .init("title", .string("Title")), .init("name", .string("Name")),
          .init("likes", .int(count)), .init("liked", .bool(flag)), .init("followers", .int(count)),
          .init("following", .bool(flag)), .init("duration", .int(flag ? 0 : 3000)),
        ]))
    }
    return [
      .init("id", .int(flag ? 1 : number)), .init("name", .string("Ada")), .init("followers", .int(count)),
      .init("following", .bool(flag)), .init("likes", .int(count)), .init("liked", .bool(flag)),
      .init("blogs", .array(items)), .init("drafts", .array(items)), .init("users", .array(items)),
      .init("voices", .array(items)), .init("articles", .array(items)), .init("more", .bool(flag)),
      .init("images", .array(ids.map { .int($0) })), .init("pages", .int(number)),
    ]
  }
}
