/// What a symbol is made of.
package indirect enum SymbolRecipe: Sendable {
  /// A file of bootstrap-icons, by its name without an extension.
  case icon(String)
  /// Paths that are drawn here.
  case pieces([SymbolPiece])
  /// A smaller symbol in an outline, or left out of a filled one.
  case enclosed(SymbolRecipe, Enclosure, isFilled: Bool)
  /// A symbol that is crossed out.
  case slashed(SymbolRecipe)
  /// A symbol with a small one at its lower right corner.
  case badged(SymbolRecipe, SymbolRecipe)

  /// What encloses a symbol.
  package enum Enclosure: Sendable {
    case circle, square, triangle
  }
}

extension SymbolRecipe.Enclosure {
  /// Its outline, between the strokes' middles.
  var path: String {
    switch self {
    case .circle: "M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z"
    case .square:
      "M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3"
        + "A2.5 2.5 0 0 1 3 .5z"
    case .triangle: "M8 1.5 15 14H1z"
    }
  }

  /// Where the grid of the symbol inside begins, and how large a unit of it is.
  var room: (x: Double, y: Double, scale: Double) {
    switch self {
    case .circle, .square: (3.68, 3.68, 0.54)
    case .triangle: (4.96, 6.4, 0.38)
    }
  }

  /// How much wider than usual the strokes of the symbol inside are, so that they are about as wide as
  /// the outline once they are smaller.
  func boldness(around boldness: Double) -> Double { boldness + 0.9 / room.scale - 1 }
}
