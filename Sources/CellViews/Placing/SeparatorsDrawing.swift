import CollectionLayouts
import DisplayList
import LayoutGeometry

/// The lines between the rows of a list, over all of them: the next row's background would hide a
/// part of a line that its own row draws.
struct SeparatorsDrawing: ViewDrawing {
  /// In the order of the rows.
  let lines: [Line]
  let color: RGBA

  /// The line under a row.
  struct Line {
    let row: ItemIndex
    let frame: Rect
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    commands += lines.compactMap(command(for:))
  }

  func group(in frame: Rect) -> Group? { nil }

  /// Each line belongs to its row: there it is what changes with the row.
  func part(of view: PlacedView) -> ViewPart {
    .ofCells(lines.compactMap { line in command(for: line).map { (line.row, $0) } })
  }

  /// Nothing for a line that is not seen.
  private func command(for line: Line) -> Command? {
    line.frame.isEmpty || color.alpha <= 0 ? nil : .fill(.rect(line.frame), .color(color))
  }
}
