/// The frames of an animation beside each other in rows, from the first at the top left: one picture that is
/// compared as a still is.
package struct Filmstrip: Hashable, Sendable {
  /// The number of frames, at least 1.
  package let count: Int
  /// The size of each frame, in points or in pixels.
  package let frameSize: Size
  /// The space between frames, by which differences in two of them stay apart.
  private static let spacing = 16.0

  /// Creates the strip of `count` frames of one size.
  package init(count: Int, frameSize: Size) {
    precondition(count > 0, "a strip of \(count) frames")
    self.count = count
    self.frameSize = frameSize
  }

  /// The number of frames in a row: as many as there are rows, so that no side grows too long.
  private var columns: Int { Int(Double(count).squareRoot().rounded(.up)) }

  /// The size of the whole strip.
  package var size: Size {
    let rows = (count + columns - 1) / columns
    return Size(
      width: Double(columns) * (frameSize.width + Self.spacing) - Self.spacing,
      height: Double(rows) * (frameSize.height + Self.spacing) - Self.spacing)
  }

  /// Returns the place of a frame.
  ///
  /// - Parameter index: The frame's number, from 0.
  package func frame(at index: Int) -> Rect {
    Rect(
      origin: Point(
        x: Double(index % columns) * (frameSize.width + Self.spacing),
        y: Double(index / columns) * (frameSize.height + Self.spacing)),
      size: frameSize)
  }
}
