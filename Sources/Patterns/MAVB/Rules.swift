public import Runtime

/// Who may do what to whom in this pattern, beside what every pattern may.
///
/// No line names a controller, and none a binder: binders are functions, which are asked once and take part in nothing.
/// A view is bound, sends messages, and asks its own constructor for what is in its rows.
public let rules = """
  view -> adapter: message, subscribe, unsubscribe, read
  view -> view: call, render, navigate
  service -> adapter: message, response
  adapter -> adapter: message, state
  adapter -> service: request
  adapter -> player: call, subscribe, unsubscribe
  adapter -> view: notify
  player -> adapter: notify
  player -> player: state
  """

private let book = "App Architecture, objc.io, \"Model Adapter-View Binder\""

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
    source: book),
  RuleText(
    "render-in-binding",
    .order("screen-under-notify"),
    "a view's property is set by a binding only",
    why: "A property that is bound and set by hand shows whichever came last.",
    fix: "Make it a value of an adapter, and bind the property to it.",
    source: book),
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
    source: book),
  RuleText(
    "state-under-message",
    .order("state-under-message"),
    "an adapter's state changes only under a message to it",
    why:
      "A state that changes otherwise is not the result of the messages, so that no reducer decided on it and no "
      + "message can be replayed to get there.",
    fix: "Send the adapter a message, an answer as well, and change the state in its reducer.",
    source: book),
  RuleText(
    "state-before-notify",
    .order("state-before-notify"),
    "an adapter notifies of a change only after the change",
    why:
      "An observer that is told of a change which is on no record is told of one that nobody can find, or of none "
      + "at all; and what decides something and is remembered elsewhere is seen by no test and in no trace.",
    fix: "Change the state in the reducer, and feed a binding only where its value is another.",
    source: "\(book): message, reducer, state, bindings"),
  RuleText(
    "effects-after-bindings",
    .order("effects-after-bindings"),
    "an adapter does what a message led to only after its bindings were fed",
    why: "An effect that answers at once would show its answer before what led to it.",
    fix: "Return the effect from the reducer, and let the adapter do it last.",
    source: "\(book): message, reducer, state, bindings"),
]
