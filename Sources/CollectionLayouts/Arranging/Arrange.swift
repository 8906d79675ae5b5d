package import LayoutGeometry

/// Lays out a collection.
///
/// Sections follow each other along the layout's scroll axis, each from its header over its insets
/// and items to its footer. Headers and footers reach across the content and ignore the insets; a
/// background is behind the items and their insets. A compositional layout has places of its own for
/// headers and footers. What is laid out from right to left is the
/// mirror image of what is laid out from left to right.
///
/// Lengths that are negative or not a number count as zero; a space that the insets use up has no
/// length. The content is as broad as the container, or as its sections where that is infinite.
///
/// - Parameter measure: The size that an element takes for a proposal; called at most once an
///   element, but for those of compositional groups of a measured size, and only for those whose length nothing else decides. It is proposed the length that
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
  var stack = SectionStack(
    axis: layout.scrollAxis, room: room, spacing: layout.interSectionSpacing)
  for (index, section) in sections.enumerated() {
    section.checkValues()
    let place = ItemIndex(section: index, item: 0)
    let layout = layout.ofSection(index)
    let header = try section.header.map {
      try stack.boundary(.header, of: $0, by: layout) { try measure(.header, place, $0) }
    }
    let items = try layout.arrange(section, in: stack.space(for: section)) { item, proposal in
      try measure(.cell, ItemIndex(section: index, item: item), proposal)
    }
    let footer = try section.footer.map {
      try stack.boundary(.footer, of: $0, by: layout) { try measure(.footer, place, $0) }
    }
    stack.append(
      section, items: items, header: header, footer: footer,
      background: layout.backgroundFrame(of: items), pinned: layout.pinnedKinds,
      decorations: layout.decorationItems)
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
    for case .each(let spans) in [itemSpan, itemRowSpan] {
      precondition(spans.count >= itemCount, "\(spans.count) spans for \(itemCount) items")
    }
  }
}

/// Sections one after the other along an axis, while a collection is laid out.
private struct SectionStack {
  let axis: Axis
  /// The container's size; infinite along an axis that is as long as the content.
  let room: Size
  /// The space between two sections.
  let spacing: Double
  private var entries: [Entry] = []
  /// Where the last section ends.
  private var end = 0.0
  /// How far the sections reach across the axis.
  private var reach = 0.0

  /// A section's items and lengths, until it is known how broad the content is.
  private struct Entry {
    let section: LayoutSection
    let items: SectionArrangement
    let start: Double
    let end: Double
    let header: Boundary?
    let footer: Boundary?
    /// The background, in the section's coordinates; nil for all but the header and the footer.
    let background: Rect?
    let pinned: Set<ElementKind>
    let decorations: [DecorationItem]
  }

  /// A header or a footer, until it is known where its section is.
  struct Boundary {
    /// Its size; as broad as the content where it has no place of its own.
    let size: Size
    /// Its place; nil for a band across the content.
    let place: BoundaryPlace?

    /// How much longer the section is by it.
    func length(_ axis: Axis) -> Double { place?.extendsBoundary == false ? 0 : size[axis] }
  }

  init(axis: Axis, room: Size, spacing: Double) {
    self.axis = axis
    self.room = room
    self.spacing = spacing
  }

  /// A header or a footer in the place that the section's layout has for it.
  func boundary(
    _ kind: ElementKind, of length: SupplementaryLength, by layout: any CollectionLayout,
    measure: (ProposedSize) throws -> Size
  ) rethrows -> Boundary {
    guard let compositional = layout as? Compositional, let item = compositional.item(kind, length)
    else { return Boundary(size: try size(of: length, measure: measure), place: nil) }
    let place = try compositional.place(of: item, in: room, along: axis, measure: measure)
    return Boundary(size: place.size, place: place)
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
    _ section: LayoutSection, items: SectionArrangement, header: Boundary?, footer: Boundary?,
    background: Rect?, pinned: Set<ElementKind>, decorations: [DecorationItem]
  ) {
    let start = entries.isEmpty ? 0 : end + spacing
    let around = (header?.length(axis) ?? 0) + section.insets[axis] + (footer?.length(axis) ?? 0)
    end = start + max(0, around + items.size[axis])
    entries.append(
      Entry(
        section: section, items: items, start: start, end: end, header: header, footer: footer,
        background: background, pinned: pinned, decorations: decorations))
    reach = max(
      reach, items.size[axis.cross] + section.insets[axis.cross], header?.size[axis.cross] ?? 0,
      footer?.size[axis.cross] ?? 0)
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
    entries.map { entry in
      let itemsStart = entry.start + (entry.header?.length(axis) ?? 0)
      let itemsEnd = entry.end - (entry.footer?.length(axis) ?? 0)
      let insets = entry.section.insets
      let across = axis == .vertical ? insets.leading : insets.top
      let inset = axis == .vertical ? insets.top : insets.leading
      let itemsOrigin =
        axis == .vertical
        ? Point(x: across, y: itemsStart + inset) : Point(x: itemsStart + inset, y: across)
      let background =
        entry.background?.offset(by: itemsOrigin) ?? band(from: itemsStart, to: itemsEnd)
      return PlacedSection(
        extent: band(from: entry.start, to: entry.end),
        background: entry.section.hasBackground ? background : nil,
        decorations: entry.decorations.map {
          PlacedDecoration($0, in: band(from: entry.start, to: entry.end))
        },
        header: entry.header.map { frame(of: $0, in: entry, isAtEnd: false) },
        footer: entry.footer.map { frame(of: $0, in: entry, isAtEnd: true) },
        pinned: entry.pinned, section: entry.section, space: space(for: entry.section),
        arrangement: entry.items,
        itemsOrigin: itemsOrigin)
    }
  }

  /// The frame of a header at its section's start, or of a footer at its end.
  private func frame(of boundary: Boundary, in entry: Entry, isAtEnd: Bool) -> Rect {
    let extent = band(from: entry.start, to: entry.end)
    if let place = boundary.place {
      return place.frame(in: extent, along: axis, isAtEnd: isAtEnd)
    }
    let length = boundary.size[axis]
    return isAtEnd
      ? band(from: entry.end - length, to: entry.end)
      : band(from: entry.start, to: entry.start + length)
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
