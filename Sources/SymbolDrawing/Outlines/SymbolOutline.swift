import TextShaping

/// The width of a symbol's strokes.
struct SymbolPen {
  /// The extra width of strokes, above one unit, that makes them as wide as others after scaling
  /// down.
  var boldness = 0.0
  /// The extra width of strokes in the weight; below 0 for light ones.
  var weight = 0.0

  /// The width of strokes of one unit.
  var width: Double { 1 + boldness + weight }

  /// The distance by which the edges of strokes move.
  var offset: Double { (boldness + weight) / 2 }

  /// The distance by which the edges of areas move, less than those of strokes, so that cutouts
  /// stay open.
  var areaOffset: Double { (boldness + weight * 0.3) / 2 }
}

extension SymbolPen {
  /// Creates the pen of a weight.
  init(weight: FontWeight) {
    self.init(weight: Self.widths[min(max(weight.rawValue / 100, 1), 9) - 1] - 1)
  }

  /// The strokes of the nine weights, in units, relative to the regular one: near those of SF
  /// Symbols.
  static let widths = [0.4, 0.6, 0.8, 1, 1.18, 1.36, 1.58, 1.82, 2.08]
}

/// A part of a symbol that may have a colour of its own.
struct SymbolPart {
  var region: Region
  /// The part's level from the front: 0, 1 or 2.
  var level: Int

  /// The part one level behind this one.
  var behind: SymbolPart { SymbolPart(region: region, level: min(level + 1, 2)) }
}

/// Draws a recipe as the outlines of its area.
///
/// Cutouts of a symbol are then empty, in vector formats, too: a mask would be pixels there.
struct SymbolOutline {
  /// Returns the content of an icon's file inside its root element.
  let icon: (String) throws -> String

  func region(of recipe: SymbolRecipe, _ pen: SymbolPen) throws -> Region {
    switch recipe {
    case .icon(let name):
      return EnclosedIcon(try icon(name), named: name).region(pen)
    case .pieces(let pieces): return region(of: pieces, pen)
    case .enclosed(let inner, let enclosure, let isFilled):
      let content = try content(of: inner, in: enclosure, pen).reduce(Region()) {
        $0.union($1.region)
      }
      let outline = self.outline(of: enclosure, isFilled: isFilled, pen)
      return isFilled ? outline.subtracting(content) : outline.union(content)
    case .slashed, .badged:
      return try parts(of: recipe, pen).reduce(Region()) { $0.union($1.region) }
    }
  }

  /// Returns the parts of a recipe, the rearmost first.
  func parts(of recipe: SymbolRecipe, _ pen: SymbolPen) throws -> [SymbolPart] {
    switch recipe {
    case .icon(let name): return EnclosedIcon(try icon(name), named: name).parts(pen)
    case .pieces(let pieces): return [SymbolPart(region: region(of: pieces, pen), level: 0)]
    case .enclosed(let inner, let enclosure, let isFilled):
      let content = try content(of: inner, in: enclosure, pen)
      let level = content.map(\.level).max() ?? 0
      let outline = self.outline(of: enclosure, isFilled: isFilled, pen)
      return [SymbolPart(region: outline, level: level).behind] + content
    case .slashed(let inner):
      let slash = FlatPath(data: "M1.5 1.5l13 13")
      let gap = Region(stroking: slash, width: 3 + pen.weight, hasRoundEnds: false)
      return try parts(of: inner, pen).map { part in
        SymbolPart(region: part.region.subtracting(gap), level: part.level).behind
      } + [SymbolPart(region: Region(stroking: slash, width: pen.width), level: 0)]
    case .badged(let body, let mark):
      let badge = try region(
        of: mark, SymbolPen(boldness: pen.boldness + 0.7, weight: pen.weight * 1.2)
      ).scaled(by: 0.44, movedBy: OutlinePoint(8.5, 8.5))
      let gap = Region(filling: FlatPath(center: OutlinePoint(12, 12), radius: 4.6))
      return try parts(of: body, pen).map { part in
        SymbolPart(region: part.region.subtracting(gap), level: part.level).behind
      } + [SymbolPart(region: badge, level: 0)]
    }
  }

  /// Returns the parts of a symbol in an enclosure.
  private func content(
    of inner: SymbolRecipe, in enclosure: SymbolRecipe.Enclosure, _ pen: SymbolPen
  ) throws -> [SymbolPart] {
    let room = enclosure.room
    // The full weight would close small gaps in there.
    let innerPen = SymbolPen(
      boldness: enclosure.boldness(around: pen.boldness), weight: pen.weight * 0.6 / room.scale)
    return try parts(of: inner, innerPen).map { part in
      SymbolPart(
        region: part.region.scaled(by: room.scale, movedBy: OutlinePoint(room.x, room.y)),
        level: part.level)
    }
  }

  private func outline(
    of enclosure: SymbolRecipe.Enclosure, isFilled: Bool, _ pen: SymbolPen
  ) -> Region {
    isFilled
      ? region(of: [.area(enclosure.path), .line(enclosure.path)], SymbolPen())
      : region(of: [.line(enclosure.path)], pen)
  }

  private func region(of pieces: [SymbolPiece], _ pen: SymbolPen) -> Region {
    pieces.reduce(Region()) { region, piece in
      switch piece {
      case .line(let data):
        // The line around an area is its edge.
        let width = pieces.contains(.area(data)) ? 1 + 2 * pen.areaOffset : pen.width
        return region.union(Region(stroking: FlatPath(data: data), width: width))
      case .area(let data):
        return region.union(Region(filling: FlatPath(data: data), isEvenOdd: true))
      case .cutLine(let data):
        return region.subtracting(Region(stroking: FlatPath(data: data), width: 1))
      case .cutArea(let data): return region.subtracting(Region(filling: FlatPath(data: data)))
      }
    }
  }
}
