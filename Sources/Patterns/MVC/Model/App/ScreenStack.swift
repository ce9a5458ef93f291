/// The screens that the root controller has pushed, the top one last.
struct ScreenStack {
  var screens: [(name: String, controller: Controller)] = []
}
