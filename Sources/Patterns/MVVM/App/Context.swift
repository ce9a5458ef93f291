import BlogDomain

/// What every view model is given: the model, how it is to expose what it says, and what the app was launched with.
struct Context {
  let store: BlogStore
  let exposure: Exposure
  /// The person whose page the app shows.
  let user: Int
  /// How the gallery's articles are asked for.
  let gallery: World.Gallery
}
