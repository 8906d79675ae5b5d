import DisplayList
import LayoutGeometry

extension CommandPainter {
  /// Returns a group's commands in perspective, in their part inside `area`; nil if there is none.
  ///
  /// They are painted flat first, as Core Animation does with a layer.
  func projected(
    _ group: Group, in perspective: Perspective, seenIn area: DeviceRect, _ partings: Int
  ) throws -> Bitmap? {
    let flat = group.commands.inkBounds
    let seen = grid.hull(perspective.bounds(of: flat)).intersection(area)
    guard !seen.isEmpty, let back = perspective.inverted else { return nil }
    // The flat bitmap is bounded, as its memory is: a plane that leads away from the eye has no
    // end.
    let room = grid.hull(grid.points(of: canvas).inset(by: -2 * max(canvasSide, 1)))
    let shown = back.bounds(of: grid.points(of: seen)).intersection(grid.points(of: room))
    guard let shown else { return nil }
    let source = grid.hull(shown).inset(by: -2).intersection(room)
    guard let bitmap = try commands(of: group, nil, seenIn: source, partings) else { return nil }
    return bitmap.projected(
      from: back.transformed(by: .scale(x: grid.scale, y: grid.scale)),
      forward: perspective.transformed(by: .scale(x: grid.scale, y: grid.scale)), in: seen)
  }

  /// The canvas's longer side, in points.
  private var canvasSide: Double {
    let size = grid.points(of: canvas).size
    return max(size.width, size.height)
  }
}

extension Bitmap {
  /// The smallest number of samples of a pixel along a side: edges are smooth.
  private static let fewestSamples = 2
  /// The largest number of samples, for pixels that show much of the bitmap.
  private static let mostSamples = 8

  /// Returns the bitmap in perspective.
  ///
  /// - Parameters:
  ///   - back: The change from a visible place to the place of the bitmap that is seen there, in
  ///     pixels.
  ///   - forward: The inverse of `back`.
  ///   - area: The visible pixels.
  fileprivate func projected(
    from back: Perspective, forward: Perspective, in area: DeviceRect
  ) -> Bitmap {
    let seen = Bitmap(area)
    for y in area.minY..<area.maxY {
      let row = seen.address(x: area.minX, y: y)
      for x in 0..<area.width {
        row[x] = pixel(at: Point(x: Double(area.minX + x), y: Double(y)), from: back, forward)
      }
    }
    return seen
  }

  /// Returns the mean colour seen in a pixel whose top left corner is a place.
  private func pixel(
    at corner: Point, from back: Perspective, _ forward: Perspective
  ) -> UInt32 {
    let count = sampleCount(at: corner, from: back)
    var sum = SIMD4<Double>.zero
    for row in 0..<count {
      for column in 0..<count {
        let place = Point(
          x: corner.x + (Double(column) + 0.5) / Double(count),
          y: corner.y + (Double(row) + 0.5) / Double(count))
        // Places behind the eye are on no line of sight.
        guard let origin = back.source(of: place, forward) else { continue }
        sum += sample(at: origin)
      }
    }
    let mean = sum / Double(count * count) + 0.5
    guard mean.w >= 1 else { return 0 }
    return UInt32(mean.w) << 24 | UInt32(mean.x) << 16 | UInt32(mean.y) << 8 | UInt32(mean.z)
  }

  /// Returns the number of samples of a pixel along a side: as many as the bitmap's pixels that it
  /// shows.
  private func sampleCount(at corner: Point, from back: Perspective) -> Int {
    let right = Point(x: corner.x + 1, y: corner.y)
    let below = Point(x: corner.x, y: corner.y + 1)
    guard let a = back.unbounded(corner), let b = back.unbounded(right),
      let c = back.unbounded(below)
    else { return Self.mostSamples }
    let longest = max(
      (b.x - a.x).magnitude, (b.y - a.y).magnitude, (c.x - a.x).magnitude,
      (c.y - a.y).magnitude)
    guard longest < Double(Self.mostSamples) else { return Self.mostSamples }
    return max(Int(longest.rounded(.up)), Self.fewestSamples)
  }

  /// Returns the colour at a place: red, green, blue and alpha, premultiplied, between those of the
  /// four pixels around it; clear beyond the bitmap.
  private func sample(at place: Point) -> SIMD4<Double> {
    let (x, y) = (place.x - 0.5 - Double(bounds.minX), place.y - 0.5 - Double(bounds.minY))
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return .zero }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (right, low) = (x - left, y - top)
    let upper = color(column, row) * (1 - right) + color(column + 1, row) * right
    let lower = color(column, row + 1) * (1 - right) + color(column + 1, row + 1) * right
    return upper * (1 - low) + lower * low
  }

  private func color(_ x: Int, _ y: Int) -> SIMD4<Double> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let pixel = pixels[y * width + x]
    return SIMD4(
      Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255),
      Double(pixel >> 24))
  }
}

extension Perspective {
  /// Returns the place whose picture is at a place; nil if there is none in front of the eye.
  fileprivate func source(of place: Point, _ forward: Perspective) -> Point? {
    guard let origin = unbounded(place), forward(origin) != nil else { return nil }
    return origin
  }
}
