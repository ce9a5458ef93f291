import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVCVS

/// Voices, a gallery and a search, hop by hop.
struct OtherScreensTests {
  @Test func `a voice goes on by itself, and what nobody asked for comes back as a value observed`() {
    let stage = Stage(World(voices: [.init(id: 1, duration: 100), .init(id: 2)]))
    let tree = stage.tree()
    stage.input(tree.window.open("voices"))
    stage.input(tree.window.tap("voices[0]"))
    let tapped = [
      "input user → view input",
      "call view → controller didSelectRow(at:)",
      "call controller → viewState play(_:in:_:)",
      "state viewState playlist[1]",
      "notify viewState → controller sound",
      "subscribe controller → player played",
      "call controller → player start",
      "state player current",
      "call controller → viewState alreadyProgressed(_:)",
      "state viewState playing.current",
      "notify viewState → controller sound",
      "notify viewState → controller playlist",
      "call controller → view reconfigureRows(at:)",
      "call view → controller cellForRow(at:)",
      "render controller → view voices[0].state",
      "call view → controller cellForRow(at:)",
    ]
    #expect(stage.lastStep == tapped)
    stage.runtime.run(until: stage.runtime.now + 300)
    #expect(
      Array(stage.lastStep.dropFirst(tapped.count)) == [
        "timer clock → player buffered",
        "state player current",
        "notify player → controller played",
        "call controller → viewState alreadyPlayed(_:_:_:)",
        "state viewState playlist[1]",
        "notify viewState → controller sound",
        "notify viewState → controller playlist",
        "call controller → view reconfigureRows(at:)",
        "call view → controller cellForRow(at:)",
        "render controller → view voices[0].state",
        "call view → controller cellForRow(at:)",
        "timer clock → player finished",
        "state player current",
        "notify player → controller played",
        "call controller → viewState alreadyPlayed(_:_:_:)",
        "state viewState playlist[1]",
        "notify viewState → controller sound",
        "call controller → player start",
        "state player current",
        "call controller → viewState alreadyProgressed(_:)",
        "state viewState playing.current",
        "notify viewState → controller sound",
        "notify viewState → controller playlist",
        "call controller → view reconfigureRows(at:)",
        "call view → controller cellForRow(at:)",
        "render controller → view voices[0].state",
        "call view → controller cellForRow(at:)",
        "render controller → view voices[1].state",
      ])
  }

  @Test func `a text typed is view state that the screen showed first, and then a question to the store`() {
    let stage = Stage()
    let tree = stage.tree()
    stage.input(tree.window.open("categories"))
    stage.input(tree.window.type("2", into: "categories.query"))
    #expect(
      stage.lastStep == [
        "input user → view input",
        "render view categories.query",
        "call view → controller queryChanged(_:)",
        "call controller → viewState alreadyTyped(_:at:)",
        "state viewState stack[0].query",
        "notify viewState → controller query",
        "call controller → store search(for:on:)",
        "state store opened[1].search.out",
        "request store → service GET /categories/2",
        "response service → store GET /categories/2",
        "state store opened[1].search.finding",
        "notify store → controller finding",
        "render controller → view categories.result",
      ])
  }

  @Test func `chained articles are asked for by the store, once their images are there`() {
    let stage = Stage(World(images: 8, articles: 1, gallery: .chained))
    let tree = stage.tree()
    stage.input(tree.window.open("gallery"))
    stage.input(tree.window.tap("gallery.next"))
    let hops = stage.lastStep.filter { !$0.hasPrefix("render") }
    #expect(
      hops == [
        "input user → view input",
        "call view → controller nextTapped()",
        "call controller → viewState wish(page:at:)",
        "state viewState stack[0].wishedPage",
        "call controller → store load(_:page:)",
        "state store stamp",
        "notify store → controller gallery",
        "request store → service GET /images?page=1",
        "response service → store GET /images?page=1",
        "state store stamp",
        "notify store → controller gallery",
        "call controller → view reloadData()",
        "call view → controller cellForRow(at:)",
        "call view → controller cellForRow(at:)",
        "request store → service GET /articles?images=1",
        "response service → store GET /articles?images=1",
        "state store articles[2]",
        "notify store → controller articles",
        "call controller → view reconfigureRows(at:)",
        "call view → controller cellForRow(at:)",
        "notify store → controller gallery",
        "call controller → view reloadData()",
        "call view → controller cellForRow(at:)",
      ])
  }
}
