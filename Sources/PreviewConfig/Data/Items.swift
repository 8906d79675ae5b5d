/// The items of a collection or section: a list, a range, or the records of a data file.
///
/// A range is not written out: a million numbers cost what ten do.
package struct Items: Sendable {
  /// How many items a collection may have.
  package static let limit = 10_000_000

  /// How many items there are.
  package let count: Int
  private let storage: Storage
  /// The data file that holds the items.
  private let file: String?

  /// The first `length` items, or all if there are fewer.
  func prefix(_ length: Int) -> Items {
    Items(count: min(count, length), storage: storage, file: file)
  }

  private init(count: Int, storage: Storage, file: String?) {
    self.count = count
    self.storage = storage
    self.file = file
  }

  private enum Storage: Sendable {
    case list([DataValue])
    case packed(PackedItems)
    case range(first: Int)
  }

  /// The items of a list that stands in the config itself.
  package init(_ list: [DataValue]) {
    count = list.count
    storage = .list(list)
    file = nil
  }

  /// The numbers of a range.
  package init(_ range: ItemRange) {
    count = range.count
    storage = .range(first: range.first)
    file = nil
  }

  /// The records of a data file.
  package init(_ items: PackedItems, file: String) {
    count = items.count
    storage = .packed(items)
    self.file = file
  }

  /// The item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    switch storage {
    case .list(let list): list[index]
    case .packed(let items): items[index]
    case .range(let first): .number(Double(first + index))
    }
  }

  /// How messages name an item, counted from 0 as `index` is: `item 7 of data/users.json:12`, or
  /// `item 7` where no data file holds it.
  package func name(of index: Int) -> String {
    guard let file, case .packed(let items) = storage else { return "item \(index)" }
    return "item \(index) of \(file):\(items.line(of: index))"
  }
}
