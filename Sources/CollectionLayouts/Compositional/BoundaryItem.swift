package import LayoutGeometry

/// The size and place of a section's header or footer, as
/// `NSCollectionLayoutBoundarySupplementaryItem`.
package struct BoundaryItem: Hashable, Sendable {
  /// The width, of the content's if it is a fraction.
  package var width: CompositionalDimension
  /// The height, of the container's if it is a fraction.
  package var height: CompositionalDimension
  /// The place across the scroll axis, from the leading edge or the top, 0, to the other end, 1.
  package var placeAcross: Double
  /// Indicates whether it adds to the section's length; if not, it is over the section's items.
  package var extendsBoundary: Bool
  /// Indicates whether it stays in sight while its section does.
  package var pinToVisibleBounds: Bool
  /// The offset from its place, in points; leading and trailing mirror it.
  package var absoluteOffset: Point
  /// The drawing level in its section: above views of lower numbers; below the cells if it is less
  /// than zero.
  package var zIndex: Int

  /// Creates a header or a footer.
  package init(
    width: CompositionalDimension, height: CompositionalDimension, placeAcross: Double = 0.5,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, absoluteOffset: Point = .zero,
    zIndex: Int = BoundaryLevels.usual
  ) {
    self.width = width
    self.height = height
    self.placeAcross = placeAcross
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.absoluteOffset = absoluteOffset
    self.zIndex = zIndex
  }
}

extension BoundaryItem {
  /// Returns a view across the content, as long along an axis as it measures itself.
  fileprivate static func across(_ axis: Axis, isPinned: Bool) -> BoundaryItem {
    BoundaryItem(
      width: axis == .vertical ? .fractionalWidth(1) : .estimated(0),
      height: axis == .vertical ? .estimated(0) : .fractionalHeight(1),
      pinToVisibleBounds: isPinned)
  }
}

/// A view at a boundary that is neither a header nor a footer, or that belongs to a whole layout.
package struct NamedBoundaryItem: Hashable, Sendable {
  /// The kind by which its view is found; several may have the same.
  package var kind: String
  /// The place along the scroll axis: at the start, 0, at the end, 1, or over the groups' middle.
  package var placeAlong: Double
  /// Its size, and its place across the axis.
  package var item: BoundaryItem

  /// Creates a view of a kind at a boundary.
  package init(kind: String, placeAlong: Double, _ item: BoundaryItem) {
    self.kind = kind
    self.placeAlong = placeAlong
    self.item = item
  }

  static let globalHeaderKind = "globalHeader"
  static let globalFooterKind = "globalFooter"

  /// Returns the header of a collection: across the content, and as long as it measures itself.
  package static func globalHeader(along axis: Axis, isPinned: Bool) -> NamedBoundaryItem {
    NamedBoundaryItem(kind: globalHeaderKind, placeAlong: 0, .across(axis, isPinned: isPinned))
  }

  /// Returns the footer of a collection: across the content, and as long as it measures itself.
  package static func globalFooter(along axis: Axis, isPinned: Bool) -> NamedBoundaryItem {
    NamedBoundaryItem(kind: globalFooterKind, placeAlong: 1, .across(axis, isPinned: isPinned))
  }

  /// Indicates whether it takes a part of its section's length, or of the content's.
  var extends: Bool { item.extendsBoundary && placeAlong != 0.5 }

  /// The item in words, as goldens record it.
  var words: String {
    let place = placeAlong == 0 ? "start" : placeAlong == 1 ? "end" : "middle"
    var words = "\(kind) \(item.width.words) × \(item.height.words) at \(place)"
    words += " \(lengthText(item.placeAcross))"
    if item.absoluteOffset != .zero {
      words +=
        " moved by \(lengthText(item.absoluteOffset.x)),\(lengthText(item.absoluteOffset.y))"
    }
    if !item.extendsBoundary { words += " over all" }
    if item.pinToVisibleBounds { words += " pinned" }
    if item.zIndex != BoundaryLevels.usual { words += " zIndex \(item.zIndex)" }
    return words
  }
}

/// The size and place of a header or a footer before its section's position is known.
struct BoundaryPlace: Hashable {
  /// Its size, in points.
  var size: Size
  /// The start across the scroll axis.
  var across: Double
  /// Indicates whether it adds to the section's length.
  var extendsBoundary: Bool
  /// The offset from its place.
  var offset: Point

  /// Returns its frame at the section's start or end along the axis.
  ///
  /// - Parameter placeAlong: 0 to start where the band does, and 1 to end there.
  func frame(in band: Rect, along axis: Axis, placeAlong: Double) -> Rect {
    var frame = Rect(origin: band.origin, size: size)
    frame.origin[axis] += (band.size[axis] - size[axis]) * placeAlong
    frame.origin[axis.cross] = across
    return frame.offset(by: offset)
  }
}

