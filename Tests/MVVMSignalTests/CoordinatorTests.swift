import ArchTrace
import HeadlessUI
import Runtime
import Testing

@testable import MVVMSignal

/// The alerts that a coordinator keeps.
struct CoordinatorTests {
  @Test func `an alert that an answer leads to is presented once, after those that wait`() {
    let trial = Trial()
    let window = Window(trial.runtime, recordsScreens: false)
    let coordinator = Coordinator(window: window), model = Asking(trial.runtime)
    window.show(ScreenView(trial.runtime, "profile", []))
    model.onAnswer = { coordinator.present("Third", buttons: ["OK"]) }
    trial.act {
      coordinator.present(
        "First", buttons: ["Yes"],
        answer: Action("answer", .block, from: coordinator, to: model) { $0.answer($1) })
      coordinator.present("Second", buttons: ["OK"])
    }
    for (title, button) in [("First", "Yes"), ("Second", "OK"), ("Third", "OK")] {
      #expect(window.alertTitle.short == title)
      trial.act { window.tapAlert(button).deliver?() }
    }
    #expect(window.alertTitle == .null && trial.runtime.reports == [])
    trial.act {
      coordinator.present(
        "Alone", buttons: ["Yes"],
        answer: Action("answer", .block, from: coordinator, to: model) { $0.answer($1) })
    }
    trial.act { window.tapAlert("Yes").deliver?() }
    #expect(window.alertTitle.short == "Third" && trial.runtime.reports == [])
    #expect(model.answers == ["Yes", "Yes"])
  }
}

/// A view model that is told what was answered.
private final class Asking: ViewModel {
  var onAnswer: () -> Void = {}
  private(set) var answers: [String] = []

  func answer(_ button: String) {
    answers.append(button)
    onAnswer()
  }
}
