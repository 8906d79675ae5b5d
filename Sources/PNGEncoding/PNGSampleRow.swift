import CPixels

/// A row of a PNG before its compression: the filter's byte, then red, green, blue and, if the
/// picture has it, alpha of each pixel.
struct PNGSampleRow: ~Copyable {
  /// The number of pixels in the row.
  let width: Int
  /// The number of bytes of a pixel: 4 with alpha, else 3.
  let bytesPerPixel: Int
  /// The samples as whole words, with as many bytes before them as a word has.
  private let words: UnsafeMutablePointer<UInt32>
  private let bytes: UnsafeMutablePointer<UInt8>

  init(width: Int, hasAlpha: Bool) {
    self.width = width
    bytesPerPixel = hasAlpha ? 4 : 3
    // A word for the filter's byte, so that the samples begin with a word, and room to write the
    // last pixels of a row as if there were four.
    let wordCount = 1 + (width + 3) / 4 * bytesPerPixel
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: wordCount)
    memory.initialize(repeating: 0, count: wordCount)
    words = memory + 1
    // The byte before the samples is the filter: 0, as layouts' runs and repetitions survive no
    // other.
    bytes = (UnsafeMutableRawPointer(words) - 1).assumingMemoryBound(to: UInt8.self)
  }

  deinit {
    (words - 1).deallocate()
  }

  /// The number of bytes of the row, with the filter's.
  var byteCount: Int { 1 + width * bytesPerPixel }

  /// The filter's byte, with which the row begins.
  var start: UnsafePointer<UInt8> { UnsafePointer(bytes) }

  /// The row's checksum by itself.
  var checksum: Adler32 {
    Adler32(UnsafeRawBufferPointer(start: bytes, count: byteCount))
  }

  var digest: PixelDigest.Row {
    PixelDigest.Row(UnsafeRawBufferPointer(start: bytes + 1, count: byteCount - 1))
  }

  /// Takes the samples of a row of cairo's premultiplied pixels.
  mutating func fill(from pixels: UnsafePointer<UInt32>) {
    // Whole words and no ranges: without the compiler's optimisation, as in the tests of those who
    // use assertions, every call counts.
    if bytesPerPixel == 4 {
      var x = 0
      while x < width {
        words[x] = StraightAlpha.rgba(premultiplied: pixels[x]).bigEndian
        x &+= 1
      }
      return
    }
    // As many as the processor's vectors take, and then the others.
    var x = maquette_rgb_of_bgrx(pixels, bytes + 1, width)
    var word = x / 4 &* 3
    while x &+ 4 <= width {
      store(pixels[x], pixels[x &+ 1], pixels[x &+ 2], pixels[x &+ 3], at: word)
      x &+= 4
      word &+= 3
    }
    guard x < width else { return }
    // The row's last pixels; the bytes after them are undefined.
    store(
      pixels[x], x &+ 1 < width ? pixels[x &+ 1] : 0, x &+ 2 < width ? pixels[x &+ 2] : 0, 0,
      at: word)
  }

  /// Returns the samples of one of cairo's pixels, the first one in the lowest byte; without alpha,
  /// the highest byte is undefined.
  @inline(__always)
  func samples(of pixel: UInt32) -> UInt32 {
    bytesPerPixel == 4
      ? StraightAlpha.rgba(premultiplied: pixel).byteSwapped : (pixel &<< 8).byteSwapped
  }

  /// Stores the red, green and blue of four pixels in three words.
  @inline(__always)
  private func store(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, at word: Int) {
    // Red in the highest byte of each, as the first of the file's bytes.
    let (a, b, c, d) = (a &<< 8, b &<< 8, c &<< 8, d &<< 8)
    words[word] = (a | b &>> 24).bigEndian
    words[word &+ 1] = (b &<< 8 | c &>> 16).bigEndian
    words[word &+ 2] = (c &<< 16 | d &>> 8).bigEndian
  }
}

/// Colours in PNG's form, not multiplied by alpha.
package enum StraightAlpha {
  /// Returns a pixel with red in the highest byte and alpha in the lowest.
  ///
  /// A component c becomes 255 c / alpha, to the nearest integer and halves up: the original value,
  /// as exactly as the premultiplied one allows. Without alpha there is no colour.
  ///
  /// - Parameter premultiplied: cairo's: alpha in the highest byte, then red, green, blue.
  @inline(__always)
  package static func rgba(premultiplied: UInt32) -> UInt32 {
    let alpha = premultiplied &>> 24
    if alpha == 255 { return premultiplied &<< 8 | 255 }
    if alpha == 0 { return 0 }
    return component(premultiplied &>> 16 & 255, alpha) &<< 24
      | component(premultiplied &>> 8 & 255, alpha) &<< 16
      | component(premultiplied & 255, alpha) &<< 8
      | alpha
  }

  @inline(__always)
  private static func component(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    // A component above alpha is not a premultiplied colour; the closest meaning is full intensity.
    min((value &* 255 &+ alpha &>> 1) / alpha, 255)
  }
}
