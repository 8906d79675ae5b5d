/// An icon, which may be a symbol in an outline or cut out of an area.
///
/// Such icons have names like `plus-circle` and `plus-circle-fill`, and strokes one unit wide.
struct EnclosedIcon {
  private let whole: Region
  private let isFilled: Bool
  /// The enclosure, and the symbol in it; nil for an undivided icon.
  private let pieces: (enclosure: Region, glyph: Region)?

  private static let enclosures: Set<Substring> = [
    "circle", "square", "triangle", "diamond", "octagon", "hexagon",
  ]
  /// The distance from the outer edge at which an enclosure and its content are cut apart: a little
  /// more than a stroke.
  private static let edge = 1.02
  /// The thickness below which a piece is a remainder of cutting.
  private static let sliver = 0.12

  /// Creates an icon from the content of its file's root element.
  init(_ markup: String, named name: String) {
    whole = Region(svgElements: markup)
    isFilled = name.hasSuffix("-fill")
    let words = name.split(separator: "-")
    let kind = (isFilled ? words.dropLast() : words[...]).last
    let isSeal = words.first == "patch" && words.count > 1
    guard words.count > 1, isSeal || kind.map(Self.enclosures.contains) ?? false,
      let disc = whole.disc, let around = OutlineBounds([disc.path]),
      let bounds = OutlineBounds([whole.path]), around.contains(bounds)
    else {
      pieces = nil
      return
    }
    let inside = disc.offset(by: -Self.edge)
    let glyph = (isFilled ? disc.subtracting(whole) : whole.intersection(inside))
      .withoutSlivers(thinnerThan: Self.sliver)
    guard !glyph.isEmpty else {
      pieces = nil
      return
    }
    pieces = (isFilled ? disc : whole.subtracting(glyph), glyph)
  }

  /// Returns the area of the icon, in a pen's strokes.
  func region(_ pen: SymbolPen) -> Region {
    guard pen.offset != 0 else { return whole }
    guard pen.weight != 0, isFilled, pieces != nil else {
      return whole.offset(by: isFilled ? pen.areaOffset : pen.offset)
    }
    let parts = parts(pen)
    return parts[0].region.subtracting(parts[1].region)
  }

  /// Returns the parts, the rearmost first.
  func parts(_ pen: SymbolPen) -> [SymbolPart] {
    guard let pieces else { return [SymbolPart(region: region(pen), level: 0)] }
    return [
      SymbolPart(
        region: pieces.enclosure.offset(by: isFilled ? pen.areaOffset : pen.offset), level: 1),
      SymbolPart(region: pieces.glyph.offset(by: pen.offset), level: 0),
    ]
  }
}
