import CDeflate

/// Returns bytes as a deflate stream without a header, as browsers' `deflate-raw` reads it; nil if
/// there is no memory for it.
///
/// Compressed by libdeflate: texts are not pictures, for whose flat colours `DeflateStream` is
/// made.
package func deflated(_ bytes: [UInt8]) -> [UInt8]? {
  // The level at which libdeflate is as strong as gzip's own default.
  guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
  defer { libdeflate_free_compressor(compressor) }
  let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
  return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
    // The bound is large enough, so that the count is not 0.
    count = libdeflate_deflate_compress(
      compressor, bytes, bytes.count, output.baseAddress, output.count)
  }
}
