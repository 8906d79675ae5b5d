/// Straight colours, as files have them, become premultiplied ones, as cairo has them.
///
/// A component c becomes c × alpha / 255, to the nearest integer.
enum Premultiplication {
  /// Turns red, green, blue, alpha into premultiplied blue, green, red, alpha.
  ///
  /// - Parameter output: May be the memory of `rgba` itself.
  /// - Returns: Whether all alphas are 255.
  static func convert(
    rgba: UnsafeRawPointer, to output: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    var commonAlpha: UInt32 = 255 << 24
    for index in 0..<count { commonAlpha &= load(rgba, index) }
    let isOpaque = commonAlpha == 255 << 24
    // Most rows of most pictures are opaque: a loop without a branch is several times faster.
    if isOpaque {
      for index in 0..<count { output[index] = swapped(load(rgba, index)).littleEndian }
    } else {
      for index in 0..<count { output[index] = premultiplied(load(rgba, index)).littleEndian }
    }
    return isOpaque
  }

  /// Turns red, green, blue into blue, green, red and an alpha of 255.
  ///
  /// - Parameter rgb: Must be followed by a byte that may be read.
  static func convert(
    rgb: UnsafeRawPointer, to output: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count {
      let pixel = rgb.loadUnaligned(fromByteOffset: 3 &* index, as: UInt32.self)
      output[index] = (UInt32(bigEndian: pixel) &>> 8 | 0xFF00_0000).littleEndian
    }
  }

  /// The pixel `index`, with red in its lowest byte and alpha in its highest.
  @inline(__always)
  private static func load(_ rgba: UnsafeRawPointer, _ index: Int) -> UInt32 {
    UInt32(littleEndian: rgba.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self))
  }

  /// Exchanges red and blue.
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
