/// The values of the few keys that were the last to be new.
///
/// They are looked at one after another, which finds one of a few sooner than a dictionary does.
struct FewValues<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// Which entry a new one replaces, once there are as many as there may be.
  private var oldest = 0
  private let capacity: Int

  /// No values, of which at most `capacity` are kept.
  ///
  /// - Precondition: `capacity` is positive.
  init(capacity: Int) {
    precondition(capacity > 0, "room for \(capacity) values")
    self.capacity = capacity
  }

  /// The value of a key, made if it is not kept.
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
