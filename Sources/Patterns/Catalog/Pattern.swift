import MAVB
import MVC
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
extension TEAApp: App {}
