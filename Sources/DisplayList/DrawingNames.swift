package import LayoutGeometry

/// The names that a drawing's colours and pictures have in their source, and the drawing's texts.
package struct DrawingNames: Hashable, Sendable {
  /// A purpose of a colour.
  package enum Use: Hashable, Sendable {
    case fill, border, shadow
    /// Texts and symbols.
    case foreground
  }

  /// A use of a colour or a picture under a name, at a place of the drawing.
  private struct NamedUse: Hashable {
    var name: String?
    var use: Use
    var frame: Rect
  }

  private struct Uses: Hashable {
    var all: [NamedUse] = []
    /// Indicates whether there are several names, or one and also a use without it.
    var hasSeveralNames = false

    mutating func add(_ use: NamedUse) {
      if let first = all.first, first.name != use.name { hasSeveralNames = true }
      if all.count < DrawingNames.limit { all.append(use) }
    }

    /// Returns the name of the use at a place; nil for one without a name, and for several at its place.
    func name(as use: Use, at place: Rect) -> String? {
      guard hasSeveralNames else { return all.first?.name }
      guard all.count < DrawingNames.limit else { return nil }
      let sameUses = all.filter { $0.use == use }
      let candidates = sameUses.isEmpty ? all : sameUses
      if let name = Self.common(candidates) { return name }
      let around = candidates.filter { $0.frame.inset(by: -0.01).contains(place) }
      let least = around.map(\.frame.size.area).min() ?? 0
      return Self.common(around.filter { $0.frame.size.area <= least + 0.01 }) ?? nil
    }

    /// Returns the name that all of some uses share; nil for uses under several.
    private static func common(_ uses: [NamedUse]) -> String?? {
      guard let first = uses.first, uses.allSatisfy({ $0.name == first.name }) else { return nil }
      return .some(first.name)
    }
  }

  /// The largest number of uses that are searched for a place: more would take long where a screen
  /// has very many.
  private static let limit = 1000

  private var colors: [RGBA: Uses] = [:]
  /// Pictures of equal bytes are one, whatever their files are called.
  private var pictures: [PictureID: Uses] = [:]
  /// Each text in full, in the order of drawing.
  package var texts: [String] = []

  /// Creates an empty record.
  package init() {}

  /// Adds a colour, which may have no name, as a view in a frame uses it.
  package mutating func add(_ color: RGBA, name: String?, as use: Use, in frame: Rect) {
    colors[color, default: Uses()].add(NamedUse(name: name, use: use, frame: frame))
  }

  /// Adds a picture, which may have no name, as a view in a frame shows it.
  package mutating func add(_ picture: PictureID, name: String?, in frame: Rect) {
    pictures[picture, default: Uses()].add(NamedUse(name: name, use: .fill, frame: frame))
  }

  /// Returns the name of a colour where it is used; nil for one without a name, and for one with
  /// several names at its place.
  ///
  /// If a colour has several names, the one for this use counts; if it has several of those, the
  /// one of the smallest view around the place.
  package func name(of color: RGBA, as use: Use, at place: Rect) -> String? {
    colors[color]?.name(as: use, at: place)
  }

  /// Returns the name of a picture at a place, of several that of the smallest view around the place; nil for one without
  /// a name.
  package func name(of picture: PictureID, at place: Rect) -> String? {
    // A symbol may be larger than its view, about the same middle.
    pictures[picture]?.name(as: .fill, at: Rect(x: place.midX, y: place.midY, width: 0, height: 0))
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
