// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A module under `Sources/Patterns`: one folder, one target; of a variant the folder is one in its pattern's.
func module(
  _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency] = [],
  resources: [Resource]? = nil, exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Patterns/\(folder ?? name)", exclude: exclude,
    resources: resources, swiftSettings: settings)
}

/// The tests of a module, or of everything together, in `Tests/NameTests`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests",
    swiftSettings: settings)
}

/// What every pattern builds on.
let substrate: [Target.Dependency] = ["BlogViews", "HeadlessUI", "BlogDomain", "Runtime"]

/// The apps that are compared.
let variants: [Target.Dependency] = [
  "MVCModel", "MVCController", "MVPProtocol", "MVPBlock", "MVVMSignal", "MVVMKeyValue", "MVVMObservation",
  "MVCVS",
  "MAVB", "TEA",
]

let package = Package(
  name: "archcli",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "archcli", targets: ["archcli"]),
    .library(name: "ArchTrace", targets: ["ArchTrace"]),
  ],
  targets: [
    module("ArchTrace", exclude: ["trace.schema.json"]),
    module("Runtime", ["ArchTrace"]),
    module("HeadlessUI", ["Runtime", "ArchTrace"]),
    module("BlogDomain", ["Runtime", "ArchTrace"]),
    module("BlogViews", ["HeadlessUI", "Runtime"]),
    module("Scenario", ["HeadlessUI", "BlogDomain", "Runtime", "ArchTrace"]),
    module("MVCModel", in: "MVC/Model", substrate),
    module("MVCController", in: "MVC/Controller", substrate),
    module("MVPProtocol", in: "MVP/Protocol", substrate),
    module("MVPBlock", in: "MVP/Block", substrate),
    module("MVVMSignal", in: "MVVM/Signal", substrate),
    module("MVVMKeyValue", in: "MVVM/KeyValue", substrate),
    module("MVVMObservation", in: "MVVM/Observation", substrate),
    module("MVCVS", substrate),
    module("MAVB", substrate),
    module("TEA", substrate),
    module(
      "Catalog", ["Scenario"] + variants + substrate + ["ArchTrace"]),
    .executableTarget(
      name: "archcli",
      dependencies: ["Catalog", "Scenario", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"],
      path: "Sources/archcli", exclude: ["Page/Assets"], swiftSettings: settings),
    tests("Runtime", ["Runtime", "ArchTrace"]),
    tests("HeadlessUI", ["HeadlessUI", "Runtime", "ArchTrace"]),
    tests("BlogDomain", ["BlogDomain", "Runtime", "ArchTrace"]),
    tests("Scenario", ["Scenario", "BlogDomain", "Runtime", "ArchTrace"]),
    tests("ArchTrace", ["ArchTrace"]),
    tests("archcli", ["archcli", "Catalog", "Scenario", "ArchTrace"]),
    tests("MVCModel", ["MVCModel", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MVCController", ["MVCController", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MVPProtocol", ["MVPProtocol", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MVPBlock", ["MVPBlock", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MVVMSignal", ["MVVMSignal", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MVVMKeyValue", ["MVVMKeyValue", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MVVMObservation", ["MVVMObservation", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MVCVS", ["MVCVS", "Catalog", "Scenario", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("MAVB", ["MAVB", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("TEA", ["TEA", "BlogDomain", "HeadlessUI", "Runtime", "ArchTrace"]),
    tests("Pattern", ["Catalog", "Scenario", "MVCModel", "TEA"] + substrate + ["ArchTrace"]),
  ],
  swiftLanguageModes: [.v6]
)

// What `make bench` runs beside the one program: a pattern with nobody recording.
if Context.environment["ARCHCLI_BENCH"] != nil {
  package.targets.append(
    .executableTarget(
      name: "patternbench", dependencies: ["Catalog", "Scenario"], path: "Tests/PatternBench",
      swiftSettings: settings))
}
