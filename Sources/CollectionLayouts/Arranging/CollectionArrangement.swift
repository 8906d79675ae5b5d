public import LayoutGeometry

/// A laid-out collection: its content size, and the frame of each element.
public struct CollectionArrangement: Sendable {
  /// The size of all content, in points.
  public let contentSize: Size
  /// The layout's description of itself.
  public let summary: LayoutSummary
  /// The layout that placed the items.
  let layout: any CollectionLayout
  /// The same layout if its sections have their own: the cast takes time if done for each cell.
  private let sectionedLayout: (any SectionedLayout)?
  /// Indicates whether frames are mirrored, for content that runs from right to left.
  let isMirrored: Bool
  let sections: [PlacedSection]
  /// The views at the content's own boundaries.
  let boundaries: [PlacedBoundary]
  /// The looks of elements that a layout of attributes changes; empty for all other layouts.
  var looks: [ElementLook.Key: ElementLook] = [:]
  /// The views that stay in sight; nil if every element is at rest.
  var pinning: Pinning?
  private let sectionIndex: IndexedFrames

  init(
    of layout: any CollectionLayout, contentSize: Size, summary: LayoutSummary,
    isMirrored: Bool, sections: [PlacedSection], boundaries: [PlacedBoundary] = []
  ) {
    self.contentSize = contentSize
    self.summary = summary
    self.layout = layout
    sectionedLayout = layout.sectioned
    self.isMirrored = isMirrored
    self.sections = sections
    self.boundaries = boundaries
    self.sectionIndex = IndexedFrames(sections.map(\.bounds))
  }

