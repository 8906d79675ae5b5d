import PlainText

/// The sort keys of items: each item's keys as bytes, in an order that is that of the items.
///
/// Numbers and Boolean values are ordered by value, texts by `appendOrderingKey(of:to:)`; null is
/// last in either direction.
///
/// An item takes a few bytes, whatever its keys are: a million texts as Swift's own would take ten
/// times as much.
package struct SortKeys {
  private var bytes: [UInt8] = []
  /// The end of each item's bytes.
  private var ends: [Int] = []

  /// The keys of no items yet.
  package init() {}

  /// Adds the next key of the item that is being added.
  package mutating func append(_ key: DataValue, isDescending: Bool) {
    if case .null = key {
      bytes.append(Self.absent)
      return
    }
    bytes.append(Self.present)
    let start = bytes.count
    switch key {
    case .number(let number):
      // A negative number's bits run backwards, and a negative zero is zero.
      let bits = (number == 0 ? 0 : number).bitPattern
      let ordered = bits >> 63 == 0 ? bits | 1 << 63 : ~bits
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: ordered >> shift))
      }
    case .bool(let truth): bytes.append(truth ? 1 : 0)
    case .string(let text):
      appendOrderingKey(of: text, to: &bytes)
      bytes.append(0)
    case .null, .list, .object: break
    }
    if isDescending {
      for index in start..<bytes.count { bytes[index] = ~bytes[index] }
    }
  }

  private static let present: UInt8 = 1
  private static let absent: UInt8 = 2

  /// Ends the keys of an item.
  package mutating func endItem() { ends.append(bytes.count) }

  /// Returns the items' numbers in the order of their keys; equal ones stay in the order of their
  /// addition.
  ///
  /// - Complexity: O(*n* log *n*).
  package func order() -> [Int] {
    var places = ends.indices.map { (beginning: beginning(of: $0), item: $0) }
    places.sort { a, b in
      if a.beginning != b.beginning { return a.beginning < b.beginning }
      return precedes(a.item, b.item)
    }
    return places.map(\.item)
  }

  private func range(of item: Int) -> Range<Int> {
    (item == 0 ? 0 : ends[item - 1])..<ends[item]
  }

  /// Returns an item's first bytes as a number, which decides nearly all comparisons.
  private func beginning(of item: Int) -> UInt64 {
    let key = bytes[range(of: item)].prefix(8)
    let number = key.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return key.count < 8 ? number << (8 * (8 - key.count)) : number
  }

  /// Compares two items with equal first bytes.
  private func precedes(_ a: Int, _ b: Int) -> Bool {
    var (first, second) = (range(of: a).dropFirst(8), range(of: b).dropFirst(8))
    while let left = first.popFirst(), let right = second.popFirst() {
      if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
    }
    // No item's keys are a prefix of another's.
    return a < b
  }
}
