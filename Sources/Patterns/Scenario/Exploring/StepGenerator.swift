import BlogDomain

/// Random steps: what a person and the world do, at moments of their own.
struct StepGenerator {
  private var random: SplitMix64
  private let world: World
  private let screens: [ScreenName]
  /// The screens that are probably shown, the top one last.
  private var stack: [ScreenName] = []
  private var detached: [ScreenName] = []
  /// The row that each table is probably scrolled to.
  private var firstRows: [TableName: Int] = [:]
  private var actions: [(action: Step.Action, after: Int?)] = []

  init(random: SplitMix64, world: World, screens: [ScreenName]) {
    self.random = random
    self.world = world
    self.screens = screens
  }

  /// The steps of one scenario.
  mutating func make() -> [Step] {
    if random.chance(90) { open(random.chance(75) ? .profile : nil) }
    let count = random.pick([4, 8, 12, 20, 30, 40, 60], or: 8)
    for _ in 0..<count {
      act()
      if random.chance(20), let last = actions.last {
        add(last.action, after: random.pick([0, 1, 10, 100], or: 0))
      }
      // What failed is in the way of everything else until it is dismissed.
      if random.chance(35) { add(.alert("OK"), after: random.chance(50) ? random.latency() : nil) }
    }
    if random.chance(15) { repeatSome() }
    end()
    return actions.map { Step($0.action, after: $0.after) }.placed()
  }

  /// Leaves nothing that keeps the alerts from the person: everything is attached, every alert dismissed.
  private mutating func end() {
    for screen in screens where detached.contains(screen) { add(.attach(screen)) }
    dismissAll()
    guard random.chance(50) else { return }
    // What was covered must be right when it is seen again.
    for _ in 0..<min(4, stack.count) { add(.back) }
    for screen in Array(Set(stack)).sorted(by: { $0.rawValue < $1.rawValue }) { add(.attach(screen)) }
    dismissAll()
  }

  private mutating func dismissAll() {
    let alerts = min(10, actions.count + 2)
    add(.repeat(alerts, [Step(.alert("OK")), Step(.alert("Cancel"))]))
  }

  private mutating func repeatSome() {
    let some = actions.suffix(random.number(1...3)).map { Step($0.action, after: $0.after) }
    add(.repeat(random.number(2...3), some), after: after())
  }

  private mutating func add(_ action: Step.Action, after: Int? = nil) { actions.append((action, after)) }

  /// When a step begins: when all is quiet, or so long after the one before.
  private mutating func after() -> Int? { random.chance(45) ? nil : random.latency() }

  private mutating func act() {
    let action = random.weighted([
      (36, Deed.touch), (3, .open), (5, .back), (4, .detach), (detached.isEmpty ? 0 : 15, .attach),
      (6, .push),
      (2, .wait), (3, .alert), (2, .elsewhere),
    ])
    switch action {
    case .touch: touch(stack.last)
    case .elsewhere: touch(random.pick(screens, or: .profile))
    case .open: open(nil)
    case .back: back()
    case .detach:
      let screen = random.pick(stack, or: .profile)
      detached.append(screen)
      add(.detach(screen), after: after())
    case .attach:
      let screen = random.pick(detached, or: .profile)
      detached.removeAll { $0 == screen }
      add(.attach(screen), after: after())
    case .push: add(.push(push()), after: after())
    case .wait: add(.wait(random.latency()), after: after())
    case .alert: add(.alert(random.pick(["OK", "Cancel", "Unfollow"], or: "OK")), after: after())
    case nil: break
    }
  }

  private enum Deed {
    case touch, elsewhere, open, back, detach, attach, push, wait, alert
  }

  private mutating func open(_ screen: ScreenName?) {
    let screen = screen ?? random.pick(screens.filter { $0 != .blog }, or: .profile)
    add(.open(screen), after: after())
    stack.append(screen)
  }

  private mutating func back() {
    add(.back, after: after())
    if stack.count > 1 { stack.removeLast() }
  }

  // MARK: Something on a screen

  private mutating func touch(_ screen: ScreenName?) {
    switch screen {
    case .profile: touchProfile()
    case .blog: random.chance(45) ? tap("blog.like") : back()
    case .following: touchPeople("following", .following, .following)
    case .suggested: touchPeople("suggested", .suggested, .suggested)
    case .voices: touchVoices()
    case .gallery:
      tap(
        "gallery."
          + random.pick(["next", "next", "next", "prev", "prev", "images.retry", "articles.retry"], or: ""))
    case .categories: type()
    case nil: open(nil)
    }
  }

