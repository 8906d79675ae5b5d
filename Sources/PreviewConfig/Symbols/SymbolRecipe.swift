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
  private let icon: (String) throws -> String
  private var maskCount = 0

  /// A writer that reads icons with a closure.
  init(icon: @escaping (String) throws -> String) {
    self.icon = icon
  }

  /// The document of a recipe.
  ///
  /// - Parameter isMirrored: Whether left and right are swapped.
  mutating func document(of recipe: SymbolRecipe, isMirrored: Bool) throws -> String {
    let content = try elements(of: recipe, boldness: 0)
    let turned =
      isMirrored ? "<g transform=\"matrix(-1 0 0 1 16 0)\">\(content)</g>" : content
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\""
      + " fill=\"currentColor\" viewBox=\"0 0 16 16\">\(turned)</svg>"
  }

  /// The elements of a recipe, whose strokes are wider by `boldness`.
  private mutating func elements(of recipe: SymbolRecipe, boldness: Double) throws -> String {
    switch recipe {
    case .icon(let name):
      let content = try icon(name)
      guard boldness > 0 else { return content }
      return "<g stroke=\"currentColor\" stroke-width=\"\(boldness)\" stroke-linejoin=\"round\">"
        + content + "</g>"
    case .pieces(let pieces): return elements(of: pieces, boldness: boldness)
    case .enclosed(let inner, let enclosure, let isFilled):
      let room = enclosure.room
      // As wide as the outline once it is smaller.
      let content = try elements(of: inner, boldness: boldness + 0.9 / room.scale - 1)
      let placed =
        "<g transform=\"translate(\(room.x) \(room.y)) scale(\(room.scale))\">\(content)</g>"
      if isFilled {
        let shape = elements(of: [.area(enclosure.path), .line(enclosure.path)], boldness: 0)
        return masked(shape, by: placed.replacing("currentColor", with: "#000"))
      }
      return elements(of: [.line(enclosure.path)], boldness: boldness) + placed
    case .slashed(let inner):
      let slash = "M1.5 1.5l13 13"
      let content = try elements(of: inner, boldness: boldness)
      let gap = "<path d=\"\(slash)\" fill=\"none\" stroke=\"#000\" stroke-width=\"3\"/>"
      return masked(content, by: gap) + elements(of: [.line(slash)], boldness: boldness)
    case .badged(let body, let mark):
      let content = try elements(of: body, boldness: boldness)
      let badge = try elements(of: mark, boldness: boldness + 0.7)
      return masked(content, by: "<circle cx=\"12\" cy=\"12\" r=\"4.6\"/>")
        + "<g transform=\"translate(8.5 8.5) scale(.44)\">\(badge)</g>"
    }
  }

  private mutating func elements(of pieces: [SymbolPiece], boldness: Double) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .line(let path):
        text += "<path d=\"\(path)\"" + stroke("currentColor", 1 + boldness) + "/>"
      case .area(let path):
        text += "<path fill-rule=\"evenodd\" d=\"\(path)\"/>"
      case .cutLine(let path):
        text = masked(text, by: "<path d=\"\(path)\"" + stroke("#000", 1) + "/>")
      case .cutArea(let path):
        text = masked(text, by: "<path d=\"\(path)\"/>")
      }
    }
    return text
  }

  private func stroke(_ color: String, _ width: Double) -> String {
    " fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
  }

  /// Elements without what black ones cover.
  private mutating func masked(_ content: String, by hole: String) -> String {
    maskCount += 1
    let id = "cut\(maskCount)"
    return "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"-1\" y=\"-1\" width=\"18\""
      + " height=\"18\"><path fill=\"#fff\" d=\"M-1-1h18v18H-1z\"/><g fill=\"#000\">\(hole)</g>"
      + "</mask><g mask=\"url(#\(id))\">\(content)</g>"
  }
}

extension SymbolRecipe.Enclosure {
  /// Its outline, between the strokes' middles.
  fileprivate var path: String {
    switch self {
    case .circle: "M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z"
    case .square:
      "M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3"
        + "A2.5 2.5 0 0 1 3 .5z"
    case .triangle: "M8 1.5 15 14H1z"
    }
  }

  /// Where the grid of the symbol inside begins, and how large a unit of it is.
  fileprivate var room: (x: Double, y: Double, scale: Double) {
    switch self {
    case .circle, .square: (3.68, 3.68, 0.54)
    case .triangle: (4.96, 6.4, 0.38)
    }
  }
}
