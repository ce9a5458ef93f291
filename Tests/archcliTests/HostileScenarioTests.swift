import Foundation
import Testing

/// Scenario files that mean harm, or come from a generator that knew no bound: a clear error or a run, never a crash.
@Suite struct HostileScenarioTests {
  private static let variants = [
    "mvc/model", "mvc/controller", "mvp/protocol", "mvp/block", "mvvm/signal", "mvvm/kvo", "mvvm/observation",
    "mvcvs", "mavb", "tea",
  ]

  private func run(_ pattern: String, _ text: String, _ more: [String] = []) throws -> Binary.Result {
    try withTemporaryDirectory { directory in
      try Data(text.utf8).write(to: directory.appending(path: "s.json5"))
      return try Binary.run(["run", pattern, "--scenario", "s.json5", "-q"] + more, cwd: directory)
    }
  }

  @Test(arguments: variants) func countsAtTheEdgesAreShown(_ pattern: String) throws {
    for count in ["9223372036854775807", "-9223372036854775808", "1e300"] {
      for following in [false, true] {
        let result = try run(
          pattern,
          """
          { network: [{ match: 'GET /users/1', body: { followers: \(count), following: \(following) } }],
            steps: [{ open: 'profile' }, { tap: 'header.follow' },
              { expect: { 'header.follow': '\(following ? "Follow" : "Following")' } }] }
          """)
        #expect(result.status == 0, "\(count) \(result.stderr)")
      }
    }
  }

  @Test(arguments: variants) func idsAreAnyWholeNumber(_ pattern: String) throws {
    let result = try run(
      pattern,
      """
      { world: { user: { id: -9223372036854775808 }, blogs: [{ id: 9223372036854775807 }, { id: 9007199254740993 }] },
        steps: [{ open: 'profile' }, { tap: 'header.follow' }, { tap: 'blogs[0].like' },
          { expect: { 'blogs.ids': [9223372036854775807, 9007199254740993], 'blogs[0].likes': 'Like 1',
            'requests POST /follows/-9223372036854775808': 1,
            'requests POST /blogs/9223372036854775807/like': 1 } }] }
      """)
    #expect(result.status == 0, "\(result.stderr)")
  }

  @Test(arguments: [
    (
      "{ world: { blogs: 1000000000000 }, steps: [{ back: true }] }",
      "world.blogs: found 1000000000000 (allowed: "
    ),
    ("{ world: { images: 1e12 }, steps: [{ back: true }] }", "world.images: found 1000000000000 (allowed: "),
    ("{ world: { pageSize: 1e300 }, steps: [{ back: true }] }", "world.pageSize: found 1e+300 (allowed: "),
    (
      "{ steps: [{ repeat: 1e12, steps: [{ back: true }] }] }",
      "steps[0].repeat (step 1): found 1000000000000"
    ),
    (
      "{ steps: [{ repeat: 1e9, steps: [{ repeat: 1e9, steps: [{ back: true }] }] }] }",
      "steps[0] (step 1): too many steps up to here, repetitions unrolled (allowed: 1000000000 at most)"
    ),
    (
      "{ steps: [{ wait: 9223372036854775807 }] }",
      "steps[0].wait (step 1): found 9223372036854775807 (allowed: "
    ),
    (
      "{ steps: [{ scroll: 'blogs', to: 1e18 }] }",
      "steps[0].to (step 1): found 1000000000000000000 (allowed: "
    ),
    ("{ world: { user: { id: 1e19 } }, steps: [{ back: true }] }", "world.user.id: found 1e+19 (allowed: "),
    ("{ a: \(String(repeating: "[", count: 200_000))", "a[0]"),
  ])
  func whatIsTooLargeIsSaidToBe(_ text: String, _ message: String) throws {
    let result = try run("mvc", text)
    #expect(result.status == 2 && result.stdout == "")
    #expect(result.stderr.contains("error: \(message)"), "\(result.stderr)")
  }
}
