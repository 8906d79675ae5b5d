import LayoutGeometry

/// Which views a section's header and footer are above, as `zIndex` of
/// `NSCollectionLayoutBoundarySupplementaryItem`.
package struct BoundaryLevels: Hashable, Sendable {
  /// The number of a view at a boundary that has none of its own: above the cells.
  package static let usual = 1

  /// The header's number.
  package var header: Int
  /// The footer's number.
  package var footer: Int

  /// Numbers that default to the usual one.
  package init(header: Int = usual, footer: Int = usual) {
    self.header = header
    self.footer = footer
  }
}

extension CollectionArrangement {
  /// Elements from the lowest to the topmost, which are in the order of their kinds and items
  /// unless the layout has another.
  ///
  /// - Parameter elements: Elements in the order that `elements(in:)` returns them in.
  /// - Complexity: O(*elements*) where the layout has no order of its own, and
  ///   O(*elements* × log *elements*) otherwise.
  package func inDrawingOrder(_ elements: [LayoutElement]) -> [LayoutElement] {
    guard
      !looks.isEmpty || boundaries.contains(where: { $0.zIndex != BoundaryLevels.usual })
        || elements.sections.contains(where: ordersBoundaries)
    else { return elements }
    return elements.enumerated().map { (key: height(of: $0.element), $0.offset, $0.element) }
      .sorted { ($0.key, $0.1) < ($1.key, $1.1) }.map { $0.2 }
  }

  private func ordersBoundaries(ofSection section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].ordersBoundaries
  }

  /// Where an element is in the order of drawing; of equal heights, the order of the elements counts.
  private func height(of element: LayoutElement) -> DrawingHeight {
    let look = looks[ElementLook.Key(element.kind, element.index)]?.zIndex ?? 0
    if case .layoutBoundary = element.kind {
      let zIndex = zIndex(ofBoundary: element.kind, at: element.index)
      return DrawingHeight(
        look: look, section: zIndex < 0 ? -1 : sections.count, stage: 0, number: zIndex)
    }
    let section = element.index.section
    guard ordersBoundaries(ofSection: section) else {
      return DrawingHeight(look: look, section: section, stage: 0, number: 0)
    }
    let level = sections[section].level(of: element.kind, item: element.index.item)
    return DrawingHeight(look: look, section: section, stage: level.stage, number: level.number)
  }

  /// Which views a header, a footer or another view at a boundary is above.
  package func zIndex(ofBoundary kind: ElementKind, at index: ItemIndex) -> Int {
    if case .layoutBoundary = kind {
      return boundaries.find(kind, index.item)?.zIndex ?? BoundaryLevels.usual
    }
    guard sections.indices.contains(index.section) else { return BoundaryLevels.usual }
    return sections[index.section].zIndex(ofBoundary: kind, number: index.item)
  }
}

extension [LayoutElement] {
  /// The sections of the elements; those of neighbours are not repeated.
  fileprivate var sections: [Int] {
    var sections: [Int] = []
    for element in self where element.index.section != sections.last {
      sections.append(element.index.section)
    }
    return sections
  }
}

/// Where an element is in the order of drawing.
private struct DrawingHeight: Comparable {
  /// The number that a layout of attributes gives it.
  let look: Int
  /// Its section; what is under or over all of them is before the first or after the last.
  let section: Int
  /// From what is behind its section, 0, to what is over the cells, 3.
  let stage: Int
  /// The order within the stage.
  let number: Int

  static func < (a: DrawingHeight, b: DrawingHeight) -> Bool {
    (a.look, a.section, a.stage, a.number) < (b.look, b.section, b.stage, b.number)
  }
}
