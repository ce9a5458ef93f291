/// A view that is not made again while its value stays the same. (Elm's `Html.Lazy`.)
///
/// The value is the conforming structure itself, compared by its own `==`. A method of a structure sees the
/// structure's properties and nothing else of the state, so a view that reads what was not given to it does not
/// compile: there is no closure that could bring it along.
///
///     struct Greeting: LazyView {
///       let name: String
///
///       func view() -> VirtualView<AppMessage> { .label("greeting", "Hello, " + name) }
///     }
public protocol LazyView<Message>: Equatable {
  /// What the view's messages are.
  associatedtype Message

  /// Makes the view of the value.
  func view() -> VirtualView<Message>
}

extension LazyView {
  /// Whether another is the same view of the same value.
  func isSame(as other: any LazyView<Message>) -> Bool { (other as? Self) == self }

  /// Whether another is a view of the same sort, be it of another value.
  func isSameSort(as other: any LazyView<Message>) -> Bool { other is Self }

  /// What it is called: its type's name.
  var name: String { String(describing: Self.self) }
}
