// swift-format-ignore-file
// Made by Fixtures/facts/compile-bypasses.sh from the sources of the patterns, by the compiler.

/// Lines that go past a pattern, and whether its sources compile with one of them in it.
let sourceBypasses = """
  compiles MVCVS/App/HeaderController.swift: sets a view where a tap arrives
  code func followTapped() { view.followers.set("Followers 9") }
  refused MVCVS/App/HeaderController.swift: changes the state where it is shown, with no action
  code controller.context.viewState.value.toast = nil
  compiles MVCVS/App/HeaderController.swift: acts again where the state is shown
  code controller.context.viewState.closeToast()
  compiles MVCVS/App/HeaderController.swift: keeps something shown beside the state
  code private let view: HeaderView; private var isOpen = false
  compiles MVCVS/App/HeaderController.swift: sends a request where a tap arrives
  code func followTapped() { context.store.api.send(Write.like(1).request, for: self) { _ in } }
  compiles MVCVS/App/MVCVSApp.swift: sets the window where the app is launched
  code viewState = ViewStateStore(service.runtime, states.view); window.setToast("Hello")
  refused TEA/App/BlogUpdate.swift: sets a view where a tap arrives
  code case .likeTapped(let blog): view.followers.set("Followers 9"); return []
  refused TEA/App/BlogProgram.swift: changes the state where it is shown, with no action
  code state.toast = nil; return VirtualWindow(
  refused TEA/App/BlogProgram.swift: acts again where the state is shown
  code state.back(); return VirtualWindow(
  refused TEA/App/BlogProgram.swift: keeps something shown beside the state
  code enum BlogProgram: Program { static var isOpen = false
  refused TEA/App/BlogUpdate.swift: sends a request where a tap arrives
  code case .likeTapped(let blog): service.send(Write.like(blog).request, for: self) { _ in }; return []
  compiles TEA/App/TEAApp.swift: sets the window where the app is launched
  code driver = Driver(flags, window: window, service: service, events: pushes); window.setToast("Hello")
  """
