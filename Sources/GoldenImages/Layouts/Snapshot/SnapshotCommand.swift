package import LayoutGeometry

/// A drawing command as a layout snapshot describes it.
package struct SnapshotCommand: Hashable, Sendable {
  /// What a command does.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case fill, stroke, text, image, group
  }

  /// What of a command can change apart from its place and its size; in the order of writing.
  package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case shape, path, radius, width, dash, font, points, stretch, picture, opacity, clip
    case shadow, shadowOffset, shadowColor, color, tint
  }

  /// What the command does.
  package var verb: Verb
  /// The characters of a text, or the label of a group.
  package var string: String?
  /// The top left corner, or the start of a text's baseline, in points of its part; nil for a
  /// group.
  package var origin: Point?
  /// The size, in points; a text has none, and neither has a group.
  package var size: Size?
  /// What else is known, as text.
  package var attributes: [Attribute: String]
  /// The commands of a group.
  package var commands: [SnapshotCommand]

  /// A command; it has none of the properties that are not given.
  package init(
    _ verb: Verb, string: String? = nil, origin: Point? = nil, size: Size? = nil,
    attributes: [Attribute: String] = [:], commands: [SnapshotCommand] = []
  ) {
    self.verb = verb
    self.string = string
    self.origin = origin
    self.size = size
    self.attributes = attributes
    self.commands = commands
  }
}
