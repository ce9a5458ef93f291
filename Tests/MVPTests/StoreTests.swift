import Runtime
import Testing

@testable import MVP

/// How a store's notifications reach those who did not ask for the change.
struct StoreTests {
  private final class Observer: Participant {
    var heard: [Int] = []
    var subscriptions: [Subscription] = []
  }

  private let stage = Stage()
  private let store: Store
  private let changed: ObserverList<Int>

  init() {
    store = Store(stage.runtime)
    changed = store.notification("changed")
  }

  private func observer() -> Observer { Observer(stage.runtime, .presenter) }

  private func observe(_ observer: Observer, _ also: @escaping (Int) -> Void = { _ in }) {
    observer.subscriptions.append(
      changed.add(observer) { observer, value in
        observer.heard.append(value)
        also(value)
      })
  }

  @Test func `everybody but the author is told`() {
    let author = observer(), other = observer()
    observe(author)
    observe(other)
    changed.send(1, except: author)
    changed.send(2)
    #expect(author.heard == [2])
    #expect(other.heard == [1, 2])
  }

  @Test func `an author who subscribed twice is not told twice either`() {
    let author = observer(), other = observer()
    observe(author)
    observe(author)
    observe(other)
    observe(other)
    changed.send(1, except: author)
    #expect(author.heard == [])
    #expect(other.heard == [1, 1])
  }

  @Test func `a change made while one is told comes after it, for all but its own author`() {
    let first = observer(), second = observer()
    observe(first) { [changed] in if $0 == 1 { changed.send(2, except: first) } }
    observe(second)
    changed.send(1)
    #expect(first.heard == [1])
    #expect(second.heard == [1, 2])
  }

  @Test func `whoever leaves while others are told is told no more`() {
    let first = observer(), second = observer()
    observe(first) { _ in second.subscriptions.forEach { $0.cancel() } }
    observe(second)
    changed.send(1)
    #expect(first.heard == [1])
    #expect(second.heard == [])
  }
}
