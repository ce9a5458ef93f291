public import HeadlessUI
public import Runtime

// What can be said of the window.

extension ControlEvent where V == Window, Value == String {
  /// The app is asked for a screen by its name.
  public static var open: Self { Self("open") { $0.onOpen = $1($0) } }
}

extension ControlEvent where V == Window, Value == Void {
  /// A tap on the back button.
  public static var back: Self { Self("back") { $0.onBack = $1($0) } }
}

extension Property where V == Window, Value == String? {
  /// The toast shown.
  public static var toast: Self { Self("toast") { $0.setToast($1) } }
}

/// A screen described by its attributes and its views.
public struct ScreenConstructor {
  let name: String
  let attributes: [Attribute<ScreenView>]
  let views: [ViewConstructor]

  /// Describes a screen.
  /// - Parameters:
  ///   - name: Its name, as the stack shows it.
  ///   - attributes: What is said of it.
  ///   - views: What is on it.
  public init(_ name: String, _ attributes: [Attribute<ScreenView>], _ views: [ViewConstructor]) {
    self.name = name
    self.attributes = attributes
    self.views = views
  }

  fileprivate func construct(_ runtime: Runtime) -> (view: ScreenView, lifetime: Lifetime) {
    let parts = views.map { $0.construct(runtime) }
    let view = ScreenView(runtime, name, parts.map(\.view)), lifetime = Lifetime()
    for part in parts { part.bind(lifetime) }
    for attribute in attributes {
      attribute.construct(view)
      attribute.bind(view, attribute.summary.name, lifetime)
    }
    return (view, lifetime)
  }
}

extension Property where V == Window {
  /// The stack of screens, the top one last. A screen is constructed when it comes; its bindings end when it goes.
  /// - Parameter screen: Describes the screen of an element.
  public static func stack<Element>(_ screen: @escaping (Element) -> ScreenConstructor) -> Self
  where Value == [Element] {
    Self("stack") { window, lifetime in
      let stack = StackConstructor(screen)
      lifetime.keep(stack)
      return { [weak window, weak stack] in if let window { stack?.show($0, in: window) } }
    }
  }
}

/// Constructs the screens of the stack.
private final class StackConstructor<Element: Equatable>: Ending {
  private let screen: (Element) -> ScreenConstructor
  private var shown: [(element: Element, lifetime: Lifetime)] = []

  init(_ screen: @escaping (Element) -> ScreenConstructor) { self.screen = screen }

  /// The screens at the bottom that are the same stay; where more goes or comes than one, there is another stack at
  /// once.
  func show(_ elements: [Element], in window: Window) {
    let same = zip(shown, elements).prefix { $0.element == $1 }.count
    let gone = shown[same...].map(\.lifetime)
    shown.removeLast(gone.count)
    let added = elements[same...].map { element in
      let (view, lifetime) = screen(element).construct(window.runtime)
      shown.append((element, lifetime))
      return view
    }
    switch (same, gone.count, added.count) {
    case (1..., 1, 0): window.pop()
    case (1..., 0, 1): window.push(added[0])
    case (_, 0, 0): break
    case _: window.show(Array(window.stack.prefix(same)) + added)
    }
    for lifetime in gone { lifetime.end() }
  }

  func end() {
    for screen in shown { screen.lifetime.end() }
    shown = []
  }
}

/// An alert described by its title, and its buttons with what each is sent as.
public struct AlertConstructor<State: AdapterState> {
  let title: String
  let buttons: [(title: String, target: Target<State, Void>)]

  /// Describes an alert.
  /// - Parameters:
  ///   - title: What it says.
  ///   - buttons: The buttons, in order.
  public init(_ title: String, _ buttons: [(title: String, target: Target<State, Void>)]) {
    self.title = title
    self.buttons = buttons
  }

  fileprivate func construct(from window: Window) -> Alert {
    let buttons = buttons.map { title, target in
      Alert.Button(
        title,
        Action("alert", .binding, from: window, to: target.adapter) { adapter in
          if let message = target.message(()) { adapter.send(message) }
        })
    }
    return Alert(title, buttons: buttons)
  }
}

extension Property where V == Window {
  /// The alert that is up; a tap on one of its buttons closes it.
  /// - Parameter alert: Describes the alert of an element.
  public static func alert<State: AdapterState, Element>(
    _ alert: @escaping (Element) -> AlertConstructor<State>
  ) -> Self where Value == Element? {
    Self("alert") { window, lifetime in
      let presentation = Presentation(alert)
      lifetime.keep(presentation)
      return { [weak window, weak presentation] in if let window { presentation?.show($0, in: window) } }
    }
  }
}

/// Constructs the alert that is up.
private final class Presentation<State: AdapterState, Element>: Ending {
  private let alert: (Element) -> AlertConstructor<State>

  init(_ alert: @escaping (Element) -> AlertConstructor<State>) { self.alert = alert }

  func show(_ element: Element?, in window: Window) {
    window.dismissAlert()  // which a tap on it has done already
    if let element { window.present(alert(element).construct(from: window)) }
  }

  func end() {}
}

/// A view that is there already, with the bindings that are put in place of it; they end with it.
public final class BoundView {
  private let lifetime = Lifetime()

  /// Binds a view.
  /// - Parameters:
  ///   - view: The view.
  ///   - attributes: What is said of it.
  public init<V: View>(_ view: V, _ attributes: [Attribute<V>]) {
    for attribute in attributes {
      attribute.construct(view)
      attribute.bind(view, attribute.summary.name, lifetime)
    }
  }
}
