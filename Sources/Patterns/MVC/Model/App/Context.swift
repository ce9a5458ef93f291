/// What the app's controllers are given: the model.
struct Context {
  let store: BlogStore
}
