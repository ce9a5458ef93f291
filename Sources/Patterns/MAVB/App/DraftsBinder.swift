import BlogDomain
import HeadlessUI
import Runtime

/// The person's drafts.
func draftsBinder(_ adapters: Adapters, _ id: ListID) -> ViewConstructor {
  .table(
    "drafts", emptyText: Strings.noDrafts, errorText: Strings.couldNotLoadDrafts,
    listBinder(adapters, id) { state, id in
      state.document.drafts[id]
    } cell: { draft in
      [.label(".title", .text <-- draft.map(\.title))]
    })
}
