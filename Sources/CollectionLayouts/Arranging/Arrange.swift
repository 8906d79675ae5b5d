public import LayoutGeometry

/// Lays out a collection.
///
/// Sections follow each other along the layout's scroll axis, each from its header over its insets
/// and items to its footer. Headers and footers reach across the content and ignore the insets; a
/// background stands behind the items and their insets. What is laid out from right to left is the
/// mirror image of what is laid out from left to right.
///
/// Lengths that are negative or not a number count as zero; a space that the insets use up has no
/// length. The content is as broad as the container, or as its sections where that is infinite.
///
/// - Parameter measure: The size that an element takes for a proposal; called at most once an
///   element, and only for those whose length nothing else decides. It is proposed the length that
///   the layout gives it, and none along the scroll axis.
/// - Complexity: O(*items*), or less where the layout says so.
public func arrange(
  _ layout: any CollectionLayout, sections: [LayoutSection], in container: LayoutContainer,
  measure: (ElementKind, ItemIndex, ProposedSize) throws -> Size
) throws -> CollectionArrangement {
  let room = Size(
    width: container.size.width.boundedRoom, height: container.size.height.boundedRoom)
  var stack = SectionStack(axis: layout.scrollAxis, room: room)
  for (index, section) in sections.enumerated() {
    section.checkValues()
    let place = ItemIndex(section: index, item: 0)
    let header = try section.header.map {
      try stack.size(of: $0) { try measure(.header, place, $0) }
    }
    let items = try layout.arrange(section, in: stack.space(for: section)) { item, proposal in
      try measure(.cell, ItemIndex(section: index, item: item), proposal)
    }
    let footer = try section.footer.map {
      try stack.size(of: $0) { try measure(.footer, place, $0) }
    }
    stack.append(section, items: items, header: header, footer: footer)
  }
  return CollectionArrangement(
    of: layout, contentSize: stack.contentSize,
    summary: layout.summary(of: stack.arrangements),
    isMirrored: container.layoutDirection == .rightToLeft,
    sections: stack.placedSections)
}

extension LayoutSection {
  /// Traps on counts and insets that only a programmer's mistake can make.
  fileprivate func checkValues() {
    precondition(
      insets.horizontal.isFinite && insets.vertical.isFinite, "a section with insets \(insets)")
    precondition(itemCount >= 0, "a section of \(itemCount) items")
    precondition(columns ?? 1 >= 1, "a section of \(columns ?? 1) columns")
    for case .each(let values)? in [itemHeight, itemWidth, itemAspectRatio] {
      precondition(values.count >= itemCount, "\(values.count) lengths for \(itemCount) items")
    }
    if case .each(let spans) = itemSpan {
      precondition(spans.count >= itemCount, "\(spans.count) spans for \(itemCount) items")
    }
  }
}
