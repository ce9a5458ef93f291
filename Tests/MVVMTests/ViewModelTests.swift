import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MVVM

/// What each view model says and does, without a view, however it is exposed.
struct ViewModelTests {
  let trial = Trial()

  private func context(_ variant: Variant, _ world: World, _ rules: [NetworkRule] = []) -> Context {
    let service = Service(trial.runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    return Context(
      store: BlogStore(service), exposure: variant.exposure, user: world.user.id, gallery: world.gallery)
  }

  private static let ada = World(user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41))

  @Test(arguments: Variant.allCases)
  func `the head follows at once, and is corrected by the answer`(_ variant: Variant) {
    let rule = NetworkRule(match: RoutePattern("POST /follows/7"), body: [.init("followers", .int(50))])
    let header = HeaderViewModel(context(variant, Self.ada, [rule]), user: 7)
    #expect(header.state.value == .loading)
    header.load()
    trial.runtime.settle()
    #expect(header.state.value == .loaded)
    #expect(header.name.value == "Ada")
    #expect(header.followTitle.value == "Follow")
    #expect(header.isFollowEnabled.value)
    header.toggleFollow()
    #expect(header.followTitle.value == "Following")
    #expect(!header.isFollowEnabled.value)
    #expect(header.followers.value == "Followers 42")
    trial.runtime.settle()
    #expect(header.isFollowEnabled.value)
    #expect(header.followers.value == "Followers 50")
  }

  @Test(arguments: Variant.allCases)
  func `a failed unfollow leaves the person followed, and is told`(_ variant: Variant) {
    var world = Self.ada
    world.user.following = true
    let rule = NetworkRule(match: RoutePattern("DELETE /follows/7"), failure: .status(500))
    let context = self.context(variant, world, [rule])
    let app = AppViewModel(context), listener = Listener(trial.runtime)
    listener.observe(app.notices) { $0.told.append($1.logged.short) }
    let header = HeaderViewModel(context, user: 7)
    header.load()
    trial.runtime.settle()
    header.toggleFollow()
    #expect(header.followTitle.value == "Follow")
    #expect(header.followers.value == "Followers 40")
    trial.runtime.settle()
    #expect(header.followTitle.value == "Following")
    #expect(header.followers.value == "Followers 41")
    #expect(listener.told == ["alert: Could not unfollow"])
  }

  @Test(arguments: Variant.allCases)
  func `a known person is there before the first answer`(_ variant: Variant) {
    let context = self.context(variant, Self.ada)
    HeaderViewModel(context, user: 7).load()
    let first = HeaderViewModel(context, user: 7)
    first.load()
    trial.runtime.settle()
    let second = HeaderViewModel(context, user: 7)
    #expect(second.name.value == "Ada")
    #expect(second.state.value == .loading)
  }

  @Test(arguments: Variant.allCases)
  func `blogs come page by page, and rows agree with the blog's own screen`(_ variant: Variant) {
    let context = self.context(
      variant, World(user: Self.ada.user, blogs: World.numberedBlogs(3), pageSize: 2))
    let blogs = BlogsViewModel(context, user: 7)
    blogs.load()
    trial.runtime.settle()
    #expect(blogs.rows.value == [1, 2])
    #expect(blogs.canLoadMore.value)
    blogs.loadMore()
    #expect(blogs.isLoadingMore.value)
    #expect(!blogs.canLoadMore.value)
    trial.runtime.settle()
    #expect(blogs.rows.value == [1, 2, 3])
    #expect(!blogs.hasMore.value)
    let row = blogs.cell(3), detail = BlogViewModel(context, blog: 3)
    #expect(row.author.value == "Author name: …")
    detail.like()
    #expect([row.isLikeEnabled.value, detail.isLikeEnabled.value] == [false, false])
    trial.runtime.settle()
    #expect([row.likes.value, detail.likes.value] == ["Like 4", "Like 4"])
    #expect([row.likeTitle.value, detail.likeTitle.value] == ["Liked", "Liked"])
    #expect(detail.body.value == "Body 3")
  }

  @Test(arguments: Variant.allCases)
  func `an author's name reaches the rows, what else changes does not`(_ variant: Variant) {
    let context = self.context(variant, World(user: Self.ada.user, blogs: World.numberedBlogs(1)))
    let blogs = BlogsViewModel(context, user: 7), header = HeaderViewModel(context, user: 7)
    blogs.load()
    header.load()
    trial.runtime.settle()
    let row = blogs.cell(1)
    #expect(row.author.value == "Author name: Ada")
    context.store.receive(push: .user(id: 7, .init(followers: 99)))
    #expect(!trial.notified.contains("BlogStore → BlogCellViewModel userName(7)"))
    context.store.receive(push: .user(id: 7, .init(name: "Ida")))
    #expect(row.author.value == "Author name: Ida")
  }

  @Test(arguments: Variant.allCases)
  func `scene A asks before it unfollows, once, and scene B never does`(_ variant: Variant) {
    let context = self.context(variant, World(following: World.numberedFollowing(1)))
    let following = UsersViewModel.following(context)
    let suggested = UsersViewModel.suggested(context)
    let listener = Listener(trial.runtime)
    listener.observe(following.questions) { $0.told.append($1.text) }
    listener.observe(suggested.questions) { $0.told.append($1.text) }
    following.load()
    trial.runtime.settle()
    let row = following.cell(101)
    #expect(row.name.value == "★ User 101")
    #expect(suggested.cell(101).name.value == "@User 101")
    trial.act { following.toggleFollow(user: 101) }
    #expect(listener.told == ["Stop following User 101?"])
    #expect(row.followTitle.value == "Following")
    following.unfollow(user: 101)
    #expect(row.followTitle.value == "Follow")
    trial.runtime.settle()
    following.toggleFollow(user: 101)
    trial.runtime.settle()
    trial.act { suggested.toggleFollow(user: 101) }
    #expect(listener.told.count == 1)
    #expect(row.followTitle.value == "Follow")
  }

  @Test(arguments: Variant.allCases)
  func `the profile is loading while a part is, and is told once when it no longer is`(_ variant: Variant) {
    let profile = ProfileViewModel(context(variant, Self.ada), user: 7)
    let listener = Listener(trial.runtime)
    listener.bind(profile.isLoading) { $0.told.append("\($1)") }
    profile.header.load()
    profile.blogs.load()
    trial.runtime.settle()
    #expect(!listener.told.contains("false"))
    profile.drafts.load()
    trial.runtime.settle()
    #expect(listener.told.filter { $0 == "false" } == ["false"])
    // Signals alone do not tell an equal value again.
    #expect((listener.told == ["true", "false"]) == (variant == .signal))
  }

  @Test(arguments: Variant.allCases)
  func `an answer after the end reaches the store and no view model`(_ variant: Variant) {
    let context = self.context(variant, Self.ada)
    let header = HeaderViewModel(context, user: 7)
    header.load()
    trial.runtime.settle()
    header.toggleFollow()
    header.close()
    let told = trial.notified.count
    trial.runtime.settle()
    #expect(trial.notified.count == told)
    #expect(context.store.user(7)?.following == true)
    #expect(header.isFollowEnabled.value == false)
  }
}
