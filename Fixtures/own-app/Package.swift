// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "own-app",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "archcli", path: "../..")],
  targets: [
    .executableTarget(name: "TodoApp", dependencies: [.product(name: "ArchTrace", package: "archcli")])
  ],
  swiftLanguageModes: [.v6]
)
