public import LayoutGeometry

/// A frame whose width is a part of the width that it is offered, and some points more or less.
public struct RelativeWidth: Hashable, Sendable {
  /// The part of the offered width.
  public var fraction: Double
  /// What is added to the part, in points.
  public var plus: Double
  /// Where the view stands in a frame of another size.
  public var alignment: Alignment

  /// A part of the offered width, with its view in the middle unless told otherwise.
  public init(fraction: Double, plus: Double = 0, alignment: Alignment = .center) {
    self.fraction = fraction
    self.plus = plus
    self.alignment = alignment
  }
}
