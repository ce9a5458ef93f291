import ArchTrace
import BlogDomain
import Foundation
import HeadlessUI
import Runtime
import Testing

@testable import MVVMSignal

/// Who may act on whom, by signals.
struct TraceTests {
  private static let world = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: World.numberedBlogs(23),
    drafts: [.init(id: 1)], following: World.numberedFollowing(2), suggested: World.numberedSuggested(12),
    voices: World.numberedVoices(2), images: 8, articles: 2, gallery: .chained)

  /// Goes everywhere: pages, rows out of sight, detail, both scenes, a question, a failure, a push, what plays by
  /// itself, images and a search.
  private static func everything() -> AppTrial {
    let app = AppTrial(
      world, [NetworkRule(match: RoutePattern("POST /blogs/2/like"), failure: .offline)])
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
    app.trial.runtime.run(until: app.trial.runtime.now + 5000)
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
    var roles = ["user": "user", "world": "world", "clock": "clock"]
    var edges: Set<String> = []
    for event in app.trial.collector.events {
      if event.kind == .create, let to = event.to { roles[to] = event.role }
      // State changes where it is held, and a window closes its alert by itself.
      let target = event.to ?? (event.kind == .state || event.kind == .navigate ? event.from : nil)
      guard let target, let from = roles[event.from], let to = roles[target] else { continue }
      switch event.kind {
      case .input, .timer, .create, .destroy, .render, .error: break
      case _: edges.insert("\(from) -> \(to): \(event.kind.name)")
      }
    }
    let allowed = MVVMSignal.rules.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: ":")
      return parts[1].split(separator: ",").map { "\(parts[0]): \($0.drop { $0 == " " })" }
    }
    #expect(edges.subtracting(allowed).sorted() == [])
    // Reads are not on record here, and renders were left out.
    let unused = Set(allowed).subtracting(edges)
    #expect(unused.filter { !$0.hasSuffix(": read") && !$0.hasSuffix(": render") } == [])
  }

  @Test func `nothing goes wrong, and nobody is told after they are gone`() {
    let app = Self.everything()
    #expect(app.trial.runtime.reports == [])
    var gone: Set<String> = []
    for event in app.trial.collector.events {
      if event.kind == .destroy { gone.insert(event.from) }
      if event.kind == .notify, let to = event.to { #expect(!gone.contains(to), "\(event.id)") }
    }
    #expect(!gone.isEmpty)
  }

  @Test func `a view model alone changes its state`() {
    let events = Self.everything().trial.collector.events
    let byID = Dictionary(uniqueKeysWithValues: events.map { ($0.id, $0) })
    var creations: [String: EventID?] = [:]
    for event in events where event.kind == .create { creations[event.to ?? event.from] = event.cause }
    for event in events where event.kind == .state && event.from.contains("ViewModel") {
      // What it is set to where it is made.
      if creations[event.from] == event.cause { continue }
      let cause = event.cause.flatMap { byID[$0] }
      #expect((cause?.to ?? cause?.from) == event.from, "\(event.id)")
    }
  }

  @Test func `no view model or store imports the UI kit, and no view the store`() throws {
    let folder =
      #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
      + "/Sources/Patterns/MVVM/Signal/App"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      if file.contains("ViewModel") || file.contains("Store") || file.contains("FeedSignals") {
        #expect(!text.contains("HeadlessUI") && !text.contains("ViewController"), "\(file)")
        #expect(!text.contains("Coordinator"), "\(file)")
      }
      if file.contains("ViewController") || file.contains("Cell.") {
        #expect(!text.contains("Store") && !text.contains("BlogDomain"), "\(file)")
        #expect(!text.contains("Coordinator"), "\(file)")
      }
    }
  }

  @Test func `an initial value is told where it is subscribed to, and reads are the view model's own`() {
    let app = AppTrial(Self.world, recordsReads: true)
    app.open("profile")
    app.tap("blogs[0]")
    let events = app.trial.collector.events
    let views = Set(events.filter { $0.kind == .create && $0.role == "view" }.compactMap(\.to))
    let reads = events.filter { $0.kind == .read }
    #expect(reads.contains { $0.from == "BlogViewModel" && $0.to == "BlogStore" })
    #expect(!reads.contains { views.contains($0.from) || views.contains($0.to ?? "") })
  }

  @Test func `a row out of sight is bound to nothing`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.play("scroll", app.window.scroll("blogs", to: 10))
    app.push(.blog(id: 1, .init(likes: 77)))
    #expect(app.trial.collector.events.filter { $0.id.step == 3 && $0.kind == .notify } == [])
    app.play("scroll", app.window.scroll("blogs", to: 0))
    #expect(app.see("blogs[0].likes") == "Like 77")
  }
}
