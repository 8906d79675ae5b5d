package import Diagnostics

/// The items of a collection or section: a list, a range, or the records of a data file; all of
/// them, or those that a filter keeps, in the order of the data or in another one.
///
/// A range is not expanded: a million numbers cost as much as ten.
package struct Items: Sendable {
  /// The most items of a collection.
  package static let limit = 10_000_000
  /// The most sections that data may make.
  package static let sectionLimit = 10_000

  /// The number of items.
  package let count: Int
  /// The consecutive groups of the items; nil for items without groups.
  package private(set) var groups: [ItemGroup]?
  private let storage: Storage
  private let origin: Origin
  /// The indices in the storage of the items that a filter keeps, in their order; nil for all.
  private let kept: [Int]?
  /// The index of the first item in the storage, or in `kept`.
  private let start: Int

  private enum Storage: Sendable {
    case list([DataValue])
    case records(ItemRecords)
    case range(first: Int)
  }

  /// The description of an item in messages.
  private struct Origin: Sendable {
    /// The noun for an item, as in `item`.
    var noun = "item"
    /// The container of the items: a data file, or a record of one; nil for the config itself.
    var holder: String?
    /// The lines in the data file on which the items of a list begin.
    var lines: [Int32]?
  }

  private init(
    count: Int, storage: Storage, origin: Origin = Origin(), kept: [Int]? = nil, start: Int = 0
  ) {
    self.count = count
    self.storage = storage
    self.origin = origin
    self.kept = kept
    self.start = start
  }

  /// Creates the items of a list in the config itself.
  package init(_ list: [DataValue]) {
    self.init(count: list.count, storage: .list(list))
  }

  /// The items of a long list that is in the config itself.
  package init(_ items: ItemRecords) {
    self.init(count: items.count, storage: .records(items))
  }

  /// Creates the items of a list in a record.
  ///
  /// - Parameter record: The record's name in messages.
  package init(_ list: [DataValue], in record: String) {
    self.init(count: list.count, storage: .list(list), origin: Origin(holder: record))
  }

  /// Creates items from the numbers of a range.
  package init(_ range: ItemRange) {
    self.init(count: range.count, storage: .range(first: range.first))
  }

  /// Creates items from the records of a data file.
  package init(_ items: ItemRecords, file: String) {
    self.init(count: items.count, storage: .records(items), origin: Origin(holder: file))
  }

  /// Accesses the item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    let place = place(of: index)
    return switch storage {
    case .list(let list): list[place]
    case .records(let items): items[place]
    case .range(let first): .number(Double(first + place))
    }
  }

  /// Returns the place in the data of the item at an index.
  package func place(of index: Int) -> Int { kept.map { $0[start + index] } ?? start + index }

  /// Returns the name of an item, counted from 0, in messages: `item 7 of data/users.json:12`, or
  /// `item 7` outside a data file.
  ///
  /// The number is the item's in the data: it includes the items that a filter omits.
  package func name(of index: Int) -> String {
    let place = place(of: index)
    let line: Int32? =
      if case .records(let items) = storage { items.line(of: place) } else {
        origin.lines?[place]
      }
    let holder = origin.holder.map { " of \($0)" + (line.map { ":\($0)" } ?? "") } ?? ""
    return "\(origin.noun) \(place)" + holder
  }

  /// Returns the result of `body`, and adds the item's name to a mistake that it throws.
  package func naming<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let diagnostic as Diagnostic {
      throw named(diagnostic, index)
    }
  }

  /// Returns a mistake of an item with the item's name.
  package func named(_ diagnostic: Diagnostic, _ index: Int) -> Diagnostic {
    var named = diagnostic
    named.message = "\(name(of: index)): \(diagnostic.message)"
    return named
  }
}

/// Consecutive items with the same key.
package struct ItemGroup: Hashable, Sendable {
  /// The key: a text, a number or a Boolean value.
  package let key: DataValue
  /// The indices of the items.
  package let range: Range<Int>
}

