public import Runtime

/// Who may act on whom in this pattern, one edge a line: `from role -> to role: kinds`.
///
/// What is not here is a violation: above all, a view model never calls a view, which learns of a change only
/// by what it bound to, and a view never reaches a store. An alert's button goes from the window straight to the
/// view model that asked, by a block that whoever presented it made.
///
/// These hold of both variants here; `viewModel -> view: notify` is a signal or a tracked reading.
private let shared = """
  view -> view: call, route, navigate
  view -> viewModel: call, subscribe, unsubscribe, read
  viewModel -> viewModel: state, read
  viewModel -> view: notify
  viewModel -> store: call, subscribe, unsubscribe, read
  store -> store: state
  store -> viewModel: notify
  store -> service: request
  service -> store: call, response
  store -> player: call, subscribe
  player -> store: notify
  player -> player: state

  """

/// What a coordinator adds: it alone makes view models, which open their lists in the store, and moves between
/// screens.
private let coordinator = """
  view -> coordinator: call
  coordinator -> coordinator: state
  viewModel -> coordinator: notify
  coordinator -> view: call, render, navigate
  coordinator -> viewModel: call, subscribe, unsubscribe, read
  coordinator -> store: call, read

  """

/// What a view model adds that is told of its parts' values, to derive its own.
private let parts = """
  viewModel -> viewModel: subscribe, unsubscribe, notify
  """

/// What controllers add that move between screens: the one that owns the stack keeps it.
private let navigation = """
  view -> view: state

  """

/// The edges of `mvvm/signal`.
public let signalRules = shared + coordinator + parts

/// The edges of `mvvm/observation`: controllers navigate, and a view model makes the one of the screen that follows.
/// What is derived is computed when it is read, so that no view model is told of another's values.
public let observationRules = shared + navigation

/// What must never happen, and what only in a certain order.
public let ruleTexts: [RuleText] = [
  RuleText(
    "viewmodel-knows-no-view",
    .never(
      "viewModel -> view: call, message, command, navigate, render, route, create, subscribe, unsubscribe"),
    "a view model reaches a view by notify only",
    why: "A view model that calls a view, or a controller, cannot be bound by another one or tested alone.",
    fix: "Make a value or a signal of it, and let the view bind to it.",
    source: "\"MVVM by KVO\": the view model never references the view"),
  RuleText(
    "view-knows-no-store",
    .never(
      """
      view -> store
      store -> view
      controller -> store
      store -> controller
      """),
    "a view, or its controller, and a store never meet",
    why: "A screen that reads the model beside its view model shows what no test of the view model sees.",
    fix: "Let the view model read the store, and give the value as one of its own.",
    source: "\"MVVM by KVO\": the controller never references the model"),
  RuleText(
    "viewmodel-knows-no-ui-kit",
    .never("viewModel -> viewModel: render, navigate, screen"),
    "a view model never uses the UI kit",
    why: "A view model that shows or navigates by itself cannot be tested without a screen.",
    fix: "Tell the coordinator, or the controller, by a signal.",
    source: "\"MVVM by KVO\": a view model with UIKit is not MVVM"),
  RuleText(
    "store-tells-first",
    .order("store-tells-first"),
    "a view model that had a store change tells of it only after the store has",
    why:
      "A view model that runs ahead of the store shows what the store may refuse, and other "
      + "screens learn of it later.",
    fix: "Derive the value from what the store tells, not from the order given to it.",
    source: "App Architecture, objc.io, \"Model-View-ViewModel+Coordinator\""),
  RuleText(
    "state-before-notify",
    .order("state-before-notify"),
    "a store notifies of a change only after the change",
    why:
      "An observer that is told of a change which is on no record is told of one that nobody can find, or of none "
      + "at all; and what decides something and is remembered elsewhere is seen by no test and in no trace.",
    fix: "Keep all that it remembers in its state, change that, and notify only where it is not as it was.",
    source: "App Architecture, objc.io, \"Model-View-ViewModel+Coordinator\""),
]
