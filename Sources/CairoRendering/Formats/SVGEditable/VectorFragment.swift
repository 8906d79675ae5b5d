import CCairo
import LayoutGeometry

/// An SVG picture as plain shapes, without styles, scripts or references to anything outside.
///
/// librsvg draws the picture through cairo, which writes what it is given in a few plain elements.
struct VectorFragment {
  /// The shapes, in the picture's own units.
  let markup: String
  /// True if the picture is opaque black shapes, as symbols are: they say no colour, and take that
  /// of what refers to them.
  let isMonochrome: Bool

  /// Draws a picture of `size`.
  ///
  /// - Parameter prefix: What all identifiers begin with.
  /// - Throws: `RenderingError`; `PictureError`.
  init(_ source: any TileSource, size: Size, prefix: String) throws {
    let surface = try DocumentSurface(.svg, size: size)
    try source.draw(on: surface.context, width: size.width, height: size.height)
    let document = SVGIdentifiers.renumbered(try surface.finish(), prefix: prefix)
    var cleaner = CairoMarkup()
    cleaner.add(String(decoding: document, as: UTF8.self))
    markup = cleaner.text
    isMonochrome = cleaner.isMonochrome
  }
}
