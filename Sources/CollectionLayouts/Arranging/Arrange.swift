package import LayoutGeometry

/// Lays out a collection.
///
/// Sections follow each other along the layout's scroll axis, each from its header over its insets
/// and items to its footer. Headers and footers reach across the content and ignore the insets; a
/// background is behind the items and their insets. A layout's configuration may have other places
/// for headers and footers, and other views at the edges of sections and of the content. What is laid
/// out from right to left is the mirror image of what is laid out from left to right.
///
/// Lengths that are negative or not a number count as zero; a space used up by the insets has no
/// length. The content is as broad as the container, or as its sections if that is infinite.
///
/// - Parameter measure: The size that an element takes for a proposal; called at most once per
///   element, except for those of compositional groups of a measured size, and only if nothing else
///   decides the element's length. The proposal has the length that the layout gives the element,
///   and none along the scroll axis.
/// - Complexity: O(*items*), or less if the layout's documentation gives less.
package func arrange(
  _ layout: any CollectionLayout, sections: [LayoutSection], in container: LayoutContainer,
  measure: (ElementKind, ItemIndex, ProposedSize) throws -> Size
) throws -> CollectionArrangement {
  if let whole = layout.whole {
    return try whole.arrangement(of: sections, in: container, measure: measure)
  }
  let room = Size(
    width: container.size.width.boundedRoom, height: container.size.height.boundedRoom)
  var stack = SectionStack(
    axis: layout.scrollAxis, room: room, spacing: layout.interSectionSpacing.boundedLength,
    listMargins: container.listMargins)
  let configuration = layout.configuration
  try stack.begin(configuration, in: container) { try measure(.layoutBoundary($0), $1, $2) }
  for (index, section) in sections.enumerated() {
    section.checkValues()
    let place = ItemIndex(section: index, item: 0)
    let layout = layout.ofSection(index)
    let own = layout.sectionConfiguration
    let margins = SectionMargins(of: own, in: configuration, container, across: stack.axis.cross)
    let header = try section.header.map {
      try stack.boundary(.header, of: $0, own, margins) { try measure(.header, place, $0) }
    }
    func measuredFooter() throws -> SectionStack.Boundary? {
      try section.footer.map {
        try stack.boundary(.footer, of: $0, own, margins) { try measure(.footer, place, $0) }
      }
    }
    // Items that fill the room have what the views around them leave.
    let knownFooter = layout.fillsSpace ? try measuredFooter() : nil
    let taken = layout.fillsSpace ? stack.length(of: [header, knownFooter]) : 0
    let space = stack.space(for: section, margins, at: index, taken: taken)
    let items = try layout.arrange(section, in: space) { item, proposal in
      try measure(.cell, ItemIndex(section: index, item: item), proposal)
    }
    let footer = layout.fillsSpace ? knownFooter : try measuredFooter()
    let others = try BoundaryEntry.entries(for: own.boundaryItems) { item, number in
      try stack.place(of: item, own, margins, around: items.size, of: section) {
        try measure(.boundary(item.kind), ItemIndex(section: index, item: number), $0)
      }
    }
    stack.append(
      SectionStack.Entry(
        section: section, configuration: own, items: items, header: header, footer: footer,
        others: others, background: layout.background(behind: items), margins: margins,
        taken: taken))
  }
  try stack.finish { try measure(.layoutBoundary($0), $1, $2) }
  return CollectionArrangement(
    of: layout, contentSize: stack.contentSize,
    summary: layout.summary(of: stack.arrangements),
    isMirrored: container.layoutDirection == .rightToLeft,
    sections: stack.placedSections, boundaries: stack.boundaries)
}

extension LayoutSection {
  /// Traps on counts and insets that only a programmer's mistake can cause.
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
