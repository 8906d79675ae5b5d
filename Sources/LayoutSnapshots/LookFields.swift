import DisplayList

/// A property of a command as a snapshot's text has it: one declaration for writing and reading.
struct LookField: Sendable {
  /// The word before the equals sign.
  let name: String
  /// The word for the property; nil for a command that does not have it.
  let write: @Sendable (SnapshotCommand.Look) -> String?
  /// Reads a word; false for one that is not such a value.
  let read: @Sendable (Substring, inout SnapshotCommand.Look) -> Bool

  /// All properties, in the order of writing.
  static let all = [
    LookField("shape", \.shape), LookField("path", \.path), LookField("radius", \.radius),
    LookField("width", \.width), LookField("dash", \.dash),
    LookField("dashPhase", \.dashPhase), LookField("cap", \.cap), LookField("join", \.join),
    LookField("miterLimit", \.miterLimit), LookField("font", \.font),
    LookField("points", \.points), LookField("stretch", \.stretch), LookField("turn", \.turn),
    LookField("lines", \.lines),
    LookField("picture", \.picture), LookField("opacity", \.opacity), LookField("clip", \.clip),
    LookField("shadow", \.shadow), LookField("shadowOffset", \.shadowOffset),
    LookField("shadowColor", \.shadowColor), LookField("color", \.color),
    LookField("tint", \.tint), LookField("colorName", \.colorName),
    LookField("tintName", \.tintName), LookField("pictureName", \.pictureName),
  ]

  /// The property of a name.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private init<Value: TextValue>(
    _ name: String, _ path: any WritableKeyPath<SnapshotCommand.Look, Value?> & Sendable
  ) {
    self.name = name
    write = { $0[keyPath: path]?.dump }
    read = { word, look in
      guard let value = Value(dump: word) else { return false }
      look[keyPath: path] = value
      return true
    }
  }
}
