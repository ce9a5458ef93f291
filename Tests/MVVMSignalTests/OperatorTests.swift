import ArchTrace
import Runtime
import Testing

@testable import MVVMSignal

/// Signals made from others.
struct OperatorTests {
  let trial = Trial()

  @Test func `map and compactMap remember nothing`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let count = Property(of: owner, "count", 1)
    listener.listen(to: count.map { $0 * 10 })
    listener.listen(to: count.compactMap(as: "even") { $0 % 2 == 0 ? $0 : nil })
    count.set(2)
    count.set(3)
    #expect(listener.told == ["10", "20", "2", "30"])
    #expect(trial.lines(.state).count == 2)
    #expect(trial.notified.contains("Owner → Listener even(2)"))
  }

  @Test func `what distinct remembers is its owner's state, and an equal value is told to nobody`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let count = Property(of: owner, "count", 1)
    let isBig = count.map { $0 > 10 }.distinct("isBig")
    listener.listen(to: isBig.map { $0 ? "big" : "small" })
    count.set(2)
    #expect(listener.told == ["small"])
    count.set(20)
    #expect(listener.told == ["small", "big"])
    let paths = trial.collector.events.filter { $0.kind == .state }.flatMap { $0.changes.map(\.path) }
    #expect(paths == ["count", "count", "isBig"])
  }

  @Test func `distinct keeps its value while there is none, and begins with its first`() {
    let owner = Owner(trial.runtime)
    let count = Property<Int?>(of: owner, "count", nil)
    let known = count.compactMap(\.self).distinct("known", first: 0)
    #expect(known.current == 0)
    count.set(5)
    count.set(nil)
    #expect(known.current == 5)
  }

  @Test func `combine has a value once both have`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let one = Property(of: owner, "one", 1), two = Property<Int?>(of: owner, "two", nil)
    listener.listen(to: combine(one, two.compactMap(\.self)) { $0 + $1 })
    one.set(2)
    two.set(3)
    one.set(4)
    #expect(listener.told == ["5", "7"])
  }

  // MARK: Diamonds

  @Test func `a diamond is told once, and never from an old and a new value`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let source = Property(of: owner, "source", 1)
    let left = source.map { $0 * 10 }.distinct("left"), right = source.map { $0 * 100 }.distinct("right")
    listener.listen(to: combine(left, right) { "\($0)+\($1)" })
    source.set(2)
    source.set(3)
    #expect(listener.told == ["10+100", "20+200", "30+300"])
  }

  @Test func `sides of unequal length make no difference`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let source = Property(of: owner, "source", 1)
    let long = source.map { $0 * 10 }.distinct("half").map { $0 * 10 }.distinct("long")
    let early = combine(source, long) { "\($0)+\($1)" }.distinct("early")
    listener.listen(to: combine(early, combine(source, long) { $0 * $1 }) { "\($0) \($1)" }.distinct("all"))
    source.set(2)
    #expect(listener.told == ["1+100 100", "2+200 400"])
    // Each was computed once.
    #expect(trial.lines(.state).count == 5)
  }

  @Test func `a diamond across participants never shows an old and a new value`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let near = Model(trial.runtime), far = Model(trial.runtime)
    let source = Property(of: owner, "source", 1)
    // The far one is told by the source before the near one is.
    let direct = far.observe(source)
    let made = near.observe(source).map { $0 * 10 }.distinct("made")
    listener.listen(to: combine(direct, far.observe(made)) { "\($0)+\($1)" }.distinct("both"))
    source.set(2)
    source.set(3)
    #expect(listener.told == ["1+10", "2+20", "3+30"])
    #expect(made.current == 30)
  }

  @Test func `several that change as one are told as one`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    var state = (1, 10)
    let one = Reading(of: owner, "one") { state.0 }, two = Reading(of: owner, "two") { state.1 }
    listener.listen(to: combine(one, two) { "\($0) \($1)" })
    state = (2, 20)
    Node.propagate([one, two])
    #expect(listener.told == ["1 10", "2 20"])
  }

  @Test func `whoever is told of a source finds what is made from it up to date`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let source = Property(of: owner, "source", 1)
    let double = source.map { $0 * 2 }.distinct("double")
    listener.bind(source) { $0.told.append("\($1) \(double.current ?? 0)") }
    source.set(2)
    #expect(listener.told == ["1 2", "2 4"])
  }

  @Test func `nothing is made for an owner that was closed or is gone`() {
    let owner = Owner(trial.runtime)
    let count = Property(of: owner, "count", 1)
    var model: Model? = Model(trial.runtime)
    let double = model?.observe(count).map { $0 * 2 }.distinct("double")
    model?.close()
    count.set(2)
    #expect(double?.current == 2 && trial.lines(.state).count == 1 && !count.isObserved)
    model = nil
    count.set(3)
    #expect(trial.notified == ["Owner → Model count(1)"])
  }

  // MARK: flatMapLatest

  @Test func `flatMapLatest tells of the latest signal only, and lets go of the one before`() {
    let owner = Owner(trial.runtime), model = Model(trial.runtime), listener = Listener(trial.runtime)
    let texts = ["a", "b"].map { Property(of: owner, $0, $0) }
    let place = Property(of: model, "place", 0)
    listener.listen(to: place.flatMapLatest { texts[$0] })
    texts[1].set("b2")
    place.set(1)
    texts[0].set("a2")
    texts[1].set("b3")
    #expect(listener.told == ["a", "b2", "b3"])
    #expect(!texts[0].isObserved)
    #expect(trial.lines(.unsubscribe) == ["Model → Owner a"])
    model.close()
    #expect(!texts[1].isObserved)
    #expect(trial.lines(.unsubscribe).last == "Model → Owner b")
  }

  @Test func `an event follows anew, equal or not, and what it begins is begun once`() {
    let owner = Owner(trial.runtime), model = Model(trial.runtime), listener = Listener(trial.runtime)
    var begun = 0
    let wishes = Input<Int>(of: model, "wishes")
    let answers = wishes.flatMapLatest { wish in
      begun += 1
      return Property(of: owner, "answer", wish * 10 + begun)
    }
    listener.listen(to: answers)
    wishes.send(1)
    wishes.send(1)
    #expect(begun == 2 && listener.told == ["11", "12"])
  }

  @Test func `whoever is told of a signal may have another one followed`() {
    let owner = Owner(trial.runtime), model = Model(trial.runtime)
    let signals = (0..<3).map { Property(of: owner, "signal\($0)", $0) }
    let place = Property(of: model, "place", 0)
    let latest = place.flatMapLatest { signals[$0] }
    model.bind(latest) { _, value in if value == 1 { place.set(2) } }
    place.set(1)
    #expect(latest.current == 2)
    #expect(signals.map(\.isObserved) == [false, false, true])
  }

  @Test func `a diamond through flatMapLatest is never told from an old and a new value`() {
    let owner = Owner(trial.runtime), model = Model(trial.runtime), listener = Listener(trial.runtime)
    let texts = ["a", "b"].map { Property(of: owner, $0, $0) }
    let place = Property(of: model, "place", 0)
    let latest = place.flatMapLatest { texts[$0] }
    listener.listen(to: combine(place, latest) { "\($0)\($1)" }.distinct("both"))
    place.set(1)
    #expect(listener.told == ["0a", "1b"])
  }

  @Test func `a signal of the same owner is followed without a wire`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let one = Property(of: owner, "one", 1), two = Property(of: owner, "two", 2)
    let isSecond = Property(of: owner, "isSecond", false)
    listener.listen(to: isSecond.flatMapLatest { $0 ? two : one })
    isSecond.set(true)
    one.set(10)
    two.set(20)
    #expect(listener.told == ["1", "2", "20"])
    #expect(trial.lines(.subscribe).count == 1)
  }
}
