import ArchTrace
import BlogDomain
import Runtime
import Testing

/// A table of entities, held against a dictionary.
struct EntityTableTests {
  private struct Thing: Entity {
    let id: Int
    var text: String

    static func inspect(_ old: Thing, _ new: Thing, with inspector: inout Inspector) {
      inspector.field("text", old.text, new.text)
    }

    var logged: Logged { text.logged }
  }

  private struct Both {
    var table = EntityTable<Thing>()
    var model: [Int: Thing] = [:]

    mutating func insert(_ thing: Thing) {
      table.insert(thing)
      model[thing.id] = thing
    }

    mutating func update(_ id: Int, _ text: String) {
      let isThere = table.update(id) { $0.text = text } != nil
      #expect(isThere == (model[id] != nil))
      model[id]?.text = text
    }

    func changed(from old: Both) -> [Int] {
      Set(model.keys).union(old.model.keys).filter { model[$0] != old.model[$0] }.sorted()
    }
  }

  /// Numbers near one another, numbers that share their lowest bits, and the ends of all.
  private static let ids =
    Array(1...40) + (0..<12).map { $0 << 20 } + (1...12).map { -$0 << 9 } + [Int.max, Int.min, -1, 7 << 60]

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a table is what a dictionary is, and a copy stays what it was`(seed: UInt64) {
    var random = Numbers(state: seed)
    var now = Both()
    var copies: [Both] = [now]
    for round in 0..<300 {
      let id = Self.ids[random.below(Self.ids.count)]
      switch random.below(4) {
      case 0: now.insert(Thing(id: id, text: "\(round)"))
      case 1: now.update(id, "\(round % 3)")
      case 2: now.update(id, now.model[id]?.text ?? "")
      case _: if random.below(8) == 0 { copies.append(now) }
      }
    }
    copies.append(now)
    for copy in copies {
      for id in Self.ids { #expect(copy.table[id] == copy.model[id]) }
    }
    for (old, new) in zip(copies, copies.dropFirst()) {
      #expect(new.table.changedIDs(from: old.table) == new.changed(from: old))
      #expect(old.table.changedIDs(from: new.table) == old.changed(from: new))
      #expect((old.table == new.table) == (old.model == new.model))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `tables that were not made from one another are compared all the same`(seed: UInt64) {
    var random = Numbers(state: seed)
    var sides = [Both(), Both()]
    for side in sides.indices {
      for _ in 0..<random.below(60) {
        sides[side].insert(Thing(id: Self.ids[random.below(Self.ids.count)], text: "\(random.below(3))"))
      }
    }
    #expect(sides[1].table.changedIDs(from: sides[0].table) == sides[1].changed(from: sides[0]))
    var again = Both()
    for thing in sides[0].model.values { again.insert(thing) }
    #expect(again.table == sides[0].table)
    #expect(again.table.changedIDs(from: sides[0].table).isEmpty)
  }

  @Test func `a copy is the same until one of both changes`() {
    var table = EntityTable<Thing>()
    for id in 1...100 { table.insert(Thing(id: id, text: "")) }
    var copy = table
    #expect(copy.isIdentical(to: table))
    copy.update(101) { $0.text = "none" }
    #expect(copy.isIdentical(to: table))
    copy.update(50) { $0.text = "new" }
    #expect(!copy.isIdentical(to: table) && copy != table)
    #expect(table[50]?.text == "" && copy[50]?.text == "new")
  }
}

/// SplitMix64: the same numbers on every machine.
private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
