package import LayoutGeometry

/// The names that a drawing's colours and pictures have in their source, and the drawing's texts.
package struct DrawingNames: Hashable, Sendable {
  /// A purpose of a colour.
  package enum Use: Hashable, Sendable {
    case fill, border, shadow
    /// Texts and symbols.
    case foreground
  }

  /// A use of a colour under a name, at a place of the drawing.
  private struct NamedUse: Hashable {
    var name: String?
    var use: Use
    var frame: Rect
  }

  private struct Uses: Hashable {
    var all: [NamedUse] = []
    /// Indicates whether the colour has several names, or has one and is also used without it.
    var hasSeveralNames = false
  }

  /// The largest number of uses that are searched for a place: more would take long where a screen
  /// has very many.
  private static let limit = 1000

  private var colors: [RGBA: Uses] = [:]
  private var pictures: [PictureID: String] = [:]
  /// Each text in full, in the order of drawing.
  package var texts: [String] = []

  /// Creates an empty record.
  package init() {}

  /// Adds a colour, which may have no name, as a view in a frame uses it.
  package mutating func add(_ color: RGBA, name: String?, as use: Use, in frame: Rect) {
    var uses = colors[color, default: Uses()]
    colors[color] = nil
    if let first = uses.all.first, first.name != name { uses.hasSeveralNames = true }
    if uses.all.count < Self.limit {
      uses.all.append(NamedUse(name: name, use: use, frame: frame))
    }
    colors[color] = uses
  }

  /// Adds the name of a picture.
  package mutating func add(_ picture: PictureID, name: String) { pictures[picture] = name }

  /// Returns the name of a colour where it is used; nil for one without a name, and for one with
  /// several names at its place.
  ///
  /// If a colour has several names, the one for this use counts; if it has several of those, the
  /// one of the smallest view around the place.
  package func name(of color: RGBA, as use: Use, at place: Rect) -> String? {
    guard let uses = colors[color] else { return nil }
    guard uses.hasSeveralNames else { return uses.all.first?.name }
    guard uses.all.count < Self.limit else { return nil }
    let sameUses = uses.all.filter { $0.use == use }
    let candidates = sameUses.isEmpty ? uses.all : sameUses
    if let name = Self.common(candidates) { return name }
    let around = candidates.filter { $0.frame.inset(by: -0.01).contains(place) }
    let least = around.map(\.frame.area).min() ?? 0
    return Self.common(around.filter { $0.frame.area <= least + 0.01 }) ?? nil
  }

  /// Returns the name that all of some uses share; nil for uses under several.
  private static func common(_ uses: [NamedUse]) -> String?? {
    guard let first = uses.first, uses.allSatisfy({ $0.name == first.name }) else { return nil }
    return .some(first.name)
  }

  /// Returns a picture's name; nil for one that was not added.
  package subscript(picture: PictureID) -> String? { pictures[picture] }
}

extension Rect {
  fileprivate var area: Double { width * height }

  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
