public import LayoutGeometry

/// One step of a drawing, in points of the canvas; later commands lie over earlier ones.
public enum Command: Hashable, Sendable {
  case fill(Shape, Paint)
  case stroke(Shape, Paint, StrokeStyle)
  /// A glyph run with its origin, on the baseline, at a point.
  case glyphRun(GlyphRun, Point, Paint)
  case image(ImageCommand)
  case group(Group)
}

/// A picture drawn into a rectangle.
public struct ImageCommand: Hashable, Sendable {
  /// The picture, by the identity that its decoder gave it.
  public var picture: PictureID
  /// Where the whole picture goes, in points; it is scaled to fill the rectangle.
  public var frame: Rect
  /// A paint that replaces the picture's colours and keeps its coverage, as a template image's.
  public var tint: RGBA?

  public init(picture: PictureID, frame: Rect, tint: RGBA? = nil) {
    self.picture = picture
    self.frame = frame
    self.tint = tint
  }
}

/// The identity of a picture: a digest of its encoded bytes, the same in every run.
public struct PictureID: Hashable, Sendable {
  public var rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Commands that are drawn as one.
public struct Group: Hashable, Sendable {
  /// What the group shows.
  public enum Role: Hashable, Sendable {
    /// A part of a screen without a name.
    case plain
    /// An element of a collection, as in `cell 0.3`: kind, section, item.
    case element(kind: String, section: Int, item: Int)
    /// A view with an `id` or an `accessibilityLabel`.
    case named(id: String?, label: String?)
  }

  public var role: Role
  /// The group's opacity as a whole, from 0 to 1.
  public var opacity: Double
  /// What limits the group's ink; nil for no limit.
  public var clip: Shape?
  /// A blurred copy of the group's coverage under it.
  public var shadow: Shadow?
  public var commands: [Command]

  public init(
    role: Role = .plain, opacity: Double = 1, clip: Shape? = nil, shadow: Shadow? = nil,
    commands: [Command]
  ) {
    self.role = role
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.commands = commands
  }
}

/// A blurred copy of what casts it; `radius` is SwiftUI's: twice the Gaussian's standard deviation.
public struct Shadow: Hashable, Sendable {
  public var color: RGBA
  public var radius: Double
  public var offset: Point

  public init(color: RGBA, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
