import BlogDomain
import Runtime

extension Rows: Loggable {
  /// The ids of the rows.
  var logged: Logged { ids.logged }
}

extension Rows: Inspectable {
  /// Compares which rows there are, then what each shows.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("rows", old.ids, new.ids)
    for id in new.contents.changedIDs(from: old.contents) {
      inspector.element("row", id: id, old.contents[id], new.contents[id])
    }
  }
}

extension Row: Entity {
  /// Compares what it shows, as one.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.content, new.content)
  }

  var logged: Logged { content.logged }
}
