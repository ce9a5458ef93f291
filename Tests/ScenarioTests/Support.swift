import Scenario

/// What went wrong on reading `text` as a scenario; "nothing" where it is one.
func mistake(_ text: String) -> String {
  mistake(Array(text.utf8))
}

/// What went wrong on reading `bytes` as a scenario; "nothing" where they are one.
func mistake(_ bytes: [UInt8]) -> String {
  do {
    _ = try ScenarioFile.scenario(bytes, named: "f")
    return "nothing"
  } catch {
    return error.description
  }
}

/// What went wrong on reading a scenario that opens the profile and then does `step`, in line 2.
func mistake(step: String) -> String {
  mistake("{ steps: [ { open: 'profile' },\n\(step) ] }")
}

/// What `mistake(step:)` says of a step, from what follows `steps[1]`: the number stands behind the key path.
func wrongSecondStep(_ wanted: String) -> String {
  "f:2: error: steps[1]" + wanted.replacing(": ", with: " (step 2): ", maxReplacements: 1)
}

/// What went wrong on reading a scenario with this world.
func mistake(world: String) -> String {
  mistake("{ world: \(world),\nsteps: [ { back: true } ] }")
}

/// What went wrong on reading a scenario with this network rule.
func mistake(rule: String) -> String {
  mistake("{ network: [ \(rule) ],\nsteps: [ { back: true } ] }")
}

/// The steps of a scenario of this text.
func steps(_ text: String) throws -> [Step] {
  try ScenarioFile.scenario(Array("{ steps: [ \(text) ] }".utf8), named: "f").steps
}
