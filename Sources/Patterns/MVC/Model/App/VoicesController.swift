import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to. A voice goes on whether its cell is in sight or not.
final class VoicesController: Controller {
  private let context: Context
  private let table: TableView
  private lazy var list = context.store.openFeed(.voices)

  init(_ context: Context, view: VoicesView, window: Window) {
    self.context = context
    table = view.voices
    super.init(window: window)
  }

  override func viewDidLoad() {
    context.store.setUpPlayer()
    observe(context.store.voicesChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    observe(context.store.changed(list)) { controller, _ in controller.listChanged() }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    context.store.load(list)
  }

  override func close() {
    super.close()
    context.store.closeFeed(list)
    context.store.stopVoices()
  }

  private func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? VoiceCell, let voice = context.store.voice(id) else { return }
    cell.title.set(voice.title)
    cell.state.set(context.store.voiceState(id).rawValue)
  }

  func didSelect(_ voice: Int) { context.store.play(voice: voice, in: context.store.feed(list)?.ids ?? []) }

  // MARK: The list

  func pulled() { traced { context.store.load(list) } }

  func retryTapped() { traced { context.store.load(list) } }

  private func listChanged() {
    guard let feed = context.store.feed(list) else { return }
    table.setRows(feed.ids)
    table.state = LoadState(of: feed)
    table.isRefreshing = feed.showsRefresh
  }
}
