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
    let owners = Definitions.all().filter { $0.value.keys.contains { $0.name == key } }
      .map(\.key).sorted()
    guard !owners.isEmpty else { return nil }
    let shown = owners.prefix(3).joined(separator: ", ")
    return "'\(key)' belongs to \(shown)"
  }
}
