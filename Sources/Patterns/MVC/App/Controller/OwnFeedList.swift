import BlogDomain
import Runtime

/// A list that its controller holds.
final class OwnFeedList: OwnState<Feed, FeedController>, FeedList {
  private var onChange: Action<Void>?

  init(_ network: ControllerNetworking, _ resource: Resource, _ controller: FeedController) {
    super.init(network, of: controller, at: resource.name, Feed(resource))
  }

  func share(with screen: ProfileController) {
    onChange = Action("state", .delegate, from: controller, to: screen) { $0.partChanged() }
  }

  func load() {
    let stamp = network.store.beginRead()
    send(change { $0.load(stamp: stamp) })
  }

  func loadMore() {
    if let read = change({ feed in feed.loadMore(stamp: network.store.beginRead) }) { send(read) }
  }

  private func send(_ read: Read) {
    changed()
    send(read.request, accepts: { $0.accepts(read) }) { [weak self] in self?.receive($0, read) }
  }

  /// Tells the model first: what is listed must be known before it is shown.
  private func receive(_ response: Response, _ read: Read) {
    let page = network.store.merge(response, for: read)
    let notice = change { $0.receive(page, for: read) }
    changed()
    network.pass(notice)
  }

  /// Shows the list, and passes on that it is not as it was.
  private func changed() {
    controller.feedChanged()
    onChange?()
  }
}

extension ProfileController {
  /// The list of a part is not as it was.
  fileprivate func partChanged() { traced { updateHUD() } }
}
