package import LayoutGeometry

/// Where a section's header or footer is, as `NSCollectionLayoutBoundarySupplementaryItem`.
package struct BoundaryItem: Hashable, Sendable {
  /// The width, of the content's if it is a fraction.
  package var width: CompositionalDimension
  /// The height, of the container's if it is a fraction.
  package var height: CompositionalDimension
  /// Where it is across the scroll axis, from the leading edge or the top, 0, to the other end, 1.
  package var placeAcross: Double
  /// True if the section is longer by it; false if it is over the section's items.
  package var extendsBoundary: Bool
  /// True if it stays in sight while its section is.
  package var pinToVisibleBounds: Bool
  /// How far it is moved from its place, in points; leading and trailing mirror it.
  package var absoluteOffset: Point

  /// A header or a footer.
  package init(
    width: CompositionalDimension, height: CompositionalDimension, placeAcross: Double = 0.5,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, absoluteOffset: Point = .zero
  ) {
    self.width = width
    self.height = height
    self.placeAcross = placeAcross
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.absoluteOffset = absoluteOffset
  }
}

/// A header or a footer whose size and place are known but for where its section is.
struct BoundaryPlace: Hashable {
  /// Its size, in points.
  var size: Size
  /// Where it starts across the scroll axis.
  var across: Double
  /// True if the section is longer by it.
  var extendsBoundary: Bool
  /// How far it is moved.
  var offset: Point

  /// Its frame at the section's start or end along the axis.
  ///
  /// - Parameter isAtEnd: True for one that ends where its band does.
  func frame(in band: Rect, along axis: Axis, isAtEnd: Bool) -> Rect {
    var frame = Rect(origin: band.origin, size: size)
    if isAtEnd { frame.origin[axis] += band.size[axis] - size[axis] }
    frame.origin[axis.cross] = across
    return frame.offset(by: offset)
  }
}

extension Compositional {
  /// The size and the place of a header or a footer across the axis of a collection.
  ///
  /// - Parameters:
  ///   - container: The collection's container; infinite along an axis that is as long as the
  ///     content.
  ///   - insets: The section's own insets.
  ///   - measure: The size that the view takes for a proposal.
  func place(
    of item: BoundaryItem, in container: Size, along axis: Axis,
    measure: (ProposedSize) throws -> Size
  ) rethrows -> BoundaryPlace {
    let across = axis.cross
    let insets = supplementariesFollowContentInsets ? contentInsets : .zero
    let start = across == .horizontal ? insets.leading : insets.top
    var room = Size(width: container.width.finiteRoom, height: container.height.finiteRoom)
    room[across] = max(0, room[across] - insets[across])
    var size = Size(width: item.width.length(in: room), height: item.height.length(in: room))
    let measured = Axis.allCases.filter {
      ($0 == .horizontal ? item.width : item.height).isMeasured
    }
    if !measured.isEmpty {
      var proposal = ProposedSize(width: size.width, height: size.height)
      for axis in measured { proposal[axis] = nil }
      let taken = try measure(proposal)
      for axis in measured { size[axis] = taken[axis].boundedLength }
    }
    return BoundaryPlace(
      size: size, across: start + (room[across] - size[across]) * item.placeAcross,
      extendsBoundary: item.extendsBoundary, offset: item.absoluteOffset)
  }
}

extension Compositional {
  /// The place of a header or a footer; its section's length for it comes before the layout's.
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
  /// The headers and footers that stay in sight by the layout itself.
  var pinnedKinds: Set<ElementKind> {
    if let list = self as? List { return list.appearance == .plain ? [.header] : [] }
    guard let compositional = self as? Compositional else { return [] }
    var kinds: Set<ElementKind> = []
    if compositional.header?.pinToVisibleBounds == true { kinds.insert(.header) }
    if compositional.footer?.pinToVisibleBounds == true { kinds.insert(.footer) }
    return kinds
  }

  /// The space between two sections that a collection's layout has, in points.
  var interSectionSpacing: Double {
    switch self {
    case let layout as Compositional: layout.interSectionSpacing
    case let layouts as SectionLayouts: layouts.shared.interSectionSpacing
    default: 0
    }
  }
}
