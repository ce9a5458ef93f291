import ArchTrace
import BlogDomain
import BlogViews
import HeadlessUI
import Runtime
import Scenario

/// What is wrong with an app that is put back.
enum ToyFault: Sendable {
  case none, forgetsText, forgetsCount, readsElsewhere, asks, sticks, deaf, writesNothing
}

/// An app of searches that ask nobody: each shows what was typed in it, and how often that was.
class RestorableToy: RewindableApp {
  class var fault: ToyFault { .none }

  class var snapshotName: String { "the toy's state" }

  private struct State {
    var texts: [String] = []
    var counts: [Int] = []
  }

  private final class Root: Participant {
    let window: Window
    let fault: ToyFault
    var state = State()
    /// What no state holds.
    var typed = 0
    var connects = true
    private var kept: Root?

    init(_ window: Window, _ fault: ToyFault) {
      self.window = window
      self.fault = fault
      super.init(window.runtime, .controller)
      window.onOpen = Action("open", from: window, to: self) { root, _ in
        root.state.texts.append("")
        root.state.counts.append(0)
        root.show()
      }
    }

    func keepItself() { kept = self }

    func show() {
      window.show(
        state.texts.indices.map { place in
          let view = CategoriesView(runtime)
          view.query.content = state.texts[place]
          view.result.set(result(place))
          if connects {
            view.query.onChange = Action("change", from: view.query, to: self) { [unowned view] in
              $0.state.texts[place] = $1
              $0.state.counts[place] += 1
              $0.typed += 1
              view.result.set($0.result(place))
            }
          }
          return view
        })
    }

    private func result(_ place: Int) -> String {
      fault == .readsElsewhere ? "\(typed)" : state.counts[place] > 1 ? "again" : "once"
    }
  }

  private let root: Root
  private let service: Service

  required init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    self.service = service
    root = Root(window, Self.fault)
  }

  func receive(_ push: Push) {}

  func saved() throws -> Snapshot {
    if Self.fault == .writesNothing { return Snapshot(bytes: []) }
    let texts = Self.fault == .forgetsText ? root.state.texts.map { _ in "" } : root.state.texts
    let counts = Self.fault == .forgetsCount ? root.state.counts.map { _ in 0 } : root.state.counts
    return try Snapshot(of: Kept(texts: texts, counts: counts))
  }

  private struct Kept: Codable {
    let texts: [String]
    let counts: [Int]
  }

  required init(
    window: Window, service: Service, user: Int, gallery: World.Gallery, saved: Snapshot
  ) throws {
    self.service = service
    root = Root(window, Self.fault)
    root.connects = Self.fault != .deaf
    try load(saved)
    if Self.fault == .asks { service.send(Request("GET", "/users/1"), for: root) { _ in } }
    if Self.fault == .sticks { root.keepItself() }
  }

  func load(_ saved: Snapshot) throws {
    let kept = try saved.value(Kept.self)
    root.state = State(texts: kept.texts, counts: kept.counts)
    root.show()
  }
}

final class ForgetsText: RestorableToy {
  override class var fault: ToyFault { .forgetsText }
}

final class ForgetsCount: RestorableToy {
  override class var fault: ToyFault { .forgetsCount }
}

final class ReadsElsewhere: RestorableToy {
  override class var fault: ToyFault { .readsElsewhere }
}

final class Asks: RestorableToy {
  override class var fault: ToyFault { .asks }
}

final class Sticks: RestorableToy {
  override class var fault: ToyFault { .sticks }
}

final class Deaf: RestorableToy {
  override class var fault: ToyFault { .deaf }
}

final class WritesNothing: RestorableToy {
  override class var fault: ToyFault { .writesNothing }
}
