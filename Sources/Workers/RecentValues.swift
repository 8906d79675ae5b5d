/// A dictionary that keeps recently used values and forgets the others, within a budget.
///
/// Two generations: a used value moves into the young one; when that is full it becomes the old one
/// and the old one is dropped. All operations are O(1) except for that drop.
package struct RecentValues<Key: Hashable, Value> {
  /// The largest cost of one generation, unless it contains a single value that costs more.
  private let budget: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  /// Creates an empty dictionary whose generations may cost `budget` each.
  package init(budget: Int) {
    self.budget = budget
  }

  /// The number of values.
  package var count: Int { young.count + old.count }

  /// Calls `body` with each value, in no order.
  package func forEach(_ body: (Value) -> Void) {
    for entry in young.values { body(entry.value) }
    for entry in old.values { body(entry.value) }
  }

  /// Returns the value under `key`, if it is still kept.
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Returns the value under `key`, which `make` makes if none is kept.
  ///
  /// - Parameter cost: Returns the cost of keeping a new value.
  package mutating func value(
    for key: Key, orInsert make: () throws -> Value, cost: (Value) -> Int
  ) rethrows -> Value {
    if let known = value(for: key) { return known }
    let value = try make()
    insert(value, for: key, cost: cost(value))
    return value
  }

  /// Keeps `value`, and makes room for its `cost`.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > budget {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }
}

extension RecentValues: Sendable where Key: Sendable, Value: Sendable {}
