import CPixels
package import PNGEncoding

/// Pixels as files have them: 32 bits each as red, green, blue, alpha in memory, top row first.
///
/// Alpha is not multiplied into the colours, which would lose what they were. Rows that are equal are
/// kept once, where that is known: of a file, rows that repeat the one above them, as most rows of a
/// layout do; of a picture that was painted, all rows.
package final class StraightPixels: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The treatment of the file's colours.
  package let colors: ColorHandling

  /// The index of each row among the memory's rows.
  private let places: [Int32]
  // Written before `init` returns and never after: threads may read it at once.
  private nonisolated(unsafe) let memory: ByteMemory

  /// Decodes a PNG file of any kind, in sRGB, and upright according to its EXIF orientation; 16-bit
  /// samples keep their upper 8 bits.
  ///
  /// - Parameter limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`; a picture is decoded whole or not at all.
  package init(decodingPNG bytes: [UInt8], limits: PictureLimits) throws {
    guard bytes.starts(with: PNGChunks.signature) else {
      switch PictureFormat(of: bytes) {
      case .jpeg: throw PictureError.unsupported("a JPEG in a PNG's place")
      case .webp: throw PictureError.unsupported("a WebP in a PNG's place")
      case .avif: throw PictureError.unsupported("an AVIF in a PNG's place")
      case .svg: throw PictureError.unsupported("an SVG in a PNG's place")
      case .pdf: throw PictureError.unsupported("a PDF in a PNG's place")
      case .png, nil: throw PictureError.notAPicture
      }
    }
    let file = try PNGDecoder.chunks(of: bytes, limits: limits)
    let (width, height) = (file.header.width, file.header.height)
    let plain = PlainPNG(bytes, file)
    guard let memory = ByteMemory(count: width * height * 4 + (plain?.spareByteCount ?? 0)) else {
      throw PictureError.tooLarge(width: width, height: height, limit: limits)
    }
    if let places = plain?.decode(toStraight: memory.bytes) {
      self.places = places
      self.width = width
      self.height = height
      self.memory = memory
      colors = .plain
      return
    }
    let pixels = UnsafeMutableRawBufferPointer(rebasing: memory.bytes.prefix(width * height * 4))
    let (orientation, colors) = try PNGDecoder.decodeRGBA(bytes, file, to: pixels)
    self.colors = colors.handling
    (self.width, self.height) = orientation.isTurned ? (height, width) : (width, height)
    places = Array(0..<Int32(self.height))
    guard orientation != .upright else {
      self.memory = memory
      return
    }
    guard let turned = ByteMemory(count: width * height * 4) else {
      throw PictureError.tooLarge(width: width, height: height, limit: limits)
    }
    orientation.turn(UnsafeRawBufferPointer(pixels), width: width, height: height, to: turned.bytes)
    self.memory = turned
  }

  /// The pixels that a PNG file has of a picture that was painted.
  ///
  /// - Parameters:
  ///   - bands: The picture's rows from top to bottom, at least one.
  ///   - hasAlpha: Whether the file has alpha; if not, the pixels' highest byte is ignored.
  /// - Throws: `PictureError.tooLarge`, also if there is no memory.
  package init(painted bands: [PaintedRows], hasAlpha: Bool) throws {
    let width = bands.first?.width ?? 0
    let height = bands.reduce(0) { $0 + $1.count }
    try PictureLimits.golden.check(width: width, height: height)
    let keptCount = bands.reduce(0) { $0 + $1.keptCount }
    guard let memory = ByteMemory(count: width * keptCount * 4) else {
      throw PictureError.tooLarge(width: width, height: height, limit: .golden)
    }
    let pixels = memory.bytes.bindMemory(to: UInt32.self)
    var places: [Int32] = []
    places.reserveCapacity(height)
    // The rows of earlier bands are known by their digests, as whole pictures are.
    var known: [PixelDigest.Row: Int32] = [:]
    known.reserveCapacity(keptCount)
    for band in bands {
      band.withKeptPixels { kept in
        guard let kept = kept.baseAddress, let output = pixels.baseAddress else { return }
        let placesOfKept = band.keptDigests.enumerated().map { index, digest in
          if let place = known[digest] { return place }
          let place = Int32(known.count)
          known[digest] = place
          Self.copy(
            kept + index * width, to: output + Int(place) * width, count: width,
            hasAlpha: hasAlpha)
          return place
        }
        for place in band.keptPlaces { places.append(placesOfKept[Int(place)]) }
      }
    }
    self.places = places
    self.width = width
    self.height = height
    self.memory = memory
    colors = .plain
  }

  /// The pixels of a picture, in rows from the top, each as in memory.
  ///
  /// - Throws: `PictureError.tooLarge` if there is no memory.
  init(width: Int, height: Int, pixels: [UInt32]) throws {
    precondition(pixels.count == width * height, "\(pixels.count) pixels of \(width) × \(height)")
    guard let memory = ByteMemory(count: width * height * 4) else {
      throw PictureError.tooLarge(width: width, height: height, limit: .golden)
    }
    pixels.withUnsafeBytes { memory.bytes.copyMemory(from: $0) }
    places = Array(0..<Int32(height))
    self.width = width
    self.height = height
    self.memory = memory
    colors = .plain
  }

  /// Copies cairo's premultiplied pixels as straight ones.
  private static func copy(
    _ source: UnsafePointer<UInt32>, to output: UnsafeMutablePointer<UInt32>, count: Int,
    hasAlpha: Bool
  ) {
    // Red in the highest byte, which is the first in memory.
    if hasAlpha {
      for index in 0..<count {
        output[index] = StraightAlpha.rgba(premultiplied: source[index]).bigEndian
      }
    } else {
      // As many as the processor's vectors take, and then the others.
      for index in maquette_rgba_of_bgrx(source, output, count)..<count {
        output[index] = (source[index] &<< 8 | 255).bigEndian
      }
    }
  }

  /// All bytes, without the rows that are kept once.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    withRows { rows in
      for y in 0..<height {
        bytes += UnsafeRawBufferPointer(start: rows[y], count: width * 4)
      }
    }
    return bytes
  }

  /// Calls `body` with all rows; they live as long as the pixels do.
  package func withRows<Result>(_ body: (StraightRows) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(memory) {
      try places.withUnsafeBufferPointer { places in
        guard let pixels = memory.bytes.baseAddress, let places = places.baseAddress else {
          preconditionFailure("a picture without pixels")
        }
        return try body(
          StraightRows(
            pixels: pixels.assumingMemoryBound(to: UInt32.self), places: places, stride: width))
      }
    }
  }

  /// The pixel in column `x` of row `y`, red in its lowest byte and alpha in its highest; nil
  /// outside the picture.
  package func pixel(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let offset = (Int(places[y]) * width + x) * 4
    return UInt32(littleEndian: memory.bytes.load(fromByteOffset: offset, as: UInt32.self))
  }
}

/// Rows of straight pixels in memory that belongs to another.
package struct StraightRows {
  /// The memory's first row.
  private let pixels: UnsafePointer<UInt32>
  /// The index of each row among the memory's rows.
  private let places: UnsafePointer<Int32>
  /// Pixels from one row of the memory to the next.
  private let stride: Int

  fileprivate init(
    pixels: UnsafePointer<UInt32>, places: UnsafePointer<Int32>, stride: Int
  ) {
    self.pixels = pixels
    self.places = places
    self.stride = stride
  }

  /// The row `y`, from its first pixel on.
  @inline(__always)
  package subscript(y: Int) -> UnsafePointer<UInt32> {
    pixels + Int(places[y]) &* stride
  }

  /// Returns the place of the row `y`, from 0 on: rows at one place have the same pixels.
  @inline(__always)
  package func place(_ y: Int) -> Int { Int(places[y]) }
}
