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
  file MVC/Model/App/RootController.swift role=controller lines=108 members=17 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=profile:1,blog:1,following:2,suggested:2,voices:3,gallery:7,categories:2
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
  file MVC/Model/Framework/Controller.swift role=controller lines=39 members=14 closures=1 imports=HeadlessUI,Runtime
  class Controller
  names -: Controller HeadlessUI.Responder Runtime.ObserverList
  names Controller: HeadlessUI.Alert HeadlessUI.Responder HeadlessUI.View HeadlessUI.Window Runtime.Participant Runtime.Subscription
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
  file MVC/Controller/App/RootController.swift role=controller lines=102 members=20 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:2,gallery:5,categories:2
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
  file MVC/Controller/Framework/Controller.swift role=controller lines=40 members=15 closures=1 imports=HeadlessUI,Runtime
  class Controller
  names -: Controller HeadlessUI.Responder Runtime.ObserverList
  names Controller: HeadlessUI.Alert HeadlessUI.Responder HeadlessUI.View HeadlessUI.Window Runtime.Participant Runtime.Subscription
  file MVC/Controller/Framework/DataTask.swift role=controller lines=27 members=7 closures=2 imports=HeadlessUI,Runtime
  class DataTask
  names -: Controller DataTask HeadlessUI.Responder Runtime.Reference Runtime.Request Runtime.Response Runtime.Service
  file MVC/Controller/Framework/Model.swift role=store lines=7 members=2 closures=0 imports=Runtime
  class Model
  names Model: Runtime.ObserverList Runtime.Participant Runtime.Runtime
  file MVP/Protocol/App/AlertPresenter+Trace.swift role=presenter lines=10 members=3 closures=0 imports=Runtime
  names AlertQueue: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  file MVP/Protocol/App/AlertPresenter.swift role=presenter lines=48 members=18 closures=2 imports=BlogDomain,Runtime
  protocol AlertDisplay
  class AlertPresenter
  struct AlertQueue
  struct Waiting nested
  names AlertDisplay: Runtime.Participant
  names AlertPresenter: AlertDisplay AlertQueue AttachablePresenter BlogDomain.Strings Presenter Runtime.Action Runtime.StateCell
  names AlertQueue: Runtime.Action
  file MVP/Protocol/App/BlogCell.swift role=view screens=profile lines=28 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogCell
  names BlogCell: BlogCellDisplay BlogCellPresenter BlogViewData BlogViews.BlogCell PresentedCell Runtime.Action Runtime.Runtime
  file MVP/Protocol/App/BlogCellPresenter.swift role=presenter screens=profile lines=65 members=19 closures=2 imports=BlogDomain,Runtime
  protocol BlogCellDisplay
  struct BlogViewData
  class BlogCellPresenter
  names BlogCellDisplay: BlogViewData Runtime.Participant
  names BlogCellPresenter: AttachablePresenter BlogCellDisplay BlogViewData Context Presenter Runtime.StateCell
  names BlogViewData: BlogDomain.Blog BlogDomain.Strings Runtime.ByCodePoints
  file MVP/Protocol/App/BlogPresenter.swift role=presenter screens=blog lines=41 members=11 closures=2 imports=BlogDomain,Runtime
  protocol BlogDisplay
  class BlogPresenter
  names BlogDisplay: BlogCellDisplay
  names BlogPresenter: AttachablePresenter BlogDisplay BlogViewData Context Presenter Runtime.Single Runtime.StateCell
  file MVP/Protocol/App/BlogScene.swift role=scene screens=blog lines=10 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogScene
  names BlogScene: BlogPresenter BlogViewController BlogViews.BlogView Context Scene ScreenScene
  file MVP/Protocol/App/BlogStore.swift role=store lines=63 members=27 closures=2 imports=BlogDomain,Runtime mentions=voices:13,gallery:3
  class BlogStore
  names BlogStore: BlogDomain.Article BlogDomain.Blog BlogDomain.Document BlogDomain.Draft BlogDomain.Page BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.User BlogDomain.Voice BlogDomain.VoiceState BlogDomain.Write Runtime.AudioPlayer Runtime.Request Runtime.Response Runtime.StateCell Runtime.Subscription Store Topics
  file MVP/Protocol/App/BlogViewController.swift role=view screens=blog lines=33 members=9 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogViewController
  names BlogViewController: BlogDisplay BlogPresenter BlogViewData BlogViews.BlogView Runtime.Action Runtime.Participant ViewController
  file MVP/Protocol/App/BlogsPresenter.swift role=presenter screens=profile lines=52 members=16 closures=1 imports=BlogDomain,Runtime
  protocol BlogsDisplay
  class BlogsPresenter
  names BlogsDisplay: FeedDisplay
  names BlogsPresenter: BlogCellPresenter BlogDomain.Feed BlogDomain.Strings BlogsDisplay Context FeedPresenter Presenter RowPresenters Runtime.Action Runtime.StateCell
  file MVP/Protocol/App/BlogsViewController.swift role=view screens=profile lines=35 members=11 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogsViewController
  names BlogsViewController: BlogCell BlogViews.BlogTable BlogsDisplay BlogsPresenter HeadlessUI.Cell HeadlessUI.TableView Runtime.Action Runtime.Participant TableViewController
  file MVP/Protocol/App/CategoriesPresenter.swift role=presenter screens=categories lines=47 members=11 closures=2 imports=BlogDomain,Runtime
  protocol CategoriesDisplay
  class CategoriesPresenter
  names CategoriesDisplay: Runtime.Participant
  names CategoriesPresenter: AttachablePresenter BlogDomain.CategorySearch BlogDomain.Strings CategoriesDisplay Context Presenter Runtime.Response Runtime.StateCell
  file MVP/Protocol/App/CategoriesScene.swift role=scene screens=categories lines=10 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesScene
  names CategoriesScene: BlogViews.CategoriesView CategoriesPresenter CategoriesViewController Context Scene ScreenScene
  file MVP/Protocol/App/CategoriesViewController.swift role=view screens=categories lines=19 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesViewController
  names CategoriesViewController: BlogViews.CategoriesView CategoriesDisplay CategoriesPresenter Runtime.Action Runtime.Participant ViewController
  file MVP/Protocol/App/Context.swift lines=25 members=6 closures=1 imports=BlogDomain,Runtime mentions=gallery:1
  struct Context
  names Context: AlertPresenter BlogDomain.Strings BlogDomain.World BlogDomain.Write BlogStore Network Presenter
  file MVP/Protocol/App/DraftsPresenter.swift role=presenter screens=profile lines=47 members=15 closures=2 imports=BlogDomain,Runtime
  protocol DraftsDisplay
  class DraftsPresenter
  names DraftsDisplay: FeedDisplay
  names DraftsPresenter: BlogDomain.Feed BlogDomain.Strings Context DraftsDisplay FeedPresenter Presenter RowPresenters Runtime.Action Runtime.StateCell TitleCellPresenter
  file MVP/Protocol/App/DraftsViewController.swift role=view screens=profile lines=29 members=11 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class DraftsViewController
  class DraftCell
  names DraftCell: BlogViews.DraftCell PresentedCell TitleCellDisplay TitleCellPresenter
  names DraftsViewController: BlogViews.DraftTable DraftCell DraftsDisplay DraftsPresenter HeadlessUI.Cell HeadlessUI.TableView Runtime.Participant TableViewController
  file MVP/Protocol/App/FeedPresenter.swift role=presenter lines=76 members=18 closures=3 imports=BlogDomain,Runtime
  protocol FeedDisplay
  protocol FeedPresenter
  names -: BlogDomain.Feed Runtime.LoadState
  names FeedDisplay: Runtime.Participant
  names FeedPresenter: AttachablePresenter BlogDomain.Feed BlogDomain.Read BlogDomain.Strings Context FeedDisplay Runtime.Response Runtime.StateCell
  file MVP/Protocol/App/FeedViewController.swift role=view lines=37 members=14 closures=1 imports=HeadlessUI,Runtime
  protocol FeedViewController
  protocol TableViewController
  names FeedViewController: FeedDisplay FeedPresenter HeadlessUI.ContentView Runtime.Action ViewController
  names TableViewController: FeedViewController HeadlessUI.Cell HeadlessUI.ContentView HeadlessUI.TableView Runtime.Action
  file MVP/Protocol/App/FollowingScene.swift role=scene screens=following lines=33 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class FollowingScene
  names FollowingScene: BlogDomain.Strings BlogViews.UsersView Context Runtime.Action Runtime.Single Runtime.StateCell Scene ScreenScene UserCell UsersPresenter UsersViewController
  file MVP/Protocol/App/GalleryArticlesPresenter.swift role=presenter screens=gallery lines=70 members=21 closures=2 imports=BlogDomain,Runtime
  protocol GalleryArticlesDisplay
  class GalleryArticlesPresenter
  names GalleryArticlesDisplay: FeedDisplay
  names GalleryArticlesPresenter: BlogDomain.Feed BlogDomain.Strings Context FeedPresenter GalleryArticlesDisplay GalleryImagesPresenter GalleryImagesProgress Presenter RowPresenters Runtime.Action Runtime.Single Runtime.StateCell TitleCellPresenter
  file MVP/Protocol/App/GalleryArticlesViewController.swift role=view screens=gallery lines=29 members=11 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryArticlesViewController
  class ArticleCell
  names ArticleCell: BlogViews.ArticleCell PresentedCell TitleCellDisplay TitleCellPresenter
  names GalleryArticlesViewController: ArticleCell BlogViews.ArticleTable GalleryArticlesDisplay GalleryArticlesPresenter HeadlessUI.Cell HeadlessUI.TableView Runtime.Participant TableViewController
  file MVP/Protocol/App/GalleryImagesPresenter.swift role=presenter screens=gallery lines=63 members=25 closures=1 imports=BlogDomain,Runtime
  protocol GalleryImagesDisplay
  class GalleryImagesPresenter
  enum GalleryImagesProgress
  struct Pager nested
  names -: BlogDomain.Feed
  names GalleryImagesDisplay: FeedDisplay
  names GalleryImagesPresenter: BlogDomain.Feed BlogDomain.Strings Context FeedPresenter GalleryImagesDisplay GalleryImagesProgress Presenter Runtime.Action Runtime.Single Runtime.StateCell
  file MVP/Protocol/App/GalleryImagesViewController.swift role=view screens=gallery lines=46 members=12 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryImagesViewController
  names GalleryImagesViewController: BlogViews.GalleryView BlogViews.ImageCell FeedViewController GalleryImagesDisplay GalleryImagesPresenter HeadlessUI.ContentView HeadlessUI.RowRequest Runtime.Action Runtime.Participant
  file MVP/Protocol/App/GalleryScene.swift role=scene screens=gallery lines=17 members=1 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class GalleryScene
  names GalleryScene: ArticleCell BlogViews.GalleryView Context GalleryArticlesPresenter GalleryArticlesViewController GalleryImagesPresenter GalleryImagesViewController Scene ScreenScene
  file MVP/Protocol/App/HeaderPresenter.swift role=presenter screens=profile lines=68 members=21 closures=1 imports=BlogDomain,Runtime
  protocol HeaderDisplay
  struct HeaderViewData
  class HeaderPresenter
  names HeaderDisplay: FeedDisplay HeaderViewData
  names HeaderPresenter: BlogDomain.Feed BlogDomain.Strings Context FeedPresenter HeaderDisplay HeaderViewData Presenter Runtime.Action Runtime.StateCell
  names HeaderViewData: BlogDomain.Strings BlogDomain.User Runtime.ByCodePoints
  file MVP/Protocol/App/HeaderViewController.swift role=view screens=profile lines=42 members=10 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class HeaderViewController
  names -: HeadlessUI.Button
  names HeaderViewController: BlogViews.HeaderView FeedViewController HeaderDisplay HeaderPresenter HeaderViewData HeadlessUI.ContentView Runtime.Action Runtime.Participant
  file MVP/Protocol/App/MVPProtocolApp.swift lines=15 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVPProtocolApp
  names MVPProtocolApp: AlertPresenter BlogDomain.Push BlogDomain.World BlogStore Context HeadlessUI.Window RootScene Runtime.Action Runtime.Service
  file MVP/Protocol/App/ProfilePresenter.swift role=presenter screens=profile lines=40 members=12 closures=2 imports=BlogDomain,Runtime
  protocol ProfileDisplay
  class ProfilePresenter
  names ProfileDisplay: Runtime.Participant
  names ProfilePresenter: AttachablePresenter BlogsPresenter DraftsPresenter HeaderPresenter Presenter ProfileDisplay Runtime.Action Runtime.Single Runtime.StateCell
  file MVP/Protocol/App/ProfileScene.swift role=scene screens=profile lines=18 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class ProfileScene
  names ProfileScene: BlogCell BlogViews.ProfileView BlogsPresenter BlogsViewController Context DraftCell DraftsPresenter DraftsViewController HeaderPresenter HeaderViewController ProfilePresenter ProfileViewController Scene ScreenScene
  file MVP/Protocol/App/ProfileViewController.swift role=view screens=profile lines=16 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController
  names ProfileViewController: BlogViews.ProfileView ProfileDisplay ProfilePresenter Runtime.Participant ViewController
  file MVP/Protocol/App/RootScene+Trace.swift role=scene lines=7 members=1 closures=0 imports=HeadlessUI,Runtime
  names SceneStack: Runtime.Inspectable Runtime.Inspector
  file MVP/Protocol/App/RootScene.swift role=scene lines=54 members=13 closures=2 imports=HeadlessUI,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:1,gallery:1,categories:1
  class RootScene
  struct SceneStack
  names RootScene: AlertDisplay BlogScene CategoriesScene Context FollowingScene GalleryScene HeadlessUI.Alert HeadlessUI.Window ProfileScene Runtime.Action Runtime.StateCell Scene SceneStack ScreenScene SuggestedScene VoicesScene
  names SceneStack: ScreenScene
  file MVP/Protocol/App/SuggestedScene.swift role=scene screens=suggested lines=18 members=4 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class SuggestedScene
  names SuggestedScene: BlogDomain.Strings BlogViews.UsersView Context Scene ScreenScene UserCell UsersPresenter UsersViewController
  file MVP/Protocol/App/TitleCellPresenter.swift role=presenter lines=27 members=8 closures=1 imports=Runtime
  protocol TitleCellDisplay
  class TitleCellPresenter
  names TitleCellDisplay: Runtime.Participant
  names TitleCellPresenter: AttachablePresenter Presenter Runtime.ObserverList Runtime.Runtime Runtime.Single Runtime.StateCell TitleCellDisplay
  file MVP/Protocol/App/UserCellPresenter.swift role=presenter screens=following,suggested lines=53 members=16 closures=1 imports=BlogDomain,Runtime
  protocol UserCellDisplay
  struct UserViewData
  class UserCellPresenter
  names UserCellDisplay: Runtime.Participant
  names UserCellPresenter: AttachablePresenter BlogStore Context Presenter Runtime.StateCell UserCellDisplay UserViewData
  names UserViewData: BlogDomain.Strings BlogDomain.User Runtime.ByCodePoints
  file MVP/Protocol/App/UsersPresenter.swift role=presenter screens=following,suggested lines=60 members=18 closures=1 imports=BlogDomain,Runtime
  protocol UsersDisplay
  class UsersPresenter
  names UsersDisplay: FeedDisplay
  names UsersPresenter: BlogDomain.Feed BlogDomain.Resource BlogDomain.Strings Context FeedPresenter Presenter RowPresenters Runtime.StateCell UserCellPresenter UsersDisplay
  file MVP/Protocol/App/UsersViewController.swift role=view screens=following,suggested lines=37 members=14 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class UsersViewController
  class UserCell
  names UserCell: BlogViews.UserCell PresentedCell Runtime.Action Runtime.Runtime UserCellDisplay UserCellPresenter
  names UsersViewController: BlogViews.UserTable HeadlessUI.Cell HeadlessUI.TableView Runtime.Participant TableViewController UserCell UsersDisplay UsersPresenter
  file MVP/Protocol/App/ViewData+Trace.swift role=presenter lines=53 members=7 closures=0 imports=Runtime mentions=profile:2,voices:1,gallery:1
  names BlogViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names GalleryImagesProgress: Runtime.Loggable
  names HeaderViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names UserViewData: Runtime.Inspectable Runtime.Inspector
  names VoiceViewData: Runtime.Inspectable Runtime.Inspector
  file MVP/Protocol/App/VoicesPresenter.swift role=presenter screens=voices lines=84 members=28 closures=1 imports=BlogDomain,Runtime
  protocol VoicesDisplay
  class VoicesPresenter
  protocol VoiceCellDisplay
  struct VoiceViewData
  class VoiceCellPresenter
  names VoiceCellDisplay: Runtime.Participant
  names VoiceCellPresenter: AttachablePresenter BlogStore Context Presenter Runtime.StateCell VoiceCellDisplay VoiceViewData
  names VoiceViewData: Runtime.ByCodePoints
  names VoicesDisplay: FeedDisplay
  names VoicesPresenter: BlogDomain.Feed BlogDomain.Strings Context FeedPresenter Presenter RowPresenters Runtime.StateCell VoiceCellPresenter VoicesDisplay
  file MVP/Protocol/App/VoicesScene.swift role=scene screens=voices lines=10 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesScene
  names VoicesScene: BlogViews.VoicesView Context Scene ScreenScene VoiceCell VoicesPresenter VoicesViewController
  file MVP/Protocol/App/VoicesViewController.swift role=view screens=voices lines=32 members=13 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesViewController
  class VoiceCell
  names VoiceCell: BlogViews.VoiceCell PresentedCell VoiceCellDisplay VoiceCellPresenter
  names VoicesViewController: BlogViews.VoiceTable HeadlessUI.Cell HeadlessUI.TableView Runtime.Action Runtime.Participant TableViewController VoiceCell VoicesDisplay VoicesPresenter
  file MVP/Protocol/Framework/Network.swift lines=7 members=1 closures=0 imports=Runtime
  protocol Network
  names -: Network Runtime.Service
  names Network: Runtime.Participant Runtime.Request Runtime.Response
  file MVP/Protocol/Framework/Presenter.swift role=presenter lines=16 members=6 closures=0 imports=Runtime
  class Presenter
  protocol AttachablePresenter
  names AttachablePresenter: Presenter
  names Presenter: Runtime.Participant Runtime.Runtime Runtime.Subscription
  file MVP/Protocol/Framework/RowPresenters.swift role=presenter lines=17 members=6 closures=0
  struct RowPresenters
  names RowPresenters: Presenter
  file MVP/Protocol/Framework/Scene.swift role=scene lines=36 members=11 closures=1 imports=HeadlessUI,Runtime
  class Scene
  class ScreenScene
  names Scene: HeadlessUI.Responder Runtime.Participant Runtime.Runtime
  names ScreenScene: HeadlessUI.ScreenView Runtime.Action Scene ViewController
  file MVP/Protocol/Framework/Store.swift role=store lines=28 members=9 closures=1 imports=Runtime
  class Store
  class Topics
  names Store: Runtime.Participant Runtime.Runtime
  names Topics: Runtime.ObserverList Store
  file MVP/Protocol/Framework/ViewController.swift role=view lines=45 members=15 closures=1 imports=HeadlessUI,Runtime
  protocol ViewController
  protocol PresentedCell
  names -: HeadlessUI.Cell HeadlessUI.TableView PresentedCell
  names PresentedCell: AttachablePresenter HeadlessUI.Cell
  names ViewController: AttachablePresenter Runtime.Participant
  file MVP/Block/App/AppPresenter.swift role=presenter lines=35 members=9 closures=1 imports=BlogDomain,Runtime
  class AppPresenter
  names AppPresenter: BlogDomain.Strings Context Presenter Runtime.Action Runtime.Appointment Runtime.Single Runtime.StateCell Settlement
  file MVP/Block/App/BlogCell.swift role=view screens=profile lines=36 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogCell
  names BlogCell: BlogCellPresenter BlogViewData BlogViews.BlogCell LikeViewData PresentedCell Runtime.Action Runtime.Runtime
  file MVP/Block/App/BlogCellPresenter.swift role=presenter screens=profile lines=42 members=14 closures=1 imports=BlogDomain,Runtime
  class BlogCellPresenter
  names BlogCellPresenter: BlogDomain.Strings BlogViewData CellPresenter Context LikeViewData Presenter Runtime.Action Runtime.StateCell
  file MVP/Block/App/BlogPresenter.swift role=presenter screens=blog lines=47 members=13 closures=1 imports=BlogDomain,Runtime
  class BlogPresenter
  names BlogPresenter: BlockPresenter BlogDomain.Strings BlogViewData Context LikeViewData Presenter Runtime.Action Runtime.StateCell
  file MVP/Block/App/BlogScene.swift role=scene screens=blog lines=10 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogScene
  names BlogScene: BlogPresenter BlogViewController BlogViews.BlogView Context RootScene ScreenScene
  file MVP/Block/App/BlogStore.swift role=store lines=75 members=32 closures=2 imports=BlogDomain,Runtime mentions=voices:13,gallery:3
  class BlogStore
  struct Settlement
  names BlogStore: BlogDomain.Article BlogDomain.Blog BlogDomain.Document BlogDomain.Draft BlogDomain.Page BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.User BlogDomain.Voice BlogDomain.VoiceState BlogDomain.Write Runtime.AudioPlayer Runtime.ObserverList Runtime.Request Runtime.Response Runtime.StateCell Runtime.Subscription Settlement Store
  names Settlement: BlogDomain.Write Runtime.Loggable
  file MVP/Block/App/BlogViewController.swift role=view screens=blog lines=36 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogViewController
  names BlogViewController: BlogPresenter BlogViewData BlogViews.BlogView LikeViewData Runtime.Action Runtime.Participant ViewController
  file MVP/Block/App/BlogsPresenter.swift role=presenter screens=profile lines=24 members=5 closures=2 imports=BlogDomain,Runtime
  class BlogsPresenter
  names BlogsPresenter: BlogCellPresenter BlogDomain.Strings Context FeedPresenter RowPresenters
  file MVP/Block/App/BlogsViewController.swift role=view screens=profile lines=13 members=4 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogsViewController
  names BlogsViewController: BlogCell BlogsPresenter HeadlessUI.RowRequest Runtime.Action TableViewController
  file MVP/Block/App/CategoriesPresenter.swift role=presenter screens=categories lines=48 members=12 closures=2 imports=BlogDomain,Runtime
  class CategoriesPresenter
  names CategoriesPresenter: BlockPresenter BlogDomain.CategorySearch BlogDomain.Strings Completion Context Presenter Runtime.Action Runtime.Response Runtime.Single Runtime.StateCell
  file MVP/Block/App/CategoriesScene.swift role=scene screens=categories lines=14 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesScene
  names CategoriesScene: BlogViews.CategoriesView CategoriesPresenter CategoriesViewController Context RootScene ScreenScene
  file MVP/Block/App/CategoriesViewController.swift role=view screens=categories lines=28 members=8 closures=2 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesViewController
  names CategoriesViewController: BlogViews.CategoriesView CategoriesPresenter Completion Runtime.Action Runtime.Participant ViewController
  file MVP/Block/App/Context.swift lines=14 members=5 closures=1 imports=BlogDomain,Runtime mentions=gallery:1
  struct Context
  names Context: BlogDomain.World BlogDomain.Write BlogStore Network Presenter
  file MVP/Block/App/DraftsPresenter.swift role=presenter screens=profile lines=22 members=5 closures=3 imports=BlogDomain,Runtime
  class DraftsPresenter
  names DraftsPresenter: BlogDomain.Strings Context FeedPresenter RowPresenters TitleCellPresenter
  file MVP/Block/App/DraftsViewController.swift role=view screens=profile lines=23 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class DraftsViewController
  class DraftCell
  names DraftCell: BlogViews.DraftCell PresentedCell Runtime.Action TitleCellPresenter
  names DraftsViewController: DraftCell DraftsPresenter HeadlessUI.RowRequest Runtime.Action TableViewController
  file MVP/Block/App/FeedPresenter.swift role=presenter lines=61 members=17 closures=3 imports=BlogDomain,Runtime
  class FeedPresenter
  names FeedPresenter: BlockPresenter BlogDomain.Feed BlogDomain.Read BlogDomain.Resource BlogDomain.Strings Completion Context FeedViewData Presenter Runtime.Action Runtime.LoadState Runtime.Response Runtime.StateCell
  file MVP/Block/App/FollowingScene.swift role=scene screens=following lines=36 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class FollowingScene
  names FollowingScene: BlogDomain.Strings BlogViews.UsersView Context RootScene Runtime.Action Runtime.Single Runtime.StateCell ScreenScene UserCell UsersPresenter UsersViewController
  file MVP/Block/App/GalleryPresenter.swift role=presenter screens=gallery lines=147 members=34 closures=3 imports=BlogDomain,Runtime
  class GalleryPresenter
  struct Content nested
  names ArticlesViewData: FeedViewData GalleryPresenter
  names GalleryPresenter: ArticlesViewData BlockPresenter BlogDomain.Feed BlogDomain.Read BlogDomain.Strings Completion Context ImagesViewData Presenter RowPresenters Runtime.Action Runtime.Response Runtime.StateCell TitleCellPresenter
  names ImagesViewData: FeedViewData GalleryPresenter
  file MVP/Block/App/GalleryScene.swift role=scene screens=gallery lines=14 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryScene
  names GalleryScene: ArticleCell BlogViews.GalleryView Context GalleryPresenter GalleryViewController RootScene ScreenScene
  file MVP/Block/App/GalleryViewController.swift role=view screens=gallery lines=83 members=24 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryViewController
  class ArticleCell
  names ArticleCell: BlogViews.ArticleCell PresentedCell Runtime.Action TitleCellPresenter
  names GalleryViewController: ArticleCell ArticlesViewData BlogViews.GalleryView BlogViews.ImageCell Completion GalleryPresenter HeadlessUI.Cell HeadlessUI.RowRequest ImagesViewData PresentedCell Runtime.Action Runtime.Participant ViewController
  file MVP/Block/App/HeaderPresenter.swift role=presenter screens=profile lines=55 members=13 closures=1 imports=BlogDomain,Runtime
  class HeaderPresenter
  names HeaderPresenter: BlogDomain.Strings Context FeedPresenter FollowViewData ProfileViewData Runtime.Action Runtime.Single Runtime.StateCell
  file MVP/Block/App/HeaderViewController.swift role=view screens=profile lines=53 members=15 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class HeaderViewController
  names HeaderViewController: BlogViews.HeaderView Completion FeedViewData FollowViewData HeaderPresenter ProfileViewData Runtime.Action Runtime.Participant ViewController
  file MVP/Block/App/MVPBlockApp.swift lines=14 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVPBlockApp
  names MVPBlockApp: AppPresenter BlogDomain.Push BlogDomain.World BlogStore Context HeadlessUI.Window RootScene Runtime.Action Runtime.Service
  file MVP/Block/App/ProfilePresenter.swift role=presenter screens=profile lines=27 members=9 closures=2 imports=Runtime
  class ProfilePresenter
  names ProfilePresenter: BlockPresenter BlogsPresenter Context DraftsPresenter HeaderPresenter Presenter Runtime.Action Runtime.Single Runtime.StateCell
  file MVP/Block/App/ProfileScene.swift role=scene screens=profile lines=24 members=3 closures=2 imports=BlogViews,HeadlessUI,Runtime
  class ProfileScene
  names ProfileScene: BlogCell BlogViews.ProfileView BlogsViewController Context DraftCell DraftsViewController HeaderViewController ProfilePresenter ProfileViewController RootScene Runtime.Action ScreenScene
  file MVP/Block/App/ProfileViewController.swift role=view screens=profile lines=18 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController
  names ProfileViewController: BlogViews.ProfileView ProfilePresenter Runtime.Action Runtime.Participant ViewController
  file MVP/Block/App/RootScene+Trace.swift role=scene lines=18 members=4 closures=0 imports=HeadlessUI,Runtime
  names AlertQueue: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names SceneStack: Runtime.Inspectable Runtime.Inspector
  file MVP/Block/App/RootScene.swift role=scene lines=87 members=23 closures=2 imports=BlogDomain,HeadlessUI,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:1,gallery:1,categories:1
  class RootScene
  struct SceneStack
  struct AlertQueue
  struct Waiting nested
  names AlertQueue: Runtime.Action
  names RootScene: AlertQueue AppPresenter BlogDomain.Strings BlogScene CategoriesScene Context FollowingScene GalleryScene HeadlessUI.Alert HeadlessUI.Window Presenter ProfileScene Runtime.Action Runtime.StateCell Scene SceneStack ScreenScene SuggestedScene VoicesScene
  names SceneStack: ScreenScene
  file MVP/Block/App/SuggestedScene.swift role=scene screens=suggested lines=18 members=3 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class SuggestedScene
  names SuggestedScene: BlogDomain.Strings BlogViews.UsersView Context RootScene ScreenScene UserCell UsersPresenter UsersViewController
  file MVP/Block/App/TableViewController.swift role=view lines=49 members=14 closures=2 imports=HeadlessUI,Runtime
  class TableViewController
  names TableViewController: Completion FeedPresenter FeedViewData HeadlessUI.Cell HeadlessUI.TableView PresentedCell Runtime.Action Runtime.Participant ViewController
  file MVP/Block/App/TitleCellPresenter.swift role=presenter lines=19 members=8 closures=1 imports=Runtime
  class TitleCellPresenter
  names TitleCellPresenter: CellPresenter Presenter Runtime.Action Runtime.Runtime Runtime.Single Runtime.StateCell
  file MVP/Block/App/UserCellPresenter.swift role=presenter screens=following,suggested lines=52 members=15 closures=1 imports=BlogDomain,Runtime
  class UserCellPresenter
  names UserCellPresenter: BlogDomain.Strings CellPresenter Context FollowViewData Presenter Runtime.Action Runtime.Single Runtime.StateCell
  file MVP/Block/App/UsersPresenter.swift role=presenter screens=following,suggested lines=24 members=6 closures=2 imports=BlogDomain,Runtime
  class UsersPresenter
  names UsersPresenter: BlogDomain.Resource Context FeedPresenter RowPresenters UserCellPresenter
  file MVP/Block/App/UsersViewController.swift role=view screens=following,suggested lines=35 members=9 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class UsersViewController
  class UserCell
  names UserCell: BlogViews.UserCell FollowViewData PresentedCell Runtime.Action Runtime.Runtime UserCellPresenter
  names UsersViewController: HeadlessUI.RowRequest Runtime.Action TableViewController UserCell UsersPresenter
  file MVP/Block/App/ViewData+Trace.swift role=presenter lines=80 members=15 closures=0 imports=BlogDomain,Runtime mentions=gallery:5
  names ArticlesViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names BlogViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names FeedViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names FollowViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names GalleryPresenter: Runtime.Inspectable Runtime.Inspector
  names ImagesViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names LikeViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names ProfileViewData: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  file MVP/Block/App/ViewData.swift role=presenter lines=65 members=28 closures=0 imports=BlogDomain,Runtime mentions=gallery:2
  struct FeedViewData
  struct ProfileViewData
  struct FollowViewData
  struct BlogViewData
  struct LikeViewData
  struct ImagesViewData
  struct ArticlesViewData
  names ArticlesViewData: Runtime.LoadState
  names BlogViewData: Runtime.ByCodePoints
  names FeedViewData: BlogDomain.Feed Runtime.LoadState
  names FollowViewData: BlogDomain.Strings BlogDomain.User
  names ImagesViewData: Runtime.LoadState
  names LikeViewData: BlogDomain.Blog BlogDomain.Strings
  names ProfileViewData: Runtime.ByCodePoints
  file MVP/Block/App/VoicesPresenter.swift role=presenter screens=voices lines=57 members=17 closures=2 imports=BlogDomain,Runtime
  class VoicesPresenter
  class VoiceCellPresenter
  names VoiceCellPresenter: CellPresenter Context Presenter Runtime.Action Runtime.Single Runtime.StateCell
  names VoicesPresenter: BlogDomain.Strings Context FeedPresenter RowPresenters VoiceCellPresenter
  file MVP/Block/App/VoicesScene.swift role=scene screens=voices lines=14 members=1 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesScene
  names VoicesScene: BlogViews.VoicesView Context RootScene ScreenScene VoiceCell VoicesPresenter VoicesViewController
  file MVP/Block/App/VoicesViewController.swift role=view screens=voices lines=29 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesViewController
  class VoiceCell
  names VoiceCell: BlogViews.VoiceCell PresentedCell Runtime.Action VoiceCellPresenter
  names VoicesViewController: HeadlessUI.RowRequest Runtime.Action TableViewController VoiceCell VoicesPresenter
  file MVP/Block/Framework/Completion.swift role=presenter lines=17 members=4 closures=0 imports=Runtime
  class Completion
  names Completion: Binding BlockPresenter Runtime.Action Runtime.Participant
  file MVP/Block/Framework/Network.swift lines=7 members=1 closures=0 imports=Runtime
  protocol Network
  names -: Network Runtime.Service
  names Network: Runtime.Participant Runtime.Request Runtime.Response
  file MVP/Block/Framework/Presenter.swift role=presenter lines=33 members=10 closures=1 imports=Runtime
  class Presenter
  protocol BlockPresenter
  protocol CellPresenter
  class Binding
  names BlockPresenter: Binding Presenter
  names CellPresenter: BlockPresenter
  names Presenter: Binding Runtime.Participant Runtime.Runtime Runtime.Subscription
  file MVP/Block/Framework/RowPresenters.swift role=presenter lines=26 members=8 closures=0
  class RowPresenters
  names RowPresenters: CellPresenter
  file MVP/Block/Framework/Scene.swift role=scene lines=36 members=11 closures=1 imports=HeadlessUI,Runtime
  class Scene
  class ScreenScene
  names Scene: HeadlessUI.Responder Runtime.Participant Runtime.Runtime
  names ScreenScene: HeadlessUI.ScreenView Runtime.Action Scene ViewController
  file MVP/Block/Framework/Store.swift role=store lines=7 members=2 closures=0 imports=Runtime
  class Store
  names Store: Runtime.ObserverList Runtime.Participant Runtime.Runtime
  file MVP/Block/Framework/ViewController.swift role=view lines=22 members=8 closures=1 imports=HeadlessUI,Runtime
  protocol ViewController
  protocol PresentedCell
  names PresentedCell: HeadlessUI.Cell
  names ViewController: BlockPresenter Runtime.Participant
  file MVVM/Signal/App/AppCoordinator.swift role=coordinator lines=73 members=15 closures=2 imports=BlogDomain,HeadlessUI,Runtime mentions=profile:2,blog:2,following:1,suggested:1,voices:4,gallery:7,categories:4
  class AppCoordinator
  names AppCoordinator: AppViewModel BlogDomain.World BlogStore BlogViewController BlogViewModel CategoriesViewController CategoriesViewModel Coordinator GalleryViewController GalleryViewModel HeadlessUI.Window Message ProfileViewController ProfileViewModel Runtime.Action Screen ScreenController Signal UsersViewController UsersViewModel ViewModel VoicesViewController VoicesViewModel
  file MVVM/Signal/App/AppViewModel.swift role=viewModel lines=37 members=10 closures=1 imports=BlogDomain,Runtime
  class AppViewModel
  names AppViewModel: BlogDomain.Strings BlogStore Message Property Runtime.Appointment Settlement ViewModel
  file MVVM/Signal/App/Asked+Trace.swift role=store lines=25 members=3 closures=0 imports=BlogDomain,Runtime mentions=categories:2
  names Load: Runtime.Loggable
  names Search: Runtime.Loggable
  names Settlement: Runtime.Loggable
  file MVVM/Signal/App/Asked.swift role=store lines=14 members=7 closures=0 imports=BlogDomain mentions=categories:1
  enum Load
  enum Search
  struct Settlement
  names Load: BlogDomain.Page BlogDomain.Read
  names Search: BlogDomain.CategorySearch
  names Settlement: BlogDomain.Write
  file MVVM/Signal/App/BlogCell.swift role=view screens=profile lines=21 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogCell
  names BlogCell: BlogViewModel BlogViews.BlogCell BoundCell Runtime.Action Runtime.Runtime SubscriptionBag
  file MVVM/Signal/App/BlogStore.swift role=store lines=103 members=35 closures=3 imports=BlogDomain,Runtime mentions=voices:14,gallery:3,categories:2
  class BlogStore
  names BlogStore: BlogDomain.Article BlogDomain.Blog BlogDomain.CategorySearch BlogDomain.Document BlogDomain.Draft BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.Resource BlogDomain.User BlogDomain.Voice BlogDomain.VoiceState BlogDomain.Write Input Load Node Property Runtime.AudioPlayer Runtime.Loggable Runtime.Request Runtime.Response Runtime.Service Runtime.StateCell Search Settlement Signal Store Topics
  file MVVM/Signal/App/BlogViewController.swift role=view screens=blog lines=23 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogViewController
  names BlogViewController: BlogViewModel BlogViews.BlogView HeadlessUI.ScreenView Runtime.Action ScreenController ViewController
  file MVVM/Signal/App/BlogViewModel.swift role=viewModel screens=blog lines=23 members=12 closures=1 imports=BlogDomain,Runtime
  class BlogViewModel
  names BlogViewModel: BlogDomain.Strings BlogStore ViewModel
  file MVVM/Signal/App/BlogsViewController.swift role=view screens=profile lines=17 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogsViewController
  names BlogsViewController: BlogCell BlogViews.BlogTable BlogsViewModel HeadlessUI.Cell Runtime.Action TableViewController
  file MVVM/Signal/App/BlogsViewModel.swift role=viewModel screens=profile lines=8 members=2 closures=1 imports=BlogDomain,Runtime
  class BlogsViewModel
  names BlogsViewModel: BlogDomain.Strings BlogStore BlogViewModel FeedViewModel
  file MVVM/Signal/App/CategoriesViewController.swift role=view screens=categories lines=18 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesViewController
  names CategoriesViewController: BlogViews.CategoriesView CategoriesViewModel HeadlessUI.ScreenView Runtime.Action ScreenController ViewController
  file MVVM/Signal/App/CategoriesViewModel.swift role=viewModel screens=categories lines=27 members=9 closures=1 imports=BlogDomain,Runtime
  class CategoriesViewModel
  names CategoriesViewModel: BlogDomain.Strings BlogStore Message Property Reading Search Signal ViewModel
  file MVVM/Signal/App/DraftsViewController.swift role=view screens=profile lines=16 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class DraftsViewController
  class DraftCell
  names DraftCell: BlogViews.DraftCell BoundCell DraftCellViewModel SubscriptionBag
  names DraftsViewController: BlogViews.DraftTable DraftCell DraftsViewModel HeadlessUI.Cell TableViewController
  file MVVM/Signal/App/DraftsViewModel.swift role=viewModel screens=profile lines=18 members=6 closures=1 imports=BlogDomain,Runtime
  class DraftsViewModel
  class DraftCellViewModel
  names DraftCellViewModel: BlogStore ViewModel
  names DraftsViewModel: BlogDomain.Strings BlogStore DraftCellViewModel FeedViewModel
  file MVVM/Signal/App/FeedSignals+Trace.swift role=viewModel lines=4 members=1 closures=0 imports=Runtime
  names FeedSignals: Runtime.Loggable
  file MVVM/Signal/App/FeedSignals.swift role=viewModel lines=67 members=24 closures=2 imports=BlogDomain,Runtime
  class FeedSignals
  struct Wish nested
  names FeedSignals: BlogDomain.Feed BlogDomain.Resource BlogDomain.Strings BlogStore Input Load Message Property Runtime.LoadState Signal ViewModel
  file MVVM/Signal/App/FeedViewModel.swift role=viewModel lines=16 members=7 closures=1 imports=BlogDomain,Runtime
  class FeedViewModel
  names FeedViewModel: BlogDomain.Resource BlogStore FeedSignals ViewModel
  file MVVM/Signal/App/GalleryViewController.swift role=view screens=gallery lines=58 members=17 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryViewController
  class ArticleCell
  names ArticleCell: ArticleCellViewModel BlogViews.ArticleCell BoundCell SubscriptionBag
  names GalleryViewController: ArticleCell BlogViews.GalleryView BlogViews.ImageCell BoundCell GalleryViewModel HeadlessUI.Cell HeadlessUI.RowRequest HeadlessUI.ScreenView Runtime.Action ScreenController ViewController
  file MVVM/Signal/App/GalleryViewModel.swift role=viewModel screens=gallery lines=66 members=27 closures=1 imports=BlogDomain,Runtime
  class GalleryViewModel
  struct Arrival nested
  class ArticleCellViewModel
  names ArticleCellViewModel: BlogStore ViewModel
  names GalleryViewModel: ArticleCellViewModel BlogDomain.Strings BlogStore FeedSignals Message Runtime.LoadState Signal ViewModel
  file MVVM/Signal/App/HeaderViewController.swift role=view screens=profile lines=28 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class HeaderViewController
  names HeaderViewController: BlogViews.HeaderView HeaderViewModel Runtime.Action ViewController
  file MVVM/Signal/App/HeaderViewModel.swift role=viewModel screens=profile lines=17 members=9 closures=1 imports=BlogDomain,Runtime
  class HeaderViewModel
  names HeaderViewModel: BlogDomain.Strings BlogStore FeedViewModel
  file MVVM/Signal/App/MVVMSignalApp.swift lines=13 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVVMSignalApp
  names MVVMSignalApp: AppCoordinator BlogDomain.Push BlogDomain.World BlogStore HeadlessUI.Window Runtime.Action Runtime.Service
  file MVVM/Signal/App/Message.swift lines=11 members=4 closures=0 imports=BlogDomain,Runtime
  struct Message
  names Message: BlogDomain.Strings Runtime.ByCodePoints Runtime.Loggable
  file MVVM/Signal/App/ProfileViewController.swift role=view screens=profile lines=19 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController
  names ProfileViewController: BlogCell BlogViews.ProfileView BlogsViewController DraftCell DraftsViewController HeaderViewController HeadlessUI.ScreenView ProfileViewModel ScreenController ViewController
  file MVVM/Signal/App/ProfileViewModel.swift role=viewModel screens=profile lines=22 members=8 closures=1 imports=BlogDomain,Runtime
  class ProfileViewModel
  names ProfileViewModel: BlogStore BlogsViewModel DraftsViewModel FeedViewModel HeaderViewModel Message Signal ViewModel
  file MVVM/Signal/App/TableViewController.swift role=view lines=34 members=10 closures=1 imports=HeadlessUI,Runtime
  class TableViewController
  names TableViewController: BoundCell FeedViewModel HeadlessUI.Cell HeadlessUI.TableView Runtime.Action ViewController
  file MVVM/Signal/App/UsersViewController.swift role=view screens=following,suggested lines=31 members=11 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class UsersViewController
  class UserCell
  names UserCell: BlogViews.UserCell BoundCell Runtime.Action Runtime.Runtime SubscriptionBag UserCellViewModel
  names UsersViewController: BlogViews.UsersView HeadlessUI.Cell HeadlessUI.ScreenView ScreenController TableViewController UserCell UsersViewModel
  file MVVM/Signal/App/UsersViewModel.swift role=viewModel screens=following,suggested lines=66 members=20 closures=2 imports=BlogDomain,Runtime mentions=following:1,suggested:2
  class UsersViewModel
  class UserCellViewModel
  names UserCellViewModel: BlogDomain.Strings BlogStore ViewModel
  names UsersViewModel: BlogDomain.Resource BlogDomain.Strings BlogStore FeedViewModel Message Property Signal UserCellViewModel
  file MVVM/Signal/App/VoicesViewController.swift role=view screens=voices lines=27 members=10 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesViewController
  class VoiceCell
  names VoiceCell: BlogViews.VoiceCell BoundCell SubscriptionBag VoiceCellViewModel
  names VoicesViewController: BlogViews.VoicesView HeadlessUI.Cell HeadlessUI.ScreenView Runtime.Action ScreenController TableViewController VoiceCell VoicesViewModel
  file MVVM/Signal/App/VoicesViewModel.swift role=viewModel screens=voices lines=23 members=10 closures=1 imports=BlogDomain,Runtime
  class VoicesViewModel
  class VoiceCellViewModel
  names VoiceCellViewModel: BlogStore ViewModel
  names VoicesViewModel: BlogDomain.Strings BlogStore FeedViewModel VoiceCellViewModel
  file MVVM/Signal/Framework/BoundCell.swift role=view lines=19 members=4 closures=0 imports=HeadlessUI,Runtime
  protocol BoundCell
  names BoundCell: HeadlessUI.Cell Subscriber ViewModel
  file MVVM/Signal/Framework/Coordinator+Trace.swift role=coordinator lines=19 members=4 closures=1 imports=HeadlessUI,Runtime
  names AlertQueue: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names ScreenStack: Runtime.Inspectable Runtime.Inspector
  file MVVM/Signal/Framework/Coordinator.swift role=coordinator lines=71 members=20 closures=2 imports=HeadlessUI,Runtime
  class Coordinator
  struct Screen
  struct ScreenStack
  struct AlertQueue
  struct Waiting nested
  names AlertQueue: Runtime.Action
  names Coordinator: AlertQueue HeadlessUI.Alert HeadlessUI.Window Runtime.Action Runtime.Participant Runtime.StateCell Screen ScreenStack Subscriber SubscriptionBag
  names Screen: Runtime.Subscription ScreenController ViewModel
  names ScreenStack: Screen
  file MVVM/Signal/Framework/Node.swift lines=37 members=12 closures=1
  class Node
  struct Link nested
  names Node: Subscriber
  file MVVM/Signal/Framework/Observed.swift lines=22 members=7 closures=1 imports=Runtime
  class Observed
  names Observed: Node Runtime.Loggable Runtime.Registration Runtime.Subscription Signal Subscriber
  file MVVM/Signal/Framework/Signal+Combine.swift lines=25 members=5 closures=1
  class Combined
  names -: Combined Signal
  names Combined: Node Signal
  file MVVM/Signal/Framework/Signal+Distinct.swift lines=40 members=10 closures=1 imports=Runtime
  class Distinct
  names Distinct: Runtime.Loggable Runtime.Single Runtime.StateCell Signal
  names Signal: Distinct Runtime.Loggable
  file MVVM/Signal/Framework/Signal+FlatMapLatest.swift lines=59 members=14 closures=1 imports=Runtime
  class Latest
  class Switch
  names Latest: Node Observed Runtime.Loggable Runtime.Subscription Signal Switch
  names Signal: Latest Runtime.Loggable
  names Switch: Node Subscriber
  file MVVM/Signal/Framework/Signal+Map.swift lines=24 members=7 closures=0
  class Mapped
  names Mapped: Signal
  names Signal: Mapped
  file MVVM/Signal/Framework/Signal.swift lines=60 members=15 closures=2 imports=Runtime
  class Signal
  class Sink nested
  names Signal: Node Runtime.Loggable Runtime.Participant Runtime.Reference Runtime.Registration Runtime.Subscription Subscriber
  file MVVM/Signal/Framework/Sources.swift lines=51 members=16 closures=1 imports=Runtime
  class Property
  class Input
  class Reading
  names Input: Node Signal Subscriber
  names Property: Node Runtime.Inspectable Runtime.Loggable Runtime.Single Runtime.StateCell Signal Subscriber
  names Reading: Signal Subscriber
  file MVVM/Signal/Framework/Store.swift role=store lines=32 members=12 closures=1 imports=Runtime
  class Store
  class Topics
  struct Link nested
  names Store: Runtime.Participant Runtime.Runtime Subscriber SubscriptionBag
  names Topics: Node Reading Signal Store
  file MVVM/Signal/Framework/Subscriber.swift lines=19 members=6 closures=0 imports=Runtime
  protocol Subscriber
  class SubscriptionBag
  names Subscriber: Runtime.Loggable Runtime.Participant Signal SubscriptionBag
  names SubscriptionBag: Runtime.Subscription
  file MVVM/Signal/Framework/ViewController.swift role=view lines=30 members=11 closures=1 imports=HeadlessUI,Runtime
  class ViewController
  protocol ScreenController
  names ScreenController: HeadlessUI.ScreenView ViewController
  names ViewController: HeadlessUI.Responder HeadlessUI.View Runtime.Participant Runtime.Runtime Subscriber SubscriptionBag
  file MVVM/Signal/Framework/ViewModel.swift role=viewModel lines=11 members=4 closures=0 imports=Runtime
  class ViewModel
  names ViewModel: Observed Runtime.Loggable Runtime.Participant Runtime.Runtime Signal Subscriber SubscriptionBag
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
  file MVVM/KeyValue/Framework/NavigationController+Trace.swift role=view lines=18 members=4 closures=0 imports=HeadlessUI,Runtime
  names AlertQueue: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names ScreenStack: Runtime.Inspectable Runtime.Inspector
  file MVVM/KeyValue/Framework/NavigationController.swift role=view lines=60 members=17 closures=2 imports=HeadlessUI,Runtime
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
  file MVVM/KeyValue/Framework/ViewController.swift role=view lines=37 members=14 closures=1 imports=HeadlessUI,Runtime
  class ViewController
  protocol ScreenController
  protocol ObservingCell
  names ObservingCell: HeadlessUI.Cell KeyValueObserver
  names ScreenController: HeadlessUI.ScreenView ViewController
  names ViewController: HeadlessUI.Responder HeadlessUI.View KeyValueChange KeyValueObserver NavigationController Runtime.Participant Runtime.Runtime ViewModel
  file MVVM/KeyValue/Framework/ViewModel.swift role=viewModel lines=23 members=6 closures=1 imports=Runtime
  class ViewModel
  names ViewModel: DynamicProperty KeyPathObservers Runtime.Participant Runtime.Runtime Runtime.Subscription
  file MVVM/Observation/App/AppViewModel.swift role=viewModel lines=30 members=9 closures=1 imports=BlogDomain,Runtime
  class AppViewModel
  names AppViewModel: BlogDomain.Strings BlogDomain.Write Message MessageQueue Observed Runtime.Appointment ViewModel
  file MVVM/Observation/App/BlogCell.swift role=view screens=profile lines=22 members=6 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogCell
  names BlogCell: BlogViewModel BlogViews.BlogCell Runtime.Action Runtime.Runtime Tracking TrackingCell
  file MVVM/Observation/App/BlogStore.swift role=store lines=84 members=21 closures=2 imports=BlogDomain,Runtime mentions=voices:15,gallery:5
  class BlogStore
  names BlogStore: BlogDomain.Article BlogDomain.Blog BlogDomain.Document BlogDomain.Draft BlogDomain.Page BlogDomain.Playlist BlogDomain.Push BlogDomain.Read BlogDomain.User BlogDomain.Voice BlogDomain.VoiceState BlogDomain.Write Runtime.AudioPlayer Runtime.Request Runtime.Response Runtime.StateCell Runtime.Subscription Store
  file MVVM/Observation/App/BlogViewController.swift role=view screens=blog lines=25 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogViewController
  names BlogViewController: BlogViewModel BlogViews.BlogView HeadlessUI.ScreenView Runtime.Action ScreenController ViewController
  file MVVM/Observation/App/BlogViewModel.swift role=viewModel screens=blog lines=23 members=12 closures=1 imports=BlogDomain,Runtime
  class BlogViewModel
  names BlogViewModel: BlogDomain.Blog BlogDomain.Strings Context ViewModel
  file MVVM/Observation/App/BlogsViewController.swift role=view screens=profile lines=21 members=5 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class BlogsViewController
  names BlogsViewController: BlogCell BlogViewController BlogViewModel BlogViews.BlogTable BlogsViewModel Context HeadlessUI.RowRequest Runtime.Action TableViewController
  file MVVM/Observation/App/BlogsViewModel.swift role=viewModel screens=profile lines=6 members=1 closures=0 imports=BlogDomain
  class BlogsViewModel
  names BlogsViewModel: BlogDomain.Strings Context FeedViewModel
  file MVVM/Observation/App/CategoriesViewController.swift role=view screens=categories lines=18 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class CategoriesViewController
  names CategoriesViewController: BlogViews.CategoriesView CategoriesViewModel HeadlessUI.ScreenView Runtime.Action ScreenController ViewController
  file MVVM/Observation/App/CategoriesViewModel.swift role=viewModel screens=categories lines=29 members=6 closures=2 imports=BlogDomain,Runtime
  class CategoriesViewModel
  names CategoriesViewModel: BlogDomain.CategorySearch BlogDomain.Strings Context Message Observed Runtime.Response ViewModel
  file MVVM/Observation/App/Context.swift lines=17 members=6 closures=1 imports=BlogDomain,Runtime mentions=gallery:1
  struct Context
  names Context: AppViewModel BlogDomain.World BlogDomain.Write BlogStore Runtime.Service ViewModel
  file MVVM/Observation/App/DraftsViewController.swift role=view screens=profile lines=24 members=7 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class DraftsViewController
  class DraftCell
  names DraftCell: BlogViews.DraftCell DraftCellViewModel Tracking TrackingCell
  names DraftsViewController: BlogViews.DraftTable Context DraftCell DraftCellViewModel DraftsViewModel HeadlessUI.RowRequest Runtime.Action TableViewController
  file MVVM/Observation/App/DraftsViewModel.swift role=viewModel screens=profile lines=17 members=5 closures=1 imports=BlogDomain,Runtime
  class DraftsViewModel
  class DraftCellViewModel
  names DraftCellViewModel: BlogStore Context ViewModel
  names DraftsViewModel: BlogDomain.Strings Context FeedViewModel
  file MVVM/Observation/App/FeedViewModel.swift role=viewModel lines=56 members=15 closures=2 imports=BlogDomain,Runtime
  class FeedViewModel
  names -: BlogDomain.Feed Runtime.LoadState
  names FeedViewModel: BlogDomain.Feed BlogDomain.Read BlogDomain.Resource BlogDomain.Strings Context Message Observed Runtime.LoadState Runtime.Response ViewModel
  file MVVM/Observation/App/GalleryViewController.swift role=view screens=gallery lines=66 members=18 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class GalleryViewController
  class ArticleCell
  names ArticleCell: ArticleCellViewModel BlogViews.ArticleCell Tracking TrackingCell
  names GalleryViewController: ArticleCell ArticleCellViewModel BlogViews.GalleryView BlogViews.ImageCell Context GalleryViewModel HeadlessUI.Cell HeadlessUI.RowRequest HeadlessUI.ScreenView Runtime.Action ScreenController TrackingCell ViewController
  file MVVM/Observation/App/GalleryViewModel.swift role=viewModel screens=gallery lines=81 members=28 closures=2 imports=BlogDomain,Runtime
  class GalleryViewModel
  class ArticleCellViewModel
  names ArticleCellViewModel: BlogStore Context ViewModel
  names GalleryViewModel: BlogDomain.Feed BlogDomain.Read BlogDomain.Strings Context Message Observed Runtime.LoadState Runtime.Response ViewModel
  file MVVM/Observation/App/HeaderViewController.swift role=view screens=profile lines=30 members=8 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class HeaderViewController
  names HeaderViewController: BlogViews.HeaderView HeaderViewModel Runtime.Action ViewController
  file MVVM/Observation/App/HeaderViewModel.swift role=viewModel screens=profile lines=21 members=9 closures=1 imports=BlogDomain,Runtime
  class HeaderViewModel
  names HeaderViewModel: BlogDomain.Strings BlogDomain.User Context FeedViewModel
  file MVVM/Observation/App/MVVMObservationApp.swift lines=15 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:2
  class MVVMObservationApp
  names MVVMObservationApp: AppViewModel BlogDomain.Push BlogDomain.World BlogStore Context HeadlessUI.Window RootViewController Runtime.Action Runtime.Service
  file MVVM/Observation/App/Message+Trace.swift lines=11 members=4 closures=0 imports=Runtime
  names Message: Runtime.Loggable
  names MessageQueue: Runtime.Inspectable Runtime.Inspector
  file MVVM/Observation/App/Message.swift lines=17 members=7 closures=0 imports=BlogDomain,Runtime
  struct Message
  struct MessageQueue
  names Message: BlogDomain.Strings Runtime.Action
  names MessageQueue: Message
  file MVVM/Observation/App/ProfileViewController.swift role=view screens=profile lines=17 members=5 closures=0 imports=BlogViews,HeadlessUI,Runtime
  class ProfileViewController
  names ProfileViewController: BlogCell BlogViews.ProfileView BlogsViewController Context DraftCell DraftsViewController HeaderViewController HeadlessUI.ScreenView ProfileViewModel ScreenController ViewController
  file MVVM/Observation/App/ProfileViewModel.swift role=viewModel screens=profile lines=15 members=5 closures=2 imports=Runtime
  class ProfileViewModel
  names ProfileViewModel: BlogsViewModel Context DraftsViewModel HeaderViewModel ViewModel
  file MVVM/Observation/App/RootViewController.swift role=view lines=36 members=8 closures=1 imports=HeadlessUI,Runtime mentions=profile:1,following:1,suggested:1,voices:1,gallery:1,categories:1
  class RootViewController
  names RootViewController: AppViewModel CategoriesViewController CategoriesViewModel Context GalleryViewController GalleryViewModel HeadlessUI.Alert HeadlessUI.Window Message NavigationController ProfileViewController ProfileViewModel Runtime.Action UsersViewController VoicesViewController VoicesViewModel
  file MVVM/Observation/App/TableViewController.swift role=view lines=37 members=10 closures=1 imports=HeadlessUI,Runtime
  class TableViewController
  names TableViewController: FeedViewModel HeadlessUI.Cell HeadlessUI.TableView Runtime.Action TrackingCell ViewController
  file MVVM/Observation/App/UsersViewController.swift role=view screens=following,suggested lines=36 members=12 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class UsersViewController
  class UserCell
  names UserCell: BlogViews.UserCell Runtime.Action Runtime.Runtime Tracking TrackingCell UserCellViewModel
  names UsersViewController: BlogViews.UsersView HeadlessUI.RowRequest HeadlessUI.ScreenView Runtime.Action ScreenController TableViewController UserCell UsersViewModel
  file MVVM/Observation/App/UsersViewModel.swift role=viewModel screens=following,suggested lines=64 members=18 closures=2 imports=BlogDomain,Runtime mentions=following:1,suggested:2
  class UsersViewModel
  class UserCellViewModel
  names UserCellViewModel: BlogDomain.Strings BlogDomain.User BlogStore Context ViewModel
  names UsersViewModel: BlogDomain.Resource BlogDomain.Strings Context FeedViewModel Message Observed Runtime.Action UserCellViewModel
  file MVVM/Observation/App/VoicesViewController.swift role=view screens=voices lines=37 members=12 closures=1 imports=BlogViews,HeadlessUI,Runtime
  class VoicesViewController
  class VoiceCell
  names VoiceCell: BlogViews.VoiceCell Tracking TrackingCell VoiceCellViewModel
  names VoicesViewController: BlogViews.VoicesView Context HeadlessUI.RowRequest HeadlessUI.ScreenView Runtime.Action ScreenController TableViewController VoiceCell VoiceCellViewModel VoicesViewModel
  file MVVM/Observation/App/VoicesViewModel.swift role=viewModel screens=voices lines=18 members=8 closures=1 imports=BlogDomain,Runtime
  class VoicesViewModel
  class VoiceCellViewModel
  names VoiceCellViewModel: BlogStore Context ViewModel
  names VoicesViewModel: BlogDomain.Strings Context FeedViewModel
  file MVVM/Observation/Framework/NavigationController+Trace.swift role=view lines=7 members=1 closures=0 imports=HeadlessUI,Runtime
  names ScreenStack: Runtime.Inspectable Runtime.Inspector
  file MVVM/Observation/Framework/NavigationController.swift role=view lines=28 members=7 closures=2 imports=HeadlessUI,Runtime
  class NavigationController
  struct ScreenStack
  names NavigationController: HeadlessUI.Window Runtime.StateCell ScreenController ScreenStack ViewController
  names ScreenStack: ScreenController
  file MVVM/Observation/Framework/ObservableModel.swift lines=41 members=12 closures=1 imports=Observation,Runtime
  class ObservableModel
  struct Mutation
  class Firing
  names -: Firing Mutation ObservableModel Tracking
  names Firing: Tracking
  names ObservableModel: Runtime.Participant
  file MVVM/Observation/Framework/Observed.swift lines=52 members=9 closures=2 imports=Runtime
  class Observed
  names Observed: ObservableModel Runtime.Inspectable Runtime.Loggable Runtime.Single Runtime.StateCell
  file MVVM/Observation/Framework/Store.swift role=store lines=4 members=1 closures=0 imports=Runtime
  class Store
  names Store: ObservableModel Runtime.Runtime
  file MVVM/Observation/Framework/Tracking.swift lines=105 members=30 closures=2 imports=Observation,Runtime
  protocol TrackingObserver
  class Tracking
  struct Reading nested
  class Cancellation nested
  names Tracking: Firing ObservableModel Runtime.Actor Runtime.Registration TrackingObserver
  names TrackingObserver: Runtime.Participant Tracking
  file MVVM/Observation/Framework/ViewController.swift role=view lines=52 members=18 closures=1 imports=HeadlessUI,Runtime
  class ViewController
  protocol ScreenController
  protocol TrackingCell
  names ScreenController: HeadlessUI.ScreenView ViewController
  names TrackingCell: HeadlessUI.Cell TrackingObserver ViewModel
  names ViewController: HeadlessUI.Responder HeadlessUI.View NavigationController Runtime.Participant Runtime.Runtime Tracking TrackingObserver
  file MVVM/Observation/Framework/ViewModel.swift role=viewModel lines=4 members=1 closures=0 imports=Runtime
  class ViewModel
  names ViewModel: ObservableModel Runtime.Runtime
  file MVCVS/App/BlogCall.swift lines=41 members=7 closures=3 imports=BlogDomain,Runtime mentions=categories:1
  enum BlogCall
  names BlogCall: BlogDomain.CategorySearch BlogDomain.Read BlogDomain.Write FeedID Runtime.Request
  names BlogState: BlogCall FeedID
  file MVCVS/App/BlogController.swift role=controller screens=blog lines=38 members=7 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogController
  names BlogController: BlogDomain.Blog BlogDomain.Strings BlogViews.BlogView Context Controller Runtime.Action
  file MVCVS/App/BlogState+Trace.swift role=store lines=31 members=4 closures=0 imports=BlogDomain,Runtime mentions=categories:3
  names -: BlogDomain.CategorySearch
  names BlogState: BlogDomain.Document Runtime.Inspectable Runtime.Inspector
  names FeedID: Runtime.Loggable
  file MVCVS/App/BlogState.swift role=store lines=70 members=21 closures=2 imports=BlogDomain,Runtime mentions=gallery:3,categories:4
  struct BlogState
  struct Opened nested
  struct Search nested
  struct FeedID
  names BlogState: BlogCall BlogDomain.CategorySearch BlogDomain.Document BlogDomain.Feed BlogDomain.Read BlogDomain.Resource FeedID Runtime.Response
  names FeedID: BlogDomain.Resource
  file MVCVS/App/BlogStore.swift role=store lines=87 members=25 closures=3 imports=BlogDomain,Runtime mentions=gallery:2
  class BlogStore
  enum BlogAction
  names -: BlogDomain.Resource
  names BlogStore: BlogAction BlogCall BlogDomain.Push BlogDomain.Resource BlogDomain.Write BlogState Ending FeedID Runtime.ObserverList Runtime.Response Runtime.Service Store
  file MVCVS/App/BlogsController.swift role=controller screens=profile lines=41 members=7 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class BlogsController
  names BlogsController: BlogDomain.Document BlogDomain.Strings BlogViews.BlogCell HeadlessUI.Cell ListController Runtime.Action
  file MVCVS/App/CategoriesController.swift role=controller screens=categories lines=37 members=6 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class CategoriesController
  names CategoriesController: BlogDomain.CategorySearch BlogDomain.Strings BlogViews.CategoriesView Context Controller Runtime.Action
  file MVCVS/App/Context.swift lines=12 members=5 closures=2 imports=BlogDomain
  struct Context
  names Context: BlogDomain.Feed BlogState BlogStore Screen ViewStateStore
  file MVCVS/App/DraftsController.swift role=controller screens=profile lines=16 members=2 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class DraftsController
  names DraftsController: BlogViews.DraftCell HeadlessUI.Cell ListController
  file MVCVS/App/Ending+Trace.swift lines=13 members=1 closures=0 imports=BlogDomain,Runtime
  names Ending: Runtime.Loggable
  file MVCVS/App/Ending.swift lines=8 members=5 closures=0 imports=BlogDomain
  enum Ending
  names Ending: BlogDomain.Resource BlogDomain.Write
  file MVCVS/App/GalleryController.swift role=controller screens=gallery lines=86 members=24 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class GalleryController
  struct Lists nested
  names GalleryController: BlogDomain.Feed BlogDomain.Strings BlogState BlogViews.ArticleCell BlogViews.GalleryView BlogViews.ImageCell Context Controller FeedID HeadlessUI.Button HeadlessUI.Cell HeadlessUI.RowRequest HeadlessUI.TableView Runtime.Action Runtime.LoadState
  file MVCVS/App/HeaderController.swift role=controller screens=profile lines=46 members=10 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class HeaderController
  names HeaderController: BlogDomain.Strings BlogDomain.User BlogViews.HeaderView Context Controller FeedID Runtime.Action Runtime.LoadState
  file MVCVS/App/ListController.swift role=controller lines=50 members=15 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  class ListController
  names ListController: BlogDomain.Feed Context Controller FeedID HeadlessUI.Cell HeadlessUI.TableView Runtime.Action Runtime.LoadState
  file MVCVS/App/LoadState.swift lines=18 members=2 closures=0 imports=BlogDomain,Runtime
  names -: BlogDomain.Feed Runtime.LoadState
  file MVCVS/App/MVCVSApp.swift lines=43 members=13 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:6
  class MVCVSApp
  struct States nested
  names MVCVSApp: BlogDomain.Push BlogDomain.World BlogState BlogStore HeadlessUI.Window RootController Runtime.Action Runtime.Service Runtime.Snapshot ViewState ViewStateStore
  file MVCVS/App/PlayerController.swift role=controller lines=35 members=7 closures=1 imports=BlogDomain,Runtime
  class PlayerController
  names PlayerController: BlogStore Controller Runtime.AudioPlayer Runtime.Subscription Sound ViewStateAction ViewStateStore
  file MVCVS/App/ProfileController.swift role=controller screens=profile lines=27 members=4 closures=3 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class ProfileController
  names ProfileController: BlogViews.ProfileView BlogsController Context Controller DraftsController HeaderController Runtime.LoadState
  file MVCVS/App/RootController.swift role=controller lines=161 members=22 closures=2 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=profile:2,blog:1,following:2,suggested:3,voices:5,gallery:8,categories:3
  class RootController
  names RootController: BlogController BlogDomain.Resource BlogDomain.Strings BlogDomain.World BlogStore BlogViews.BlogView BlogViews.CategoriesView BlogViews.GalleryView BlogViews.ProfileView BlogViews.UsersView BlogViews.VoicesView CategoriesController Context Controller Dialog Ending GalleryController HeadlessUI.Alert HeadlessUI.ScreenView HeadlessUI.Window PlayerController ProfileController Runtime.Action Runtime.Appointment Screen Toast UsersController ViewStateAction ViewStateStore VoicesController
  file MVCVS/App/Texts.swift lines=15 members=3 closures=0 imports=BlogDomain,HeadlessUI
  names -: BlogDomain.Blog BlogDomain.Document BlogDomain.Strings BlogDomain.User HeadlessUI.Button
  file MVCVS/App/UsersController.swift role=controller screens=following,suggested lines=44 members=11 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime mentions=suggested:1
  class UsersController
  struct Scene nested
  names -: BlogViews.UserCell
  names UsersController: BlogDomain.Strings BlogViews.UserCell BlogViews.UserTable Context HeadlessUI.Cell ListController Runtime.Action
  file MVCVS/App/ViewState+Trace.swift role=viewState lines=64 members=7 closures=0 imports=BlogDomain,Runtime mentions=profile:1,blog:1,following:1,suggested:1,voices:2,gallery:1,categories:1
  names Dialog: Runtime.Loggable
  names Screen: Runtime.Inspectable Runtime.Inspector Runtime.Loggable
  names Sound: BlogDomain.Playlist Runtime.Inspectable Runtime.Inspector
  names Toast: Runtime.Loggable
  names ViewState: Runtime.Inspectable Runtime.Inspector Sound
  file MVCVS/App/ViewState.swift role=viewState lines=101 members=44 closures=0 imports=BlogDomain,Runtime mentions=profile:2,blog:2,following:2,suggested:2,voices:3,gallery:2,categories:2
  struct ViewState
  struct Screen
  enum Content nested
  struct Identity nested
  struct Dialog
  enum Content nested
  struct Toast
  struct Sound
  names Screen: Runtime.ByCodePoints
  names Sound: BlogDomain.Playlist Runtime.AudioPlayer
  names ViewState: Dialog Screen Sound Toast
  file MVCVS/App/ViewStateStore.swift role=viewState lines=57 members=27 closures=2 imports=BlogDomain,Runtime mentions=voices:4
  class ViewStateStore
  enum ViewStateAction
  names ViewStateAction: Runtime.AudioPlayer
  names ViewStateStore: BlogDomain.Document Runtime.AudioPlayer Runtime.Runtime Screen Sound Store Toast ViewState ViewStateAction
  file MVCVS/App/VoicesController.swift role=controller screens=voices lines=24 members=3 closures=1 imports=BlogDomain,BlogViews,HeadlessUI,Runtime
  class VoicesController
  names VoicesController: BlogViews.VoiceCell HeadlessUI.Cell ListController Runtime.Action
  file MVCVS/Framework/Controller.swift role=controller lines=53 members=14 closures=3 imports=HeadlessUI,Runtime
  class Controller
  names -: Controller HeadlessUI.Responder Runtime.ObserverList Runtime.Reference Store
  names Controller: HeadlessUI.Responder Runtime.Participant Runtime.Runtime Runtime.Subscription
  file MVCVS/Framework/Store.swift role=store lines=49 members=14 closures=1 imports=Runtime
  class Store
  struct Told
  names Store: Runtime.Inspectable Runtime.ObserverList Runtime.Participant Runtime.Reference Runtime.Role Runtime.Runtime Runtime.StateCell Runtime.Subscription Told
  names Told: Runtime.Loggable
  file MAVB/App/Adapters.swift role=adapter lines=35 members=6 closures=1 imports=Runtime mentions=gallery:2
  struct Adapters
  names Adapters: AppState DocumentAdapter Runtime.Service WindowAdapter
  file MAVB/App/AppState.swift role=adapter lines=14 members=6 closures=0 imports=BlogDomain mentions=gallery:1
  struct AppState
  struct ListID
  names AppState: BlogDomain.World DocumentState WindowState
  names ListID: BlogDomain.Resource
  file MAVB/App/BlogBinder.swift role=binder screens=blog lines=33 members=5 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  struct AuthoredBlog
  names -: AuthoredBlog BlogDomain.Strings DocumentAdapter DocumentState Signal ViewConstructor
  names AuthoredBlog: BlogDomain.Blog BlogDomain.User
  names DocumentState: AuthoredBlog
  file MAVB/App/BlogsBinder.swift role=binder screens=profile lines=27 members=2 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names -: Adapters AuthoredBlog BlogDomain.Strings DocumentAdapter DocumentState ListID Signal ViewConstructor
  file MAVB/App/CategoriesBinder.swift role=binder screens=categories lines=20 members=2 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names -: BlogDomain.CategorySearch BlogDomain.Strings ViewConstructor WindowAdapter
  file MAVB/App/DocumentAdapter+Trace.swift role=adapter lines=66 members=3 closures=1 imports=BlogDomain,Runtime mentions=voices:1,gallery:10
  names DocumentState: BlogDomain.Document BlogDomain.Playlist Runtime.Inspectable Runtime.Inspector
  file MAVB/App/DocumentAdapter.swift role=adapter lines=60 members=35 closures=1 imports=BlogDomain,Runtime mentions=voices:2,gallery:10
  class DocumentAdapter
  struct DocumentState
  struct List nested
  struct Gallery nested
  enum DocumentMessage
  enum DocumentCall
  enum DocumentOutput
  names DocumentAdapter: Adapter DocumentState
  names DocumentCall: AdapterCall BlogDomain.Read BlogDomain.Write ListID Runtime.Request
  names DocumentMessage: AdapterMessage BlogDomain.GalleryState BlogDomain.Push BlogDomain.World DocumentCall ListID Runtime.AudioPlayer Runtime.Response
  names DocumentOutput: ListID
  names DocumentState: BlogDomain.Document BlogDomain.Feed BlogDomain.GalleryState BlogDomain.Playlist ListID
  file MAVB/App/DocumentReducer+Lists.swift role=adapter lines=62 members=9 closures=1 imports=BlogDomain,Runtime mentions=following:1,suggested:1,voices:2,gallery:7
  names DocumentState: BlogDomain.Feed BlogDomain.GalleryState BlogDomain.Read BlogDomain.Resource BlogDomain.Strings Effect ListID Runtime.Response
  file MAVB/App/DocumentReducer.swift role=adapter lines=68 members=8 closures=2 imports=BlogDomain,Runtime mentions=voices:2,gallery:7
  names DocumentState: AdapterState BlogDomain.GalleryState BlogDomain.Strings BlogDomain.Write DocumentCall DocumentMessage DocumentOutput Effect Runtime.AudioPlayer Runtime.Response
  file MAVB/App/DraftsBinder.swift role=binder screens=profile lines=12 members=1 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names -: Adapters BlogDomain.Strings ListID ViewConstructor
  file MAVB/App/GalleryBinder.swift role=binder screens=gallery lines=57 members=3 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names -: Attribute BlogDomain.Feed BlogDomain.GalleryState BlogDomain.Strings DocumentAdapter DocumentMessage DocumentState HeadlessUI.TableView Runtime.LoadState Signal ViewConstructor
  file MAVB/App/HeaderBinder.swift role=binder screens=profile lines=23 members=2 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names -: BlogDomain.Strings BlogDomain.User DocumentAdapter DocumentState ListID Signal Target ViewConstructor
  file MAVB/App/ListBinder.swift role=binder lines=29 members=4 closures=1 imports=BlogDomain,HeadlessUI,Runtime
  names -: Adapters Attribute BlogDomain.Feed DocumentAdapter DocumentState HeadlessUI.ContentView HeadlessUI.TableView ListID Runtime.LoadState Signal ViewConstructor
  file MAVB/App/MAVBApp.swift lines=28 members=11 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:3
  class MAVBApp
  names MAVBApp: Adapters AppState BlogDomain.Push BlogDomain.World BoundView HeadlessUI.Window Runtime.Action Runtime.Service Runtime.Snapshot
  file MAVB/App/ProfileBinder.swift role=binder screens=profile lines=16 members=1 closures=2 imports=BlogDomain,HeadlessUI,Runtime
  names -: Adapters ListID ViewConstructor
  file MAVB/App/UsersBinder.swift role=binder screens=following,suggested lines=18 members=1 closures=2 imports=BlogDomain,HeadlessUI,Runtime
  names -: Adapters BlogDomain.Strings DocumentMessage ListID ViewConstructor
  file MAVB/App/VoicesBinder.swift role=binder screens=voices lines=16 members=1 closures=2 imports=BlogDomain,HeadlessUI,Runtime
  names -: Adapters BlogDomain.Strings ListID ViewConstructor
  file MAVB/App/WindowAdapter+Trace.swift role=adapter lines=76 members=7 closures=1 imports=BlogDomain,Runtime
  names Dialog: Runtime.Loggable
  names Place: Runtime.Loggable
  names Screen: Runtime.Inspectable Runtime.Inspector
  names Toast: Runtime.Loggable
  names WindowState: Runtime.Inspectable Runtime.Inspector
  file MAVB/App/WindowAdapter.swift role=adapter lines=101 members=57 closures=1 imports=BlogDomain,Runtime mentions=profile:2,blog:2,following:2,suggested:2,voices:2,gallery:7,categories:6
  class WindowAdapter
  struct WindowState
  struct Screen
  enum Scene
  struct Dialog
  enum Content nested
  struct Toast
  enum WindowMessage
  struct WindowCall
  enum WindowOutput
  names Scene: BlogDomain.Resource BlogDomain.World
  names Screen: BlogDomain.CategorySearch BlogDomain.Resource ListID Scene
  names WindowAdapter: Adapter WindowState
  names WindowCall: AdapterCall BlogDomain.CategorySearch Runtime.Request
  names WindowMessage: AdapterMessage ListID Runtime.Response WindowCall
  names WindowOutput: BlogDomain.World ListID
  names WindowState: BlogDomain.CategorySearch BlogDomain.World Dialog ListID Screen Toast
  file MAVB/App/WindowBinder.swift role=binder lines=68 members=8 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=profile:2,blog:2,following:3,suggested:3,voices:2,gallery:2,categories:2
  struct Place
  names -: Adapters AlertConstructor Attribute BlogDomain.Strings Dialog HeadlessUI.Window ListID Place ScreenConstructor ViewConstructor WindowAdapter WindowState
  names Place: Scene
  names Screen: Place
  file MAVB/App/WindowReducer.swift role=adapter lines=108 members=15 closures=2 imports=BlogDomain,Runtime mentions=profile:3,blog:3,following:3,suggested:3,voices:3,gallery:3,categories:4
  names WindowState: AdapterState BlogDomain.CategorySearch BlogDomain.Strings Dialog Effect Runtime.Response Runtime.RowsInSight Scene Screen Toast WindowCall WindowMessage WindowOutput
  file MAVB/Framework/Adapter.swift role=adapter lines=104 members=20 closures=2 imports=Runtime
  class Adapter
  names Adapter: AdapterState BindingLink Effect Link Runtime.Action Runtime.AudioPlayer Runtime.Loggable Runtime.Participant Runtime.Reference Runtime.Registration Runtime.Service Runtime.StateCell Runtime.Subscription Signal
  file MAVB/Framework/AdapterState.swift role=adapter lines=33 members=16 closures=0 imports=Runtime
  protocol AdapterState
  protocol AdapterMessage
  protocol AdapterCall
  enum Effect
  names -: AdapterCall Runtime.Request
  names AdapterCall: Runtime.Request
  names AdapterState: AdapterCall AdapterMessage Effect Runtime.AudioPlayer Runtime.Inspectable Runtime.Response
  names Effect: AdapterState Runtime.AudioPlayer
  file MAVB/Framework/Attribute.swift role=binder lines=73 members=15 closures=3 imports=HeadlessUI,Runtime
  struct Property
  struct ControlEvent
  struct Attribute
  names -: Attribute AttributeSummary ControlEvent HeadlessUI.View Lifetime Property Runtime.Action Runtime.Participant Signal Target
  names Attribute: AttributeSummary HeadlessUI.View Lifetime
  names ControlEvent: HeadlessUI.View Runtime.Action Runtime.Participant
  names Property: HeadlessUI.View Lifetime Runtime.Loggable ViewConstructor
  file MAVB/Framework/AttributeSummary.swift role=binder lines=32 members=11 closures=0 imports=Runtime
  struct AttributeSummary
  enum Content nested
  names AttributeSummary: AdapterMessage ViewConstructor
  file MAVB/Framework/BindingLink.swift role=binder lines=62 members=22 closures=0 imports=Runtime
  protocol BindingLink
  class Link
  class Lifetime
  protocol Ending
  names Lifetime: BindingLink Ending
  names Link: BindingLink Runtime.Registration
  file MAVB/Framework/Signal.swift role=binder lines=55 members=17 closures=2 imports=Runtime
  struct Signal
  class SwitchedSignal
  struct Target
  names -: Signal
  names Adapter: Signal Target
  names Signal: Adapter AdapterState
  names SwitchedSignal: Adapter AdapterState Signal
  names Target: Adapter AdapterState
  file MAVB/Framework/TableAttributes.swift role=binder lines=67 members=16 closures=2 imports=HeadlessUI,Runtime
  class RowConstructor
  names ControlEvent: HeadlessUI.TableView
  names Property: Adapter AdapterState HeadlessUI.TableView RowConstructor Runtime.Action Signal ViewConstructor
  names RowConstructor: Adapter AdapterState Ending HeadlessUI.Cell Lifetime Signal SwitchedSignal ViewConstructor
  file MAVB/Framework/ViewAttributes.swift role=binder lines=39 members=13 closures=1 imports=HeadlessUI,Runtime
  names ControlEvent: HeadlessUI.Button HeadlessUI.ContentView HeadlessUI.ScreenView HeadlessUI.TextField
  names Property: HeadlessUI.Button HeadlessUI.ContentView HeadlessUI.Indicator HeadlessUI.Label HeadlessUI.PageControl HeadlessUI.TextField Runtime.LoadState
  file MAVB/Framework/ViewConstructor.swift role=binder lines=82 members=16 closures=2 imports=HeadlessUI,Runtime
  struct ViewConstructor
  names ViewConstructor: Attribute AttributeSummary HeadlessUI.Button HeadlessUI.Cell HeadlessUI.ContentView HeadlessUI.Indicator HeadlessUI.Label HeadlessUI.PageControl HeadlessUI.TableView HeadlessUI.TextField HeadlessUI.View Lifetime Runtime.Runtime
  file MAVB/Framework/WindowAttributes.swift role=binder lines=114 members=25 closures=2 imports=HeadlessUI,Runtime
  struct ScreenConstructor
  class StackConstructor
  struct AlertConstructor
  class Presentation
  class BoundView
  names AlertConstructor: AdapterState HeadlessUI.Alert HeadlessUI.Window Runtime.Action Target
  names BoundView: Attribute HeadlessUI.View Lifetime
  names ControlEvent: HeadlessUI.Window
  names Presentation: AdapterState AlertConstructor Ending HeadlessUI.Window
  names Property: AdapterState AlertConstructor HeadlessUI.Window Presentation ScreenConstructor StackConstructor
  names ScreenConstructor: Attribute HeadlessUI.ScreenView Lifetime Runtime.Runtime ViewConstructor
  names StackConstructor: Ending HeadlessUI.Window Lifetime ScreenConstructor
  file TEA/App/AppState+Lists.swift role=store lines=49 members=7 closures=1 imports=BlogDomain mentions=profile:3,blog:2,voices:2,gallery:2,categories:2
  names AppState: List ListID Screen
  names Screen: BlogDomain.Resource List
  file TEA/App/AppState+Restoring.swift role=store lines=14 members=2 closures=2 imports=BlogDomain mentions=profile:1,blog:1,voices:1,gallery:1,categories:1
  names AppState: BlogCall ListID Screen
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
  file TEA/App/BlogMessage.swift role=update lines=45 members=27 closures=0 imports=BlogDomain,Runtime mentions=suggested:1,voices:1,gallery:4,categories:1
  enum BlogMessage
  enum BlogCall
  names BlogCall: BlogDomain.CategorySearch BlogDomain.Read BlogDomain.Write Call ListID Runtime.Request
  names BlogMessage: BlogCall BlogDomain.GalleryState BlogDomain.Push ListID Message Runtime.AudioPlayer Runtime.Response SceneChange
  file TEA/App/BlogProgram.swift role=update lines=58 members=9 closures=1 imports=BlogDomain,Runtime mentions=profile:1,blog:1,voices:3,gallery:3,categories:1
  enum BlogProgram
  struct Flags nested
  names BlogProgram: AppState BlogDomain.Push BlogDomain.Strings BlogDomain.World BlogMessage Command Dialog Listener Program Screen Toast VirtualAlert VirtualScreen VirtualView VirtualWindow
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
  file TEA/App/TEAApp.swift lines=27 members=9 closures=1 imports=BlogDomain,HeadlessUI,Runtime mentions=gallery:4
  class TEAApp
  names TEAApp: AppState BlogDomain.Push BlogDomain.World BlogProgram Driver HeadlessUI.Window Runtime.ObserverList Runtime.Service Runtime.Snapshot
  file TEA/App/UsersView.swift role=virtualView screens=following,suggested lines=28 members=5 closures=2 imports=BlogDomain mentions=profile:1,suggested:1
  struct PersonRow
  names BlogProgram: BlogDomain.Document BlogDomain.Strings PeoplePage PersonRow VirtualTable
  names PersonRow: BlogDomain.Strings BlogDomain.User BlogMessage FollowButton LazyView PeoplePage VirtualView
  file TEA/App/VoicesView.swift role=virtualView screens=voices lines=19 members=1 closures=1 imports=BlogDomain
  names BlogProgram: BlogDomain.Document BlogDomain.Playlist BlogDomain.Strings List VirtualTable
  file TEA/Framework/Command+Trace.swift role=update lines=16 members=2 closures=0 imports=Runtime
  file TEA/Framework/Driver.swift role=driver lines=96 members=23 closures=2 imports=HeadlessUI,Runtime
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
  file TEA/Framework/Program.swift role=update lines=30 members=14 closures=0 imports=Runtime
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
