/// Who may act on whom in MVP, and how: one edge a line, `from role -> to role: kinds`.
///
/// The presenter speaks to views only by calls, and the view to nobody but its presenter, its own controls and,
/// up the responder chain, its scene. The service calls the store where the server pushes, and, like the scene,
/// where it brings the answer to a write whose presenter is gone.
///
/// They hold of both variants: a call through the view's protocol, through a block that the view set and through a
/// completion that it passed are all calls of the presenter. In `block` a view calls its presenter at each reuse of
/// a cell too, to have the row's block bound.
public let rules = """
  view -> view: call, route, navigate
  view -> scene: call, route
  view -> presenter: call
  presenter -> presenter: call, state
  presenter -> view: call
  presenter -> store: call, subscribe, unsubscribe
  presenter -> service: request
  presenter -> scene: call
  service -> presenter: response
  service -> service: response
  service -> store: call
  service -> scene: call
  store -> store: state
  store -> presenter: notify
  store -> player: call, subscribe, unsubscribe
  player -> store: notify
  scene -> scene: call, route
  scene -> view: call, navigate
  scene -> presenter: call
  """
