public import LayoutGeometry

/// A view at an edge or a corner of each item of a section, such as a badge.
///
/// An item whose badge's view shows nothing has no visible badge.
public struct LayoutBadge: Hashable, Sendable {
  /// The badge's size, in points.
  public package(set) var size: Size
  /// The edge or corner of the item for the badge, inside the item.
  public package(set) var anchor: Alignment
  /// The badge's offset from there, in points; leading and trailing mirror it.
  public package(set) var offset: Point

  /// Creates a badge of a finite size at an item's anchor.
  ///
  /// Source: `NSCollectionLayoutAnchor` and its absolute offset. An offset of half the size moves a
  /// corner badge's middle to the corner.
  public init(size: Size, anchor: Alignment = .topTrailing, offset: Point = .zero) {
    precondition(offset.x.isFinite && offset.y.isFinite, "a badge moved by \(offset)")
    self.size = Size(
      width: checkedSpacing(size.width), height: checkedSpacing(size.height))
    self.anchor = anchor
    self.offset = offset
  }

  /// A badge of no size with all defaults, which configs and `.badge(…)` share.
  public static let defaults = LayoutBadge(size: .zero)

  /// Returns the badge's frame at an item's, from left to right.
  func frame(at item: Rect) -> Rect {
    let across = part(of: anchor.horizontal.guide)
    let down = part(of: anchor.vertical.guide)
    return Rect(
      x: item.minX + (item.width - size.width) * across + offset.x,
      y: item.minY + (item.height - size.height) * down + offset.y,
      width: size.width, height: size.height)
  }

  /// Returns the fraction of an item's length, and of the badge's, before their common point.
  private func part(of guide: AlignmentGuide) -> Double {
    switch guide {
    case .start, .firstBaseline, .rowSeparatorStart: 0
    case .center: 0.5
    case .end, .lastBaseline, .rowSeparatorEnd: 1
    case .custom(let rule): rule._value(in: Measurement(size: Size(width: 1, height: 1)))
    }
  }

  /// The farthest that the badge reaches out of its item.
  var reach: Double {
    max(size.width, size.height) + max(abs(offset.x), abs(offset.y))
  }
}