  private mutating func touchProfile() {
    let deed = random.weighted([
      (4, "header.follow"), (6, ".like"), (4, ".share"), (4, "row"),
      (world.blogs.count > world.pageSize ? 5 : 1, "blogs.more"),
      (1, "header.retry"), (2, "blogs.retry"), (1, "drafts.retry"), (5, "pull"), (4, "scroll"),
    ])
    switch deed {
    case "row":
      tap("blogs[\(row(.blogs))]")
      if screens.contains(.blog), !world.blogs.isEmpty { stack.append(.blog) }
    case "pull": pull(random.pick([.header, .blogs, .blogs, .drafts], or: .blogs))
    case "scroll": scroll(random.chance(85) ? .blogs : .drafts)
    case ".like", ".share": tap("blogs[\(row(.blogs))]\(deed ?? "")")
    case let path?: tap(path)
    case nil: break
    }
  }

  private mutating func touchPeople(_ name: String, _ table: TableName, _ part: Pullable) {
    switch random.below(12) {
    case 0: tap("\(name).retry")
    case 1, 2: pull(part)
    case 3: scroll(table)
    case 4, 5: back()
    case _:
      tap("\(name)[\(row(table))].follow")
      guard table == .following else { return }
      // Unfollowing asks first.
      if random.chance(70) { add(.alert(random.chance(80) ? "Unfollow" : "Cancel"), after: after()) }
    }
  }

  private mutating func touchVoices() {
    switch random.below(10) {
    case 0: tap("voices.retry")
    case 1: scroll(.voices)
    case 2: add(.wait(random.number(0...5000)))
    case _: tap("voices[\(row(.voices))]")
    }
  }

  private mutating func type() {
    let text =
      random.chance(80) ? String(random.number(0...4)) : random.pick(["", "12", "x", "é", "1 "], or: "")
    if let path = ElementPath("categories.query") { add(.type(text, into: path), after: after()) }
  }

  /// Pulls, and often again before the answer can be there, so that one answer supersedes another.
  private mutating func pull(_ part: Pullable) {
    add(.pull(part), after: after())
    while random.chance(40) { add(.pull(part), after: random.below(150)) }
  }

  private mutating func tap(_ text: String) {
    if let path = ElementPath(text) { add(.tap(path), after: after()) }
  }

  /// A row that is probably in sight; often the same, so that things collide.
  private mutating func row(_ table: TableName) -> Int {
    let first = firstRows[table] ?? 0
    let row = first + (random.chance(60) ? random.below(2) : random.below(11))
    return random.chance(5) ? row : min(row, max(0, count(table) - 1))
  }

  /// How many rows a table probably has.
  private func count(_ table: TableName) -> Int {
    switch table {
    case .blogs: world.blogs.count
    case .drafts: world.drafts.count
    case .following: world.following.count
    case .suggested: world.suggested.count
    case .voices: world.voices.count
    }
  }

  private mutating func scroll(_ table: TableName) {
    let row = random.chance(40) ? 0 : random.below(random.chance(80) ? count(table) : 45)
    firstRows[table] = row
    add(.scroll(table, to: row), after: after())
  }

  // MARK: The server by itself

  private mutating func push() -> Push {
    let people = [world.user.id, world.user.id, 555] + (world.following + world.suggested).map(\.id)
    let blogs = [999] + world.blogs.prefix(15).map(\.id)
    if random.chance(50) {
      var change = UserChange()
      if random.chance(40) { change.name = random.name() }
      if random.chance(20) { change.bio = random.name() }
      if random.chance(40) { change.following = random.chance(50) }
      if random.chance(40) || change == UserChange() { change.followers = random.below(30) }
      return .user(id: random.pick(people, or: 1), change)
    }
    var change = BlogChange()
    if random.chance(40) { change.title = random.name() }
    if random.chance(20) { change.body = random.name() }
    if random.chance(40) { change.liked = random.chance(50) }
    if random.chance(40) || change == BlogChange() { change.likes = random.below(30) }
    return .blog(id: random.pick(blogs, or: 1), change)
  }
}

extension [Step] {
  /// The steps with the places that a file gives them.
  func placed(at path: String = "steps") -> [Step] {
    enumerated().map { index, step in
      var step = step
      step.place = "\(path)[\(index)]"
      if case .repeat(let count, let steps) = step.action {
        step.action = .repeat(count, steps.placed(at: "\(step.place).steps"))
      }
      return step
    }
  }
}
