import Runtime

/// What is listened to now. It is compared with what is wanted at each turn: what is wanted no more ends, what is
/// wanted newly begins, and what goes on makes its messages as the latest turn says.
final class Listening<Event, Message> {
  /// Set up by the first that listens to it or asks it.
  private(set) lazy var player = AudioPlayer(sender.runtime, .subscription)
  private let sender: Sender<Message>
  private let events: ObserverList<Event>
  private let scenes: ObserverList<SceneChange>
  private var active: [Active] = []
  private var latest: [Listener<Event, Message>.Key: Listener<Event, Message>] = [:]

  /// Something listened to.
  private struct Active {
    let key: Listener<Event, Message>.Key
    let end: () -> Void
  }

  init(_ sender: Sender<Message>, events: ObserverList<Event>, scenes: ObserverList<SceneChange>) {
    self.sender = sender
    self.events = events
    self.scenes = scenes
  }

  /// Makes what is listened to what is wanted.
  func listen(to wanted: [Listener<Event, Message>]) {
    latest = Dictionary(wanted.map { ($0.key, $0) }) { first, _ in first }
    for ended in active where latest[ended.key] == nil { ended.end() }
    active.removeAll { latest[$0.key] == nil }
    var known = Set(active.map(\.key))
    for listener in wanted where known.insert(listener.key).inserted {
      active.append(Active(key: listener.key, end: begin(listener)))
    }
  }

  private func begin(_ listener: Listener<Event, Message>) -> () -> Void {
    let key = listener.key
    switch listener {
    case .events:
      return begin(events, key) { if case .events(_, let message) = $0 { message($1) } else { nil } }
    case .player:
      return begin(player.events, key) { if case .player(_, let message) = $0 { message($1) } else { nil } }
    case .scenes:
      return begin(scenes, key) { if case .scenes(_, let message) = $0 { message($1) } else { nil } }
    case .timer(let name, let time, _):
      let timer = sender.runtime.schedule(after: time, for: sender.driver, name, settles: false) {
        [weak self] _ in
        self?.hear(key) { if case .timer(_, _, let message) = $0 { message } else { nil } }
      }
      return timer.cancel
    }
  }

  private func begin<Value>(
    _ list: ObserverList<Value>, _ key: Listener<Event, Message>.Key,
    _ message: @escaping (Listener<Event, Message>, Value) -> Message?
  ) -> () -> Void {
    let subscription = list.add(sender.driver) { [weak self] _, value in
      self?.hear(key) { message($0, value) }
    }
    return subscription.cancel
  }

  /// Makes a message as the latest turn says.
  private func hear(
    _ key: Listener<Event, Message>.Key, _ message: (Listener<Event, Message>) -> Message?
  ) {
    if let message = latest[key].flatMap(message) { sender.send(message) }
  }
}
