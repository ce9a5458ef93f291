import ArchTrace
import BlogDomain
import Runtime
import Testing

/// Counts that a server may say to be anything.
struct SaturatingTests {
  private let limit = 9_007_199_254_740_991

  /// A document that has read a person with this many followers.
  private func document(followers: Logged, following: Bool = false) throws -> Document {
    var document = Document()
    var feed = Feed(.header(user: 1))
    let read = feed.load(stamp: document.nextStamp())
    let body = Logged.fields(["id": 1, "name": "Ada", "followers": followers, "following": following])
    let page = document.merge(Response(.status(200), body: body), for: read)
    _ = try #require(page)
    return document
  }

  @Test(arguments: [
    (Logged.int(.max), 9_007_199_254_740_991), (.int(.min), -9_007_199_254_740_991), (.int(-5), -5),
    (.int(41), 41),
    (.double(9.3e18), 9_007_199_254_740_991), (.double(-1e300), -9_007_199_254_740_991), (.double(1.5), 0),
    (.string("41"), 0),
  ])
  func `a count is held as near as it can be`(said: Logged, shown: Int) throws {
    let document = try document(followers: said)
    #expect(document.users[1]?.followers == shown)
    #expect(document.users[1].map { HeaderText($0).followers } == "Followers \(shown)")
  }

  @Test func `a follow that is out counts one more, as far as counts go`() throws {
    var document = try document(followers: .int(.max))
    #expect(document.begin(.follow(1)) != nil)
    #expect(document.users[1]?.shownFollowers == limit)
  }

  @Test func `an unfollow that is out does not count below nobody`() throws {
    for said in [Int.min, -1, 0] {
      var document = try document(followers: .int(said), following: true)
      #expect(document.begin(.unfollow(1)) != nil)
      #expect(document.users[1]?.shownFollowers == 0)
    }
  }

  @Test func `answers to a like and a follow are held too`() throws {
    var document = try document(followers: .int(1))
    _ = document.begin(.follow(1))
    let answer = Logged.fields(["following": true, "followers": Logged.double(1e19)])
    #expect(document.finish(.follow(1), with: Response(.status(200), body: answer)) == nil)
    #expect(document.users[1]?.followers == limit)
  }

  @Test func `the server counts no further either`() {
    let server = BlogServer(
      World(user: .init(id: .min, followers: .max), blogs: [.init(id: .max, likes: .max)]))
    #expect(server.answer("POST", "/follows/\(Int.min)").body?["followers"] == .int(limit))
    #expect(server.answer("POST", "/blogs/\(Int.max)/like").body?["likes"] == .int(limit))
  }

  @Test func `ids may be anything, written the one usual way`() {
    let world = World(user: .init(id: -7, followers: 2), blogs: [.init(id: 0)])
    #expect(BlogServer(world).outcome("GET", "/users/-7") == .status(200))
    #expect(BlogServer(world).outcome("POST", "/blogs/0/share") == .status(200))
    for path in [
      "/users/-07", "/users/--7", "/users/-", "/users/", "/users/+7", "/users/9223372036854775808",
    ] {
      #expect(BlogServer(world).outcome("GET", path) == .status(404), "\(path)")
    }
    #expect(BlogServer(world).outcome("POST", "/blogs/-0/share") == .status(404))
    #expect(BlogServer(world).outcome("GET", "/categories/-1") == .status(404))
    #expect(BlogServer(world).outcome("GET", "/categories/\(Int.min)") == .status(404))
  }

  @Test func `sixty thousand fields of a body take no longer than their number`() {
    func time(_ count: Int) -> Duration {
      let fields = (0..<count).map { TraceValue.Member("k\($0)", .int($0)) }
      let rule = NetworkRule(match: RoutePattern("*"), body: fields + [.init("followers", .int(5))])
      let server = BlogServer(World(), rules: [rule])
      return ContinuousClock().measure {
        #expect(server.answer("GET", "/users/1").body?["followers"] == .int(5))
      }
    }
    _ = time(1000)
    let (few, many) = (time(6000), time(60_000))
    #expect(many < few * 30, "\(few) for a tenth of \(many)")
  }
}
