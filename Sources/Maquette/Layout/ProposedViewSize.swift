public import Foundation
import LayoutGeometry

/// What a container offers a view to fill, in points; nil asks for the view's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width that is offered.
  public var width: CGFloat?
  /// The height that is offered.
  public var height: CGFloat?

  /// An offer for each axis.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of exactly this size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offer as a size, with lengths of `size` where nothing is offered; 10 points by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var proposal: ProposedSize {
    ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}
