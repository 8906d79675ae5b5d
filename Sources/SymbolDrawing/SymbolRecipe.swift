/// The composition of a symbol.
package indirect enum SymbolRecipe: Hashable, Sendable {
  /// A file of bootstrap-icons, by its name without an extension.
  case icon(String)
  /// Paths in this module.
  case pieces([SymbolPiece])
  /// A smaller symbol in an outline, or cut out of a filled one.
  case enclosed(SymbolRecipe, Enclosure, isFilled: Bool)
  /// A symbol that is crossed out.
  case slashed(SymbolRecipe)
  /// A symbol with a small one at its lower right corner.
  case badged(SymbolRecipe, SymbolRecipe)

  /// The enclosure of a symbol.
  package enum Enclosure: Sendable {
    case circle, square, triangle
  }
}

extension SymbolRecipe.Enclosure {
  /// The path of the outline, between the strokes' middles.
  var path: String {
    switch self {
    case .circle: "M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z"
    case .square:
      "M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3"
        + "A2.5 2.5 0 0 1 3 .5z"
    case .triangle: "M8 1.5 15 14H1z"
    }
  }

  /// The origin of the inner symbol's grid, and the size of its unit.
  var room: (x: Double, y: Double, scale: Double) {
    switch self {
    case .circle, .square: (3.68, 3.68, 0.54)
    case .triangle: (4.96, 6.4, 0.38)
    }
  }

  /// Returns the extra width of the inner symbol's strokes, with which they are about as wide as
  /// the outline after scaling down.
  func boldness(around boldness: Double) -> Double { boldness + 0.9 / room.scale - 1 }
}
