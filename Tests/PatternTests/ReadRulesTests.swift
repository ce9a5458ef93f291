import ArchTrace
import BlogDomain
import Catalog
import HeadlessUI
import Runtime
import Scenario
import Testing

/// An app whose view reads its store while it is tapped: nothing is called, and the model is known all the same.
private final class PryingApp: App {
  private let view: PryingView

  init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    view = PryingView(window)
    window.onOpen = Action("open", from: window, to: view) { view, _ in view.open() }
  }

  func receive(_ push: Push) {}
}

private final class PryingView: View {
  private let store: PryedStore
  private let window: Window

  init(_ window: Window) {
    self.window = window
    store = PryedStore(window.runtime)
    super.init(window.runtime)
  }

  func open() {
    traced {
      let count = store.count.value.value
      window.show(ScreenView(runtime, count == 0 ? "profile" : "following", []))
    }
  }
}

private final class PryedStore: Participant {
  private(set) lazy var count = StateCell(of: self, at: "count", Single(0))

  init(_ runtime: Runtime) { super.init(runtime, .store) }
}

/// A read is an act: whoever may not know another may not read it either.
@Suite struct ReadRulesTests {
  private let scenario = Scenario(name: "toy", steps: [Step(.open(.profile))])

  private func breaches(_ options: RunOptions, of name: String) throws -> [String] {
    let toy = Pattern("toy", PryingApp.self, "A view that reads its store")
    let writer = TraceWriter()
    _ = toy.run(scenario, to: writer, options: options)
    var reader = try TraceReader(name: "toy", source: MemorySource(writer.bytes), detail: .heads)
    var checker = TraceChecker(
      try #require(Pattern.named(name)).ruleSet(), trace: "toy", header: reader.header)
    var found: [String] = []
    try checker.check(&reader) {
      found.append($0.rule.id)
      return true
    }
    return found
  }

  @Test(arguments: ["mvc", "mvp", "mvvm", "mvcvs", "tea"])
  func `a view that reads a store is found where reads are on record`(_ name: String) throws {
    let id = "\(name).view-knows-no-store"
    #expect(try breaches(RunOptions(recordsReads: true), of: name).contains(id))
    #expect(try !breaches(RunOptions(), of: name).contains(id))
  }
}
