public import LayoutGeometry

/// `frame(width:height:alignment:)`, in points.
public struct FixedFrame: Hashable, Sendable {
  /// The width, or nil for the view's own.
  public var width: Double?
  /// The height, or nil for the view's own.
  public var height: Double?
  /// Where the view stands in a frame of another size.
  public var alignment: Alignment

  /// A frame with its view in the middle unless told otherwise.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
