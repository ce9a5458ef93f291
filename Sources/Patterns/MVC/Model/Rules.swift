public import Runtime

/// Who may act on whom: one edge a line, `from role -> to role: kinds`.
///
/// No edge leads between view and store, none from a store to a controller but `notify`, and none from a view or a
/// controller to the network. A view renders by itself when its controller, told of a change, sets it.
public let rules = """
  view -> view: call, route, navigate
  view -> controller: call, route
  controller -> controller: call, route, state, read
  controller -> store: call, subscribe, unsubscribe, read
  controller -> view: call, render, navigate
  store -> store: state
  store -> controller: notify
  store -> player: call, subscribe
  player -> store: notify
  player -> player: state
  service -> store: call
  store -> service: request
  service -> store: response
  """

/// What must never happen, and what only in a certain order.
public let ruleTexts: [RuleText] = [
  RuleText(
    "view-knows-no-store",
    .never(
      """
      view -> store
      store -> view
      """),
    "a view and a store never meet",
    why:
      "A view that reads or changes the model cannot be used for another one, and a model that "
      + "knows views cannot be tested without them.",
    fix: "Let the controller observe the store and set the view, and take the view's actions to the store.",
    source: "App Architecture, objc.io, \"Model-View-Controller\""),
  RuleText(
    "store-calls-no-controller",
    .never("store -> controller: call, message, command, state, navigate, request, response"),
    "a store reaches a controller by notify only",
    why:
      "A store that calls a controller must know its type, and a second screen of the same model "
      + "is forgotten.",
    fix: "Send a notification, and let each controller that shows the change observe it.",
    source: "App Architecture, objc.io, \"Model-View-Controller\""),
  RuleText(
    "view-asks-no-service",
    .never(
      """
      view -> service
      service -> view
      """),
    "a view never meets the network",
    why:
      "An answer that comes to a view is lost to everybody else, and comes to a reused cell when "
      + "it shows something else.",
    fix: "Let the store, or the controller, send the request.",
    source: "App Architecture, objc.io, \"Networking\""),
  RuleText(
    "state-before-notify",
    .order("state-before-notify"),
    "a store notifies of a change only after the change",
    why:
      "An observer that is told of a change which is on no record is told of one that nobody can find, or of none "
      + "at all; and what decides something and is remembered elsewhere is seen by no test and in no trace.",
    fix: "Keep all that it remembers in its state, change that, and notify only where it is not as it was.",
    source: "App Architecture, objc.io, \"Model-View-Controller\": the model changes, then notifies"),
]
