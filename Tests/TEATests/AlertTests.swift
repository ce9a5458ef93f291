import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import TEA

/// The queue of alerts is in the state: the app decides which one is up.
@Suite final class AlertTests {
  private let collector = EventCollector()
  private let runtime: Runtime
  private let window: Window
  private let app: TEAApp
  private var number = 0

  init() {
    let runtime = Runtime(Recorder(TraceHeader(pattern: "tea", scenario: "test"), to: collector))
    let window = Window(runtime, recordsScreens: false)
    let rules = [NetworkRule(match: RoutePattern("POST *"), failure: .offline)]
    let world = World(user: World.User(id: 7), blogs: World.numberedBlogs(3))
    let service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    self.runtime = runtime
    self.window = window
    app = TEAApp(window: window, service: service, user: 7, gallery: .parallel)
    step(window.open("profile"))
    runtime.settle()
  }

  private func step(_ target: InputTarget) {
    number += 1
    runtime.input(step: number, from: runtime.user, to: target.actor, name: "step") { target.deliver?() }
  }

  private var navigations: [Event] { collector.events.filter { $0.kind == .navigate } }

  @Test func oneThatWaitedForItsScreenIsPutUpByTheDriver() throws {
    step(window.tap("blogs[0].like"))
    step(window.tap("blogs[1].share"))
    step(window.attach("profile", false))
    runtime.settle()
    #expect(window.alert == nil)
    step(window.attach("profile", true))
    #expect(window.alert?.title == "Could not like")
    let presented = try #require(navigations.last)
    #expect(presented.name == "present" && presented.from == "Driver")
    let cause = collector.events.first { $0.id == presented.cause }
    #expect(cause?.kind == .message && cause?.name == "scene(attached)")
    step(window.tapAlert("OK"))
    #expect(window.alert?.title == "Could not share")
    step(window.tapAlert("OK"))
    #expect(window.alert == nil)
    #expect(navigations.suffix(4).map(\.name) == ["present", "dismiss", "present", "dismiss"])
  }

  @Test func oneThatIsUpStaysUpWhereItsScreenLeaves() {
    step(window.tap("blogs[0].like"))
    runtime.settle()
    step(window.attach("profile", false))
    #expect(window.alert?.title == "Could not like")
    step(window.tapAlert("OK"))
    #expect(window.alert == nil)
  }
}
