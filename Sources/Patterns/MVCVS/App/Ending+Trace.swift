import BlogDomain
import Runtime

extension Ending: Loggable {
  /// What failed, or was done.
  var logged: Logged {
    switch self {
    case .notLoaded(let resource, let isEmpty): .fields(["notLoaded": resource.name, "isEmpty": isEmpty])
    case .noMoreLoaded: "noMoreLoaded".logged
    case .notSearched: "notSearched".logged
    case .notDone(let write): .fields(["notDone": write.request.route])
    case .shared: "shared".logged
    }
  }
}
