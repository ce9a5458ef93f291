/// The scenes that the root scene has opened, that of the top screen last.
struct SceneStack {
  var scenes: [ScreenScene] = []
}
