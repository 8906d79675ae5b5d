public import LayoutGeometry

/// A laid-out collection: its content size, and where each element stands.
public struct CollectionArrangement: Sendable {
  /// The size of all content, in points.
  public let contentSize: Size
  /// What the layout tells of itself.
  public let summary: LayoutSummary
  /// What placed the items.
  let layout: any CollectionLayout
  /// True if what the sections place from left to right stands from right to left.
  let isMirrored: Bool
  let sections: [PlacedSection]
  /// What stays in sight; nil where every element is at rest.
  var pinning: Pinning?
  private let sectionIndex: IndexedFrames

  init(
    of layout: any CollectionLayout, contentSize: Size, summary: LayoutSummary,
    isMirrored: Bool, sections: [PlacedSection]
  ) {
    self.contentSize = contentSize
    self.summary = summary
    self.layout = layout
    self.isMirrored = isMirrored
    self.sections = sections
    self.sectionIndex = IndexedFrames(sections.map(\.bounds))
  }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items the sections have together.
  ///
  /// - Complexity: O(*sections*).
  public var itemCount: Int { sections.reduce(0) { $0 + $1.section.itemCount } }

  /// The axis along which the sections follow each other.
  public var scrollAxis: Axis { layout.scrollAxis }

  /// The elements that intersect `rect`, in order of section, kind and item.
  ///
  /// An element whose edge only touches the rectangle is not among them, nor is one without area.
  /// A pinned header or footer is where it is pinned, and keeps its place in the order.
  ///
  /// - Parameter rect: What is asked about, in the content's coordinates.
  /// - Complexity: O(log *n* + *hits*); a waterfall's *hits* of a section are sorted.
  public func elements(in rect: Rect) -> [LayoutElement] {
    guard let rect = rect.intersection(Self.everywhere) else { return [] }
    var elements: [LayoutElement] = []
    forEachSection(near: rect) { section, near in
      let placed = sections[section]
      placed.forEachElement(near: near) { kind, item, frame in
        let frame = mirrored(self.frame(of: kind, atRest: frame, in: placed))
        if frame.intersects(rect) {
          elements.append(
            LayoutElement(
              kind: kind, index: ItemIndex(section: section, item: item), frame: frame))
        }
      }
    }
    return elements
  }

  /// How many elements there are; a carousel of few items may have very many cells.
  ///
  /// - Complexity: O(*sections*).
  public var elementCount: Int { sections.reduce(0) { $0 + $1.elementCount } }

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
            frame: mirrored(self.frame(of: kind, atRest: frame, in: placed))))
      }
    }
  }

  /// The element of a kind at an index, or nil if there is none.
  ///
  /// - Complexity: O(1).
  public func element(_ kind: ElementKind, at index: ItemIndex) -> LayoutElement? {
    guard sections.indices.contains(index.section) else { return nil }
    let placed = sections[index.section]
    return placed.frame(of: kind, item: index.item).map { rest in
      LayoutElement(
        kind: kind, index: index, frame: mirrored(frame(of: kind, atRest: rest, in: placed)))
    }
  }

  /// The item that a cell shows: its own but in a layout that shows items several times, as a
  /// carousel without end does.
  public func shownItem(at index: ItemIndex) -> ItemIndex {
    guard sections.indices.contains(index.section) else { return index }
    let itemCount = sections[index.section].section.itemCount
    guard index.item >= itemCount, itemCount > 0 else { return index }
    return ItemIndex(section: index.section, item: index.item % itemCount)
  }

  /// True if some items have several cells, as in a carousel without end.
  package var repeatsItems: Bool { sections.contains { $0.items.count > $0.section.itemCount } }

  /// What is seen of the content when it is scrolled to an offset from its leading edge.
  package func viewport(at offset: Double, length: Double) -> LayoutViewport {
    LayoutViewport(
      offset: offset, length: length, contentLength: contentSize[scrollAxis],
      itemCount: sections.first?.section.itemCount ?? 0,
      itemsStart: sections.first?.itemsOrigin[scrollAxis] ?? 0)
  }

  /// Calls `body` with the sections near a rectangle, and with the rectangle from left to right and
  /// a little larger than it is.
  ///
  /// Moving and mirroring round, so that what is asked of a section's own frames must be more than
  /// the rectangle; the frames in the content then decide.
  func forEachSection(near rect: Rect, _ body: (_ section: Int, _ near: Rect) -> Void) {
    let largest = max(
      contentSize.width, contentSize.height, abs(rect.minX), abs(rect.minY), abs(rect.maxX),
      abs(rect.maxY))
    let near = mirrored(rect).inset(by: -(1e-9 + largest * 1e-12))
    sectionIndex.forEachFrame(near: near) { section, _ in body(section, near) }
  }

  /// A rectangle around all content that there can be: what is asked about may be without end, and
  /// arithmetic cannot.
  static let everywhere = Rect(x: -1e17, y: -1e17, width: 2e17, height: 2e17)

  /// A rectangle from left to right, in content from right to left, and the reverse.
  func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
