import ArchTrace
import BlogDomain
import Foundation
import HeadlessUI
import Runtime
import Testing

@testable import MVPBlock

/// Who may act on whom, by blocks.
struct TraceTests {
  /// Goes everywhere: pages, rows out of sight, detail, both scenes, a question, a failure, a push, what plays by
  /// itself, images and a search.
  private static func everything() -> AppTrial {
    let app = AppTrial(
      .ada, [NetworkRule(match: RoutePattern("POST /blogs/2/like"), failure: .offline)])
    app.open("profile")
    app.tap("blogs[1].like")
    app.play("alert", app.window.tapAlert("OK"))
    app.tap("blogs.more")
    app.play("pull", app.window.pull("blogs"))
    app.play("scroll", app.window.scroll("blogs", to: 10))
    app.tap("blogs[12]")
    app.act("like", app.window.tap("blog.like"))
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

  @Test func `every edge is in the rules, and every rule's edge is used`() {
    let app = Self.everything()
    #expect(app.window.stack.map(\.name) == ["profile"])
    let roles = app.roles
    var edges: Set<String> = []
    for event in app.collector.events {
      // State changes where it is held.
      let target = event.kind == .state ? event.from : event.to
      guard let target, let from = roles[event.from], let to = roles[target] else { continue }
      switch event.kind {
      case .input, .timer, .create, .destroy, .error: break
      case .render where from == "view": break
      case _: edges.insert("\(from) -> \(to): \(event.kind.name)")
      }
    }
    let allowed = MVPBlock.rules.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: ":")
      return parts[1].split(separator: ",").map { "\(parts[0]): \($0.drop { $0 == " " })" }
    }
    #expect(edges.subtracting(allowed).sorted() == [])
    // Reads are not on record here; the window takes an alert away by itself, and nobody leaves before an answer.
    let unused = Set(allowed).subtracting(edges).filter { !$0.hasSuffix(": read") }
    #expect(unused.sorted() == ["service -> service: response", "view -> view: navigate"])
  }

  @Test func `nothing goes wrong, and nobody is told after they are gone`() {
    let app = Self.everything()
    #expect(app.runtime.reports == [])
    var gone: Set<String> = []
    for event in app.collector.events {
      if event.kind == .destroy { gone.insert(event.from) }
      if event.kind == .call || event.kind == .notify, let to = event.to {
        #expect(!gone.contains(to), "\(event.id)")
      }
    }
    #expect(!gone.isEmpty)
  }

  @Test func `what a presenter hands over is in its state first`() {
    let events = Self.everything().collector.events
    var texts: [String: Set<String>] = [:]
    var told = 0
    for event in events {
      if event.kind == .state {
        for change in event.changes { texts[event.from, default: []].insert(change.new?.short ?? "") }
      }
      guard event.kind == .call, event.name == "setTitle(_:)" || event.name == "setFollowers(_:)",
        let text = event.value?.short, !text.isEmpty
      else { continue }
      told += 1
      #expect(texts[event.from]?.contains(text) == true, "\(event.id)")
    }
    #expect(told > 3)
  }

  @Test func `no presenter or store imports the UI kit, and no view the domain`() throws {
    let folder =
      #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
      + "/Sources/Patterns/MVP/Block/App"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for file in names {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      if file.contains("Presenter") || file.contains("Store") {
        #expect(!text.contains("HeadlessUI") && !text.contains("ViewController"), "\(file)")
      }
      if file.contains("ViewController") || file.contains("Cell.") {
        #expect(!text.contains("Store") && !text.contains("BlogDomain"), "\(file)")
      }
      #expect(!text.contains("merge(by:") && !text.contains("except:"), "\(file)")
    }
    #expect(names.count { $0.contains("Presenter") } > 10)
  }
}
