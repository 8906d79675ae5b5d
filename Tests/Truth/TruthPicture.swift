import ImageDecoding

/// Measures of a picture's pixels over white, in points.
struct TruthPicture {
  private let buffer: PixelBuffer
  private let scale: Double

  init(_ buffer: PixelBuffer, scale: Double) {
    self.buffer = buffer
    self.scale = scale
  }

  /// Returns some of a row's pixels.
  private func pixels(_ columns: Range<Int>, ofRow row: Int) -> [SIMD4<Int>] {
    buffer.withUnsafeBytes { bytes in
      columns.map { column in
        let place = row * buffer.stride + column * 4
        // Premultiplied blue, green, red and alpha.
        let white = 255 - Int(bytes[place + 3])
        return SIMD4(
          Int(bytes[place + 2]) + white, Int(bytes[place + 1]) + white, Int(bytes[place]) + white, 0
        )
      }
    }
  }

  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Int> {
    pixels(column..<column + 1, ofRow: row)[0]
  }

  /// Returns the pixels of the column or of the row at a place.
  private func line(alongY: Bool, at place: Double) -> [SIMD4<Int>] {
    let across = Int(place * scale)
    return alongY
      ? (0..<buffer.height).map { pixel(across, $0) } : pixels(0..<buffer.width, ofRow: across)
  }

  /// Returns the extent of all pixels in a region that differ from the ground, by default the
  /// region's first pixel, by more than a threshold in a channel; nil for none.
  func ink(_ region: [Double], threshold: Double, ground: String?) -> TruthBox? {
    let sides = region.map { Int(($0 * scale).rounded()) }
    let columns = max(sides[0], 0)..<min(sides[2], buffer.width)
    let rows = max(sides[1], 0)..<min(sides[3], buffer.height)
    let ground = ground.map(Self.color) ?? pixel(columns.lowerBound, rows.lowerBound)
    var box: TruthBox?
    for row in rows {
      for (column, pixel) in zip(columns, pixels(columns, ofRow: row))
      where distance(pixel, ground) > Int(threshold) {
        let (x, y) = (Double(column) / scale, Double(row) / scale)
        var found = box ?? TruthBox(left: x, top: y, right: x, bottom: y)
        found.left = min(found.left, x)
        found.right = max(found.right, x + 1 / scale)
        found.bottom = max(found.bottom, y + 1 / scale)
        box = found
      }
    }
    return box
  }

  /// Returns the places along a line where flat parts of a least length begin and end, each once.
  func edges(
    alongY: Bool, at place: Double, from start: Double, to end: Double, least: Double
  ) -> [Double] {
    let line = line(alongY: alongY, at: place)
    let (first, last) = (
      Int((start * scale).rounded()), min(line.count, Int((end * scale).rounded()))
    )
    var places: [Double] = []
    var begin = first
    for index in first + 1...last
    where index == last || distance(line[index], line[index - 1]) > 2 {
      if Double(index - begin) / scale >= least {
        places += [Double(begin) / scale, Double(index) / scale]
      }
      begin = index
    }
    var found: [Double] = []
    for place in places where found.last.map({ place - $0 > 0.9 / scale }) ?? true {
      found.append(place)
    }
    return found.filter { start + 0.5 < $0 && $0 < end - 0.5 }
  }

  /// Returns the places along a line where a channel changes by more than `least` from pixel to pixel.
  func steps(
    alongY: Bool, at place: Double, from start: Double, to end: Double, least: Double
  ) -> [Double] {
    let line = line(alongY: alongY, at: place)
    let first = Int((start * scale).rounded())
    return (first + 1..<min(line.count, Int((end * scale).rounded())))
      .filter { distance(line[$0], line[$0 - 1]) > Int(least) }.map { Double($0) / scale }
  }

  /// Returns the colour of the pixel at a point, as in `#FFCC00`.
  func color(_ x: Double, _ y: Double) -> String {
    let pixel = pixel(Int(x * scale), Int(y * scale))
    return "#"
      + (0..<3).map { channel in
        let digits = String(pixel[channel], radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  private static func color(_ hex: String) -> SIMD4<Int> {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    return SIMD4(value >> 16, value >> 8 & 255, value & 255, 0)
  }

  private func distance(_ one: SIMD4<Int>, _ other: SIMD4<Int>) -> Int {
    let difference = one &- other
    return max(abs(difference.x), abs(difference.y), abs(difference.z))
  }
}
