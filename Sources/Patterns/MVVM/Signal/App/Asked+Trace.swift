import BlogDomain
import Runtime

extension Load: Loggable {
  /// As a trace shows it: what it brought, without the read, which its signal is named after.
  var logged: Logged {
    switch self {
    case .out: "out".logged
    case .answered(_, nil): "failed".logged
    case .answered(_, let page?): .fields(["ids": page.ids, "more": page.more])
    }
  }
}

extension Search: Loggable {
  /// As a trace shows it.
  var logged: Logged {
    switch self {
    case .out: "out".logged
    case .found(.nothing): "nothing".logged
    case .found(.noCategory): "noCategory".logged
    case .found(.category(let name)): .fields(["category": name])
    case .failed: "failed".logged
    }
  }
}

extension Settlement: Loggable {
  /// As a trace shows it.
  var logged: Logged { .fields(["request": write.request.route, "success": isDone]) }
}
