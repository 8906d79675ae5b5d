import DisplayList
import LayoutGeometry

/// The distance around a band from which the background shows through the band's surfaces.
///
/// A surface shows its background out of focus, so a band needs the rows around it in their state
/// when the surface is drawn, and further rows for the surfaces in these.
struct BackdropReach: Sendable {
  /// A surface's rows, and the number of rows around a row that show in it.
  private struct Surface: Sendable {
    var rows: Range<Int>
    var reach: Int
  }

  /// The surfaces, in the order of drawing.
  private let surfaces: [Surface]

  init(_ commands: [Command], grid: PixelGrid) {
    var surfaces: [Surface] = []
    Self.add(commands, reach: 0, grid: grid, to: &surfaces)
    self.surfaces = surfaces
  }

  /// Returns the rows that a band depends on.
  func rows(for band: Range<Int>, height: Int) -> Range<Int> {
    var rows = band
    for surface in surfaces.reversed() {
      let common = surface.rows.clamped(to: rows)
      guard !common.isEmpty else { continue }
      let lower = max(common.lowerBound - surface.reach, 0)
      let upper = min(common.upperBound + surface.reach, height)
      rows = min(rows.lowerBound, lower)..<max(rows.upperBound, upper)
    }
    return rows
  }

  /// Adds the surfaces among commands.
  ///
  /// - Parameter reach: The reach of the effects and shadows of groups around the commands.
  private static func add(
    _ commands: [Command], reach: Int, grid: PixelGrid, to surfaces: inout [Surface]
  ) {
    // Copies are not surfaces: there are no groups among their commands.
    for case .group(let group) in commands where group.opacity > 0 && group.copies == nil {
      var inner = reach
      func addSurface(blur: Double, reach own: Double = 0, isCoarse: Bool = false) {
        // No background shows in a shadow.
        var form = group
        form.shadow = nil
        let area = grid.hull(form.inkBounds).inset(by: -reach)
        guard !area.isEmpty else { return }
        let deviation = blur * grid.scale
        let blurReach =
          isCoarse ? CoarseBlur(deviation: deviation).reach : Blur(deviation: deviation).reach
        surfaces.append(
          Surface(
            rows: area.minY..<area.maxY,
            reach: blurReach + grid.edge(own) + 1 + reach))
      }
      switch group.effect {
      case .backdrop(let backdrop)?:
        addSurface(blur: backdrop.blur)
        continue
      case .glass(let glass)?:
        addSurface(blur: glass.blur, reach: glass.pull(on: grid), isCoarse: true)
        continue
      case .blur(let radius)?: inner += Blur(deviation: radius * grid.scale).reach
      // Surfaces in it show only its own content.
      case .perspective?: continue
      case .color?, .mask?, .blend?, nil: break
      }
      if let shadow = group.shadow {
        let offset = abs(grid.edge(shadow.offset.y)) + 1
        inner += Blur(deviation: shadow.radius * grid.scale).reach + min(offset, 1 << 20)
      }
      add(group.commands, reach: inner, grid: grid, to: &surfaces)
    }
  }
}
