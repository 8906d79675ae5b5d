import DisplayList
import ImageDecoding
import LayoutGeometry

/// The elements of a symbol's template by their identifiers.
struct SymbolElements {
  private let elements: [SVGMarkup.Element]
  private let ids: [String: Int]

  /// A path of a drawing.
  struct Shape {
    /// The path, in the document's units.
    var path: Path
    /// The path's level from the front, by its class: 0, 1 or 2.
    var level: Int
  }

  init(_ markup: SVGMarkup) {
    elements = markup.elements
    let pairs = elements.enumerated().compactMap { index, element in
      element.attributes["id"].map { ($0, index) }
    }
    ids = Dictionary(pairs) { first, _ in first }
  }

  func index(of id: String) -> Int? { ids[id] }

  /// Returns a coordinate of a line, such as `x1`; nil if there is no such line.
  func place(ofLine id: String, _ attribute: String) -> Double? {
    ids[id].flatMap { elements[$0].attributes[attribute] }.flatMap { Double($0) }
      .flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the paths of an element and of those in it, in the order of drawing.
  ///
  /// - Throws: `SVGPathData.Problem`.
  func paths(in index: Int) throws(SVGPathData.Problem) -> [Shape] {
    var shapes: [Shape] = []
    try addPaths(of: index, in: .identity, to: &shapes)
    return shapes
  }

  private func addPaths(
    of index: Int, in outer: Transform, to shapes: inout [Shape]
  ) throws(SVGPathData.Problem) {
    let element = elements[index]
    let transform = Self.transform(element.attributes["transform"]).followed(by: outer)
    if element.name == "path", let data = element.attributes["d"] {
      var path = try Path(svgPathData: data).transformed(by: transform)
      path.isEvenOdd = element.attributes["fill-rule"] == "evenodd"
      shapes.append(Shape(path: path, level: Self.level(ofClass: element.attributes["class"])))
    }
    for child in element.children { try addPaths(of: child, in: transform, to: &shapes) }
  }

  /// Returns the level of a path by its class, as in `monochrome-0 hierarchical-1:secondary`.
  private static func level(ofClass name: String?) -> Int {
    let layers = (name ?? "").split(separator: " ").filter { $0.hasPrefix("hierarchical-") }
    return switch layers.first?.split(separator: ":").last {
    case "secondary": 1
    case "tertiary": 2
    default: 0
    }
  }

  /// Returns the transform in one of the program's notations: `matrix(…)` and `translate(…)`.
  private static func transform(_ text: String?) -> Transform {
    guard let text, let opening = text.firstIndex(of: "("), text.hasSuffix(")") else {
      return .identity
    }
    let numbers = text[text.index(after: opening)...].dropLast()
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.allSatisfy(\.isFinite) else { return .identity }
    switch (text[..<opening].filter { !$0.isWhitespace }, numbers.count) {
    case ("matrix", 6):
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    case ("translate", 2): return .move(Point(x: numbers[0], y: numbers[1]))
    default: return .identity
    }
  }
}
