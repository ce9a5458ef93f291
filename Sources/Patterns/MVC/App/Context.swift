/// What the app's controllers are given: the model, and who gets them what they need of the server.
struct Context {
  let store: BlogStore
  let network: any Networking
}
