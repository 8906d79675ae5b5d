import CDeflate
import Glibc
import PNGEncoding

/// Decodes the PNGs that this project and most others write, several times faster than a decoder of
/// all kinds does.
///
/// It is ours because of its speed: a picture of 780 × 1424 pixels takes 1.2 ms here and 4.4 ms with
/// libspng, one whose rows are filtered 2.1 and 10 ms (medians of 20).
///
/// They have 8-bit RGB or RGBA, no interlacing, and none but the simplest chunks. All others, and
/// all that are broken, are left to the decoder of all kinds, which reports what is wrong.
struct PlainPNG {
  private static let simpleChunks = ["sRGB", "pHYs", "tEXt", "iTXt"].map(PNGChunks.type)

  private let bytes: [UInt8]
  private let file: PNGChunks
  /// 3 for red, green and blue, 4 with alpha.
  private let bytesPerPixel: Int

  /// A file, or nil if its head or its chunks are not as simple.
  init?(_ bytes: [UInt8], _ file: PNGChunks) {
    let header = bytes[file.chunks[0].content]
    // The depth and the colour type; then compression, filters and interlacing, all usual.
    switch header.dropFirst(8) {
    case [8, 2, 0, 0, 0]: bytesPerPixel = 3
    case [8, 6, 0, 0, 0]: bytesPerPixel = 4
    default: return nil
    }
    let pixels = file.chunks.dropFirst().drop { Self.simpleChunks.contains($0.type) }
    let rest = pixels.drop { $0.type == PNGChunks.type("IDAT") }
    guard rest.dropLast().allSatisfy({ Self.simpleChunks.contains($0.type) }) else { return nil }
    self.bytes = bytes
    self.file = file
  }

  /// How many bytes `decode` needs beyond those of the pixels.
  var spareByteCount: Int {
    // The filters' bytes, where RGBA's samples already take as much as its pixels; and one after
    // the last pixel, as RGB is read four bytes at a time.
    file.header.height + 1
  }

  /// Decodes the file to premultiplied pixels.
  ///
  /// - Parameter memory: Room for the pixels and `spareByteCount` bytes more; the pixels come
  ///   first.
  /// - Returns: Whether all pixels are opaque, or nil if the file was not as simple, or broken.
  func decode(to memory: UnsafeMutableRawBufferPointer) -> Bool? {
    guard let rows = unpackedRows(in: memory), let output = memory.baseAddress else { return nil }
    let width = file.header.width
    var isOpaque = true
    for y in 0..<file.header.height {
      let samples = rows + y * rowByteCount + 1
      let pixels = (output + y * width * 4).assumingMemoryBound(to: UInt32.self)
      if bytesPerPixel == 3 {
        Premultiplication.convert(rgb: samples, to: pixels, count: width)
      } else if !Premultiplication.convert(rgba: samples, to: pixels, count: width) {
        isOpaque = false
      }
    }
    return isOpaque
  }

  /// Decodes the file to red, green, blue and alpha, as the file has them; rows that are equal are
  /// decoded once.
  ///
  /// - Parameter memory: Room for the pixels and `spareByteCount` bytes more; the pixels come
  ///   first.
  /// - Returns: Which of the decoded rows each row is, or nil if the file was not as simple, or
  ///   broken.
  func decode(toStraight memory: UnsafeMutableRawBufferPointer) -> [Int32]? {
    // What is refused in the window is broken, and not decompressed once more.
    fitsWindow ? decodeInWindow(toStraight: memory) : decodeWhole(toStraight: memory)
  }

  private var fitsWindow: Bool {
    WindowedRows.isWorthwhile(
      rowByteCount: rowByteCount, height: file.header.height, streamByteCount: file.streamByteCount)
  }

  /// Decodes the rows while they are decompressed.
  private func decodeInWindow(toStraight memory: UnsafeMutableRawBufferPointer) -> [Int32]? {
    guard hasRightChecksums, let output = memory.baseAddress,
      var rows = WindowedRows(
        width: file.header.width, height: file.header.height, bytesPerPixel: bytesPerPixel,
        output: output)
    else { return nil }
    return rows.decode(ZlibStream(stream))
  }

