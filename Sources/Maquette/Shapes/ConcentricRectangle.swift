import CellViews
public import Foundation

/// A rectangle whose corners have the same centres as those of its container: of the screen, or of a
/// sheet.
public nonisolated struct ConcentricRectangle: _BuiltInShape {
  private let corners: CornerStyle

  /// The style of the corners.
  public struct CornerStyle: Hashable, Sendable {
    fileprivate let outline: ShapeNode.Outline

    /// Corners with their container's centres.
    public static let concentric = concentric(minimum: 0)

    /// Returns corners with their container's centres and a least radius, in points.
    public static func concentric(minimum: CGFloat) -> CornerStyle {
      CornerStyle(outline: .concentric(minimum: Double(minimum)))
    }

    /// Returns corners with a radius, in points.
    public static func fixed(_ radius: CGFloat) -> CornerStyle {
      CornerStyle(outline: .roundedRectangle(cornerRadius: Double(radius)))
    }
  }

  /// Creates a rectangle whose corners follow its container's.
  public init() {
    corners = .concentric
  }

  /// Creates a rectangle with corners of a style.
  public init(corners: CornerStyle, isUniform: Bool = false) {
    self.corners = corners
  }

  /// The shape's outline.
  public var _outline: _Outline { _Outline(outline: corners.outline) }
}
