import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to. A voice goes on whether its cell is in sight or not.
final class VoicesController: Controller {
  private let context: Context
  private let table: TableView
  private lazy var list = StateCell(of: self, at: "voices", ListState(.voices))

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
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    load()
  }

  override func close() {
    super.close()
    list.mutate { $0.cancel() }
    context.store.stopVoices()
  }

  private func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? VoiceCell, let voice = context.store.voice(id) else { return }
    cell.title.set(voice.title)
    cell.state.set(context.store.voiceState(id).rawValue)
  }

  func didSelect(_ voice: Int) { context.store.play(voice: voice, in: list.value.feed.ids) }

  // MARK: Loading

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  private func load() {
    let stamp = context.store.beginRead()
    let task = list.mutate { list in
      let read = list.feed.load(stamp: stamp)
      list.cancel()
      let task = dataTask(read.request, on: context.api) { $0.receive($1, for: read) }
      list.task = task
      return task
    }
    listChanged()
    task.resume()
  }

  /// Tells the model first: what is listed must be known before it is shown.
  private func receive(_ response: Response, for read: Read) {
    guard list.value.feed.accepts(read) else { return }
    let page = context.store.merge(response, for: read)
    list.mutate { list in
      list.task = nil
      list.feed.take(page, for: read)
    }
    listChanged()
    if page == nil, list.value.loadState == .loaded { present(Alert(failure: Strings.couldNotLoadVoices)) }
  }

  private func listChanged() {
    let list = list.value
    table.setRows(list.feed.ids)
    table.state = list.loadState
    table.isRefreshing = list.isRefreshing
  }
}
