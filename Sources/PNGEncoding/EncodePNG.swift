import Workers

/// Pixels as a PNG file, encoded in bands, several at once.
///
/// - Parameters:
///   - width: In pixels, from 1 to 2^22.
///   - height: In pixels, from 1 to 2^31 − 1.
///   - hasAlpha: Whether the file has alpha; if not, the pixels' highest byte is ignored.
///   - text: Text chunks, in the order in which they are written.
///   - workers: How many threads paint and encode, at most; the bytes do not depend on it.
///   - paint: Writes rows as cairo's premultiplied pixels, without a gap; called on any of the
///     threads.
/// - Throws: Nothing but what the encoder throws.
package func encodePNG(
  width: Int, height: Int, hasAlpha: Bool, text: [PNGText] = [], workers: Int = 1,
  paint: @escaping @Sendable (_ rows: Range<Int>, _ output: UnsafeMutablePointer<UInt32>) -> Void
) throws -> [UInt8] {
  let header = PNGHeader(width: width, height: height, hasAlpha: hasAlpha, scale: 1, text: text)
  var file = header.bytes
  let rowCount = PNGBandEncoder.rowCount(width: width)
  let bandCount = (height + rowCount - 1) / rowCount
  var joiner = PNGBandJoiner(header)
  try OrderedWork.run(
    count: bandCount, workers: workers,
    makeWorker: {
      var encoder = PNGBandEncoder(width: width, hasAlpha: hasAlpha)
      return { index in
        let rows = index * rowCount..<min((index + 1) * rowCount, height)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: rows.count * width)
        defer { pixels.deallocate() }
        paint(rows, pixels)
        return encoder.encode(
          PixelRows(start: pixels, stride: width * 4, count: rows.count),
          isLast: index == bandCount - 1)
      }
    },
    take: { file += joiner.part(for: $1, isLast: $0 == bandCount - 1) })
  return file
}
