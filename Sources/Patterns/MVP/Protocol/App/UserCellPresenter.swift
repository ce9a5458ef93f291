import BlogDomain
import Runtime

/// A person's row, as its presenter knows it.
protocol UserCellDisplay: Participant {
  func setName(_ name: String)
  func showFollow(_ title: String, enabled: Bool)
}

/// What a person's row shows.
struct UserViewData: Equatable {
  @ByCodePoints private(set) var name = ""
  private(set) var followTitle = ""
  private(set) var isFollowEnabled = false
}

/// Presents a person's row. What a tap on its button means is for the scene to say.
final class UserCellPresenter: Presenter, AttachablePresenter {
  private weak var view: (any UserCellDisplay)?
  private lazy var data = StateCell(of: self, at: "user", UserViewData())
  private let store: BlogStore
  private let user: Int
  private let format: (String) -> String

  init(_ context: Context, user: Int, _ format: @escaping (String) -> String) {
    store = context.store
    self.user = user
    self.format = format
    super.init(store.runtime)
    keep(store.user[user].add(self) { presenter, _ in presenter.userChanged() })
    acting { userChanged() }
  }

  func attachView(_ view: any UserCellDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  private func userChanged() {
    guard let user = store.user(user) else { return }
    let old = data.value
    data.set(UserViewData(user, format))
    show(since: old)
  }

  private func show(since old: UserViewData?) {
    let new = data.value
    if !areSame(new.name, old?.name) { view?.setName(new.name) }
    if !areSame(new.followTitle, old?.followTitle) || new.isFollowEnabled != old?.isFollowEnabled {
      view?.showFollow(new.followTitle, enabled: new.isFollowEnabled)
    }
  }
}

extension UserViewData {
  fileprivate init(_ user: User, _ format: (String) -> String) {
    name = format(user.name)
    followTitle = user.isFollowed ? Strings.following : Strings.follow
    isFollowEnabled = user.pending == nil
  }
}
