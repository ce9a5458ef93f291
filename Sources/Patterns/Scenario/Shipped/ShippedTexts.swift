// swift-format-ignore-file
// Made by Fixtures/scenarios/compile-in.sh from the scenarios beside it.

/// The shipped scenarios in alphabetical order, each as its file has it.
let shippedTexts: [(name: String, text: String)] = [
(
"blog-follow",
###"""
// The whole story on four screens: load, follow, like, share, page, refresh, detail, follow lists, push, detach.
{
  name: "blog-follow",
  world: {
    user: { id: 7, name: "Ada", bio: "Notes", followers: 41, following: false },
    blogs: 30, pageSize: 12, drafts: 2, following: 3, suggested: 3,
  },
  network: [
    { match: "GET /users/7/blogs?page=1", nth: 1, after: 300 },
    { match: "GET /users/7/blogs?page=1", nth: 3, after: 400 },
    { match: "POST /blogs/2/like", fail: 500 },
    { match: "DELETE /follows/102", after: 300, fail: 503 },
  ],
  steps: [
    // The page loads its three parts at once.
    { open: "profile" },
    { expect: { hud: true, "header.state": "loading", "blogs.state": "loading", requests: 3 }, after: 10 },
    { expect: { hud: false, "header.name": "Ada", "header.followers": "Followers 41", "blogs.count": 12,
                "blogs[0].author": "Author name: Ada", "drafts.count": 2 } },

    // A follow shows at once; the answer only confirms it.
    { tap: "header.follow" },
    { expect: { "header.follow": "Following", "header.followers": "Followers 42", "header.follow.enabled": false },
      after: 10 },
    { expect: { "header.follow": "Following", "header.followers": "Followers 42", "header.follow.enabled": true } },

    // A like shows when it is answered; one that fails changes nothing but says so.
    { tap: "blogs[0].like" },
    { expect: { "blogs[0].likes": "Like 2", "blogs[0].like": "Liked", "blogs[0].like.enabled": false } },
    { tap: "blogs[1].like" },
    { expect: { "blogs[1].likes": "Like 2", "blogs[1].like": "Like", alert: "Could not like" } },
    { alert: "OK" },

    { tap: "blogs[2].share" },
    { expect: { toast: "Shared", alert: null } },

    // A further page is appended; a refresh begins again.
    { tap: "blogs.more" },
    { expect: { "blogs.count": 24, "blogs.more": true } },
    { pull: "blogs" },
    { expect: { "blogs.refreshing": true, "blogs.count": 24 }, after: 10 },
    { expect: { "blogs.refreshing": false, "blogs.count": 12, toast: "Shared" } },

    // The detail shows the same live blog.
    { tap: "blogs[3]" },
    { expect: { stack: ["profile", "blog"], "blog.title": "Blog 4", "blog.body": "Body 4", "blog.likes": "Like 4" } },
    { tap: "blog.like" },
    { back: true },
    { expect: { stack: ["profile"], "blogs[3].likes": "Like 5", "blogs[3].like": "Liked" } },

    // Scene A asks before it unfollows.
    { open: "following" },
    { expect: { "following[0].name": "★ User 101", "following[0].follow": "Following" } },
    { tap: "following[0].follow" },
    { expect: { alert: "Stop following User 101?", "following[0].follow": "Following" } },
    { alert: "Cancel" },
    { tap: "following[0].follow" },
    { alert: "Unfollow" },
    { expect: { "following[0].follow": "Follow", "requests DELETE /follows/101": 1 } },

    // An unfollow that fails takes back its own change only.
    { tap: "following[1].follow" },
    { alert: "Unfollow" },
    { expect: { "following[1].follow": "Follow", "following[1].follow.enabled": false }, after: 10 },
    { expect: { "following[1].follow": "Following", "following[0].follow": "Follow", alert: "Could not unfollow" } },
    { alert: "OK" },
    { back: true },

    // Scene B never asks.
    { open: "suggested" },
    { tap: "suggested[0].follow" },
    { expect: { "suggested[0].name": "@User 201", "suggested[0].follow": "Following", alert: null } },
    { tap: "suggested[0].follow" },
    { expect: { "suggested[0].follow": "Follow", alert: null } },
    { back: true },

    // The server speaks by itself.
    { push: { user: 7, followers: 100, name: "Ada L." } },
    { expect: { "header.followers": "Followers 100", "blogs[0].author": "Author name: Ada L." } },

    // An answer that comes while the screen is away is shown when it is back.
    { pull: "blogs" },
    { detach: "profile", after: 100 },
    { expect: { "blogs.state": null, "header.name": null }, after: 10 },
    { attach: "profile", after: 500 },
    { expect: { "blogs.state": "loaded", "blogs.refreshing": false, "header.name": "Ada L.", alert: null } },
  ],
}

"""###
),
(
"categories",
###"""
// A search that asks at each change of the text: late answers, an unknown category, a failure, an empty field.
{
  name: "categories",
  world: { user: { id: 7, name: "Ada" }, blogs: 2 },
  network: [
    { match: "GET /categories/1", nth: 1, after: 600 },
    { match: "GET /categories/3", nth: 2, fail: 500 },
    { match: "GET /categories/2", nth: 2, after: 500, fail: "timeout" },
    { match: "GET /categories/2", nth: 3, after: 300 },
  ],
  steps: [
    { open: "profile" },
    { open: "categories" },
    { expect: { "categories.query": "", "categories.result": "", "requests": 3 } },
    { type: "3", into: "categories.query" },
    { expect: { "categories.result": "", "categories.query": "3" }, after: 100 },
    { expect: { "categories.result": "Computer" } },

    // Typing on: the old result stays till the answer comes, and an answer to an older text is dropped.
    { type: "1", into: "categories.query" },
    { type: "12", into: "categories.query", after: 100 },
    { expect: { "categories.result": "Computer", "categories.query": "12" }, after: 100 },
    { expect: { "categories.result": "No such category" } },
    { type: "2", into: "categories.query" },
    { expect: { "categories.result": "Books", "requests": 7 } },

    // What is typed may be anything.
    { type: "1/2?x=é 👩‍👩‍👧", into: "categories.query" },
    { expect: { "categories.result": "No such category", "requests GET /categories/1%2F2%3Fx%3D%C3%A9%20%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7": 1 } },

    // Another failure says so, and leaves the result.
    { type: "3", into: "categories.query" },
    { expect: { alert: "Could not search", "categories.result": "No such category", "categories.query": "3" } },
    { type: "1", into: "categories.query" },
    { expect: { "categories.query": "3", "requests GET /categories/1": 1 } },
    { alert: "OK" },
    { type: "1", into: "categories.query" },
    { expect: { "categories.result": "Movies" } },

    // The same text is no change; an empty one asks nothing, shows nothing, and drops what was out.
    { type: "1", into: "categories.query" },
    { expect: { "requests GET /categories/1": 2 } },
    { type: "2", into: "categories.query" },
    { type: "", into: "categories.query", after: 100 },
    { expect: { "categories.result": "", "categories.query": "" } },
    { expect: { "categories.result": "", alert: null, "requests GET /categories/2": 2 } },

    // An answer that comes while the screen is away is shown when it is back.
    { type: "2", into: "categories.query" },
    { detach: "categories", after: 100 },
    { expect: { "categories.result": null, "categories.query": null }, after: 300 },
    { attach: "categories" },
    { expect: { "categories.result": "Books", "categories.query": "2" } },

    // Nobody waits for what a screen that is gone asked for.
    { type: "3", into: "categories.query" },
    { back: true, after: 50 },
    { expect: { stack: ["profile"], "categories.query": null, alert: null } },
    { open: "categories" },
    { expect: { "categories.query": "", "categories.result": "" } },
  ],
}

"""###
),
(
"follow-lists",
###"""
// Two scenes over one list of people: one asks before it unfollows, the other never does, and both agree.
{
  name: "follow-lists",
  world: {
    user: { id: 102, name: "Grace", bio: "Compilers", followers: 10, following: true },
    blogs: 1, drafts: 0,
    following: [{ id: 101, name: "Ada" }, { id: 102, name: "Grace" }, { id: 103, name: "Zoë ‏עדה" }],
    suggested: [{ id: 201, name: "Linus" }, { id: 101, name: "Ada" }, { id: 202, name: "👩‍💻 Margaret" }],
  },
  network: [
    { match: "GET /following", nth: 1, after: 300, fail: 500 },
    { match: "GET /suggestions", nth: 2, fail: "timeout", after: 400 },
    { match: "POST /follows/*", nth: 1, after: 300, fail: "offline" },
    { match: "POST /follows/*", nth: 2, after: 300, fail: "offline" },
  ],
  steps: [
    { open: "profile" },
    { expect: { "header.follow": "Following", "header.followers": "Followers 10" } },

    // Scene A: its first load fails, Retry mends it.
    { open: "following" },
    { expect: { "following.state": "error", alert: null } },
    { tap: "following.retry" },
    { expect: { "following.count": 3, "following[2].name": "★ Zoë ‏עדה", "following[1].follow": "Following" } },

    // It asks, and Cancel does nothing.
    { tap: "following[1].follow" },
    { expect: { alert: "Stop following Grace?" } },
    { tap: "following[0].follow" },
    { alert: "Cancel" },
    { expect: { alert: null, "following[1].follow": "Following", requests: 5 } },

    // Unfollowed here, the page below agrees.
    { tap: "following[1].follow" },
    { alert: "Unfollow" },
    { expect: { "following[1].follow": "Follow", "following.count": 3 } },
    { pull: "following" },
    { expect: { "following.count": 2, "following[1].name": "★ Zoë ‏עדה" } },
    { back: true },
    { expect: { "header.follow": "Follow", "header.followers": "Followers 9" } },

    // Scene B never asks; two follows at once both fail, and both failures are told in turn.
    { open: "suggested" },
    { expect: { "suggested[1].name": "@Ada", "suggested[1].follow": "Following", "suggested[2].name": "@👩‍💻 Margaret" } },
    { tap: "suggested[0].follow" },
    { tap: "suggested[2].follow", after: 50 },
    { expect: { "suggested[0].follow": "Following", "suggested[2].follow": "Following" }, after: 10 },
    { expect: { "suggested[0].follow": "Follow", "suggested[2].follow": "Follow", alert: "Could not follow" } },
    { alert: "OK" },
    { expect: { alert: "Could not follow" } },
    { alert: "OK" },
    { tap: "suggested[0].follow" },
    { expect: { "suggested[0].follow": "Following", alert: null } },

    // A refresh that fails keeps the rows and says so.
    { pull: "suggested" },
    { expect: { "suggested.count": 3, alert: "Could not load suggestions" } },
    { alert: "OK" },
    { push: { user: 201, name: "Linus T." } },
    { expect: { "suggested[0].name": "@Linus T." } },
    { back: true },

    // Whoever was followed there is listed here.
    { open: "following" },
    { expect: { "following.count": 3, "following[2].name": "★ Linus T." } },
    { back: true },
  ],
}

"""###
),
(
"gallery",
###"""
// A page of images, and articles chained to it: first failures, late pages, a page without images, a way back.
{
  name: "gallery",
  world: { user: { id: 7, name: "Ada" }, blogs: 2, images: 20, articles: 2, gallery: "chained" },
  network: [
    { match: "GET /images?page=0", nth: 1, fail: 503 },
    { match: "GET /images?page=1", nth: 1, after: 400, fail: "timeout" },
    { match: "GET /images?page=1", nth: 3, after: 300 },
    { match: "GET /images?page=3", nth: 2, body: { images: [] } },
    { match: "GET /articles?images=0", nth: 1, fail: 500 },
    { match: "GET /articles?images=1", nth: 1, after: 900 },
    { match: "GET /articles?images=2", nth: 2, fail: 500 },
  ],
  steps: [
    { open: "profile" },

    // No images, no request for articles; nothing is shown yet, so there is no alert.
    { open: "gallery" },
    { expect: { "gallery.images.state": "loading", "gallery.articles.state": "loading",
                "gallery.next.enabled": false, "gallery.prev.enabled": false }, after: 10 },
    { expect: { "gallery.images.state": "error", "gallery.articles.state": "empty", "gallery.page": 0,
                "gallery.next.enabled": false, alert: null, "requests GET /articles?images=0": 0 } },

    // The images arrive, their articles do not; each has a Retry of its own.
    { tap: "gallery.images.retry" },
    { expect: { "gallery.images.count": 6, "gallery.articles.state": "error", "gallery.next.enabled": true, alert: null } },
    { tap: "gallery.articles.retry" },
    { expect: { "gallery.articles.state": "loaded", "gallery.articles.count": 2, "requests GET /images?page=0": 2 } },

    // The page moves when its images have come: this one fails, and asks for no articles.
    { tap: "gallery.next" },
    { tap: "gallery.next", after: 100 },
    { expect: { "gallery.page": 0, "gallery.next.enabled": false, "gallery.images.count": 6 }, after: 10 },
    { expect: { "gallery.page": 0, "gallery.images.count": 6, "gallery.next.enabled": true,
                alert: "Could not load images", "requests GET /images?page=1": 1, "requests GET /articles?images=1": 0 } },
    { alert: "OK" },

    // The articles of a page that was left meanwhile come too late: the later ones count.
    { tap: "gallery.next" },
    { expect: { "gallery.page": 1, "gallery.articles.state": "loaded", "gallery.prev.enabled": true }, after: 250 },
    { tap: "gallery.next" , after: 10 },
    { expect: { "gallery.page": 2, "gallery.articles.count": 2, "requests GET /articles?images=1": 1 } },

    // The last page.
    { tap: "gallery.next" },
    { expect: { "gallery.page": 3, "gallery.images.count": 2, "gallery.next.enabled": false, "gallery.prev.enabled": true } },

    // Articles that fail leave the old ones where they are.
    { tap: "gallery.prev" },
    { expect: { "gallery.page": 2, "gallery.articles.state": "loaded", "gallery.articles.count": 2,
                alert: "Could not load articles" } },
    { alert: "OK" },

    // The server took the images of the last page away: it is a page nevertheless, without articles of its own.
    { tap: "gallery.next" },
    { expect: { "gallery.page": 3, "gallery.images.state": "empty", "gallery.images.count": 0,
                "gallery.articles.count": 2, "requests GET /articles?images=3": 1 } },
    { tap: "gallery.prev" },
    { expect: { "gallery.page": 2, "gallery.images.count": 6 } },

    // An answer that comes while the screen is away is shown when it is back.
    { tap: "gallery.prev" },
    { detach: "gallery", after: 100 },
    { expect: { "gallery.page": null, "gallery.images.state": null }, after: 300 },
    { attach: "gallery" },
    { expect: { "gallery.page": 1, "gallery.images.count": 6, "gallery.articles.count": 2 } },

    // Nobody waits for what a screen that is gone asked for.
    { tap: "gallery.prev" },
    { back: true, after: 50 },
    { expect: { stack: ["profile"], "gallery.page": null, alert: null } },
  ],
}

"""###
),
(
"races",
###"""
// Answers that overtake each other, taps that come too soon, screens that leave too early: one story of interleavings.
{
  name: "races",
  world: {
    user: { id: 1, name: "Ada", bio: "Notes", followers: 41, following: false },
    blogs: 45, pageSize: 12, drafts: 2, following: 2,
  },
  network: [
    { match: "GET /users/1/blogs?page=1", nth: 2, after: 900, body: { blogs: [{ id: 1, title: "Old", likes: 1 }], more: false } },
    { match: "GET /users/1/blogs?page=1", nth: 3, after: 200 },
    { match: "GET /users/1/blogs?page=2", nth: 1, after: 600 },
    { match: "GET /users/1/blogs?page=1", nth: 5, after: 700 },
    { match: "POST /follows/1", nth: 1, after: 500, fail: 500 },
    { match: "POST /blogs/4/like", after: 1200 },
    { match: "GET /following", after: 3000 },
    { match: "POST /blogs/1/share", after: 100, fail: 500 },
    { match: "POST /blogs/2/like", after: 120, fail: 500 },
  ],
  steps: [
    { open: "profile" },

    // Two refreshes overlap; the older answer lands last and changes nothing.
    { pull: "blogs" },
    { pull: "blogs", after: 100 },
    { expect: { "blogs[0].title": "Blog 1", "blogs.refreshing": false }, after: 210 },
    { expect: { "blogs.count": 12, "blogs[0].title": "Blog 1" } },

    // The end of the list is reached twice; then a refresh overtakes the further page.
    { tap: "blogs.more" },
    { tap: "blogs.more", after: 5 },
    { pull: "blogs", after: 100 },
    { expect: { "blogs.count": 12, "blogs.loadingMore": false }, after: 210 },
    { expect: { "blogs.count": 12, "requests GET /users/1/blogs?page=2": 1 } },

    // A like is tapped twice, and a refresh that was sent before its answer does not undo it.
    { pull: "blogs" },
    { tap: "blogs[2].like", after: 100 },
    { tap: "blogs[2].like", after: 20 },
    { expect: { "blogs[2].likes": "Like 4", "blogs[2].like": "Liked" }, after: 250 },
    { expect: { "blogs[2].likes": "Like 4", "blogs[2].like": "Liked", "requests POST /blogs/3/like": 1 } },

    // While a follow is out the server raises the count; the failure takes back its own change only.
    { tap: "header.follow" },
    { push: { user: 1, followers: 50 }, after: 100 },
    { expect: { "header.followers": "Followers 51", "header.follow": "Following" }, after: 10 },
    { expect: { "header.followers": "Followers 50", "header.follow": "Follow", alert: "Could not follow" } },
    { alert: "OK" },

    // A row is tapped twice while the detail slides in; a like begun there is answered when it is gone.
    { tap: "blogs[3]" },
    { tap: "blogs[3]", after: 40 },
    { expect: { stack: ["profile", "blog"] } },
    { tap: "blog.like" },
    { back: true, after: 50 },
    { expect: { stack: ["profile"], "blogs[3].likes": "Like 4", "blogs[3].like.enabled": false }, after: 400 },
    { expect: { "blogs[3].likes": "Like 5", "blogs[3].like": "Liked" } },

    // A screen leaves before its answer comes: nothing reaches it.
    { open: "following" },
    { back: true, after: 400 },
    { expect: { stack: ["profile"], alert: null } },

    // Two failures within 20 ms both reach the person, in order, and nothing else is tapped through them.
    { tap: "blogs[0].share" },
    { tap: "blogs[1].like", after: 0 },
    { expect: { alert: "Could not share" } },
    { tap: "header.follow" },
    { alert: "OK" },
    { expect: { alert: "Could not like", "header.follow": "Follow" } },
    { alert: "OK" },
    { expect: { alert: null } },
  ],
}

"""###
),
(
"voices",
###"""
// Voices that play one at a time and go on by themselves: pausing, off screen, detached, left while playing.
{
  name: "voices",
  world: {
    user: { id: 7, name: "Ada" }, blogs: 2,
    voices: [
      { id: 1, title: "One", duration: 1000 }, { id: 2, title: "Two", duration: 3000 },
      { id: 3, title: "Three", duration: 500 }, { id: 4, title: "Four", duration: 6000 },
      { id: 5, title: "Five" }, { id: 6, title: "Six" }, { id: 7, title: "Seven" }, { id: 8, title: "Eight" },
      { id: 9, title: "Nine" }, { id: 10, title: "Ten" }, { id: 11, title: "Eleven", duration: 400 },
    ],
  },
  network: [
    { match: "GET /voices", nth: 1, after: 500, fail: "offline" },
  ],
  steps: [
    { open: "profile" },

    // There is nothing to show yet, so a failure is no alert but an error with Retry.
    { open: "voices" },
    { expect: { "voices.state": "error", "voices.retry": "Retry", alert: null } },
    { tap: "voices.retry" },
    { expect: { "voices.state": "loaded", "voices.count": 11, "voices[0].title": "One", "voices[0].state": "idle" } },

    // What a tap begins comes back more than once, and from another layer: buffered, played to the end.
    { tap: "voices[0]" },
    { expect: { "voices[0].state": "buffering" }, after: 199 },
    { expect: { "voices[0].state": "playing" }, after: 1 },
    { expect: { "voices[0].state": "finished", "voices[1].state": "buffering" }, after: 1000 },
    { expect: { "voices[1].state": "playing" }, after: 200 },

    // A second voice pauses the first; a tap on a paused one goes on at once from where it was.
    { tap: "voices[3]", after: 800 },
    { expect: { "voices[1].state": "paused", "voices[3].state": "buffering" }, after: 100 },
    { tap: "voices[1]", after: 50 },
    { expect: { "voices[1].state": "playing", "voices[3].state": "paused" } },

    // One plays to its end out of sight; its state is there when it comes back. After the last there is none.
    { scroll: "voices", to: 1 },
    { expect: { "voices[0].state": null, "voices[1].state": "playing", "voices[10].state": "idle" } },
    { tap: "voices[10]" },
    { scroll: "voices", to: 0 },
    { expect: { "voices[10].state": null, "voices[1].state": "paused" } },
    { scroll: "voices", to: 1, after: 700 },
    { expect: { "voices[10].state": "finished", "voices[9].state": "idle" } },
    { tap: "voices[1]" },
    { wait: 2500 },

    // The one that is paused already goes on from where it was, when its turn comes.
    { expect: { "voices[2].state": "playing", "voices[3].state": "paused" } },
    { expect: { "voices[2].state": "finished", "voices[3].state": "playing" }, after: 500 },

    // Detached, it plays on.
    { detach: "voices" },
    { wait: 6000 },
    { attach: "voices" },
    { expect: { "voices[3].state": "finished", "voices[4].state": "buffering" } },

    // A tap on the one that is on pauses it, buffering or not.
    { tap: "voices[4]", after: 10 },
    { wait: 5000 },
    { expect: { "voices[4].state": "paused", "voices[5].state": "idle" } },

    // Leaving the screen stops all.
    { tap: "voices[9]" },
    { back: true, after: 1000 },
    { wait: 10000 },
    { expect: { stack: ["profile"], alert: null } },
    { open: "voices" },
    { expect: { "voices[0].state": "idle", "voices[9].state": "idle" } },
  ],
}

"""###
),
]
