package import ImageDecoding
package import LayoutGeometry
import Synchronization
package import TextShaping

/// How the parts of a symbol are coloured.
package enum SymbolColoring: String, Hashable, Sendable, CaseIterable {
  /// All alike, in the foreground colour.
  case monochrome
  /// In the foreground colour, fainter from level to level.
  case hierarchical
  /// Each level in a colour of its own.
  case palette

  /// How opaque a level is in the foreground colour, 0 being the foremost.
  static func opacity(level: Int) -> Double {
    switch level {
    case 0: 1
    case 1: 0.5
    default: 0.25
    }
  }
}

/// How large a symbol is beside a text.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The symbol's height as a part of the font's size.
  package var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// What a symbol's picture depends on.
package struct SymbolLook: Hashable, Sendable {
  /// The weight of the strokes, one of the nine that have names.
  package var weight: FontWeight
  /// Whether parts are drawn as pictures of their own, for colours of their own.
  package var isLayered: Bool
  /// Where leading is.
  package var direction: LayoutDirection

  /// A look; a weight between two becomes the nearer one.
  package init(
    weight: FontWeight = .regular, isLayered: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) {
    self.weight = FontWeight(rawValue: min(max((weight.rawValue + 50) / 100, 1), 9) * 100)
    self.isLayered = isLayered
    self.direction = direction
  }

  /// True for the look of the symbol's plain picture.
  var isPlain: Bool { weight == .regular && !isLayered }
}

/// A part of a symbol.
package struct SymbolLayer: Sendable {
  /// The part, in a picture of the whole symbol's size.
  package var picture: Picture
  /// How far from the front it is: 0, 1 or 2.
  package var level: Int

  /// A part of a symbol.
  package init(picture: Picture, level: Int) {
    self.picture = picture
    self.level = level
  }
}

/// The looks of a symbol besides its plain picture, each drawn when it is asked for first.
package final class SymbolArtwork: Sendable {
  private let draw: @Sendable (SymbolLook) -> [SymbolLayer]
  private let drawn = Mutex<[SymbolLook: [SymbolLayer]]>([:])

  /// The looks that a closure draws: the parts, the rearmost first.
  package init(_ draw: @escaping @Sendable (SymbolLook) -> [SymbolLayer]) {
    self.draw = draw
  }

  /// The symbol's parts in a look, the rearmost first.
  package func layers(in look: SymbolLook) -> [SymbolLayer] {
    if let known = drawn.withLock({ $0[look] }) { return known }
    let layers = draw(look)
    drawn.withLock { $0[look] = layers }
    return layers
  }
}