extension Compositional {
  /// Returns the size and the place of a header or a footer across the axis of a collection.
  ///
  /// - Parameters:
  ///   - container: The collection's container; infinite along an axis that is as long as the
  ///     content.
  ///   - margins: The margins outside of the section's content, and of its supplementary items.
  ///   - measure: The size that the view takes for a proposal.
  func place(
    of item: BoundaryItem, in container: Size, along axis: Axis, margins: SectionMargins,
    measure: (ProposedSize) throws -> Size
  ) rethrows -> BoundaryPlace {
    let insets =
      supplementariesFollowContentInsets
      ? contentInsets.adding(margins.supplementaries)
      : supplementaryContentInsetsReference == .automatic ? .zero : margins.supplementaries
    return try item.place(in: container, along: axis, insets: insets, measure: measure)
  }
}

extension BoundaryItem {
  /// Returns the size and the place of the item across an axis.
  ///
  /// - Parameters:
  ///   - container: The collection's container; infinite along an axis that is as long as the
  ///     content.
  ///   - insets: The distances from the container's edges across the axis.
  ///   - measure: The size that the view takes for a proposal.
  func place(
    in container: Size, along axis: Axis, insets: EdgeInsets,
    measure: (ProposedSize) throws -> Size
  ) rethrows -> BoundaryPlace {
    let across = axis.cross
    let start = across == .horizontal ? insets.leading : insets.top
    var room = Size(width: container.width.finiteRoom, height: container.height.finiteRoom)
    room[across] = max(0, room[across] - insets[across])
    var size = Size(width: width.length(in: room), height: height.length(in: room))
    let measured = Axis.allCases.filter { ($0 == .horizontal ? width : height).isMeasured }
    if !measured.isEmpty {
      var proposal = ProposedSize(width: size.width, height: size.height)
      for axis in measured { proposal[axis] = nil }
      var taken = try measure(proposal)
      if measured.contains(.horizontal), taken.width > room.width, room.width > 0 {
        // It is no wider than its room: it wraps its text instead.
        proposal.width = room.width
        taken = try measure(proposal)
        taken.width = min(taken.width, room.width)
      }
      for axis in measured { size[axis] = taken[axis].boundedLength }
    }
    return BoundaryPlace(
      size: size, across: start + (room[across] - size[across]) * placeAcross,
      extendsBoundary: extendsBoundary, offset: absoluteOffset)
  }
}

extension Compositional {
  /// Returns the place of a header or a footer; the section's length for it takes precedence.
  func item(_ kind: ElementKind, _ length: SupplementaryLength) -> BoundaryItem? {
    var item = kind == .header ? header : footer
    if case .fixed(let length) = length {
      if scrollAxis == .vertical {
        item?.height = .absolute(length)
      } else {
        item?.width = .absolute(length)
      }
    }
    return item
  }
}

extension CollectionLayout {
  /// The views at a section's boundaries that are neither headers nor footers.
  var boundaryItems: [NamedBoundaryItem] { (self as? Compositional)?.boundaryItems ?? [] }

  /// The views at the layout's own boundaries, and the reference of insets.
  var configuration: CompositionalConfiguration {
    switch self {
    case let layout as Compositional: layout.configuration
    case let layouts as SectionLayouts: layouts.shared.configuration
    default: CompositionalConfiguration()
    }
  }

  /// The headers and footers that the layout itself keeps in sight.
  var pinnedKinds: Set<ElementKind> {
    if let list = self as? List { return list.appearance == .plain ? [.header] : [] }
    if let grid = self as? LazyGrid { return grid.pinnedViews }
    guard let compositional = self as? Compositional else { return [] }
    var kinds: Set<ElementKind> = []
    if compositional.header?.pinToVisibleBounds == true { kinds.insert(.header) }
    if compositional.footer?.pinToVisibleBounds == true { kinds.insert(.footer) }
    return kinds
  }

  /// The drawing levels of header and footer; nil for a layout that draws headers first.
  var boundaryLevels: BoundaryLevels? {
    (self as? Compositional).map { layout in
      BoundaryLevels(
        header: layout.header?.zIndex ?? BoundaryLevels.usual,
        footer: layout.footer?.zIndex ?? BoundaryLevels.usual)
    }
  }

  /// The collection layout's space between two sections, in points.
  var interSectionSpacing: Double {
    switch self {
    case let layout as Compositional: layout.interSectionSpacing
    case let layout as LazyGrid: layout.sectionSpacing
    case let layouts as SectionLayouts: layouts.shared.interSectionSpacing
    default: 0
    }
  }
}
