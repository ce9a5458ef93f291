import BlogDomain

extension World {
  /// What is not as in `World()`, as a file says it.
  var parts: [JSON5.Part] {
    let usual = World()
    var parts: [JSON5.Part] = []
    if user != usual.user { parts.append(("user", JSON5.object(user.parts))) }
    add("blogs", blogs, Self.numberedBlogs, to: &parts)
    if pageSize != usual.pageSize { parts.append(("pageSize", "\(pageSize)")) }
    add("drafts", drafts, Self.numberedDrafts, to: &parts)
    add("following", following, Self.numberedFollowing, to: &parts)
    add("suggested", suggested, Self.numberedSuggested, to: &parts)
    add("voices", voices, Self.numberedVoices, to: &parts)
    if images != usual.images { parts.append(("images", "\(images)")) }
    if articles != usual.articles { parts.append(("articles", "\(articles)")) }
    if gallery != usual.gallery { parts.append(("gallery", JSON5.text(gallery.rawValue))) }
    return parts
  }

  /// Adds a list, as its length where that says it all.
  private func add<Item: WrittenItem>(
    _ key: String, _ items: [Item], _ numbered: (Int) -> [Item], to parts: inout [JSON5.Part]
  ) {
    if items.isEmpty { return }
    if items == numbered(items.count) { return parts.append((key, "\(items.count)")) }
    parts.append((key, JSON5.list(items.map { JSON5.object($0.parts) })))
  }
}

/// Something that stands in one of a world's lists.
private protocol WrittenItem: Equatable {
  /// What is not as it would be by the id alone.
  var parts: [JSON5.Part] { get }
}

extension World.User {
  fileprivate var parts: [JSON5.Part] {
    let usual = World.User()
    var parts: [JSON5.Part] = []
    if id != usual.id { parts.append(("id", "\(id)")) }
    if name != usual.name { parts.append(("name", JSON5.text(name))) }
    if bio != usual.bio { parts.append(("bio", JSON5.text(bio))) }
    if followers != usual.followers { parts.append(("followers", "\(followers)")) }
    if following != usual.following { parts.append(("following", "\(following)")) }
    return parts
  }
}

extension World.Blog: WrittenItem {
  fileprivate var parts: [JSON5.Part] {
    let usual = World.Blog(id: id)
    var parts: [JSON5.Part] = [("id", "\(id)")]
    if title != usual.title { parts.append(("title", JSON5.text(title))) }
    if likes != usual.likes { parts.append(("likes", "\(likes)")) }
    if liked != usual.liked { parts.append(("liked", "\(liked)")) }
    if body != usual.body { parts.append(("body", JSON5.text(body))) }
    return parts
  }
}

extension World.Draft: WrittenItem {
  fileprivate var parts: [JSON5.Part] {
    let parts: [JSON5.Part] = [("id", "\(id)")]
    return title == World.Draft(id: id).title ? parts : parts + [("title", JSON5.text(title))]
  }
}

extension World.Person: WrittenItem {
  fileprivate var parts: [JSON5.Part] {
    let parts: [JSON5.Part] = [("id", "\(id)")]
    return name == World.Person(id: id).name ? parts : parts + [("name", JSON5.text(name))]
  }
}

extension World.Voice: WrittenItem {
  fileprivate var parts: [JSON5.Part] {
    let usual = World.Voice(id: id)
    var parts: [JSON5.Part] = [("id", "\(id)")]
    if title != usual.title { parts.append(("title", JSON5.text(title))) }
    if duration != usual.duration { parts.append(("duration", "\(duration)")) }
    return parts
  }
}
