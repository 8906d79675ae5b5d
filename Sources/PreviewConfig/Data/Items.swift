/// The items of a collection or section: a list, a range, or the records of a data file.
///
/// A range is not written out: a million numbers cost what ten do.
package struct Items: Sendable {
  /// How many items a collection may have.
  package static let limit = 10_000_000

  /// How many items there are.
  package let count: Int
  private let storage: Storage
  private let source: Source?

  /// The first `length` items, or all if there are fewer.
  func prefix(_ length: Int) -> Items {
    Items(count: min(count, length), storage: storage, source: source)
  }

  private init(count: Int, storage: Storage, source: Source?) {
    self.count = count
    self.storage = storage
    self.source = source
  }

  private enum Storage: Sendable {
    case list([DataValue])
    case range(first: Int)
  }

  /// Where the items of a data file stand.
  private struct Source: Sendable {
    let file: String
    let lines: [Int32]
  }

  /// The items of a list that stands in the config itself.
  package init(_ list: [DataValue]) {
    count = list.count
    storage = .list(list)
    source = nil
  }

  /// The numbers of a range.
  package init(_ range: ItemRange) {
    count = range.count
    storage = .range(first: range.first)
    source = nil
  }

  /// The records of a data file, with the line on which each begins.
  package init(_ list: [DataValue], file: String, lines: [Int32]) {
    count = list.count
    storage = .list(list)
    source = Source(file: file, lines: lines)
  }

  /// The item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    switch storage {
    case .list(let list): list[index]
    case .range(let first): .number(Double(first + index))
    }
  }

  /// How messages name an item, counted from 0 as `index` is: `item 7 of data/users.json:12`, or
  /// `item 7` where no data file holds it.
  package func name(of index: Int) -> String {
    guard let source else { return "item \(index)" }
    guard source.lines.indices.contains(index) else { return "item \(index) of \(source.file)" }
    return "item \(index) of \(source.file):\(source.lines[index])"
  }
}
