import ArchTrace
import HeadlessUI
import MVP
import Runtime
import Testing

/// Nobody acts on anybody but as the rules say.
struct RulesTests {
  private let allowed: Set<String> = Set(
    rules.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: ":")
      return parts[1].split(separator: ",").map { "\(parts[0]):\($0)".filter { $0 != " " } }
    })

  @Test(arguments: [false, true]) func `what happens in a variant is what the rules allow`(_ isBlock: Bool) {
    let app = AppStage(ScreenTests.world, isBlock: isBlock)
    app.play(1, "open", app.window.open("profile"))
    app.play(2, "header.follow", app.window.tap("header.follow"))
    app.play(3, "blogs", app.window.scroll("blogs", to: 2))
    app.play(4, "blogs[3].like", app.window.tap("blogs[3].like"))
    app.play(5, "blogs.more", app.window.tap("blogs.more"))
    app.play(6, "blogs[3]", app.window.tap("blogs[3]"))
    app.act(7, "blog.like", app.window.tap("blog.like"))
    app.play(8, "back", app.window.back())
    app.play(9, "open", app.window.open("following"))
    app.play(10, "following[0].follow", app.window.tap("following[0].follow"))
    app.play(11, "alert", app.window.tapAlert("Unfollow"))
    app.play(12, "detach", app.window.attach("following", false))
    app.play(13, "attach", app.window.attach("following", true))
    app.play(14, "open", app.window.open("voices"))
    app.play(15, "voices[0]", app.window.tap("voices[0]"))
    app.runtime.run(until: app.runtime.now + 3300)
    app.play(16, "back", app.window.back())
    app.play(17, "open", app.window.open("gallery"))
    app.play(18, "gallery.next", app.window.tap("gallery.next"))
    app.play(19, "open", app.window.open("categories"))
    app.play(20, "categories.query", app.window.type("1", into: "categories.query"))
    let free: Set<EventKind> = [.input, .render, .screen, .create, .destroy, .timer, .error]
    let roles = app.roles
    for event in app.trace.events where !free.contains(event.kind) {
      let edge = "\(roles[event.from] ?? "?")->\(roles[event.to ?? event.from] ?? "?"):\(event.kind.name)"
      #expect(allowed.contains(edge), "\(event.id) \(event.name ?? "")")
    }
  }
}
