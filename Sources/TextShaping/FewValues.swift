/// A cache of values for the few latest new keys.
///
/// The keys are compared one after another, which finds one of a few sooner than a dictionary does.
struct FewValues<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// The entry that a new one replaces once the cache is full.
  private var oldest = 0
  private let capacity: Int

  /// Creates a cache of at most `capacity` values.
  ///
  /// - Precondition: `capacity` is positive.
  init(capacity: Int) {
    precondition(capacity > 0, "room for \(capacity) values")
    self.capacity = capacity
  }

  /// Returns the value of a key, made if it is not kept.
  mutating func value(for key: Key, _ make: () -> Value) -> Value {
    for entry in entries where entry.key == key { return entry.value }
    let made = make()
    if entries.count < capacity {
      entries.append((key, made))
    } else {
      entries[oldest] = (key, made)
      oldest = (oldest + 1) % capacity
    }
    return made
  }
}
