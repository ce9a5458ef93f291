public import MAVB
public import MVC
public import MVCVS
public import MVP
public import MVVM
public import Scenario
public import TEA

extension Pattern {
  /// Every pattern and variant; of a pattern's variants the first is the default.
  public static let all: [Pattern] = [
    Pattern(
      "mvc", variant: "model", MVCApp.self, "Model-View-Controller, the network in the model",
      cannotRestore: Restoring.noValue),
    Pattern(
      "mvc", variant: "controller", MVCControllerApp.self,
      "Model-View-Controller, the network in the controllers", cannotRestore: Restoring.noLoadedValue),
    Pattern(
      "mvp", variant: "protocol", MVPApp.self, "Model-View-Presenter, the view behind a protocol",
      cannotRestore: Restoring.presenters),
    Pattern(
      "mvp", variant: "block", MVPBlockApp.self,
      "Model-View-Presenter, told by completions and property blocks", cannotRestore: Restoring.presenters),
    Pattern(
      "mvvm", variant: "signal", MVVMApp.self, "Model-View-ViewModel, bound by signals, with a coordinator",
      cannotRestore: Restoring.viewModelsAndCoordinator),
    Pattern(
      "mvvm", variant: "kvo", MVVMKeyValueApp.self, "Model-View-ViewModel, observed by key path",
      cannotRestore: Restoring.viewModels),
    Pattern(
      "mvvm", variant: "observation", MVVMObservationApp.self,
      "Model-View-ViewModel, observed by tracking what is read", cannotRestore: Restoring.viewModels),
    Pattern(
      "mvcvs", aliases: ["mvc+vs"], MVCVSApp.self, "Model-View-Controller and View State, both in stores"),
    Pattern("mavb", MAVBApp.self, "Model Adapter-View Binder, views bound to reducers by binding lists"),
    Pattern("tea", TEAApp.self, "The Elm Architecture"),
  ]
}

extension MVCApp: App {}
extension MVCControllerApp: App {}
extension MVPApp: App {}
extension MVPBlockApp: App {}
extension MVVMApp: App {}
extension MVVMKeyValueApp: App {}
extension MVVMObservationApp: App {}
extension MVCVSApp: RestorableApp {}
extension MAVBApp: RestorableApp {}
extension TEAApp: RestorableApp {}
