/// The drawing levels of a section's header and footer, as `zIndex` of
/// `NSCollectionLayoutBoundarySupplementaryItem`.
package struct BoundaryLevels: Hashable, Sendable {
  /// The level of a view at a boundary without its own: above the cells.
  package static let usual = 1

  /// The header's level.
  package var header: Int = usual
  /// The footer's level.
  package var footer: Int = usual
}

extension CollectionArrangement {
  /// Returns elements from the lowest to the topmost, in the order of their kinds and items unless
  /// the layout has another.
  ///
  /// - Parameter elements: Elements in the order in which `elements(in:)` returns them.
  /// - Complexity: O(*elements*) if the layout has no order of its own, and O(*elements* × log
  ///   *elements*) otherwise.
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

  /// Returns an element's position in the drawing order; equal ones keep the order of elements.
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

  /// Returns the drawing level of a header, a footer or another view at a boundary.
  package func zIndex(ofBoundary kind: ElementKind, at index: ItemIndex) -> Int {
    if case .layoutBoundary = kind {
      return boundaries.find(kind, index.item)?.zIndex ?? BoundaryLevels.usual
    }
    guard sections.indices.contains(index.section) else { return BoundaryLevels.usual }
    return sections[index.section].zIndex(ofBoundary: kind, number: index.item)
  }
}

extension [LayoutElement] {
  /// The sections of the elements, without repetitions in a row.
  fileprivate var sections: [Int] {
    var sections: [Int] = []
    for element in self where element.index.section != sections.last {
      sections.append(element.index.section)
    }
    return sections
  }
}

/// The position of an element in the drawing order.
private struct DrawingHeight: Comparable {
  /// The number that a layout of attributes gives it.
  let look: Int
  /// Its section; before the first or after the last for elements under or over all sections.
  let section: Int
  /// From the background of its section, 0, to the views over the cells, 3.
  let stage: Int
  /// The order within the stage.
  let number: Int

  static func < (a: DrawingHeight, b: DrawingHeight) -> Bool {
    (a.look, a.section, a.stage, a.number) < (b.look, b.section, b.stage, b.number)
  }
}
