import BlogDomain
import Runtime

/// The lists that screens show, and whatever else they open.
extension BlogStore {
  func feed(_ id: FeedID) -> Feed? { opened.value.feeds[id] }

  /// Makes a list for a screen, which must close it.
  func openFeed(_ resource: Resource) -> FeedID {
    traced(resource.name) { open(resource.name, "feedChanged") { $0.feeds[$1] = Feed(resource) } }
  }

  func closeFeed(_ id: FeedID) { traced(id) { close(id) { $0.feeds[id] = nil } } }

  /// Asks for the first page: the first load, a retry or a refresh.
  func load(_ id: FeedID) {
    traced(id) {
      guard feed(id) != nil else { return }
      let stamp = nextStamp()
      send(change(id) { $0.load(stamp: stamp) }, id)
    }
  }

  /// Asks for a further page.
  func loadMore(_ id: FeedID) {
    traced(id) { send(change(id) { $0.loadMore(stamp: nextStamp) } ?? nil, id) }
  }

  private func send(_ read: Read?, _ id: FeedID) {
    guard let read else { return }
    let accepts = { [weak self] in self?.feed(id)?.accepts(read) ?? false }
    api.send(read.request, for: self, accepts: accepts) { [weak self] response in
      self?.receive(response, read, id)
    }
  }

  private func receive(_ response: Response, _ read: Read, _ id: FeedID) {
    let page = merge(response, for: read)
    guard let load = change(id, { $0.take(page, for: read) }) ?? nil, page == nil else { return }
    switch load {
    case .whole: ended.send(.notLoaded(read.resource, isEmpty: feed(id)?.ids.isEmpty ?? true))
    case .further: ended.send(.noMoreLoaded)
    }
  }

  private func change<R>(_ id: FeedID, _ body: (inout Feed) -> R) -> R? { change(id, \.feeds[id], body) }

  // MARK: Whatever is opened

  /// Makes something for a screen, with a notification that it is not as it was.
  func open(_ name: String, _ notification: String, _ body: (inout Opened, FeedID) -> Void) -> FeedID {
    let id = opened.mutate { opened in
      let id = opened.nextID(name)
      body(&opened, id)
      return id
    }
    changes[id] = self.notification(notification)
    return id
  }

  /// Lets go of something that a screen had opened.
  func close(_ id: FeedID, _ body: (inout Opened) -> Void) {
    opened.mutate(body)
    changes[id] = nil
  }

  /// That something opened is not as it was.
  func changed(_ id: FeedID) -> ObserverList<FeedID>? { changes[id] }

  /// Changes something opened, then notifies where it is not as it was; nothing happens where it is closed.
  /// - Returns: What the body returns.
  func change<Content: Equatable, R>(
    _ id: FeedID, _ place: WritableKeyPath<Opened, Content?>, _ body: (inout Content) -> R
  ) -> R? {
    guard let old = opened.value[keyPath: place] else { return nil }
    let result = opened.mutate { opened in
      var content = old
      defer { opened[keyPath: place] = content }
      return body(&content)
    }
    if opened.value[keyPath: place] != old { changes[id]?.send(id) }
    return result
  }
}
