/// The scenarios that are compiled in, so that the program runs alone.
public enum ShippedScenarios {
  /// The scenario that is played where none is named.
  public static let usual = "blog-follow"

  /// The names of all, in alphabetical order.
  public static var names: [String] { shippedTexts.map(\.name) }

  /// The scenario of this name; nil where there is none.
  ///
  /// - Throws: what is wrong with its text, which a test rules out.
  public static func scenario(named name: String) throws(ScenarioError) -> Scenario? {
    guard let text = text(named: name) else { return nil }
    return try ScenarioFile.scenario(Array(text.utf8), named: "\(name).scenario.json5")
  }

  /// The text of the scenario of this name, as its file has it; nil where there is none.
  public static func text(named name: String) -> String? {
    shippedTexts.first { $0.name == name }?.text
  }

  /// The name that somebody meant who wrote `name`; nil where none is near.
  public static func nearest(to name: String) -> String? {
    NearestName.to(name, among: names)
  }

  /// What a scenario is about, in one line: the comment that its file begins with.
  public static func summary(of name: String) -> String {
    let first = text(named: name)?.split(separator: "\n").first ?? ""
    return first.hasPrefix("//") ? String(first.dropFirst(2).drop { $0 == " " }) : ""
  }
}
