import ArchTrace
import Runtime
import Scenario

/// What is counted in the sources of a pattern, screen by screen.
extension SourceFacts {
  /// The screens; of those that share a file, the first only.
  var screensApart: [ScreenName] {
    var seen: Set<String> = []
    return ScreenName.allCases.filter { screen in
      let paths = files(of: screen).map(\.path)
      defer { seen.formUnion(paths) }
      return !paths.isEmpty && seen.isDisjoint(with: paths)
    }
  }

  /// The files of a screen that hold code of these roles.
  func files(of screen: ScreenName, in roles: Set<Role>) -> [SourceFile] {
    files(of: screen).filter { $0.role.map(roles.contains) == true }
  }

  /// The files of the app that hold code of these roles.
  func app(in roles: Set<Role>) -> [SourceFile] { app.filter { $0.role.map(roles.contains) == true } }

  /// The screen that a type is there for, the first of several; nil where it serves any.
  func screen(ofType name: String) -> ScreenName? {
    app.first { !$0.screens.isEmpty && $0.types.contains { $0.name == name } }?.screens.first
  }

  /// The types of the app that name one that is wanted, with their files, each once.
  func types(naming isWanted: (String) -> Bool) -> [(file: SourceFile, type: String, names: [String])] {
    app.flatMap { file in
      file.uses.compactMap { use in
        let names = (use.own + use.foreign).filter(isWanted)
        return names.isEmpty ? nil : (file, use.type ?? "a function", names)
      }
    }
  }
}

/// A straight line through points, as far as claims ask for one.
struct Slope {
  /// By how much y grows while x grows by `run`.
  let rise: Int
  /// See `rise`; 0 where all x are the same.
  let run: Int

  /// The line of the least squares.
  init(_ points: [(x: Int, y: Int)]) {
    let count = points.count
    let (x, y) = points.reduce((0, 0)) { ($0.0 + $1.x, $0.1 + $1.y) }
    rise = points.reduce(0) { $0 + $1.x * $1.y } * count - x * y
    run = points.reduce(0) { $0 + $1.x * $1.x } * count - x * x
  }

  /// As figures have it.
  var text: String { Measured("", ratio: rise, to: run).value.json }
}

extension SeamReport {
  /// What takes views to test or to say: the first behaviour for each part, as evidence.
  var needs: [Evidence] {
    var parts: Set<String> = []
    return entries.compactMap { entry in
      guard let part = entry.outcome.part, parts.insert(part).inserted else { return nil }
      let views = entry.outcome.views
      return .source(
        "archcli explain \(pattern.fullName)",
        "\(entry.behaviour.id): \(part) is made with \(views) view\(views == 1 ? "" : "s")")
    }
  }
}

extension ClaimRun {
  /// What somebody outside sees, step by step: the screens in order, and the requests in the order of their names.
  var outside: [String] {
    var (screens, requests): ([String], [String]) = ([], [])
    for event in events {
      if event.kind == .screen { screens.append("\(event.id.step) \(event.value?.json ?? "")") }
      if event.kind == .request { requests.append("\(event.id.step) \(event.name ?? "")") }
    }
    return screens + requests.sorted()
  }

  /// The type of a participant: its name without its number.
  static func type(_ name: String) -> String { WireSort.type(name) }
}
