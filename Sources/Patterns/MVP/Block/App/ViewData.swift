import BlogDomain
import Runtime

// What presenters hand their views: texts and plain values, made of the model's, which no view sees.

/// How far something is that is loaded, with its rows where it has some.
struct FeedViewData: Equatable {
  /// The id of what each row shows.
  let rows: [Int]
  let state: LoadState
  let isRefreshing: Bool
  let hasMore: Bool
  let canLoadMore: Bool
  let isLoadingMore: Bool

  init(_ feed: Feed) {
    rows = feed.ids
    // Loading and error are shown only where there is nothing else to show.
    state =
      if !feed.ids.isEmpty { .loaded } else if feed.isLoading { .loading } else if feed.hasFailed {
        .error
      } else { feed.hasLoaded ? .empty : .loading }
    isRefreshing = feed.isRefreshing
    hasMore = feed.more
    canLoadMore = feed.canLoadMore
    isLoadingMore = feed.isLoadingMore
  }
}

/// The head of a person's page.
struct ProfileViewData: Equatable {
  @ByCodePoints var name = ""
  @ByCodePoints var bio = ""
}

/// A follow button.
struct FollowViewData: Equatable {
  var title = ""
  var isEnabled = false
}

extension FollowViewData {
  init(_ user: User) {
    title = user.isFollowed ? Strings.following : Strings.follow
    isEnabled = user.pending == nil
  }
}

/// A blog's texts; a row has no use for the body.
struct BlogViewData: Equatable {
  @ByCodePoints var title = ""
  @ByCodePoints var author = ""
  @ByCodePoints var body = ""
}

/// A like button and its count.
struct LikeViewData: Equatable {
  var likes = ""
  var title = ""
  var isEnabled = false
}

extension LikeViewData {
  init(_ blog: Blog) {
    likes = Strings.likes(blog.likes)
    title = blog.liked ? Strings.liked : Strings.like
    isEnabled = !blog.liked && !blog.isLiking
  }
}

/// The page of images.
struct ImagesViewData: Equatable {
  let page: Int
  let canShowPrevious: Bool
  let canShowNext: Bool
  /// The id of each image.
  let rows: [Int]
  let state: LoadState
  let isRefreshing: Bool
}

/// The articles.
struct ArticlesViewData: Equatable {
  /// The id of what each row shows.
  let rows: [Int]
  let state: LoadState
  let isRefreshing: Bool
}
