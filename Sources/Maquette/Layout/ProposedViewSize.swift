public import Foundation
import LayoutGeometry

/// A size that a container proposes to a view, in points; nil requests the view's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width.
  public var width: CGFloat?
  /// The proposed height.
  public var height: CGFloat?

  /// Creates a proposal of two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly this size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  /// A request for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A request for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A request for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal as a size, with lengths of `size` instead of unspecified ones; 10 points
  /// by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var proposal: ProposedSize {
    ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}
