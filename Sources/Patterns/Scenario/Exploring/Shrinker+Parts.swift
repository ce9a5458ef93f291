import ArchTrace
import BlogDomain
import Runtime

// What is left is made plainer, part by part.
extension Shrinker {
  mutating func simplifySteps() {
    for index in scenario.steps.indices {
      let step = scenario.steps[index]
      if let after = step.after {
        if !take({ $0.steps[index].after = nil }) {
          for smaller in smaller(after) where take({ $0.steps[index].after = smaller }) { break }
        }
      }
      simplify(step.action, at: index)
    }
  }

  private mutating func simplify(_ action: Step.Action, at index: Int) {
    switch action {
    case .tap(let path):
      guard case .element(let element) = path.target, let row = element.row else { return }
      for smaller in smaller(row) {
        let text = path.text.replacing("[\(row)]", with: "[\(smaller)]")
        if let path = ElementPath(text), take({ $0.steps[index].action = .tap(path) }) { return }
      }
    case .scroll(let table, let row):
      for smaller in smaller(row) where take({ $0.steps[index].action = .scroll(table, to: smaller) }) {
        return
      }
    case .wait(let time):
      for smaller in smaller(time) where take({ $0.steps[index].action = .wait(smaller) }) { return }
    case .push(.user(let id, let change)):
      if change.name != nil { simplify(index, .user(id: id, UserChange(name: "Ada"))) }
      if change.following != nil { simplify(index, .user(id: id, UserChange(following: change.following))) }
      if change.followers != nil { simplify(index, .user(id: id, UserChange(followers: 1))) }
    case .push(.blog(let id, let change)):
      if change.title != nil { simplify(index, .blog(id: id, BlogChange(title: "New"))) }
      if change.liked != nil { simplify(index, .blog(id: id, BlogChange(liked: change.liked))) }
      if change.likes != nil { simplify(index, .blog(id: id, BlogChange(likes: 1))) }
    case .type(let text, let path):
      if text.count > 1 { take { $0.steps[index].action = .type("1", into: path) } }
    case .open, .alert, .back, .pull, .detach, .attach, .expect, .repeat: break
    }
  }

  private mutating func simplify(_ index: Int, _ push: Push) { take { $0.steps[index].action = .push(push) } }

  mutating func simplifyRules() {
    for index in scenario.rules.indices {
      let rule = scenario.rules[index]
      if rule.nth != nil { take { $0.rules[index].nth = nil } }
      if !rule.body.isEmpty { take { $0.rules[index].body = [] } }
      simplifyBody(at: index)
      if rule.failure != nil {
        _ = take { $0.rules[index].failure = nil } || take { $0.rules[index].failure = .status(500) }
      }
      if !take({ $0.rules[index].latency = NetworkRule.usualLatency }) {
        for smaller in smaller(rule.latency) where take({ $0.rules[index].latency = smaller }) { break }
      }
    }
  }

  /// Leaves out fields, items of lists, and what texts say.
  private mutating func simplifyBody(at rule: Int) {
    for member in scenario.rules[rule].body.indices.reversed() {
      if take({ $0.rules[rule].body.remove(at: member) }) { continue }
      guard case .array(let items) = scenario.rules[rule].body[member].value else { continue }
      var left = items
      for item in items.indices.reversed() {
        var fewer = left
        fewer.remove(at: item)
        if take({ $0.rules[rule].body[member].value = .array(fewer) }) { left = fewer }
      }
      let plain = left.map(\.plain)
      take { $0.rules[rule].body[member].value = .array(plain) }
    }
  }

  mutating func simplifyWorld() {
    let world = scenario.world
    take { $0.world.blogs = World.numberedBlogs(world.blogs.count) }
    take { $0.world.drafts = World.numberedDrafts(world.drafts.count) }
    take { $0.world.following = World.numberedFollowing(world.following.count) }
    take { $0.world.suggested = World.numberedSuggested(world.suggested.count) }
    take { $0.world.voices = World.numberedVoices(world.voices.count) }
    for index in world.following.indices {
      take { $0.world.following[index] = World.Person(id: $0.world.following[index].id) }
    }
    for index in world.suggested.indices {
      take { $0.world.suggested[index] = World.Person(id: $0.world.suggested[index].id) }
    }
    take { $0.world.pageSize = World().pageSize }
    take { $0.world.user = World.User(id: world.user.id) }
    take { scenario in
      scenario.world.user.id = World.User().id
      for index in scenario.rules.indices {
        let match = scenario.rules[index].match.text
        let other = match.replacing("/users/\(world.user.id)", with: "/users/\(World.User().id)")
        scenario.rules[index].match = RoutePattern(other)
      }
    }
    take { $0.world.user.name = World.User().name }
    take { $0.world.user.bio = World.User().bio }
    take { $0.world.user.following = false }
    for smaller in smaller(world.user.followers) where take({ $0.world.user.followers = smaller }) { break }
    for smaller in smaller(world.images) where take({ $0.world.images = smaller }) { break }
    for smaller in smaller(world.articles) where take({ $0.world.articles = smaller }) { break }
    take { $0.world.gallery = .parallel }
  }
}

extension TraceValue {
  /// The value with plainer texts in it.
  fileprivate var plain: TraceValue {
    switch self {
    case .object(let members): .object(members.map { Member($0.key, $0.value.plain) })
    case .string: .string("Other")
    case .null, .bool, .int, .double, .decimal, .array: self
    }
  }
}
