import CollectionLayouts
import DisplayList
import LayoutGeometry

/// The lines between the rows of lists.
extension CollectionCells {
  /// Returns the part of a row that decides about the line under it.
  ///
  /// - Parameters:
  ///   - content: The row's content at its place.
  ///   - row: The row and its frame.
  ///   - guides: The ends of the line, as the row's content places them.
  func end(
    of content: PlacedView, in row: LayoutElement, under separator: LayoutSeparator,
    guides: SeparatorInsets, direction: LayoutDirection
  ) -> RowEnd {
    var end = RowEnd(guides: guides)
    if separator.followsText {
      end.textEdge = content.textEdge(in: row.frame, direction: direction)
    }
    guard collection.sections[row.index.section].list != nil else { return end }
    let traits = content.source?.takingRowTraits().traits ?? ListRowTraits()
    end.hidesSeparator = traits.hidesBottomSeparator == true
    end.tint = traits.separatorTint
    end.insets = traits.separatorInsets.over(guides)
    end.swiped =
      SwipedRow(traits, outline: .rectangle, style: lists.swipe)?
      .distance(atWidth: row.frame.width) ?? 0
    return end
  }

  /// Returns the line under a row; nil for none.
  ///
  /// - Parameters:
  ///   - row: The row and its frame.
  ///   - end: The part of the row that decides about the line.
  func line(
    _ separator: LayoutSeparator, under row: LayoutElement, _ end: RowEnd,
    direction: LayoutDirection
  ) -> (frame: Rect, tint: Color?)? {
    var tint: Color?
    var insets = SeparatorInsets()
    if collection.sections[row.index.section].list != nil {
      let next = ItemIndex(section: row.index.section, item: row.index.item + 1)
      // A selected row has its own colour from edge to edge, and a lifted one leaves a gap.
      guard !standsOut(row.index), !standsOut(next) else { return nil }
      let isLast = next.item == collection.sections[next.section].layout.itemCount
      let below = isLast ? nil : rowTraits(at: next)
      guard !end.hidesSeparator, below?.hidesTopSeparator != true else { return nil }
      tint = end.tint ?? below?.topSeparatorTint
      insets = end.insets.over(below?.topSeparatorInsets ?? SeparatorInsets())
    }
    let frame = frame(of: separator, insets, in: row, end, direction: direction)
    return frame.width > 0 ? (frame, tint) : nil
  }

  /// Returns the line over a row, which the first row of a plain list without a header has in SwiftUI
  /// (iOS 18); nil for none.
  func line(
    over row: LayoutElement, _ end: RowEnd, direction: LayoutDirection
  ) -> (frame: Rect, tint: Color?)? {
    guard row.index == ItemIndex(section: 0, item: 0), let list = collection.sections[0].list,
      list.appearance == .plain, !list.isHeader(0), collection.sections[0].layout.header == nil,
      let separator = list.separator, !standsOut(row.index)
    else { return nil }
    let traits = rowTraits(at: row.index) ?? ListRowTraits()
    guard traits.hidesTopSeparator != true else { return nil }
    let insets = traits.topSeparatorInsets.over(end.guides)
    var frame = frame(of: separator, insets, in: row, end, direction: direction)
    frame.origin.y = row.frame.minY
    return frame.width > 0 ? (frame, traits.topSeparatorTint) : nil
  }

