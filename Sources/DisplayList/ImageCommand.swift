package import LayoutGeometry

/// A picture drawn into a rectangle.
package struct ImageCommand: Hashable, Sendable {
  /// The picture, by the identity that its decoder gave it.
  package var picture: PictureID
  /// The rectangle of the whole picture, in points; the picture is scaled to fill it.
  package var frame: Rect
  /// A colour that replaces the picture's colours and keeps its coverage, as a template image's.
  package var tint: RGBA?
  /// The picture's turn about the frame's top left corner; nil for an upright one.
  package var turn: Turn?

  /// Creates a picture in `frame`, in its own colours unless it has a tint.
  package init(picture: PictureID, frame: Rect, tint: RGBA? = nil) {
    self.picture = picture
    self.frame = frame
    self.tint = tint
  }
}

/// The identity of a picture: a digest of its encoded bytes, the same in every run.
public struct PictureID: Hashable, Sendable {
  /// The digest, as text.
  public var rawValue: String

  /// Creates the identity with the digest `rawValue`.
  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
