import ArchTrace

/// What the server knows: a world that likes, follows and pushes have changed.
struct ServerData: Equatable {
  /// A person as the server keeps them, whichever lists they stand in.
  struct Person: Equatable {
    var id: Int
    var name: String
    var bio = ""
    var followers = 0
    var following = false
  }

  let world: World
  private(set) var blogs: [World.Blog]
  private(set) var followed: [Int]
  /// By id; only ever looked up, so that its order shows nowhere.
  private var people: [Int: Person] = [:]
  /// Places in `blogs` by id.
  private var places: [Int: Int] = [:]

  /// Takes a world in. Who stands in several places is one person: the page's user gives name, bio and
  /// followers, otherwise the first place does; whoever stands in `following` is followed.
  init(_ world: World) {
    self.world = world
    blogs = world.blogs
    followed = world.following.map(\.id)
    for (place, blog) in blogs.enumerated() where places[blog.id] == nil { places[blog.id] = place }
    let user = world.user
    people[user.id] = Person(
      id: user.id, name: user.name, bio: user.bio, followers: user.followers, following: user.following)
    for person in world.following {
      // Somebody followed has one follower at least.
      people[person.id, default: Person(id: person.id, name: person.name, followers: 1)].following = true
    }
    for person in world.suggested where people[person.id] == nil {
      people[person.id] = Person(id: person.id, name: person.name)
    }
  }

  func person(_ id: Int) -> Person? { people[id] }

  func blog(_ id: Int) -> World.Blog? { places[id].map { blogs[$0] } }

  /// Likes a blog; one liked already stays as it is.
  mutating func like(_ id: Int) {
    guard let place = places[id], !blogs[place].liked else { return }
    blogs[place].liked = true
    blogs[place].likes += 1
  }

  /// Follows a person or ceases to; nothing changes where it is so already.
  mutating func follow(_ id: Int, _ following: Bool) {
    guard let person = people[id], person.following != following else { return }
    people[id]?.followers = max(0, person.followers + (following ? 1 : -1))
    setFollowing(id, following)
  }

  /// Changes by itself what a push is about; what the server does not know stays unknown.
  mutating func apply(_ push: Push) {
    switch push {
    case .user(let id, let change): apply(change, to: id)
    case .blog(let id, let change): apply(change, to: id)
    }
  }

  private mutating func apply(_ change: UserChange, to id: Int) {
    guard var person = people[id] else { return }
    person.name = change.name ?? person.name
    person.bio = change.bio ?? person.bio
    person.followers = change.followers ?? person.followers
    people[id] = person
    if let following = change.following { setFollowing(id, following) }
  }

  private mutating func apply(_ change: BlogChange, to id: Int) {
    guard let place = places[id] else { return }
    blogs[place].title = change.title ?? blogs[place].title
    blogs[place].body = change.body ?? blogs[place].body
    blogs[place].likes = change.likes ?? blogs[place].likes
    blogs[place].liked = change.liked ?? blogs[place].liked
  }

  /// Sets the flag, and keeps the list of those followed in step with it.
  private mutating func setFollowing(_ id: Int, _ following: Bool) {
    people[id]?.following = following
    if !following {
      followed.removeAll { $0 == id }
    } else if !followed.contains(id) {
      followed.append(id)
    }
  }
}
