import CImages

/// A decoder of libspng for one file.
///
/// Wraps `spng_ctx`: made by `init`, freed by `deinit`.
final class PNGContext {
  /// The most bytes that an ancillary chunk may have, and that all of them may take when they are
  /// decompressed: a colour profile or a text that is larger is no part of a picture.
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

  /// The texts that stand before the pixels, in the file's order.
  func texts() throws -> [PNGTextChunk] {
    var count: UInt32 = 0
    let status = spng_get_text(context, nil, &count)
    // What a file without a text answers.
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
