import DisplayList
import LayoutGeometry

/// A gradient on the pixel grid: the colour of each pixel, from its place on the canvas alone.
///
/// A stop has the colour of a fill with it, to the level: a part of one colour is flat and meets
/// such a fill without a seam.
struct GradientRamp: Sendable {
  private let table: [FineColor]
  /// The location at the middle of pixel (0, 0), in table entries, and its change a pixel.
  private let origin: Double
  private let stepX: Double
  private let stepY: Double
  /// The places of a gradient that is not along a line.
  private let round: RoundPlaces?

  /// The number of entries, enough that neighbours differ by less than one level of a byte.
  private static let count = 1024

  /// The bound of places, far inside of the range of `Int` and `Double`, whatever the gradient's
  /// points are.
  private static let largest = 1e100

  /// Creates a ramp of the gradient at `opacity`; nil if it has no stops.
  init?(_ gradient: Paint.Gradient, opacity: Double, grid: PixelGrid) {
    let direction = gradient.end - gradient.start
    let squared = direction.x * direction.x + direction.y * direction.y
    guard
      let table = Self.table(
        gradient.stops, count: Self.count, opacity: opacity,
        length: squared.squareRoot() * grid.scale)
    else { return nil }
    let entries = Double(Self.count - 1)
    self.table = table
    round = nil
    let half = 0.5 / grid.scale
    let origin =
      entries
      * ((half - gradient.start.x) * direction.x + (half - gradient.start.y) * direction.y)
      / squared
    let stepX = entries * direction.x / squared / grid.scale
    let stepY = entries * direction.y / squared / grid.scale
    // Without a finite length, everything is after the end, as in CSS.
    let isSound = [origin, stepX, stepY].allSatisfy { $0.magnitude < Self.largest }
    (self.origin, self.stepX, self.stepY) = isSound ? (origin, stepX, stepY) : (entries, 0, 0)
  }

  /// Creates a ramp of the gradient at `opacity`; nil if it has no stops.
  init?(_ gradient: Paint.RoundGradient, opacity: Double, grid: PixelGrid) {
    // Turns are long: more entries keep edges between colours sharp.
    let count = 4 * Self.count
    let gradient = gradient.ascending
    guard
      let table = Self.table(
        gradient.stops, count: count, opacity: opacity, length: gradient.length * grid.scale)
    else { return nil }
    self.table = table
    round = RoundPlaces(gradient, entries: Double(count - 1), grid: grid)
    (origin, stepX, stepY) = (Double(count - 1), 0, 0)
  }

  /// Returns the colours at places from 0 to 1; nil without stops.
  ///
  /// - Parameter length: The number of pixels from 0 to 1, across which bands of one colour can
  ///   show.
  private static func table(
    _ stops: [Paint.Stop], count: Int, opacity: Double, length: Double
  ) -> [FineColor]? {
    guard let first = stops.first, let last = stops.last else { return nil }
    // Premultiplied, so that a transparent stop lends no colour.
    let colors = stops.map { PremultipliedColor($0.color, opacity: opacity) }
    let (start, end) = (
      FineColor(PremultipliedColor(first.color, opacity: opacity)),
      FineColor(PremultipliedColor(last.color, opacity: opacity))
    )
    let entries = Double(count - 1)
    var upper = 0
    return (0..<count).map { index in
      let location = Double(index) / entries
      while upper < stops.count, stops[upper].location <= location { upper += 1 }
      if upper == stops.count { return end }
      if upper == 0 { return start }
      let (from, to) = (stops[upper - 1].location, stops[upper].location)
      return FineColor(
        colors[upper - 1], colors[upper], fraction: (location - from) / (to - from),
        length: (to - from) * length)
    }
  }

  @inline(__always)
  func color(x: Int, y: Int) -> FineColor {
    if let round { return table[round.entry(x: x, y: y)] }
    let place = origin + Double(x) * stepX + Double(y) * stepY
    return table[Int(min(max(place + 0.5, 0), Double(table.count - 1)))]
  }

  /// Indicates whether a row has one colour.
  var isHorizontallyConstant: Bool { stepX == 0 && round == nil }
}

extension Paint.RoundGradient {
  /// The largest number of points from location 0 to 1.
  fileprivate var length: Double {
    switch direction {
    case .radial:
      func length(_ axis: Point) -> Double { (axis.x * axis.x + axis.y * axis.y).squareRoot() }
      return (end - start) * max(length(axisX), length(axisY))
    // Without a limit: colours become wider with the distance from the centre.
    case .angular: return .infinity
    }
  }
}

/// The places of pixels in a gradient that is not along a line.
private struct RoundPlaces: Sendable {
  private let gradient: Paint.RoundGradient
  /// The change from pixels to the gradient's own coordinates.
  private let places: Transform
  private let entries: Double

  /// Creates the places; nil for a gradient without an extent: everything is after its end, as for
  /// one along a line.
  init?(_ gradient: Paint.RoundGradient, entries: Double, grid: PixelGrid) {
    let half = 0.5 / grid.scale
    guard
      let places = gradient.transform.followed(by: .move(Point(x: -half, y: -half)))
        .followed(by: .scale(x: grid.scale, y: grid.scale)).inverted,
      [places.a, places.b, places.c, places.d, places.tx, places.ty, gradient.start, gradient.end]
        .allSatisfy({ $0.magnitude < 1e100 })
    else { return nil }
    self.gradient = gradient
    self.places = places
    self.entries = entries
  }

  /// Returns the entry of the table for a pixel.
  func entry(x: Int, y: Int) -> Int {
    let place = places(Point(x: Double(x), y: Double(y)))
    let location = gradient.location(x: place.x, y: place.y)
    return Int(min(max(location, 0), 1) * entries + 0.5)
  }
}
