public import Runtime

/// Something that is read from the server and shown as one part of a screen.
public enum Resource: Hashable, Codable, Sendable {
  /// A person's page head.
  case header(user: Int)
  /// A person's blogs, page by page.
  case blogs(user: Int)
  /// A person's drafts.
  case drafts(user: Int)
  /// The people followed.
  case following
  /// The people suggested.
  case suggested
  /// What there is to listen to.
  case voices
  /// The gallery's images, page by page from 0.
  case images
  /// The gallery's articles: of a page of images where they are chained to it, otherwise all.
  case articles(chained: Bool)

  /// What it is called, as element paths name it.
  public var name: String {
    switch self {
    case .header: "header"
    case .blogs: "blogs"
    case .drafts: "drafts"
    case .following: "following"
    case .suggested: "suggested"
    case .voices: "voices"
    case .images: "gallery.images"
    case .articles: "gallery.articles"
    }
  }

  /// The request for a page of it.
  /// - Parameter page: From 1, of images from 0; only blogs, images and what is chained to these have further ones.
  public func request(page: Int) -> Request {
    switch self {
    case .header(let user): Request("GET", "/users/\(user)")
    case .blogs(let user): Request("GET", "/users/\(user)/blogs?page=\(page)")
    case .drafts(let user): Request("GET", "/users/\(user)/drafts")
    case .following: Request("GET", "/following")
    case .suggested: Request("GET", "/suggestions")
    case .voices: Request("GET", "/voices")
    case .images: Request("GET", "/images?page=\(page)")
    case .articles(chained: false): Request("GET", "/articles")
    case .articles(chained: true): Request("GET", "/articles?images=\(page)")
    }
  }

  /// The alert where a refresh fails while something is shown.
  public var failure: Notice {
    switch self {
    case .header: .alert("Could not load profile")
    case .blogs: .alert("Could not load blogs")
    case .drafts: .alert("Could not load drafts")
    case .following: .alert("Could not load following")
    case .suggested: .alert("Could not load suggestions")
    case .voices: .alert("Could not load voices")
    case .images: .alert("Could not load images")
    case .articles: .alert("Could not load articles")
    }
  }
}

/// Something that the person must be told.
public enum Notice: Hashable, Loggable, Sendable {
  /// In a modal alert with one button, `OK`.
  case alert(String)
  /// In a toast.
  case toast(String)

  /// How long a toast is shown, in milliseconds.
  public static let toastTime = 2000

  /// As a trace shows it.
  public var logged: Logged {
    switch self {
    case .alert(let text): .fields(["alert": text])
    case .toast(let text): .fields(["toast": text])
    }
  }
}

/// One read of a resource, as it was sent.
public struct Read: Hashable, Codable, Sendable {
  /// What is read.
  public let resource: Resource
  /// Which page of it.
  public let page: Int
  /// Its number in the order of reads sent and writes answered.
  public let stamp: Int

  /// Makes a read.
  public init(resource: Resource, page: Int, stamp: Int) {
    self.resource = resource
    self.page = page
    self.stamp = stamp
  }

  /// The request that asks for it.
  public var request: Request { resource.request(page: page) }
}

/// What a read brought: the ids of one page, their values being in the document.
public struct Page: Hashable, Sendable {
  /// The ids, in order.
  public let ids: [Int]
  /// Whether there are further pages.
  public let more: Bool
}
