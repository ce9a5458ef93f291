public import Runtime

/// Who may do what to whom in this pattern, beside what every pattern may.
///
/// No line names a controller, none leads from a binder to a service, and none but an adapter's or another
/// binder's leads to a binder. A window presents by itself only what waited for a screen to come back.
public let rules = """
  view -> adapter: message
  service -> adapter: message, response
  adapter -> adapter: message, state
  adapter -> service: request
  adapter -> player: call, subscribe, unsubscribe
  player -> adapter: notify
  player -> player: state
  adapter -> binder: notify
  binder -> binder: call
  binder -> adapter: subscribe, unsubscribe, read
  binder -> view: call, render, navigate
  view -> binder: call
  view -> view: navigate
  """

/// What must never happen, and what only in a certain order.
public let ruleTexts: [RuleText] = [
  RuleText(
    "no-controller",
    .never(
      """
      controller -> *
      * -> controller
      """),
    "there is no controller",
    why: "Bindings say what a controller would do; one beside them does it again, at another moment.",
    fix: "Bind the view to an adapter where it is made.",
    source: "App Architecture, objc.io, \"Model Adapter-View Binder\""),
  RuleText(
    "render-in-binding",
    .order("screen-under-notify"),
    "a view's property is set by a binding only",
    why: "A property that is bound and set by hand shows whichever came last.",
    fix: "Make it a value of an adapter, and bind the property to it.",
    source: "App Architecture, objc.io, \"Model Adapter-View Binder\""),
  RuleText(
    "binder-asks-no-service",
    .never(
      """
      binder -> service
      service -> binder
      view -> service
      service -> view
      """),
    "neither a binder nor a view meets the network",
    why: "A request is an effect of a message, described by a reducer that can be tested.",
    fix: "Send the adapter a message, and let its reducer return the effect.",
    source: "App Architecture, objc.io, \"Model Adapter-View Binder\""),
  RuleText(
    "state-before-notify",
    .order("state-before-notify"),
    "an adapter notifies of a change only after the change",
    why:
      "An observer that is told of a change which is on no record is told of one that nobody can find, or of none "
      + "at all; and what decides something and is remembered elsewhere is seen by no test and in no trace.",
    fix: "Change the state in the reducer, and feed a binding only where its value is another.",
    source: "App Architecture, objc.io, \"Model Adapter-View Binder\": message, reducer, state, bindings"),
]
