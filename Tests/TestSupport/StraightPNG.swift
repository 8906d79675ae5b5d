import CDeflate

/// Returns a PNG with straight alpha, whose invisible samples are kept.
///
/// - Parameter samples: Red, green, blue and alpha of each pixel, row by row.
package func straightPNG(width: Int, height: Int, samples: [UInt8]) -> [UInt8] {
  var rows: [UInt8] = []
  for y in 0..<height {
    // No filter.
    rows.append(0)
    rows += samples[y * width * 4..<(y + 1) * width * 4]
  }
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  file += chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0])
  file += chunk("IDAT", zlib(rows))
  return file + chunk("IEND", [])
}

/// Returns a chunk with its length and its checksum.
package func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + content
  return bigEndian(content.count) + body + bigEndian(Int(libdeflate_crc32(0, body, body.count)))
}

/// Returns a number in four bytes, the most significant first.
package func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// Returns bytes as a zlib stream.
package func zlib(_ bytes: [UInt8]) -> [UInt8] {
  let compressor = libdeflate_alloc_compressor(9)
  defer { libdeflate_free_compressor(compressor) }
  var output = [UInt8](
    repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
  let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, &output, output.count)
  return Array(output.prefix(count))
}
