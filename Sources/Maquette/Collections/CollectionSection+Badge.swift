public import CellViews
import CollectionLayouts
public import LayoutGeometry

extension CollectionSection {
  /// The section with a badge at an edge or a corner of each item, over its cell.
  ///
  /// - Parameters:
  ///   - size: The badges' size, in points.
  ///   - anchor: The edge or corner of the item at which a badge stands, inside the item.
  ///   - offset: How far a badge is moved from there, in points; leading and trailing mirror it.
  ///   - badge: The badge of an item, or nil for an item without one.
  public func badge(
    size: Size, anchor: Alignment = .topTrailing, offset: Point = .zero,
    _ badge: @escaping @Sendable (CellContext) throws -> View?
  ) -> CollectionSection {
    var section = self
    section.layout.badge = LayoutBadge(size: size, anchor: anchor, offset: offset)
    section.badge = badge
    return section
  }
}
