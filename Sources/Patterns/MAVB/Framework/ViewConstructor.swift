public import HeadlessUI
public import Runtime

/// A view described by its bindings; there is none until a binder constructs it.
public struct ViewConstructor {
  /// The bindings of the view and of those in it, in the order in which they are made.
  public let bindings: [BindingSummary]
  let construct: (Binder) -> View

  /// Describes a view.
  /// - Parameters:
  ///   - prefix: What the names of its bindings begin with.
  ///   - bindings: The bindings.
  ///   - children: What it holds.
  ///   - make: Makes the view from those it holds.
  public init<V: View>(
    _ prefix: String, _ bindings: [Binding<V>], _ children: [ViewConstructor] = [],
    make: @escaping (Runtime, [View]) -> V
  ) {
    let named = bindings.map { (binding: $0, name: Self.join(prefix, $0.summary.name)) }
    self.bindings = children.flatMap(\.bindings) + named.map { $0.binding.summary.named($0.name) }
    construct = { binder in
      let view = make(binder.runtime, children.map { $0.construct(binder) })
      for (binding, name) in named { binding.apply(view, binder, name) }
      return view
    }
  }

  private init(_ construct: @escaping (Binder) -> View) {
    bindings = []
    self.construct = construct
  }

  private static func join(_ prefix: String, _ name: String) -> String {
    prefix.isEmpty ? name : name.isEmpty ? prefix : "\(prefix).\(name)"
  }

  /// The name of an element without the dot that makes it relative.
  private static func prefix(_ element: String) -> String {
    element.hasPrefix(".") ? String(element.dropFirst()) : element
  }

  /// A line of text.
  public static func label(_ element: String, _ bindings: Binding<Label>...) -> ViewConstructor {
    ViewConstructor(prefix(element), bindings) { runtime, _ in Label(runtime, element) }
  }

  /// A button.
  public static func button(_ element: String, _ bindings: Binding<Button>...) -> ViewConstructor {
    ViewConstructor(prefix(element), bindings) { runtime, _ in Button(runtime, element) }
  }

  /// Whether something is loading.
  public static func indicator(_ element: String, _ bindings: Binding<Indicator>...) -> ViewConstructor {
    ViewConstructor(prefix(element), bindings) { runtime, _ in Indicator(runtime, element) }
  }

  /// A text field.
  public static func textField(_ element: String, _ bindings: Binding<TextField>...) -> ViewConstructor {
    ViewConstructor(prefix(element), bindings) { runtime, _ in TextField(runtime, element) }
  }

  /// Which page is shown.
  public static func pageControl(_ element: String, _ bindings: Binding<PageControl>...) -> ViewConstructor {
    ViewConstructor(prefix(element), bindings) { runtime, _ in PageControl(runtime, element) }
  }

  /// A group of views, with a name or without.
  public static func group(
    _ element: String, axis: View.Axis = .vertical, _ views: [ViewConstructor]
  ) -> ViewConstructor {
    ViewConstructor("", [], views) { runtime, views in
      View(runtime, element, axis: axis, views, isParticipant: false)
    }
  }

  /// A part whose content is loaded.
  /// - Parameter errorText: What it says where nothing could be loaded.
  public static func content(
    _ element: String, axis: View.Axis, errorText: String, _ bindings: [Binding<ContentView>],
    _ views: [ViewConstructor]
  ) -> ViewConstructor {
    ViewConstructor("", bindings, views) { runtime, views in
      ContentView(runtime, element, axis: axis, errorText: errorText, views)
    }
  }

  /// A table.
  /// - Parameters:
  ///   - emptyText: What it says where there is nothing.
  ///   - errorText: What it says where nothing could be loaded.
  public static func table(
    _ element: String, emptyText: String, errorText: String, _ bindings: [Binding<TableView>]
  ) -> ViewConstructor {
    ViewConstructor("", bindings) { runtime, _ in
      TableView(runtime, element, emptyText: emptyText, errorText: errorText) { Cell($0, []) }
    }
  }

  /// A part that has a binder of its own, with one view.
  public static func part(_ make: @escaping () -> Binder) -> ViewConstructor {
    ViewConstructor { binder in
      let part = make()
      binder.add(part)
      let views = part.construct()
      return views.count == 1 ? views[0] : View(binder.runtime, "", views, isParticipant: false)
    }
  }
}
