public import Runtime

/// Who may act on whom in this pattern, one edge a line: `from role -> to role: kinds`.
///
/// No edge leads from update or the virtual view to anybody but the command that update returns. At the launch
/// they are asked in the world's name, before there is a message. A view tells the driver of nothing but what a person
/// does, by a message, and of a screen that leaves or comes back, to which it is subscribed.
public let rules = """
  view -> driver: call, message, notify
  view -> view: call, route, navigate
  driver -> driver: message, state
  driver -> update: call
  driver -> virtualView: call
  driver -> view: call, render, navigate, subscribe, unsubscribe
  driver -> service: request, subscribe, unsubscribe
  driver -> player: call, subscribe, unsubscribe
  update -> driver: command
  player -> driver: notify
  player -> player: state
  service -> driver: response, notify
  world -> update: call
  world -> virtualView: call
  """

/// What must never happen, and what only in a certain order.
public let ruleTexts: [RuleText] = [
  RuleText(
    "pure-functions",
    .never(
      """
      update -> *: call, message, subscribe, unsubscribe, notify, state
      update -> *: render, navigate, request, response, route
      virtualView -> *: call, message, command, subscribe, unsubscribe, notify
      virtualView -> *: state, render, navigate, request, response, route
      """),
    "update and the virtual view act on nobody: they return",
    why: "A function that acts cannot be tested by what it returns, nor called twice.",
    fix: "Return a command from update, and a message with the virtual view.",
    source: "App Architecture, objc.io, \"The Elm Architecture\""),
  RuleText(
    "view-knows-no-store",
    .never(
      """
      view -> store
      store -> view
      """),
    "no view meets a store",
    why: "The state is one value, and only messages change it.",
    fix: "Send a message, and keep what the store has in the state.",
    source: "App Architecture, objc.io, \"The Elm Architecture\""),
  RuleText(
    "state-in-update",
    .order("state-in-update"),
    "the state changes only in a message's turn, after update",
    why:
      "A state that changes otherwise is not the result of the messages, so that they cannot be "
      + "replayed.",
    fix: "Send a message, and change the state in update.",
    source: "App Architecture, objc.io, \"The Elm Architecture\""),
  RuleText(
    "commands-after-patch",
    .order("commands-after-patch"),
    "a turn's commands run only after the screen was patched",
    why: "A command that answers at once would show its answer before what led to it.",
    fix: "Let the driver run the commands last.",
    source: "App Architecture, objc.io, \"The Elm Architecture\""),
  RuleText(
    "effects-from-commands",
    .order("effects-from-commands"),
    "what goes out in a turn is what update returned: a request or a device's order for each command",
    why: "An effect that no command describes is in no test of update, and is there again in no replay.",
    fix: "Return a command from update, and let the driver run it.",
    source: "App Architecture, objc.io, \"The Elm Architecture\""),
  RuleText(
    "render-after-state",
    .order("render-after-state"),
    "the screen is patched only in a message's turn that changed the state, after the virtual view was asked",
    why: "The screen is a function of the state: what shows without a change of state is not in it.",
    fix: "Change the state in update, and let the virtual view show it.",
    source: "App Architecture, objc.io, \"The Elm Architecture\""),
]
