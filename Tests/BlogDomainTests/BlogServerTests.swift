import ArchTrace
import BlogDomain
import Runtime
import Testing

/// What the server answers, and what its answers leave behind.
struct BlogServerTests {
  @Test func `answers a user`() {
    let server = BlogServer(
      World(user: .init(id: 7, name: "Zoë 👩‍👩‍👧‍👦", bio: "Notes", followers: 41, following: true)))
    #expect(
      server.text("GET", "/users/7")
        == "{id:7,name:Zoë 👩‍👩‍👧‍👦,bio:Notes,followers:41,following:true}")
    #expect(server.outcome("GET", "/users/8") == .status(404))
  }

  @Test func `pages blogs from 1`() {
    let server = BlogServer(World(blogs: World.numberedBlogs(5), pageSize: 2))
    #expect(
      server.text("GET", "/users/1/blogs?page=1")
        == "{blogs:[{id:1,title:Blog 1,likes:1,liked:false,body:Body 1},"
        + "{id:2,title:Blog 2,likes:2,liked:false,body:Body 2}],more:true}")
    #expect(
      server.text("GET", "/users/1/blogs?page=3")
        == "{blogs:[{id:5,title:Blog 5,likes:5,liked:false,body:Body 5}],more:false}")
    #expect(server.text("GET", "/users/1/blogs?page=4") == "{blogs:[],more:false}")
    #expect(server.text("GET", "/users/1/blogs?page=\(Int.max)") == "{blogs:[],more:false}")
  }

  @Test func `an exact last page has no more`() {
    let server = BlogServer(World(blogs: World.numberedBlogs(4), pageSize: 2))
    #expect(server.answer("GET", "/users/1/blogs?page=2").body?["more"] == .bool(false))
  }

  @Test func `answers drafts, voices and an empty world`() {
    let server = BlogServer(World(drafts: [.init(id: 3)], voices: [.init(id: 4, duration: 10)]))
    #expect(server.text("GET", "/users/1/drafts") == "{drafts:[{id:3,title:Draft 3}]}")
    #expect(server.text("GET", "/voices") == "{voices:[{id:4,title:Voice 4,duration:10}]}")
    let empty = BlogServer(World())
    #expect(empty.text("GET", "/following") == "{users:[]}")
    #expect(empty.text("GET", "/suggestions") == "{users:[]}")
    #expect(empty.text("GET", "/images?page=0") == "{images:[],page:0,pages:0}")
    #expect(empty.text("GET", "/articles") == "{articles:[]}")
  }

  @Test func `a like counts once`() {
    let server = BlogServer(World(blogs: World.numberedBlogs(2)))
    #expect(server.text("POST", "/blogs/2/like") == "{likes:3,liked:true}")
    #expect(server.text("POST", "/blogs/2/like") == "{likes:3,liked:true}")
    #expect(server.text("POST", "/blogs/2/share") == "{}")
    #expect(server.outcome("POST", "/blogs/3/like") == .status(404))
    #expect(server.outcome("POST", "/blogs/3/share") == .status(404))
  }

  @Test func `a follow counts only where it changes something`() {
    let server = BlogServer(World(user: .init(id: 1, followers: 41)))
    #expect(server.text("DELETE", "/follows/1") == "{following:false,followers:41}")
    #expect(server.text("POST", "/follows/1") == "{following:true,followers:42}")
    #expect(server.text("POST", "/follows/1") == "{following:true,followers:42}")
    #expect(server.text("DELETE", "/follows/1") == "{following:false,followers:41}")
    #expect(server.outcome("POST", "/follows/2") == .status(404))
  }

  @Test func `followers never fall below none`() {
    let server = BlogServer(World(user: .init(followers: 0, following: true)))
    #expect(server.text("DELETE", "/follows/1") == "{following:false,followers:0}")
  }

  @Test func `the follow lists keep their order`() {
    let server = BlogServer(
      World(following: World.numberedFollowing(3), suggested: World.numberedSuggested(2)))
    #expect(server.ids("/following", "users") == [101, 102, 103])
    _ = server.answer("DELETE", "/follows/101")
    _ = server.answer("POST", "/follows/202")
    #expect(server.ids("/following", "users") == [102, 103, 202])
    #expect(
      server.text("GET", "/suggestions")
        == "{users:[{id:201,name:User 201,bio:,followers:0,following:false},"
        + "{id:202,name:User 202,bio:,followers:1,following:true}]}")
    _ = server.answer("POST", "/follows/101")
    #expect(server.ids("/following", "users") == [102, 103, 202, 101])
  }

  @Test func `one id is one person`() {
    let server = BlogServer(
      World(
        user: .init(id: 101, name: "Ada", bio: "Notes", followers: 10), following: [.init(id: 101)],
        suggested: [.init(id: 101, name: "Somebody")]))
    let ada = "{id:101,name:Ada,bio:Notes,followers:10,following:true}"
    #expect(server.text("GET", "/users/101") == ada)
    #expect(server.text("GET", "/following") == "{users:[\(ada)]}")
    #expect(server.text("GET", "/suggestions") == "{users:[\(ada)]}")
  }

  @Test func `pages images from 0, six a page`() {
    let server = BlogServer(World(images: 8))
    #expect(server.text("GET", "/images?page=0") == "{images:[1,2,3,4,5,6],page:0,pages:2}")
    #expect(server.text("GET", "/images?page=1") == "{images:[7,8],page:1,pages:2}")
    #expect(server.outcome("GET", "/images?page=2") == .status(404))
  }

  @Test func `articles go with no page or with theirs`() {
    let parallel = BlogServer(World(images: 8, articles: 1, gallery: .parallel))
    #expect(parallel.text("GET", "/articles") == "{articles:[{id:1,title:Article 1}]}")
    #expect(parallel.outcome("GET", "/articles?images=0") == .status(404))
    let chained = BlogServer(World(images: 8, articles: 2, gallery: .chained))
    #expect(
      chained.text("GET", "/articles?images=1")
        == "{articles:[{id:3,title:Article 3},{id:4,title:Article 4}]}")
    #expect(chained.outcome("GET", "/articles?images=2") == .status(404))
    #expect(chained.outcome("GET", "/articles") == .status(404))
  }

  @Test func `there are three categories`() {
    let server = BlogServer(World())
    #expect(server.text("GET", "/categories/1") == "{id:1,name:Movies}")
    #expect(server.text("GET", "/categories/2") == "{id:2,name:Books}")
    #expect(server.text("GET", "/categories/3") == "{id:3,name:Computer}")
    #expect(server.outcome("GET", "/categories/0") == .status(404))
    #expect(server.outcome("GET", "/categories/9") == .status(404))
  }

  @Test(
    arguments: [
      "GET /", "GET /users", "GET /users/x", "GET /users/+1", "GET /users/01", "GET /users/-1",
      "GET users/1", "GET /users/1/blogs", "GET /users/1/blogs?page=0", "GET /users/1/blogs?page=x",
      "GET /users/1/blogs?p=1", "GET /users/2/blogs?page=1", "GET /users/99999999999999999999",
      "GET /voices/1", "GET /images", "GET /categories/", "GET /categories/films", "PUT /follows/1",
      "POST /blogs/1", "POST /blogs/1/like?x=1", "DELETE /blogs/1/like", "GET /following?page=1", "",
    ])
  func `an unknown route is 404`(route: String) {
    let server = BlogServer(World(blogs: World.numberedBlogs(1)))
    let parts = route.split(separator: " ", omittingEmptySubsequences: false)
    #expect(server.outcome(String(parts[0]), String(parts.last ?? "")) == .status(404))
  }
}

extension BlogServer {
  func answer(_ method: String, _ path: String) -> Response {
    handle(Request(method, path)).response
  }

  func outcome(_ method: String, _ path: String) -> Outcome {
    answer(method, path).outcome
  }

  /// The answer's body, written shortly.
  func text(_ method: String, _ path: String) -> String? {
    answer(method, path).body.map(short)
  }

  func ids(_ path: String, _ key: String) -> [Int] {
    guard case .array(let items) = answer("GET", path).body?[key] else { return [] }
    return items.compactMap { if case .int(let id) = $0["id"] { id } else { nil } }
  }
}

/// A value as text without quotes, so that a test can be read.
func short(_ value: TraceValue) -> String {
  switch value {
  case .null: "null"
  case .bool(let flag): "\(flag)"
  case .int(let number): "\(number)"
  case .double(let number): "\(number)"
  case .decimal(let number): number.text
  case .string(let text): text
  case .array(let items): "[" + items.map(short).joined(separator: ",") + "]"
  case .object(let members):
    "{" + members.map { "\($0.key):\(short($0.value))" }.joined(separator: ",") + "}"
  }
}
