/// Draws a recipe as the outlines of what it covers.
///
/// What is left out of a symbol is then no ink at all, in vector formats too: a mask would be pixels
/// there.
struct SymbolOutline {
  /// The content of an icon's file: what is between the tags of its root.
  let icon: (String) throws -> String

  /// What a recipe covers, whose strokes are wider by `boldness`.
  func region(of recipe: SymbolRecipe, boldness: Double = 0) throws -> Region {
    switch recipe {
    case .icon(let name):
      let region = try Region(svgElements: icon(name))
      return boldness > 0 ? region.offset(by: boldness / 2) : region
    case .pieces(let pieces): return region(of: pieces, boldness: boldness)
    case .enclosed(let inner, let enclosure, let isFilled):
      let room = enclosure.room
      let content = try region(of: inner, boldness: enclosure.boldness(around: boldness))
        .scaled(by: room.scale, movedBy: OutlinePoint(room.x, room.y))
      if isFilled {
        return region(of: [.area(enclosure.path), .line(enclosure.path)], boldness: 0)
          .subtracting(content)
      }
      return region(of: [.line(enclosure.path)], boldness: boldness).union(content)
    case .slashed(let inner):
      let slash = FlatPath(data: "M1.5 1.5l13 13")
      return try region(of: inner, boldness: boldness)
        .subtracting(Region(stroking: slash, width: 3, hasRoundEnds: false))
        .union(Region(stroking: slash, width: 1 + boldness))
    case .badged(let body, let mark):
      let badge = try region(of: mark, boldness: boldness + 0.7)
        .scaled(by: 0.44, movedBy: OutlinePoint(8.5, 8.5))
      return try region(of: body, boldness: boldness)
        .subtracting(Region(filling: FlatPath(center: OutlinePoint(12, 12), radius: 4.6)))
        .union(badge)
    }
  }

  private func region(of pieces: [SymbolPiece], boldness: Double) -> Region {
    pieces.reduce(Region()) { region, piece in
      switch piece {
      case .line(let data):
        region.union(Region(stroking: FlatPath(data: data), width: 1 + boldness))
      case .area(let data):
        region.union(Region(filling: FlatPath(data: data), isEvenOdd: true))
      case .cutLine(let data): region.subtracting(Region(stroking: FlatPath(data: data), width: 1))
      case .cutArea(let data): region.subtracting(Region(filling: FlatPath(data: data)))
      }
    }
  }
}

extension Region {
  /// What the elements of an icon cover: its paths, circles and rectangles.
  package init(svgElements markup: String) {
    self = markup.split(separator: "<").reduce(Region()) { region, element in
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
      default: return region
      }
      let placed = Self.matrix(attributes["transform"]).map { m in
        path.mapped {
          OutlinePoint(m[0] * $0.x + m[2] * $0.y + m[4], m[1] * $0.x + m[3] * $0.y + m[5])
        }
      }
      return region.union(
        Region(filling: placed ?? path, isEvenOdd: attributes["fill-rule"] == "evenodd"))
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

  /// The six numbers of `matrix(…)`.
  private static func matrix(_ text: String?) -> [Double]? {
    guard let text, text.hasPrefix("matrix("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(7).dropLast().split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    return numbers.count == 6 ? numbers : nil
  }
}

extension FlatPath {
  /// A rectangle with circular corners.
  fileprivate init(roundedRectangleAt origin: OutlinePoint, _ size: OutlinePoint, radius: Double) {
    let (w, h) = (size.x - 2 * radius, size.y - 2 * radius)
    let arc = "a\(radius) \(radius) 0 0 1"
    self.init(
      data: "M\(origin.x + radius) \(origin.y)h\(w)\(arc) \(radius) \(radius)v\(h)"
        + "\(arc) -\(radius) \(radius)h-\(w)\(arc) -\(radius) -\(radius)v-\(h)"
        + "\(arc) \(radius) -\(radius)z")
  }
}
