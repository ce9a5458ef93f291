import Testing

private let verbs =
  "open, tap, alert, back, pull, scroll, type, detach, attach, push, wait, expect or repeat"

/// What a person reads who wrote a step that is none. The step stands in line 2.
struct StepErrorsTests {
  @Test(
    arguments: [
      ("{}", ": a step that does nothing (allowed: \(verbs))"),
      ("{ after: 5 }", ": a step that does nothing (allowed: \(verbs))"),
      (
        "{ tap: 'header.follow', back: true }",
        ": 2 verbs in one step: 'tap', 'back' (allowed: one verb a step)"
      ),
      (
        "{ tpa: 'header.follow' }",
        ".tpa: unknown key 'tpa'; did you mean 'tap'? (allowed: "
          + verbs.replacing(" or ", with: ", ") + ", after, to, into or steps)"
      ),
      ("5", ": found 5 (allowed: an object {…})"),
      ("{ back: false }", ".back: found false (allowed: true)"),
      ("{ back: 1 }", ".back: found 1 (allowed: true or false)"),
      ("{ back: true, after: -1 }", ".after: found -1 (allowed: a whole number from 0 to 1000000000)"),
      ("{ back: true, after: 1.5 }", ".after: found 1.5 (allowed: a whole number from 0 to 1000000000)"),
      ("{ wait: 'x' }", ".wait: found 'x' (allowed: a whole number from 0 to 1000000000)"),
      ("{ wait: 1e300 }", ".wait: found 1e+300 (allowed: a whole number from 0 to 1000000000)"),
      ("{ back: true, to: 1 }", ".to: 'to' without 'scroll' (allowed: 'to' beside 'scroll')"),
      ("{ back: true, into: 'x' }", ".into: 'into' without 'type' (allowed: 'into' beside 'type')"),
      ("{ back: true, steps: [] }", ".steps: 'steps' without 'repeat' (allowed: 'steps' beside 'repeat')"),
      ("{ scroll: 'blogs' }", ": missing key 'to'"),
      ("{ scroll: 'blogs', to: -1 }", ".to: found -1 (allowed: a whole number from 0 to 1000000)"),
      (
        "{ scroll: 'blog', to: 1 }",
        ".scroll: found 'blog'; did you mean 'blogs'? (allowed: blogs, drafts, following, suggested or voices)"
      ),
      ("{ type: 'x' }", ": missing key 'into'"),
      (
        "{ type: 'x', into: 'header.name' }",
        ".into: 'header.name' is no field that takes text (allowed: categories.query)"
      ),
      (
        "{ pull: 'voices' }",
        ".pull: found 'voices' (allowed: header, blogs, drafts, following or suggested)"
      ),
      (
        "{ open: 'blog' }",
        ".open: found 'blog' (allowed: profile, following, suggested, voices, gallery or categories)"
      ),
      (
        "{ detach: 'profil' }",
        ".detach: found 'profil'; did you mean 'profile'? "
          + "(allowed: profile, blog, following, suggested, voices, gallery or categories)"
      ),
      (
        "{ alert: 'Unfolow' }",
        ".alert: found 'Unfolow'; did you mean 'Unfollow'? (allowed: OK, Cancel or Unfollow)"
      ),
      ("{ repeat: 2 }", ": missing key 'steps'"),
      ("{ repeat: 2, steps: [] }", ".steps: no steps (allowed: one step at least)"),
      (
        "{ repeat: 0, steps: [{ back: true }] }",
        ".repeat: found 0 (allowed: a whole number from 1 to 1000000000)"
      ),
      ("{ repeat: 2, steps: [{ back: 1 }] }", ".steps[0].back: found 1 (allowed: true or false)"),
      ("{ push: { likes: 1 } }", ".push: no 'user' and no 'blog' (allowed: {user: ID, …} or {blog: ID, …})"),
      (
        "{ push: { user: 1, blog: 1 } }",
        ".push: both 'user' and 'blog' (allowed: {user: ID, …} or {blog: ID, …})"
      ),
      (
        "{ push: { user: 1 } }",
        ".push: nothing that changes (allowed: name, bio, followers or following beside the id)"
      ),
      (
        "{ push: { user: 1, folowers: 3 } }",
        ".push.folowers: unknown key 'folowers'; did you mean 'followers'? "
          + "(allowed: user, name, bio, followers or following)"
      ),
      (
        "{ push: { blog: 1, likes: -3 } }",
        ".push.likes: found -3 (allowed: a whole number from 0 to 9007199254740991)"
      ),
    ])
  func `a wrong step is said to be so`(step: String, wanted: String) {
    #expect(mistake(step: step) == wrongSecondStep(wanted))
  }

  @Test(
    arguments: [
      ("{ steps: [] }", "f:1: error: steps: no steps (allowed: one step at least)"),
      ("{ steps: {} }", "f:1: error: steps: found an object (allowed: a list)"),
      ("{}", "f:1: error: missing key 'steps'"),
      ("[]", "f:1: error: found a list (allowed: an object {…})"),
      (
        "{ step: [] }",
        "f:1: error: step: unknown key 'step'; did you mean 'steps'? (allowed: name, world, network or steps)"
      ),
      ("{ name: '', steps: [] }", "f:1: error: name: found '' (allowed: a text that is not empty)"),
      ("{ name: 5, steps: [] }", "f:1: error: name: found 5 (allowed: a text)"),
    ])
  func `a wrong scenario is said to be so`(text: String, wanted: String) {
    #expect(mistake(text) == wanted)
  }
}
