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
      cannotRestore: "its view state lives in controllers and views, and no value holds it"),
    Pattern(
      "mvc", variant: "controller", MVCControllerApp.self,
      "Model-View-Controller, the network in the controllers",
      cannotRestore: "its controllers and views hold the view state and what was loaded, and no value does"),
    Pattern(
      "mvp", variant: "protocol", MVPApp.self, "Model-View-Presenter, the view behind a protocol",
      missing: [.voices, .gallery, .categories],
      cannotRestore: "its presenters can show themselves to a fresh view, but scenes hold the stack and views "
        + "the alerts and scroll positions"),
    Pattern(
      "mvvm", variant: "signal", MVVMApp.self, "Model-View-ViewModel, bound by signals, with a coordinator",
      missing: [.voices, .gallery, .categories],
      cannotRestore: "its view models can be bound to a fresh view, but the coordinator holds the stack and views "
        + "the alerts and scroll positions"),
    Pattern(
      "mvcvs", aliases: ["mvc+vs"], MVCVSApp.self, "Model-View-Controller and View State, both in stores",
      missing: [.voices, .gallery, .categories]),
    Pattern("mavb", MAVBApp.self, "Model Adapter-View Binder, views bound to reducers by binding lists"),
    Pattern("tea", TEAApp.self, "The Elm Architecture"),
  ]
}

extension MVCApp: App {}
extension MVCControllerApp: App {}
extension MVPApp: App {}
extension MVVMApp: App {}
extension MVCVSApp: App {}
extension MAVBApp: RestorableApp {}
extension TEAApp: RestorableApp {}
