/// Who may act on whom in MVC, whoever owns the network: one edge a line, `from role -> to role: kinds`.
///
/// No edge leads between view and store, none from a store to a controller but `notify`, and none from a view to
/// the network. A view renders by itself when its controller, told of a change, sets it.
private let rules = """
  view -> view: route, navigate
  view -> controller: call, route
  controller -> controller: call, route
  controller -> store: call, subscribe, unsubscribe
  controller -> view: navigate
  store -> store: state
  store -> controller: notify
  store -> player: call, subscribe
  player -> store: notify
  service -> store: call
  """

/// Who may act on whom where the model owns the network: no controller ever meets it, and none owns state on
/// record.
public let modelRules =
  rules + """

    store -> service: request
    service -> store: response
    """

/// Who may act on whom where controllers own the network: the model never meets it, and what it does not hold is
/// the controllers' state.
///
/// The service calls the store, and the controller that is always there, where it brings the answer to a write whose
/// own controller is gone.
public let controllerRules =
  rules + """

    controller -> controller: state
    controller -> service: request
    service -> controller: response, call
    service -> service: response
    """
