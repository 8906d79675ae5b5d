import CellViews
import FileAccess
import ImageDecoding

/// Draws recipes as pictures of 16 × 16.
struct SymbolDrawer: Sendable {
  let folder: String

  /// The largest icon file; the package's icons are under 20 KiB.
  private static let longestFile = 1 << 20
  /// The distance by which an icon may exceed its square, in units: icons that miss it by a hair
  /// are drawn unchanged.
  private static let iconLeeway = 0.1
  /// The distance by which outlines may exceed it, as they are only as near to curves as their
  /// lines are.
  private static let leeway = 0.01

  func path(of icon: String) -> String { "\(folder)/\(icon).svg" }

  /// A recipe's plain drawing, of which pictures are made.
  struct PlainSymbol {
    /// The file of an icon within its square; nil for any other drawing.
    fileprivate var file: [UInt8]?
    /// The elements of the picture's document.
    fileprivate var content: String
    /// The rectangle around the drawing, in units; nil for an empty one.
    var bounds: OutlineBounds?
  }

  /// Returns a recipe's plain drawing; an icon within its square is its own file.
  func plainSymbol(of recipe: SymbolRecipe) throws -> PlainSymbol {
    if case .icon(let name) = recipe {
      let bytes = try readRegularFile(path(of: name), limit: Self.longestFile)
      let content = Self.content(of: String(decoding: bytes, as: UTF8.self))
      let bounds = OutlineBounds(SVGShapes(content).paths.map(\.path))
      if Self.fit(for: bounds, leeway: Self.iconLeeway) == nil {
        return PlainSymbol(file: bytes, content: content, bounds: bounds)
      }
    }
    let region = try SymbolOutline(icon: icon).region(of: recipe, SymbolPen())
    let fitted = Self.fitted([region])[0]
    return PlainSymbol(
      content: "<path d=\"\(fitted.pathData)\"/>", bounds: OutlineBounds([fitted.path]))
  }

  /// Returns the picture of a plain drawing.
  ///
  /// - Parameter isMirrored: Indicates whether left and right are swapped.
  func picture(of symbol: PlainSymbol, isMirrored: Bool = false) throws -> Picture {
    if let file = symbol.file, !isMirrored { return try Picture(decoding: file) }
    return try Self.picture(of: symbol.content, isMirrored: isMirrored)
  }

  /// Returns the parts of a recipe in a look, the rearmost first; a single one if they have one
  /// colour.
  func layers(
    of recipe: SymbolRecipe, in look: SymbolLook, isMirrored: Bool
  ) throws -> [SymbolLayer] {
    let outline = SymbolOutline(icon: icon)
    let pen = SymbolPen(weight: look.weight)
    let parts =
      look.isLayered
      ? try outline.parts(of: recipe, pen)
      : [SymbolPart(region: try outline.region(of: recipe, pen), level: 0)]
    return try zip(Self.fitted(parts.map(\.region)), parts).map { region, part in
      SymbolLayer(
        picture: try Self.picture(
          of: "<path d=\"\(region.pathData)\"/>", isMirrored: isMirrored),
        level: part.level)
    }
  }

  private func icon(_ name: String) throws -> String {
    let bytes = try readRegularFile(path(of: name), limit: Self.longestFile)
    return Self.content(of: String(decoding: bytes, as: UTF8.self))
  }

  private static func content(of document: String) -> String {
    guard let root = document.firstRange(of: "<svg"),
      let start = document[root.upperBound...].firstIndex(of: ">"),
      let end = document.firstRange(of: "</svg>"), start < end.lowerBound
    else { return "" }
    return String(document[document.index(after: start)..<end.lowerBound])
  }

  private static func picture(of content: String, isMirrored: Bool) throws -> Picture {
    let turned =
      isMirrored ? "<g transform=\"matrix(-1 0 0 1 16 0)\">\(content)</g>" : content
    let document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\""
      + " fill=\"currentColor\" viewBox=\"0 0 16 16\">\(turned)</svg>"
    return try Picture(decoding: Array(document.utf8))
  }

  /// Returns regions scaled about the middle by one factor, so that they are within the square.
  private static func fitted(_ regions: [Region]) -> [Region] {
    guard let scale = fit(for: OutlineBounds(regions.map(\.path)), leeway: leeway) else {
      return regions
    }
    let middle = OutlinePoint(8, 8)
    return regions.map { $0.scaled(by: scale, movedBy: middle * (1 - scale)) }
  }

  /// Returns the scale that fits bounds outside the square into it; nil for bounds inside.
  private static func fit(for bounds: OutlineBounds?, leeway: Double) -> Double? {
    guard let bounds else { return nil }
    let (low, high) = (bounds.low - 8, bounds.high - 8)
    let reach = max(-low.x, -low.y, high.x, high.y)
    return reach > 8 + leeway ? 8 / reach : nil
  }
}
