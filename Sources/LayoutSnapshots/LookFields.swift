import DisplayList

extension SnapshotCommand.Look {
  /// Returns the properties that differ from another look, by their names in a snapshot's text.
  package func differences(
    from other: SnapshotCommand.Look
  ) -> [(name: String, from: String?, to: String?)] {
    if self == other { return [] }
    return LookField.all.compactMap { field in
      let (from, to) = (field.write(other), field.write(self))
      return from == to ? nil : (field.name, from, to)
    }
  }
}

/// A property of a command in a snapshot's text: one declaration for writing and reading.
struct LookField: Sendable {
  /// The word before the equals sign.
  let name: String
  /// The text before a value: ` radius=`.
  let opening: String
  /// Returns the word for the property; nil for a command without it.
  let write: @Sendable (SnapshotCommand.Look) -> String?
  /// Reads a word; returns false if it is not a value of the property.
  let read: @Sendable (Substring, inout SnapshotCommand.Look) -> Bool

  /// All properties, in the order of writing.
  static let all = [
    LookField("shape", \.shape) { $0.shape = $1 },
    LookField("path", \.path) { $0.path = $1 },
    LookField("radius", \.radius) { $0.radius = $1 },
    LookField("width", \.width) { $0.width = $1 },
    LookField("dash", \.dash) { $0.dash = $1 },
    LookField("dashPhase", \.dashPhase) { $0.dashPhase = $1 },
    LookField("cap", \.cap) { $0.cap = $1 },
    LookField("join", \.join) { $0.join = $1 },
    LookField("miterLimit", \.miterLimit) { $0.miterLimit = $1 },
    LookField("font", \.font) { $0.font = $1 },
    LookField("points", \.points) { $0.points = $1 },
    LookField("stretch", \.stretch) { $0.stretch = $1 },
    LookField("tracking", \.tracking) { $0.tracking = $1 },
    LookField("turn", \.turn) { $0.turn = $1 },
    LookField("lines", \.lines) { $0.lines = $1 },
    LookField("breaks", \.breaks) { $0.breaks = $1 },
    LookField("picture", \.picture) { $0.picture = $1 },
    LookField("opacity", \.opacity) { $0.opacity = $1 },
    LookField("effect", \.effect) { $0.effect = $1 },
    LookField("transform", \.transform) { $0.transform = $1 },
    LookField("clip", \.clip) { $0.clip = $1 },
    LookField("shadow", \.shadow) { $0.shadow = $1 },
    LookField("shadowOffset", \.shadowOffset) { $0.shadowOffset = $1 },
    LookField("shadowColor", \.shadowColor) { $0.shadowColor = $1 },
    LookField("color", \.color) { $0.color = $1 },
    LookField("tint", \.tint) { $0.tint = $1 },
    LookField("colorName", \.colorName) { $0.colorName = $1 },
    LookField("tintName", \.tintName) { $0.tintName = $1 },
    LookField("pictureName", \.pictureName) { $0.pictureName = $1 },
  ]

  /// The property of a name.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// - Parameters:
  ///   - value: The property of a look; a function, as a key path takes many times as long.
  ///   - set: Sets the property of a look.
  private init<Value: TextValue>(
    _ name: String, _ value: @escaping @Sendable (SnapshotCommand.Look) -> Value?,
    set: @escaping @Sendable (inout SnapshotCommand.Look, Value) -> Void
  ) {
    self.name = name
    opening = " \(name)="
    write = { value($0)?.dump }
    read = { word, look in
      guard let value = Value(dump: word) else { return false }
      set(&look, value)
      return true
    }
  }
}
