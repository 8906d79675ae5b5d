import CellViews
import LayoutGeometry

extension MeasuredScreen {
  /// The canvas without its safe area.
  var safeArea: Rect {
    bounds.inset(by: canvas.safeArea, direction: canvas.layoutDirection)
  }

  /// Returns the areas of the canvas under bars, notch and home indicator.
  func safeAreaRedlines() -> [Redline] {
    let safe = safeArea
    let bands: [(Axis, Rect)] = [
      (.vertical, Rect(x: 0, y: 0, width: bounds.width, height: safe.minY)),
      (
        .vertical,
        Rect(x: 0, y: safe.maxY, width: bounds.width, height: bounds.maxY - safe.maxY)
      ),
      (.horizontal, Rect(x: 0, y: safe.minY, width: safe.minX, height: safe.height)),
      (
        .horizontal,
        Rect(x: safe.maxX, y: safe.minY, width: bounds.maxX - safe.maxX, height: safe.height)
      ),
    ]
    return bands.compactMap { axis, band in
      guard !band.isEmpty else { return nil }
      return Redline(
        topic: .safeArea, figures: [.area(band), .outline(band, isDashed: true)],
        text: "safe area \(tokens.text(for: band.size[axis]))",
        spots: [
          Redline.Spot(
            subject: band,
            anchors: [
              .inside(x: 0.5, y: 0.5), .inside(x: 0, y: 0.5), .inside(x: 1, y: 0.5),
              .inside(x: 0.5, y: 0.25), .inside(x: 0.5, y: 0.75), .below(0.5), .right(0.5),
              .left(0.5), .above(0.5),
            ])
        ],
        mayLead: true)
    }
  }

  /// Returns lines at the same distance from each other, from the canvas's top left corner.
  func gridRedlines(step: Double) -> [Redline] {
    [Redline(topic: .grid, figures: [.grid(bounds, step: shownStep(of: step))])]
  }

  /// Returns the distance of the drawn lines: a multiple of the grid's own.
  private func shownStep(of step: Double) -> Double {
    let lines = max(bounds.width, bounds.height) / step
    return step * max(1, (lines / Self.lineLimit).rounded(.up))
  }

  /// The largest number of drawn lines of a grid along one edge of the canvas; of more, some are
  /// left out.
  private static let lineLimit = 4096.0
}
