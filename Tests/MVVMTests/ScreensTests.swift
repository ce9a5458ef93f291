import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVVM

/// Voices, gallery and categories, however their view models are exposed.
struct ScreensTests {
  let trial = Trial()

  private func context(_ variant: Variant, _ world: World, _ rules: [NetworkRule] = []) -> Context {
    let service = Service(trial.runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    return Context(
      store: BlogStore(service), exposure: variant.exposure, user: world.user.id, gallery: world.gallery)
  }

  @Test(arguments: Variant.allCases)
  func `a voice that ends is followed by the next, though nobody asked, and the rows are told`(
    _ variant: Variant
  ) {
    let voices = VoicesViewModel(context(variant, World(voices: World.numberedVoices(2))))
    voices.load()
    trial.runtime.settle()
    let first = voices.cell(1), second = voices.cell(2)
    #expect([first.title.value, first.state.value, second.state.value] == ["Voice 1", "idle", "idle"])
    voices.play(1)
    #expect(first.state.value == "buffering")
    trial.runtime.run(until: trial.runtime.now + 200)
    #expect(first.state.value == "playing")
    trial.runtime.run(until: trial.runtime.now + 3000)
    #expect([first.state.value, second.state.value] == ["finished", "buffering"])
    voices.close()
    #expect([first.state.value, second.state.value] == ["idle", "idle"])
  }

  @Test(arguments: Variant.allCases)
  func `leaving voices that were never played asks no device`(_ variant: Variant) {
    VoicesViewModel(context(variant, World(voices: World.numberedVoices(2)))).close()
    #expect(!trial.collector.events.contains { $0.kind == .create && $0.role == "player" })
  }

  @Test(arguments: Variant.allCases)
  func `a page of images moves when it has arrived, and its articles follow`(_ variant: Variant) {
    let world = World(images: 8, articles: 2, gallery: .chained)
    let gallery = GalleryViewModel(context(variant, world))
    gallery.load()
    #expect(gallery.articles.state.value == .loading)
    trial.runtime.settle()
    #expect(gallery.images.rows.value == [1, 2, 3, 4, 5, 6])
    #expect([gallery.canShowPrevious.value, gallery.canShowNext.value] == [false, true])
    let before = gallery.articles.rows.value
    #expect(before.count == 2)
    gallery.showNext()
    #expect(gallery.page.value == 0)
    #expect(!gallery.canShowNext.value)
    trial.runtime.settle()
    #expect(gallery.page.value == 1)
    #expect(gallery.images.rows.value == [7, 8])
    #expect(gallery.articles.rows.value != before)
    #expect(gallery.image(7).title.value == "Image 7")
  }

  @Test(arguments: Variant.allCases)
  func `images and articles fail each by itself, and are asked for again each by itself`(_ variant: Variant) {
    let rule = NetworkRule(match: RoutePattern("GET /images*"), nth: 1, failure: .offline)
    let gallery = GalleryViewModel(
      context(variant, World(images: 2, articles: 1, gallery: .parallel), [rule]))
    gallery.load()
    trial.runtime.settle()
    #expect([gallery.images.state.value, gallery.articles.state.value] == [.error, .loaded])
    gallery.retryImages()
    trial.runtime.settle()
    #expect(gallery.images.state.value == .loaded)
  }

  @Test(arguments: Variant.allCases)
  func `a late answer to an older query is dropped, an empty text shows nothing`(_ variant: Variant) {
    let late = NetworkRule(match: RoutePattern("GET /categories/1"), latency: 500)
    let categories = CategoriesViewModel(context(variant, World(), [late]))
    categories.search(for: "1")
    categories.search(for: "2")
    trial.runtime.settle()
    #expect(categories.result.value == "Books")
    categories.search(for: "9")
    #expect(categories.result.value == "Books")
    trial.runtime.settle()
    #expect(categories.result.value == "No such category")
    categories.search(for: "")
    #expect(categories.result.value == "")
  }

  @Test(arguments: Variant.allCases)
  func `a closed screen is told nothing of what comes later`(_ variant: Variant) {
    let context = self.context(variant, World(images: 2))
    let gallery = GalleryViewModel(context), categories = CategoriesViewModel(context)
    gallery.load()
    categories.search(for: "1")
    gallery.close()
    categories.close()
    trial.runtime.settle()
    #expect(gallery.images.state.value == .loading)
    #expect(categories.result.value == "")
  }
}
