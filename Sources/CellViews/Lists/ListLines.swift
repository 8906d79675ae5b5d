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
  ///   - guides: Where the row's content places the ends of the line; nil for nowhere.
  func line(
    _ separator: LayoutSeparator, under view: PlacedView, _ row: LayoutElement,
    guides: SeparatorInsets?, direction: LayoutDirection
  ) -> (frame: Rect, tint: Color?)? {
    var tint: Color?
    var swiped = 0.0
    var separator = separator
    if collection.sections[row.index.section].list != nil {
      let next = ItemIndex(section: row.index.section, item: row.index.item + 1)
      // What is chosen has a color of its own from edge to edge, and what is lifted leaves a gap.
      guard !standsOut(row.index), !standsOut(next) else { return nil }
      let traits = view.children.first?.source?.takingRowTraits().traits ?? ListRowTraits()
      let below = rowTraits(at: next)
      guard traits.hidesBottomSeparator != true, below?.hidesTopSeparator != true else {
        return nil
      }
      tint = traits.separatorTint ?? below?.topSeparatorTint
      let ends = traits.separatorInsets.over(guides ?? SeparatorInsets())
      separator = separator.with(ends.over(below?.topSeparatorInsets ?? SeparatorInsets()))
      swiped = SwipedRow(traits, outline: .rectangle)?.distance(atWidth: row.frame.width) ?? 0
    }
    let text = separator.followsText ? view.textEdge(direction: direction).map { $0 - swiped } : nil
    var frame = separator.frame(
      in: row.frame, hairline: Shape.hairlineThickness, layoutDirection: direction,
      text: text.map { max(0, $0) })
    if swiped != 0, frame.width > 0 {
      // The line is the row's and moves with it, so that what is under the row is seen whole.
      let distance = direction == .leftToRight ? swiped : -swiped
      let start = max(frame.minX + distance, row.frame.minX)
      let end = min(frame.maxX + distance, row.frame.maxX)
      frame.origin.x = start
      frame.size.width = max(end - start, 0)
    }
    return frame.width > 0 ? (frame, tint) : nil
  }

  private func standsOut(_ index: ItemIndex) -> Bool {
    collection.selected.contains(index) || collection.highlighted.contains(index)
      || collection.dragged?.index == index
  }

  /// How the row of an item is shown; nil for one that cannot be built.
  private func rowTraits(at index: ItemIndex) -> ListRowTraits? {
    (try? writtenView(of: .cell, at: index))??.takingRowTraits().traits
  }
}

extension SeparatorInsets {
  /// Where a row's content places `listRowSeparatorLeading` and `listRowSeparatorTrailing`.
  ///
  /// - Parameters:
  ///   - content: What the content measured.
  ///   - start: How far the content is from the row's leading edge, in points.
  ///   - width: The row's width, in points.
  init(guidesOf content: Measurement, from start: Double, inWidth width: Double) {
    self.init(
      leading: content.explicit(.listRowSeparatorLeading).map { start + $0 },
      trailing: content.explicit(.listRowSeparatorTrailing).map { width - start - $0 })
    // A guide in Swift may be where nothing is.
    if leading?.isFinite == false { leading = nil }
    if trailing?.isFinite == false { trailing = nil }
  }
}

extension LayoutSeparator {
  /// The line with its ends at other distances from the row's edges, where there are some.
  fileprivate func with(_ insets: SeparatorInsets) -> LayoutSeparator {
    LayoutSeparator(
      leadingInset: max(0, insets.leading ?? leadingInset),
      trailingInset: max(0, insets.trailing ?? trailingInset), thickness: thickness,
      followsText: insets.leading == nil && followsText)
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
