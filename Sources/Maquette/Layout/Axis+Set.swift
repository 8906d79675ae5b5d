public import LayoutGeometry

extension Axis {
  /// Several axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: Int

    /// Creates axes from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    /// The axes, one by one.
    var axes: Swift.Set<Axis> {
      var axes: Swift.Set<Axis> = []
      if contains(.horizontal) { axes.insert(.horizontal) }
      if contains(.vertical) { axes.insert(.vertical) }
      return axes
    }
  }
}
