import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// The numbers of cells, and the names of headers, footers and badges; with the section's number
  /// before it where a collection has several.
  func indexRedlines() -> [Redline] {
    // Where leading is, the number of a cell is looked for.
    let leading = canvas.layoutDirection == .leftToRight ? 0.0 : 1.0
    return collections.indices.flatMap { collection in
      let arrangement = collections[collection].arrangement
      let elements = elements(of: collection).filter { $0.kind != .background }
      let hasSections = arrangement.sectionCount > 1
      return elements.map { element in
        let isItem = element.kind == .cell || element.kind == .badge
        let number =
          isItem
          ? (hasSections
            ? "\(element.index.section).\(element.index.item)" : "\(element.index.item)")
          : (hasSections
            ? "\(element.kind.rawValue) \(element.index.section)" : element.kind.rawValue)
        return Redline(
          topic: .index, text: element.kind == .badge ? "badge \(number)" : number,
          spots: [
            Redline.Spot(
              subject: element.visibleFrame,
              anchors: [
                .inside(x: leading, y: 0), .inside(x: 1 - leading, y: 0), .inside(x: leading, y: 1),
                .inside(x: 1 - leading, y: 1), .inside(x: leading, y: 0.5),
                .inside(x: 0.5, y: 0.5),
              ])
          ],
          // Many numbers that do not fit would be a tangle of leaders.
          mayLead: elements.count <= LabelPlacement.leaderLimit)
      }
    }
  }
}
