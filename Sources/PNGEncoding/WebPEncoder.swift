import LoadedLibraries

/// Encodes pixels as lossless WebP files.
///
/// libwebp is loaded on the first request, and not linked: most runs write no WebP, and each would
/// load it at its start.
package struct WebPEncoder: Sendable {
  // The types are those that webp/encode.h declares.
  private typealias EncodeLosslessRGBA =
    @convention(c) (
      _ rgba: UnsafePointer<UInt8>?, _ width: CInt, _ height: CInt, _ stride: CInt,
      _ output: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
    ) -> Int
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let encodeLosslessRGBA: EncodeLosslessRGBA
  private let free: Free

  /// The largest number of pixels of a file's side.
  package static let longestSide = 16_383
  /// The largest number of pixels that are encoded: libwebp takes a multiple of their memory.
  package static let mostPixels = 64 << 20

  private static let libraryName = "libwebp.so.7"
  private static let shared = try? WebPEncoder()

  /// Returns the library's encoder.
  ///
  /// - Throws: `MissingWebP` if it is not installed.
  package static func loaded() throws(MissingWebP) -> WebPEncoder {
    guard let shared else { throw MissingWebP(library: libraryName) }
    return shared
  }

  private init() throws {
    let library = try LoadedLibrary(Self.libraryName)
    encodeLosslessRGBA = try library.find("WebPEncodeLosslessRGBA")
    free = try library.find("WebPFree")
  }

  /// Encodes cairo's pixels.
  ///
  /// - Parameter width: The number of pixels in each row.
  /// - Returns: The same as `encode(_:width:height:)`.
  package func encode(_ pixels: PixelRows, width: Int) -> [UInt8]? {
    guard max(width, pixels.count) <= Self.longestSide, width * pixels.count <= Self.mostPixels
    else { return nil }
    let byteCount = width * pixels.count * 4
    let rgba = [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
      bytes.withMemoryRebound(to: UInt32.self) { words in
        for y in 0..<pixels.count {
          let row = pixels[y]
          for x in 0..<width {
            words[y &* width &+ x] = StraightAlpha.rgba(premultiplied: row[x]).bigEndian
          }
        }
      }
      count = byteCount
    }
    return encode(rgba, width: width, height: pixels.count)
  }

  /// Encodes pixels; transparent ones lose their colours, which are invisible.
  ///
  /// - Parameter rgba: Four bytes a pixel, without gaps, alpha not multiplied into the colours.
  /// - Returns: The file; nil for a picture that is larger than files may be, or for which there is
  ///   no memory.
  package func encode(_ rgba: [UInt8], width: Int, height: Int) -> [UInt8]? {
    precondition(
      width > 0 && height > 0 && rgba.count == width * height * 4,
      "\(rgba.count) bytes of \(width) × \(height) pixels")
    guard max(width, height) <= Self.longestSide, width * height <= Self.mostPixels else {
      return nil
    }
    var output: UnsafeMutablePointer<UInt8>?
    let count = encodeLosslessRGBA(rgba, CInt(width), CInt(height), CInt(width * 4), &output)
    // "The output should be freed using WebPFree()", and is null if the encoder failed.
    defer { free(output) }
    guard let output, count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}

/// An error for an installation without libwebp.
package struct MissingWebP: Error, Hashable, CustomStringConvertible {
  /// The library's name.
  package var library: String

  /// The library, and the package that contains it.
  package var description: String {
    "the library \(library) is not installed (Debian's libwebp7)"
  }
}
