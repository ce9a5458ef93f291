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
  adapter -> binder: notify
  binder -> binder: call
  binder -> adapter: subscribe, unsubscribe
  binder -> view: navigate
  view -> view: navigate
  """
