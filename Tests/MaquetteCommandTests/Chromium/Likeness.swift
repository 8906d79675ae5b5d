/// A drawing in the config language and in HTML, which must look alike.
///
/// Both are 160 × 120 points over a background. `{ink}` and `{paper}` are black and white, in dark
/// white and black.
struct Likeness: Sendable {
  let name: String
  /// The view, in the middle of the tile.
  let view: String
  /// What is at the tile's top left.
  let html: String
  let bound: LikenessBound
  /// Views that are nearly the right one, by what is wrong with them: the bound must refuse each.
  let mistakes: [String: String]
  /// Whether it is text, of which the browser is asked for the coverage, in black on white.
  ///
  /// Chromium makes light letters on dark up to 8 % heavier than the outlines are, and dark ones up
  /// to 4 % lighter: Skia blends small letters with a gamma, which at 12 pixels a point is below
  /// 0.2 % of their ink. iOS blends by coverage alone.
  var isText = false
}

/// How far a picture may be from the browser's.
struct LikenessBound: Sendable {
  /// How far a pixel that is on no edge may be, from 0 to 255.
  let level: Int
  /// The part of the pixels that may be farther: those on edges.
  let edges: Double
  /// How far any pixel may be.
  let most: Int
  /// The mean of all pixels.
  var mean = 255.0
  /// By which part the ink may be more or less.
  var ink = 1.0
  /// By how much the middle of the ink may be elsewhere, in pixels.
  var shift = 100.0
  /// At how many pixels a point the browser draws: a multiple of 6.
  var scale = 6

  /// Edges, and between them colours of 1 level more or less.
  ///
  /// Colours are rounded once on either side. Cairo takes a curve for straight lines that are up to
  /// a tenth of a pixel beside it, 26 levels, and has 15 rows of samples in a pixel, so that the
  /// coverage of an edge is off by up to 1/30, 9 levels; the browser's is off by a twelfth of that,
  /// 3, at 12 pixels a point. An outline of 300 points has 300 to 450 pixels on its edge, of
  /// 19,200: 2.4 %.
  static let shape = LikenessBound(level: 1, edges: 0.025, most: 38, scale: 12)

  /// Colours that change: both are rounded by thresholds, or one of them is, and the browser's picture
  /// is the mean of many such pixels: at most 1 level, or 2 where a mask is multiplied and rounded.
  ///
  /// Cairo's edge of a masked circle is up to a tenth of a pixel elsewhere: 26 levels.
  static let gradient = LikenessBound(level: 2, edges: 0.0025, most: 26, mean: 0.25)

  /// Edges that are out of focus, of shapes that have sharp ones.
  ///
  /// Both blur by three boxes of the same width, of whole pixels there: half of one is below 2 % of a
  /// box for a radius of 3 points, which is a level. Sharp edges are off as those of `shape` are, on up
  /// to 0.3 % of the pixels. At more than 6 pixels a point Skia's shadows of such radii become narrower.
  static let blur = LikenessBound(level: 4, edges: 0.005, most: 38, mean: 0.3)

  /// Edges out of focus alone.
  static let filter = LikenessBound(level: 2, edges: 0, most: 2, mean: 0.3)

  /// What is turned in space is a picture that is sampled again: an edge that was sharp is as wide
  /// as two pixels, and a quarter of the contrast off.
  static let perspective = LikenessBound(level: 1, edges: 0.025, most: 64)

  /// Colours that are mixed.
  ///
  /// Sides are on pixels, so that there are no edges. Three products of bytes are rounded.
  static let mixture = LikenessBound(level: 2, edges: 0, most: 2)

  /// Letters.
  ///
  /// FreeType's coverage is exact, to a level, and cut off: half a level of each pixel on an edge,
  /// of 127 on average, is 0.4 % of the ink; blending rounds once more. Letters are at quarters of
  /// a pixel: each is at most 1/8 elsewhere, and so is their middle. An edge that is 1/8 elsewhere
  /// is off by 32 levels; few pixels hold two, and the browser's own edges are off by up to 1/16.
  ///
  /// A baseline is on a row of pixels, so that all labels of a row are equally sharp; the browser has it
  /// anywhere. Those of these texts are on one at every scale, and at @1x a text has to be more than half
  /// a point lower to be on the next one.
  static let text = LikenessBound(
    level: 32, edges: 0.0025, most: 70, ink: 0.01, shift: 0.125,
    scale: 12)
}

