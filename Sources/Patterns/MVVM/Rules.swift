/// Who may act on whom in this pattern, one edge a line: `from role -> to role: kinds`.
///
/// What is not here is a violation: above all, a view model never calls a view, which learns of a change only
/// by what it bound to, and a view never reaches a store. An alert's button goes from the window straight to the
/// view model that asked, by a block that the coordinator made.
public let rules = """
  view -> view: call, route, navigate
  view -> viewModel: call, subscribe, unsubscribe
  view -> coordinator: call
  viewModel -> view: notify
  viewModel -> viewModel: subscribe, unsubscribe, notify
  viewModel -> store: call, subscribe, unsubscribe
  viewModel -> coordinator: notify
  store -> viewModel: notify
  store -> service: request
  service -> store: call, response
  coordinator -> view: call, navigate
  coordinator -> viewModel: subscribe, unsubscribe
  """
