import Runtime

/// A row that says a headline only, as its presenter knows it.
protocol TitleCellDisplay: Participant {
  func setTitle(_ title: String)
}

/// Presents a row that says a headline only: a draft's, an article's.
final class TitleCellPresenter: Presenter, AttachablePresenter {
  private weak var view: (any TitleCellDisplay)?
  private lazy var title = StateCell(of: self, at: "title", Single(""))
  private let current: () -> String?

  /// - Parameters:
  ///   - changed: The notification that it is another.
  ///   - current: The headline now; nil where it is not known.
  init(_ runtime: Runtime, _ changed: ObserverList<Void>, _ current: @escaping () -> String?) {
    self.current = current
    super.init(runtime)
    keep(changed.add(self) { presenter, _ in presenter.titleChanged() })
    acting { titleChanged() }
  }

  func attachView(_ view: any TitleCellDisplay) {
    traced {
      self.view = connect(view)
      self.view?.setTitle(title.value.value)
    }
  }

  func detachView() { traced { view = nil } }

  private func titleChanged() {
    guard let new = current(), !areSame(new, title.value.value) else { return }
    title.set(Single(new))
    view?.setTitle(new)
  }
}
