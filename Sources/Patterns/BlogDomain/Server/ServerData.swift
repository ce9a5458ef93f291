import ArchTrace

/// What the server knows: a world that likes, follows and pushes have changed.
struct ServerData: Equatable {
  /// A person as the server keeps them, whichever lists they stand in.
  struct Person: Equatable {
    var id: Int
    var name: String
    var bio = ""
    @Saturating var followers = 0
    var following = false
  }

  let world: World
  private(set) var blogs: [World.Blog]
  private(set) var followed: [Int]
  private var people: [Person] = []
  /// Places in `people` by id.
  private var personPlaces: [Int: Int] = [:]
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
    add(
      Person(
        id: user.id, name: user.name, bio: user.bio, followers: user.followers, following: user.following))
    for person in world.following {
      // Somebody followed has one follower at least.
      people[add(Person(id: person.id, name: person.name, followers: 1))].following = true
    }
    for person in world.suggested { add(Person(id: person.id, name: person.name)) }
  }

  /// Adds somebody, unless they are known already.
  /// - Returns: The place in `people`.
  @discardableResult
  private mutating func add(_ person: Person) -> Int {
    if let place = personPlaces[person.id] { return place }
    personPlaces[person.id] = people.count
    people.append(person)
    return people.count - 1
  }

  func person(_ id: Int) -> Person? { personPlaces[id].map { people[$0] } }

  func knows(blog id: Int) -> Bool { places[id] != nil }

  /// Likes a blog; one liked already stays as it is.
  /// - Returns: The blog as it is then.
  mutating func like(_ id: Int) -> World.Blog? {
    guard let place = places[id] else { return nil }
    if !blogs[place].liked {
      blogs[place].liked = true
      blogs[place].likes += 1
    }
    return blogs[place]
  }

  /// Follows a person or ceases to; nothing changes where it is so already.
  /// - Returns: The person as they are then.
  mutating func follow(_ id: Int, _ following: Bool) -> Person? {
    guard let place = personPlaces[id] else { return nil }
    if people[place].following != following {
      people[place].followers = max(0, people[place].followers + (following ? 1 : -1))
      setFollowing(place, following)
    }
    return people[place]
  }

  /// Changes by itself what a push is about; what the server does not know stays unknown.
  mutating func apply(_ push: Push) {
    switch push {
    case .user(let id, let change): apply(change, to: id)
    case .blog(let id, let change): apply(change, to: id)
    }
  }

  private mutating func apply(_ change: UserChange, to id: Int) {
    guard let place = personPlaces[id] else { return }
    people[place].name = change.name ?? people[place].name
    people[place].bio = change.bio ?? people[place].bio
    people[place].followers = change.followers ?? people[place].followers
    if let following = change.following { setFollowing(place, following) }
  }

  private mutating func apply(_ change: BlogChange, to id: Int) {
    guard let place = places[id] else { return }
    blogs[place].title = change.title ?? blogs[place].title
    blogs[place].body = change.body ?? blogs[place].body
    blogs[place].likes = change.likes ?? blogs[place].likes
    blogs[place].liked = change.liked ?? blogs[place].liked
  }

  /// Sets the flag, and keeps the list of those followed in step with it.
  private mutating func setFollowing(_ place: Int, _ following: Bool) {
    people[place].following = following
    let id = people[place].id
    if !following {
      followed.removeAll { $0 == id }
    } else if !followed.contains(id) {
      followed.append(id)
    }
  }
}
