import BlogDomain
import Runtime

/// What the app's controllers are given.
struct Context {
  /// What everybody must know.
  let store: BlogStore
  /// The network, which every controller asks itself.
  let api: Service
  /// Completes a write whose controller is gone when the answer comes.
  let abandoned: Action<(write: Write, response: Response)>
}
