/// What may lead from whom to whom in this pattern, one edge a line: `from -> to: kinds`.
///
/// No edge leads from view to store, and none from controller to view but `navigate` and `create`: a view is
/// rendered under a `notify` of either store, and so is a navigation. Source: App Architecture, objc.io,
/// "Model-View-Controller+ViewState".
public let rules = """
  view -> controller: call, route
  view -> view: route, navigate
  controller -> controller: call
  controller -> store: call, subscribe, unsubscribe
  controller -> viewState: call, subscribe, unsubscribe
  controller -> view: navigate
  store -> store: state
  store -> controller: notify
  store -> service: request
  service -> store: call, response
  store -> player: call, subscribe
  player -> store: notify
  viewState -> viewState: state
  viewState -> controller: notify
  """
