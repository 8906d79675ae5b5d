/// Which types have a key of a name, for the suggestion that a key stands in the wrong place.
enum KeyIndex {
  /// The types that have the key, as in `grid and waterfall`; nil if none has.
  static func owners(of key: String) -> String? { nil }
}
