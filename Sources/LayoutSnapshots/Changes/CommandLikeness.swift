// What commands are compared by where they are paired.
extension SnapshotCommand {
  var isText: Bool { verb == .text }

  /// All but the place and the size: commands with one look are the same thing elsewhere.
  var appearance: SnapshotCommand {
    var appearance = self
    appearance.origin = nil
    appearance.size = nil
    appearance.look.colorName = nil
    appearance.look.tintName = nil
    appearance.look.pictureName = nil
    if !isText { appearance.string = nil }
    if isText { appearance.look.width = nil }
    return appearance
  }

  /// What a text shows or what a picture is called; nil for other commands.
  var shown: [String]? {
    guard verb == .text || verb == .image else { return nil }
    return (string ?? look.pictureName).map { [verb.rawValue, $0] }
  }

  /// What a command is for: one that became another with the same purpose has changed.
  var purpose: [String] {
    guard verb == .group else { return [verb.rawValue] + (isSeparator ? ["separator"] : []) }
    return [verb.rawValue] + LookField.all.filter { $0.write(look) != nil }.map(\.name)
  }
}
