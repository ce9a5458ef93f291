import Runtime

/// A key path that a view model declares, and who is registered for it.
final class KeyPathObservers {
  let keyPath: String
  unowned let owner: ViewModel
  private var entries: [Entry] = []
  /// The value there is, for whoever asks to be told it at once.
  var current: () -> Any? = { nil }

  /// One registration.
  private final class Entry {
    let registration: Registration
    let options: KeyValueOptions
    /// Not kept alive; the registration knows whether it is still there.
    unowned(unsafe) let observer: any KeyValueObserver
    var isOver = false

    init(_ registration: Registration, _ options: KeyValueOptions, _ observer: any KeyValueObserver) {
      self.registration = registration
      self.options = options
      self.observer = observer
    }
  }

  init(of owner: ViewModel, _ keyPath: String) {
    self.owner = owner
    self.keyPath = keyPath
  }

  /// Registers an observer, after those that are there.
  func add(_ observer: any KeyValueObserver, _ options: KeyValueOptions) {
    let registration = Registration(.keyValue, keyPath, of: owner, by: observer)
    let entry = Entry(registration, options, observer)
    entries.append(entry)
    registration.begin(initial: options.contains(.initial))
    if options.contains(.initial) { tell(entry, old: nil, new: current()) }
  }

  /// Removes the latest registration of an observer.
  /// - Returns: Whether there was one.
  private func remove(_ observer: Actor) -> Bool {
    guard let index = entries.lastIndex(where: { $0.registration.isBy(observer) }) else { return false }
    let entry = entries.remove(at: index)
    entry.isOver = true
    // Whose wire is cut is not registered, so far as the observed knows: removing it is what ends a program.
    if entry.registration.isCut { return false }
    entry.registration.end()
    return true
  }

  /// Removes the latest registration of an observer, and reports where there was none.
  func removeOrReport(_ observer: Actor, named name: String) {
    if remove(observer) { return }
    owner.report(
      "removeObserver", .fields(["keyPath": keyPath, "observer": name, "reason": "not registered"]))
  }

  /// Tells everybody that the value was set.
  func tell(old: @autoclosure () -> Any?, new: @autoclosure () -> Any?) {
    guard !entries.isEmpty else { return }
    let old = old(), new = new()
    for entry in entries where !entry.isOver {
      if entry.registration.hasObserver { tell(entry, old: old, new: new) } else { drop(entry) }
    }
  }

  private func tell(_ entry: Entry, old: Any?, new: Any?) {
    let change = KeyValueChange(
      old: entry.options.contains(.old) ? old : nil, new: entry.options.contains(.new) ? new : nil)
    entry.registration.tell(change.logged) {
      entry.observer.observeValue(forKeyPath: keyPath, of: owner, change: change)
    }
  }

  /// The observer went without having been removed.
  private func drop(_ entry: Entry) {
    entry.isOver = true
    entries.removeAll { $0 === entry }
    let name = entry.registration.observerName
    owner.report(
      "observeValue", .fields(["keyPath": keyPath, "observer": name, "reason": "observer is gone"]))
  }
}
