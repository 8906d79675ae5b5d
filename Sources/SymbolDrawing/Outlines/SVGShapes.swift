/// The paths, circles and rectangles of an icon's file.
struct SVGShapes {
  struct Shape {
    var path: FlatPath
    /// Indicates whether areas that it encloses twice are omitted.
    var isEvenOdd: Bool
  }

  /// The shapes, in the order of drawing.
  private(set) var paths: [Shape] = []

  /// Creates the shapes in the content of a document's root element.
  init(_ markup: String) {
    for element in markup.split(separator: "<") {
      let attributes = Self.attributes(of: element)
      func number(_ name: String) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }
      let path: FlatPath
      switch element.prefix(while: \.isLetter) {
      case "path": path = FlatPath(data: attributes["d"] ?? "")
      case "circle":
        path = FlatPath(center: OutlinePoint(number("cx"), number("cy")), radius: number("r"))
      case "rect":
        let size = OutlinePoint(number("width"), number("height"))
        path = FlatPath(
          roundedRectangleAt: OutlinePoint(number("x"), number("y")), size, radius: number("rx"))
      default: continue
      }
      let placed = Self.matrix(attributes["transform"]).map { m in
        path.mapped {
          OutlinePoint(m[0] * $0.x + m[2] * $0.y + m[4], m[1] * $0.x + m[3] * $0.y + m[5])
        }
      }
      paths.append(
        Shape(path: placed ?? path, isEvenOdd: attributes["fill-rule"] == "evenodd"))
    }
  }

  private static func attributes(of element: Substring) -> [String: String] {
    let pieces = element.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      let name = pieces[index].split { $0.isWhitespace || $0 == "=" }.last ?? ""
      attributes[String(name)] = String(pieces[index + 1])
    }
    return attributes
  }

  /// Returns the six numbers of `matrix(…)`.
  private static func matrix(_ text: String?) -> [Double]? {
    guard let text, text.hasPrefix("matrix("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(7).dropLast().split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    return numbers.count == 6 ? numbers : nil
  }
}

extension Region {
  /// Creates the area of an icon's elements: its paths, circles and rectangles.
  package init(svgElements markup: String) {
    self = SVGShapes(markup).paths.reduce(Region()) { region, shape in
      region.union(Region(filling: shape.path, isEvenOdd: shape.isEvenOdd))
    }
  }
}

extension FlatPath {
  /// Creates a rectangle with circular corners.
  fileprivate init(roundedRectangleAt origin: OutlinePoint, _ size: OutlinePoint, radius: Double) {
    let (w, h) = (size.x - 2 * radius, size.y - 2 * radius)
    let arc = "a\(radius) \(radius) 0 0 1"
    self.init(
      data: "M\(origin.x + radius) \(origin.y)h\(w)\(arc) \(radius) \(radius)v\(h)"
        + "\(arc) -\(radius) \(radius)h-\(w)\(arc) -\(radius) -\(radius)v-\(h)"
        + "\(arc) \(radius) -\(radius)z")
  }
}
