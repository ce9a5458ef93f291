import BlogViews
import Runtime

extension Screen {
  /// The person's page.
  init(_ viewModel: ProfileViewModel) {
    let view = ProfileView(viewModel.runtime, blogCell: BlogCell.init, draftCell: DraftCell.init)
    self.init(view, ProfileViewController(viewModel, view: view), viewModel)
  }

  /// One blog.
  init(_ viewModel: BlogViewModel) {
    let view = BlogView(viewModel.runtime)
    self.init(view, BlogViewController(viewModel, view: view), viewModel)
  }

  /// A list of people.
  init(_ viewModel: UsersViewModel, in view: UsersView) {
    self.init(view, UsersViewController(viewModel, view: view), viewModel)
  }

  /// What there is to listen to.
  init(_ viewModel: VoicesViewModel) {
    let view = VoicesView(viewModel.runtime, cell: VoiceCell.init)
    self.init(view, VoicesViewController(viewModel, view: view), viewModel)
  }

  /// Images and their articles.
  init(_ viewModel: GalleryViewModel) {
    let view = GalleryView(viewModel.runtime, imageCell: ImageCell.init, articleCell: ArticleCell.init)
    self.init(view, GalleryViewController(viewModel, view: view), viewModel)
  }

  /// A search for a category.
  init(_ viewModel: CategoriesViewModel) {
    let view = CategoriesView(viewModel.runtime)
    self.init(view, CategoriesViewController(viewModel, view: view), viewModel)
  }
}

extension UsersView {
  /// Loads the view of a list of people.
  convenience init(_ viewModel: UsersViewModel) {
    self.init(viewModel.runtime, viewModel.name, cell: UserCell.init)
  }
}
