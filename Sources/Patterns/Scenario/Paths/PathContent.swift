import BlogDomain
import Runtime

extension ElementPath {
  /// What is wrong with `value` where the path shows something else; nil where it may show this.
  func mistake(in value: Field) -> ScenarioError? {
    if case .null = value.node.value { return isAlwaysThere ? value.unexpected(allowed: allowed) : nil }
    switch (content, value.node.value) {
    case (.text, .text), (.flag, .flag): return nil
    case (.number, .whole(let number)) where number >= 0: return nil
    case (.loadState, .text(let text)): return mistake(in: value, text, Self.loadStates)
    case (.voiceState, .text(let text)): return mistake(in: value, text, Self.voiceStates)
    case (.numbers, .list(let nodes)) where nodes.allSatisfy(\.isWhole): return nil
    case (.screens, .list(let nodes)):
      for node in nodes {
        guard case .text(let text) = node.value else { return value.unexpected(allowed: allowed) }
        if let mistake = mistake(in: value, text, ScreenName.allCases.map(\.rawValue)) { return mistake }
      }
      return nil
    case (.text, _), (.flag, _), (.number, _), (.loadState, _), (.voiceState, _), (.numbers, _),
      (.screens, _), (nil, _):
      return value.unexpected(allowed: allowed)
    }
  }

  private func mistake(in value: Field, _ text: String, _ names: [String]) -> ScenarioError? {
    if names.contains(text) { return nil }
    return value.error(
      "found \(quoted(text))", allowed: allowed, suggestion: NearestName.to(text, among: names))
  }

  /// Whether there is something whichever screen is shown.
  private var isAlwaysThere: Bool {
    switch target {
    case .stack, .requests: true
    case .element, .enabled, .hud, .alert, .toast: false
    }
  }

  private var allowed: String {
    let values =
      switch content {
      case nil, .text: ["a text"]
      case .flag: ["true", "false"]
      case .number: ["a whole number from 0"]
      case .loadState: Self.loadStates
      case .voiceState: Self.voiceStates
      case .numbers: ["a list of whole numbers"]
      case .screens: ["a list of screens (\(ScreenName.allCases.map(\.rawValue).joined(separator: ", ")))"]
      }
    return listed(values + (isAlwaysThere ? [] : ["null"]))
  }

  private static let loadStates = LoadState.allCases.map(\.rawValue)
  private static let voiceStates = VoiceState.allCases.map(\.rawValue)
}

extension JSONNode {
  fileprivate var isWhole: Bool {
    if case .whole = value { true } else { false }
  }
}
