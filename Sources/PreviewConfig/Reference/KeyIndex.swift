import PlainText

/// Where keys belong, for the suggestion that one stands in the wrong place.
enum KeyIndex {
  /// What to do with a key that does not belong where it stands; nil if it belongs nowhere.
  static func suggestion(forMisplaced key: String) -> String? {
    if ModifierDeclaration.named(key) != nil {
      return "'\(key)' is a modifier; write it behind its view"
    }
    if ViewDeclaration.named(key) != nil {
      return "'\(key)' is a view"
    }
    return owners[key].map { "'\(key)' belongs to \($0.prefix(3).joined(separator: ", "))" }
  }

  /// The types that have each key, in alphabetical order.
  private static let owners: [String: [String]] = {
    var owners: [String: [String]] = [:]
    for (name, definition) in Definitions.all().sorted(by: { $0.key < $1.key }) {
      for key in definition.keys { owners[key.name, default: []].append(name) }
    }
    return owners
  }()
}
