public import LayoutGeometry

/// The size and the place of a view at a section's edge, as
/// `NSCollectionLayoutBoundarySupplementaryItem`.
public struct BoundaryItem: Hashable, Sendable {
  /// The width, of the content's if it is a fraction.
  public var width: CompositionalDimension
  /// The height, of the container's if it is a fraction.
  public var height: CompositionalDimension
  /// The place across the scroll axis, from the leading edge or the top, 0, to the other end, 1.
  public var placeAcross: Double
  /// Room of its own, by which the section is longer; without it, the view is over the items.
  public var extendsBoundary: Bool
  /// Pinning, which keeps the view in sight while its section is.
  public var pinToVisibleBounds: Bool
  /// The distance from its place, in points; leading and trailing mirror it.
  public var absoluteOffset: Point
  /// The number for drawing: above views of its section with lower ones, and below the cells if it
  /// is less than zero.
  public var zIndex: Int

  /// A header, a footer or another view at an edge.
  public init(
    width: CompositionalDimension, height: CompositionalDimension, placeAcross: Double = 0.5,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, absoluteOffset: Point = .zero,
    zIndex: Int = 1
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

/// A view at a boundary that is neither a header nor a footer, or that is of a whole layout.
public struct NamedBoundaryItem: Hashable, Sendable {
  /// The kind that its view is found by; several may have the same.
  public var kind: String
  /// The place along the scroll axis: at the start, 0, at the end, 1, or over the groups' middle.
  public var placeAlong: Double
  /// Its size, and its place across the axis.
  public var item: BoundaryItem

  /// A view of a kind at a boundary.
  public init(kind: String, placeAlong: Double, _ item: BoundaryItem) {
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

  /// Returns true for a view that takes a part of its section's length, or of the content's.
  var extends: Bool { item.extendsBoundary && !isBeside }

  /// Indicates whether it is at a side, over what is between the views at the ends.
  var isBeside: Bool { placeAlong == 0.5 }

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
  /// The place where it starts across the scroll axis.
  var across: Double
  /// Room of its own, by which the section is longer.
  var extendsBoundary: Bool
  /// The distance that it is moved by.
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