extension Items {
  /// Returns the first `length` items, or all if there are fewer.
  package func prefix(_ length: Int) -> Items {
    Items(
      count: min(count, length), storage: storage, origin: origin, kept: kept, start: start)
  }

  /// Returns the items for which `isKept` returns true, or the first `limit` of these.
  ///
  /// - Parameter isKept: Returns whether to keep the item at an index; not called once `limit`
  ///   items are kept.
  /// - Complexity: O(*items*).
  package func filtered(limit: Int, _ isKept: (Int) throws -> Bool) rethrows -> Items {
    var kept: [Int] = []
    for index in 0..<count {
      guard kept.count < limit else { break }
      if try isKept(index) { kept.append(place(of: index)) }
    }
    return Items(count: kept.count, storage: storage, origin: origin, kept: kept)
  }

  /// Returns the items with the indices of `order`.
  package func ordered(_ order: [Int]) -> Items {
    Items(
      count: order.count, storage: storage, origin: origin, kept: order.map { place(of: $0) })
  }

  /// Returns the items, with those of each key adjacent; the groups are in the order of their first
  /// items.
  ///
  /// - Parameter key: Returns the key of the item at an index.
  /// - Complexity: O(*items*).
  package func grouped(by key: (Int) throws -> DataValue) rethrows -> Items {
    var numbers: [DataValue: Int] = [:]
    var keys: [DataValue] = []
    var counts: [Int] = []
    var groupOfItem: [Int] = []
    groupOfItem.reserveCapacity(count)
    for index in 0..<count {
      let key = try key(index)
      let group = numbers[key] ?? keys.count
      if group == keys.count {
        numbers[key] = group
        keys.append(key)
        counts.append(0)
      }
      counts[group] += 1
      groupOfItem.append(group)
    }
    var ends: [Int] = []
    for count in counts { ends.append((ends.last ?? 0) + count) }
    var next = zip(ends, counts).map { $0 - $1 }
    var order = [Int](repeating: 0, count: count)
    for (index, group) in groupOfItem.enumerated() {
      order[next[group]] = index
      next[group] += 1
    }
    var items = ordered(order)
    items.groups = zip(keys, zip(ends, counts)).map { key, place in
      ItemGroup(key: key, range: place.0 - place.1..<place.0)
    }
    return items
  }

  /// Returns the items of a group.
  package func items(of group: ItemGroup) -> Items {
    Items(
      count: group.range.count, storage: storage, origin: origin, kept: kept,
      start: start + group.range.lowerBound)
  }

  /// Returns the same items under another noun in messages.
  package func called(_ noun: String) -> Items {
    var origin = origin
    origin.noun = noun
    return Items(count: count, storage: storage, origin: origin, kept: kept, start: start)
  }

  /// Returns the values made of these items, one of each, with their names.
  package func replaced(by values: [DataValue]) -> Items {
    var origin = origin
    if case .records(let items) = storage {
      origin.lines = (0..<count).map { items.line(of: place(of: $0)) }
    }
    return Items(count: values.count, storage: .list(values), origin: origin)
  }
}

/// A range of whole numbers, in the form of `items:`: `1...10` or `0..<10`.
package struct ItemRange: Hashable, Sendable {
  /// The first number.
  package let first: Int
  /// The number of numbers: at most `Items.limit`.
  package let count: Int

  /// An error in a text that has a range's form.
  package struct Mistake: Error, Hashable, Sendable {
    /// The error as a diagnostic's message.
    package let message: String
  }

  /// Parses a range; nil for a text without the form of one.
  ///
  /// - Throws: `Mistake` for a range that runs backwards or has more than `Items.limit` numbers.
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

  /// Returns a bound of at most 15 digits: exact as a Double, and no sum of two overflows.
  private static func bound(_ text: Substring) -> Int? {
    let digits = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard digits.count <= 16, let value = Int(String(digits)) else { return nil }
    return abs(value) < 1_000_000_000_000_000 ? value : nil
  }
}
