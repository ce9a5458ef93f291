import BlogDomain
import Runtime

/// A list that is view state of its controller, which nobody else can observe.
final class ControllerFeedList: FeedList {
  private let store: BlogStore
  private let api: Service
  private let onNotice: Action<Notice>?
  private unowned let controller: FeedController
  private let state: StateCell<Feed>
  private var onChange: Action<Void>?
  private var isClosed = false

  init(
    _ store: BlogStore, _ api: Service, _ onNotice: Action<Notice>?, _ resource: Resource,
    _ controller: FeedController
  ) {
    self.store = store
    self.api = api
    self.onNotice = onNotice
    self.controller = controller
    state = StateCell(of: controller, at: resource.name, Feed(resource))
  }

  var feed: Feed? { isClosed ? nil : state.value }

  /// Nothing is to be connected: the controller that changes its own state knows.
  func connect() {}

  func share(with screen: ProfileController) {
    onChange = Action("state", .delegate, from: controller, to: screen) { $0.partChanged() }
  }

  func load() {
    let stamp = store.beginRead()
    let read = state.mutate { $0.load(stamp: stamp) }
    changed()
    send(read)
  }

  func loadMore() {
    guard let read = state.mutate({ feed in feed.loadMore { store.beginRead() } }) else { return }
    changed()
    send(read)
  }

  func close() { isClosed = true }

  private func send(_ read: Read) {
    let accepts = { [weak self] in self?.feed?.accepts(read) ?? false }
    api.send(read.request, for: controller, accepts: accepts) { [weak self] in self?.receive($0, read) }
  }

  /// Tells the model first: what is listed must be known before it is shown.
  private func receive(_ response: Response, _ read: Read) {
    let page = store.merge(response, for: read)
    let notice = state.mutate { $0.receive(page, for: read) }
    changed()
    if let notice { onNotice?(notice) }
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
