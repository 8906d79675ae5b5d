import CDeflate

/// A decompressor of libdeflate.
///
/// Wraps `libdeflate_decompressor`: made by `init`, freed by `deinit`.
final class Decompressor {
  private let handle: OpaquePointer

  /// A decompressor, or nil if there is no memory for it.
  init?() {
    guard let handle = libdeflate_alloc_decompressor() else { return nil }
    self.handle = handle
  }

  deinit {
    libdeflate_free_decompressor(handle)
  }

  /// Decompresses a zlib stream; true if it is whole, and as long as `output`.
  func decompress(zlib stream: [UInt8], to output: UnsafeMutableRawBufferPointer) -> Bool {
    // Without a place for the actual size, another size than the output's is a failure.
    libdeflate_zlib_decompress(
      handle, stream, stream.count, output.baseAddress, output.count, nil) == LIBDEFLATE_SUCCESS
  }
}
