public import LayoutGeometry

/// `frame(minWidth:idealWidth:maxWidth:…)`, in points; a maximum may be infinite.
public struct FlexibleFrame: Hashable, Sendable {
  /// The least width, or nil for the view's own.
  public var minWidth: Double?
  /// The width where nothing is proposed, or nil for the view's own.
  public var idealWidth: Double?
  /// The greatest width, or nil for the view's own.
  public var maxWidth: Double?
  /// The least height, or nil for the view's own.
  public var minHeight: Double?
  /// The height where nothing is proposed, or nil for the view's own.
  public var idealHeight: Double?
  /// The greatest height, or nil for the view's own.
  public var maxHeight: Double?
  /// Where the view stands in a frame of another size.
  public var alignment: Alignment

  /// A frame with its view in the middle unless told otherwise.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}
