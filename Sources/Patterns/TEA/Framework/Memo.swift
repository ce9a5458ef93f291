import Runtime

/// What a lazy view that stands depends on: its value, and the wire by which a change of that arrives.
///
/// A memo that depends on too little is an observation that was forgotten. So the wire can be cut like any other; then
/// no change of the value is noticed.
struct Memo<Message> {
  private let wire: Wire
  private let lazy: any LazyView<Message>

  /// Begins to depend on the value of a view.
  init(_ lazy: any LazyView<Message>, _ sender: Sender<Message>) {
    self.lazy = lazy
    wire = sender.runtime.wire(.memo, lazy.name, from: sender.view, to: sender.driver.actor)
  }

  private init(_ lazy: any LazyView<Message>, _ wire: Wire) {
    self.lazy = lazy
    self.wire = wire
  }

  /// Whether what stands is still what another view asks for.
  func stands(for other: any LazyView<Message>) -> Bool {
    wire.isCut ? other.isSameSort(as: lazy) : other.isSame(as: lazy)
  }

  /// Depends on the value of another view from now on: by the same wire where that is of the same sort.
  func moved(to other: any LazyView<Message>, _ sender: Sender<Message>) -> Memo {
    other.isSameSort(as: lazy) ? Memo(other, wire) : Memo(other, sender)
  }
}

extension VirtualView {
  /// The view itself, where it is lazy.
  var made: VirtualView {
    var view = self
    while case .lazy(let lazy) = view { view = lazy.view() }
    return view
  }
}

extension String {
  /// Whether another is spelled in the same code points; `==` takes `é` and `é` for the same.
  func isSpelled(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
