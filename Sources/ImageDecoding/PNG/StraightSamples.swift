import CPixels
import Glibc

/// Turns samples of RGB or RGBA into straight pixels of red, green, blue and alpha.
enum StraightSamples {
  /// Converts a row, whose next byte may be read.
  ///
  /// - Parameter pixels: May begin in the samples' memory, at their start or before it.
  static func convert(
    _ samples: UnsafeRawPointer, to pixels: UnsafeMutableRawPointer, width: Int, bytesPerPixel: Int
  ) {
    if bytesPerPixel == 4 {
      // Moved and not copied: in `decodeWhole`, the last rows overlap with what they were decompressed to.
      memmove(pixels, samples, 4 * width)
      return
    }
    // In `decodeWhole`, a row of pixels never begins after its samples: pixels are written after they were
    // read. As many as the processor's vectors take, and then the others.
    var x = maquette_rgba_of_rgb(
      samples.assumingMemoryBound(to: UInt8.self), pixels.assumingMemoryBound(to: UInt32.self),
      width)
    while x &+ 4 <= width {
      // Three words have the samples of four pixels.
      let place = samples + 3 &* x
      let first = UInt32(littleEndian: place.loadUnaligned(as: UInt32.self))
      let second = UInt32(littleEndian: place.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      let third = UInt32(littleEndian: place.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
      store(first, to: pixels, at: x)
      store(first &>> 24 | second &<< 8, to: pixels, at: x &+ 1)
      store(second &>> 16 | third &<< 16, to: pixels, at: x &+ 2)
      store(third &>> 8, to: pixels, at: x &+ 3)
      x &+= 4
    }
    while x < width {
      let pixel = samples.loadUnaligned(fromByteOffset: 3 &* x, as: UInt32.self)
      store(UInt32(littleEndian: pixel), to: pixels, at: x)
      x &+= 1
    }
  }

  /// Stores a pixel with red in its lowest byte, which becomes opaque.
  @inline(__always)
  private static func store(_ pixel: UInt32, to pixels: UnsafeMutableRawPointer, at x: Int) {
    pixels.storeBytes(
      of: (pixel | 0xFF00_0000).littleEndian, toByteOffset: 4 &* x, as: UInt32.self)
  }
}
