import DisplayList
import LayoutGeometry

/// How far around a band what is behind its surfaces shows through them.
///
/// A surface shows what is behind it out of focus, so a band needs rows around it as they are when the
/// surface is drawn, and for the surfaces in these rows yet others.
struct BackdropReach: Sendable {
  /// A surface's rows, and how many around a row show in it.
  private struct Surface: Sendable {
    var rows: Range<Int>
    var reach: Int
  }

  /// In the order of drawing.
  private let surfaces: [Surface]

  init(_ commands: [Command], grid: PixelGrid) {
    var surfaces: [Surface] = []
    Self.add(commands, reach: 0, grid: grid, to: &surfaces)
    self.surfaces = surfaces
  }

  /// The rows that a band depends on.
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

  /// - Parameter reach: How far the effects and shadows of groups around the commands reach.
  private static func add(
    _ commands: [Command], reach: Int, grid: PixelGrid, to surfaces: inout [Surface]
  ) {
    // Copies are no surfaces: there are no groups among what they draw.
    for case .group(let group) in commands where group.opacity > 0 && group.copies == nil {
      var inner = reach
      switch group.effect {
      case .backdrop(let backdrop)?:
        let area = grid.hull(group.inkBounds).inset(by: -reach)
        guard !area.isEmpty else { continue }
        surfaces.append(
          Surface(
            rows: area.minY..<area.maxY,
            reach: Blur(deviation: backdrop.blur * grid.scale).reach + reach))
        continue
      case .blur(let radius)?: inner += Blur(deviation: radius * grid.scale).reach
      // Surfaces in it show what is in it alone.
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
