/// The behaviours: each an id, a title, and what stands in a scenario of its own.
let behaviourTexts: [(id: String, title: String, text: String)] = [
  (
    "first-page", "the first page of blogs shows their titles and author",
    """
    world: { user: { id: 7, name: "Ada", followers: 41 }, blogs: 30, pageSize: 12, drafts: 2 },
    steps: [
      { open: "profile" },
      { expect: { "header.name": "Ada", "header.followers": "Followers 41", "blogs.count": 12, "drafts.count": 2,
                  "blogs[0].title": "Blog 1", "blogs[0].author": "Author name: Ada" } },
    ]
    """
  ),
  (
    "loading", "something turns as long as a part of the page is loading",
    """
    world: { user: { id: 7 }, blogs: 2, drafts: 1 },
    network: [ { match: "GET /users/7/drafts", after: 600 } ],
    steps: [
      { open: "profile" },
      { expect: { hud: true, "blogs.state": "loading" }, after: 10 },
      { expect: { hud: true, "blogs.state": "loaded", "drafts.state": "loading" }, after: 400 },
      { expect: { hud: false, "drafts.state": "loaded" } },
    ]
    """
  ),
  (
    "empty-list", "a list of which there is nothing says so",
    """
    world: { user: { id: 7 }, blogs: 0 },
    steps: [ { open: "profile" }, { expect: { "blogs.state": "empty", "blogs.count": 0 } } ]
    """
  ),
  (
    "error-retry", "a list that cannot be loaded says so, and a tap on Retry loads it",
    """
    world: { user: { id: 7 }, blogs: 2 },
    network: [ { match: "GET /users/7/blogs*", nth: 1, fail: 500 } ],
    steps: [
      { open: "profile" },
      { expect: { "blogs.state": "error", alert: null } },
      { tap: "blogs.retry" },
      { expect: { "blogs.state": "loading" }, after: 10 },
      { expect: { "blogs.state": "loaded", "blogs[1].title": "Blog 2" } },
    ]
    """
  ),
  (
    "refresh", "a refresh keeps the rows while it is out, and puts the first page in their place",
    """
    world: { user: { id: 7 }, blogs: 20, pageSize: 12 },
    steps: [
      { open: "profile" },
      { tap: "blogs.more" },
      { expect: { "blogs.count": 20 } },
      { pull: "blogs" },
      { expect: { "blogs.count": 20, "blogs.refreshing": true }, after: 10 },
      { expect: { "blogs.count": 12, "blogs.refreshing": false } },
    ]
    """
  ),
  (
    "refresh-fails", "a refresh that fails keeps the old rows, and says so",
    """
    world: { user: { id: 7 }, blogs: 3 },
    network: [ { match: "GET /users/7/blogs*", nth: 2, fail: "offline" } ],
    steps: [
      { open: "profile" },
      { pull: "blogs" },
      { expect: { "blogs.state": "loaded", "blogs.count": 3, "blogs.refreshing": false,
                  alert: "Could not load blogs" } },
    ]
    """
  ),
  (
    "load-more", "a further page is appended, and its button goes with the last one",
    """
    world: { user: { id: 7 }, blogs: 20, pageSize: 12 },
    steps: [
      { open: "profile" },
      { expect: { "blogs.count": 12, "blogs.more": true } },
      { tap: "blogs.more" },
      { expect: { "blogs.loadingMore": true }, after: 10 },
      { expect: { "blogs.count": 20, "blogs.more": false, "blogs.loadingMore": false } },
    ]
    """
  ),
  (
    "follow", "a follow shows at once, with one follower more, and cannot be tapped while it is out",
    """
    world: { user: { id: 7, followers: 41 } },
    steps: [
      { open: "profile" },
      { tap: "header.follow" },
      { expect: { "header.follow": "Following", "header.followers": "Followers 42",
                  "header.follow.enabled": false }, after: 10 },
      { expect: { "header.follow": "Following", "header.followers": "Followers 42",
                  "header.follow.enabled": true, "requests POST /follows/7": 1 } },
    ]
    """
  ),
  (
    "follow-fails", "a follow that fails is taken back, and says so",
    """
    world: { user: { id: 7, followers: 41 } },
    network: [ { match: "POST /follows/7", fail: 500 } ],
    steps: [
      { open: "profile" },
      { tap: "header.follow" },
      { expect: { "header.follow": "Following" }, after: 10 },
      { expect: { "header.follow": "Follow", "header.followers": "Followers 41",
                  "header.follow.enabled": true, alert: "Could not follow" } },
    ]
    """
  ),
  (
    "like", "a like adds one when it is answered, and cannot be tapped while it is out",
    """
    world: { user: { id: 7 }, blogs: 3 },
    steps: [
      { open: "profile" },
      { tap: "blogs[1].like" },
      { expect: { "blogs[1].likes": "Like 2", "blogs[1].like.enabled": false }, after: 10 },
      { expect: { "blogs[1].likes": "Like 3", "blogs[1].like": "Liked", "blogs[1].like.enabled": false,
                  "blogs[0].likes": "Like 1", "requests POST /blogs/2/like": 1 } },
    ]
    """
  ),
  (
    "like-fails", "a like that fails changes nothing, and says so",
    """
    world: { user: { id: 7 }, blogs: 2 },
    network: [ { match: "POST /blogs/1/like", fail: "timeout" } ],
    steps: [
      { open: "profile" },
      { tap: "blogs[0].like" },
      { expect: { "blogs[0].like.enabled": false }, after: 10 },
      { expect: { "blogs[0].likes": "Like 1", "blogs[0].like": "Like", "blogs[0].like.enabled": true,
                  alert: "Could not like" } },
    ]
    """
  ),
  (
    "share", "a share says that it was done",
    """
    world: { user: { id: 7 }, blogs: 2 },
    steps: [ { open: "profile" }, { tap: "blogs[1].share" }, { expect: { toast: "Shared", alert: null } } ]
    """
  ),
  (
    "push", "what the server changes by itself shows wherever it is shown",
    """
    world: { user: { id: 7, name: "Ada", followers: 41 }, blogs: 2 },
    steps: [
      { open: "profile" },
      { expect: { "blogs[0].author": "Author name: Ada" } },
      { push: { user: 7, followers: 100, name: "Ada L." } },
      { expect: { "header.followers": "Followers 100", "blogs[0].author": "Author name: Ada L." } },
    ]
    """
  ),
  (
    "shared-blog", "a like on a blog's own screen shows in the list, too",
    """
    world: { user: { id: 7 }, blogs: 5 },
    steps: [
      { open: "profile" },
      { tap: "blogs[3]" },
      { expect: { "blog.title": "Blog 4", "blog.body": "Body 4", "blog.likes": "Like 4" } },
      { tap: "blog.like" },
      { expect: { "blog.likes": "Like 5" } },
      { back: true },
      { expect: { "blogs[3].likes": "Like 5", "blogs[3].like": "Liked" } },
    ]
    """
  ),
  (
    "navigation", "a tap on a blog opens its screen, and back closes it",
    """
    world: { user: { id: 7 }, blogs: 5 },
    steps: [
      { open: "profile" },
      { tap: "blogs[3]" },
      { expect: { stack: ["profile", "blog"] } },
      { back: true },
      { expect: { stack: ["profile"] } },
    ]
    """
  ),
  (
    "name-formats", "people are written with a star where they are followed, with an at sign where suggested",
    """
    world: { user: { id: 7 }, following: 1, suggested: 1 },
    steps: [
      { open: "following" },
      { expect: { "following[0].name": "★ User 101" } },
      { open: "suggested" },
      { expect: { "suggested[0].name": "@User 201" } },
    ]
    """
  ),
  (
    "unfollow-asks", "an unfollow in the list of those followed asks first, and is done on yes",
    """
    world: { user: { id: 7 }, following: 2 },
    steps: [
      { open: "following" },
      { expect: { "following[0].follow": "Following" } },
      { tap: "following[0].follow" },
      { expect: { alert: "Stop following User 101?", "following[0].follow": "Following",
                  "requests DELETE /follows/101": 0 } },
      { alert: "Unfollow" },
      { expect: { alert: null, "following[0].follow": "Follow", "requests DELETE /follows/101": 1 } },
    ]
    """
  ),
  (
    "unfollow-cancelled", "an unfollow that is cancelled changes nothing",
    """
    world: { user: { id: 7 }, following: 1 },
    steps: [
      { open: "following" },
      { expect: { "following[0].follow": "Following" } },
      { tap: "following[0].follow" },
      { alert: "Cancel" },
      { expect: { alert: null, "following[0].follow": "Following", "requests DELETE /follows/101": 0 } },
    ]
    """
  ),
  (
    "suggested-never-asks", "a list of those suggested never asks",
    """
    world: { user: { id: 7 }, suggested: 1 },
    steps: [
      { open: "suggested" },
      { expect: { "suggested[0].follow": "Follow" } },
      { tap: "suggested[0].follow" },
      { expect: { "suggested[0].follow": "Following", alert: null } },
      { tap: "suggested[0].follow" },
      { expect: { "suggested[0].follow": "Follow", alert: null, "requests DELETE /follows/201": 1 } },
    ]
    """
  ),
  (
    "voices", "a voice buffers, plays and finishes, and the next one starts by itself",
    """
    world: { user: { id: 7 }, voices: [ { id: 1, title: "One", duration: 1000 }, { id: 2, title: "Two", duration: 1000 } ] },
    steps: [
      { open: "voices" },
      { expect: { "voices[0].title": "One", "voices[0].state": "idle" } },
      { tap: "voices[0]" },
      { expect: { "voices[0].state": "buffering" }, after: 100 },
      { expect: { "voices[0].state": "playing", "voices[1].state": "idle" }, after: 200 },
      { expect: { "voices[0].state": "finished", "voices[1].state": "playing" }, after: 1300 },
    ]
    """
  ),
  (
    "gallery", "the gallery moves to the next page when it has come, and not beyond the last",
    """
    world: { user: { id: 7 }, images: 8, articles: 2 },
    steps: [
      { open: "gallery" },
      { expect: { "gallery.page": 0, "gallery.images.count": 6, "gallery.next.enabled": true,
                  "gallery.prev.enabled": false, "gallery.articles.state": "loaded" } },
      { tap: "gallery.next" },
      { expect: { "gallery.page": 0, "gallery.next.enabled": false }, after: 10 },
      { expect: { "gallery.page": 1, "gallery.images.count": 2, "gallery.next.enabled": false,
                  "gallery.prev.enabled": true } },
    ]
    """
  ),
  (
    "search", "a search shows what was found last, whatever comes later for an older text",
    """
    world: { user: { id: 7 } },
    network: [ { match: "GET /categories/1", after: 600 } ],
    steps: [
      { open: "categories" },
      { type: "1", into: "categories.query" },
      { type: "3", into: "categories.query", after: 50 },
      { expect: { "categories.result": "Computer" }, after: 300 },
      { expect: { "categories.result": "Computer" }, after: 500 },
      { type: "9", into: "categories.query" },
      { expect: { "categories.result": "No such category" } },
      { type: "", into: "categories.query" },
      { expect: { "categories.result": "" } },
    ]
    """
  ),
]
