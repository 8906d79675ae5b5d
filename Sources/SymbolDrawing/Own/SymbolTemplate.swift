import CellViews
import DisplayList
import ImageDecoding
import LayoutGeometry
import TextShaping

/// A symbol exported by Apple's program SF Symbols: one document with its drawings.
///
/// The group `Symbols` has a group of paths for each weight at a scale, such as `Regular-M`; the
/// group `Guides` has the lines that place the drawings: `Baseline-M` and `Capline-M`, and
/// `left-margin-Regular-M` and `right-margin-Regular-M` of the weights that have them. Variable
/// templates have three weights, `Ultralight`, `Regular` and `Black`, whose paths have the same
/// steps: the others are interpolated.
///
/// Source: Apple's "Creating custom symbol images for your app".
struct SymbolTemplate {
  /// The drawings, by the indices of their weights among the nine.
  private let drawings: [Int: Drawing]
  /// The height in a drawing that is a font's size, in the template's units.
  private let em: Double

  /// The nine weights, from the lightest.
  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let regular = 3
  /// The scales of templates, which are drawn at 100 points; they are as large as those of a view's
  /// symbols.
  private static let scales: [(letter: String, em: Double)] = [
    ("M", 100), ("S", 100 * SymbolScale.small.factor), ("L", 100 * SymbolScale.large.factor),
  ]

  /// One weight of a symbol.
  fileprivate struct Drawing {
    /// The paths, in the order of drawing.
    var paths: [Path]
    /// The level of each path, the front being 0.
    var levels: [Int]
    /// The drawing's box: from margin to margin, from the cap line to the baseline.
    var room: Rect
  }

  /// Creates the template of a document; nil for any other picture.
  ///
  /// - Throws: `SVGPathData.Problem` for path data that is not well-formed.
  init?(_ markup: SVGMarkup) throws(SVGPathData.Problem) {
    let elements = SymbolElements(markup)
    guard
      let scale = Self.scales.first(where: { elements.index(of: "Regular-\($0.letter)") != nil })
    else { return nil }
    var drawings: [Int: Drawing] = [:]
    for (place, weight) in Self.weights.enumerated() {
      drawings[place] = try Self.drawing("\(weight)-\(scale.letter)", scale.letter, in: elements)
    }
    self.drawings = drawings
    em = scale.em
  }

