import BlogDomain
import Runtime
import Testing

@testable import MVPProtocol

/// The presenters of alerts, voices, a gallery and a search.
struct OtherPresenterTests {
  // MARK: Alerts

  @Test func `alerts wait for each other, and a question's answer reaches who asked`() {
    let stage = Stage(), alerts = stage.context.alerts, asker = Person(stage.runtime)
    stage.act { alerts.attachView(stage.person) }
    stage.act { alerts.tell("One") }
    stage.act {
      alerts.ask(
        "Two", buttons: ["No", "Yes"],
        answer: Action("answer", .block, from: alerts, to: asker) { $0.heard.append($1) })
    }
    #expect(stage.person.heard == ["One [OK]"])
    stage.act { alerts.closed(by: "OK") }
    #expect(stage.person.heard == ["One [OK]", "Two [No Yes]"])
    #expect(asker.heard == [])
    stage.act { alerts.closed(by: "Yes") }
    #expect(asker.heard == ["Yes"])
    stage.act { alerts.closed(by: "Yes") }
    #expect(asker.heard == ["Yes"] && stage.person.heard.count == 2)
  }

  @Test func `an alert told while nobody shows it is shown to who comes`() {
    let stage = Stage(), alerts = stage.context.alerts
    stage.act { alerts.tell("One") }
    stage.act { alerts.attachView(stage.person) }
    #expect(stage.person.heard == ["One [OK]"])
  }

  // MARK: Voices

  @Test func `how far a voice is comes from the device, to the row whose it is`() {
    let stage = Stage(World(voices: World.numberedVoices(2))), presenter = VoicesPresenter(stage.context)
    let first = HeardView(stage), second = HeardView(stage)
    stage.settle { presenter.load() }
    stage.act {
      presenter.row(1)?.attachView(first)
      presenter.row(2)?.attachView(second)
    }
    stage.act { presenter.play(1) }
    stage.runtime.run(until: stage.runtime.now + 3250)
    #expect(first.heard == ["Voice 1", "idle", "buffering", "playing", "finished"])
    #expect(second.heard == ["Voice 2", "idle", "buffering"])
    stage.act { presenter.row(2)?.detachView() }
    stage.act { presenter.close() }
    #expect(stage.context.store.progress(ofVoice: 2) == .idle)
    #expect(second.heard.count == 3)
  }

  // MARK: A gallery

  private func gallery(_ mode: World.Gallery, _ rules: [NetworkRule] = []) -> Gallery {
    Gallery(Stage(World(images: 8, articles: 2, gallery: mode), rules: rules))
  }

  private struct Gallery {
    let stage: Stage
    let images: GalleryImagesPresenter
    let articles: GalleryArticlesPresenter
    let imagesView: HeardView
    let articlesView: HeardView

    init(_ stage: Stage) {
      self.stage = stage
      images = GalleryImagesPresenter(stage.context)
      articles = GalleryArticlesPresenter(stage.context)
      (imagesView, articlesView) = (HeardView(stage), HeardView(stage))
      if stage.context.gallery == .chained { articles.follow(images) }
      images.attachView(imagesView)
      articles.attachView(articlesView)
      stage.settle { [images, articles] in
        images.load()
        articles.open()
      }
    }
  }

  @Test func `articles are asked for beside the images, or once they are there`() {
    #expect(gallery(.parallel).stage.requests == ["GET /images?page=0", "GET /articles"])
    let chained = gallery(.chained)
    #expect(chained.stage.requests == ["GET /images?page=0", "GET /articles?images=0"])
    #expect(
      chained.articlesView.heard == [
        "startLoading", "startLoading", "startLoading", "finishLoading", "articles [1, 2]",
      ])
  }

  @Test func `the page moves when its images are there, and none may be asked for meanwhile`() {
    let gallery = gallery(.chained)
    gallery.imagesView.heard = []
    gallery.stage.act { gallery.images.showNext() }
    gallery.stage.act { gallery.images.showNext() }
    #expect(gallery.imagesView.heard == ["startRefreshing", "page 0 false false"])
    gallery.stage.runtime.settle()
    #expect(
      gallery.imagesView.heard.dropFirst(2) == ["finishLoading", "images [7, 8]", "page 1 true false"])
    #expect(gallery.stage.requests.suffix(2) == ["GET /images?page=1", "GET /articles?images=1"])
  }

  @Test func `a page that fails is no page, and a retry asks for what was wanted`() {
    let offline = NetworkRule(match: RoutePattern("GET /images?page=1"), nth: 1, failure: .offline)
    let gallery = gallery(.chained, [offline])
    gallery.stage.act { gallery.stage.context.alerts.attachView(gallery.stage.person) }
    gallery.stage.settle { gallery.images.showNext() }
    #expect(gallery.imagesView.heard.last == "page 0 false true")
    #expect(gallery.stage.person.heard == ["Could not load images [OK]"])
    gallery.stage.settle { gallery.images.load() }
    #expect(gallery.stage.requests.suffix(2) == ["GET /images?page=1", "GET /articles?images=1"])
  }

  @Test func `without images there are no articles, and with them there are`() {
    let offline = NetworkRule(match: RoutePattern("GET /images*"), nth: 1, failure: .offline)
    let gallery = gallery(.chained, [offline])
    #expect(gallery.articlesView.heard.last == "no articles")
    gallery.stage.settle { gallery.images.load() }
    #expect(
      gallery.articlesView.heard.suffix(4) == [
        "startLoading", "startLoading", "finishLoading", "articles [1, 2]",
      ])
  }

  @Test func `articles that fail are asked for again with their page`() {
    let offline = NetworkRule(match: RoutePattern("GET /articles*"), nth: 2, failure: .offline)
    let gallery = gallery(.chained, [offline])
    gallery.stage.settle { gallery.images.showNext() }
    gallery.stage.settle { gallery.articles.load() }
    #expect(gallery.stage.requests.suffix(2) == ["GET /articles?images=1", "GET /articles?images=1"])
  }

  // MARK: A search

  @Test func `an empty text shows nothing, a late answer to an older one is dropped`() {
    let late = NetworkRule(match: RoutePattern("GET /categories/1"), latency: 500)
    let stage = Stage(rules: [late]), view = HeardView(stage), presenter = CategoriesPresenter(stage.context)
    stage.act { presenter.attachView(view) }
    stage.act { presenter.search(for: "1") }
    stage.settle { presenter.search(for: "2") }
    stage.settle { presenter.search(for: "9") }
    stage.settle { presenter.search(for: "") }
    #expect(view.heard == ["", "Books", "No such category", ""])
  }
}
