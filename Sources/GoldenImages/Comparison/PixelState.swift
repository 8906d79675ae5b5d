/// What comparing found of a pixel that both pictures have.
enum PixelState: UInt8 {
  /// Equal, no farther apart than the threshold, or masked.
  case same = 0
  case differs = 1
  /// Farther apart than the threshold, but as antialiasing makes it.
  case antialiased = 2
}
