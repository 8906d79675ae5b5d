import CHash

/// The digest of a picture's pixels that our PNG files carry.
///
/// It is XXH3-128 of width, height and samples a pixel, each as 32 bits, and of the XXH3-128 of
/// each row's samples as 64 lower and 64 upper bits, the top row first; all numbers are in
/// little-endian order. So it does not depend on the parts in which a file is made.
///
/// Wraps `XXH3_state_t`: made by `init`, freed by `deinit`.
package final class PixelDigest {
  /// The keyword of the text chunk that holds the digest.
  package static let keyword = "Pixel digest"
  /// The beginning of the digest's text.
  package static let algorithm = "XXH3-128 "

  private let state: OpaquePointer

  /// Creates the digest of a picture without rows yet.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: The number of rows that will be added.
  ///   - samplesPerPixel: 3 for red, green and blue, 4 with a straight alpha.
  package init(width: Int, height: Int, samplesPerPixel: Int) {
    // Null if there is no memory.
    guard let state = XXH3_createState() else { preconditionFailure("no memory for a digest") }
    self.state = state
    XXH3_128bits_reset(state)
    let head = [width, height, samplesPerPixel].map { UInt32($0).littleEndian }
    head.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
  }

  deinit {
    XXH3_freeState(state)
  }

  /// Adds the next rows.
  package func add(_ rows: [Row]) {
    rows.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
  }

  /// The value of the text chunk: the algorithm, and 32 hexadecimal digits.
  package var text: String {
    let digest = XXH3_128bits_digest(state)
    return Self.algorithm
      + [digest.high64, digest.low64].map { number in
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
  }

  /// The digest of a row's samples.
  package struct Row: Hashable, Sendable {
    /// The lower half of the digest, whose bits are as good a hash as any.
    let lower: UInt64
    private let upper: UInt64

    /// Creates the digest of 8-bit samples, those of the leftmost pixel first.
    package init(_ samples: UnsafeRawBufferPointer) {
      let digest = XXH3_128bits(samples.baseAddress, samples.count)
      lower = digest.low64.littleEndian
      upper = digest.high64.littleEndian
    }
  }
}
