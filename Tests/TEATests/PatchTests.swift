import ArchTrace
import HeadlessUI
import Runtime
import Testing

@testable import TEA

/// Two descriptions are compared, and the real views become what the second one says.
@Suite struct PatchTests {
  typealias Node = VirtualView<ToyMessage>

  @Test func whatIsTheSameIsNotTouched() {
    let page = Toy.Page.screen(
      .label("a", "one"), .button("b", title: "Two", .say("two")), .indicator("c", isOn: true),
      .group("d", [.pageControl(".page", page: 2)]))
    let stage = Stage([page, page])
    let idle = stage.runtime.idleRenders
    let events = stage.show(1)
    #expect(events.renders == [] && stage.runtime.idleRenders == idle)
    #expect(!events.contains { $0.kind == .create })
  }

  @Test func onlyWhatDiffersIsSet() {
    let stage = Stage([
      .screen(.label("a", "one"), .button("b", title: "Two", .say("two"))),
      .screen(.label("a", "one"), .button("b", title: "Two", isEnabled: false, .say("two"))),
    ])
    #expect(stage.show(1).renders == ["b.enabled true false"])
  }

  @Test func aTextIsComparedByItsCodePoints() {
    let stage = Stage([.screen(.label("a", "caf\u{e9}")), .screen(.label("a", "cafe\u{301}"))])
    stage.show(1)
    #expect(stage.window.screen.last?.unicodeScalars.count == 5)
  }

  @Test func anotherShapeIsReplaced() {
    let stage = Stage([
      .screen(.label("a", "one"), .button("b", title: "Two", .say("two")), .label("c", "three")),
      .screen(.label("a", "one"), .group("b", [.label(".text", "now a group")]), .label("c", "three")),
      .screen(.label("a", "one"), .button("b", title: "Again", .say("again")), .label("c", "three")),
    ])
    let events = stage.show(1)
    #expect(events.renders == ["b \"Two\" –", "b.text – \"now a group\""])
    #expect(events.contains { $0.kind == .destroy && $0.from == "Button" })
    #expect(stage.window.screen == ["screen", "one", "now a group", "three"])
    #expect(stage.show(2).renders == ["b.text \"now a group\" –", "b – \"Again\""])
    #expect(stage.window.screen == ["screen", "one", "[Again]", "three"])
    stage.tap("b")
    #expect(stage.said == ["again"])
  }

  @Test func anotherNameIsAnotherShape() {
    let stage = Stage([.screen(.label("a", "one")), .screen(.label("b", "one"))])
    #expect(stage.show(1).renders == ["a \"one\" –", "b – \"one\""])
  }

  @Test func childrenComeAndGo() {
    let stage = Stage([
      .screen(.group("g", [.label(".a", "one")])),
      .screen(.group("g", [.label(".a", "one"), .label(".b", "two"), .label(".c", "three")])),
      .screen(.group("g", [])),
    ])
    #expect(stage.show(1).renders == ["g.b – \"two\"", "g.c – \"three\""])
    #expect(stage.show(2).renders.sorted() == ["g.a \"one\" –", "g.b \"two\" –", "g.c \"three\" –"])
    #expect(stage.window.screen == ["screen"])
  }

  @Test func aFieldShowsWhatTheStateSaysWhateverWasTyped() {
    let field = Node.group("f", [.textField(".text", text: "") { .say($0) }])
    let stage = Stage([.screen(field)])
    stage.act { stage.window.type("abc", into: "f.text").deliver?() }
    #expect(stage.said == ["abc"] && stage.window.value(of: "f.text") == .string(""))
  }

  @Test func aMessageIsThatOfTheLatestDescription() {
    let stage = Stage([
      .screen(.group("g", [.button(".b", title: "Tap", .say("old"))])),
      .screen(.group("g", [.button(".b", title: "Tap", .say("new"))])),
    ])
    stage.tap("g.b")
    stage.show(1)
    stage.tap("g.b")
    #expect(stage.said == ["old", "new"])
  }

  // MARK: The window

  private func page(_ keys: Int..., toast: String? = nil) -> Toy.Page {
    Toy.Page(stack: keys.map { VirtualScreen(key: $0, name: "s\($0)", [.label("l", "\($0)")]) }, toast: toast)
  }

