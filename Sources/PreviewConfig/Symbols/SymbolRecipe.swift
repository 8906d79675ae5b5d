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

/// Writes a recipe as an SVG document of 16 × 16.
struct SymbolMarkup {
  /// The content of an icon's file: what is between the tags of its root.
  let icon: (String) throws -> String

  /// The document of a recipe.
  ///
  /// - Parameter isMirrored: Whether left and right are swapped.
  func document(of recipe: SymbolRecipe, isMirrored: Bool) throws -> String {
    let content = try elements(of: recipe, boldness: 0)
    let turned =
      isMirrored ? "<g transform=\"matrix(-1 0 0 1 16 0)\">\(content)</g>" : content
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\""
      + " fill=\"currentColor\" viewBox=\"0 0 16 16\">\(turned)</svg>"
  }

  /// The elements of a recipe, whose strokes are wider by `boldness`.
  private func elements(of recipe: SymbolRecipe, boldness: Double) throws -> String {
    switch recipe {
    case .icon(let name):
      let content = try icon(name)
      guard boldness > 0 else { return content }
      return "<g stroke=\"currentColor\" stroke-width=\"\(boldness)\" stroke-linejoin=\"round\">"
        + content + "</g>"
    case .pieces(let pieces):
      return try elements(of: pieces, boldness: boldness) ?? outline(of: recipe, boldness)
    case .enclosed(let inner, let enclosure, isFilled: false):
      let room = enclosure.room
      let content = try elements(of: inner, boldness: enclosure.boldness(around: boldness))
      return "<path d=\"\(enclosure.path)\"" + stroke(1 + boldness) + "/>"
        + "<g transform=\"translate(\(room.x) \(room.y)) scale(\(room.scale))\">\(content)</g>"
    case .enclosed, .slashed, .badged: return try outline(of: recipe, boldness)
    }
  }

  /// The elements of pieces; nil if some are left out of others.
  private func elements(of pieces: [SymbolPiece], boldness: Double) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .line(let path): text += "<path d=\"\(path)\"" + stroke(1 + boldness) + "/>"
      case .area(let path): text += "<path fill-rule=\"evenodd\" d=\"\(path)\"/>"
      case .cutLine, .cutArea: return nil
      }
    }
    return text
  }

  private func stroke(_ width: Double) -> String {
    " fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(width)\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
  }

  /// The outline of what a recipe covers.
  private func outline(of recipe: SymbolRecipe, _ boldness: Double) throws -> String {
    let region = try SymbolOutline(icon: icon).region(of: recipe, boldness: boldness)
    return "<path d=\"\(region.pathData)\"/>"
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
