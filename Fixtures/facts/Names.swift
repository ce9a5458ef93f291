import Foundation

/// What a file's name says of it.
///
/// Files are named by the roles of the patterns and the screens of the app, the same in all patterns; what has another
/// name is listed. A test holds the roles against those of the participants of a run.
struct FileName {
  /// The pattern's folder: `MVC`.
  let pattern: String
  /// `BlogsController`, for `MVP/App/Protocol/BlogsPresenter+Protocol.swift` `BlogsPresenter`.
  let stem: String
  /// What follows a `+`: `Voices`.
  let addition: String

  init(_ path: String) {
    let parts = path.split(separator: "/")
    pattern = String(parts.first ?? "")
    let name = (parts.last ?? "").dropLast(".swift".count).split(separator: "+", maxSplits: 1)
    stem = String(name.first ?? "")
    addition = name.count == 2 ? String(name[1]) : ""
  }

  /// The role whose code the file holds; nil for what serves several, as the assembly of the app.
  var role: String? {
    if let known = Self.known["\(pattern)/\(stem)"] { return known }
    let rules = pattern == "MVP" || pattern == "MVVM" ? Self.controllersAreViews : Self.controllersAreRoles
    return (rules + Self.suffixes).first { stem.hasSuffix($0.0) }?.1
  }

  /// The screens that the file is there for; empty where it serves more than one kind of screen.
  var screens: [String] {
    for (prefix, screens) in Self.additions where addition == prefix { return screens }
    let isPart = Self.parts.contains { stem == "Blog\($0)" }
    if isPart { return ["blog"] }
    return Self.prefixes.first { stem.hasPrefix($0.0) }?.1 ?? Self.listed[stem] ?? []
  }

  private static let controllersAreViews = [("ViewController", "view"), ("NavigationController", "view")]
  private static let controllersAreRoles = [("Controller", "controller")]
  private static let suffixes = [
    ("Presenter", "presenter"), ("ViewModel", "viewModel"), ("Coordinator", "coordinator"),
    ("Scene", "scene"),
    ("ViewStateStore", "viewState"), ("ViewState", "viewState"), ("Store", "store"), ("Binder", "binder"),
    ("Adapter", "adapter"), ("Reducer", "adapter"), ("Update", "update"), ("Driver", "driver"),
    ("Cell", "view"),
  ]

  /// What does not bear the name of its role.
  private static let known = [
    "MVC/Model": "store", "MVC/Opened": "store", "MVC/Ending": "store", "MVC/ListState": "controller",
    "MVC/GalleryPages": "controller", "MVC/SearchState": "controller", "MVC/LoadState": "controller",
    "MVC/AlertQueue": "controller", "MVC/ScreenStack": "controller", "MVC/Texts": "controller",
    "MVC/DataTask": "controller", "MVP/Completion": "presenter", "MVP/RowPresenters": "presenter",
    "MVP/ViewData": "presenter", "MVVM/FeedSignals": "viewModel", "MVVM/Asked": "store",
    "MVCVS/BlogState": "store",
    "MAVB/AppState": "adapter", "MAVB/Adapters": "adapter", "MAVB/AdapterState": "adapter",
    "MAVB/Attribute": "binder", "MAVB/AttributeSummary": "binder", "MAVB/BindingLink": "binder",
    "MAVB/Signal": "binder", "MAVB/TableAttributes": "binder", "MAVB/ViewAttributes": "binder",
    "MAVB/ViewConstructor": "binder", "MAVB/WindowAttributes": "binder",
    "TEA/AppState": "store", "TEA/BlogMessage": "update", "TEA/BlogProgram": "update",
    "TEA/Program": "update", "TEA/Command": "update", "TEA/Listener": "update",
    "TEA/Listening": "driver", "TEA/Memo": "driver", "TEA/Mounted": "driver", "TEA/MountedTable": "driver",
    "TEA/MountedWindow": "driver", "TEA/VirtualView": "virtualView", "TEA/VirtualWindow": "virtualView",
    "TEA/LazyView": "virtualView", "TEA/ListView": "virtualView", "TEA/HeaderView": "virtualView",
    "TEA/BlogView": "virtualView", "TEA/ProfileView": "virtualView", "TEA/UsersView": "virtualView",
    "TEA/VoicesView": "virtualView", "TEA/GalleryView": "virtualView", "TEA/CategoriesView": "virtualView",
    "BlogViews/BlogView": "view", "BlogViews/ProfileView": "view", "BlogViews/UsersView": "view",
    "BlogViews/VoicesView": "view", "BlogViews/GalleryView": "view", "BlogViews/CategoriesView": "view",
  ]

  private static let people = ["following", "suggested"]
  private static let additions = [
    ("Voices", ["voices"]), ("Gallery", ["gallery"]), ("Categories", ["categories"]),
  ]
  private static let parts = [
    "Controller", "ViewController", "Presenter", "Scene", "ViewModel", "Binder", "View",
  ]
  private static let prefixes = [
    ("Profile", ["profile"]), ("Header", ["profile"]), ("Blogs", ["profile"]), ("Drafts", ["profile"]),
    ("Users", people), ("Following", ["following"]), ("Suggested", ["suggested"]), ("Voices", ["voices"]),
    ("Gallery", ["gallery"]), ("Categories", ["categories"]),
  ]
  private static let listed = [
    "BlogCell": ["profile"], "BlogCellPresenter": ["profile"], "UserCellPresenter": people,
    "SearchState": ["categories"],
  ]
}

/// Where the code of several screens names one of them.
enum Mentions {
  static let screens = ["profile", "blog", "following", "suggested", "voices", "gallery", "categories"]

  /// The words that mean one screen only, wherever they stand.
  private static let words: [String: Set<String>] = [
    "suggested": ["suggested", "suggestion", "suggestions"], "voices": ["voice", "voices", "playlist"],
    "gallery": ["gallery", "image", "images", "article", "articles"],
    "categories": ["category", "categories"],
  ]

  /// On how many lines of a file each screen is named: by a word of its own (`voiceTapped`), by a type of its own
  /// (`VoiceCell`), or as a case (`case blog`, `.blog(id)`).
  static func count(_ tokens: [Token], owners: [String: String]) -> [(screen: String, lines: Int)] {
    var lines: [String: Set<Int>] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .word {
      for screen in screens where names(screen, tokens, index, owners) {
        lines[screen, default: []].insert(token.line)
      }
    }
    return screens.compactMap { screen in lines[screen].map { (screen, $0.count) } }
  }

  private static func names(
    _ screen: String, _ tokens: [Token], _ index: Int, _ owners: [String: String]
  ) -> Bool {
    let text = tokens[index].text
    if owners[text] == screen { return true }
    if let words = words[screen], !words.isDisjoint(with: split(text)) { return true }
    guard text == screen, index > 0 else { return false }
    if tokens[index - 1].text == "case" { return true }
    guard tokens[index - 1].text == ".", index > 1 else { return false }
    // `.blog` is a case; `user.blog` is somebody's.
    let before = tokens[index - 2]
    return before.kind == .sign && before.text != ")" && before.text != "]"
      || ["case", "return", "in"].contains(before.text)
  }

  /// `voiceTapped` as `voice` and `tapped`.
  private static func split(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character.lowercased())
    }
    return words
  }
}
