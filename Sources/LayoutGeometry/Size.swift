/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal length.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// A size of two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// True if nothing of this size can be seen: a side is zero or negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The length along `axis`: the width of a horizontal axis, the height of a vertical one.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
