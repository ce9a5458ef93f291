import ArchTrace
import Testing

/// Two texts that are not the same are never printed alike.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("caf\u{E9}", "cafe\u{301}", #"caf\u{E9}"#, #"cafe\u{301}"#),
    ("a b", "a\u{A0}b", "a b", #"a\u{A0}b"#),
    ("mvc", "mv\u{441}", "mvc", #"mv\u{441}"#),
    ("a-b", "a\u{2011}b", "a-b", #"a\u{2011}b"#),
    ("caf\u{E9}", "caf\u{E8}", "caf\u{E9}", "caf\u{E8}"),
    ("caf\u{E9}", "caf\u{E9}", "caf\u{E9}", "caf\u{E9}"),
    ("Follow", "Following", "Follow", "Following"),
  ])
  func looksApart(_ a: String, _ b: String, _ shownA: String, _ shownB: String) {
    let (first, second) = Spelling.distinct(a, b)
    #expect(Array(first.utf8) == Array(shownA.utf8))
    #expect(Array(second.utf8) == Array(shownB.utf8))
    let list = Spelling.distinct([a, "x", b])
    #expect(list.map { Array($0.utf8) } == [shownA, "x", shownB].map { Array($0.utf8) })
  }

  @Test func valuesLookApartDownToTheirMembers() {
    let (old, new) = Spelling.distinct(
      TraceValue.array([.string("caf\u{E9}")]), TraceValue.array([.string("cafe\u{301}")]))
    #expect(old == #"["caf\u{E9}"]"# && new == #"["cafe\u{301}"]"#)
    #expect(Spelling.distinct(nil, TraceValue.int(1)) == ("nothing", "1"))
  }

  private func lines(_ event: String, _ other: String) throws -> [String] {
    let traces = [event, other].map { event in
      let text = """
        {"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"x"}
        {"id":"0","t":0,"kind":"input","from":"world"}
        \(event)
        {"end":true,"events":2,"steps":1}

        """
      return TraceInput.bytes(Array(text.utf8), name: "t")
    }
    return try TraceDiff(traces[0], traces[1]).lines
  }

  @Test func keysOfADiffLookApart() throws {
    let event = { (key: String) in
      #"{"id":"0.1","t":0,"cause":"0","kind":"state","from":"S","value":{"\#(key)":1},"changes":[{"path":"\#(key)","new":1}]}"#
    }
    let lines = try lines(event("caf\u{E9}"), event("cafe\u{301}"))
    for place in ["value.", "changes["] {
      for key in [#"caf\u{E9}"#, #"cafe\u{301}"#] {
        #expect(lines.contains { $0.contains(place + key) }, "\(place)\(key) in \(lines)")
      }
    }
  }

  @Test func eventsOfADiffLookApart() throws {
    let event = { (name: String) in
      #"{"id":"0.1","t":0,"cause":"0","kind":"call","from":"S","to":"\#(name)","name":"f"}"#
    }
    let lines = try lines(event("Caf\u{E9}"), event("Cafe\u{301}"))
    let text = lines.joined(separator: "\n")
    #expect(text.contains(#"Caf\u{E9}"#) && text.contains(#"Cafe\u{301}"#), "\(text)")
  }
}
