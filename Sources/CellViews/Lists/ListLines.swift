import CollectionLayouts
import DisplayList
import LayoutGeometry

/// What decides about the lines between the rows of lists.
extension CollectionCells {
  /// The line under a row; nil for none.
  ///
  /// - Parameters:
  ///   - view: The row where it is.
  ///   - row: The row and its frame.
  func line(
    _ separator: LayoutSeparator, under view: PlacedView, _ row: LayoutElement,
    direction: LayoutDirection
  ) -> (frame: Rect, tint: Color?)? {
    var tint: Color?
    var swiped = 0.0
    if collection.sections[row.index.section].list != nil {
      let next = ItemIndex(section: row.index.section, item: row.index.item + 1)
      // What is chosen has a color of its own from edge to edge, and what is lifted leaves a gap.
      guard !standsOut(row.index), !standsOut(next) else { return nil }
      let traits = view.children.first?.source?.takingRowTraits().traits ?? ListRowTraits()
      guard traits.hidesBottomSeparator != true, !hidesTopSeparator(next) else { return nil }
      tint = traits.separatorTint
      // The line stays where it is when its row is at rest.
      swiped = SwipedRow(traits, outline: .rectangle)?.distance(atWidth: row.frame.width) ?? 0
    }
    let text = separator.followsText ? view.textEdge(direction: direction).map { $0 - swiped } : nil
    return (
      separator.frame(
        in: row.frame, hairline: Shape.hairlineThickness, layoutDirection: direction,
        text: text.map { max(0, $0) }),
      tint
    )
  }

  private func standsOut(_ index: ItemIndex) -> Bool {
    collection.selected.contains(index) || collection.highlighted.contains(index)
      || collection.dragged?.index == index
  }

  /// Whether the row of an item has no line above it; one that cannot be built has.
  private func hidesTopSeparator(_ index: ItemIndex) -> Bool {
    guard let view = try? writtenView(of: .cell, at: index) else { return false }
    return view.takingRowTraits().traits.hidesTopSeparator == true
  }
}

extension PlacedView {
  /// How far the first text in the view is from the view's leading edge, in points; nil for no text.
  fileprivate func textEdge(direction: LayoutDirection) -> Double? {
    guard let text = firstText else { return nil }
    return direction == .leftToRight ? text.minX - frame.minX : frame.maxX - text.maxX
  }

  private var firstText: Rect? {
    if case .own(.text, _) = drawing?.part(of: self), !frame.isEmpty { return frame }
    return children.lazy.compactMap(\.firstText).first
  }
}
