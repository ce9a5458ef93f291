import Scenario
import Testing

@testable import archcli

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("abc", "abc", 0), ("abc", "acb", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3),
    ("rnu", "run", 1), ("trcae", "trace", 1),
  ])
  func distance(a: String, b: String, expected: Int) {
    #expect(editDistance(Array(a), Array(b)) == expected)
    #expect(editDistance(Array(b), Array(a)) == expected)
  }

  @Test(
    arguments: [
      ("rnu", "run"), ("RUN", "run"), ("mvmm", "mvvm"), ("verfiy", "verify"), ("scen", "scenario"),
      ("zzz", nil),
      ("", nil), ("qq", nil), ("r", nil),
    ] as [(String, String?)])
  func nearestName(word: String, expected: String?) {
    #expect(nearest(to: word, among: ["run", "mvc", "mvvm", "verify", "scenario"]) == expected)
  }

  @Test func aVeryLongWordIsNoTypo() {
    #expect(nearest(to: String(repeating: "r", count: 100_000), among: ["run"]) == nil)
  }
}
