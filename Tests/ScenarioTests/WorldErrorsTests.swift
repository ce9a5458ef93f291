import ArchTrace
import BlogDomain
import Runtime
import Scenario
import Testing

/// What a person reads who wrote a world or a network rule that is none.
struct WorldErrorsTests {
  @Test(
    arguments: [
      (
        "{ usr: {} }",
        ".usr: unknown key 'usr'; did you mean 'user'? (allowed: user, blogs, pageSize, drafts, following, "
          + "suggested, voices, images, articles or gallery)"
      ),
      (
        "{ user: { nme: 'Ada' } }",
        ".user.nme: unknown key 'nme'; did you mean 'name'? (allowed: id, name, bio, followers or following)"
      ),
      (
        "{ user: { followers: -1 } }",
        ".user.followers: found -1 (allowed: a whole number from 0 to 9007199254740991)"
      ),
      ("{ user: { following: 0 } }", ".user.following: found 0 (allowed: true or false)"),
      ("{ user: { name: null } }", ".user.name: found null (allowed: a text)"),
      ("{ blogs: -1 }", ".blogs: found -1 (allowed: a whole number from 0 to 1000000)"),
      ("{ blogs: 1000001 }", ".blogs: found 1000001 (allowed: a whole number from 0 to 1000000)"),
      (
        "{ blogs: 'x' }",
        ".blogs: found 'x' (allowed: a whole number or a list of {id, title, likes, liked, body})"
      ),
      ("{ blogs: [{ title: 'x' }] }", ".blogs[0]: missing key 'id'"),
      (
        "{ blogs: [{ id: 1 }, { id: 1 }] }",
        ".blogs[1].id: id 1 twice, first in world.blogs[0] (allowed: each id once)"
      ),
      (
        "{ drafts: [{ id: 1, titel: '' }] }",
        ".drafts[0].titel: unknown key 'titel'; did you mean 'title'? (allowed: id or title)"
      ),
      ("{ following: true }", ".following: found true (allowed: a whole number or a list of {id, name})"),
      ("{ suggested: [7] }", ".suggested[0]: found 7 (allowed: an object {…})"),
      (
        "{ voices: [{ id: 1, duration: -5 }] }",
        ".voices[0].duration: found -5 (allowed: a whole number from 0 to 1000000000)"
      ),
      ("{ pageSize: 0 }", ".pageSize: found 0 (allowed: a whole number from 1 to 1000000)"),
      ("{ images: [] }", ".images: found a list (allowed: a whole number from 0 to 1000000)"),
      (
        "{ gallery: 'chaned' }",
        ".gallery: found 'chaned'; did you mean 'chained'? (allowed: parallel or chained)"
      ),
    ])
  func `a wrong world is said to be so`(world: String, wanted: String) {
    #expect(mistake(world: world) == "f:1: error: world\(wanted)")
  }

  @Test(
    arguments: [
      ("{}", ": missing key 'match'"),
      (
        "{ match: 'GET /following', aftr: 5 }",
        ".aftr: unknown key 'aftr'; did you mean 'after'? (allowed: match, nth, after, fail, body or echo)"
      ),
      (
        "{ match: 'GTE /following' }",
        ".match: no route 'GTE /following'; did you mean 'GET /following'? "
          + "(allowed: METHOD /path, METHOD one of GET, POST or DELETE, * anywhere)"
      ),
      (
        "{ match: '/following' }",
        ".match: no route '/following' (allowed: METHOD /path, METHOD one of GET, POST or DELETE, * anywhere)"
      ),
      ("{ match: '*', nth: 0 }", ".nth: found 0 (allowed: a whole number from 1 to 1000000000)"),
      ("{ match: '*', after: -1 }", ".after: found -1 (allowed: a whole number from 0 to 1000000000)"),
      (
        "{ match: '*', fail: 200 }",
        ".fail: found 200 (allowed: a status from 300 to 599, \"timeout\" or \"offline\")"
      ),
      (
        "{ match: '*', fail: 'ofline' }",
        ".fail: found 'ofline'; did you mean 'offline'?"
          + " (allowed: a status from 300 to 599, \"timeout\" or \"offline\")"
      ),
      ("{ match: '*', body: 5 }", ".body: found 5 (allowed: an object {…})"),
      (
        "{ match: '*', fail: 'timeout', body: {} }",
        ".body: 'body' where nothing is answered (allowed: 'body' without \"timeout\" or \"offline\")"
      ),
    ])
  func `a wrong rule is said to be so`(rule: String, wanted: String) {
    #expect(mistake(rule: rule) == "f:1: error: network[0]\(wanted)")
  }

  @Test(arguments: [("1e999", "cannot be read"), ("NaN", "a number that is not finite")])
  func `a number that nothing can hold is said to be so`(number: String, wanted: String) {
    let place = "f:1:39: error: network[0].body.x"
    #expect(
      mistake(rule: "{ match: '*', body: { x: \(number) } }")
        == "\(place): \(wanted) (allowed: a number that JSON allows)")
  }

  @Test func `a world stands alone in its file`() throws {
    let world = try ScenarioFile.world(Array("{ user: { id: 3 }, blogs: 2, voices: 1 }".utf8), named: "w")
    #expect(world == World(user: .init(id: 3), blogs: World.numberedBlogs(2), voices: [.init(id: 1)]))
    #expect(throws: ScenarioError.self) { try ScenarioFile.world(Array("{ world: {} }".utf8), named: "w") }
  }

  @Test func `every part of a world is read`() throws {
    let text = """
      { user: { id: 3, name: "Zoë", bio: "b", followers: 4, following: true },
        blogs: [{ id: 9 }, { id: 8, title: "t", likes: 2, liked: true, body: "x" }], pageSize: 7, drafts: 2,
        following: 1, suggested: [{ id: 5, name: "n" }, { id: 6 }], voices: [{ id: 1, duration: 10 }], images: 8,
        articles: 2, gallery: "chained" }
      """
    #expect(
      try ScenarioFile.world(Array(text.utf8), named: "w")
        == World(
          user: .init(id: 3, name: "Zoë", bio: "b", followers: 4, following: true),
          blogs: [.init(id: 9), .init(id: 8, title: "t", likes: 2, liked: true, body: "x")], pageSize: 7,
          drafts: [.init(id: 1), .init(id: 2)], following: [.init(id: 101)],
          suggested: [.init(id: 5, name: "n"), .init(id: 6)], voices: [.init(id: 1, duration: 10)], images: 8,
          articles: 2, gallery: .chained))
  }

  @Test func `every part of a rule is read`() throws {
    let text = """
      { network: [
          { match: "POST /blogs/*/like", nth: 2, after: 30, fail: 503, body: { z: 1, a: [true, null, 0.5] } },
          { match: "*", fail: "timeout", echo: 40 }, { match: "* /follows/1", fail: "offline" } ],
        steps: [ { back: true } ] }
      """
    #expect(
      try ScenarioFile.scenario(Array(text.utf8), named: "f").rules
        == [
          NetworkRule(
            match: RoutePattern("POST /blogs/*/like"), nth: 2, latency: 30, failure: .status(503),
            body: [.init("z", .int(1)), .init("a", .array([.bool(true), .null, .double(0.5)]))]),
          NetworkRule(match: RoutePattern("*"), failure: .timeout, echo: 40),
          NetworkRule(match: RoutePattern("* /follows/1"), failure: .offline),
        ])
  }
}
