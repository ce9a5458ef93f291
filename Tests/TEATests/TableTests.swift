import ArchTrace
import HeadlessUI
import Runtime
import Testing

@testable import TEA

/// Rows are told apart by their keys, and only those in sight are ever described.
@Suite struct TableTests {
  /// Counts how often something is asked.
  private final class Count {
    var rows: [Int] = []
  }

  private func page(_ rows: [Int], first: Int = 0, text: String = "", count: Count? = nil) -> Toy.Page {
    let content = VirtualContent<ToyMessage>(
      "t", errorText: "Failed", state: .loaded, isRefreshing: false, onRefresh: .say("refresh"))
    return .screen(
      .table(
        VirtualTable(
          content, rows: rows, first: first, onSelect: { .say("row \($0)") },
          onScroll: { .say("first \($0)") }
        ) { row in
          count?.rows.append(row)
          return .row([.label(".x", "\(row)\(text)"), .button(".b", title: "Tap", .say("tap \(row)"))])
        }))
  }

  private func table(_ stage: Stage) throws -> TableView {
    try #require(stage.window.top?.subviews.first as? TableView)
  }

  @Test func rowsThatMoveKeepTheirCells() throws {
    let stage = Stage([page([1, 2, 3, 4, 5]), page([3, 1, 6, 5])])
    let table = try table(stage)
    let cells = Dictionary(table.cells.map { ($0.id, $0) }) { first, _ in first }
    let events = stage.show(1)
    #expect(table.cells.map(\.id) == [3, 1, 6, 5])
    for cell in table.cells where cell.id != 6 { #expect(cell === cells[cell.id]) }
    // What was freed shows the row that came, and no cell is made.
    #expect(!events.contains { $0.kind == .create })
    #expect(
      stage.window.screen.dropFirst() == [
        "t  0–3 of 4", "  0  3  [Tap]", "  1  1  [Tap]", "  2  6  [Tap]", "  3  5  [Tap]",
      ])
    let texts = events.renders.filter { $0.contains(".x") }
    #expect(texts == ["t[2].x – \"6\""])
    stage.tap("t[2].b")
    stage.tap("t[0]")
    #expect(stage.said == ["tap 6", "row 3"])
  }

  @Test func aRowThatStaysIsPatched() {
    let stage = Stage([page([1, 2, 3]), page([2, 3, 1], text: "!")])
    let renders = stage.show(1).renders.filter { $0.contains(".x") }
    #expect(Set(renders) == ["t[0].x \"2\" \"2!\"", "t[1].x \"3\" \"3!\"", "t[2].x \"1\" \"1!\""])
  }

  @Test(arguments: 1...100)
  func anyRowsAfterAnyOthers(_ seed: Int) throws {
    var random = Seeded(seed)
    let lists = (0..<8).map { _ in
      Array(Array(1...30).shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random)))
    }
    let firsts = lists.map { RowsInSight.clamp(.random(in: 0...25, using: &random), rows: $0.count) }
    let stage = Stage(zip(lists, firsts).map { page($0, first: $1, text: "\($0.count)") })
    for (place, rows) in lists.enumerated() {
      if place > 0 { stage.show(place) }
      let sight = rows.dropFirst(firsts[place]).prefix(TableView.visibleRows)
      #expect(try table(stage).cells.map(\.id) == Array(sight))
      #expect(
        stage.window.screen.dropFirst(2)
          == sight.enumerated().map { "  \(firsts[place] + $0)  \($1)\(rows.count)  [Tap]" }[...])
    }
  }

  @Test func onlyRowsInSightAreDescribed() {
    let count = Count()
    let many = Array(1...100_000)
    let stage = Stage([
      page(many, count: count), page(many.reversed(), text: "!", count: count), page(many, count: count),
      page(Array(many.dropFirst(50_000)), first: 20_000, count: count),
    ])
    for page in 1...3 { stage.show(page) }
    // Each row is asked for as it comes into sight, and once more with the others in sight.
    #expect(count.rows.count <= 4 * 3 * TableView.visibleRows)
  }

  @Test func aPersonScrollsFirstAndTellsThen() throws {
    let rows = Array(1...30)
    let stage = Stage([page(rows), page(rows, first: 7)])
    stage.act { stage.window.scroll("t", to: 12).deliver?() }
    #expect(stage.said == ["first 12"])
    // The state said nothing of it, so the table goes where the state says.
    #expect(try table(stage).firstVisible == 0)
    stage.show(1)
    #expect(try table(stage).firstVisible == 7)
  }

  @Test func theButtonForMoreIsDescribedToo() {
    func page(_ more: VirtualMore<ToyMessage>?) -> Toy.Page {
      let content = VirtualContent<ToyMessage>(
        "t", errorText: "Failed", state: .loaded, isRefreshing: false, onRefresh: .say("refresh"))
      return .screen(.table(VirtualTable(content, rows: [1], more: more) { .label(".x", "\($0)") }))
    }
    let stage = Stage([
      page(nil), page(VirtualMore(isEnabled: true, isLoading: false, onTap: .say("more"))),
      page(VirtualMore(isEnabled: false, isLoading: true, onTap: .say("more"))), page(nil),
    ])
    stage.tap("t.more")
    #expect(stage.said == [] && stage.show(1).renders == ["t.more false true"])
    stage.tap("t.more")
    #expect(stage.said == ["more"])
    #expect(stage.show(2).renders == ["t.more.enabled true false", "t.loadingMore false true"])
    stage.tap("t.more")
    #expect(stage.said == ["more"])
    stage.show(3)
    #expect(stage.window.value(of: "t.more") == .bool(false))
  }
}