  private static func drawing(
    _ name: String, _ scale: String, in elements: SymbolElements
  ) throws(SVGPathData.Problem) -> Drawing? {
    guard let index = elements.index(of: name) else { return nil }
    let shapes = try elements.paths(in: index)
    guard let bounds = Rect(around: shapes.map(\.path)) else { return nil }
    // Without lines, as in templates that people simplified, the drawing's bounds are its box.
    let left = elements.place(ofLine: "left-margin-\(name)", "x1") ?? bounds.minX
    let right = elements.place(ofLine: "right-margin-\(name)", "x1") ?? bounds.maxX
    let top = elements.place(ofLine: "Capline-\(scale)", "y1") ?? bounds.minY
    let bottom = elements.place(ofLine: "Baseline-\(scale)", "y1") ?? bounds.maxY
    return Drawing(
      paths: shapes.map(\.path), levels: shapes.map(\.level),
      room: Rect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1)))
  }

  /// The levels of the drawings, from the front to the rear.
  var levels: [Int] {
    Set(drawings[Self.regular]?.levels ?? []).sorted()
  }

  /// Returns a drawing as a document of its own, one font size high, in black.
  ///
  /// A taller drawing makes the document higher, so that all of it is in a symbol's box.
  ///
  /// - Parameters:
  ///   - level: The level of the drawn paths; nil for all.
  ///   - isMirrored: Indicates whether left and right are swapped.
  func document(weight: FontWeight, level: Int? = nil, isMirrored: Bool = false) -> String {
    let drawing = drawing(weight: weight)
    let bounds = Rect(around: drawing.paths) ?? drawing.room
    let (middle, room) = (drawing.room.midY, drawing.room)
    let reach = max(em / 2, middle - bounds.minY, bounds.maxY - middle)
    let side = max(room.width / 2, room.midX - bounds.minX, bounds.maxX - room.midX)
    let paths = zip(drawing.paths, drawing.levels).filter { level == nil || $0.1 == level }
      .map { path, _ in
        let placed = path.mapped {
          Point(x: (isMirrored ? -1 : 1) * ($0.x - room.midX) + side, y: $0.y - middle + reach)
        }
        return "<path d=\"\(placed.words)\"/>"
      }
    let size = "width=\"\((2 * side).dump)\" height=\"\((2 * reach).dump)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)"
      + " viewBox=\"0 0 \((2 * side).dump) \((2 * reach).dump)\">\(paths.joined())</svg>"
  }

  /// Returns the drawing of a weight: the template's own, an interpolation of two of its own, or
  /// the nearest.
  private func drawing(weight: FontWeight) -> Drawing {
    let place = min(max((weight.rawValue + 50) / 100, 1), 9) - 1
    if let own = drawings[place] { return own }
    let lower = drawings.keys.filter { $0 < place }.max()
    let upper = drawings.keys.filter { $0 > place }.min()
    if let lower, let upper, let from = drawings[lower], let to = drawings[upper],
      let between = Drawing(
        from: from, to: to,
        // The position of the weight's strokes between those of the others.
        share: (SymbolPen.widths[place] - SymbolPen.widths[lower])
          / (SymbolPen.widths[upper] - SymbolPen.widths[lower]))
    {
      return between
    }
    let nearest = drawings.keys.min { abs($0 - place) < abs($1 - place) }
    guard let nearest, let drawing = drawings[nearest] else {
      preconditionFailure("a template without drawings")
    }
    return drawing
  }
}

extension SymbolTemplate.Drawing {
  /// Creates the interpolation of two drawings with the same steps; nil for different steps.
  ///
  /// - Parameter share: 0 for the first, 1 for the second.
  fileprivate init?(from first: Self, to second: Self, share: Double) {
    guard first.paths.count == second.paths.count else { return nil }
    var paths: [Path] = []
    for (path, other) in zip(first.paths, second.paths) {
      guard let between = path.between(other, share: share) else { return nil }
      paths.append(between)
    }
    func mixed(_ edge: (Rect) -> Double) -> Double {
      edge(first.room) + (edge(second.room) - edge(first.room)) * share
    }
    self.init(
      paths: paths, levels: first.levels,
      room: Rect(
        x: mixed(\.minX), y: mixed(\.minY), width: mixed(\.width), height: mixed(\.height)))
  }
}

extension Path {
  /// Returns the interpolation of two paths with the same steps; nil for different steps.
  fileprivate func between(_ other: Path, share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mixed(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var path = self
    for (index, pair) in zip(elements, other.elements).enumerated() {
      switch pair {
      case (.move(let a), .move(let b)): path.elements[index] = .move(mixed(a, b))
      case (.line(let a), .line(let b)): path.elements[index] = .line(mixed(a, b))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        path.elements[index] = .curve(
          mixed(a, b), control1: mixed(a1, b1), control2: mixed(a2, b2))
      case (.close, .close): break
      default: return nil
      }
    }
    return path
  }
}

extension Rect {
  /// Creates a rectangle around the control points of paths; nil for paths without points.
  fileprivate init?(around paths: [Path]) {
    let bounds = paths.filter { !$0.elements.isEmpty }.map(\.bounds)
    guard let first = bounds.first else { return nil }
    self = bounds.dropFirst().reduce(first) { whole, rect in
      let origin = Point(x: min(whole.minX, rect.minX), y: min(whole.minY, rect.minY))
      return Rect(
        origin: origin,
        size: Size(
          width: max(whole.maxX, rect.maxX) - origin.x,
          height: max(whole.maxY, rect.maxY) - origin.y))
    }
  }
}
