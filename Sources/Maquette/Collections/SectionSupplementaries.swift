public import CellViews
import CollectionLayouts
public import LayoutGeometry

extension SectionSettings {
  /// A view before the items, across the content.
  ///
  /// - Parameter height: In points; the view measures itself unless told.
  public func header(
    height: Double? = nil, @ViewBuilder content: () throws -> [View]
  ) rethrows -> Self {
    let view = View.layered(try content())
    return changingSections(where: { $0.header == nil }) { section in
      section.header = view
      section.layout.header = height.map { .fixed($0) } ?? .measured
    }
  }

  /// A view behind the items, across the content.
  ///
  /// - Parameter height: In points; the view measures itself unless told.
  public func footer(
    height: Double? = nil, @ViewBuilder content: () throws -> [View]
  ) rethrows -> Self {
    let view = View.layered(try content())
    return changingSections(where: { $0.footer == nil }) { section in
      section.footer = view
      section.layout.footer = height.map { .fixed($0) } ?? .measured
    }
  }

  /// A view under the items and their insets.
  public func sectionBackground(_ background: some ViewConvertible) -> Self {
    let view = background.view
    return changingSections(where: { $0.background == nil }) { section in
      section.background = view
      section.layout.hasBackground = true
    }
  }

  /// Views at an edge or a corner of each item, or of some, over the cells.
  ///
  /// - Parameters:
  ///   - size: The badges' size, in points.
  ///   - anchor: The edge or corner of the item at which a badge stands, inside the item.
  ///   - offset: How far a badge is moved from there, in points; leading and trailing mirror it.
  ///   - content: The views of an item's badge, over each other; none for an item without one.
  public func badge(
    size: Size, anchor: Alignment = .topTrailing, offset: Point = .zero,
    @ViewBuilder content: @escaping @Sendable (CellContext) throws -> [View]
  ) -> Self {
    let badge = LayoutBadge(size: size, anchor: anchor, offset: offset)
    return changingSections(where: { $0.badge == nil }) { section in
      section.layout.badge = badge
      section.badge = { context in
        let views = try content(context)
        return views.isEmpty ? nil : .layered(views)
      }
    }
  }
}