/// A part of a picture.
struct Tile {
  let width: Int
  let height: Int
  /// Red, green and blue in bytes, from the picture's first pixel on.
  let pixels: [UInt32]
  /// How many pixels a row of the picture has.
  let stride: Int
  /// The tile's first pixel.
  let start: Int
}

/// What is between two pictures, in levels from 0 to 255.
struct LikenessDifference: CustomStringConvertible {
  /// The part of the pixels that are more than the bound's level apart.
  private var edges = 0.0
  private var most = 0
  private var mean = 0.0
  private var ink = 0.0
  private var shift = (x: 0.0, y: 0.0)
  private let bound: LikenessBound

  /// The difference of two tiles of the same size, over a background.
  ///
  /// - Parameter isNegative: Whether the expected one has light for dark.
  init(
    _ drawn: Tile, _ expected: Tile, isNegative: Bool, background: UInt32, bound: LikenessBound
  ) {
    self.bound = bound
    let (mask, inverted): (UInt32, UInt32) = (0xFF_FFFF, isNegative ? 0xFF_FFFF : 0)
    var (ours, theirs) = (0, 0)
    var total = 0
    var beyond = 0
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let one = drawn.pixels[drawn.start + y * drawn.stride + x] & mask
        let other = (expected.pixels[expected.start + y * expected.stride + x] & mask) ^ inverted
        // Black and white have as much blue as of the others.
        if one != background { ours += abs(Int(one & 255) - Int(background & 255)) }
        if other != background { theirs += abs(Int(other & 255) - Int(background & 255)) }
        if one == other { continue }
        var largest = 0
        for shift: UInt32 in [0, 8, 16] {
          largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
        }
        most = max(most, largest)
        total += largest
        if largest > bound.level { beyond += 1 }
      }
    }
    let count = Double(drawn.width * drawn.height)
    edges = Double(beyond) / count
    mean = Double(total) / count
    ink = Double(ours) / Double(max(theirs, 1)) - 1
    if bound.shift < 100 { shift = Self.shift(drawn, expected, isNegative) }
  }

  /// How far a tile is right of another and below it, in pixels: the distances that leave the least
  /// of the difference, which is its slope times the distance.
  private static func shift(_ drawn: Tile, _ expected: Tile, _ isNegative: Bool)
    -> (x: Double, y: Double)
  {
    var (alongX, alongY, squaresX, squaresY) = (0, 0, 0, 0)
    for y in 1..<(drawn.height - 1) {
      for x in 1..<(drawn.width - 1) {
        let place = expected.start + y * expected.stride + x
        func blue(_ offset: Int) -> Int { Int(expected.pixels[place + offset] & 255) }
        let slopeX = blue(1) - blue(-1)
        let slopeY = blue(expected.stride) - blue(-expected.stride)
        if slopeX == 0 && slopeY == 0 { continue }
        let byte = Int(drawn.pixels[drawn.start + y * drawn.stride + x] & 255)
        let difference = (isNegative ? 255 - byte : byte) - blue(0)
        alongX -= difference * slopeX
        alongY -= difference * slopeY
        squaresX += slopeX * slopeX
        squaresY += slopeY * slopeY
      }
    }
    // A slope is over two pixels.
    return (
      2 * Double(alongX) / Double(max(squaresX, 1)), 2 * Double(alongY) / Double(max(squaresY, 1))
    )
  }

  /// Whether the bound allows it.
  var isAllowed: Bool {
    edges <= bound.edges && most <= bound.most && mean <= bound.mean && abs(ink) <= bound.ink
      && max(abs(shift.x), abs(shift.y)) <= bound.shift
  }

  var description: String {
    func short(_ value: Double) -> String { "\((value * 10000).rounded() / 10000)" }
    return "\(short(edges)) beyond \(bound.level), most \(most), mean \(short(mean)), "
      + "ink \(short(ink)), shift \(short(shift.x)) \(short(shift.y))"
  }
}
