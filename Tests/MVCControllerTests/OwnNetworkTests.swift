import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVCController

/// What controllers that own the network must do themselves: undo, complete, pass on.
struct OwnNetworkTests {
  @Test func `a like that fails is told to the model, and passed on to who alerts`() {
    let stage = Stage(rules: [.answer("POST /blogs/*/like", fail: .status(500))])
    stage.settle(stage.window.open("profile"))
    stage.settle(stage.window.tap("blogs[1].like"))
    #expect(
      stage.lastStep == [
        "input user → LikeButton#2 input",
        "call LikeButton#2 → BlogsController likeTapped(_:)",
        "call BlogsController → BlogStore begin(_:)",
        "state BlogStore blogs[2].liking",
        "notify BlogStore → BlogsController blogsChanged",
        "call BlogsController → BlogTable reconfigureRows(at:)",
        "render BlogsController → LikeButton#2 blogs[1].like.enabled",
        "request BlogsController → BlogAPI POST /blogs/2/like",
        "response BlogAPI → BlogsController POST /blogs/2/like",
        "call BlogsController → BlogStore finish(_:with:)",
        "state BlogStore blogs[2].liking",
        "notify BlogStore → BlogsController blogsChanged",
        "call BlogsController → BlogTable reconfigureRows(at:)",
        "render BlogsController → LikeButton#2 blogs[1].like.enabled",
        "call BlogsController → RootController present(_:)",
        "state RootController alerts",
        "navigate RootController → Window present",
      ])
    #expect(stage.read("blogs[1].likes") == "Like 2".logged)
    #expect(stage.alert == "Could not like")
  }

  @Test func `a write whose screen was popped is completed, and those that remain show it`() {
    let stage = blogLeftWhileLiking(fail: nil)
    #expect(stage.read("blogs[1].likes") == "Like 2".logged)
    stage.wait(1000)
    #expect(
      stage.lastStep.suffix(7) == [
        "call BlogAPI → RootController complete(_:with:)",
        "call RootController → BlogStore finish(_:with:)",
        "state BlogStore blogs[2].likes",
        "notify BlogStore → BlogsController blogsChanged",
        "call BlogsController → BlogTable reconfigureRows(at:)",
        "render BlogsController → BlogCell#2 blogs[1].likes",
        "render BlogsController → LikeButton#2 blogs[1].like",
      ])
    #expect(stage.read("blogs[1].likes") == "Like 3".logged)
    #expect(stage.alert == nil)
  }

  @Test func `a write that fails after its screen was popped still alerts`() {
    let stage = blogLeftWhileLiking(fail: .timeout)
    stage.wait(1000)
    #expect(
      stage.lastStep.suffix(9) == [
        "call BlogAPI → RootController complete(_:with:)",
        "call RootController → BlogStore finish(_:with:)",
        "state BlogStore blogs[2].liking",
        "notify BlogStore → BlogsController blogsChanged",
        "call BlogsController → BlogTable reconfigureRows(at:)",
        "render BlogsController → LikeButton#2 blogs[1].like.enabled",
        "call RootController present(_:)",
        "state RootController alerts",
        "navigate RootController → Window present",
      ])
    #expect(stage.isEnabled("blogs[1].like"))
    #expect(stage.alert == "Could not like")
  }

  /// A page that shows again after the screen of one of its blogs was left with a like out.
  private func blogLeftWhileLiking(fail: Outcome?) -> Stage {
    let stage = Stage(rules: [.answer("POST /blogs/2/like", after: 1000, fail: fail)])
    stage.settle(stage.window.open("profile"))
    stage.settle(stage.window.tap("blogs[1]"))
    stage.act(stage.window.tap("blog.like"))
    stage.act(stage.window.back())
    stage.wait(350)
    return stage
  }

  @Test func `a read whose screen was popped is dropped before the model hears of it`() {
    let stage = Stage(rules: [.answer("GET /following", after: 1000)])
    stage.settle(stage.window.open("profile"))
    stage.act(stage.window.open("following"))
    stage.wait(350)
    stage.settle(stage.window.back())
    #expect(stage.lastStep.last == "response BlogAPI GET /following")
  }

  @Test func `what is superseded or left is cancelled, and no longer in the state`() {
    let stage = Stage(rules: [.answer("GET /following", after: 1000)])
    stage.settle(stage.window.open("profile"))
    stage.settle(stage.window.open("following"))
    stage.act(stage.window.pull("following"))
    stage.wait(500)
    stage.act(stage.window.pull("following"))
    stage.wait(600)
    // The first answer came, and the second is out still.
    #expect(stage.read("following.refreshing") == true.logged)
    #expect(stage.droppedAnswers == 1)
    stage.act(stage.window.back())
    #expect(stage.lastStep.contains("state UsersController following.task"))
    stage.wait(1000)
    #expect(stage.lastStep.last == "response BlogAPI GET /following")
    #expect(stage.droppedAnswers == 2)
  }

  @Test func `alerts are up one at a time, the next once the one before is closed`() {
    let stage = Stage(rules: [.answer("POST /blogs/*/like", fail: .status(500))])
    stage.settle(stage.window.open("profile"))
    stage.act(stage.window.tap("blogs[0].like"))
    stage.act(stage.window.tap("blogs[1].share"))
    stage.act(stage.window.tap("blogs[1].like"))
    stage.wait(200)
    #expect(stage.alert == "Could not like")
    stage.act(stage.window.tapAlert("OK"))
    #expect(
      stage.lastStep == [
        "input user → Window input",
        "navigate Window dismiss",
        "call Window → RootController alertClosed(by:)",
        "state RootController alerts",
        "navigate RootController → Window present",
      ])
    stage.act(stage.window.tapAlert("OK"))
    #expect(stage.alert == nil)
  }

  @Test func `a list is its controller's own, so the page must be told how far each part is`() {
    let stage = Stage(rules: [.answer("GET /users/7/drafts", after: 400, fail: .status(500))])
    stage.settle(stage.window.open("profile"))
    #expect(
      stage.lastStep.suffix(6) == [
        "response BlogAPI → DraftsController GET /users/7/drafts",
        "call DraftsController → BlogStore merge(_:for:)",
        "state DraftsController drafts.state",
        "render DraftsController → DraftTable drafts",
        "call DraftsController → ProfileController partChanged()",
        "render ProfileController → ProfileView hud",
      ])
    #expect(stage.read("drafts.state") == "error".logged)
    #expect(stage.read("blogs.state") == "loaded".logged)
  }

  @Test func `the controller that gets the images asks for their articles`() {
    let stage = Stage()
    stage.settle(stage.window.open("gallery"))
    stage.settle(stage.window.tap("gallery.next"))
    #expect(
      stage.lastStep.filter { !$0.hasPrefix("render") } == [
        "input user → PageButton#2 input",
        "call PageButton#2 → GalleryController nextTapped()",
        "call GalleryController → BlogStore beginRead()",
        "state BlogStore stamp",
        "state GalleryController gallery.wanted",
        "request GalleryController → BlogAPI GET /images?page=1",
        "response BlogAPI → GalleryController GET /images?page=1",
        "call GalleryController → BlogStore merge(_:for:)",
        "call GalleryController → BlogStore beginRead()",
        "state BlogStore stamp",
        "state GalleryController gallery.page",
        "call GalleryController → ImageTable reloadData()",
        "request GalleryController → BlogAPI GET /articles?images=1",
        "response BlogAPI → GalleryController GET /articles?images=1",
        "call GalleryController → BlogStore merge(_:for:)",
        "state BlogStore articles[2]",
        "notify BlogStore → GalleryController articlesChanged",
        "state GalleryController gallery.articles.ids",
        "call GalleryController → ArticleTable reloadData()",
      ])
  }

  @Test func `a search never reaches the model`() {
    let stage = Stage()
    stage.settle(stage.window.open("categories"))
    stage.settle(stage.window.type("2", into: "categories.query"))
    #expect(
      stage.lastStep == [
        "input user → SearchField input",
        "render SearchField categories.query",
        "call SearchField → CategoriesController queryChanged(_:)",
        "state CategoriesController categories.query",
        "request CategoriesController → BlogAPI GET /categories/2",
        "response BlogAPI → CategoriesController GET /categories/2",
        "state CategoriesController categories.result",
        "render CategoriesController → CategoriesView categories.result",
      ])
  }
}
