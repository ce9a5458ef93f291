import ArchTrace
import BlogDomain
import Runtime

@testable import MAVB

/// Messages that nothing rules out: about what is there and what is not, in any order, with any answer.
struct RandomMessages {
  private var random: Seeded

  init(seed: Int) { random = Seeded(seed) }

  /// A message to the document adapter; the calls are those that are out.
  mutating func document(_ state: AppState, _ calls: [DocumentCall]) -> DocumentMessage {
    switch Int.random(in: 0..<24, using: &random) {
    case 0: .refresh(list(state))
    case 1: .more(list(state))
    case 2: .toggleFollow(id)
    case 3: .askToggleFollow(id)
    case 4: .like(id)
    case 5: .share(id)
    case 6: .tapped(voice: id, list(state))
    case 7: .asked(pick(GalleryState.Wish.allCases, .open), screen: screen(state))
    case 8: .opened([list(state)])
    case 9: .closed([list(state)])
    case 10: .openedGallery(screen: screen(state), flag ? .parallel : .chained)
    case 11: .closedGallery(screen: screen(state))
    case 12: .unfollow(id)
    case 13: .played(flag ? .playing(id) : .finished(id))
    case 14:
      .pushed(
        flag
          ? .user(id: id, UserChange(name: flag ? "N" : nil, followers: flag ? number : nil))
          : .blog(id: id, BlogChange(likes: flag ? number : nil, liked: flag)))
    case _: .answered(call(state, calls), response())
    }
  }

  /// A message to the window adapter.
  mutating func window(_ state: AppState, _ calls: [WindowCall]) -> WindowMessage {
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1:
      .open(pick(["profile", "following", "suggested", "voices", "gallery", "categories", "", "é"], "x"))
    case 2: .back
    case 3: .showBlog(id)
    case 4: .attached(flag, screen: screen(state))
    case 5: .scrolled(list(state), number)
    case 6: .typed(pick(["", "1", "caf\u{e9}", "cafe\u{301}", "💥\r\n"], "2"), screen: screen(state))
    case 7: .alertClosed(flag ? state.window.alert?.number ?? 0 : number)
    case 8: .unfollowConfirmed(flag ? state.window.alert?.number ?? 0 : number)
    case 9: .failed("No")
    case 10: .asked(id, name: "cafe\u{301}")
    case 11: .shared(at: number)
    case 12: .shortened(list(state), rows: number)
    case 13: .toastExpired(flag ? state.window.toast?.number ?? 0 : number)
    case _: calls.suffix(3).randomElement(using: &random).map { .answered($0, response()) } ?? .back
    }
  }

  var flag: Bool { mutating get { Bool.random(using: &random) } }

  private mutating func pick<Element>(_ all: [Element], _ other: Element) -> Element {
    all.randomElement(using: &random) ?? other
  }

  /// Any number, the outermost ones as often as others.
  private var number: Int {
    mutating get { pick([.min, .min + 1, -1, 0, 1, 2, 9, 10, 11, .max - 1, .max], 0) }
  }

  private var id: Int { mutating get { flag ? .random(in: 1...12, using: &random) : number } }

  private mutating func screen(_ state: AppState) -> Int {
    flag ? state.window.screens.randomElement(using: &random)?.number ?? 1 : number
  }

  private mutating func list(_ state: AppState) -> ListID {
    if flag, let list = state.document.lists.randomElement(using: &random) { return list.id }
    let resources: [Resource] = [
      .header(user: 1), .blogs(user: 1), .drafts(user: 1), .following, .suggested, .voices, .images,
      .articles(chained: true), .header(user: number),
    ]
    return ListID(screen: screen(state), resource: pick(resources, .following))
  }

  private mutating func call(_ state: AppState, _ calls: [DocumentCall]) -> DocumentCall {
    if Int.random(in: 0..<5, using: &random) > 0, let call = calls.suffix(4).randomElement(using: &random) {
      return call
    }
    let id = list(state)
    var feed = Feed(id.resource)
    let read = feed.load(page: number, stamp: flag ? state.document.document.stamp : number)
    return pick(
      [.read(read, id), .readGallery(read, screen: id.screen), .write(.follow(self.id))],
      .write(.share(self.id)))
  }

  private mutating func response() -> Response {
    let outcome: Outcome = pick(
      [.status(200), .status(200), .status(200), .status(500), .status(404), .offline], .timeout)
    var ids: [Int] = []
    for _ in 0..<pick([0, 1, 5, 14, 40], 0) { ids.append(id) }
    let items = ids.map { id in
      TraceValue.object([
        .init("id", .int(id)), .init("title", .string("T")), .init("name", .string("N")),
        .init("likes", .int(number)), .init("liked", .bool(flag)), .init("followers", .int(number)),
        .init("following", .bool(flag)), .init("duration", .int(3000)),
      ])
    }
    return Response(
      outcome,
      body: .object([
        .init("id", .int(1)), .init("name", .string("Ada")), .init("followers", .int(number)),
        .init("following", .bool(flag)), .init("likes", .int(number)), .init("liked", .bool(flag)),
        .init("blogs", .array(items)), .init("drafts", .array(items)), .init("users", .array(items)),
        .init("voices", .array(items)), .init("articles", .array(items)), .init("more", .bool(flag)),
        .init("images", .array(ids.map { .int($0) })), .init("pages", .int(number)),
      ]))
  }
}
