import ArchTrace
import HeadlessUI
import Runtime
import Testing

/// The kit is no kinder than a real one where an app could lean on it.
@Suite final class KitTests {
  private let collector = EventCollector()
  private let runtime: Runtime
  private let window: Window

  init() {
    runtime = Runtime(Recorder(TraceHeader(pattern: "kit", scenario: "test"), to: collector))
    window = Window(runtime)
  }

  private func step(_ target: InputTarget) {
    runtime.input(step: 1, from: runtime.user, to: target.actor, name: "step") { target.deliver?() }
  }

  @Test func secondAlertIsRefusedWithAnError() throws {
    window.show(ScreenView(runtime, "a", []))
    #expect(window.present(Alert("first")))
    #expect(!window.present(Alert("second")))
    let error = try #require(collector.events.first { $0.kind == .error })
    #expect(error.name == "alreadyPresenting" && error.from == "Window")
    step(window.tapAlert("OK"))
    #expect(window.alert == nil)
    #expect(window.present(Alert("second")))
  }

  @Test func alertGoesBeforeItsButtonTells() {
    window.show(ScreenView(runtime, "a", []))
    var up: [Bool] = []
    let tapped = Action<Void>("tapped", from: window, to: window) { up.append($0.alert != nil) }
    window.present(Alert("question", buttons: [Alert.Button("OK", tapped)]))
    step(window.tapAlert("OK"))
    #expect(up == [false])
  }

  @Test func alertOnAScreenThatIsOutIsSeenOnceItIsBack() {
    window.show(ScreenView(runtime, "a", []))
    step(window.attach("a", false))
    window.present(Alert("late"))
    #expect(window.alertTitle == .null)
    #expect(!window.screen.contains { $0.contains("late") })
    #expect(window.tapAlert("OK").ignored == .absent)
    step(window.attach("a", true))
    #expect(window.alertTitle == .string("late"))
    step(window.attach("a", false))
    #expect(window.alertTitle == .string("late"))
  }

  /// A cell that counts what is done to it.
  private final class CountingCell: Cell {
    var log: [String] = []
    override func prepareForReuse() { log.append("prepare") }
  }

  @Test func cellIsPreparedWhenItIsUsedAgainAndNotBefore() throws {
    let table = TableView(runtime, "rows", emptyText: "", errorText: "") { CountingCell($0, []) }
    window.show(ScreenView(runtime, "a", [table]))
    var left: [CountingCell] = []
    table.onConfigure = Action("configure", .delegate, from: table, to: window) { _, row in
      (row.cell as? CountingCell)?.log.append("configure \(row.id)")
    }
    table.onEndDisplaying = Action("end", .delegate, from: table, to: window) { _, cell in
      if let cell = cell as? CountingCell { left.append(cell) }
    }
    table.setRows([1, 2])
    table.setRows([1])
    let cell = try #require(left.first)
    #expect(cell.log == ["configure 2"])
    table.setRows([1, 3])
    #expect(cell.log == ["configure 2", "prepare", "configure 3"])
  }
}
