import BlogDomain

extension Push {
  /// Reads what the server says: `{user: ID, …}` or `{blog: ID, …}`, one changed field at least.
  init(_ field: Field) throws(ScenarioError) {
    let object = try field.anyObject()
    switch (object["user"], object["blog"]) {
    case (let user?, nil):
      let keys = ["name", "bio", "followers", "following"]
      let fields = try field.changes(["user"] + keys, of: keys)
      let change = UserChange(
        name: try fields.text("name"), bio: try fields.text("bio"), followers: try fields.number("followers"),
        following: try fields.flag("following"))
      self = .user(id: try user.whole(Limits.id), change)
    case (nil, let blog?):
      let keys = ["title", "body", "likes", "liked"]
      let fields = try field.changes(["blog"] + keys, of: keys)
      let change = BlogChange(
        title: try fields.text("title"), body: try fields.text("body"), likes: try fields.number("likes"),
        liked: try fields.flag("liked"))
      self = .blog(id: try blog.whole(Limits.id), change)
    case (nil, nil): throw field.error("no 'user' and no 'blog'", allowed: "{user: ID, …} or {blog: ID, …}")
    case (_?, _?): throw field.error("both 'user' and 'blog'", allowed: "{user: ID, …} or {blog: ID, …}")
    }
  }
}

extension Field {
  /// The fields of a push, which changes something.
  fileprivate func changes(_ keys: [String], of changed: [String]) throws(ScenarioError) -> ObjectField {
    let fields = try object(keys)
    if fields.fields.count < 2 {
      throw error("nothing that changes", allowed: "\(listed(changed)) beside the id")
    }
    return fields
  }
}
