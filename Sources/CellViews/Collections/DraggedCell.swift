package import CollectionLayouts
import DisplayList
package import LayoutGeometry

/// A cell that is lifted to be moved, over a gap at its place.
package struct DraggedCell: Hashable, Sendable {
  /// The cell's item.
  package var index: ItemIndex
  /// The distance that it has been moved, in points, along x towards the trailing edge.
  package var offset: Point

  /// The offset of a cell that a finger has just lifted.
  package static let defaultOffset = Point(x: 4, y: -12)

  /// Creates a lifted cell.
  package init(_ index: ItemIndex, offset: Point = DraggedCell.defaultOffset) {
    self.index = index
    self.offset = offset
  }

  /// The effect on a lifted cell: slightly larger.
  static let effect = CellEffect(horizontalScale: 1.04, verticalScale: 1.04)
  /// The shadow that it casts, the same in light and dark.
  static let shadow = ShadowStyle(color: .black.opacity(0.28), blur: 14, y: 6)
}

extension CollectionNodeLayout {
  /// Returns the elements with the lifted cell over all others, at its offset.
  func lifting(_ elements: [LayoutElement], direction: LayoutDirection) -> [LayoutElement] {
    guard let dragged = collection.dragged,
      let position = elements.firstIndex(where: { $0.kind == .cell && $0.index == dragged.index })
    else { return elements }
    var elements = elements
    var cell = elements.remove(at: position)
    cell.frame = cell.frame.offset(by: offset(of: dragged, direction: direction))
    elements.append(cell)
    return elements
  }

  /// Returns the view at the lifted cell's place; nil if that is the background.
  func gap(at cell: LayoutElement, direction: LayoutDirection) -> PlacedView? {
    guard isLifted(cell), let dragged = collection.dragged,
      collection.sections[cell.index.section].list?.appearance.isGrouped == true
    else { return nil }
    let distance = offset(of: dragged, direction: direction)
    let frame = cell.frame.offset(by: Point.zero - distance)
    return PlacedView(
      frame: frame,
      drawing: CommandsDrawing(commands: [.fill(.rect(frame), .color(gapColor.color))]))
  }

  func isLifted(_ element: LayoutElement) -> Bool {
    element.kind == .cell && collection.dragged?.index == element.index
  }

  private func offset(of dragged: DraggedCell, direction: LayoutDirection) -> Point {
    Point(
      x: direction == .leftToRight ? dragged.offset.x : -dragged.offset.x, y: dragged.offset.y)
  }
}
