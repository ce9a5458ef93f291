// swift-tools-version: 6.1
import PackageDescription

// What bench.py runs beside archcli: a program of somebody else's that links the library ArchTrace.
let package = Package(
  name: "tracebench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "archcli", path: "../..")],
  targets: [
    .executableTarget(name: "tracebench", dependencies: [.product(name: "ArchTrace", package: "archcli")])
  ],
  swiftLanguageModes: [.v6]
)
