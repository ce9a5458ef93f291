import Scenario

/// Answering what was asked, choosing what to do, reading a page.
extension PlayModel {
  mutating func answer(_ question: Question, _ key: Key) -> [PlayEffect] {
    var question = question
    if case .replace(let path, let kind) = question.subject {
      mode = .moving
      guard case .text(let letter) = key, letter == "y" || letter == "Y" else {
        notice = "nothing was written"
        return []
      }
      return [.write(path, kind, replaces: true)]
    }
    switch key {
    case .enter:
      mode = .moving
      return take(question.field.text, for: question)
    case .escape, .control("g"): mode = .moving
    case .backspace where question.field.text.isEmpty: mode = .moving
    case _:
      _ = question.field.take(key)
      mode = .asking(question)
    }
    return []
  }

  private mutating func take(_ text: String, for question: Question) -> [PlayEffect] {
    switch question.subject {
    case .search: find(text)
    case .goTo: go(toNamed: text)
    case .pass: return pass(text, question)
    case .path(let kind): return text.isEmpty ? [] : [.write(text, kind, replaces: false)]
    case .replace: break
    case .text(let path, let moment): return act(.type(text, into: path), at: moment)
    case .row(let table, let moment):
      guard let row = text.isEmpty ? 0 : Self.number(text, upTo: 1_000_000) else {
        return ask(again: question, "a row is a number from 0")
      }
      return act(.scroll(table, to: row), at: moment)
    case .step(let moment):
      do throws(ScenarioError) {
        let scenario = try ScenarioFile.scenario(Array("{ steps: [\n\(text)\n] }".utf8), named: "step")
        return act(scenario.steps, at: moment)
      } catch {
        return ask(again: question, Self.reason(error))
      }
    }
    return []
  }

  /// Asks once more, with the same answer to be corrected.
  mutating func ask(again question: Question, _ reason: String) -> [PlayEffect] {
    notice = reason
    mode = .asking(question)
    return []
  }

  /// A number within what a scenario may hold; nil where the text is none.
  static func number(_ text: String, upTo limit: Int) -> Int? {
    Int(text).flatMap { (0...limit).contains($0) ? $0 : nil }
  }

  private static func reason(_ error: ScenarioError) -> String {
    let hint = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
    let limits = error.allowed.map { " (allowed: \($0))" } ?? ""
    return escapedForTerminal(parts: error.problem + hint + limits)
  }

  // MARK: Choosing

  mutating func choose(_ menu: ControlMenu, _ key: Key) -> [PlayEffect] {
    var menu = menu
    mode = .moving
    switch key {
    case .escape, .control("g"): return []
    case .backspace where menu.filter.text.isEmpty: return []
    case .enter:
      if let item = menu.choice { return take(item, menu.moment) }
      notice = "nothing here is called so"
    case .down, .control("n"), .tab: menu.selected = min(menu.selected + 1, max(0, menu.matching.count - 1))
    case .up, .control("p"), .backTab: menu.selected = max(0, menu.selected - 1)
    case .pageDown: menu.selected = max(0, min(menu.selected + pageRows, menu.matching.count - 1))
    case .pageUp: menu.selected = max(0, menu.selected - pageRows)
    case _: _ = menu.filter.take(key)
    }
    mode = .choosing(menu)
    return []
  }

  private mutating func take(_ item: ControlMenu.Item, _ moment: PlayedRun.Moment) -> [PlayEffect] {
    switch item.choice {
    case .step(let text): mode = .asking(Question(.step(moment), text))
    case .control(let control):
      switch control.action {
      case .type(let text, let path): mode = .asking(Question(.text(path, moment), text))
      case .scroll(let table, _): mode = .asking(Question(.row(table, moment)))
      case .open, .tap, .alert, .back, .pull, .detach, .attach, .push, .wait, .expect, .repeat:
        return act(control.action, at: moment)
      }
    }
    return []
  }

  // MARK: Reading

  mutating func read(_ page: Page, _ key: Key) -> [PlayEffect] {
    var page = page
    let last = max(0, page.lines.count - pageRows)
    let action = KeyBinding.action(of: key)
    switch (key, action) {
    case (.escape, _), (.enter, _), (_, .quit), (_, .help):
      mode = .moving
      return []
    case (_, .forward): page.top += 1
    case (_, .back): page.top -= 1
    case (_, .pageDown), (_, .play): page.top += pageRows
    case (_, .pageUp): page.top -= pageRows
    case (_, .first): page.top = 0
    case (_, .last): page.top = last
    case (_, _): break
    }
    page.top = max(0, min(page.top, last))
    mode = .reading(page)
    return []
  }
}
