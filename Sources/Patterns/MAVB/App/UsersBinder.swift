import BlogDomain
import HeadlessUI
import Runtime

/// A list of people: those followed, or those suggested.
/// - Parameters:
///   - name: How a name is written.
///   - follow: What a tap on a follow button is sent as.
func usersBinder(
  _ adapters: Adapters, _ id: ListID, named name: @escaping (String) -> String,
  follow: @escaping (Int) -> DocumentMessage
) -> ViewConstructor {
  .table(
    id.resource.name, emptyText: Strings.nobody, errorText: Strings.couldNotLoadPeople,
    listBinder(adapters, id) { state, id in
      state.document.users[id]
    } cell: { person in
      [
        .label(".name", .text <-- person.map { name($0.name) }),
        followBinder(person, adapters.document.taking(person) { follow($0.id) }),
      ]
    })
}
