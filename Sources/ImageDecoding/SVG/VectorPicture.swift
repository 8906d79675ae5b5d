public import LayoutGeometry

/// An SVG document.
public struct VectorPicture: Sendable {
  /// The document's text, which was parsed once and found whole.
  public let source: [UInt8]
  /// The document's own size, in points: a CSS pixel is one; both sides are above 0.
  ///
  /// It is that of the attributes `width` and `height`, or else of the `viewBox`.
  public let size: Size

  /// The most bytes that a document may have: parsed, each takes some sixty.
  private static let sourceLimit = 4 << 20
  private static let sideLimit = Double(PictureLimits.input.side)

  /// Checks a document.
  ///
  /// It must stand by itself: nothing outside it is read, and nothing inside it is decoded.
  ///
  /// - Throws: `PictureError`; `unsupported` for a document with pictures, patterns or other
  ///   elements whose cost has no bound, for one that draws more than a budget allows, and for one
  ///   that does not say its size.
  init(source: [UInt8]) throws {
    guard source.count <= Self.sourceLimit else {
      throw PictureError.tooLong(byteCount: source.count, limit: Self.sourceLimit)
    }
    try SVGFeatures.check(source)
    try SVGBudget.check(source)
    let size = try VectorDocument(source: source).size
    guard size.width <= Self.sideLimit, size.height <= Self.sideLimit else {
      throw PictureError.tooLarge(
        width: Int(min(size.width, 1e9)), height: Int(min(size.height, 1e9)), limit: .input)
    }
    self.source = source
    self.size = size
  }
}
