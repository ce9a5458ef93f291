import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVVMSignal

/// A cell and the view models that it is bound to, one after the other.
struct BoundCellTests {
  let trial = Trial()

  @Test func `binding a cell to another row ends the bindings to the one before`() {
    let server = BlogServer(World(drafts: [.init(id: 1), .init(id: 2)]), rules: [])
    let store = BlogStore(Service(trial.runtime, name: "BlogAPI", server: server))
    let drafts = DraftsViewModel(store, user: 1)
    drafts.load()
    trial.runtime.settle()
    let cell = DraftCell(trial.runtime)
    cell.bind(to: drafts.row(1))
    let first = cell.viewModel
    cell.bind(to: drafts.row(2))
    #expect(trial.notified.last == "DraftCellViewModel#2 → DraftCell title(Draft 2)")
    #expect(first?.title.isObserved == false)
    #expect(
      trial.lines(.unsubscribe) == [
        "DraftCell → DraftCellViewModel title", "DraftCellViewModel → BlogStore draft(1)",
      ])
    cell.unbind()
    #expect(cell.viewModel == nil && trial.lines(.unsubscribe).count == 4)
  }
}
