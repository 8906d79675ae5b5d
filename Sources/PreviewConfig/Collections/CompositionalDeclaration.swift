import CollectionLayouts
import LayoutGeometry
import PlainText

extension LayoutDeclaration {
  /// Groups of cells, as UICollectionViewCompositionalLayout places them.
  static let compositional = LayoutDeclaration(
    "compositional", "Groups of cells, as a section of UICollectionViewCompositionalLayout.",
    isNeedy: true,
    Field(
      Field(
        "group", .compositionalGroup, "The group that is repeated until all items have a cell."),
      Field(
        "interGroupSpacing", .length, default: 0, "The space between two groups, in points."),
      Field(
        "contentInsets", .insets, default: .zero, shown: "0",
        "The space around all groups, in points."),
      Field(
        optional: "orthogonalScrollingBehavior", .orthogonalScrollingBehavior,
        "How the section scrolls across its collection's axis; defaults to not at all."),
      Field(
        "boundarySupplementaryItems",
        ValueType<SectionBoundaryItem>.boundaryItem.list("a list of items", count: 0...2),
        default: [], shown: "[]",
        "Where the section's `header` and `footer` are; defaults to the content's breadth."),
      Field(
        "supplementariesFollowContentInsets", .truth, default: true, shown: "true",
        "Whether these keep `contentInsets` from the content's sides."),
      Field(
        "decorationItems",
        ValueType<DecorationItem>.decorationItem.list("a list of items", count: 0...20),
        default: [], shown: "[]", "Views behind the section."),
      Field(
        "scrollDirection", default: Axis.vertical,
        "Whether groups follow each other downwards or to the side."),
      Field(
        "interSectionSpacing", .length, default: 0,
        "The space between two sections, in points; for a collection's layout alone.")
    ) {
      (
        group, spacing, insets, behavior, boundary, follows, decorations, axis, sectionSpacing
      ) throws(Mismatch) in
      guard Set(decorations.map(\.kind)).count == decorations.count else {
        throw Mismatch(
          "two decoration items have the same kind", suggestion: "give each a kind of its own")
      }
      let items = try BoundaryItems(boundary, along: axis)
      return Compositional(
        group: group, scrollDirection: axis, interGroupSpacing: spacing, contentInsets: insets,
        orthogonal: behavior?.map { OrthogonalScrolling($0) } ?? nil, header: items.header,
        footer: items.footer, supplementariesFollowContentInsets: follows,
        decorationItems: decorations,
        interSectionSpacing: sectionSpacing)
    })
}

extension ValueType<OrthogonalScrolling.Behavior?> {
  /// UIKit's five behaviors, or `none`.
  fileprivate static let orthogonalScrollingBehavior = words(
    [
      "none": nil, "continuous": .continuous,
      "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ], pending: nil)
}

/// A header or a footer of a config, with its kind and its alignment.
struct SectionBoundaryItem: Sendable {
  enum Kind: String, CaseIterable {
    case header, footer
  }

  /// UIKit's alignments at a section's boundary.
  enum Alignment: String, CaseIterable {
    case top, topLeading, topTrailing, leading, trailing, bottom, bottomLeading, bottomTrailing

    /// Where it is along an axis, from the leading edge or the top, 0, to the other, 1; the middle
    /// where neither edge is named.
    func place(along axis: Axis) -> Double {
      let (start, end) = axis == .vertical ? ("top", "bottom") : ("leading", "trailing")
      let name = rawValue.lowercased()
      return name.contains(start) ? 0 : name.contains(end) ? 1 : 0.5
    }
  }

  let kind: Kind
  let alignment: Alignment?
  let item: BoundaryItem
}

/// The header and the footer of a section.
private struct BoundaryItems {
  private(set) var header: BoundaryItem?
  private(set) var footer: BoundaryItem?

  init(_ items: [SectionBoundaryItem], along axis: Axis) throws(Mismatch) {
    for item in items {
      let isHeader = item.kind == .header
      guard (isHeader ? header : footer) == nil else {
        throw Mismatch("expected one \(item.kind.rawValue), found 2")
      }
      var placed = item.item
      if let alignment = item.alignment {
        guard alignment.place(along: axis) == (isHeader ? 0 : 1) else {
          let edge = axis == .vertical ? ["top", "bottom"] : ["leading", "trailing"]
          throw Mismatch(
            "a \(item.kind.rawValue) is not at '\(alignment.rawValue)'",
            suggestion: "align it with '\(edge[isHeader ? 0 : 1])', or make it a "
              + "\(isHeader ? "footer" : "header")")
        }
        placed.placeAcross = alignment.place(along: axis.cross)
      }
      if isHeader { header = placed } else { footer = placed }
    }
  }
}

extension ValueType<SectionBoundaryItem> {
  /// Where a section's header or footer is, and how large.
  fileprivate static let boundaryItem = ValueType.record(
    "boundarySupplementaryItem", "Where a section's header or footer is, and how large.",
    Field(
      Field<SectionBoundaryItem.Kind>(
        "kind", .word(pending: .header), "Whether it is the section's `header` or its `footer`."),
      Field<CompositionalDimension>(
        "width", .dimension, "Its width; fractions are of the content's breadth."),
      Field<CompositionalDimension>("height", .dimension, "Its height."),
      Field<SectionBoundaryItem.Alignment?>(
        optional: "alignment", .word(pending: .top),
        "The edge or corner of the section that it is at; defaults to the start for a header, and "
          + "the end for a footer."),
      Field<Bool>(
        "extendsBoundary", .truth, default: true, shown: "true",
        "Whether the section is longer by it; else it is over the items."),
      Field<Bool>(
        "pinToVisibleBounds", .truth, default: false, shown: "false",
        "Whether it stays in sight while its section is."),
      Field<Point>(
        "absoluteOffset", .offset, default: .zero, shown: "[0, 0]",
        "How far it is moved from its place, in points.")
    ) { kind, width, height, alignment, extends, pins, offset in
      SectionBoundaryItem(
        kind: kind, alignment: alignment,
        item: BoundaryItem(
          width: width, height: height, extendsBoundary: extends, pinToVisibleBounds: pins,
          absoluteOffset: offset))
    })
}