  /// Decodes the rows after all of them are decompressed.
  private func decodeWhole(toStraight memory: UnsafeMutableRawBufferPointer) -> [Int32]? {
    guard let inflated = inflate(to: memory), let output = memory.baseAddress else { return nil }
    let (width, height) = (file.header.width, file.header.height)
    let rows = inflated.rows
    // With filters, rows are only equal when those are undone, and then have other checksums.
    let isFiltered = (0..<height).contains { rows[$0 * rowByteCount] != 0 }
    if isFiltered {
      guard hasRightChecksum(inflated), undoFilters(rows, rowByteCount) else { return nil }
    }
    var distinct = DistinctSampleRows(rows, byteCount: rowByteCount, count: height)
    var repeatsRowAbove = false
    for y in 0..<height {
      let end = output + distinct.count * width * 4
      let isNew = distinct.add(y, repeatsRowAbove: repeatsRowAbove, intactFrom: end)
      let samples = UnsafeMutableRawPointer(rows + y * rowByteCount + 1)
      // Looked at before the pixels of this row are written over its samples.
      repeatsRowAbove =
        y + 1 < height && memcmp(samples, samples + rowByteCount, rowByteCount - 1) == 0
      if isNew {
        StraightSamples.convert(samples, to: end, width: width, bytesPerPixel: bytesPerPixel)
      }
    }
    guard isFiltered || distinct.checksum.value == inflated.checksum else { return nil }
    return distinct.places
  }

  /// The bytes of a row, with the filter's.
  private var rowByteCount: Int { 1 + file.header.width * bytesPerPixel }

  /// The rows, each of them the filter's byte and samples without a filter, in the place where
  /// `inflate` puts them.
  ///
  /// - Returns: Where the first row begins; nil if the file is not as simple, or broken.
  private func unpackedRows(
    in memory: UnsafeMutableRawBufferPointer
  ) -> UnsafeMutableRawPointer? {
    guard let inflated = inflate(to: memory), hasRightChecksum(inflated),
      undoFilters(inflated.rows, rowByteCount)
    else { return nil }
    return UnsafeMutableRawPointer(inflated.rows)
  }

  /// Decompresses the rows, each of them the filter's byte and filtered samples.
  ///
  /// They are at the memory's end, to be converted from the first one on: a row of pixels at its
  /// place from the memory's start on, or above that, never ends after the samples of its last one,
  /// as rows of pixels are as long or longer and both end together.
  ///
  /// - Returns: Where the first row begins, and the checksum that the file gives of all rows, which
  ///   they may not have; nil if the file is broken.
  private func inflate(
    to memory: UnsafeMutableRawBufferPointer
  ) -> (rows: UnsafeMutablePointer<UInt8>, checksum: UInt32)? {
    let rows = UnsafeMutableRawBufferPointer(
      rebasing: memory.dropLast(1).suffix(rowByteCount * file.header.height))
    guard hasRightChecksums, let decompressor = Decompressor(),
      let checksum = ZlibStream(stream).inflate(with: { decompressor.inflate($0, to: rows) }),
      let start = rows.baseAddress
    else { return nil }
    return (start.assumingMemoryBound(to: UInt8.self), checksum)
  }

  private func hasRightChecksum(
    _ inflated: (rows: UnsafeMutablePointer<UInt8>, checksum: UInt32)
  ) -> Bool {
    let rows = UnsafeRawBufferPointer(
      start: inflated.rows, count: rowByteCount * file.header.height)
    return Adler32(rows).value == inflated.checksum
  }

  /// Turns all rows into samples, before pixels take the place of the first ones.
  private func undoFilters(_ rows: UnsafeMutablePointer<UInt8>, _ rowByteCount: Int) -> Bool {
    var above: UnsafePointer<UInt8>?
    for y in 0..<file.header.height {
      let row = rows + y * rowByteCount
      guard
        RowFilter.undo(
          row[0], row + 1, above: above, width: file.header.width, bytesPerPixel: bytesPerPixel)
      else { return false }
      above = UnsafePointer(row + 1)
    }
    return true
  }

  /// Whether each chunk has the checksum of its type and its content.
  private var hasRightChecksums: Bool {
    file.chunks.allSatisfy { file.hasRightChecksum($0, in: bytes) }
  }

  private var stream: [UInt8] {
    var stream: [UInt8] = []
    stream.reserveCapacity(file.streamByteCount)
    for chunk in file.chunks where chunk.type == PNGChunks.type("IDAT") {
      stream += bytes[chunk.content]
    }
    return stream
  }
}

/// A decompressor of libdeflate.
///
/// Wraps `libdeflate_decompressor`: made by `init`, freed by `deinit`.
private final class Decompressor {
  private let handle: OpaquePointer

  /// A decompressor, or nil if there is no memory for it.
  init?() {
    guard let handle = libdeflate_alloc_decompressor() else { return nil }
    self.handle = handle
  }

  deinit {
    libdeflate_free_decompressor(handle)
  }

  /// Decompresses a stream of RFC 1951 that is as long as `output`, whose length it returns.
  func inflate(
    _ stream: UnsafeRawBufferPointer, to output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    if output.count / RunInflater.leastRatio >= stream.count,
      let count = RunInflater.inflate(stream, to: output)
    {
      return count
    }
    var count = 0
    // Without a place for the actual size, another size than the output's is a failure.
    let result = libdeflate_deflate_decompress_ex(
      handle, stream.baseAddress, stream.count, output.baseAddress, output.count, &count, nil)
    return result == LIBDEFLATE_SUCCESS ? count : nil
  }
}
