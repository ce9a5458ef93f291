import ArchTrace
import BlogDomain
import Runtime
import Testing

/// What a server that changes by itself answers afterwards.
struct ServerPushTests {
  let world = World(
    user: .init(id: 1, name: "Ada", followers: 41), blogs: World.numberedBlogs(2),
    following: World.numberedFollowing(2))

  @Test func `a push sets the fields it names, and no other`() {
    let server = BlogServer(world)
    server.push(.user(id: 1, .init(bio: "Away", followers: 50)))
    #expect(server.text("GET", "/users/1") == "{id:1,name:Ada,bio:Away,followers:50,following:false}")
    server.push(.blog(id: 2, .init(title: "New", liked: true)))
    #expect(server.answer("POST", "/blogs/2/like").body?["likes"] == .int(2))
  }

  @Test func `a pushed follow is in the list of those followed`() {
    let server = BlogServer(world)
    server.push(.user(id: 1, .init(following: true)))
    server.push(.user(id: 101, .init(following: false)))
    #expect(server.ids("/following", "users") == [102, 1])
    server.push(.user(id: 1, .init(following: true)))
    #expect(server.ids("/following", "users") == [102, 1])
    #expect(server.answer("GET", "/users/1").body?["followers"] == .int(41))
  }

  @Test func `what the server does not know stays unknown`() {
    let server = BlogServer(world)
    server.push(.user(id: 9, .init(name: "Nobody")))
    server.push(.blog(id: 9, .init(likes: 1)))
    #expect(server.outcome("GET", "/users/9") == .status(404))
    #expect(server.outcome("POST", "/blogs/9/like") == .status(404))
  }
}
