import ArchTrace
import Runtime
import Testing

/// How changes of a state are named.
struct InspectorTests {
  private struct Leaf: Inspectable, Loggable, Equatable {
    var count = 0
    var text: String?
    var own = ""

    static func inspect(_ old: Leaf, _ new: Leaf, with inspector: inout Inspector) {
      inspector.field("count", old.count, new.count)
      inspector.field("text", old.text, new.text)
      inspector.field("", old.own, new.own)
    }

    var logged: TraceValue { .int(count) }
  }

  private struct Tree: Inspectable {
    var leaf = Leaf()
    var leaves: [Int: Leaf] = [:]
    var names: [String] = []
    var inner: [Tree] = []

    static func inspect(_ old: Tree, _ new: Tree, with inspector: inout Inspector) {
      inspector.nested("leaf", old.leaf, new.leaf)
      for id in Set(old.leaves.keys).union(new.leaves.keys).sorted() {
        inspector.element("leaves", id: id, old.leaves[id], new.leaves[id])
      }
      inspector.list("names", old.names, new.names)
      for (old, new) in zip(old.inner, new.inner) { inspector.nested("inner", old, new) }
    }
  }

  private func changes(_ old: Tree, at path: String = "", _ change: (inout Tree) -> Void) -> [String] {
    var new = old
    change(&new)
    var inspector = Inspector(at: path)
    Tree.inspect(old, new, with: &inspector)
    return inspector.changes.map { "\($0.path) \($0.old?.json ?? "-") \($0.new?.json ?? "-")" }
  }

  @Test func `a field is named by where it stands`() {
    #expect(changes(Tree()) { $0.leaf.count = 1 } == ["leaf.count 0 1"])
    #expect(changes(Tree(), at: "root") { $0.leaf.count = 1 } == ["root.leaf.count 0 1"])
    #expect(changes(Tree()) { $0.leaf.own = "é" } == [#"leaf "" "é""#])
    #expect(changes(Tree()) { $0.leaf.text = "a" } == [#"leaf.text - "a""#])
    #expect(changes(Tree()) { _ in } == [])
  }

  @Test func `an element is named by its number`() {
    let old = Tree(leaves: [7: Leaf(), -120: Leaf(), Int.min: Leaf()])
    #expect(changes(old) { $0.leaves[7]?.count = 1 } == ["leaves[7].count 0 1"])
    #expect(changes(old) { $0.leaves[-120]?.own = "x" } == [#"leaves[-120] "" "x""#])
    #expect(changes(old) { $0.leaves[7] = nil } == ["leaves[7] 0 -"])
    #expect(changes(old, at: "a.b") { $0.leaves[10] = Leaf(count: 2) } == ["a.b.leaves[10] - 2"])
    #expect(
      changes(old) { $0.leaves[Int.min]?.count = 3 } == ["leaves[-9223372036854775808].count 0 3"])
  }

  @Test func `states may stand in one another, and lists in them`() {
    let old = Tree(inner: [Tree(inner: [Tree()])])
    #expect(
      changes(old) {
        $0.inner[0].inner[0].names = ["x"]
        $0.inner[0].leaf.count = 5
        $0.names = ["a", "b"]
      } == [
        #"names[0] - "a""#, #"names[1] - "b""#, "inner.leaf.count 0 5", #"inner.inner.names[0] - "x""#,
      ])
  }

  @Test func `a request's route is its method and its path`() {
    #expect(Request("POST", "/blogs/12/like").route == "POST /blogs/12/like")
    let request = Request("GET", "/a b?c")
    #expect(request.method == "GET" && request.path == "/a b?c")
  }
}
