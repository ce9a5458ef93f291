import ArchTrace
import BlogDomain
import Scenario
import Testing

/// What element paths there are, and what is said about the others.
struct ElementPathTests {
  @Test(
    arguments: [
      ("header.follow", "header", nil, "follow", .text),
      ("blogs.count", "blogs", nil, "count", .number),
      ("blogs.more", "blogs", nil, "more", .flag),
      ("blogs[3]", "blogs", 3, nil, nil),
      ("blogs[12].like", "blogs", 12, "like", .text),
      ("voices[0].state", "voices", 0, "state", .voiceState),
      ("gallery.page", "gallery", nil, "page", .number),
      ("gallery.images.retry", "gallery.images", nil, "retry", .text),
      ("categories.query", "categories", nil, "query", .text),
    ] as [(String, String, Int?, String?, ElementPath.Content?)])
  func `an element has parts`(
    text: String, container: String, row: Int?, member: String?, content: ElementPath.Content?
  ) throws {
    let path = try #require(ElementPath(text))
    guard case .element(let element) = path.target else {
      Issue.record("no element")
      return
    }
    #expect(element.path == text)
    #expect(element.container == container)
    #expect(element.row == row)
    #expect(element.member == member)
    #expect(path.content == content)
  }

  @Test func `whether a button is enabled can be read`() throws {
    let path = try #require(ElementPath("blogs[3].like.enabled"))
    guard case .enabled(let element) = path.target else {
      Issue.record("does not ask")
      return
    }
    #expect(element.path == "blogs[3].like")
    #expect(path.content == .flag)
    #expect(ElementPath("header.name.enabled") == nil)
    #expect(ElementPath("blogs[3].enabled") == nil)
  }

  @Test func `some readings are about no element`() throws {
    #expect(ElementPath("hud")?.target == .hud)
    #expect(ElementPath("alert")?.target == .alert)
    #expect(ElementPath("toast")?.target == .toast)
    #expect(ElementPath("stack")?.target == .stack)
    #expect(ElementPath("requests")?.target == .requests(route: nil))
    let counted = ElementPath("requests GET /users/1/blogs?page=2")
    #expect(counted?.target == .requests(route: "GET /users/1/blogs?page=2"))
  }

  @Test(
    arguments: [
      "", ".", "blogs", "blogs[]", "blogs[-1]", "blogs[01]", "blogs[ 1]", "blogs[1", "blogs[1]]",
      "blogs[1][2]", "blogs[99999999999999999999]", "blogs[1].", "blogs[1].like.enabled.enabled",
      "header[0].name", "header", "blog", "blog.share", "requests ", "requests GET", "requests get /x",
      "requests GET x", "hud.enabled",
    ])
  func `anything else is no path`(text: String) {
    #expect(ElementPath(text) == nil)
  }

