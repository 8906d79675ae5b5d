/// The size that a parent proposes to a child, in points; nil asks for the child's ideal length.
///
/// Zero asks for the minimum, infinity for the maximum. Source: SwiftUI's `ProposedViewSize`.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width.
  public var width: Double?
  /// The proposed height.
  public var height: Double?

  /// Creates a proposal for each axis.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly this size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// No proposal on either axis.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// The proposal along `axis`.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
