import ArchTrace
import BlogDomain
import Catalog
import Scenario

func show(_ v: TraceValue?) -> String {
  switch v {
  case nil: "–"
  case .null?: "null"
  case .bool(let b)?: "\(b)"
  case .int(let i)?: "\(i)"
  case .double(let d)?: "\(d)"
  case .string(let s)?: "\"\(s)\""
  case .array(let a)?: "[" + a.map(show).joined(separator: ", ") + "]"
  case .object(let m)?: "{" + m.map { "\($0.key): \(show($0.value))" }.joined(separator: ", ") + "}"
  }
}
let collector = EventCollector()
let world = World(user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: World.numberedBlogs(12), pageSize: 3, drafts: [.init(id: 1)], following: [.init(id: 101)], suggested: [])
let name = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "mvc"
let pattern = Pattern.all.first { $0.name == name }!
func path(_ s: String) -> ElementPath { ElementPath(text: s, target: .alert, content: nil) }
let out = pattern.run(
  Scenario(name: "x", world: world, steps: [
    Step(.open(.profile)), Step(.tap(path("header.follow"))), Step(.tap(path("blogs[0].like"))), Step(.tap(path("blogs.more"))),
    Step(.pull(.blogs)),
    Step(.tap(path("blogs[1]"))), Step(.tap(path("blog.like"))), Step(.back), Step(.open(.following)), Step(.tap(path("following[0].follow"))),
    Step(.alert("Unfollow")),
  ]), to: collector)
var depth: [EventID: Int] = [:]
for e in collector.events {
  let d = e.cause.map { depth[$0]! + 1 } ?? 0
  depth[e.id] = d
  print(e.id, "t=\(e.time)", String(repeating: "  ", count: d), e.from, e.to.map { "→ \($0)" } ?? "", "\(e.kind)", e.name ?? "", e.value.map { show($0) } ?? "", e.role ?? "",
    e.changes.map { "\($0.path): \(show($0.old)) → \(show($0.new))" }.joined(separator: "; "))
}
print(out)
