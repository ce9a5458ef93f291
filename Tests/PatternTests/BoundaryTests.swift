import Foundation
import Testing

/// What the patterns' sources may import. The compiler holds the modules apart; this holds what it would allow.
@Suite struct BoundaryTests {
  /// The folder of each pattern's module, or of each variant's.
  static let patterns = [
    "MVC/Model", "MVC/Controller", "MVP/Protocol", "MVP/Block", "MVVM/Signal", "MVVM/KeyValue",
    "MVVM/Observation", "MVCVS", "MAVB", "TEA",
  ]

  /// The sources of a pattern, by their path below it.
  private static func sources(_ pattern: String) throws -> [(path: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Patterns/\(pattern)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    return try paths.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  /// The module in a folder: that of `MVC/Model` is `MVCModel`.
  private static func module(_ folder: String) -> String { folder.replacing("/", with: "") }

  private static func imports(_ text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.dropLast().last == "import" ? words.last : nil
    }
  }

  @Test(arguments: patterns)
  func noPatternImportsTheRecorderOrAnotherPattern(_ pattern: String) throws {
    let sources = try Self.sources(pattern)
    #expect(!sources.isEmpty)
    for (path, text) in sources {
      for module in Self.imports(text) {
        #expect(module != "ArchTrace", "\(pattern)/\(path)")
        #expect(!Self.patterns.map(Self.module).contains(String(module)), "\(pattern)/\(path)")
      }
    }
  }

  @Test(arguments: [
    ("MVP/Protocol", "Presenter"), ("MVP/Block", "Presenter"), ("MVVM/Signal", "ViewModel"),
    ("MVVM/Signal", "FeedSignals"), ("MVVM/KeyValue", "ViewModel"), ("MVVM/Observation", "ViewModel"),
    ("MAVB", "Adapter"),
    ("MAVB", "Reducer"), ("TEA", "Update"),
  ])
  func thoseWhoDecideDoNotKnowTheUIKit(_ pattern: String, _ role: String) throws {
    let sources = try Self.sources(pattern).filter { source in
      let name = source.path.split(separator: "/").last ?? ""
      return source.path.hasPrefix("App/") && name.contains(role)
    }
    for (path, text) in sources {
      let imports = Self.imports(text)
      #expect(!imports.contains("HeadlessUI") && !imports.contains("BlogViews"), "\(pattern)/\(path)")
    }
  }

  @Test(arguments: patterns)
  func aFrameworkKnowsNothingOfBlogs(_ pattern: String) throws {
    for (path, text) in try Self.sources(pattern) where path.hasPrefix("Framework/") {
      let imports = Self.imports(text)
      #expect(!imports.contains("BlogDomain") && !imports.contains("BlogViews"), "\(pattern)/\(path)")
    }
  }
}
