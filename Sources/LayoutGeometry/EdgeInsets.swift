/// Distances from the four edges of a rectangle inwards, in points.
///
/// `leading` is the left edge in a left-to-right layout and the right edge in a right-to-left one.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets with a distance for each edge; each defaults to zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance from every edge.
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// No distance from any edge.
  public static let zero = EdgeInsets(0)

  /// Leading and trailing together.
  public var horizontal: Double { leading + trailing }

  /// Top and bottom together.
  public var vertical: Double { top + bottom }

  /// Both edges along `axis` together.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

extension Rect {
  /// Returns the rectangle without the insets from its edges, in a layout direction.
  ///
  /// A side does not become shorter than zero.
  public func inset(by insets: EdgeInsets, direction: LayoutDirection) -> Rect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return Rect(
      x: minX + left, y: minY + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }
}
