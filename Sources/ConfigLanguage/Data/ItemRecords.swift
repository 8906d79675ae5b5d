/// The items of a list in a text, each in few bytes until it is asked for.
package enum ItemRecords: Sendable {
  /// Of JSON: they stay where they are written.
  case written(WrittenItems)
  /// Of YAML and CSV, which are not read from the middle.
  case packed(PackedItems)

  /// How many items there are.
  package var count: Int {
    switch self {
    case .written(let items): items.count
    case .packed(let items): items.count
    }
  }

  /// The first `length` items, or all if there are fewer.
  package func prefix(_ length: Int) -> ItemRecords {
    switch self {
    case .written(let items): .written(items.prefix(length))
    case .packed(let items): .packed(items.prefix(length))
    }
  }

  /// The item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    switch self {
    case .written(let items): items[index]
    case .packed(let items): items[index]
    }
  }

  /// The line on which the item at an index begins.
  package func line(of index: Int) -> Int32 {
    switch self {
    case .written(let items): items.line(of: index)
    case .packed(let items): items.line(of: index)
    }
  }
}
