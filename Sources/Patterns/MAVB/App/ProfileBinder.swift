import BlogDomain
import HeadlessUI
import Runtime

/// The person's page: its parts, and the HUD that spans them.
func profileBinder(_ adapters: Adapters, user: Int, screen: Int) -> [ViewConstructor] {
  let header = ListID(screen: screen, resource: .header(user: user))
  let blogs = ListID(screen: screen, resource: .blogs(user: user))
  let drafts = ListID(screen: screen, resource: .drafts(user: user))
  let state = { id in adapters.document.map { loadState($0.feed(id)) } }
  return [
    .indicator(
      "hud", .isOn <-- combine(state(header), state(blogs), state(drafts)).map { $0.contains(.loading) }),
    headerBinder(adapters.document, user, header),
    blogsBinder(adapters, blogs),
    draftsBinder(adapters, drafts),
  ]
}
