/// The items of a list in a text, stored compactly until they are read.
package enum ItemRecords: Sendable {
  /// Items in JSON, which stay in its text.
  case written(WrittenItems)
  /// Items in YAML and CSV, which cannot be parsed from the middle.
  case packed(PackedItems)

  /// The number of items.
  package var count: Int {
    switch self {
    case .written(let items): items.count
    case .packed(let items): items.count
    }
  }

  /// Returns the first `length` items, or all if there are fewer.
  package func prefix(_ length: Int) -> ItemRecords {
    switch self {
    case .written(let items): .written(items.prefix(length))
    case .packed(let items): .packed(items.prefix(length))
    }
  }

  /// Accesses the item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    switch self {
    case .written(let items): items[index]
    case .packed(let items): items[index]
    }
  }

  /// Returns the line on which the item at an index begins.
  package func line(of index: Int) -> Int32 {
    switch self {
    case .written(let items): items.line(of: index)
    case .packed(let items): items.line(of: index)
    }
  }
}
