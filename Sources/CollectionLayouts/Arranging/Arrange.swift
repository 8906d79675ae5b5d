package import LayoutGeometry

/// Lays out a collection.
///
/// Sections follow each other along the layout's scroll axis, each from its header over its insets
/// and items to its footer. Headers and footers reach across the content and ignore the insets; a
/// background is behind the items and their insets. What is laid out from right to left is the
/// mirror image of what is laid out from left to right.
///
/// Lengths that are negative or not a number count as zero; a space that the insets use up has no
/// length. The content is as broad as the container, or as its sections where that is infinite.
///
/// - Parameter measure: The size that an element takes for a proposal; called at most once an
///   element, and only for those whose length nothing else decides. It is proposed the length that
///   the layout gives it, and none along the scroll axis.
/// - Complexity: O(*items*), or less where the layout's documentation gives less.
package func arrange(
  _ layout: any CollectionLayout, sections: [LayoutSection], in container: LayoutContainer,
  measure: (ElementKind, ItemIndex, ProposedSize) throws -> Size
) throws -> CollectionArrangement {
  if let whole = layout as? any WholeLayout {
    return try whole.arrangement(of: sections, in: container, measure: measure)
  }
  let room = Size(
    width: container.size.width.boundedRoom, height: container.size.height.boundedRoom)
  var stack = SectionStack(axis: layout.scrollAxis, room: room)
  for (index, section) in sections.enumerated() {
    section.checkValues()
    let place = ItemIndex(section: index, item: 0)
    let header = try section.header.map {
      try stack.size(of: $0) { try measure(.header, place, $0) }
    }
    let items = try layout.ofSection(index).arrange(section, in: stack.space(for: section)) {
      item, proposal in
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

/// Sections one after the other along an axis, while a collection is laid out.
private struct SectionStack {
  let axis: Axis
  /// The container's size; infinite along an axis that is as long as the content.
  let room: Size
  private var entries: [Entry] = []
  /// Where the next section starts.
  private var end = 0.0
  /// How far the sections reach across the axis.
  private var reach = 0.0

  /// A section's items and lengths, until it is known how broad the content is.
  private struct Entry {
    let section: LayoutSection
    let items: SectionArrangement
    let start: Double
    let headerLength: Double?
    let footerLength: Double?
  }

  init(axis: Axis, room: Size) {
    self.axis = axis
    self.room = room
  }

  /// The room that a section's insets leave for its items.
  func space(for section: LayoutSection) -> SectionSpace {
    SectionSpace(
      size: Size(
        width: (room.width - section.insets.horizontal).boundedRoom,
        height: (room.height - section.insets.vertical).boundedRoom),
      container: room)
  }

  /// The size of a header or a footer; measured at the container's breadth.
  func size(
    of length: SupplementaryLength, measure: (ProposedSize) throws -> Size
  ) rethrows -> Size {
    var size = Size.zero
    switch length {
    case .fixed(let length):
      size[axis] = length.boundedLength
    case .measured:
      var proposal = ProposedSize.unspecified
      proposal[axis.cross] = room[axis.cross].isFinite ? room[axis.cross] : nil
      let measured = try measure(proposal)
      size[axis] = measured[axis].boundedLength
      size[axis.cross] = measured[axis.cross].boundedLength
    }
    return size
  }

  mutating func append(
    _ section: LayoutSection, items: SectionArrangement, header: Size?, footer: Size?
  ) {
    entries.append(
      Entry(
        section: section, items: items, start: end, headerLength: header?[axis],
        footerLength: footer?[axis]))
    let around = (header?[axis] ?? 0) + section.insets[axis] + (footer?[axis] ?? 0)
    end += max(0, around + items.size[axis])
    reach = max(
      reach, items.size[axis.cross] + section.insets[axis.cross], header?[axis.cross] ?? 0,
      footer?[axis.cross] ?? 0)
  }

  /// The items of each section so far.
  var arrangements: [SectionArrangement] { entries.map(\.items) }

  /// The size of all sections: as broad as the container, if that has an end.
  var contentSize: Size {
    var size = Size.zero
    size[axis] = end
    size[axis.cross] = room[axis.cross].isFinite ? room[axis.cross] : reach
    return size
  }

  /// The sections in the content's coordinates.
  var placedSections: [PlacedSection] {
    entries.indices.map { index in
      let entry = entries[index]
      let next = index + 1 < entries.count ? entries[index + 1].start : end
      let itemsStart = entry.start + (entry.headerLength ?? 0)
      let itemsEnd = next - (entry.footerLength ?? 0)
      let insets = entry.section.insets
      let across = axis == .vertical ? insets.leading : insets.top
      let inset = axis == .vertical ? insets.top : insets.leading
      return PlacedSection(
        extent: band(from: entry.start, to: next),
        background: entry.section.hasBackground ? band(from: itemsStart, to: itemsEnd) : nil,
        header: entry.headerLength.map { band(from: entry.start, to: entry.start + $0) },
        footer: entry.footerLength.map { band(from: next - $0, to: next) },
        section: entry.section, space: space(for: entry.section), arrangement: entry.items,
        itemsOrigin: axis == .vertical
          ? Point(x: across, y: itemsStart + inset) : Point(x: itemsStart + inset, y: across))
    }
  }

  /// The part of the content between two positions along the axis.
  private func band(from start: Double, to end: Double) -> Rect {
    let breadth = contentSize[axis.cross]
    let length = max(0, end - start)
    return axis == .vertical
      ? Rect(x: 0, y: start, width: breadth, height: length)
      : Rect(x: start, y: 0, width: length, height: breadth)
  }
}
