import ArchTrace
import BlogDomain
import Runtime
import Testing

/// How rules decide about answers.
struct NetworkRuleTests {
  let world = World(user: .init(followers: 41), blogs: World.numberedBlogs(3))

  @Test func `without a rule an answer takes 200 ms`() {
    #expect(BlogServer(world).handle(Request("GET", "/voices")).latency == 200)
  }

  @Test func `the first rule that fits decides`() {
    let server = BlogServer(
      world, rules: [.init(match: .init("GET /v*"), latency: 5), .init(match: .init("*"), latency: 7)])
    #expect(server.handle(Request("GET", "/voices")).latency == 5)
    #expect(server.handle(Request("GET", "/following")).latency == 7)
  }

  @Test func `nth counts what the match fits, whoever answered the others`() {
    let server = BlogServer(
      world,
      rules: [
        .init(match: .init("GET /voices"), nth: 2, latency: 2),
        .init(match: .init("GET /voices"), nth: 2, latency: 99),
        .init(match: .init("GET /*"), nth: 3, latency: 3),
        .init(match: .init("GET /voices"), nth: 4, latency: 4),
      ])
    let latencies = (1...5).map { _ in server.handle(Request("GET", "/voices")).latency }
    #expect(latencies == [200, 2, 3, 4, 200])
  }

  @Test func `a failed request changes nothing`() {
    let server = BlogServer(
      world,
      rules: [
        .init(match: .init("POST /blogs/1/like"), nth: 1, failure: .status(503)),
        .init(match: .init("POST /blogs/1/like"), nth: 2, failure: .timeout),
        .init(match: .init("POST /blogs/1/like"), nth: 3, failure: .offline),
        .init(
          match: .init("POST /follows/*"), nth: 1, failure: .status(500), body: [.init("why", .string("so"))]),
      ])
    #expect(server.answer("POST", "/blogs/1/like") == Response(.status(503)))
    #expect(server.answer("POST", "/blogs/1/like") == Response(.timeout))
    #expect(server.answer("POST", "/blogs/1/like") == Response(.offline))
    #expect(server.text("POST", "/blogs/1/like") == "{likes:2,liked:true}")
    #expect(server.text("POST", "/follows/1") == "{why:so}")
    #expect(server.text("POST", "/follows/1") == "{following:true,followers:42}")
  }

  @Test func `a body replaces fields, and the server still does what it is asked`() {
    let server = BlogServer(
      world,
      rules: [
        .init(match: .init("POST /blogs/1/like"), nth: 1, body: [.init("likes", .int(9)), .init("x", .null)])
      ])
    #expect(server.text("POST", "/blogs/1/like") == "{likes:9,liked:true,x:null}")
    #expect(server.text("POST", "/blogs/1/like") == "{likes:2,liked:true}")
  }

  @Test(
    arguments: [
      ("GET /a", "GET /a", true), ("GET /a", "GET /ab", false), ("GET /ab", "GET /a", false),
      ("*", "GET /a", true), ("*", "", true), ("", "", true), ("", "x", false), ("* /a", "GET /a", true),
      ("GET /*/like", "GET /1/like", true), ("GET /*/like", "GET /like", false),
      ("GET /*b*b", "GET /abab", true), ("GET /a*b*", "GET /a/c", false), ("**a**", "a", true),
      ("GET /users/1/blogs?page=*", "GET /users/1/blogs?page=12", true),
    ])
  func `a star is any run of characters`(pattern: String, route: String, fits: Bool) {
    #expect(RoutePattern(pattern).fits(route) == fits)
  }

  @Test func `many stars do not take for ever`() {
    let pattern = RoutePattern(String(repeating: "a*", count: 500) + "b")
    #expect(!pattern.fits(String(repeating: "a", count: 5_000)))
  }
}
