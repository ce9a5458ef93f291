public import MAVB
public import MVCController
public import MVCModel
public import MVCVS
public import MVPBlock
public import MVPProtocol
public import MVVMKeyValue
public import MVVMObservation
public import MVVMSignal
public import Scenario
public import TEA

extension Pattern {
  /// Every pattern and variant; of a pattern's variants the first is the default.
  public static let all: [Pattern] = [
    Pattern(
      "mvc", variant: "model", MVCModel.MVCApp.self, "Model-View-Controller, the network in the model",
      cannotRestore: Restoring.noValue, edges: MVCModel.rules, rules: MVCModel.ruleTexts, seam: .mvcModel),
    Pattern(
      "mvc", variant: "controller", MVCController.MVCApp.self,
      "Model-View-Controller, the network in the controllers",
      cannotRestore: Restoring.noLoadedValue, edges: MVCController.rules, rules: MVCController.ruleTexts,
      seam: .mvcController),
    Pattern(
      "mvp", variant: "protocol", MVPProtocolApp.self, "Model-View-Presenter, the view behind a protocol",
      cannotRestore: Restoring.presenters, edges: MVPProtocol.rules, rules: MVPProtocol.ruleTexts,
      seam: .mvpProtocol),
    Pattern(
      "mvp", variant: "block", MVPBlockApp.self,
      "Model-View-Presenter, told by completions and property blocks",
      cannotRestore: Restoring.presenters, edges: MVPBlock.rules, rules: MVPBlock.ruleTexts, seam: .mvpBlock),
    Pattern(
      "mvvm", variant: "signal", MVVMSignalApp.self,
      "Model-View-ViewModel, bound by signals, with a coordinator",
      cannotRestore: Restoring.viewModelsAndCoordinator, edges: MVVMSignal.rules,
      rules: MVVMSignal.ruleTexts, seam: .mvvmSignal),
    Pattern(
      "mvvm", variant: "kvo", MVVMKeyValueApp.self, "Model-View-ViewModel, observed by key path",
      cannotRestore: Restoring.viewModels, edges: MVVMKeyValue.rules,
      rules: MVVMKeyValue.ruleTexts, seam: .mvvmKeyValue),
    Pattern(
      "mvvm", variant: "observation", MVVMObservationApp.self,
      "Model-View-ViewModel, observed by tracking what is read",
      cannotRestore: Restoring.viewModels, edges: MVVMObservation.rules,
      rules: MVVMObservation.ruleTexts, seam: .mvvmObservation),
    Pattern(
      "mvcvs", aliases: ["mvc+vs"], MVCVSApp.self, "Model-View-Controller and View State, both in stores",
      edges: MVCVS.rules, rules: MVCVS.ruleTexts, seam: .mvcvs),
    Pattern(
      "mavb", MAVBApp.self, "Model Adapter-View Binder, views bound to reducers by binding lists",
      edges: MAVB.rules, rules: MAVB.ruleTexts, seam: .mavb),
    Pattern(
      "tea", TEAApp.self, "The Elm Architecture", edges: TEA.rules, rules: TEA.ruleTexts, seam: .tea),
  ]
}

extension MVCModel.MVCApp: App {}
extension MVCController.MVCApp: App {}
extension MVPProtocolApp: App {}
extension MVPBlockApp: App {}
extension MVVMSignalApp: App {}
extension MVVMKeyValueApp: App {}
extension MVVMObservationApp: App {}
extension MVCVSApp: RewindableApp {}
extension MAVBApp: RewindableApp {
  /// How far the player is stands in no adapter's state.
  public static var gaps: Set<RestoringGap> { [.voices] }
}
extension TEAApp: RewindableApp {
  /// The driver keeps what it subscribed to: since when a toast is up, and how far the player is.
  public static var gaps: Set<RestoringGap> { [.toasts, .voices] }
}