  /// Returns the layout that placed the items of a section.
  func layout(ofSection section: Int) -> any CollectionLayout {
    sectionedLayout?.layout(ofSection: section) ?? layout
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(*sections*).
  public var itemCount: Int { sections.reduce(0) { $0 + $1.section.itemCount } }

  /// The axis along which the sections follow each other.
  public var scrollAxis: Axis { layout.scrollAxis }

  /// Returns the elements that intersect `rect`, in order of section, kind and item.
  ///
  /// An element whose edge only touches the rectangle is not included, and neither is one without
  /// area. A pinned header or footer has its pinned frame, and keeps its place in the order.
  ///
  /// - Parameter rect: A rectangle in the content's coordinates.
  /// - Complexity: O(log *n* + *hits*); a waterfall's *hits* of a section are sorted.
  public func elements(in rect: Rect) -> [LayoutElement] {
    guard let rect = rect.intersection(Self.everywhere) else { return [] }
    var elements: [LayoutElement] = []
    forEachSection(near: rect) { section, near in
      let placed = sections[section]
      placed.forEachElement(near: near) { kind, item, frame in
        let frame = mirrored(self.frame(of: kind, item, atRest: frame, in: placed))
        if frame.intersects(rect) {
          elements.append(
            LayoutElement(
              kind: kind, index: ItemIndex(section: section, item: item), frame: frame))
        }
      }
    }
    for element in boundaryElements where element.frame.intersects(rect) {
      elements.append(element)
    }
    return elements
  }

  /// The number of elements; a carousel of few items may have very many cells.
  ///
  /// - Complexity: O(*sections*).
  public var elementCount: Int { sections.reduce(boundaries.count) { $0 + $1.elementCount } }

  /// All elements, in order of section, kind and item.
  ///
  /// - Complexity: O(*elements*), in memory too; `forEachElement(_:)` takes none.
  public var elements: [LayoutElement] {
    var elements: [LayoutElement] = []
    elements.reserveCapacity(elementCount)
    forEachElement { elements.append($0) }
    return elements
  }

  /// Calls `body` with each element, in order of section, kind and item.
  public func forEachElement(_ body: (LayoutElement) throws -> Void) rethrows {
    for (section, placed) in sections.enumerated() {
      try placed.forEachElement { kind, item, frame in
        try body(
          LayoutElement(
            kind: kind, index: ItemIndex(section: section, item: item),
            frame: mirrored(self.frame(of: kind, item, atRest: frame, in: placed))))
      }
    }
    for element in boundaryElements { try body(element) }
  }

  /// Returns the element of a kind at an index, or nil if there is none.
  ///
  /// - Complexity: O(1).
  public func element(_ kind: ElementKind, at index: ItemIndex) -> LayoutElement? {
    if case .layoutBoundary = kind {
      return boundaryElements.first { $0.kind == kind && $0.index == index }
    }
    guard sections.indices.contains(index.section) else { return nil }
    let placed = sections[index.section]
    return placed.frame(of: kind, item: index.item).map { rest in
      LayoutElement(
        kind: kind, index: index,
        frame: mirrored(frame(of: kind, index.item, atRest: rest, in: placed)))
    }
  }

  /// Returns the item that a cell shows: its own, except in a layout that shows items several
  /// times, such as a carousel without end.
  public func shownItem(at index: ItemIndex) -> ItemIndex {
    guard sections.indices.contains(index.section) else { return index }
    let itemCount = sections[index.section].section.itemCount
    guard index.item >= itemCount, itemCount > 0 else { return index }
    return ItemIndex(section: index.section, item: index.item % itemCount)
  }

  /// Returns the item whose data an element shows; its own place if it is not at an item.
  package func shownItem(by element: LayoutElement) -> ItemIndex {
    element.kind.isAtItem ? shownItem(at: element.index) : element.index
  }

  /// Indicates whether some items have several cells, as in a carousel without end.
  package var repeatsItems: Bool { sections.contains { $0.items.count > $0.section.itemCount } }

  /// Returns the visible part of the content at a scroll offset from its leading edge.
  package func viewport(at offset: Double, length: Double) -> LayoutViewport {
    LayoutViewport(
      offset: offset, length: length, contentLength: contentSize[scrollAxis],
      itemCount: sections.first?.section.itemCount ?? 0,
      itemsStart: sections.first?.itemsOrigin[scrollAxis] ?? 0)
  }

  /// Calls `body` with the sections near a rectangle, and with the rectangle from left to right,
  /// slightly enlarged.
  ///
  /// Moving and mirroring round, so a section's own frames are searched in a larger rectangle; the
  /// frames in the content then decide.
  func forEachSection(near rect: Rect, _ body: (_ section: Int, _ near: Rect) -> Void) {
    let largest = max(
      contentSize.width, contentSize.height, abs(rect.minX), abs(rect.minY), abs(rect.maxX),
      abs(rect.maxY))
    let near = mirrored(rect).inset(by: -(1e-9 + largest * 1e-12))
    sectionIndex.forEachFrame(near: near) { section, _ in body(section, near) }
  }

  /// A rectangle around all possible content: a requested rectangle may be infinite, and arithmetic
  /// needs a finite one.
  static let everywhere = Rect(x: -1e17, y: -1e17, width: 2e17, height: 2e17)

  /// Returns a rectangle from left to right, in content from right to left, and the reverse.
  func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CollectionArrangement {
  /// The rule that placed the items, the most telling part first; empty for a layout without one.
  public var rule: [LayoutPhrase] { layout.rule(for: sections.map(\.arrangement)) }

  /// Explains an item's frame step by step, in the content's coordinates; empty if there is no such
  /// item, or if its layout has no explanation.
  ///
  /// - Complexity: O(*items*) of the section.
  public func explanation(ofItemAt index: ItemIndex) -> [LayoutPhrase] {
    guard let frame = element(.cell, at: index)?.frame else { return [] }
    let placed = sections[index.section]
    var steps = layout.ofSection(index.section).explanation(
      of: index.item, in: placed.section, space: placed.space, arrangement: placed.arrangement
    ).map { $0.offset(by: placed.itemsOrigin) }
    if !steps.isEmpty, let first = sectionedLayout?.phrase(forSection: index.section) {
      steps.insert(first, at: 0)
    }
    if isMirrored, !steps.isEmpty {
      let (width, content) = (LengthExpression(frame.width), LengthExpression(contentSize.width))
      let place = content - LengthExpression(contentSize.width - frame.maxX) - width
      steps.append("right to left: \(equation: "x", place)")
    }
    return steps
  }
}

/// The rectangles of a section and of its items.
package struct SectionRoom: Hashable, Sendable {
  /// The section without its header and footer, in the content's points.
  package var outer: Rect
  /// The smallest rectangle that holds all items, in the content's points.
  package var items: Rect
}

extension CollectionArrangement {
  /// Returns the room that a section's insets leave, and the part of it that the items take; nil
  /// for a section without items.
  ///
  /// - Complexity: O(1).
  package func room(ofSection index: Int) -> SectionRoom? {
    guard sections.indices.contains(index), sections[index].items.count > 0 else { return nil }
    let section = sections[index]
    var start = section.extent.origin[scrollAxis]
    var end = start + section.extent.size[scrollAxis]
    if let header = section.header { start = header.origin[scrollAxis] + header.size[scrollAxis] }
    if let footer = section.footer { end = footer.origin[scrollAxis] }
    for boundary in section.boundaries {
      if boundary.place == 0 {
        start = max(start, boundary.frame.origin[scrollAxis] + boundary.frame.size[scrollAxis])
      } else if boundary.place == 1 {
        end = min(end, boundary.frame.origin[scrollAxis])
      }
    }
    var outer = section.extent
    outer.origin[scrollAxis] = start
    outer.size[scrollAxis] = max(0, end - start)
    return SectionRoom(
      outer: mirrored(outer), items: mirrored(section.items.bounds.offset(by: section.itemsOrigin)))
  }
}

extension CollectionArrangement {
  /// Returns whether the visible part ends less than `threshold` points before the content does:
  /// when a screen that loads page by page requests the next one.
  ///
  /// - Parameters:
  ///   - offset: The distance by which the content is scrolled along the scroll axis, in points.
  ///   - viewportLength: The visible length along the scroll axis, in points.
  package func loadsMore(
    atOffset offset: Double, viewportLength: Double, threshold: Double
  ) -> Bool {
    offset > contentSize[scrollAxis] - viewportLength - threshold
  }
}

/// `UICollectionViewLayout`'s queries, under its names.
extension CollectionArrangement {
  /// The size of all content, in points.
  public var collectionViewContentSize: Size { contentSize }

  /// Returns the elements that intersect a rectangle, in order of section, kind and item; a pinned
  /// header or footer has its pinned frame.
  public func layoutAttributesForElements(in rect: Rect) -> [LayoutElement] {
    elements(in: rect)
  }

  /// Returns the cell of an item, or nil if there is none.
  public func layoutAttributesForItem(at index: ItemIndex) -> LayoutElement? {
    element(.cell, at: index)
  }

  /// Returns the header or footer of a section at its visible frame, or nil if there is none.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at index: ItemIndex
  ) -> LayoutElement? {
    element(kind, at: index)
  }
}
