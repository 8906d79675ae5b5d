import Workers

/// Encodes pixels as a PNG file, in bands, several at once.
///
/// - Parameters:
///   - width: In pixels, from 1 to 2^22.
///   - height: In pixels, from 1 to 2^31 − 1.
///   - hasAlpha: Whether the file has alpha; if not, the pixels' highest byte is ignored.
///   - text: Text chunks, in the order in which they are written.
///   - workers: The largest number of threads that paint and encode; the bytes do not depend on it.
///   - repeatsRowAbove: Returns true for a row, not the first, that is known to have the pixels of
///     the one above it: the encoder avoids having such a row painted.
///   - paint: Writes rows as cairo's premultiplied pixels, without a gap; called on any of the
///     threads.
/// - Throws: Only the encoder's errors.
package func encodePNG(
  width: Int, height: Int, hasAlpha: Bool, text: [PNGText] = [], workers: Int = 1,
  repeatsRowAbove: @escaping @Sendable (_ y: Int) -> Bool = { _ in false },
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
      let pixels = OwnPixels(count: width * min(rowCount, height))
      return { index in
        let rows = index * rowCount..<min((index + 1) * rowCount, height)
        var places: [Int32] = []
        places.reserveCapacity(rows.count)
        // Runs of rows that are not known to repeat others are painted at once.
        var painted = 0
        var top = rows.lowerBound
        while top < rows.upperBound {
          var bottom = top + 1
          while bottom < rows.upperBound, !repeatsRowAbove(bottom) { bottom += 1 }
          paint(top..<bottom, pixels.start + painted * width)
          places += Int32(painted)..<Int32(painted + bottom - top)
          painted += bottom - top
          top = bottom
          while top < rows.upperBound, repeatsRowAbove(top) {
            places.append(Int32(painted - 1))
            top += 1
          }
        }
        return places.withUnsafeBufferPointer { places in
          encoder.encode(
            PixelRows(
              start: pixels.start, stride: width * 4, count: rows.count,
              places: places.baseAddress),
            isLast: index == bandCount - 1)
        }
      }
    },
    take: { file += joiner.part(for: $1, isLast: $0 == bandCount - 1) })
  return file
}

/// Uninitialised pixels of a worker, for one band after another.
private final class OwnPixels {
  let start: UnsafeMutablePointer<UInt32>

  init(count: Int) {
    start = .allocate(capacity: count)
  }

  deinit {
    start.deallocate()
  }
}
