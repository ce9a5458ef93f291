public import Runtime

/// What may lead from whom to whom in this pattern, one edge a line: `from -> to: kinds`.
///
/// No edge leads from view to store, and none from controller to view but `navigate` and `create`: a view is
/// rendered under a `notify` of either store, and so is a navigation; a device plays what the view state says. Source: App Architecture, objc.io,
/// "Model-View-Controller+ViewState".
public let rules = """
  view -> controller: call, route
  view -> view: call, route, navigate
  controller -> controller: call
  controller -> store: call, subscribe, unsubscribe, read
  controller -> viewState: call, subscribe, unsubscribe, read
  controller -> view: call, render, navigate
  store -> store: state
  store -> controller: notify
  store -> service: request
  service -> store: call, response
  controller -> player: call, subscribe, read
  player -> controller: notify
  player -> player: state
  viewState -> viewState: state
  viewState -> controller: notify
  """

/// What must never happen, and what only in a certain order.
public let ruleTexts: [RuleText] = [
  RuleText(
    "screen-under-notify",
    .order("screen-under-notify"),
    "what the screen shows and where it is changes under a notify of a store or the view state only",
    why:
      "A controller that shows or navigates by itself leaves the view state behind, and a screen "
      + "restored from it is another one.",
    fix: "Change the view state, and do it when told of that change.",
    source: "App Architecture, objc.io, \"Model-View-Controller+ViewState\""),
  RuleText(
    "view-knows-no-store",
    .never(
      """
      view -> store
      store -> view
      view -> viewState
      viewState -> view
      """),
    "a view meets neither the store nor the view state",
    why: "Views are set by their controller, which finds itself in the view state.",
    fix: "Take the action to the controller.",
    source: "App Architecture, objc.io, \"Model-View-Controller+ViewState\""),
  RuleText(
    "no-state-elsewhere",
    .never(
      """
      controller -> controller: state
      view -> view: state
      """),
    "no view state is kept outside the view state store",
    why: "What a controller keeps is not restored, and cannot be seen in a recorded view state.",
    fix: "Make it a property of the view state, with an action to change it.",
    source: "App Architecture, objc.io, \"Model-View-Controller+ViewState\""),
  RuleText(
    "view-asks-no-service",
    .never(
      """
      view -> service
      service -> view
      controller -> service
      service -> controller
      """),
    "neither a view nor a controller meets the network",
    why: "Answers change the store, which tells everybody.",
    fix: "Let the store send the request.",
    source: "App Architecture, objc.io, \"Networking\""),
  RuleText(
    "state-before-notify",
    .order("state-before-notify"),
    "a store, or the view state, notifies of a change only after the change",
    why:
      "An observer that is told of a change which is on no record is told of one that nobody can find, or of none "
      + "at all; and what decides something and is remembered elsewhere is seen by no test and in no trace.",
    fix: "Keep all that it remembers in its state, change that, and notify only where it is not as it was.",
    source: "App Architecture, objc.io, \"Model-View-Controller+ViewState\": mutate, persist, notify"),
]
