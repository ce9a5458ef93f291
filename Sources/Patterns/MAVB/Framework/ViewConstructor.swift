public import HeadlessUI
import Runtime

/// A view described by its attributes; there is none until it is constructed.
public struct ViewConstructor {
  private let element: String
  private let own: [AttributeSummary]
  private let children: [ViewConstructor]
  /// Makes the view, and returns what puts its bindings in place once it stands where it belongs.
  let construct: (Runtime) -> (view: View, bind: (Lifetime) -> Void)

  /// Describes a view.
  /// - Parameters:
  ///   - element: Its element name: absolute, or relative with a leading dot.
  ///   - prefix: What the names of its bindings begin with.
  ///   - attributes: What is said of it.
  ///   - children: What it holds.
  ///   - make: Makes the view from those it holds.
  init<V: View>(
    _ element: String, prefix: String, _ attributes: [Attribute<V>], _ children: [ViewConstructor] = [],
    make: @escaping (Runtime, [View]) -> V
  ) {
    self.element = element
    self.children = children
    own = attributes.map(\.summary)
    construct = { runtime in
      let parts = children.map { $0.construct(runtime) }
      let view = make(runtime, parts.map(\.view))
      for attribute in attributes { attribute.construct(view) }
      return (
        view,
        { lifetime in
          for part in parts { part.bind(lifetime) }
          for attribute in attributes {
            attribute.bind(view, Self.join(prefix, attribute.summary.name), lifetime)
          }
        }
      )
    }
  }

  /// What is said of the view and of those in it, in the order in which they are bound.
  /// - Parameter path: The element path of what holds it.
  public func attributes(in path: String = "") -> [AttributeSummary] {
    let path = element.hasPrefix(".") ? path + element : element.isEmpty ? path : element
    return children.flatMap { $0.attributes(in: path) } + own.map { $0.at(path) }
  }

  private static func join(_ prefix: String, _ name: String) -> String {
    prefix.isEmpty ? name : name.isEmpty ? prefix : "\(prefix).\(name)"
  }

  /// A view whose bindings are named by its element, without the dot that makes it relative.
  private static func control<V: View>(
    _ element: String, _ attributes: [Attribute<V>], make: @escaping (Runtime, String) -> V
  ) -> ViewConstructor {
    let prefix = element.hasPrefix(".") ? String(element.dropFirst()) : element
    return ViewConstructor(element, prefix: prefix, attributes) { runtime, _ in make(runtime, element) }
  }

  /// A line of text.
  public static func label(_ element: String, _ attributes: Attribute<Label>...) -> ViewConstructor {
    control(element, attributes) { Label($0, $1) }
  }

  /// A button.
  public static func button(_ element: String, _ attributes: Attribute<Button>...) -> ViewConstructor {
    control(element, attributes) { Button($0, $1) }
  }

  /// Whether something is loading.
  public static func indicator(_ element: String, _ attributes: Attribute<Indicator>...) -> ViewConstructor {
    control(element, attributes) { Indicator($0, $1) }
  }

  /// A text field.
  public static func textField(_ element: String, _ attributes: Attribute<TextField>...) -> ViewConstructor {
    control(element, attributes) { TextField($0, $1) }
  }

  /// Which page is shown.
  public static func pageControl(
    _ element: String, _ attributes: Attribute<PageControl>...
  ) -> ViewConstructor {
    control(element, attributes) { PageControl($0, $1) }
  }

  /// A group of views.
  public static func group(
    _ element: String, axis: View.Axis = .vertical, _ views: [ViewConstructor]
  ) -> ViewConstructor {
    ViewConstructor(element, prefix: "", [], views) { runtime, views in
      View(runtime, element, axis: axis, views, isParticipant: false)
    }
  }

  /// A part whose content is loaded.
  /// - Parameter errorText: What it says where nothing could be loaded.
  public static func content(
    _ element: String, axis: View.Axis, errorText: String, _ attributes: [Attribute<ContentView>],
    _ views: [ViewConstructor]
  ) -> ViewConstructor {
    ViewConstructor(element, prefix: "", attributes, views) { runtime, views in
      ContentView(runtime, element, axis: axis, errorText: errorText, views)
    }
  }

  /// A table.
  /// - Parameters:
  ///   - emptyText: What it says where there is nothing.
  ///   - errorText: What it says where nothing could be loaded.
  public static func table(
    _ element: String, emptyText: String, errorText: String, _ attributes: [Attribute<TableView>]
  ) -> ViewConstructor {
    ViewConstructor(element, prefix: "", attributes) { runtime, _ in
      TableView(runtime, element, emptyText: emptyText, errorText: errorText) { Cell($0, []) }
    }
  }
}
