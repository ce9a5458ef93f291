// swift-format-ignore-file
// Made by Fixtures/scenarios/compile-in.sh from the scenarios beside it.

/// The shipped scenarios in alphabetical order, each as its file has it.
let shippedTexts: [(name: String, text: String)] = [
(
"blog-follow",
###"""
// The story that is played where no scenario is named.
{
  name: "blog-follow",
  world: {
    user: { id: 7, name: "Ada", bio: "Notes", followers: 41, following: false },
    blogs: 45, pageSize: 20, drafts: 2,
  },
  network: [
    { match: "DELETE /follows/7", nth: 1, after: 300, fail: 500 },
  ],
  steps: [
    { open: "profile" },
    { expect: { "header.follow": "Follow", "blogs.count": 20 } },
    { tap: "header.follow" },
    { tap: "blogs[0].like", after: 30 },
  ],
}

"""###
),
]
