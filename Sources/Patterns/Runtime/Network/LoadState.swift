/// How far something that is loaded has come, as a person sees it.
public enum LoadState: String, Hashable, Sendable, CaseIterable {
  case loading, loaded, empty, error
}
