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
]
