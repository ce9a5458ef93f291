import BlogDomain
import Runtime
import Testing

/// What a search asks, and what it shows of the answers.
struct CategorySearchTests {
  let server = BlogServer(World())

  private func response(_ query: CategorySearch.Query) -> Response { server.handle(query.request).response }

  private func query(_ text: String, _ search: inout CategorySearch) throws -> CategorySearch.Query {
    let query = search.type(text)
    return try #require(query)
  }

  @Test func `each change asks; the old result stays till the answer`() throws {
    var search = CategorySearch()
    let first = try query("2", &search)
    #expect(first.request.route == "GET /categories/2")
    #expect(search.result == "")
    #expect(search.receive(response(first), for: first) == nil)
    #expect(search.result == "Books")
    let second = try query("9", &search)
    #expect(search.result == "Books")
    #expect(search.receive(response(second), for: second) == nil)
    #expect(search.result == "No such category")
  }

  @Test func `the same text is no change`() {
    var search = CategorySearch()
    #expect(search.type("") == nil)
    #expect(search.type("1") != nil)
    #expect(search.type("1") == nil)
  }

  @Test func `a late answer to an older query changes nothing`() throws {
    var search = CategorySearch()
    let older = try query("1", &search)
    let newer = try query("2", &search)
    #expect(!search.accepts(older) && search.accepts(newer))
    #expect(search.receive(Response(.timeout), for: older) == nil)
    #expect(search.receive(response(newer), for: newer) == nil)
    #expect(search.receive(response(older), for: older) == nil)
    #expect(search.result == "Books")
  }

  @Test func `typing back to an earlier text asks again, and the earlier answer does not count`() throws {
    var search = CategorySearch()
    let older = try query("1", &search)
    _ = search.type("2")
    let newer = try query("1", &search)
    #expect(!search.accepts(older) && search.accepts(newer))
  }

  @Test func `an empty text asks nothing, shows nothing and drops what is out`() throws {
    var search = CategorySearch()
    let first = try query("1", &search)
    _ = search.receive(response(first), for: first)
    let second = try query("2", &search)
    #expect(search.type("") == nil)
    #expect(search.result == "")
    #expect(!search.accepts(second))
  }

  @Test(arguments: [Response(.status(500)), Response(.timeout), Response(.offline), Response(.status(200))])
  func `another failure says so and leaves the result`(answer: Response) throws {
    var search = CategorySearch()
    let first = try query("3", &search)
    _ = search.receive(response(first), for: first)
    let second = try query("1", &search)
    #expect(search.receive(answer, for: second) == .alert("Could not search"))
    #expect(search.result == "Computer")
    #expect(!search.accepts(second))
  }

  @Test(arguments: [
    (" ", "%20"), ("1/2", "1%2F2"), ("1?x=2#y", "1%3Fx%3D2%23y"), ("a-Z.0_~", "a-Z.0_~"), ("%", "%25"),
    ("é", "%C3%A9"), ("👩‍👧", "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"),
  ])
  func `what is typed is one part of the path, whatever it is`(text: String, part: String) throws {
    var search = CategorySearch()
    let query = try query(text, &search)
    #expect(query.request.route == "GET /categories/" + part)
    #expect(search.receive(response(query), for: query) == nil)
    #expect(search.result == "No such category")
  }
}