  @Test func screensAreToldApartByTheirKeys() {
    let stage = Stage([page(1), page(1, 2), page(1, 3), page(4), page(4, 5, 6), page(4)])
    let steps = (1...5).map { page in
      stage.show(page).filter { $0.kind == .navigate }.map { "\($0.name ?? "") \($0.value?.json ?? "")" }
    }
    #expect(
      steps == [
        ["push \"s2\""], ["pop \"s2\"", "push \"s3\""], ["show \"s4\""], ["push \"s5\"", "push \"s6\""],
        ["pop \"s6\"", "pop \"s5\""],
      ])
    #expect(stage.window.screen == ["s4", "4"])
  }

  @Test func anAlertIsAnotherByItsKeyOrItsLooks() {
    func alert(_ key: Int, _ title: String, _ message: String) -> Toy.Page {
      var page = page(1)
      page.alert = VirtualAlert(key: key, title: title, buttons: [.init("OK", .say(message))])
      return page
    }
    let stage = Stage([
      page(1), alert(1, "A", "a"), alert(1, "A", "b"), alert(2, "A", "c"), alert(2, "B", "d"), page(1),
    ])
    let steps = (1...5).map { page in
      let navigated = stage.show(page).filter { $0.kind == .navigate }.map { $0.name ?? "" }
      stage.act { stage.window.tapAlert("OK").deliver?() }
      return navigated
    }
    #expect(
      steps == [["present"], [], ["dismiss", "present"], ["dismiss", "present"], ["dismiss"]])
    #expect(stage.said == ["a", "b", "c", "d"])
  }

  // MARK: Any description after any other

  @Test(arguments: 1...300)
  func thePatchedWindowIsAsOneMadeAnew(_ seed: Int) {
    var random = Seeded(seed)
    let pages = (0..<6).map { _ in randomPage(&random) }
    let stage = Stage(pages)
    for place in pages.indices.dropFirst() {
      stage.show(place)
      let fresh = Stage([pages[place]])
      #expect(stage.window.screen == fresh.window.screen, "page \(place)")
      stage.runtime.settle()
    }
  }

  private func randomPage(_ random: inout Seeded) -> Toy.Page {
    let stack = (1...Int.random(in: 1...3, using: &random)).map { _ in
      VirtualScreen(
        key: .random(in: 1...3, using: &random), name: "s", [randomView(3, &random), randomView(3, &random)])
    }
    let alert: VirtualAlert<ToyMessage>? =
      Bool.random(using: &random)
      ? VirtualAlert(key: .random(in: 1...2, using: &random), title: "A", buttons: []) : nil
    return Toy.Page(stack: stack, alert: alert, toast: Bool.random(using: &random) ? "toast" : nil)
  }

  private func randomView(_ depth: Int, _ random: inout Seeded) -> Node {
    let name = [".a", ".b"].randomElement(using: &random) ?? ""
    let text = ["", "one", "two"].randomElement(using: &random) ?? ""
    let flag = Bool.random(using: &random)
    switch Int.random(in: 0..<(depth == 0 ? 4 : 9), using: &random) {
    case 0: return .label(name, text)
    case 1: return .button(name, title: text, isEnabled: flag, .say(text))
    case 2: return .indicator(name, isOn: flag)
    case 3: return .pageControl(name, page: text.count)
    case 4: return .lazy(Word(text: text, element: name))
    case 5, 6:
      return .group(
        name, axis: flag ? .horizontal : .vertical,
        (0..<Int.random(in: 0...3, using: &random)).map { _ in randomView(depth - 1, &random) })
    case 7:
      return .content(
        content(name, flag, &random), (0..<2).map { _ in randomView(depth - 1, &random) })
    case _:
      let rows = Array(1...15).shuffled(using: &random).prefix(Int.random(in: 0...15, using: &random))
      return .table(
        VirtualTable(content(name, flag, &random), rows: Array(rows)) { row in
          row.isMultiple(of: 3) ? .row([.label(".x", "\(row)"), .label(".y", text)]) : .label(".x", text)
        })
    }
  }

  private func content(
    _ name: String, _ isRefreshing: Bool, _ random: inout Seeded
  ) -> VirtualContent<ToyMessage> {
    VirtualContent(
      name, emptyText: "Nothing", errorText: "Failed",
      state: LoadState.allCases.randomElement(using: &random) ?? .loaded, isRefreshing: isRefreshing,
      onRefresh: .say("refresh"))
  }
}

/// A lazy view of two texts.
private struct Word: LazyView {
  let text: String
  let element: String

  func view() -> VirtualView<ToyMessage> { .label(element, text) }
}
