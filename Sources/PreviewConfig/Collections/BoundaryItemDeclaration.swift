import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

/// A view at a boundary of a config, with its kind and its alignment.
struct SectionBoundaryItem: Sendable {
  /// UIKit's alignments at a section's boundary.
  enum Alignment: String, CaseIterable {
    case top, topLeading, topTrailing, leading, trailing, bottom, bottomLeading, bottomTrailing

    /// Returns the place along an axis, from 0 at the leading edge or the top to 1 at the other;
    /// the middle if neither edge is named.
    func place(along axis: Axis) -> Double {
      let (start, end) = axis == .vertical ? ("top", "bottom") : ("leading", "trailing")
      let name = rawValue.lowercased()
      return name.contains(start) ? 0 : name.contains(end) ? 1 : 0.5
    }
  }

  /// The settings that all sections of a layout share.
  struct Configuration: Sendable {
    var items: [SectionBoundaryItem] = []
    var reference = ContentInsetsReference.automatic
  }

  let kind: String
  let alignment: Alignment?
  let item: BoundaryItem
}

/// The views at the boundaries of a section, or of a layout.
struct BoundaryItems {
  private(set) var header: BoundaryItem?
  private(set) var footer: BoundaryItem?
  private(set) var others: [NamedBoundaryItem] = []

  /// Creates the header, the footer and other views of a section.
  init(_ items: [SectionBoundaryItem], along axis: Axis) throws(Mismatch) {
    for item in items {
      guard item.kind == "header" || item.kind == "footer" else {
        others.append(try Self.named(item, along: axis))
        continue
      }
      let isHeader = item.kind == "header"
      guard (isHeader ? header : footer) == nil else {
        throw Mismatch(
          "expected one \(item.kind), found 2",
          suggestion: "give the other a kind of its own, with a view under 'supplementaryViews'")
      }
      var placed = item.item
      if let alignment = item.alignment {
        guard alignment.place(along: axis) == (isHeader ? 0 : 1) else {
          let edge = axis == .vertical ? ["top", "bottom"] : ["leading", "trailing"]
          throw Mismatch(
            "a \(item.kind) is not at '\(alignment.rawValue)'",
            suggestion: "align it with '\(edge[isHeader ? 0 : 1])', or make it a "
              + "\(isHeader ? "footer" : "header")")
        }
        placed.placeAcross = alignment.place(along: axis.cross)
      }
      if isHeader { header = placed } else { footer = placed }
    }
  }

  /// Creates the views of a whole layout, which have kinds of their own.
  init(_ items: [SectionBoundaryItem], ofLayoutAlong axis: Axis) throws(Mismatch) {
    for item in items { others.append(try Self.named(item, along: axis)) }
  }

  private static func named(
    _ item: SectionBoundaryItem, along axis: Axis
  ) throws(Mismatch) -> NamedBoundaryItem {
    var placed = item.item
    let alignment = item.alignment ?? (axis == .vertical ? .top : .leading)
    let place = alignment.place(along: axis)
    placed.placeAcross = alignment.place(along: axis.cross)
    guard place != 0.5 || !placed.pinToVisibleBounds else {
      let edges = axis == .vertical ? "'top' or 'bottom'" : "'leading' or 'trailing'"
      throw Mismatch(
        "a view at '\(alignment.rawValue)' does not stay in sight",
        suggestion: "leave out 'pinToVisibleBounds', or align it with \(edges)")
    }
    return NamedBoundaryItem(kind: item.kind, placeAlong: place, placed)
  }
}

extension ValueType<SectionBoundaryItem> {
  /// A view at a boundary, with its place and its size.
  static let boundaryItem = ValueType.record(
    "boundarySupplementaryItem",
    "A view at a boundary: where it is, and how large.",
    Field(
      Field<String>(
        "kind", .elementKind,
        "A section's `header` or `footer`, or which of its `supplementaryViews` is there."),
      Field<CompositionalDimension>(
        "width", .dimension, "Its width; fractions are of the content's breadth."),
      Field<CompositionalDimension>("height", .dimension, "Its height."),
      Field<SectionBoundaryItem.Alignment?>(
        optional: "alignment", .word(pending: .top),
        "The edge or corner that it is at; defaults to the start, and to the end for a section's "
          + "footer."),
      Field<Bool>(
        "extendsBoundary", default: true,
        "Whether the section is longer by it; else it is over the items."),
      Field<Bool>(
        "pinToVisibleBounds", default: false, "Whether it stays in sight while its section is."),
      Field<Point>(
        "absoluteOffset", .offset, default: .zero, shown: "[0, 0]",
        "How far it is moved from its place, in points."),
      Field<Int>(
        "zIndex", .whole(-1000...1000), default: 1, shown: "1",
        "Which views of its section it is above: those of lower numbers; below 0, it is under the "
          + "cells.")
    ) { kind, width, height, alignment, extends, pins, offset, zIndex in
      SectionBoundaryItem(
        kind: kind, alignment: alignment,
        item: BoundaryItem(
          width: width, height: height, extendsBoundary: extends, pinToVisibleBounds: pins,
          absoluteOffset: offset, zIndex: zIndex))
    })
}

extension ValueType<SectionBoundaryItem.Configuration> {
  /// UICollectionViewCompositionalLayoutConfiguration.
  static let configuration = ValueType.record(
    "configuration",
    "What all sections of a compositional layout have in common, as "
      + "UICollectionViewCompositionalLayoutConfiguration.",
    Field(
      Field<[SectionBoundaryItem]>(
        "boundarySupplementaryItems",
        ValueType<SectionBoundaryItem>.boundaryItem.list("a list of items", count: 0...20),
        default: [], shown: "[]",
        "Views before the first section and after the last; the collection's `supplementaryViews` "
          + "has them by their kinds."),
      Field<ContentInsetsReference>(
        "contentInsetsReference", default: ContentInsetsReference.automatic,
        "What the insets of sections are counted from that leave it open; `automatic` is the safe "
          + "area.")
    ) { SectionBoundaryItem.Configuration(items: $0, reference: $1) })
}