  @Test(
    arguments: [
      (
        "{ tap: 'header.folow' }",
        ".tap: unknown path 'header.folow'; did you mean 'header.follow'? "
          + "(allowed: header.follow or header.retry)"
      ),
      (
        "{ tap: 'blogs[3].lik' }",
        ".tap: unknown path 'blogs[3].lik'; did you mean 'blogs[3].like'? "
          + "(allowed: blogs.retry, blogs.more, blogs[i], blogs[i].like or blogs[i].share)"
      ),
      (
        "{ tap: 'header.name' }",
        ".tap: 'header.name' is no button and no row that can be tapped "
          + "(allowed: header.follow or header.retry)"
      ),
      (
        "{ tap: 'footer' }",
        ".tap: unknown path 'footer' "
          + "(allowed: header, blogs, drafts, blog, following, suggested, voices or gallery)"
      ),
      (
        "{ expect: { 'header.folow': 'Follow' } }",
        ".expect[\"header.folow\"]: unknown path 'header.folow'; did you mean 'header.follow'? (allowed: "
          + "header.state, header.name, header.bio, header.followers, header.follow or header.retry)"
      ),
      (
        "{ expect: { 'drafts[0]': 'x' } }",
        ".expect[\"drafts[0]\"]: unknown path 'drafts[0]' "
          + "(allowed: drafts.state, drafts.count, drafts.retry or drafts[i].title)"
      ),
      (
        "{ expect: { 'voices[0]': 'x' } }",
        ".expect[\"voices[0]\"]: 'voices[0]' is a row, which shows nothing itself (allowed: voices.state, "
          + "voices.count, voices.retry, voices[i].title or voices[i].state)"
      ),
      (
        "{ expect: { 'requests GTE /x': 1 } }",
        ".expect[\"requests GTE /x\"]: no route 'GTE /x' to count "
          + "(allowed: requests METHOD /path, METHOD one of GET, POST or DELETE)"
      ),
      ("{ expect: {} }", ".expect: nothing expected (allowed: {PATH: VALUE, …})"),
      ("{ expect: 1 }", ".expect: found 1 (allowed: an object {…})"),
      (
        "{ expect: { 'blogs.count': '20' } }",
        ".expect[\"blogs.count\"]: found '20' (allowed: a whole number from 0 or null)"
      ),
      (
        "{ expect: { 'blogs.state': 'loadin' } }",
        ".expect[\"blogs.state\"]: found 'loadin'; did you mean 'loading'? "
          + "(allowed: loading, loaded, empty, error or null)"
      ),
      (
        "{ expect: { stack: ['profle'] } }",
        ".expect.stack: found 'profle'; did you mean 'profile'? (allowed: a list of screens "
          + "(profile, blog, following, suggested, voices, gallery, categories))"
      ),
      ("{ expect: { requests: null } }", ".expect.requests: found null (allowed: a whole number from 0)"),
      ("{ expect: { hud: 'yes' } }", ".expect.hud: found 'yes' (allowed: true, false or null)"),
      (
        "{ expect: { 'blogs.ids': [1, 'x'] } }",
        ".expect[\"blogs.ids\"]: found a list (allowed: a list of whole numbers or null)"
      ),
    ])
  func `a wrong path is said to be so`(step: String, wanted: String) {
    #expect(mistake(step: step) == wrongSecondStep(wanted))
  }

  @Test func `expectations keep the order of the file`() throws {
    let read = try steps(
      "{ expect: { toast: null, alert: null, 'blogs.count': 1, hud: false, 'blogs.ids': [2] } }")
    guard case .expect(let expectations) = read[0].action else {
      Issue.record("no expectation")
      return
    }
    #expect(expectations.map(\.path.text) == ["toast", "alert", "blogs.count", "hud", "blogs.ids"])
    #expect(expectations.map(\.value) == [.null, .null, .int(1), .bool(false), .array([.int(2)])])
  }

  @Test func `every verb is read`() throws {
    let read = try steps(
      """
      { open: "profile" }, { tap: "blogs[3]" }, { alert: "OK" }, { back: true }, { pull: "header" },
      { scroll: "voices", to: 4 }, { type: "👩‍👩‍👧‍👦 \u{200F}ע", into: "categories.query" }, { detach: "blog" },
      { attach: "blog" }, { push: { user: 1, name: "x", bio: "y", followers: 2, following: true } },
      { push: { blog: 1, title: "x", body: "y", likes: 2, liked: true } }, { wait: 5, after: 6 },
      { repeat: 2, steps: [ { back: true } ] },
      """)
    #expect(
      try read.map(\.action) == [
        .open(.profile), .tap(#require(ElementPath("blogs[3]"))), .alert("OK"), .back, .pull(.header),
        .scroll(.voices, to: 4),
        .type("👩‍👩‍👧‍👦 \u{200F}ע", into: #require(ElementPath("categories.query"))), .detach(.blog),
        .attach(.blog), .push(.user(id: 1, .init(name: "x", bio: "y", followers: 2, following: true))),
        .push(.blog(id: 1, .init(title: "x", body: "y", likes: 2, liked: true))), .wait(5),
        .repeat(2, [Step(.back, place: "steps[12].steps[0]")]),
      ])
    #expect(read[11].after == 6)
    #expect(read[11].place == "steps[11]")
  }
}
