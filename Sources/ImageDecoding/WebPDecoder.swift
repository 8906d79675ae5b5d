/// Decodes WebP files, lossy and lossless, without animations.
///
/// libwebp is loaded for the first file, and not linked: few previews have one.
struct WebPDecoder {
  // The types are those that webp/decode.h declares.
  private typealias GetInfo =
    @convention(c) (
      _ data: UnsafePointer<UInt8>?, _ size: Int, _ width: UnsafeMutablePointer<CInt>?,
      _ height: UnsafeMutablePointer<CInt>?
    ) -> CInt
  private typealias DecodeRGBAInto =
    @convention(c) (
      _ data: UnsafePointer<UInt8>?, _ size: Int, _ output: UnsafeMutablePointer<UInt8>?,
      _ outputSize: Int, _ stride: CInt
    ) -> UnsafeMutablePointer<UInt8>?

  private let getInfo: GetInfo
  private let decodeRGBAInto: DecodeRGBAInto

  private static let shared = Result { try WebPDecoder() }

  private init() throws {
    let library = try LoadedLibrary("libwebp.so.7")
    getInfo = try library.function("WebPGetInfo")
    decodeRGBAInto = try library.function("WebPDecodeRGBAInto")
  }

  /// Decodes a file, in sRGB, and upright according to its EXIF orientation.
  ///
  /// - Parameters:
  ///   - bytes: A file that begins with WebP's signature.
  ///   - limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`; `unsupported` for an animation.
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws -> DecodedPixels {
    let shared = try shared.get()
    let chunks = try RIFFChunks(bytes)
    guard chunks["ANIM"] == nil else { throw PictureError.unsupported("an animated WebP") }
    var (width, height): (CInt, CInt) = (0, 0)
    guard shared.getInfo(bytes, bytes.count, &width, &height) != 0, width > 0, height > 0 else {
      throw PictureError.corrupt(reason: "no WebP header")
    }
    let (columns, rows) = (Int(width), Int(height))
    try limits.check(width: columns, height: rows)
    let colors = try DecodedPixels.Colors(
      chunks["ICCP"].map { .profile(Array($0)) } ?? .srgb, .rgba)
    let pixels = try PixelBuffer(width: columns, height: rows) { memory in
      guard let start = memory.baseAddress else { return true }
      // Null if the file is damaged, or there is no memory.
      guard
        shared.decodeRGBAInto(
          bytes, bytes.count, start.assumingMemoryBound(to: UInt8.self), memory.count, width * 4)
          != nil
      else { throw PictureError.corrupt(reason: "libwebp cannot decode it") }
      colors.conversion?.convert(memory)
      return Premultiplication.convert(
        rgba: start, to: start.assumingMemoryBound(to: UInt32.self), count: columns * rows)
    }
    // Some writers put JPEG's name before the TIFF.
    let exif = chunks["EXIF"].map { Array($0) }
    let name = Array("Exif\0\0".utf8)
    let tiff = exif.map { $0.starts(with: name) ? Array($0.dropFirst(name.count)) : $0 }
    return try DecodedPixels(pixels, tiff.map(EXIFOrientation.init(inTIFF:)) ?? .upright, colors)
  }
}

/// The chunks of a WebP file.
private struct RIFFChunks {
  private var contents: [String: ArraySlice<UInt8>] = [:]

  /// Finds the chunks; of several with one name the first.
  ///
  /// - Throws: `PictureError.truncated` for a file that is shorter than it states.
  init(_ bytes: [UInt8]) throws {
    func number(at position: Int) -> Int {
      bytes[position..<position + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    // `RIFF`, the length of what follows, and `WEBP`.
    guard bytes.count >= 12, bytes.count >= number(at: 4) + 8 else { throw PictureError.truncated }
    let end = number(at: 4) + 8
    var position = 12
    while position + 8 <= end {
      let name = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      let start = position + 8
      let length = number(at: position + 4)
      guard length <= end - start else { throw PictureError.truncated }
      if contents[name] == nil { contents[name] = bytes[start..<start + length] }
      // Chunks are padded to even lengths.
      position = start + length + length % 2
    }
  }

  subscript(name: String) -> ArraySlice<UInt8>? { contents[name] }
}
