public import DisplayList
public import ImageDecoding

/// A display list and the pictures that it names: all that a renderer needs.
public struct Drawing: Sendable {
  /// What is drawn.
  public var displayList: DisplayList
  /// The pictures that the display list names.
  public var pictures: [PictureID: Picture]

  /// A drawing of `displayList`, which names none but the pictures given.
  public init(_ displayList: DisplayList, pictures: [PictureID: Picture] = [:]) {
    self.displayList = displayList
    self.pictures = pictures
  }
}

extension Drawing {
  /// The drawing as a PNG file, handed to `write` piece by piece as it is made.
  ///
  /// The bytes depend on the drawing, the scale and the chunks alone, not on `workers`.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, from 0.25 to 8.
  ///   - text: Text chunks, keyword and text in turn, in the order in which they are written.
  ///   - workers: How many bands are drawn and encoded at once.
  /// - Throws: `RenderingError`, and what `write` throws.
  public func writePNG(
    scale: Double, text: [(keyword: String, text: String)] = [], workers: Int = 1,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws { preconditionFailure() }

  /// The drawing as an SVG document of the canvas's size in points; text as outlines.
  public func svg() throws -> [UInt8] { preconditionFailure() }

  /// The drawing as a PDF document of one page of the canvas's size in points.
  public func pdf() throws -> [UInt8] { preconditionFailure() }
}
