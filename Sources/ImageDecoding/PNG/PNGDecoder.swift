import CImages

/// Decodes PNG files of every kind that the format has.
package enum PNGDecoder {
  /// The most bytes that a byte of deflate's can become.
  private static let greatestExpansion = 1032

  /// Decodes a file, in sRGB, and upright according to its EXIF orientation; 16-bit samples keep
  /// their upper 8 bits.
  ///
  /// - Parameters:
  ///   - bytes: A file that begins with PNG's signature; bytes after its end are ignored.
  ///   - limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`.
  package static func decode(_ bytes: [UInt8], limits: PictureLimits) throws -> DecodedPixels {
    let file = try chunks(of: bytes, limits: limits)
    let (width, height) = (file.header.width, file.header.height)
    let plain = PlainPNG(bytes, file)
    var orientation = EXIFOrientation.upright
    var colors = DecodedPixels.Colors()
    let pixels = try PixelBuffer(
      width: width, height: height, spareByteCount: plain?.spareByteCount ?? 0
    ) { memory in
      if let isOpaque = plain?.decode(to: memory) { return isOpaque }
      let pixels = UnsafeMutableRawBufferPointer(rebasing: memory.prefix(width * height * 4))
      (orientation, colors) = try decodeRGBA(bytes, file, to: pixels)
      guard let start = pixels.baseAddress else { return true }
      return Premultiplication.convert(
        rgba: start, to: start.assumingMemoryBound(to: UInt32.self), count: width * height)
    }
    return try DecodedPixels(pixels, orientation, colors)
  }

  /// Decodes a file of any kind to straight red, green, blue and alpha in sRGB, as it is stored: not
  /// turned.
  static func decodeRGBA(
    _ bytes: [UInt8], _ file: PNGChunks, to pixels: UnsafeMutableRawBufferPointer
  ) throws -> (EXIFOrientation, DecodedPixels.Colors) {
    let stated = try bytes.withUnsafeBytes { memory in
      let context = try PNGContext(memory)
      try context.decodeRGBA(to: pixels)
      return StatedColors(ofPNG: file, bytes: bytes, context)
    }
    let colors = try DecodedPixels.Colors(stated, .rgba)
    colors.conversion?.convert(pixels)
    let exif = file.chunks.first { $0.type == PNGChunks.type("eXIf") }
    return (
      exif.map { EXIFOrientation(inTIFF: Array(bytes[$0.content])) } ?? .upright, colors
    )
  }

  /// Checks the size in a file's header, and nothing else.
  ///
  /// - Throws: `PictureError.tooLarge`; nothing for what is not a PNG.
  package static func checkSize(of bytes: [UInt8], limits: PictureLimits) throws {
    guard let size = size(of: bytes) else { return }
    try limits.check(width: size.width, height: size.height)
  }

  /// The size in a file's header, in pixels; nil for what does not begin as a PNG.
  package static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    // The signature, and the first chunk's length and name.
    guard bytes.starts(with: PNGChunks.signature), bytes.count >= 24 else { return nil }
    // Most significant bytes first.
    func side(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (side(at: 16), side(at: 20))
  }

  /// Returns whether a PNG's samples have 16 bits, of which decoding keeps the upper 8.
  package static func hasDeepSamples(_ bytes: [UInt8]) -> Bool {
    // The depth is the byte after the size.
    bytes.count > 24 && bytes[24] == 16 && size(of: bytes) != nil
  }

  /// Returns the sentence about a comparison of a file with such samples.
  package static func deepSampleWords(_ name: String) -> String {
    "\(name) has 16 bits a sample, of which the upper 8 are compared"
  }

  /// The chunks of a file whose header promises no more than the limits and its data allow.
  ///
  /// - Throws: `PictureError`.
  static func chunks(of bytes: [UInt8], limits: PictureLimits) throws -> PNGChunks {
    let file = try PNGChunks(bytes)
    let (width, height) = (file.header.width, file.header.height)
    try limits.check(width: width, height: height)
    guard width > 0, height > 0 else {
      throw PictureError.corrupt(reason: "\(width) × \(height) pixels")
    }
    // A header can promise a large picture in a few bytes: what cannot be there takes no memory.
    let leastCount = width * height * file.header.bitsPerPixel / 8
    guard leastCount <= file.streamByteCount * greatestExpansion else {
      throw PictureError.truncated
    }
    return file
  }
}

/// A decoder of libspng for one file.
///
/// Wraps `spng_ctx`: made by `init`, freed by `deinit`.
final class PNGContext {
  /// The most bytes that an ancillary chunk may have, and that all of them may take when they are
  /// decompressed: a colour profile or a text that is larger is not part of a picture.
  private static let chunkLimit = 16 << 20

  private let context: OpaquePointer

  /// A decoder of `bytes`, which must outlive it.
  init(_ bytes: UnsafeRawBufferPointer) throws {
    // Null if there is no memory.
    guard let context = spng_ctx_new(0) else {
      throw PictureError.corrupt(reason: "no memory for the decoder")
    }
    self.context = context
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    let action = Int32(SPNG_CRC_ERROR.rawValue)
    try check(spng_set_crc_action(context, action, action))
    try check(spng_set_chunk_limits(context, Self.chunkLimit, Self.chunkLimit))
  }

  deinit {
    spng_ctx_free(context)
  }

  /// Decodes the picture to straight red, green, blue and alpha of 8 bits each, and reads the file
  /// to its end.
  ///
  /// - Parameter output: As many bytes as the picture has.
  func decodeRGBA(to output: UnsafeMutableRawBufferPointer) throws {
    try check(
      spng_decode_image(
        context, output.baseAddress, output.count, Int32(SPNG_FMT_RGBA8.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue)))
    try check(spng_decode_chunks(context))
  }

  /// The ICC profile of a file whose chunks were read; nil if there is none, or a damaged one.
  var profile: [UInt8]? {
    var chunk = spng_iccp()
    // The profile is the context's, and is copied here.
    guard spng_get_iccp(context, &chunk) == SPNG_OK.rawValue, let start = chunk.profile else {
      return nil
    }
    return UnsafeRawBufferPointer(start: start, count: chunk.profile_len).map { $0 }
  }

  /// The texts before the pixels, in the file's order.
  func texts() throws -> [PNGTextChunk] {
    var count: UInt32 = 0
    let status = spng_get_text(context, nil, &count)
    // The status for a file without a text.
    if status == SPNG_ECHUNKAVAIL.rawValue { return [] }
    try check(status)
    var texts = [spng_text](repeating: spng_text(), count: Int(count))
    // The strings are the context's, and are copied here.
    try check(spng_get_text(context, &texts, &count))
    return texts.map(PNGTextChunk.init)
  }

  private func check(_ status: Int32) throws {
    switch status {
    case Int32(SPNG_OK.rawValue): return
    case SPNG_IO_EOF.rawValue, Int32(SPNG_EOF.rawValue): throw PictureError.truncated
    default:
      // A constant string for every number, listed or not.
      throw PictureError.corrupt(reason: String(cString: spng_strerror(status)))
    }
  }
}
