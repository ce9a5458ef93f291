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
    #expect(
      stage.lastStep == [
        "input user → view input",
        "call view → controller didSelectRow(at:)",
        "call controller → store play(voice:in:)",
        "state store playlist[1]",
        "notify store → controller playlist",
        "call view → controller cellForRow(at:)",
        "render controller → view voices[0].state",
        "call view → controller cellForRow(at:)",
        "call store → player start",
        "state player current",
      ])
    stage.runtime.run(until: stage.runtime.now + 300)
    #expect(
      stage.lastStep.dropFirst(7) == [
        "call view → controller cellForRow(at:)",
        "call store → player start",
        "state player current",
        "timer clock → player buffered",
        "state player current",
        "notify player → store played",
        "state store playlist[1]",
        "notify store → controller playlist",
        "call view → controller cellForRow(at:)",
        "render controller → view voices[0].state",
        "call view → controller cellForRow(at:)",
        "timer clock → player finished",
        "state player current",
        "notify player → store played",
        "state store playlist[1]",
        "notify store → controller playlist",
        "call view → controller cellForRow(at:)",
        "render controller → view voices[0].state",
        "call view → controller cellForRow(at:)",
        "render controller → view voices[1].state",
        "call store → player start",
        "state player current",
      ])
  }

  @Test func `a copy of the screen plays nothing, and is told what the device says`() {
    let stage = Stage(World(voices: [.init(id: 1), .init(id: 2)]))
    let tree = stage.tree()
    stage.input(tree.window.open("voices"))
    stage.input(tree.window.tap("voices[0]"))
    let fresh = stage.tree(tree.viewState.saved)
    #expect(stage.lastStep.filter { $0.hasPrefix("call store → player") }.count == 1)
    stage.runtime.run(until: stage.runtime.now + 200)
    #expect(fresh.window.value(of: "voices[0].state") == .string("playing"))
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
        "call controller → viewState alreadyTyped(screen:field:_:)",
        "state viewState screens[0].categories.query",
        "notify viewState → controller screens[0].categories.query",
        "call controller → store search(for:in:)",
        "state store searches[1].query",
        "request store → service GET /categories/2",
        "response service → store GET /categories/2",
        "state store searches[1].result",
        "notify store → controller searches[1].result",
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
        "call controller → store ask(_:of:)",
        "state store stamp",
        "notify store → controller galleries[1]",
        "request store → service GET /images?page=1",
        "response service → store GET /images?page=1",
        "state store stamp",
        "notify store → controller galleries[1]",
        "call view → controller cellForRow(at:)",
        "call view → controller cellForRow(at:)",
        "request store → service GET /articles?images=1",
        "response service → store GET /articles?images=1",
        "state store articles[2]",
        "notify store → controller articles",
        "call view → controller cellForRow(at:)",
        "notify store → controller galleries[1]",
        "call view → controller cellForRow(at:)",
      ])
  }
}
