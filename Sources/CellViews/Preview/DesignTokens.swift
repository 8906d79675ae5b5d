/// Names for lengths, as a design system has them: `space.5` for 20 points.
public struct DesignTokens: Hashable, Sendable {
  /// The length of each name, in points.
  public var lengths: [String: Double]

  /// Names and their lengths; none unless told.
  public init(_ lengths: [String: Double] = [:]) {
    self.lengths = lengths
  }
}
