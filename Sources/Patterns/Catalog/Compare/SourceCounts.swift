// swift-format-ignore-file
// Made by Fixtures/facts/count-sources.sh from the sources of the patterns.

/// What the sources of the patterns hold, file by file.
let sourceCounts = """
  file MVC/Model/App/AlertQueue+Trace.swift role=controller lines=7 members=1 closures=0 imports=HeadlessUI,Runtime
  names AlertQueue: Runtime.Inspectable Runtime.Inspector
  file MVC/Model/App/AlertQueue.swift role=controller lines=7 members=4 closures=0 imports=HeadlessUI
  struct AlertQueue
  names AlertQueue: HeadlessUI.Alert
  file MVC/Model/App/BlogController.swift role=controller screens=blog lines=32 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogController
  names BlogController: BlogDomain.Strings BlogViews.BlogView Context Controller HeadlessUI.Window Runtime.Action
  file MVC/Model/App/BlogStore+Categories.swift role=store screens=categories lines=24 members=6 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.CategorySearch FeedID Runtime.Response
  file MVC/Model/App/BlogStore+Gallery.swift role=store screens=gallery lines=31 members=7 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.GalleryState BlogDomain.Read BlogDomain.World FeedID Runtime.Response
  file MVC/Model/App/BlogStore+Lists.swift role=store lines=61 members=12 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.Feed BlogDomain.Read BlogDomain.Resource FeedID Opened Runtime.ObserverList Runtime.Response
  file MVC/Model/App/BlogStore+Voices.swift role=store screens=voices lines=24 members=6 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.Playlist BlogDomain.VoiceState Runtime.AudioPlayer
  file MVC/Model/App/BlogStore.swift role=store lines=63 members=29 closures=2 imports=BlogDomain,Runtime mentions=voices:5,gallery:4
  class BlogStore
  names BlogStore: BlogDomain.Article BlogDomain.Blog BlogDomain.Document BlogDomain.Draft BlogDomain.Page BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.User BlogDomain.Voice BlogDomain.Write Ending FeedID Model Opened Runtime.AudioPlayer Runtime.ObserverList Runtime.Response Runtime.Service Runtime.StateCell Runtime.Subscription
  file MVC/Model/App/BlogsController.swift role=controller screens=profile lines=63 members=16 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogsController
  names BlogsController: BlogDomain.Strings BlogViews.BlogCell Context Controller HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window Runtime.Action Runtime.LoadState
  file MVC/Model/App/CategoriesController.swift role=controller screens=categories lines=31 members=8 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class CategoriesController
  names CategoriesController: BlogDomain.Strings BlogViews.CategoriesView Context Controller HeadlessUI.Window Runtime.Action
  file MVC/Model/App/Context.swift lines=3 members=1 closures=0
  struct Context
  names Context: BlogStore
  file MVC/Model/App/DraftsController.swift role=controller screens=profile lines=40 members=11 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class DraftsController
  names DraftsController: BlogViews.DraftCell Context Controller HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window Runtime.Action Runtime.LoadState
  file MVC/Model/App/Ending+Trace.swift role=store lines=13 members=1 closures=0 imports=BlogDomain,Runtime
  names Ending: Runtime.Loggable
  file MVC/Model/App/Ending.swift role=store lines=8 members=5 closures=0 imports=BlogDomain
  enum Ending
  names Ending: BlogDomain.Resource BlogDomain.Write
  file MVC/Model/App/GalleryController.swift role=controller screens=gallery lines=69 members=17 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class GalleryController
  names GalleryController: BlogDomain.Feed BlogDomain.GalleryState BlogDomain.Strings BlogDomain.World BlogViews.ArticleCell BlogViews.GalleryView BlogViews.ImageCell Context Controller HeadlessUI.Cell HeadlessUI.RowRequest HeadlessUI.TableView HeadlessUI.Window Runtime.Action Runtime.LoadState
  file MVC/Model/App/HeaderController.swift role=controller screens=profile lines=46 members=12 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class HeaderController
  names HeaderController: BlogDomain.Strings BlogViews.HeaderView Context Controller HeadlessUI.Window Runtime.Action Runtime.LoadState
  file MVC/Model/App/LoadState.swift role=controller lines=18 members=2 closures=0 imports=BlogDomain,Runtime
  names -: BlogDomain.Feed Runtime.LoadState
  file MVC/Model/App/MVCApp.swift lines=13 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVCApp
  names MVCApp: BlogDomain.Push BlogDomain.World BlogStore Context HeadlessUI.Window RootController Runtime.Action Runtime.Service
  file MVC/Model/App/Opened+Trace.swift role=store lines=20 members=3 closures=1 imports=BlogDomain,Runtime
  names FeedID: Runtime.Loggable
  names Opened: FeedID Runtime.Inspectable Runtime.Inspector
  file MVC/Model/App/Opened.swift role=store lines=16 members=7 closures=0 imports=BlogDomain,Runtime mentions=gallery:1,categories:1
  struct Opened
  struct FeedID
  names Opened: BlogDomain.CategorySearch BlogDomain.Feed BlogDomain.GalleryState FeedID
  file MVC/Model/App/ProfileController.swift role=controller screens=profile lines=33 members=8 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class ProfileController
  names ProfileController: BlogStore BlogViews.ProfileView BlogsController Context Controller DraftsController HeaderController HeadlessUI.Window Runtime.LoadState
  file MVC/Model/App/RootController.swift role=controller lines=109 members=17 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=profile:1,blog:1,following:2,suggested:2,voices:3,gallery:7,categories:2
  class RootController
  names RootController: AlertQueue BlogController BlogDomain.Resource BlogDomain.Strings BlogDomain.World BlogViews.BlogView BlogViews.CategoriesView BlogViews.GalleryView BlogViews.ProfileView BlogViews.UsersView BlogViews.VoicesView CategoriesController Context Controller Ending GalleryController HeadlessUI.Alert HeadlessUI.ScreenView HeadlessUI.Window ProfileController Runtime.Action Runtime.StateCell ScreenStack UsersController VoicesController
  file MVC/Model/App/ScreenStack+Trace.swift role=controller lines=6 members=1 closures=0 imports=Runtime
  names ScreenStack: Runtime.Inspectable Runtime.Inspector
  file MVC/Model/App/ScreenStack.swift role=controller lines=3 members=1 closures=0
  struct ScreenStack
  names ScreenStack: Controller
  file MVC/Model/App/Texts.swift role=controller lines=15 members=3 closures=0 imports=BlogDomain,HeadlessUI
  names -: BlogDomain.Blog BlogDomain.Strings BlogDomain.User HeadlessUI.Alert HeadlessUI.Button
  file MVC/Model/App/UsersController.swift role=controller screens=following,suggested lines=72 members=20 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=following:1,suggested:2
  class UsersController
  struct Scene nested
  names -: BlogViews.UserCell
  names UsersController: BlogDomain.Resource BlogDomain.Strings BlogViews.UserCell BlogViews.UsersView Context Controller HeadlessUI.Alert HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window Runtime.Action Runtime.LoadState
  file MVC/Model/App/VoicesController.swift role=controller screens=voices lines=43 members=11 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class VoicesController
  names VoicesController: BlogViews.VoiceCell BlogViews.VoicesView Context Controller HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window Runtime.Action Runtime.LoadState
  file MVC/Model/Framework/Controller.swift role=controller lines=38 members=14 closures=1 imports=HeadlessUI,Runtime
  class Controller
  names -: Controller HeadlessUI.Responder Runtime.ObserverList
  names Controller: HeadlessUI.Alert HeadlessUI.Responder HeadlessUI.Window Runtime.Participant Runtime.Subscription
  file MVC/Model/Framework/Model.swift role=store lines=7 members=2 closures=0 imports=Runtime
  class Model
  names Model: Runtime.ObserverList Runtime.Participant Runtime.Runtime
  file MVC/Controller/App/AlertQueue+Trace.swift role=controller lines=7 members=1 closures=0 imports=HeadlessUI,Runtime
  names AlertQueue: Runtime.Inspectable Runtime.Inspector
  file MVC/Controller/App/AlertQueue.swift role=controller lines=7 members=4 closures=0 imports=HeadlessUI
  struct AlertQueue
  names AlertQueue: HeadlessUI.Alert
  file MVC/Controller/App/BlogController.swift role=controller screens=blog lines=46 members=9 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogController
  names BlogController: BlogDomain.Strings BlogDomain.Write BlogViews.BlogView Context Controller HeadlessUI.Alert HeadlessUI.Window Runtime.Action Runtime.Response
  file MVC/Controller/App/BlogStore+Voices.swift role=store screens=voices lines=24 members=6 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.Playlist BlogDomain.VoiceState Runtime.AudioPlayer
  file MVC/Controller/App/BlogStore.swift role=store lines=44 members=20 closures=2 imports=BlogDomain,Runtime mentions=voices:5,gallery:4
  class BlogStore
  names BlogStore: BlogDomain.Article BlogDomain.Blog BlogDomain.Document BlogDomain.Draft BlogDomain.Page BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.User BlogDomain.Voice BlogDomain.Write Model Runtime.AudioPlayer Runtime.ObserverList Runtime.Request Runtime.Response Runtime.StateCell Runtime.Subscription
  file MVC/Controller/App/BlogsController.swift role=controller screens=profile lines=122 members=23 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogsController
  names BlogsController: BlogDomain.Feed BlogDomain.Read BlogDomain.Strings BlogDomain.Write BlogViews.BlogCell Context Controller DataTask HeadlessUI.Alert HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window ListState Runtime.Action Runtime.LoadState Runtime.Response Runtime.StateCell
  file MVC/Controller/App/CategoriesController.swift role=controller screens=categories lines=51 members=10 closures=3 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class CategoriesController
  names CategoriesController: BlogDomain.CategorySearch BlogDomain.Strings BlogViews.CategoriesView Context Controller DataTask HeadlessUI.Alert HeadlessUI.Window Runtime.Action Runtime.Response Runtime.StateCell SearchState
  file MVC/Controller/App/Context.swift lines=7 members=3 closures=0 imports=BlogDomain,Runtime
  struct Context
  names Context: BlogDomain.Write BlogStore Runtime.Action Runtime.Response Runtime.Service
  file MVC/Controller/App/DraftsController.swift role=controller screens=profile lines=64 members=15 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class DraftsController
  names DraftsController: BlogDomain.Read BlogDomain.Strings BlogViews.DraftCell Context Controller HeadlessUI.Alert HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window ListState Runtime.Action Runtime.LoadState Runtime.Response Runtime.StateCell
  file MVC/Controller/App/GalleryController.swift role=controller screens=gallery lines=102 members=20 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class GalleryController
  names GalleryController: BlogDomain.Feed BlogDomain.GalleryState BlogDomain.Read BlogDomain.Strings BlogDomain.World BlogViews.ArticleCell BlogViews.GalleryView BlogViews.ImageCell Context Controller DataTask GalleryPages HeadlessUI.Alert HeadlessUI.Cell HeadlessUI.RowRequest HeadlessUI.TableView HeadlessUI.Window Runtime.Action Runtime.LoadState Runtime.Response Runtime.StateCell
  file MVC/Controller/App/GalleryPages+Trace.swift role=controller screens=gallery lines=9 members=1 closures=0 imports=BlogDomain,Runtime
  names GalleryPages: BlogDomain.GalleryState Runtime.Inspectable Runtime.Inspector
  file MVC/Controller/App/GalleryPages.swift role=controller screens=gallery lines=21 members=7 closures=0 imports=BlogDomain,Runtime
  struct GalleryPages
  names GalleryPages: BlogDomain.GalleryState BlogDomain.World DataTask Runtime.LoadState
  file MVC/Controller/App/HeaderController.swift role=controller screens=profile lines=88 members=18 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class HeaderController
  names HeaderController: BlogDomain.Read BlogDomain.Strings BlogDomain.Write BlogViews.HeaderView Context Controller HeadlessUI.Alert HeadlessUI.Window ListState Runtime.Action Runtime.LoadState Runtime.Response Runtime.StateCell
  file MVC/Controller/App/ListState+Trace.swift role=controller lines=8 members=1 closures=0 imports=BlogDomain,Runtime
  names ListState: BlogDomain.Feed Runtime.Inspectable Runtime.Inspector
  file MVC/Controller/App/ListState.swift role=controller lines=26 members=7 closures=0 imports=BlogDomain,Runtime
  struct ListState
  names -: BlogDomain.Feed Runtime.LoadState
  names ListState: BlogDomain.Feed BlogDomain.Resource DataTask Runtime.LoadState
  file MVC/Controller/App/MVCApp.swift lines=13 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVCApp
  names MVCApp: BlogDomain.Push BlogDomain.World BlogStore HeadlessUI.Window RootController Runtime.Action Runtime.Service
  file MVC/Controller/App/ProfileController.swift role=controller screens=profile lines=29 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class ProfileController
  names ProfileController: BlogViews.ProfileView BlogsController Context Controller DraftsController HeaderController HeadlessUI.Window Runtime.Action
  file MVC/Controller/App/RootController.swift role=controller lines=103 members=20 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:2,gallery:5,categories:2
  class RootController
  names RootController: AlertQueue BlogController BlogDomain.Strings BlogDomain.World BlogDomain.Write BlogStore BlogViews.BlogView BlogViews.CategoriesView BlogViews.GalleryView BlogViews.ProfileView BlogViews.UsersView BlogViews.VoicesView CategoriesController Context Controller GalleryController HeadlessUI.Alert HeadlessUI.ScreenView HeadlessUI.Window ProfileController Runtime.Action Runtime.Response Runtime.Service Runtime.StateCell ScreenStack UsersController VoicesController
  file MVC/Controller/App/ScreenStack+Trace.swift role=controller lines=6 members=1 closures=0 imports=Runtime
  names ScreenStack: Runtime.Inspectable Runtime.Inspector
  file MVC/Controller/App/ScreenStack.swift role=controller lines=3 members=1 closures=0
  struct ScreenStack
  names ScreenStack: Controller
  file MVC/Controller/App/SearchState+Trace.swift role=controller screens=categories lines=8 members=1 closures=0 imports=BlogDomain,Runtime
  names SearchState: BlogDomain.CategorySearch Runtime.Inspectable Runtime.Inspector
  file MVC/Controller/App/SearchState.swift role=controller screens=categories lines=9 members=3 closures=0 imports=BlogDomain
  struct SearchState
  names SearchState: BlogDomain.CategorySearch DataTask
  file MVC/Controller/App/Texts.swift role=controller lines=15 members=3 closures=0 imports=BlogDomain,HeadlessUI
  names -: BlogDomain.Blog BlogDomain.Strings BlogDomain.User HeadlessUI.Alert HeadlessUI.Button
  file MVC/Controller/App/UsersController.swift role=controller screens=following,suggested lines=115 members=25 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=following:1,suggested:3
  class UsersController
  struct Scene nested
  names -: BlogViews.UserCell
  names UsersController: BlogDomain.Read BlogDomain.Resource BlogDomain.Strings BlogDomain.Write BlogViews.UserCell BlogViews.UsersView Context Controller HeadlessUI.Alert HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window ListState Runtime.Action Runtime.Response Runtime.StateCell
  file MVC/Controller/App/VoicesController.swift role=controller screens=voices lines=64 members=13 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class VoicesController
  names VoicesController: BlogDomain.Read BlogDomain.Strings BlogViews.VoiceCell BlogViews.VoicesView Context Controller HeadlessUI.Alert HeadlessUI.Cell HeadlessUI.TableView HeadlessUI.Window ListState Runtime.Action Runtime.Response Runtime.StateCell
  file MVC/Controller/Framework/Controller.swift role=controller lines=39 members=15 closures=1 imports=HeadlessUI,Runtime
  class Controller
  names -: Controller HeadlessUI.Responder Runtime.ObserverList
  names Controller: HeadlessUI.Alert HeadlessUI.Responder HeadlessUI.Window Runtime.Participant Runtime.Subscription
  file MVC/Controller/Framework/DataTask.swift role=controller lines=27 members=7 closures=2 imports=HeadlessUI,Runtime
  class DataTask
  names -: Controller DataTask HeadlessUI.Responder Runtime.Reference Runtime.Request Runtime.Response Runtime.Service
  file MVC/Controller/Framework/Model.swift role=store lines=7 members=2 closures=0 imports=Runtime
  class Model
  names Model: Runtime.ObserverList Runtime.Participant Runtime.Runtime
  file MVP/App/Block/BlockVariant.swift lines=50 members=9 closures=1 imports=BlogDomain,BlogViews mentions=profile:13,blog:3,voices:3,gallery:5,categories:4
  struct BlockVariant
  names BlockVariant: BlogDomain.NameFormat BlogDomain.Resource BlogDomain.World BlogStore BlogViews.BlogTable BlogViews.BlogView BlogViews.CategoriesView BlogViews.DraftTable BlogViews.GalleryView BlogViews.HeaderView BlogViews.ProfileView BlogViews.UserTable BlogViews.VoiceTable Network Part Variant
  file MVP/App/Block/BlogPresenter+Block.swift role=presenter screens=blog lines=22 members=7 closures=2 imports=BlogDomain,Runtime
  class BlogPresenter nested
  names BlockVariant: Binding BlockPresenter BlogDomain.BlogText Completion Runtime.Action
  file MVP/App/Block/BlogViewController+Block.swift role=view screens=blog lines=19 members=3 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogViewController nested
  names BlockVariant: BlogDomain.BlogText Completion Runtime.Action
  file MVP/App/Block/BlogsPresenter+Block.swift role=presenter screens=profile lines=40 members=15 closures=2 imports=BlogDomain,Runtime
  class BlogsPresenter nested
  names BlockVariant: Binding BlogDomain.BlogText Completion Content More Progress RowBlocks Rows Runtime.Action
  file MVP/App/Block/BlogsViewController+Block.swift role=view screens=profile lines=36 members=8 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class BlogsViewController nested
  names BlockVariant: BlogDomain.BlogText Completion Content HeadlessUI.Cell RowBinder Runtime.Action
  file MVP/App/Block/CategoriesPresenter+Block.swift role=presenter screens=categories lines=16 members=5 closures=2 imports=Runtime
  class CategoriesPresenter nested
  names BlockVariant: Binding BlockPresenter Completion Runtime.Action
  file MVP/App/Block/CategoriesViewController+Block.swift role=view screens=categories lines=13 members=3 closures=1 imports=Runtime
  class CategoriesViewController nested
  names BlockVariant: Completion Runtime.Action
  file MVP/App/Block/ContentViewController+Block.swift role=view lines=69 members=13 closures=2 imports=BlogDomain,HeadlessUI,Runtime
  protocol ContentBinder
  protocol RowBinder
  names ContentBinder: Completion Content ContentBlocks ContentViewController Runtime.Action
  names RowBinder: Content ContentBinder HeadlessUI.Cell RowBlocks Runtime.Action TableViewController
  file MVP/App/Block/DraftsPresenter+Block.swift role=presenter screens=profile lines=18 members=9 closures=0 imports=BlogDomain,Runtime
  class DraftsPresenter nested
  names BlockVariant: Binding Content ContentBlocks Progress Rows Runtime.Action
  file MVP/App/Block/DraftsViewController+Block.swift role=view screens=profile lines=18 members=3 closures=0 imports=HeadlessUI,Runtime
  class DraftsViewController nested
  names BlockVariant: Content ContentBinder Rows
  file MVP/App/Block/FeedPresenter+Block.swift role=presenter lines=57 members=15 closures=2 imports=BlogDomain,Runtime
  enum Content
  protocol ContentBlocks
  protocol RowBlocks
  names Content: Runtime.Loggable
  names ContentBlocks: BlockPresenter Completion Content FeedPresenter Progress Runtime.Action Runtime.Loggable
  names RowBlocks: ContentBlocks Rows Runtime.Action Runtime.Loggable
  file MVP/App/Block/GalleryPresenter+Block.swift role=presenter screens=gallery lines=33 members=13 closures=1 imports=BlogDomain,Runtime
  class GalleryPresenter nested
  names BlockVariant: Binding BlockPresenter Completion GalleryPart Pager Runtime.Action
  file MVP/App/Block/GalleryViewController+Block.swift role=view screens=gallery lines=26 members=10 closures=1 imports=Runtime
  class GalleryViewController nested
  names BlockVariant: Completion GalleryPart Runtime.Action
  file MVP/App/Block/HeaderPresenter+Block.swift role=presenter screens=profile lines=28 members=12 closures=2 imports=BlogDomain,Runtime
  class HeaderPresenter nested
  names BlockVariant: Binding BlogDomain.HeaderText Completion Content ContentBlocks Progress Runtime.Action
  file MVP/App/Block/HeaderViewController+Block.swift role=view screens=profile lines=26 members=5 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class HeaderViewController nested
  names BlockVariant: BlogDomain.HeaderText Completion Content ContentBinder Runtime.Action
  file MVP/App/Block/ProfilePresenter+Block.swift role=presenter screens=profile lines=9 members=4 closures=0 imports=Runtime
  class ProfilePresenter nested
  names BlockVariant: Binding BlockPresenter Runtime.Action
  file MVP/App/Block/ProfileViewController+Block.swift role=view screens=profile lines=13 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController nested
  names BlockVariant: Runtime.Action
  file MVP/App/Block/UsersPresenter+Block.swift role=presenter screens=following,suggested lines=21 members=11 closures=0 imports=BlogDomain,Runtime
  class UsersPresenter nested
  names BlockVariant: Binding BlogDomain.PersonText Content Progress RowBlocks Rows Runtime.Action
  file MVP/App/Block/UsersViewController+Block.swift role=view screens=following,suggested lines=16 members=4 closures=0 imports=BlogDomain,HeadlessUI
  class UsersViewController nested
  names BlockVariant: HeadlessUI.Cell RowBinder
  file MVP/App/Block/VoicesPresenter+Block.swift role=presenter screens=voices lines=21 members=11 closures=0 imports=BlogDomain,Runtime
  class VoicesPresenter nested
  names BlockVariant: Binding BlogDomain.VoiceText Content Progress RowBlocks Rows Runtime.Action
  file MVP/App/Block/VoicesViewController+Block.swift role=view screens=voices lines=16 members=4 closures=0 imports=BlogDomain,HeadlessUI
  class VoicesViewController nested
  names BlockVariant: HeadlessUI.Cell RowBinder
  file MVP/App/BlogPresenter.swift role=presenter screens=blog lines=41 members=13 closures=1 imports=BlogDomain,Runtime
  class BlogPresenter
  names -: BlogDomain.BlogText
  names BlogPresenter: BlogDomain.BlogText BlogStore DocumentPresenter Network Runtime.Single Runtime.StateCell
  file MVP/App/BlogScene.swift role=scene screens=blog lines=18 members=5 closures=0 imports=BlogViews,Runtime
  class BlogScene
  names BlogScene: BlogViews.BlogView RootScene ScreenScene ViewController
  file MVP/App/BlogStore+Voices.swift role=store screens=voices lines=30 members=6 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.Playlist BlogDomain.VoiceText Runtime.AudioPlayer Runtime.Participant
  file MVP/App/BlogStore.swift role=store lines=55 members=23 closures=2 imports=BlogDomain,Runtime mentions=voices:4,gallery:4
  class BlogStore
  names BlogStore: BlogDomain.Article BlogDomain.BlogText BlogDomain.Document BlogDomain.Draft BlogDomain.Notice BlogDomain.Page BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.User BlogDomain.Write Runtime.AudioPlayer Runtime.ObserverList Runtime.Participant Runtime.Response Runtime.StateCell Runtime.Subscription Store
  file MVP/App/BlogViewController.swift role=view screens=blog lines=33 members=9 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogViewController
  names BlogViewController: BlogDomain.BlogText BlogPresenter BlogViews.BlogView Detachable Runtime.Action ViewController
  file MVP/App/BlogsPresenter.swift role=presenter screens=profile lines=60 members=20 closures=2 imports=BlogDomain,Runtime
  class BlogsPresenter
  struct More
  names BlogsPresenter: BlogDomain.BlogText BlogDomain.Page BlogStore FeedPresenter More Network Rows Runtime.Single Runtime.StateCell
  names More: Runtime.Loggable
  file MVP/App/BlogsViewController.swift role=view screens=profile lines=45 members=11 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogsViewController
  names BlogsViewController: BlogDomain.BlogText BlogViews.BlogCell BlogViews.BlogTable BlogsPresenter Detachable HeadlessUI.Cell Runtime.Action TableViewController
  file MVP/App/CategoriesPresenter.swift role=presenter screens=categories lines=24 members=6 closures=1 imports=BlogDomain,Runtime
  class CategoriesPresenter
  names CategoriesPresenter: BlogDomain.CategorySearch DocumentPresenter Runtime.Response Runtime.StateCell
  file MVP/App/CategoriesScene.swift role=scene screens=categories lines=16 members=4 closures=0 imports=BlogViews,Runtime
  class CategoriesScene
  names CategoriesScene: BlogViews.CategoriesView RootScene ScreenScene ViewController
  file MVP/App/CategoriesViewController.swift role=view screens=categories lines=20 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesViewController
  names CategoriesViewController: BlogViews.CategoriesView CategoriesPresenter Detachable Runtime.Action ViewController
  file MVP/App/ContentViewController.swift role=view lines=57 members=19 closures=1 imports=HeadlessUI,Runtime
  class ContentViewController
  class TableViewController
  protocol RowsHolder
  names -: HeadlessUI.Button
  names ContentViewController: Detachable HeadlessUI.ContentView Runtime.Action ViewController
  names RowsHolder: Rows Runtime.Loggable Runtime.StateCell TableViewController
  names TableViewController: ContentViewController Detachable HeadlessUI.Cell HeadlessUI.TableView Runtime.Action
  file MVP/App/DocumentPresenter.swift role=presenter lines=29 members=8 closures=1 imports=BlogDomain,Runtime
  class DocumentPresenter
  names DocumentPresenter: BlogDomain.Notice BlogDomain.Write BlogStore Network Presenter Runtime.Action
  file MVP/App/DraftsPresenter.swift role=presenter screens=profile lines=26 members=6 closures=2 imports=BlogDomain,Runtime
  class DraftsPresenter
  names DraftsPresenter: BlogDomain.Page BlogStore FeedPresenter Network Rows Runtime.StateCell
  file MVP/App/DraftsViewController.swift role=view screens=profile lines=16 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class DraftsViewController
  names DraftsViewController: BlogViews.DraftCell BlogViews.DraftTable Detachable DraftsPresenter HeadlessUI.Cell Rows RowsHolder Runtime.StateCell TableViewController
  file MVP/App/FeedPresenter.swift role=presenter lines=80 members=23 closures=2 imports=BlogDomain,Runtime
  enum Progress
  class FeedPresenter
  names FeedPresenter: BlogDomain.Feed BlogDomain.Page BlogDomain.Read BlogDomain.Resource BlogStore DocumentPresenter Network Progress Runtime.Action Runtime.Response Runtime.StateCell
  file MVP/App/FollowingScene.swift role=scene screens=following lines=13 members=3 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class FollowingScene
  names FollowingScene: HeadlessUI.Alert RootScene Runtime.Action UsersScene
  file MVP/App/GalleryPresenter.swift role=presenter screens=gallery lines=85 members=16 closures=1 imports=BlogDomain,Runtime
  class GalleryPresenter
  names GalleryPresenter: BlogDomain.GalleryState BlogDomain.ImageText BlogDomain.Page BlogDomain.Read BlogDomain.World BlogStore DocumentPresenter GalleryPart GalleryViewData Network Pager Rows Runtime.Response Runtime.StateCell
  file MVP/App/GalleryScene.swift role=scene screens=gallery lines=16 members=4 closures=0 imports=BlogViews,Runtime
  class GalleryScene
  names GalleryScene: BlogViews.GalleryView RootScene ScreenScene ViewController
  file MVP/App/GalleryViewController.swift role=view screens=gallery lines=62 members=21 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryViewController
  names GalleryViewController: BlogViews.ArticleCell BlogViews.GalleryView BlogViews.ImageCell Detachable GalleryPart GalleryPresenter HeadlessUI.TableView Rows Runtime.Action Runtime.StateCell ViewController
  file MVP/App/GalleryViewData+Trace.swift screens=gallery lines=16 members=3 closures=0 imports=Runtime
  names GalleryPart: Runtime.Loggable
  names GalleryViewData: Runtime.Inspectable Runtime.Inspector
  names Pager: Runtime.Loggable
  file MVP/App/GalleryViewData.swift screens=gallery lines=23 members=12 closures=0 imports=Runtime
  struct GalleryViewData
  struct Pager
  struct GalleryPart
  names GalleryPart: Rows Runtime.LoadState
  names GalleryViewData: GalleryPart Pager Rows
  file MVP/App/HeaderPresenter.swift role=presenter screens=profile lines=33 members=10 closures=1 imports=BlogDomain,Runtime
  class HeaderPresenter
  names HeaderPresenter: BlogDomain.HeaderText BlogDomain.Page BlogStore FeedPresenter Network Runtime.Single Runtime.StateCell
  file MVP/App/HeaderViewController.swift role=view screens=profile lines=33 members=9 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class HeaderViewController
  names HeaderViewController: BlogDomain.HeaderText BlogViews.HeaderView ContentViewController Detachable HeaderPresenter Runtime.Action
  file MVP/App/MVPApp.swift lines=26 members=9 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:6
  class MVPApp
  class MVPBlockApp
  struct BlogApp
  names BlogApp: BlogDomain.Push BlogDomain.World BlogStore HeadlessUI.Window RootScene Runtime.Action Runtime.Service Variant
  names MVPApp: BlogApp BlogDomain.Push BlogDomain.World HeadlessUI.Window ProtocolVariant Runtime.Service
  names MVPBlockApp: BlockVariant BlogApp BlogDomain.Push BlogDomain.World HeadlessUI.Window Runtime.Service
  file MVP/App/ProfilePresenter.swift role=presenter screens=profile lines=28 members=9 closures=1 imports=BlogDomain,Runtime
  class ProfilePresenter
  names ProfilePresenter: BlogDomain.Profile BlogsPresenter DraftsPresenter HeaderPresenter Presenter Runtime.Action Runtime.Single Runtime.StateCell
  file MVP/App/ProfileScene.swift role=scene screens=profile lines=26 members=4 closures=0 imports=BlogViews,Runtime
  class ProfileScene
  names ProfileScene: BlogViews.ProfileView RootScene ScreenScene ViewController
  file MVP/App/ProfileViewController.swift role=view screens=profile lines=15 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController
  names ProfileViewController: BlogViews.ProfileView Detachable ProfilePresenter ViewController
  file MVP/App/Protocol/BlogPresenter+Protocol.swift role=presenter screens=blog lines=16 members=6 closures=1 imports=BlogDomain,Runtime
  protocol BlogDisplay
  class BlogPresenter nested
  names BlogDisplay: BlogDomain.BlogText Runtime.Participant
  names ProtocolVariant: Attachment BlogDisplay BlogDomain.BlogText DisplayPresenter
  file MVP/App/Protocol/BlogViewController+Protocol.swift role=view screens=blog lines=10 members=2 closures=0 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogViewController nested
  names ProtocolVariant: BlogDisplay
  file MVP/App/Protocol/BlogsPresenter+Protocol.swift role=presenter screens=profile lines=23 members=13 closures=1 imports=BlogDomain,Runtime
  protocol BlogsDisplay
  class BlogsPresenter nested
  names BlogsDisplay: BlogDomain.BlogText ContentDisplay Rows
  names ProtocolVariant: Attachment BlogDomain.BlogText BlogsDisplay DisplayPresenter More Progress
  file MVP/App/Protocol/BlogsViewController+Protocol.swift role=view screens=profile lines=19 members=9 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogsViewController nested
  names ProtocolVariant: BlogDomain.BlogText BlogsDisplay HeadlessUI.Cell Rows RowsHolder Runtime.StateCell
  file MVP/App/Protocol/CategoriesPresenter+Protocol.swift role=presenter screens=categories lines=11 members=4 closures=1 imports=Runtime
  protocol CategoriesDisplay
  class CategoriesPresenter nested
  names CategoriesDisplay: Runtime.Participant
  names ProtocolVariant: Attachment CategoriesDisplay DisplayPresenter
  file MVP/App/Protocol/CategoriesViewController+Protocol.swift role=view screens=categories lines=6 members=2 closures=0
  class CategoriesViewController nested
  names ProtocolVariant: CategoriesDisplay
  file MVP/App/Protocol/DraftsPresenter+Protocol.swift role=presenter screens=profile lines=15 members=7 closures=0 imports=BlogDomain,Runtime
  protocol DraftsDisplay
  class DraftsPresenter nested
  names DraftsDisplay: ContentDisplay Rows
  names ProtocolVariant: Attachment DisplayPresenter DraftsDisplay Progress
  file MVP/App/Protocol/DraftsViewController+Protocol.swift role=view screens=profile lines=10 members=2 closures=0 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class DraftsViewController nested
  names ProtocolVariant: DraftsDisplay
  file MVP/App/Protocol/FeedPresenter+Protocol.swift role=presenter lines=19 members=6 closures=1 imports=Runtime
  protocol ContentDisplay
  names ContentDisplay: Progress Runtime.Participant
  names DisplayPresenter: FeedPresenter
  file MVP/App/Protocol/GalleryPresenter+Protocol.swift role=presenter screens=gallery lines=22 members=12 closures=1 imports=BlogDomain,Runtime
  protocol GalleryDisplay
  class GalleryPresenter nested
  names GalleryDisplay: GalleryPart Runtime.Participant
  names ProtocolVariant: Attachment DisplayPresenter GalleryDisplay GalleryPart Pager
  file MVP/App/Protocol/GalleryViewController+Protocol.swift role=view screens=gallery lines=10 members=6 closures=0
  class GalleryViewController nested
  names ProtocolVariant: GalleryDisplay
  file MVP/App/Protocol/HeaderPresenter+Protocol.swift role=presenter screens=profile lines=21 members=9 closures=1 imports=BlogDomain,Runtime
  protocol HeaderDisplay
  class HeaderPresenter nested
  names HeaderDisplay: BlogDomain.HeaderText ContentDisplay
  names ProtocolVariant: Attachment BlogDomain.HeaderText DisplayPresenter HeaderDisplay Progress
  file MVP/App/Protocol/HeaderViewController+Protocol.swift role=view screens=profile lines=11 members=3 closures=0 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class HeaderViewController nested
  names ProtocolVariant: HeaderDisplay
  file MVP/App/Protocol/ProfilePresenter+Protocol.swift role=presenter screens=profile lines=13 members=4 closures=0 imports=Runtime
  protocol ProfileDisplay
  class ProfilePresenter nested
  names ProfileDisplay: Runtime.Participant
  names ProtocolVariant: Attachment DisplayPresenter ProfileDisplay
  file MVP/App/Protocol/ProfileViewController+Protocol.swift role=view screens=profile lines=8 members=1 closures=0 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController nested
  names ProtocolVariant: ProfileDisplay
  file MVP/App/Protocol/ProtocolVariant.swift lines=50 members=9 closures=1 imports=BlogDomain,BlogViews mentions=profile:13,blog:3,voices:3,gallery:5,categories:4
  struct ProtocolVariant
  names ProtocolVariant: BlogDomain.NameFormat BlogDomain.Resource BlogDomain.World BlogStore BlogViews.BlogTable BlogViews.BlogView BlogViews.CategoriesView BlogViews.DraftTable BlogViews.GalleryView BlogViews.HeaderView BlogViews.ProfileView BlogViews.UserTable BlogViews.VoiceTable Network Part Variant
  file MVP/App/Protocol/UsersPresenter+Protocol.swift role=presenter screens=following,suggested lines=17 members=9 closures=0 imports=BlogDomain,Runtime
  protocol UsersDisplay
  class UsersPresenter nested
  names ProtocolVariant: Attachment BlogDomain.PersonText DisplayPresenter Progress UsersDisplay
  names UsersDisplay: BlogDomain.PersonText ContentDisplay Rows
  file MVP/App/Protocol/UsersViewController+Protocol.swift role=view screens=following,suggested lines=17 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class UsersViewController nested
  names ProtocolVariant: BlogDomain.PersonText HeadlessUI.Cell Rows RowsHolder Runtime.StateCell UsersDisplay
  file MVP/App/Protocol/VoicesPresenter+Protocol.swift role=presenter screens=voices lines=17 members=9 closures=0 imports=BlogDomain,Runtime
  protocol VoicesDisplay
  class VoicesPresenter nested
  names ProtocolVariant: Attachment BlogDomain.VoiceText DisplayPresenter Progress VoicesDisplay
  names VoicesDisplay: BlogDomain.VoiceText ContentDisplay Rows
  file MVP/App/Protocol/VoicesViewController+Protocol.swift role=view screens=voices lines=16 members=7 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class VoicesViewController nested
  names ProtocolVariant: BlogDomain.VoiceText HeadlessUI.Cell Rows RowsHolder Runtime.StateCell VoicesDisplay
  file MVP/App/RootScene.swift role=scene lines=63 members=14 closures=2 imports=BlogDomain,HeadlessUI,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:1,gallery:4,categories:1
  class RootScene
  names RootScene: BlogDomain.Notice BlogDomain.World BlogScene BlogStore CategoriesScene DocumentPresenter FollowingScene GalleryScene HeadlessUI.Alert HeadlessUI.Window Network ProfileScene Runtime.Action Runtime.StateCell Scene SceneStack ScreenScene SuggestedScene Variant VoicesScene
  file MVP/App/Rows+Trace.swift role=view lines=19 members=4 closures=0 imports=BlogDomain,Runtime
  names Row: BlogDomain.Entity Runtime.Inspector
  names Rows: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  file MVP/App/Rows.swift role=view lines=28 members=8 closures=0 imports=BlogDomain,Runtime
  struct Rows
  struct Row
  names Row: Runtime.ByCodePoints Runtime.Loggable
  names Rows: BlogDomain.EntityTable Row Runtime.Loggable
  file MVP/App/SceneStack+Trace.swift lines=7 members=1 closures=0 imports=HeadlessUI,Runtime
  names SceneStack: Runtime.Inspectable Runtime.Inspector
  file MVP/App/SceneStack.swift lines=3 members=1 closures=0
  struct SceneStack
  names SceneStack: ScreenScene
  file MVP/App/SuggestedScene.swift role=scene screens=suggested lines=4 members=1 closures=0 imports=BlogDomain
  class SuggestedScene
  names SuggestedScene: RootScene UsersScene
  file MVP/App/UsersPresenter.swift role=presenter screens=following,suggested lines=33 members=11 closures=1 imports=BlogDomain,Runtime
  class UsersPresenter
  names UsersPresenter: BlogDomain.NameFormat BlogDomain.Page BlogDomain.PersonText BlogDomain.Resource BlogStore FeedPresenter Network Rows Runtime.StateCell
  file MVP/App/UsersScene.swift role=scene screens=following,suggested lines=20 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class UsersScene
  names UsersScene: BlogDomain.NameFormat BlogDomain.Resource BlogViews.UserTable BlogViews.UsersView Part RootScene ScreenScene UsersPresenter ViewController
  file MVP/App/UsersViewController.swift role=view screens=following,suggested lines=22 members=4 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class UsersViewController
  names -: BlogViews.UserCell
  names UsersViewController: BlogDomain.PersonText BlogViews.UserCell BlogViews.UserTable Detachable HeadlessUI.Cell Runtime.Action TableViewController UsersPresenter
  file MVP/App/Variant.swift lines=27 members=12 closures=0 imports=BlogDomain,BlogViews mentions=profile:5,blog:1,voices:1,gallery:3,categories:1
  protocol Variant
  struct Part
  names Part: ViewController
  names Variant: BlogDomain.NameFormat BlogDomain.Resource BlogDomain.World BlogPresenter BlogStore BlogViews.BlogTable BlogViews.BlogView BlogViews.CategoriesView BlogViews.DraftTable BlogViews.GalleryView BlogViews.HeaderView BlogViews.ProfileView BlogViews.UserTable BlogViews.VoiceTable BlogsPresenter CategoriesPresenter DraftsPresenter GalleryPresenter HeaderPresenter Network Part ProfilePresenter UsersPresenter VoicesPresenter
  file MVP/App/VoicesPresenter.swift role=presenter screens=voices lines=36 members=9 closures=1 imports=BlogDomain,Runtime
  class VoicesPresenter
  names VoicesPresenter: BlogDomain.Page BlogDomain.VoiceText BlogStore FeedPresenter Network Rows Runtime.StateCell
  file MVP/App/VoicesScene.swift role=scene screens=voices lines=16 members=4 closures=0 imports=BlogViews,Runtime
  class VoicesScene
  names VoicesScene: BlogViews.VoicesView RootScene ScreenScene ViewController
  file MVP/App/VoicesViewController.swift role=view screens=voices lines=21 members=5 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class VoicesViewController
  names VoicesViewController: BlogDomain.VoiceText BlogViews.VoiceCell BlogViews.VoiceTable Detachable HeadlessUI.Cell Runtime.Action TableViewController VoicesPresenter
  file MVP/Framework/BlockPresenter.swift role=presenter lines=35 members=10 closures=1 imports=Runtime
  protocol BlockPresenter
  class Binding
  class Completion
  names BlockPresenter: Binding Detachable Presenter
  names Completion: Binding BlockPresenter Runtime.Action Runtime.Participant
  file MVP/Framework/DisplayPresenter.swift role=presenter lines=29 members=9 closures=1 imports=Runtime
  protocol DisplayPresenter
  struct Attachment
  names Attachment: Runtime.Participant Runtime.Wire
  names DisplayPresenter: Attachment Detachable Presenter Runtime.Participant
  file MVP/Framework/Network.swift lines=7 members=1 closures=0 imports=Runtime
  protocol Network
  names -: Network Runtime.Service
  names Network: Runtime.Participant Runtime.Request Runtime.Response
  file MVP/Framework/Presenter.swift role=presenter lines=15 members=7 closures=0 imports=Runtime
  protocol Detachable
  class Presenter
  names Detachable: Runtime.Participant
  names Presenter: Runtime.Participant Runtime.Runtime Runtime.Subscription
  file MVP/Framework/Scene.swift role=scene lines=39 members=12 closures=1 imports=HeadlessUI,Runtime
  class Scene
  class ScreenScene
  names Scene: HeadlessUI.Responder HeadlessUI.Window Runtime.Participant
  names ScreenScene: HeadlessUI.ScreenView Runtime.Action Scene ViewController
  file MVP/Framework/Store.swift role=store lines=7 members=2 closures=0 imports=Runtime
  class Store
  names Store: Runtime.ObserverList Runtime.Participant Runtime.Runtime
  file MVP/Framework/ViewController.swift role=view lines=19 members=8 closures=1 imports=Runtime
  class ViewController
  names ViewController: Detachable Runtime.Participant
  file MVVM/App/AppCoordinator.swift role=coordinator lines=42 members=8 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:1,gallery:1,categories:1
  class AppCoordinator
  names AppCoordinator: AppViewModel BlogViewModel BlogViews.UsersView CategoriesViewModel Context Coordinator GalleryViewModel HeadlessUI.Window ProfileViewModel Runtime.Action Screen UsersViewModel VoicesViewModel
  file MVVM/App/AppViewModel.swift role=viewModel lines=17 members=9 closures=1 imports=BlogDomain,Runtime mentions=profile:1,following:1,suggested:1,voices:1,gallery:1,categories:1
  class AppViewModel
  names AppViewModel: BlogDomain.Notice CategoriesViewModel Context GalleryViewModel ProfileViewModel Signal UsersViewModel ViewModel VoicesViewModel
  file MVVM/App/BlogCell.swift role=view screens=profile lines=22 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogCell
  names BlogCell: BindableCell BlogCellViewModel BlogViews.BlogCell Runtime.Action Runtime.Runtime SubscriptionBag
  file MVVM/App/BlogItemViewModel.swift role=viewModel lines=32 members=12 closures=1 imports=BlogDomain,Runtime
  class BlogItemViewModel
  names BlogItemViewModel: BlogDomain.BlogText BlogStore Context ViewModel
  file MVVM/App/BlogStore+Categories.swift role=store screens=categories lines=24 members=6 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.CategorySearch FeedID Runtime.Response
  file MVVM/App/BlogStore+Gallery.swift role=store screens=gallery lines=30 members=8 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.Article BlogDomain.GalleryState BlogDomain.Read BlogDomain.World FeedID Runtime.Response
  file MVVM/App/BlogStore+Voices.swift role=store screens=voices lines=30 members=6 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.Playlist BlogDomain.VoiceText FeedID Runtime.AudioPlayer
  file MVVM/App/BlogStore.swift role=store lines=106 members=39 closures=2 imports=BlogDomain,Runtime mentions=voices:3,gallery:2
  class BlogStore
  names BlogStore: BlogDomain.Blog BlogDomain.BlogText BlogDomain.Document BlogDomain.Draft BlogDomain.Feed BlogDomain.Notice BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.Resource BlogDomain.User BlogDomain.Write FeedID Opened Runtime.AudioPlayer Runtime.ObserverList Runtime.Response Runtime.Service Runtime.StateCell Runtime.Subscription Store Topics
  file MVVM/App/BlogViewController.swift role=view screens=blog lines=24 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogViewController
  names BlogViewController: BlogViewModel BlogViews.BlogView Runtime.Action ViewController
  file MVVM/App/BlogViewModel.swift role=viewModel screens=blog lines=9 members=2 closures=0 imports=BlogDomain,Runtime
  class BlogViewModel
  names BlogViewModel: BlogDomain.BlogText BlogItemViewModel
  file MVVM/App/BlogsViewController.swift role=view screens=profile lines=20 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogsViewController
  names BlogsViewController: BlogCell BlogViews.BlogTable BlogsViewModel HeadlessUI.Cell Runtime.Action Screen TableViewController
  file MVVM/App/BlogsViewModel.swift role=viewModel screens=profile lines=12 members=6 closures=1 imports=BlogDomain,Runtime
  class BlogsViewModel
  class BlogCellViewModel
  names BlogCellViewModel: BlogItemViewModel
  names BlogsViewModel: BlogCellViewModel BlogViewModel Context Signal TableViewModel
  file MVVM/App/CategoriesViewController.swift role=view screens=categories lines=19 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesViewController
  names CategoriesViewController: BlogViews.CategoriesView CategoriesViewModel Runtime.Action ViewController
  file MVVM/App/CategoriesViewModel.swift role=viewModel screens=categories lines=23 members=7 closures=1 imports=BlogDomain,Runtime
  class CategoriesViewModel
  names CategoriesViewModel: BlogStore Context FeedID ViewModel
  file MVVM/App/Context.swift lines=7 members=4 closures=0 imports=BlogDomain mentions=gallery:1
  struct Context
  names Context: BlogDomain.World BlogStore Exposure
  file MVVM/App/DraftsViewController.swift role=view screens=profile lines=19 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class DraftsViewController
  class DraftCell
  names DraftCell: BindableCell BlogViews.DraftCell DraftCellViewModel SubscriptionBag
  names DraftsViewController: BlogViews.DraftTable DraftCell DraftsViewModel HeadlessUI.Cell TableViewController
  file MVVM/App/DraftsViewModel.swift role=viewModel screens=profile lines=22 members=7 closures=1 imports=BlogDomain,Runtime
  class DraftsViewModel
  class DraftCellViewModel
  names DraftCellViewModel: BlogStore Context ViewModel
  names DraftsViewModel: Context DraftCellViewModel TableViewModel
  file MVVM/App/FeedViewController.swift role=view lines=49 members=15 closures=1 imports=HeadlessUI,Runtime
  class FeedViewController
  class TableViewController
  names FeedViewController: FeedViewModel HeadlessUI.ContentView Runtime.Action ViewController
  names TableViewController: BindableCell FeedViewController HeadlessUI.Cell HeadlessUI.TableView Runtime.Action TableViewModel
  file MVVM/App/FeedViewModel.swift role=viewModel lines=40 members=16 closures=1 imports=BlogDomain,Runtime
  class FeedViewModel
  class TableViewModel
  names FeedViewModel: BlogDomain.Feed BlogDomain.Resource BlogStore Context FeedID Runtime.LoadState ViewModel
  names TableViewModel: BlogDomain.Feed FeedViewModel
  file MVVM/App/GalleryViewController.swift role=view screens=gallery lines=66 members=21 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryViewController
  class ImageCell
  class ArticleCell
  names ArticleCell: ArticleCellViewModel BindableCell BlogViews.ArticleCell SubscriptionBag
  names GalleryViewController: ArticleCell BindableCell BlogViews.GalleryView GalleryList GalleryViewModel HeadlessUI.RowRequest HeadlessUI.TableView ImageCell Runtime.Action ViewController
  names ImageCell: BindableCell BlogViews.ImageCell ImageCellViewModel SubscriptionBag
  file MVVM/App/GalleryViewModel.swift role=viewModel screens=gallery lines=78 members=31 closures=1 imports=BlogDomain,Runtime
  class GalleryViewModel
  struct GalleryList
  class ImageCellViewModel
  class ArticleCellViewModel
  names ArticleCellViewModel: BlogStore Context ViewModel
  names GalleryList: BlogDomain.Feed GalleryViewModel MutableProperty Runtime.LoadState
  names GalleryViewModel: ArticleCellViewModel BlogStore Context FeedID GalleryList ImageCellViewModel ViewModel
  names ImageCellViewModel: BlogDomain.ImageText Context ViewModel
  file MVVM/App/HeaderViewController.swift role=view screens=profile lines=25 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class HeaderViewController
  names HeaderViewController: BlogViews.HeaderView FeedViewController HeaderViewModel Runtime.Action
  file MVVM/App/HeaderViewModel.swift role=viewModel screens=profile lines=25 members=10 closures=1 imports=BlogDomain,Runtime
  class HeaderViewModel
  names HeaderViewModel: BlogDomain.HeaderText Context FeedViewModel
  file MVVM/App/MVVMApp.swift lines=14 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVVMApp
  names MVVMApp: AppCoordinator BlogDomain.Push BlogDomain.World BlogStore Context HeadlessUI.Window Runtime.Action Runtime.Service
  file MVVM/App/MVVMObservationApp.swift lines=15 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVVMObservationApp
  names MVVMObservationApp: AppViewModel BlogDomain.Push BlogDomain.World BlogStore Context HeadlessUI.Window Observations RootViewController Runtime.Action Runtime.Service
  file MVVM/App/Opened+Trace.swift lines=20 members=3 closures=1 imports=BlogDomain,Runtime
  names FeedID: Runtime.Loggable
  names Opened: FeedID Runtime.Inspectable Runtime.Inspector
  file MVVM/App/Opened.swift lines=16 members=7 closures=0 imports=BlogDomain,Runtime mentions=gallery:1,categories:1
  struct Opened
  struct FeedID
  names Opened: BlogDomain.CategorySearch BlogDomain.Feed BlogDomain.GalleryState FeedID
  file MVVM/App/Presenting.swift lines=16 members=2 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names -: BlogDomain.Notice HeadlessUI.Alert HeadlessUI.Window Runtime.Action UnfollowQuestion UsersViewModel
  file MVVM/App/ProfileViewController.swift role=view screens=profile lines=18 members=4 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController
  names ProfileViewController: BlogViews.ProfileView BlogsViewController DraftsViewController HeaderViewController ProfileViewModel ViewController
  file MVVM/App/ProfileViewModel.swift role=viewModel screens=profile lines=20 members=6 closures=1 imports=BlogDomain,Runtime
  class ProfileViewModel
  names ProfileViewModel: BlogDomain.Profile BlogsViewModel Context DraftsViewModel HeaderViewModel ViewModel
  file MVVM/App/RootViewController.swift role=view lines=28 members=5 closures=1 imports=BlogViews,HeadlessUI,Runtime mentions=suggested:1,voices:1,gallery:1,categories:1
  class RootViewController
  names RootViewController: AppViewModel BlogViews.UsersView HeadlessUI.Window NavigationController Runtime.Action Screen UsersViewModel
  file MVVM/App/Screens.swift role=view lines=32 members=7 closures=0 imports=BlogViews,Runtime mentions=profile:3,blog:2,voices:3,gallery:3,categories:3
  names -: BlogViews.UsersView UserCell UsersViewModel
  names Screen: ArticleCell BlogCell BlogViewController BlogViewModel BlogViews.BlogView BlogViews.CategoriesView BlogViews.GalleryView BlogViews.ProfileView BlogViews.UsersView BlogViews.VoicesView CategoriesViewController CategoriesViewModel DraftCell GalleryViewController GalleryViewModel ImageCell ProfileViewController ProfileViewModel UsersViewController UsersViewModel VoiceCell VoicesViewController VoicesViewModel
  file MVVM/App/UsersViewController.swift role=view screens=following,suggested lines=35 members=11 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class UsersViewController
  class UserCell
  names UserCell: BindableCell BlogViews.UserCell Runtime.Action Runtime.Runtime SubscriptionBag UserCellViewModel
  names UsersViewController: BlogViews.UsersView HeadlessUI.Cell TableViewController UserCell UsersViewModel
  file MVVM/App/UsersViewModel.swift role=viewModel screens=following,suggested lines=60 members=22 closures=2 imports=BlogDomain,Runtime mentions=following:1,suggested:2
  class UsersViewModel
  struct UnfollowQuestion
  class UserCellViewModel
  names UnfollowQuestion: Runtime.Loggable
  names UserCellViewModel: BlogDomain.NameFormat BlogDomain.PersonText BlogStore Context ViewModel
  names UsersViewModel: BlogDomain.NameFormat BlogDomain.Resource Context Signal TableViewModel UnfollowQuestion UserCellViewModel
  file MVVM/App/VoicesViewController.swift role=view screens=voices lines=27 members=10 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesViewController
  class VoiceCell
  names VoiceCell: BindableCell BlogViews.VoiceCell SubscriptionBag VoiceCellViewModel
  names VoicesViewController: BlogViews.VoiceTable BlogViews.VoicesView HeadlessUI.Cell Runtime.Action TableViewController VoiceCell VoicesViewModel
  file MVVM/App/VoicesViewModel.swift role=viewModel screens=voices lines=32 members=12 closures=1 imports=BlogDomain,Runtime
  class VoicesViewModel
  class VoiceCellViewModel
  names VoiceCellViewModel: BlogDomain.VoiceText BlogStore Context ViewModel
  names VoicesViewModel: Context TableViewModel VoiceCellViewModel
  file MVVM/Framework/BindableCell.swift role=view lines=19 members=4 closures=1 imports=HeadlessUI,Runtime
  protocol BindableCell
  names BindableCell: Binder HeadlessUI.Cell ViewModel
  file MVVM/Framework/Binder.swift role=view lines=48 members=16 closures=0 imports=Runtime
  class SubscriptionBag
  protocol Binder
  names Binder: Property Runtime.ObserverList Runtime.Participant Signal SubscriptionBag
  names SubscriptionBag: Runtime.Subscription Tracker
  file MVVM/Framework/Coordinator.swift role=coordinator lines=26 members=7 closures=1 imports=HeadlessUI,Runtime
  class Coordinator
  names Coordinator: Binder HeadlessUI.Window Runtime.Participant Runtime.StateCell Runtime.Subscription Screen ScreenStack SubscriptionBag
  file MVVM/Framework/Derived.swift lines=23 members=2 closures=1 imports=Runtime
  names ViewModel: ComputedChannel DerivedChannel Property Runtime.Loggable SignalChannel SignalNode
  file MVVM/Framework/Exposure.swift lines=21 members=8 closures=0 imports=Runtime
  enum Exposure
  protocol Channel
  protocol EventChannel
  names Channel: Binder Runtime.Loggable Runtime.Subscription
  names EventChannel: Binder Runtime.Loggable Runtime.Subscription
  names Exposure: Observations
  file MVVM/Framework/NavigationController.swift role=view lines=24 members=6 closures=2 imports=HeadlessUI,Runtime
  class NavigationController
  names NavigationController: HeadlessUI.Window Runtime.StateCell Screen ScreenStack ViewController
  file MVVM/Framework/Observation/Observed.swift lines=86 members=29 closures=1 imports=Observation,Runtime
  class Observed
  class Observations
  class ObservationChannel
  class ComputedChannel
  names ComputedChannel: Binder Channel Observations Runtime.Loggable Runtime.Subscription ViewModel
  names ObservationChannel: Binder Channel Observations Observed Runtime.Loggable Runtime.Reference Runtime.Single Runtime.StateCell Runtime.Subscription ViewModel
  names Observations: Runtime.Reference Tracker ViewModel
  file MVVM/Framework/Observation/ObservedEvents+Trace.swift lines=7 members=1 closures=0 imports=Runtime
  names SentEvents: Runtime.Inspectable Runtime.Inspector
  file MVVM/Framework/Observation/ObservedEvents.swift lines=50 members=14 closures=3 imports=Runtime
  class ObservedEvents
  struct SentEvents
  names ObservedEvents: Binder EventChannel Observations Observed Runtime.Loggable Runtime.Reference Runtime.StateCell Runtime.Subscription SentEvents ViewModel
  names SentEvents: Runtime.Loggable
  file MVVM/Framework/Observation/Tracker.swift lines=111 members=27 closures=3 imports=Observation,Runtime
  class Tracker
  class Arming nested
  names SubscriptionBag: Binder Channel Observations Runtime.Subscription Tracker ViewModel
  names Tracker: Observations Runtime.Actor Runtime.Participant Runtime.Reference Runtime.Registration Runtime.Runtime ViewModel
  file MVVM/Framework/Property.swift lines=19 members=8 closures=0 imports=Runtime
  class Property
  class MutableProperty
  names MutableProperty: Channel Property Runtime.Loggable Runtime.Participant SignalChannel
  names Property: Binder Channel Runtime.Loggable Runtime.Subscription
  file MVVM/Framework/Screen+Trace.swift role=view lines=7 members=1 closures=0 imports=HeadlessUI,Runtime
  names ScreenStack: Runtime.Inspectable Runtime.Inspector
  file MVVM/Framework/Screen.swift role=view lines=19 members=6 closures=0 imports=HeadlessUI
  struct Screen
  struct ScreenStack
  names Screen: HeadlessUI.ScreenView HeadlessUI.Window ViewController ViewModel
  names ScreenStack: Screen
  file MVVM/Framework/Signal.swift lines=12 members=5 closures=0 imports=Runtime
  class Signal
  names Signal: Binder EventChannel Runtime.Loggable Runtime.Participant Runtime.Subscription SignalEvents
  file MVVM/Framework/Signal/DerivedChannel.swift lines=9 members=3 closures=0 imports=Runtime
  class DerivedChannel
  names DerivedChannel: Runtime.Loggable Runtime.Participant SignalChannel
  file MVVM/Framework/Signal/SignalChannel.swift lines=36 members=12 closures=1 imports=Runtime
  class SignalChannel
  names SignalChannel: Binder Channel Runtime.Loggable Runtime.ObserverList Runtime.Participant Runtime.Single Runtime.StateCell Runtime.Subscription SignalNode
  file MVVM/Framework/Signal/SignalEvents.swift lines=11 members=4 closures=0 imports=Runtime
  class SignalEvents
  names SignalEvents: Binder EventChannel Runtime.Loggable Runtime.ObserverList Runtime.Participant Runtime.Subscription
  file MVVM/Framework/Signal/SignalNode.swift lines=45 members=14 closures=1
  class SignalNode
  struct Link nested
  file MVVM/Framework/Store.swift role=store lines=31 members=10 closures=1 imports=Runtime
  class Store
  class Topics
  names Store: Runtime.ObserverList Runtime.Participant Runtime.Runtime
  names Topics: Runtime.ObserverList Store
  file MVVM/Framework/ViewController.swift role=view lines=34 members=13 closures=2 imports=HeadlessUI,Runtime
  class ViewController
  names ViewController: Binder HeadlessUI.Responder NavigationController Runtime.Participant Runtime.Runtime SubscriptionBag
  file MVVM/Framework/ViewModel.swift role=viewModel lines=22 members=6 closures=0 imports=Runtime
  class ViewModel
  names ViewModel: Binder Exposure MutableProperty ObservationChannel ObservedEvents Runtime.Participant Runtime.Runtime Signal SignalChannel SignalEvents SubscriptionBag
  file MVVM/KeyValue/App/AppViewModel.swift role=viewModel lines=29 members=7 closures=1 imports=BlogDomain,Runtime
  class AppViewModel
  names AppViewModel: BlogDomain.Strings Context Dynamic Message Runtime.Appointment Settlement ViewModel
  file MVVM/KeyValue/App/BlogCell.swift role=view screens=profile lines=38 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogCell
  names BlogCell: BlogViewModel BlogViews.BlogCell KeyValueChange ObservingCell Runtime.Action Runtime.Runtime ViewModel
  file MVVM/KeyValue/App/BlogStore.swift role=store lines=71 members=30 closures=2 imports=BlogDomain,Runtime mentions=voices:12,gallery:3
  class BlogStore
  struct Settlement
  names BlogStore: BlogDomain.Article BlogDomain.Blog BlogDomain.Document BlogDomain.Draft BlogDomain.Page BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.User BlogDomain.Voice BlogDomain.Write Runtime.AudioPlayer Runtime.ObserverList Runtime.Request Runtime.Response Runtime.StateCell Runtime.Subscription Settlement Store Topics
  names Settlement: BlogDomain.Write Runtime.Loggable
  file MVVM/KeyValue/App/BlogViewController.swift role=view screens=blog lines=37 members=9 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogViewController
  names BlogViewController: BlogViewModel BlogViews.BlogView HeadlessUI.ScreenView KeyValueChange Runtime.Action ScreenController ViewController ViewModel
  file MVVM/KeyValue/App/BlogViewModel.swift role=viewModel screens=blog lines=36 members=12 closures=2 imports=BlogDomain,Runtime
  class BlogViewModel
  names BlogViewModel: BlogDomain.Strings Context Dynamic ViewModel
  file MVVM/KeyValue/App/BlogsViewController.swift role=view screens=profile lines=21 members=5 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogsViewController
  names BlogsViewController: BlogCell BlogViewController BlogViewModel BlogViews.BlogTable BlogsViewModel Context HeadlessUI.RowRequest Runtime.Action TableViewController
  file MVVM/KeyValue/App/BlogsViewModel.swift role=viewModel screens=profile lines=6 members=1 closures=0 imports=BlogDomain
  class BlogsViewModel
  names BlogsViewModel: BlogDomain.Strings Context FeedViewModel
  file MVVM/KeyValue/App/CategoriesViewController.swift role=view screens=categories lines=33 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesViewController
  names CategoriesViewController: BlogViews.CategoriesView CategoriesViewModel HeadlessUI.ScreenView KeyValueChange Runtime.Action ScreenController ViewController ViewModel
  file MVVM/KeyValue/App/CategoriesViewModel.swift role=viewModel screens=categories lines=37 members=8 closures=2 imports=BlogDomain,Runtime
  class CategoriesViewModel
  names CategoriesViewModel: BlogDomain.CategorySearch BlogDomain.Strings Context Dynamic FetchStatus Message Runtime.Response Runtime.StateCell ViewModel
  file MVVM/KeyValue/App/Context.swift lines=14 members=5 closures=1 imports=BlogDomain,Runtime mentions=gallery:1
  struct Context
  names Context: BlogDomain.World BlogDomain.Write BlogStore Runtime.Service ViewModel
  file MVVM/KeyValue/App/DraftsViewController.swift role=view screens=profile lines=34 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class DraftsViewController
  class DraftCell
  names DraftCell: BlogViews.DraftCell DraftCellViewModel KeyValueChange ObservingCell ViewModel
  names DraftsViewController: BlogViews.DraftTable Context DraftCell DraftCellViewModel DraftsViewModel HeadlessUI.RowRequest Runtime.Action TableViewController
  file MVVM/KeyValue/App/DraftsViewModel.swift role=viewModel screens=profile lines=22 members=6 closures=1 imports=BlogDomain,Runtime
  class DraftsViewModel
  class DraftCellViewModel
  names DraftCellViewModel: BlogStore Context Dynamic ViewModel
  names DraftsViewModel: BlogDomain.Strings Context FeedViewModel
  file MVVM/KeyValue/App/FeedViewModel.swift role=viewModel lines=65 members=19 closures=3 imports=BlogDomain,Runtime
  class FeedViewModel
  names -: BlogDomain.Feed Runtime.LoadState
  names FeedViewModel: BlogDomain.Feed BlogDomain.Read BlogDomain.Resource BlogDomain.Strings Context Dynamic FetchStatus Message Runtime.LoadState Runtime.Response Runtime.StateCell ViewModel
  file MVVM/KeyValue/App/FetchStatus.swift lines=7 members=4 closures=0 imports=Runtime
  enum FetchStatus
  names FetchStatus: Runtime.Loggable
  file MVVM/KeyValue/App/GalleryViewController.swift role=view screens=gallery lines=95 members=21 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryViewController
  class ArticleCell
  names ArticleCell: ArticleCellViewModel BlogViews.ArticleCell KeyValueChange ObservingCell ViewModel
  names GalleryViewController: ArticleCell ArticleCellViewModel BlogViews.GalleryView BlogViews.ImageCell Context GalleryViewModel HeadlessUI.Cell HeadlessUI.RowRequest HeadlessUI.ScreenView KeyValueChange ObservingCell Runtime.Action ScreenController ViewController ViewModel
  file MVVM/KeyValue/App/GalleryViewModel+Trace.swift role=viewModel screens=gallery lines=10 members=1 closures=0 imports=BlogDomain,Runtime
  names GalleryViewModel: Runtime.Inspectable Runtime.Inspector
  file MVVM/KeyValue/App/GalleryViewModel.swift role=viewModel screens=gallery lines=91 members=34 closures=2 imports=BlogDomain,Runtime
  class GalleryViewModel
  struct Content nested
  class ArticleCellViewModel
  names ArticleCellViewModel: BlogStore Context Dynamic ViewModel
  names GalleryViewModel: BlogDomain.Feed BlogDomain.Read BlogDomain.Strings Context Dynamic FetchStatus Message Runtime.LoadState Runtime.Response Runtime.StateCell ViewModel
  file MVVM/KeyValue/App/HeaderViewController.swift role=view screens=profile lines=46 members=10 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class HeaderViewController
  names HeaderViewController: BlogViews.HeaderView HeaderViewModel KeyValueChange Runtime.Action ViewController ViewModel
  file MVVM/KeyValue/App/HeaderViewModel.swift role=viewModel screens=profile lines=30 members=9 closures=1 imports=BlogDomain,Runtime
  class HeaderViewModel
  names HeaderViewModel: BlogDomain.Strings Context Dynamic FeedViewModel
  file MVVM/KeyValue/App/MVVMKeyValueApp.swift lines=14 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVVMKeyValueApp
  names MVVMKeyValueApp: AppViewModel BlogDomain.Push BlogDomain.World BlogStore Context HeadlessUI.Window RootViewController Runtime.Action Runtime.Service
  file MVVM/KeyValue/App/Message.swift lines=11 members=4 closures=0 imports=BlogDomain,Runtime
  struct Message
  names Message: BlogDomain.Strings Runtime.ByCodePoints Runtime.Loggable
  file MVVM/KeyValue/App/ProfileViewController.swift role=view screens=profile lines=30 members=7 closures=0 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController
  names ProfileViewController: BlogCell BlogViews.ProfileView BlogsViewController Context DraftCell DraftsViewController HeaderViewController HeadlessUI.ScreenView KeyValueChange ProfileViewModel ScreenController ViewController ViewModel
  file MVVM/KeyValue/App/ProfileViewModel.swift role=viewModel screens=profile lines=26 members=8 closures=1 imports=BlogDomain,Runtime
  class ProfileViewModel
  names ProfileViewModel: BlogsViewModel Context DraftsViewModel Dynamic FeedViewModel HeaderViewModel KeyValueChange KeyValueObserver ViewModel
  file MVVM/KeyValue/App/RootViewController.swift role=view lines=43 members=7 closures=1 imports=HeadlessUI,Runtime mentions=profile:1,following:1,suggested:1,voices:1,gallery:1,categories:1
  class RootViewController
  names RootViewController: AppViewModel CategoriesViewController CategoriesViewModel Context GalleryViewController GalleryViewModel HeadlessUI.Window KeyValueChange NavigationController ProfileViewController ProfileViewModel Runtime.Action UsersViewController ViewModel VoicesViewController VoicesViewModel
  file MVVM/KeyValue/App/TableViewController.swift role=view lines=51 members=11 closures=1 imports=HeadlessUI,Runtime
  class TableViewController
  names TableViewController: FeedViewModel HeadlessUI.Cell HeadlessUI.TableView KeyValueChange ObservingCell Runtime.Action ViewController ViewModel
  names ViewController: Message Runtime.Action
  file MVVM/KeyValue/App/UsersViewController.swift role=view screens=following,suggested lines=67 members=17 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class UsersViewController
  class UserCell
  names UserCell: BlogViews.UserCell KeyValueChange ObservingCell Runtime.Action Runtime.Runtime UserCellViewModel ViewModel
  names UsersViewController: BlogViews.UsersView HeadlessUI.RowRequest HeadlessUI.ScreenView KeyValueChange Runtime.Action ScreenController TableViewController UserCell UsersViewModel ViewModel
  file MVVM/KeyValue/App/UsersViewModel.swift role=viewModel screens=following,suggested lines=69 members=18 closures=1 imports=BlogDomain,Runtime mentions=following:1,suggested:2
  class UsersViewModel
  class UserCellViewModel
  names UserCellViewModel: BlogDomain.Strings BlogStore Context Dynamic ViewModel
  names UsersViewModel: BlogDomain.Resource BlogDomain.Strings Context FeedViewModel Message Runtime.Single Runtime.StateCell UserCellViewModel
  file MVVM/KeyValue/App/VoicesViewController.swift role=view screens=voices lines=52 members=13 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesViewController
  class VoiceCell
  names VoiceCell: BlogViews.VoiceCell KeyValueChange ObservingCell ViewModel VoiceCellViewModel
  names VoicesViewController: BlogViews.VoicesView Context HeadlessUI.RowRequest HeadlessUI.ScreenView Runtime.Action ScreenController TableViewController VoiceCell VoiceCellViewModel VoicesViewModel
  file MVVM/KeyValue/App/VoicesViewModel.swift role=viewModel screens=voices lines=29 members=10 closures=1 imports=BlogDomain,Runtime
  class VoicesViewModel
  class VoiceCellViewModel
  names VoiceCellViewModel: BlogStore Context Dynamic ViewModel
  names VoicesViewModel: BlogDomain.Strings Context FeedViewModel
  file MVVM/KeyValue/Framework/Dynamic.swift lines=31 members=8 closures=1 imports=Runtime
  class Dynamic
  class DynamicProperty
  names Dynamic: DynamicProperty KeyPathObservers Runtime.Loggable Runtime.Single Runtime.StateCell ViewModel
  names DynamicProperty: KeyPathObservers ViewModel
  file MVVM/KeyValue/Framework/KeyPathObservers.swift lines=63 members=16 closures=1 imports=Runtime
  class KeyPathObservers
  class Entry nested
  names KeyPathObservers: KeyValueChange KeyValueObserver KeyValueOptions Runtime.Actor Runtime.Registration ViewModel
  file MVVM/KeyValue/Framework/KeyValueObserving.swift lines=36 members=11 closures=0 imports=Runtime
  struct KeyValueOptions
  struct KeyValueChange
  protocol KeyValueObserver
  names KeyValueChange: Runtime.Loggable
  names KeyValueObserver: KeyValueChange Runtime.Participant ViewModel
  names ViewModel: KeyValueObserver KeyValueOptions
  file MVVM/KeyValue/Framework/NavigationController+Trace.swift role=view lines=19 members=4 closures=0 imports=HeadlessUI,Runtime
  names AlertQueue: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names ScreenStack: Runtime.Inspectable Runtime.Inspector
  file MVVM/KeyValue/Framework/NavigationController.swift role=view lines=65 members=19 closures=2 imports=HeadlessUI,Runtime
  class NavigationController
  struct ScreenStack
  struct AlertQueue
  struct Waiting nested
  names AlertQueue: Runtime.Action
  names NavigationController: AlertQueue HeadlessUI.Alert HeadlessUI.Window Runtime.Action Runtime.StateCell ScreenController ScreenStack ViewController
  names ScreenStack: ScreenController
  file MVVM/KeyValue/Framework/Store.swift role=store lines=31 members=10 closures=1 imports=Runtime
  class Store
  class Topics
  names Store: Runtime.ObserverList Runtime.Participant Runtime.Runtime
  names Topics: Runtime.ObserverList Store
  file MVVM/KeyValue/Framework/ViewController.swift role=view lines=36 members=14 closures=1 imports=HeadlessUI,Runtime
  class ViewController
  protocol ScreenController
  protocol ObservingCell
  names ObservingCell: HeadlessUI.Cell KeyValueObserver
  names ScreenController: HeadlessUI.ScreenView ViewController
  names ViewController: HeadlessUI.Responder KeyValueChange KeyValueObserver NavigationController Runtime.Participant Runtime.Runtime ViewModel
  file MVVM/KeyValue/Framework/ViewModel.swift role=viewModel lines=23 members=6 closures=1 imports=Runtime
  class ViewModel
  names ViewModel: DynamicProperty KeyPathObservers Runtime.Participant Runtime.Runtime Runtime.Subscription
  file MVCVS/App/BlogController.swift role=controller screens=blog lines=30 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogController
  names BlogController: BlogDomain.BlogText BlogViews.BlogView Context Controller Runtime.Action
  file MVCVS/App/BlogState.swift role=store lines=115 members=35 closures=2 imports=BlogDomain,Runtime mentions=voices:6,gallery:12,categories:5
  struct BlogState
  struct FeedID
  struct FeedGroup
  names BlogState: BlogDomain.CategorySearch BlogDomain.Document BlogDomain.Feed BlogDomain.GalleryState BlogDomain.Notice BlogDomain.Playlist BlogDomain.Read BlogDomain.Resource BlogDomain.World FeedGroup FeedID Opened Runtime.AudioPlayer Runtime.Inspectable Runtime.Inspector Runtime.Response
  names FeedGroup: BlogDomain.Feed Runtime.Inspectable Runtime.Inspector
  names FeedID: BlogDomain.Resource Runtime.Loggable
  file MVCVS/App/BlogStore+Categories.swift role=store screens=categories lines=18 members=4 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.CategorySearch Runtime.Response
  file MVCVS/App/BlogStore+Gallery.swift role=store screens=gallery lines=28 members=5 closures=2 imports=BlogDomain,Runtime
  names BlogStore: BlogDomain.GalleryState BlogDomain.Read BlogDomain.World Runtime.Response
  file MVCVS/App/BlogStore+Voices.swift role=store screens=voices lines=29 members=5 closures=2 imports=BlogDomain,Runtime
  names BlogStore: FeedID Runtime.AudioPlayer
  file MVCVS/App/BlogStore.swift role=store lines=47 members=16 closures=2 imports=BlogDomain,Runtime
  class BlogStore
  names BlogStore: BlogDomain.Notice BlogDomain.Push BlogDomain.Read BlogDomain.Resource BlogDomain.Write BlogState FeedID Runtime.AudioPlayer Runtime.ObserverList Runtime.Service Runtime.Subscription Store
  file MVCVS/App/BlogsController.swift role=controller screens=profile lines=44 members=8 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogsController
  names BlogsController: BlogDomain.BlogText BlogViews.BlogCell BlogViews.BlogTable Context FeedID HeadlessUI.Cell Runtime.Action TableController
  file MVCVS/App/CategoriesController.swift role=controller screens=categories lines=32 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class CategoriesController
  names CategoriesController: BlogViews.CategoriesView Context Controller Runtime.Action
  file MVCVS/App/Context.swift lines=5 members=3 closures=0
  struct Context
  names Context: BlogStore ViewStateStore
  file MVCVS/App/DraftsController.swift role=controller screens=profile lines=19 members=3 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class DraftsController
  names DraftsController: BlogViews.DraftCell BlogViews.DraftTable Context FeedID HeadlessUI.Cell TableController
  file MVCVS/App/FeedController.swift role=controller lines=28 members=8 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class FeedController
  names FeedController: BlogDomain.Feed Context Controller FeedID HeadlessUI.ContentView Runtime.Action
  file MVCVS/App/GalleryController.swift role=controller screens=gallery lines=61 members=15 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class GalleryController
  names GalleryController: BlogDomain.Feed BlogDomain.GalleryState BlogDomain.ImageText BlogViews.ArticleCell BlogViews.GalleryView BlogViews.ImageCell Context Controller HeadlessUI.Button HeadlessUI.Cell HeadlessUI.RowRequest HeadlessUI.TableView Runtime.Action Runtime.LoadState
  file MVCVS/App/HeaderController.swift role=controller screens=profile lines=34 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class HeaderController
  names -: BlogDomain.ButtonText HeadlessUI.Button
  names HeaderController: BlogDomain.HeaderText BlogViews.HeaderView Context FeedController FeedID Runtime.Action
  file MVCVS/App/MVCVSApp.swift lines=25 members=10 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:5
  class MVCVSApp
  names MVCVSApp: BlogDomain.Push BlogDomain.World BlogStore HeadlessUI.Window RootController Runtime.Action Runtime.Service ViewStateStore
  file MVCVS/App/ProfileController.swift role=controller screens=profile lines=25 members=5 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class ProfileController
  names ProfileController: BlogDomain.Profile BlogViews.ProfileView BlogsController Context Controller DraftsController HeaderController
  file MVCVS/App/RootController.swift role=controller lines=131 members=20 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=profile:4,blog:3,following:4,suggested:4,voices:5,gallery:8,categories:5
  class RootController
  names RootController: BlogController BlogDomain.NameFormat BlogDomain.Notice BlogDomain.World BlogStore BlogViews.BlogView BlogViews.CategoriesView BlogViews.GalleryView BlogViews.ProfileView BlogViews.UsersView BlogViews.VoicesView CategoriesController Context Controller Dialog FeedID GalleryController HeadlessUI.Alert HeadlessUI.ScreenView HeadlessUI.Window ProfileController Runtime.Action Runtime.Appointment Screen Toast UsersController ViewStateStore VoicesController
  file MVCVS/App/TableController.swift role=controller lines=38 members=9 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class TableController
  names TableController: BlogDomain.Feed Context FeedController FeedID HeadlessUI.Cell HeadlessUI.TableView Runtime.Action
  file MVCVS/App/UsersController.swift role=controller screens=following,suggested lines=41 members=8 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class UsersController
  names -: BlogViews.UserCell
  names UsersController: BlogDomain.NameFormat BlogDomain.PersonText BlogViews.UserCell BlogViews.UserTable Context FeedID HeadlessUI.Cell Runtime.Action TableController
  file MVCVS/App/ViewState.swift role=viewState lines=82 members=33 closures=0 imports=BlogDomain,Runtime mentions=profile:2,blog:2,following:2,suggested:2,voices:2,gallery:2,categories:2
  struct ViewState
  struct Screen
  enum Content nested
  struct Dialog
  struct Toast
  names Dialog: Runtime.Loggable
  names Screen: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names Toast: Runtime.Loggable
  names ViewState: BlogDomain.Notice Dialog Runtime.Inspectable Runtime.Inspector Screen Toast
  file MVCVS/App/ViewStateStore.swift role=viewState lines=33 members=9 closures=2 imports=BlogDomain,Runtime
  class ViewStateStore
  names ViewStateStore: BlogDomain.Notice Runtime.Runtime Screen Store ViewState
  file MVCVS/App/VoicesController.swift role=controller screens=voices lines=27 members=4 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class VoicesController
  names VoicesController: BlogDomain.VoiceText BlogViews.VoiceCell BlogViews.VoiceTable Context FeedID HeadlessUI.Cell Runtime.Action TableController
  file MVCVS/Framework/Controller.swift role=controller lines=41 members=13 closures=1 imports=HeadlessUI,Runtime
  class Controller
  names -: Controller HeadlessUI.Responder Runtime.ObserverList Store
  names Controller: HeadlessUI.Responder Runtime.Participant Runtime.Runtime Runtime.Subscription
  file MVCVS/Framework/Opened.swift role=viewState lines=24 members=9 closures=1 imports=Runtime
  struct Opened
  struct Entry nested
  names Opened: Runtime.Inspectable Runtime.Inspector
  file MVCVS/Framework/Store.swift role=store lines=26 members=8 closures=0 imports=Runtime
  class Store
  names Store: Runtime.Inspectable Runtime.ObserverList Runtime.Participant Runtime.Role Runtime.Runtime Runtime.StateCell Runtime.Subscription
  file MAVB/App/Adapters.swift role=adapter lines=50 members=7 closures=1 imports=BlogDomain,Runtime mentions=gallery:2
  struct Adapters
  names Adapters: AlertsAdapter AppState DocumentAdapter Runtime.Service StackAdapter ToastAdapter
  file MAVB/App/AlertsAdapter.swift role=adapter lines=65 members=19 closures=0 imports=BlogDomain,Runtime
  class AlertsAdapter
  struct AlertsState
  struct Dialog nested
  enum Content nested
  enum AlertsMessage
  enum AlertsOutput
  enum AlertsReducer
  names AlertsAdapter: Adapter AlertsReducer
  names AlertsMessage: AdapterMessage
  names AlertsReducer: AlertsMessage AlertsOutput AlertsState Effect Reducer
  names AlertsState: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  file MAVB/App/AppState.swift role=adapter lines=12 members=5 closures=0 imports=BlogDomain mentions=gallery:2
  struct AppState
  names AppState: AlertsState BlogDomain.World DocumentState StackState ToastState
  file MAVB/App/BlogBinder.swift role=binder screens=blog lines=31 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class BlogBinder
  names BlogBinder: Adapters Binder BlogDomain.BlogText DocumentAdapter ViewConstructor
  file MAVB/App/BlogsBinder.swift role=binder screens=profile lines=51 members=8 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class BlogsBinder
  class BlogRowBinder
  names BlogRowBinder: Binder BlogDomain.BlogText DocumentAdapter Row ViewConstructor
  names BlogsBinder: Adapters Binder Binding BlogRowBinder FeedID HeadlessUI.TableView ViewConstructor
  file MAVB/App/CategoriesBinder.swift role=binder screens=categories lines=21 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class CategoriesBinder
  names CategoriesBinder: Binder StackAdapter ViewConstructor
  file MAVB/App/DocumentAdapter+Trace.swift role=adapter lines=17 members=2 closures=1 imports=BlogDomain,Runtime mentions=voices:1,gallery:3
  names DocumentState: BlogDomain.Document BlogDomain.Playlist FeedID Runtime.Inspectable Runtime.Inspector
  file MAVB/App/DocumentAdapter.swift role=adapter lines=168 members=44 closures=2 imports=BlogDomain,Runtime mentions=voices:6,gallery:23
  class DocumentAdapter
  struct FeedID
  struct DocumentState
  enum DocumentMessage
  enum DocumentOutput
  enum DocumentReducer
  names DocumentAdapter: Adapter DocumentReducer
  names DocumentMessage: AdapterMessage BlogDomain.GalleryState BlogDomain.Push BlogDomain.Read BlogDomain.World BlogDomain.Write FeedID Runtime.AudioPlayer Runtime.Response
  names DocumentOutput: BlogDomain.Notice FeedID
  names DocumentReducer: BlogDomain.Notice BlogDomain.Read BlogDomain.Write DocumentMessage DocumentOutput DocumentState Effect FeedID Reducer Runtime.Response
  names DocumentState: BlogDomain.Document BlogDomain.Feed BlogDomain.GalleryState BlogDomain.Playlist BlogDomain.Read BlogDomain.World FeedID
  names FeedID: BlogDomain.Resource
  file MAVB/App/DocumentReducer+Screens.swift role=adapter lines=24 members=5 closures=2 imports=BlogDomain,Runtime mentions=gallery:5
  names DocumentReducer: BlogDomain.GalleryState BlogDomain.Read DocumentMessage DocumentState Effect Runtime.AudioPlayer Runtime.Response
  file MAVB/App/DraftsBinder.swift role=binder screens=profile lines=33 members=8 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class DraftsBinder
  class DraftRowBinder
  names DraftRowBinder: Binder DocumentAdapter Row ViewConstructor
  names DraftsBinder: Adapters Binder DraftRowBinder FeedID ViewConstructor
  file MAVB/App/FeedBindings.swift role=binder lines=20 members=2 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names Adapters: Binder Binding FeedID HeadlessUI.ContentView HeadlessUI.TableView Row
  file MAVB/App/GalleryBinder.swift role=binder screens=gallery lines=111 members=24 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class GalleryBinder
  class ImagesBinder
  class ArticlesBinder
  class ImageRowBinder
  class ArticleRowBinder
  names -: Binder Binding BlogDomain.Feed DocumentReducer HeadlessUI.TableView Row Runtime.LoadState Source Target
  names ArticleRowBinder: Binder DocumentAdapter Row ViewConstructor
  names ArticlesBinder: ArticleRowBinder Binder BlogDomain.GalleryState DocumentAdapter DocumentReducer Source ViewConstructor
  names GalleryBinder: ArticlesBinder Binder BlogDomain.GalleryState BlogDomain.World DocumentAdapter DocumentReducer ImagesBinder Source ViewConstructor
  names ImageRowBinder: Binder BlogDomain.ImageText DocumentAdapter Row ViewConstructor
  names ImagesBinder: Binder BlogDomain.GalleryState DocumentAdapter DocumentReducer ImageRowBinder Source ViewConstructor
  file MAVB/App/HeaderBinder.swift role=binder screens=profile lines=32 members=5 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class HeaderBinder
  names HeaderBinder: Adapters Binder BlogDomain.HeaderText FeedID ViewConstructor
  file MAVB/App/MAVBApp.swift lines=24 members=10 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MAVBApp
  names MAVBApp: Adapters AppState BlogDomain.Push BlogDomain.World HeadlessUI.Window RootBinder Runtime.Action Runtime.Service
  file MAVB/App/ProfileBinder.swift role=binder screens=profile lines=28 members=5 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class ProfileBinder
  names ProfileBinder: Adapters Binder BlogDomain.Profile BlogsBinder DraftsBinder FeedID HeaderBinder ViewConstructor
  file MAVB/App/RootBinder.swift role=binder lines=42 members=6 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:1,gallery:1,categories:1
  class RootBinder
  names RootBinder: Adapters AlertContent AlertsReducer AlertsState Binder Binding BlogBinder CategoriesBinder GalleryBinder HeadlessUI.Window ProfileBinder Screen ScreenKey UsersBinder VoicesBinder
  file MAVB/App/StackAdapter+Trace.swift role=adapter lines=26 members=5 closures=1 imports=BlogDomain,Runtime mentions=categories:1
  struct Shown nested
  names StackState: BlogDomain.CategorySearch Runtime.Inspectable Runtime.Inspector Runtime.Loggable Scene Screen
  file MAVB/App/StackAdapter.swift role=adapter lines=176 members=45 closures=1 imports=BlogDomain,Runtime mentions=profile:6,blog:6,following:6,suggested:6,voices:6,gallery:13,categories:12
  class StackAdapter
  enum Scene
  struct Screen
  struct StackState
  enum StackMessage
  enum StackOutput
  enum StackReducer
  names Scene: BlogDomain.Resource BlogDomain.World
  names Screen: BlogDomain.CategorySearch FeedID Scene
  names StackAdapter: Adapter StackReducer
  names StackMessage: AdapterMessage BlogDomain.CategorySearch FeedID Runtime.Response
  names StackOutput: BlogDomain.Notice BlogDomain.World FeedID
  names StackReducer: BlogDomain.CategorySearch Effect Reducer Runtime.RowsInSight Scene Screen StackMessage StackOutput StackState
  names StackState: BlogDomain.CategorySearch BlogDomain.World FeedID Scene Screen
  file MAVB/App/ToastAdapter.swift role=adapter lines=45 members=10 closures=0 imports=BlogDomain,Runtime
  class ToastAdapter
  struct ToastState
  enum ToastMessage
  enum ToastReducer
  names ToastAdapter: Adapter ToastReducer
  names ToastMessage: AdapterMessage
  names ToastReducer: BlogDomain.Notice Effect Reducer ToastMessage ToastState
  names ToastState: Runtime.Inspectable Runtime.Inspector
  file MAVB/App/UsersBinder.swift role=binder screens=following,suggested lines=56 members=12 closures=2 imports=BlogDomain,HeadlessUI,Runtime
  class UsersBinder
  class UserRowBinder
  names UserRowBinder: Binder BlogDomain.NameFormat BlogDomain.PersonText DocumentAdapter DocumentMessage Row ViewConstructor
  names UsersBinder: Adapters Binder BlogDomain.NameFormat BlogDomain.Resource DocumentMessage FeedID UserRowBinder ViewConstructor
  file MAVB/App/VoicesBinder.swift role=binder screens=voices lines=40 members=8 closures=2 imports=BlogDomain,HeadlessUI,Runtime
  class VoicesBinder
  class VoiceRowBinder
  names VoiceRowBinder: Binder BlogDomain.VoiceText DocumentAdapter Row ViewConstructor
  names VoicesBinder: Adapters Binder Binding FeedID HeadlessUI.TableView ViewConstructor VoiceRowBinder
  file MAVB/Framework/Adapter.swift role=adapter lines=92 members=18 closures=3 imports=Runtime
  class Adapter
  names Adapter: Binder BindingLink Effect Link Reducer Runtime.Action Runtime.AudioPlayer Runtime.Loggable Runtime.Participant Runtime.Reference Runtime.Registration Runtime.Service Runtime.StateCell Runtime.Subscription Source
  file MAVB/Framework/Binder.swift role=binder lines=45 members=18 closures=2 imports=HeadlessUI,Runtime
  class Binder
  class Row
  names Binder: Binding BindingLink BindingSummary HeadlessUI.View Runtime.Loggable Runtime.Participant Runtime.Runtime Source ViewConstructor
  file MAVB/Framework/Binding.swift role=binder lines=53 members=12 closures=3 imports=HeadlessUI,Runtime
  struct Property
  struct ControlEvent
  struct Binding
  names -: Binding BindingSummary ControlEvent Property Runtime.Action Source Target
  names Binding: Binder BindingSummary HeadlessUI.View
  names ControlEvent: HeadlessUI.View Runtime.Action Runtime.Participant
  names Property: Binder HeadlessUI.View Runtime.Loggable
  file MAVB/Framework/BindingLink.swift role=binder lines=39 members=13 closures=0 imports=Runtime
  protocol BindingLink
  class Link
  names Link: BindingLink Runtime.Registration
  file MAVB/Framework/BindingSummary.swift role=binder lines=24 members=9 closures=0 imports=Runtime
  struct BindingSummary
  names BindingSummary: AdapterMessage
  file MAVB/Framework/Reducer.swift role=adapter lines=21 members=9 closures=0 imports=Runtime
  protocol Reducer
  protocol AdapterMessage
  enum Effect
  names Effect: Reducer Runtime.AudioPlayer Runtime.Request Runtime.Response
  names Reducer: AdapterMessage Effect Runtime.AudioPlayer Runtime.Inspectable
  file MAVB/Framework/Source.swift lines=24 members=8 closures=1 imports=Runtime
  struct Source
  struct Target
  names Adapter: Target
  names Source: Adapter Reducer
  names Target: Adapter Reducer
  file MAVB/Framework/ViewBindings.swift role=binder lines=79 members=25 closures=2 imports=HeadlessUI,Runtime
  class RowBinders
  names ControlEvent: HeadlessUI.Button HeadlessUI.ContentView HeadlessUI.TableView HeadlessUI.TextField
  names Property: Binder HeadlessUI.Button HeadlessUI.ContentView HeadlessUI.Indicator HeadlessUI.Label HeadlessUI.PageControl HeadlessUI.TableView HeadlessUI.TextField Row RowBinders Runtime.Action Runtime.LoadState
  names RowBinders: Binder HeadlessUI.Cell HeadlessUI.RowRequest Row
  file MAVB/Framework/ViewConstructor.swift role=binder lines=73 members=15 closures=2 imports=HeadlessUI,Runtime
  struct ViewConstructor
  names ViewConstructor: Binder Binding BindingSummary HeadlessUI.Button HeadlessUI.Cell HeadlessUI.ContentView HeadlessUI.Indicator HeadlessUI.Label HeadlessUI.PageControl HeadlessUI.TableView HeadlessUI.TextField HeadlessUI.View Runtime.Runtime
  file MAVB/Framework/WindowBindings.swift role=binder lines=87 members=22 closures=4 imports=HeadlessUI,Runtime
  struct ScreenKey
  struct AlertContent
  struct AlertAnswer
  class ScreenBinders
  names AlertContent: Runtime.Loggable
  names ControlEvent: HeadlessUI.Window
  names Property: AlertAnswer AlertContent Binder HeadlessUI.Alert HeadlessUI.Window Runtime.Action ScreenBinders ScreenKey Target
  names ScreenBinders: Binder HeadlessUI.ScreenView HeadlessUI.Window ScreenKey
  names ScreenKey: Runtime.Loggable
  file TEA/App/AppState+Lists.swift role=store lines=49 members=7 closures=1 imports=BlogDomain mentions=profile:3,blog:2,voices:2,gallery:2,categories:2
  names AppState: List ListID Screen
  names Screen: BlogDomain.Resource List
  file TEA/App/AppState+Trace.swift role=store lines=55 members=6 closures=1 imports=BlogDomain,Runtime mentions=profile:1,blog:1,voices:2,gallery:2,categories:2
  names AppState: BlogDomain.Document BlogDomain.Playlist Runtime.Inspectable Runtime.Inspector Screen
  names Dialog: Runtime.Loggable
  names List: BlogDomain.Feed Runtime.Inspectable Runtime.Inspector
  names Screen: Runtime.Inspectable Runtime.Inspector
  names Toast: Runtime.Loggable
  file TEA/App/AppState.swift role=store lines=78 members=40 closures=0 imports=BlogDomain mentions=profile:2,blog:2,suggested:2,voices:3,gallery:5,categories:2
  struct AppState
  struct Screen
  enum Content nested
  struct ProfilePage
  struct PeoplePage
  enum Kind nested
  struct List
  struct ListID
  struct Dialog
  enum Content nested
  struct Toast
  names AppState: BlogDomain.Document BlogDomain.Playlist BlogDomain.World Dialog Screen Toast
  names List: BlogDomain.Feed BlogDomain.Resource
  names ListID: BlogDomain.Resource
  names PeoplePage: List
  names ProfilePage: List
  names Screen: BlogDomain.CategorySearch BlogDomain.GalleryState List PeoplePage ProfilePage
  file TEA/App/BlogMessage+Trace.swift role=update lines=59 members=2 closures=0 imports=BlogDomain,Runtime mentions=suggested:2,voices:2,gallery:4
  file TEA/App/BlogMessage.swift role=update lines=38 members=26 closures=0 imports=BlogDomain,Runtime mentions=suggested:1,voices:1,gallery:3,categories:1
  enum BlogMessage
  enum BlogCall
  names BlogCall: BlogDomain.CategorySearch BlogDomain.Read BlogDomain.Write Call ListID Runtime.Request
  names BlogMessage: BlogCall BlogDomain.GalleryState BlogDomain.Push ListID Message Runtime.AudioPlayer Runtime.Response SceneChange
  file TEA/App/BlogProgram.swift role=update lines=58 members=9 closures=1 imports=BlogDomain,Runtime mentions=profile:1,blog:1,voices:3,gallery:3,categories:1
  enum BlogProgram
  struct Flags nested
  names BlogProgram: AppState BlogDomain.Push BlogDomain.Strings BlogDomain.World BlogMessage Command Dialog Listener Program Runtime.Snapshot Screen Toast VirtualAlert VirtualScreen VirtualView VirtualWindow
  file TEA/App/BlogUpdate+Categories.swift role=update screens=categories lines=18 members=2 closures=1 imports=BlogDomain,Runtime
  names AppState: BlogDomain.CategorySearch BlogDomain.Strings Runtime.Response
  file TEA/App/BlogUpdate+Gallery.swift role=update screens=gallery lines=21 members=3 closures=1 imports=BlogDomain,Runtime
  names AppState: BlogDomain.GalleryState BlogDomain.Read Runtime.Response
  file TEA/App/BlogUpdate+Lists.swift role=update lines=40 members=6 closures=2 imports=BlogDomain,Runtime mentions=following:1,suggested:1,voices:1,gallery:2
  names AppState: BlogDomain.Read BlogDomain.Resource BlogDomain.Strings ListID Runtime.Response Runtime.RowsInSight
  file TEA/App/BlogUpdate+Screens.swift role=update lines=37 members=4 closures=1 imports=BlogDomain mentions=profile:2,blog:1,following:1,suggested:1,voices:2,gallery:2,categories:2
  names AppState: BlogDomain.CategorySearch BlogDomain.GalleryState List ListID PeoplePage ProfilePage Screen
  file TEA/App/BlogUpdate+Voices.swift role=update screens=voices lines=9 members=2 closures=1 imports=BlogDomain,Runtime
  names AppState: ListID Runtime.AudioPlayer
  file TEA/App/BlogUpdate+Writes.swift role=update lines=34 members=7 closures=0 imports=BlogDomain,Runtime
  names AppState: BlogDomain.Strings BlogDomain.Write Dialog Runtime.Response Toast
  file TEA/App/BlogUpdate.swift role=update lines=62 members=3 closures=1 imports=BlogDomain,Runtime mentions=blog:1,suggested:1,voices:2,gallery:2
  names AppState: BlogCall BlogMessage BlogProgram Dialog Runtime.Response
  names BlogProgram: AppState BlogMessage
  file TEA/App/BlogView.swift role=virtualView screens=blog lines=42 members=8 closures=0 imports=BlogDomain
  struct BlogView
  struct BlogRow
  enum LikeButton
  names BlogProgram: BlogDomain.Document BlogView
  names BlogRow: BlogDomain.Blog BlogDomain.Strings BlogDomain.User BlogMessage LazyView LikeButton VirtualView
  names BlogView: BlogDomain.Blog BlogDomain.Strings BlogDomain.User BlogMessage LazyView LikeButton VirtualView
  names LikeButton: BlogDomain.Blog BlogDomain.Strings BlogMessage VirtualView
  file TEA/App/CategoriesView.swift role=virtualView screens=categories lines=20 members=2 closures=1 imports=BlogDomain
  names BlogProgram: BlogDomain.CategorySearch BlogDomain.Strings
  file TEA/App/GalleryView.swift role=virtualView screens=gallery lines=49 members=3 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names BlogProgram: BlogDomain.Document BlogDomain.GalleryState BlogDomain.Strings Runtime.LoadState VirtualContent VirtualTable
  file TEA/App/HeaderView.swift role=virtualView screens=profile lines=28 members=6 closures=0 imports=BlogDomain,HeadlessUI
  struct HeaderView
  enum FollowButton
  names FollowButton: BlogDomain.Strings BlogDomain.User BlogMessage VirtualView
  names HeaderView: BlogDomain.Feed BlogDomain.Strings BlogDomain.User BlogMessage BlogProgram FollowButton LazyView ListID VirtualView
  file TEA/App/ListView.swift role=virtualView lines=26 members=5 closures=0 imports=BlogDomain,Runtime
  names BlogProgram: BlogDomain.Feed BlogMessage List ListID Runtime.LoadState VirtualContent VirtualMore
  file TEA/App/ProfileView.swift role=virtualView screens=profile lines=35 members=3 closures=2 imports=BlogDomain,Runtime
  names BlogProgram: BlogDomain.Document BlogDomain.Strings BlogRow HeaderView List ProfilePage VirtualTable
  file TEA/App/TEAApp.swift lines=24 members=8 closures=0 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:3
  class TEAApp
  names TEAApp: BlogDomain.Push BlogDomain.World BlogProgram Driver HeadlessUI.Window Runtime.ObserverList Runtime.Service Runtime.Snapshot
  file TEA/App/UsersView.swift role=virtualView screens=following,suggested lines=28 members=5 closures=2 imports=BlogDomain mentions=profile:1,suggested:1
  struct PersonRow
  names BlogProgram: BlogDomain.Document BlogDomain.Strings PeoplePage PersonRow VirtualTable
  names PersonRow: BlogDomain.Strings BlogDomain.User BlogMessage FollowButton LazyView PeoplePage VirtualView
  file TEA/App/VoicesView.swift role=virtualView screens=voices lines=19 members=1 closures=1 imports=BlogDomain
  names BlogProgram: BlogDomain.Document BlogDomain.Playlist BlogDomain.Strings List VirtualTable
  file TEA/Framework/Command+Trace.swift role=update lines=15 members=2 closures=0 imports=Runtime
  file TEA/Framework/Driver.swift role=driver lines=85 members=22 closures=2 imports=HeadlessUI,Runtime
  class Driver
  struct Sender
  names Driver: Command HeadlessUI.Window Listening MountedWindow Program Runtime.Function Runtime.ObserverList Runtime.Participant Runtime.Reference Runtime.Service Runtime.StateCell Sender
  names Sender: Runtime.Actor Runtime.Participant Runtime.Runtime
  file TEA/Framework/LazyView.swift role=virtualView lines=9 members=4 closures=0
  protocol LazyView
  names LazyView: VirtualView
  file TEA/Framework/Listener.swift role=update lines=33 members=15 closures=0 imports=Runtime
  enum Listener
  struct SceneChange
  struct Key nested
  enum Kind nested
  names Listener: Runtime.AudioPlayer SceneChange
  names SceneChange: Runtime.Loggable
  file TEA/Framework/Listening.swift role=driver lines=58 members=13 closures=2 imports=Runtime
  class Listening
  struct Active nested
  names Listening: Listener Runtime.AudioPlayer Runtime.ObserverList SceneChange Sender
  file TEA/Framework/Memo.swift role=driver lines=29 members=8 closures=0 imports=Runtime
  struct Memo
  names Memo: LazyView Runtime.Wire Sender
  file TEA/Framework/Mounted.swift role=driver lines=167 members=25 closures=1 imports=HeadlessUI,Runtime
  class Mounted
  enum Part nested
  names Mounted: HeadlessUI.Button HeadlessUI.ContentView HeadlessUI.Indicator HeadlessUI.Label HeadlessUI.PageControl HeadlessUI.TextField HeadlessUI.View Memo MountedTable Runtime.Action Sender VirtualView
  file TEA/Framework/MountedTable.swift role=driver lines=78 members=11 closures=2 imports=HeadlessUI,Runtime
  class MountedTable
  names MountedTable: HeadlessUI.Cell HeadlessUI.TableView Mounted Runtime.Action Sender VirtualMore VirtualTable
  file TEA/Framework/MountedWindow.swift role=driver lines=96 members=20 closures=3 imports=HeadlessUI,Runtime
  class MountedWindow
  class MountedScreen
  names MountedScreen: HeadlessUI.ScreenView HeadlessUI.Window Mounted Runtime.Action Runtime.ObserverList SceneChange Sender VirtualScreen
  names MountedWindow: HeadlessUI.Alert HeadlessUI.Window MountedScreen Runtime.Action Runtime.ObserverList SceneChange Sender VirtualAlert VirtualScreen VirtualWindow
  file TEA/Framework/Program.swift role=update lines=27 members=11 closures=0 imports=Runtime
  protocol Program
  protocol Message
  protocol Call
  enum Command
  names -: Call Runtime.Request
  names Call: Runtime.Request
  names Command: Runtime.AudioPlayer
  names Message: Runtime.Response
  names Program: Command Listener Runtime.Inspectable VirtualWindow
  file TEA/Framework/VirtualView.swift role=virtualView lines=67 members=29 closures=0 imports=HeadlessUI,Runtime
  enum VirtualView
  struct VirtualContent
  struct VirtualTable
  struct VirtualMore
  names VirtualContent: Runtime.LoadState
  names VirtualTable: VirtualContent VirtualMore VirtualView
  names VirtualView: HeadlessUI.View LazyView VirtualContent VirtualTable
  file TEA/Framework/VirtualWindow.swift role=virtualView lines=45 members=17 closures=0
  struct VirtualWindow
  struct VirtualScreen
  struct VirtualAlert
  struct Button nested
  names VirtualScreen: VirtualView
  names VirtualWindow: VirtualAlert VirtualScreen
  file BlogViews/BlogView.swift role=view screens=blog lines=18 members=6 closures=0 imports=HeadlessUI,Runtime
  class BlogView
  names BlogView: HeadlessUI.Label HeadlessUI.ScreenView HeadlessUI.View LikeButton Runtime.Runtime
  file BlogViews/CategoriesView.swift role=view screens=categories lines=13 members=3 closures=0 imports=HeadlessUI,Runtime
  class CategoriesView
  class SearchField
  names CategoriesView: HeadlessUI.Label HeadlessUI.ScreenView HeadlessUI.TextField HeadlessUI.View Runtime.Runtime SearchField
  names SearchField: HeadlessUI.TextField
  file BlogViews/GalleryView.swift role=view screens=gallery lines=54 members=13 closures=0 imports=HeadlessUI,Runtime
  class GalleryView
  class PageButton
  class ImageTable
  class ArticleTable
  class ImageCell
  class ArticleCell
  names ArticleCell: HeadlessUI.Cell HeadlessUI.Label Runtime.Runtime
  names ArticleTable: ArticleCell HeadlessUI.TableView Runtime.Runtime
  names GalleryView: ArticleCell ArticleTable HeadlessUI.Button HeadlessUI.PageControl HeadlessUI.ScreenView HeadlessUI.View ImageCell ImageTable PageButton Runtime.Runtime
  names ImageCell: HeadlessUI.Cell HeadlessUI.Label Runtime.Runtime
  names ImageTable: HeadlessUI.TableView ImageCell Runtime.Runtime
  names PageButton: HeadlessUI.Button Runtime.Runtime
  file BlogViews/ProfileView.swift role=view screens=profile lines=69 members=20 closures=0 imports=HeadlessUI,Runtime
  class ProfileView
  class HeaderView
  class FollowButton
  class LikeButton
  class ShareButton
  class BlogTable
  class DraftTable
  class BlogCell
  class DraftCell
  names BlogCell: HeadlessUI.Cell HeadlessUI.Label LikeButton Runtime.Runtime ShareButton
  names BlogTable: BlogCell HeadlessUI.TableView Runtime.Runtime
  names DraftCell: HeadlessUI.Cell HeadlessUI.Label Runtime.Runtime
  names DraftTable: DraftCell HeadlessUI.TableView Runtime.Runtime
  names FollowButton: HeadlessUI.Button
  names HeaderView: FollowButton HeadlessUI.ContentView HeadlessUI.Label Runtime.Runtime
  names LikeButton: HeadlessUI.Button
  names ProfileView: BlogCell BlogTable DraftCell DraftTable HeaderView HeadlessUI.Indicator HeadlessUI.ScreenView Runtime.Runtime
  names ShareButton: HeadlessUI.Button
  file BlogViews/UsersView.swift role=view screens=following,suggested lines=23 members=6 closures=0 imports=HeadlessUI,Runtime mentions=profile:2
  class UsersView
  class UserTable
  class UserCell
  names UserCell: FollowButton HeadlessUI.Cell HeadlessUI.Label Runtime.Runtime
  names UserTable: HeadlessUI.TableView Runtime.Runtime UserCell
  names UsersView: HeadlessUI.ScreenView Runtime.Runtime UserCell UserTable
  file BlogViews/VoicesView.swift role=view screens=voices lines=24 members=6 closures=0 imports=HeadlessUI,Runtime
  class VoicesView
  class VoiceTable
  class VoiceCell
  names VoiceCell: HeadlessUI.Cell HeadlessUI.Label Runtime.Runtime
  names VoiceTable: HeadlessUI.TableView Runtime.Runtime VoiceCell
  names VoicesView: HeadlessUI.ScreenView Runtime.Runtime VoiceCell VoiceTable
  """
