import MAVB
import MVC
import MVP
import MVCVS
public import Scenario
import TEA

/// A UI architecture in which the blog app can be run.
public struct Pattern: Sendable, CustomStringConvertible {
  /// Its name in commands and traces: `mvc`.
  public let name: String
  /// The name of this variant; nil where the pattern has one form only.
  public let variant: String?
  /// Other names that commands take: `mvc+vs`.
  public let aliases: [String]
  /// What it is, in one line.
  public let abstract: String
  /// Launches the app in it.
  public let launch: @Sendable (Launch) -> any App

  public var description: String { fullName }

  /// `mvc/model`, or `tea` where there is one form only.
  public var fullName: String { variant.map { "\(name)/\($0)" } ?? name }
}

extension Pattern {
  /// Every pattern and variant; of a pattern's variants the first is the default.
  public static let all: [Pattern] = [
    Pattern(
      name: "mvc", variant: "model", aliases: [],
      abstract: "Model-View-Controller, the network in the model"
    ) { MVCApp(window: $0.window, service: $0.service, user: $0.user) },
    Pattern(
      name: "mvp", variant: "protocol", aliases: [],
      abstract: "Model-View-Presenter, the view behind a protocol"
    ) { MVPApp(window: $0.window, service: $0.service, user: $0.user) },
    Pattern(
      name: "mvcvs", variant: nil, aliases: ["mvc+vs"],
      abstract: "Model-View-Controller+ViewState, every view state in a store"
    ) { MVCVSApp(window: $0.window, service: $0.service, user: $0.user) },
    Pattern(name: "mavb", variant: nil, aliases: [], abstract: "Model Adapter-View Binder") {
      MAVBApp(window: $0.window, service: $0.service, user: $0.user)
    },
    Pattern(name: "tea", variant: nil, aliases: [], abstract: "The Elm Architecture") {
      TEAApp(window: $0.window, service: $0.service, user: $0.user)
    },
  ]
}

extension MAVBApp: App {}
extension MVCApp: App {}
extension MVPApp: App {}
extension MVCVSApp: App {}
extension TEAApp: App {}

extension Pattern {
  /// The names of the patterns, each once.
  public static var names: [String] {
    all.map(\.name).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Whether the pattern's bare name means this variant.
  public var isDefault: Bool { Pattern.named(name)?.variant == variant }

  /// The pattern of a name in any case: `tea`, `MVC+VS`, `mvc/model`; nil where there is none.
  public static func named(_ name: String) -> Pattern? {
    let parts = name.lowercased().split(separator: "/", maxSplits: 1)
    guard let base = parts.first.map(String.init) else { return nil }
    let variants = all.filter { $0.name == base || $0.aliases.contains(base) }
    return parts.count == 1 ? variants.first : variants.first { $0.variant == String(parts[1]) }
  }
}
