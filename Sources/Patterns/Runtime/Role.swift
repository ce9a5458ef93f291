/// What a participant is in its pattern.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case user, world, clock, service, store, view, controller, presenter, viewModel, coordinator, viewState
  case adapter, binder, driver, update, virtualView, player, scene
}
