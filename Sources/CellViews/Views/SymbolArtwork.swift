package import ImageDecoding
package import LayoutGeometry
import Synchronization
package import TextShaping

/// The colouring of the parts of a symbol.
package enum SymbolColoring: String, Hashable, Sendable, CaseIterable {
  /// All alike, in the foreground colour.
  case monochrome
  /// In the foreground colour, fainter from level to level.
  case hierarchical
  /// Each level in its own colour.
  case palette

  /// Returns the opacity of a level in the foreground colour, 0 being the foremost.
  static func opacity(level: Int) -> Double {
    switch level {
    case 0: 1
    case 1: 0.5
    default: 0.25
    }
  }
}

/// The size of a symbol beside a text.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The symbol's height as a fraction of the font's size.
  package var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// The settings on which a symbol's picture depends.
package struct SymbolLook: Hashable, Sendable {
  /// The weight of the strokes, one of the nine that have names.
  package var weight: FontWeight
  /// Indicates whether parts are separate pictures, with separate colours.
  package var isLayered: Bool
  /// The side of the leading edge.
  package var direction: LayoutDirection

  /// Creates a look; a weight between two becomes the nearer one.
  package init(
    weight: FontWeight = .regular, isLayered: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) {
    self.weight = FontWeight(rawValue: min(max((weight.rawValue + 50) / 100, 1), 9) * 100)
    self.isLayered = isLayered
    self.direction = direction
  }

  /// Indicates whether the look is that of the symbol's plain picture.
  var isPlain: Bool { weight == .regular && !isLayered }
}

/// A part of a symbol.
package struct SymbolLayer: Sendable {
  /// The part, in a picture of the whole symbol's size.
  package var picture: Picture
  /// The level from the front: 0, 1 or 2.
  package var level: Int

  /// Creates a part of a symbol.
  package init(picture: Picture, level: Int) {
    self.picture = picture
    self.level = level
  }
}

/// The looks of a symbol besides its plain picture, each drawn on first use.
package final class SymbolArtwork: Sendable {
  private let draw: @Sendable (SymbolLook) -> [SymbolLayer]
  private let drawn = Mutex<[SymbolLook: [SymbolLayer]]>([:])

  /// Creates the looks that a closure draws: the parts, the rearmost first.
  package init(_ draw: @escaping @Sendable (SymbolLook) -> [SymbolLayer]) {
    self.draw = draw
  }

  /// Returns the symbol's parts in a look, the rearmost first.
  package func layers(in look: SymbolLook) -> [SymbolLayer] {
    if let known = drawn.withLock({ $0[look] }) { return known }
    let layers = draw(look)
    drawn.withLock { $0[look] = layers }
    return layers
  }
}
