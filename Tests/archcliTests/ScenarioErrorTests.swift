import Foundation
import Testing

/// What a person reads who wrote a scenario wrong: the place, what was found, what is allowed, what was meant.
@Suite struct ScenarioErrorTests {
  @Test(arguments: [
    (
      "{ nam: 'x', steps: [{ back: true }] }",
      "nam: unknown key 'nam'; did you mean 'name'? (allowed: name, world, network or steps)"
    ),
    ("{ steps: [] }", "steps: no steps (allowed: one step at least)"),
    (
      "{ steps: [{ tap: 'header.folow' }] }",
      "steps[0].tap (step 1): unknown path 'header.folow'; did you mean 'header.follow'?"
    ),
    (
      "{ steps: [{ tap: 'header.name' }] }",
      "steps[0].tap (step 1): 'header.name' is no button and no row that can be tapped"
    ),
    (
      "{ steps: [{ open: 'profil' }] }",
      "steps[0].open (step 1): found 'profil'; did you mean 'profile'? (allowed: "
    ),
    ("{ steps: [{ open: 'blog' }] }", "steps[0].open (step 1): found 'blog' (allowed: profile, following, "),
    (
      "{ steps: [{ tapp: 'x' }] }",
      "steps[0].tapp (step 1): unknown key 'tapp'; did you mean 'tap'? (allowed: open, "
    ),
    (
      "{ steps: [{ tap: 'header.follow', back: true }] }",
      "steps[0] (step 1): 2 verbs in one step: 'tap', 'back' (allowed: one verb a step)"
    ),
    ("{ steps: [{ after: 5 }] }", "steps[0] (step 1): a step that does nothing (allowed: open, tap, "),
    (
      "{ steps: [{ wait: -5 }] }",
      "steps[0].wait (step 1): found -5 (allowed: a whole number from 0 to 1000000000)"
    ),
    ("{ steps: [{ pull: 'voices' }] }", "steps[0].pull (step 1): found 'voices' (allowed: header, blogs, "),
    ("{ steps: [{ scroll: 'blogs' }] }", "steps[0] (step 1): missing key 'to'"),
    ("{ steps: [{ type: 'x' }] }", "steps[0] (step 1): missing key 'into'"),
    (
      "{ steps: [{ alert: 'Yes' }] }",
      "steps[0].alert (step 1): found 'Yes' (allowed: OK, Cancel or Unfollow)"
    ),
    ("{ steps: [{ push: { usr: 1 } }] }", "steps[0].push (step 1): no 'user' and no 'blog' (allowed: "),
    (
      "{ steps: [{ expect: { 'blogs.count': 'two' } }] }",
      "steps[0].expect[\"blogs.count\"] (step 1): found 'two' (allowed: a whole number from 0 or null)"
    ),
    (
      "{ steps: [{ repeat: 3, steps: [] }] }",
      "steps[0].steps (step 1): no steps (allowed: one step at least)"
    ),
    (
      "{ world: { blogs: 'many' }, steps: [{ back: true }] }",
      "world.blogs: found 'many' (allowed: a whole number or a list of {id, title, likes, liked, body})"
    ),
    (
      "{ world: { gallery: 'chain' }, steps: [{ back: true }] }",
      "world.gallery: found 'chain'; did you mean 'chained'? (allowed: parallel or chained)"
    ),
    (
      "{ network: [{ match: 'GET /x', fail: 'timeot' }], steps: [{ back: true }] }",
      "network[0].fail: found 'timeot'; did you mean 'timeout'? (allowed: "
    ),
    ("{ network: [{ nth: 1 }], steps: [{ back: true }] }", "network[0]: missing key 'match'"),
  ])
  func anError(_ text: String, _ message: String) throws {
    try withTemporaryDirectory { directory in
      try Data(text.utf8).write(to: directory.appending(path: "s.json5"))
      let result = try Binary.run(["run", "tea", "--scenario", "s.json5"], cwd: directory)
      #expect(result.status == 2 && result.stdout == "")
      #expect(result.stderr.hasPrefix("s.json5:1: error: \(message)"))
    }
  }

  @Test(arguments: [
    ("{ steps: [{ back: true }], steps: [] }", "1:28: error: steps: duplicate key 'steps', first in line 1"),
    ("{\n  steps: [{ back: true }", "2:25: error: steps[0]: found the end of the file"),
  ])
  func aTextThatIsNoScenario(_ text: String, _ message: String) throws {
    try withTemporaryDirectory { directory in
      try Data(text.utf8).write(to: directory.appending(path: "s.json5"))
      let result = try Binary.run(["trace", "mvc", "--scenario", "s.json5"], cwd: directory)
      #expect(result.status == 2 && result.stdout == "" && result.stderr.hasPrefix("s.json5:\(message)"))
    }
  }
}
