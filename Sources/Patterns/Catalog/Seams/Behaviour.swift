public import Scenario

/// Something that the app does, in a user's words.
public struct Behaviour: Hashable, Sendable {
  /// Names it: `follow-fails`.
  public let id: String
  /// What the app does.
  public let title: String
  /// What a person does, and sees.
  public let scenario: Scenario

  /// Makes a behaviour.
  public init(id: String, title: String, scenario: Scenario) {
    self.id = id
    self.title = title
    self.scenario = scenario
  }

  /// Every behaviour that is tested where no view is built; each is right in the whole app in every pattern.
  /// - Throws: What is wrong with a text of theirs, which a test rules out.
  public static func all() throws(ScenarioError) -> [Behaviour] {
    var all: [Behaviour] = []
    for (id, title, text) in behaviourTexts {
      let scenario = try ScenarioFile.scenario(Array("{\(text)}".utf8), named: "\(id).scenario.json5")
      all.append(Behaviour(id: id, title: title, scenario: scenario))
    }
    return all
  }
}