  /// Returns the frame of a line at the lower edge of a row.
  private func frame(
    of separator: LayoutSeparator, _ insets: SeparatorInsets, in row: LayoutElement, _ end: RowEnd,
    direction: LayoutDirection
  ) -> Rect {
    let list = collection.sections[row.index.section].list
    let inset = list.map { $0.appearance.rowInset(atWidth: listWidth, lists.margins) }
    let edge = end.textEdge ?? inset
    var separator = separator
    if let inset, separator.followsText { separator = separator.inLists(of: lists, inset: inset) }
    separator = separator.with(insets)
    let text = separator.followsText ? edge.map { $0 - end.swiped } : nil
    var frame = separator.frame(
      in: row.frame, hairline: Shape.hairlineThickness, layoutDirection: direction,
      text: text.map { max(0, $0) })
    if end.swiped != 0, frame.width > 0 {
      // The line belongs to the row and moves with it, so that it does not cross the views under
      // it.
      let distance = direction == .leftToRight ? end.swiped : -end.swiped
      let first = max(frame.minX + distance, row.frame.minX)
      let last = min(frame.maxX + distance, row.frame.maxX)
      frame.origin.x = first
      frame.size.width = max(last - first, 0)
    }
    return frame
  }

  private func standsOut(_ index: ItemIndex) -> Bool {
    collection.selected.contains(index) || collection.highlighted.contains(index)
      || collection.dragged?.index == index
  }

  /// Returns the traits of an item's row; nil for one that cannot be built.
  private func rowTraits(at index: ItemIndex) -> ListRowTraits? {
    (try? writtenView(of: .cell, at: index))??.takingRowTraits().traits
  }
}

/// The part of a row that decides about the line under it, apart from the row below.
struct RowEnd: Sendable {
  /// Indicates whether the row has no line.
  var hidesSeparator = false
  /// The line's colour; nil for that of the row below, or the list's.
  var tint: Color?
  /// The ends of the line.
  var insets = SeparatorInsets()
  /// The ends of the lines over and under the row, as the row's content places them.
  var guides = SeparatorInsets()
  /// The distance by which the row is swiped towards its trailing edge, in points.
  var swiped = 0.0
  /// The distance of the row's first text from its leading edge, in points, if a line follows it.
  var textEdge: Double?
}

extension SeparatorInsets {
  /// Creates insets from a row's places of `listRowSeparatorLeading` and
  /// `listRowSeparatorTrailing`.
  ///
  /// - Parameters:
  ///   - content: The measurement of the content.
  ///   - start: The distance of the content from the row's leading edge, in points.
  ///   - width: The row's width, in points.
  init(guidesOf content: Measurement, from start: Double, inWidth width: Double) {
    self.init(
      leading: content.explicit(.listRowSeparatorLeading).map { start + $0 },
      trailing: content.explicit(.listRowSeparatorTrailing).map { width - start - $0 })
    // A guide in Swift may be at no finite place.
    if leading?.isFinite == false { leading = nil }
    if trailing?.isFinite == false { trailing = nil }
  }
}

extension LayoutSeparator {
  /// Returns the line of a row as a system's lists have it, unless it has values of its own.
  ///
  /// - Parameter inset: The space after a row's content, in points.
  fileprivate func inLists(of style: SystemStyle.ListStyle, inset: Double) -> LayoutSeparator {
    LayoutSeparator(
      leadingInset: leadingInset,
      trailingInset: trailingInset == 0 && style.lineEndsEarly ? inset : trailingInset,
      thickness: thickness ?? style.lineThickness, followsText: followsText)
  }

  /// Returns the line with its ends at other distances from the row's edges, if any are set.
  fileprivate func with(_ insets: SeparatorInsets) -> LayoutSeparator {
    LayoutSeparator(
      leadingInset: max(0, insets.leading ?? leadingInset),
      trailingInset: max(0, insets.trailing ?? trailingInset), thickness: thickness,
      followsText: insets.leading == nil && followsText)
  }
}

extension PlacedView {
  /// Returns the distance of the first text from a row's leading edge, in points; nil for no text.
  fileprivate func textEdge(in row: Rect, direction: LayoutDirection) -> Double? {
    guard let text = firstText else { return nil }
    return direction == .leftToRight ? text.minX - row.minX : row.maxX - text.maxX
  }

  private var firstText: Rect? {
    if case .own(.text, _) = drawing?.part(of: self), !frame.isEmpty { return frame }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
