import Runtime
import Testing

@testable import MVP

/// What a presenter that knows its view by a protocol owes it, whatever it presents.
struct PresenterTests {
  private final class Screen: Participant {
    var told: [Int] = []
  }

  private final class Counter: Presenter, DisplayPresenter {
    var attachment = Attachment<Screen>()
    var count = 0 { didSet { replay() } }
    override func replay() { view?.told.append(count) }
  }

  private let stage = Stage()

  private func screen() -> Screen { Screen(stage.runtime, .view) }

  @Test func `a view is told the current state once when attached, then every change`() {
    let counter = Counter(stage.runtime), screen = screen()
    counter.count = 3
    counter.attachView(screen)
    #expect(screen.told == [3])
    counter.count = 4
    #expect(screen.told == [3, 4])
  }

  @Test func `a view detached is told nothing, and the current state when it is back`() {
    let counter = Counter(stage.runtime), screen = screen()
    counter.attachView(screen)
    counter.detachView()
    counter.count = 1
    counter.count = 2
    #expect(counter.view == nil)
    #expect(screen.told == [0])
    counter.attachView(screen)
    #expect(screen.told == [0, 2])
  }

  @Test func `a view attached in place of another is told alone`() {
    let counter = Counter(stage.runtime), first = screen(), second = screen()
    counter.attachView(first)
    counter.attachView(second)
    counter.count = 1
    #expect(first.told == [0])
    #expect(second.told == [0, 1])
  }

  @Test func `a view is not kept alive`() {
    let counter = Counter(stage.runtime)
    weak var gone: Screen?
    do {
      let screen = screen()
      gone = screen
      counter.attachView(screen)
    }
    #expect(gone == nil)
    #expect(counter.view == nil)
    counter.count = 1
  }

  @Test func `a cut wire carries nothing to the view`() {
    let stage = Stage(cuts: [1])
    let counter = Counter(stage.runtime), screen = Screen(stage.runtime, .view)
    counter.attachView(screen)
    counter.count = 1
    #expect(screen.told == [])
  }

  @Test func `a view that detaches while it is told is told no more`() {
    let counter = Leaver(stage.runtime), screen = screen()
    counter.attachView(screen)
    #expect(screen.told == [1])
  }

  private final class Leaver: Presenter, DisplayPresenter {
    var attachment = Attachment<Screen>()
    override func replay() {
      view?.told.append(1)
      detachView()
      view?.told.append(2)
    }
  }
}
