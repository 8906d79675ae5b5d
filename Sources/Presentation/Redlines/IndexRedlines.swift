import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// The numbers of cells, and the names of headers and footers; with the section's number where a
  /// collection has several.
  ///
  /// A badge is its item's.
  func indexRedlines() -> [Redline] {
    // Where leading is, the number of a cell is looked for.
    let leading = canvas.layoutDirection == .leftToRight ? 0.0 : 1.0
    return collections.indices.flatMap { collection in
      let arrangement = collections[collection].arrangement
      let elements = elements(of: collection).filter {
        $0.kind != .background && $0.kind != .badge
      }
      let hasSections = arrangement.sectionCount > 1
      return elements.map { element in
        let section = element.index.section
        let number =
          element.kind == .cell
          ? (hasSections ? "\(section).\(element.index.item)" : "\(element.index.item)")
          : element.kind.rawValue + (hasSections ? " \(section)" : "")
        return Redline(
          topic: .index, text: number,
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
