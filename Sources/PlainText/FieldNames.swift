/// The names of the fields of nested objects, each name once in its object.
struct FieldNames {
  /// An object that is being read.
  private struct Object {
    /// The number of its first name among all.
    let first: Int
    /// All names of an object that has many; empty for one that has few.
    var many: Set<String> = []
  }

  /// The largest number of names that are compared one by one: so few take a fraction of the time
  /// of a set.
  private static let greatestFew = 16

  /// The first names of all objects, those of the innermost one last.
  private var names: [String] = []
  private var objects: [Object] = []

  /// Begins an object, as the value of the field with the last name.
  mutating func beginObject() {
    objects.append(Object(first: names.count))
  }

  mutating func endObject() {
    guard let object = objects.popLast() else { return }
    names.removeSubrange(object.first...)
  }

  /// Adds a name to the innermost object; returns false if it already has the name.
  mutating func insert(_ name: String) -> Bool {
    guard let first = objects.last?.first else { return true }
    guard names.count - first == Self.greatestFew else {
      if names[first...].contains(name) { return false }
      names.append(name)
      return true
    }
    let index = objects.count - 1
    if objects[index].many.isEmpty { objects[index].many = Set(names[first...]) }
    return objects[index].many.insert(name).inserted
  }
}
