public import CellViews
public import CollectionLayouts

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

  /// A view at an edge or a corner of each item, or of some.
  ///
  /// - Parameters:
  ///   - badge: The badges' size, and where they stand at their items.
  ///   - content: The views of an item's badge, over each other; none for an item without one.
  public func badge(
    _ badge: LayoutBadge, @ViewBuilder content: @escaping @Sendable (CellContext) throws -> [View]
  ) -> Self {
    changingSections(where: { $0.badge == nil }) { section in
      section.layout.badge = badge
      section.badge = { context in
        let views = try content(context)
        return views.isEmpty ? nil : .layered(views)
      }
    }
  }
}
