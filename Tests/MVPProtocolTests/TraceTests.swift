import ArchTrace
import BlogDomain
import Foundation
import HeadlessUI
import Runtime
import Testing

@testable import MVPProtocol

/// Who may act on whom, and what crosses from a presenter to its view.
struct TraceTests {
  private static let world = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: World.numberedBlogs(23),
    drafts: [.init(id: 1)], following: World.numberedFollowing(2), suggested: World.numberedSuggested(12),
    voices: World.numberedVoices(2), images: 8, articles: 2, gallery: .chained)

  /// Goes everywhere: pages, rows out of sight, detail, both scenes, a question, failures, a push, what plays by
  /// itself, images and a search.
  private static func everything() -> AppTrial {
    let offline = ["POST /blogs/2/like", "POST /blogs/3/like"].map {
      NetworkRule(match: RoutePattern($0), failure: .offline)
    }
    let app = AppTrial(world, offline)
    app.open("profile")
    app.tap("blogs[1].like")
    app.play("alert", app.window.tapAlert("OK"))
    app.tap("blogs.more")
    app.play("pull", app.window.pull("blogs"))
    app.play("scroll", app.window.scroll("blogs", to: 10))
    app.tap("blogs[12]")
    app.tap("blog.like")
    app.play("back", app.window.back())
    app.play("detach", app.window.attach("profile", false))
    app.push(.user(id: 7, .init(name: "Ida", followers: 99)))
    app.play("attach", app.window.attach("profile", true))
    app.tap("blogs[12].share")
    app.play("scroll", app.window.scroll("blogs", to: 0))
    app.tap("blogs[2]")  // left before the answer comes
    app.act("like", app.window.tap(ElementName(path: "blog.like")))
    app.play("back", app.window.back())
    app.play("alert", app.window.tapAlert("OK"))
    app.open("following")
    app.tap("following[0].follow")
    app.play("alert", app.window.tapAlert("Unfollow"))
    app.open("suggested")
    app.tap("suggested[0].follow")
    app.play("back", app.window.back())
    app.play("back", app.window.back())
    app.open("profile")
    app.play("back", app.window.back())
    app.open("voices")
    app.tap("voices[0]")
    app.runtime.run(until: app.runtime.now + 5000)
    app.play("back", app.window.back())
    app.open("gallery")
    app.tap("gallery.next")
    app.play("back", app.window.back())
    app.open("categories")
    app.play("type", app.window.type("2", into: "categories.query"))
    app.play("back", app.window.back())
    return app
  }

  @Test func `every edge is in the rules`() {
    let app = Self.everything()
    #expect(app.window.stack.map(\.name) == ["profile"])
    let roles = app.roles
    var edges: Set<String> = []
    for event in app.trace.events {
      // State changes where it is held, and a window takes its alert away by itself.
      let target = event.kind == .state || event.kind == .navigate ? event.to ?? event.from : event.to
      guard let target, let from = roles[event.from], let to = roles[target] else { continue }
      switch event.kind {
      case .input, .timer, .create, .destroy, .error: break
      case .render where from == "view": break  // sets a control of its own
      case _: edges.insert("\(from) -> \(to): \(event.kind.name)")
      }
    }
    let allowed = MVPProtocol.rules.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: ":")
      return parts[1].split(separator: ",").map { "\(parts[0]): \($0.drop { $0 == " " })" }
    }
    #expect(edges.subtracting(allowed).sorted() == [])
    // Reads are not on record here, and whose presenter is gone gets no answer.
    let unused = Set(allowed).subtracting(edges).filter { !$0.hasSuffix(": read") }
    #expect(unused == ["service -> service: response"])
  }

  @Test func `every text that is handed to a view stands in its presenter's own state`() {
    let app = Self.everything()
    let roles = app.roles
    var known: [String: Set<String>] = [:]
    var handed = 0
    for event in app.trace.events {
      switch event.kind {
      case .state:
        for change in event.changes { known[event.from, default: [""]].formUnion(change.new?.texts ?? []) }
      case .call where roles[event.from] == "presenter" && event.to.map { roles[$0] } == "view":
        let texts = event.value?.texts ?? []
        handed += texts.count
        #expect(texts.subtracting(known[event.from] ?? [""]) == [], "\(event.id) \(event.name ?? "")")
      case _: break
      }
    }
    #expect(handed > 100)
  }

  @Test func `nothing goes wrong, and nobody is called or told after they are gone`() {
    let app = Self.everything()
    #expect(app.runtime.reports == [])
    var gone: Set<String> = []
    for event in app.trace.events {
      if event.kind == .destroy { gone.insert(event.from) }
      if event.kind != .destroy, let to = event.to { #expect(!gone.contains(to), "\(event.id)") }
    }
    #expect(gone.contains("BlogPresenter") && gone.contains("HeaderPresenter#2"))
    #expect(gone.contains { $0.hasPrefix("BlogCellPresenter") })
  }

  @Test func `nothing is told to a screen or a cell that is out of the window, and all when it is back`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.play("detach", app.window.attach("profile", false))
    app.push(.user(id: 7, .init(name: "Ida")))
    #expect(app.told == [])
    app.push(.blog(id: 1, .init(likes: 77)))
    #expect(app.told == [])
    app.play("attach", app.window.attach("profile", true))
    #expect(app.see("header.name") == "Ida".logged)
    #expect(app.see("blogs[0].likes") == "Like 77".logged)
    #expect(app.see("blogs[9].author") == "Author name: Ida".logged)
  }

  @Test func `a row out of sight tells no cell, its cell shows another, and it is right when it is back`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.play("scroll", app.window.scroll("blogs", to: 10))
    app.push(.blog(id: 1, .init(likes: 77)))
    #expect(app.told == [])
    app.tap("blogs[10].like")
    #expect(app.trace.events.filter { $0.kind == .request }.last?.name == "POST /blogs/11/like")
    app.play("scroll", app.window.scroll("blogs", to: 0))
    #expect(app.see("blogs[0].likes") == "Like 77".logged)
  }

  @Test
  func `no presenter or store imports the UI kit, no view or scene the store, and no base hides a hook`()
    throws
  {
    let folder =
      #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Sources/Patterns/MVP/Protocol"
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      if file.hasPrefix("App/"), file.contains("Presenter") || file.contains("Store") {
        #expect(!text.contains("HeadlessUI") && !text.contains("BlogViews"), "\(file)")
        #expect(!text.contains("ViewController"), "\(file)")
      }
      if file.contains("ViewController") || file.contains("Cell.") || file.contains("Scene") {
        #expect(!text.contains("store") && !text.contains("network"), "\(file)")
      }
      // A method that does nothing in one place is there for others to override.
      if !file.hasPrefix("Seam/") { #expect(text.firstMatch(of: /func [^\n]*\) \{ *\}/) == nil, "\(file)") }
    }
  }
}

extension TraceValue {
  /// All texts in it.
  fileprivate var texts: Set<String> {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.reduce(into: []) { $0.formUnion($1.texts) }
    case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.texts) }
    case .null, .bool, .int, .double, .decimal: []
    }
  }
}
