import Diagnostics

/// The items of a collection or section: a list, a range, or the records of a data file; all of
/// them, or those that a filter keeps.
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
  /// The places in the storage of the items that a filter keeps; nil where there is none.
  private let kept: [Int]?

  /// The first `length` items, or all if there are fewer.
  func prefix(_ length: Int) -> Items {
    Items(count: min(count, length), storage: storage, file: file, kept: kept)
  }

  /// The items for which `isKept` returns true, or the first `limit` of these.
  ///
  /// - Parameter isKept: Takes an item and its index; not called once `limit` items are kept.
  /// - Complexity: O(*items*).
  func filtered(
    limit: Int, _ isKept: (DataValue, Int) throws -> Bool
  ) rethrows -> Items {
    var kept: [Int] = []
    for index in 0..<count {
      guard kept.count < limit else { break }
      if try isKept(self[index], index) { kept.append(place(of: index)) }
    }
    return Items(count: kept.count, storage: storage, file: file, kept: kept)
  }

  private init(count: Int, storage: Storage, file: String?, kept: [Int]?) {
    self.count = count
    self.storage = storage
    self.file = file
    self.kept = kept
  }

  /// Where the item at an index is in the storage.
  private func place(of index: Int) -> Int { kept.map { $0[index] } ?? index }

  private enum Storage: Sendable {
    case list([DataValue])
    case packed(PackedItems)
    case range(first: Int)
  }

  /// The items of a list that is in the config itself.
  package init(_ list: [DataValue]) {
    count = list.count
    storage = .list(list)
    file = nil
    kept = nil
  }

  /// The numbers of a range.
  package init(_ range: ItemRange) {
    count = range.count
    storage = .range(first: range.first)
    file = nil
    kept = nil
  }

  /// The records of a data file.
  package init(_ items: PackedItems, file: String) {
    count = items.count
    storage = .packed(items)
    self.file = file
    kept = nil
  }

  /// The item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    let place = place(of: index)
    return switch storage {
    case .list(let list): list[place]
    case .packed(let items): items[place]
    case .range(let first): .number(Double(first + place))
    }
  }

  /// How messages name an item, counted from 0: `item 7 of data/users.json:12`, or `item 7` where
  /// no data file holds it.
  ///
  /// The number counts the items that a filter leaves out as well.
  package func name(of index: Int) -> String {
    let place = place(of: index)
    guard let file, case .packed(let items) = storage else { return "item \(place)" }
    return "item \(place) of \(file):\(items.line(of: place))"
  }

  /// Does what is done for an item, and names the item in its mistakes.
  func naming<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var diagnostic as Diagnostic {
      diagnostic.message = "\(name(of: index)): \(diagnostic.message)"
      throw diagnostic
    }
  }
}

/// Whole numbers that follow each other, as `items:` takes them: `1...10` or `0..<10`.
package struct ItemRange: Hashable, Sendable {
  /// The first number.
  package let first: Int
  /// How many numbers there are: at most `Items.limit`.
  package let count: Int

  /// What is wrong with text that has a range's form.
  package struct Mistake: Error, Hashable, Sendable {
    /// What is wrong, as a diagnostic's message.
    package let message: String
  }

  /// Reads a range; nil if the text has not the form of one.
  ///
  /// - Throws: `Mistake` for a range that runs backwards or holds more than `Items.limit` numbers.
  package init?(_ text: String) throws(Mistake) {
    let separator = ["...", "..<"].first { text.contains($0) }
    guard let separator, let ends = Self.split(text, at: separator) else { return nil }
    guard let first = Self.bound(ends.0), let last = Self.bound(ends.1) else { return nil }
    guard first <= last else {
      throw Mistake(message: "a range runs upwards, found \(first) before \(last)")
    }
    let count = separator == "..." ? last - first + 1 : last - first
    guard count <= Items.limit else {
      throw Mistake(message: "expected at most \(Items.limit) items, found \(count)")
    }
    self.first = first
    self.count = count
  }

  private static func split(_ text: String, at separator: String) -> (Substring, Substring)? {
    guard let range = text.firstRange(of: separator) else { return nil }
    return (text[..<range.lowerBound], text[range.upperBound...])
  }

  /// A bound of at most 15 digits: exact as a Double, and no sum of two overflows.
  private static func bound(_ text: Substring) -> Int? {
    let digits = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard digits.count <= 16, let value = Int(String(digits)) else { return nil }
    return abs(value) < 1_000_000_000_000_000 ? value : nil
  }
}
