import DisplayList

/// Paints any rows of a drawing, on one thread at a time.
///
/// The pixels of a row do not depend on the rows that are painted with it. A painter keeps what it
/// made for one band (glyphs, corners, scaled pictures) for the next ones.
package final class BandPainter {
  /// What is painted.
  package let plan: RasterPlan
  private let commands: CommandPainter

  /// A painter of `plan`; several may paint parts of one plan at once, each on its thread.
  package init(_ plan: RasterPlan) {
    self.plan = plan
    commands = CommandPainter(pictures: plan.drawing.pictures, grid: plan.grid)
  }

  /// The picture's rows from `rows.lowerBound`, counted from its top.
  ///
  /// - Throws: `RenderingError`.
  package func paint(rows: Range<Int>) throws -> Bitmap {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= plan.height && !rows.isEmpty,
      "rows \(rows) of a picture of \(plan.height)")
    let bitmap = Bitmap(
      DeviceRect(minX: 0, minY: rows.lowerBound, maxX: plan.width, maxY: rows.upperBound))
    try commands.paint(
      plan.drawing.displayList.commands, plan.index,
      CommandPainter.State(target: bitmap, clip: bitmap.bounds, opacity: 1))
    return bitmap
  }
}
