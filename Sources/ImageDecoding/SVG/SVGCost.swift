/// The cost of drawing a part of an SVG document, with all that it refers to, each as often as it
/// is drawn.
///
/// Sums stop far above every limit, so that nothing overflows.
struct SVGCost {
  /// Elements, those that `use`, masks, filters, clip paths and markers draw again included.
  var elements = 0
  /// Points of paths; a curve has three.
  var points = 0
  /// Pairs of lines in one path that may cross.
  var crossings = 0
  /// Characters of text.
  var characters = 0
  /// Colour stops of gradients.
  var stops = 0
  /// Dashes of dashed lines.
  var dashes = 0
  /// Surfaces as large as the picture: of masks, filters and opacity.
  var layers = 0
  /// The depth to which masks, filters and markers are nested.
  var effectDepth = 0
  /// The depth to which elements are nested, references followed.
  var depth = 0

  /// The most that a document may cost.
  ///
  /// Drawn at a phone's size, a document that reaches one of these limits takes seconds.
  static let limit = SVGCost(
    elements: 10_000, points: 100_000, crossings: 1_000_000, characters: 10_000,
    stops: 1_000_000, dashes: 10_000_000, layers: 1_000, effectDepth: 4, depth: 128)

  /// The most combining marks that a character may have: Pango's time grows with their square.
  static let combiningMarkLimit = 32

  private static let ceiling = 1 << 40

  /// Adds what is drawn beside this part.
  mutating func add(_ other: SVGCost, times count: Int = 1) {
    func sum(_ a: Int, _ b: Int) -> Int {
      let (product, overflow) = b.multipliedReportingOverflow(by: count)
      return overflow ? Self.ceiling : min(a + min(product, Self.ceiling), Self.ceiling)
    }
    elements = sum(elements, other.elements)
    points = sum(points, other.points)
    crossings = sum(crossings, other.crossings)
    characters = sum(characters, other.characters)
    stops = sum(stops, other.stops)
    dashes = sum(dashes, other.dashes)
    layers = sum(layers, other.layers)
    effectDepth = max(effectDepth, other.effectDepth)
    depth = max(depth, other.depth)
  }

  /// The larger of each number of two parts of which one is drawn.
  func formUnion(_ other: SVGCost) -> SVGCost {
    SVGCost(
      elements: max(elements, other.elements), points: max(points, other.points),
      crossings: max(crossings, other.crossings), characters: max(characters, other.characters),
      stops: max(stops, other.stops), dashes: max(dashes, other.dashes),
      layers: max(layers, other.layers), effectDepth: max(effectDepth, other.effectDepth),
      depth: max(depth, other.depth))
  }

  /// Throws `PictureError.unsupported` for the first number that is over its limit.
  func check() throws(PictureError) {
    let limit = Self.limit
    guard elements <= limit.elements else { throw Self.tooManyElements }
    guard depth <= limit.depth else { throw Self.tooDeep }
    guard effectDepth <= limit.effectDepth else {
      throw .unsupported("SVG with masks, filters or markers more than \(limit.effectDepth) deep")
    }
    for (number, limit, what) in [
      (points, limit.points, "points of paths"), (characters, limit.characters, "characters"),
      (crossings, limit.crossings, "lines that cross"), (stops, limit.stops, "colour stops"),
      (dashes, limit.dashes, "dashes"), (layers, limit.layers, "masks, filters and opacities"),
    ] {
      guard number <= limit else { throw .unsupported("SVG that draws more than \(limit) \(what)") }
    }
  }

  /// Why a document with too many elements is refused.
  static let tooManyElements = PictureError.unsupported(
    "SVG that draws more than \(limit.elements) elements")
  /// Why a document whose elements nest too deeply is refused.
  static let tooDeep = PictureError.unsupported("SVG nested more than \(limit.depth) deep")
}
