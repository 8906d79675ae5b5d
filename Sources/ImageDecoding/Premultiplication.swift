/// Straight colours, as files have them, become premultiplied ones, as cairo has them.
enum Premultiplication {
  /// Turns red, green, blue, alpha into premultiplied blue, green, red, alpha, in place.
  ///
  /// A component c becomes c × alpha / 255, to the nearest integer.
  ///
  /// - Parameter mayHaveAlpha: False if all alphas are known to be 255.
  /// - Returns: Whether all alphas are 255.
  static func apply(toRGBA pixels: UnsafeMutableRawBufferPointer, mayHaveAlpha: Bool) -> Bool {
    guard let start = pixels.baseAddress else { return true }
    let count = pixels.count / 4
    let words = start.assumingMemoryBound(to: UInt32.self)
    var commonAlpha: UInt32 = 255 << 24
    if mayHaveAlpha {
      for index in 0..<count {
        let pixel = UInt32(littleEndian: words[index])
        commonAlpha &= pixel
        words[index] = premultiplied(pixel).littleEndian
      }
    } else {
      for index in 0..<count {
        words[index] = swapped(UInt32(littleEndian: words[index])).littleEndian
      }
    }
    return commonAlpha == 255 << 24
  }

  /// Exchanges red, in the lowest byte, and blue.
  @inline(__always)
  private static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | (pixel &>> 16) & 0xFF
  }

  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return swapped(pixel) }
    if alpha == 0 { return 0 }
    return product(pixel & 0xFF, alpha) &<< 16
      | product((pixel &>> 8) & 0xFF, alpha) &<< 8
      | product((pixel &>> 16) & 0xFF, alpha)
      | alpha &<< 24
  }

  @inline(__always)
  private static func product(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
    (component &* alpha &+ 127) / 255
  }
}
