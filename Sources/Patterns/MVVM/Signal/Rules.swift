public import Runtime

/// Who may act on whom in this pattern, one edge a line: `from role -> to role: kinds`.
///
/// What is not here is a violation: above all, a view model never calls a view, which learns of a change only by the
/// signal that it bound, and a view never reaches a store. The coordinator is the delegate of the controllers; it alone
/// makes screens and moves between them, and a view model reaches it by a signal only; what a window does by itself is
/// that it closes an alert. A view model that spans others observes their signals.
public let rules = """
  view -> view: call, route, navigate
  view -> viewModel: call, subscribe, unsubscribe
  view -> coordinator: call
  viewModel -> viewModel: state, subscribe, unsubscribe, notify, read
  viewModel -> view: notify
  viewModel -> coordinator: notify
  viewModel -> store: call, subscribe, unsubscribe, read
  coordinator -> coordinator: state
  coordinator -> view: call, render, navigate
  coordinator -> viewModel: call, subscribe, unsubscribe
  store -> store: state
  store -> viewModel: notify
  store -> service: request
  service -> store: call, response
  store -> player: call, subscribe
  player -> store: notify
  player -> player: state

  """

/// What must never happen, and what only in a certain order.
public let ruleTexts: [RuleText] = [
  RuleText(
    "viewmodel-knows-no-view",
    .never(
      "viewModel -> view: call, message, command, navigate, render, route, create, subscribe, unsubscribe"),
    "a view model reaches a view by notify only",
    why: "A view model that calls a view, or a controller, cannot be bound by another one or tested alone.",
    fix: "Make a signal of it, and let the controller bind that.",
    source: "App Architecture, objc.io, \"Model-View-ViewModel+Coordinator\""),
  RuleText(
    "viewmodel-knows-no-coordinator",
    .never("viewModel -> coordinator: call, message, navigate, create, subscribe, unsubscribe, read"),
    "a view model reaches the coordinator by notify only",
    why: "A view model that says where its screen leads cannot be shown anywhere else.",
    fix: "Let the controller tell its delegate, or make a signal of it.",
    source: "App Architecture, objc.io, \"Model-View-ViewModel+Coordinator\""),
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
    fix: "Let the view model observe the store, and give the value as a signal of its own.",
    source: "App Architecture, objc.io, \"Model-View-ViewModel+Coordinator\""),
  RuleText(
    "viewmodel-knows-no-ui-kit",
    .never("viewModel -> viewModel: render, navigate, screen"),
    "a view model never uses the UI kit",
    why: "A view model that shows or navigates by itself cannot be tested without a screen.",
    fix: "Make a signal of it, and let the controller or the coordinator do so.",
    source: "\"MVVM by KVO\": a view model with UIKit is not MVVM"),
  RuleText(
    "store-tells-first",
    .order("store-tells-first"),
    "a view model that had a store change tells of it only after the store has",
    why:
      "A view model that runs ahead of the store shows what the store may refuse, and other "
      + "screens learn of it later.",
    fix: "Make the value of the store's signal, not of the order given to it.",
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
