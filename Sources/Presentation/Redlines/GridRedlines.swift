import LayoutGeometry

extension MeasuredScreen {
  /// How many lines of a grid are drawn along one edge of the canvas; of more, some are left out.
  private static let lineLimit = 4096.0

  /// Lines at the same distance from each other, from the canvas's top left corner.
  func gridRedlines(step: Double) -> [Redline] {
    [Redline(topic: .grid, figures: [.grid(bounds, step: shownStep(of: step))])]
  }

  /// The distance of the lines that are drawn: a multiple of the grid's own.
  func shownStep(of step: Double) -> Double {
    let lines = max(bounds.width, bounds.height) / step
    return step * max(1, (lines / Self.lineLimit).rounded(.up))
  }
}
