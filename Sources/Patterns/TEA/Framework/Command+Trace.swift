import Runtime

extension Command {
  /// What sort of effect it is, as a trace names it.
  var name: String {
    switch self {
    case .request: "request"
    case .resume: "resume"
    case .play: "play"
    }
  }

  /// The effect, as a trace shows it.
  var content: Logged {
    switch self {
    case .request(let call), .resume(let call): call.request.route.logged
    case .play(let order): order.logged
    }
  }
}
