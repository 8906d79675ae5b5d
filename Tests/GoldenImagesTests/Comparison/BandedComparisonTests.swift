import CairoRendering
import GoldenImages
import ImageDecoding
import TestSupport
import Testing

/// Files of ours are decoded as far as they differ; the same pixels in one chunk are decoded whole.
struct BandedComparisonTests {
  /// Two pictures with alpha or without, of three bands: 512, 512 and 6 rows.
  struct Pair: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var hasAlpha = false
    var expectedHeight = 1030
    var actualHeight = 1030
    var changes: [PixelRect]

    static let width = 60

    func png(isExpected: Bool) throws -> [UInt8] {
      let (changes, hasAlpha) = (changes, hasAlpha)
      return try encodePNG(
        width: Self.width, height: isExpected ? expectedHeight : actualHeight, hasAlpha: hasAlpha
      ) { rows, output in
        for y in rows {
          for x in 0..<Self.width {
            let isChanged = changes.contains {
              ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y)
            }
            output[(y - rows.lowerBound) * Self.width + x] = Self.color(
              isChanged && !isExpected ? x + 1 : x, y, hasAlpha: hasAlpha)
          }
        }
      }
    }

    /// Slanted edges with shades between, as antialiasing makes them, in premultiplied colours.
    private static func color(_ x: Int, _ y: Int, hasAlpha: Bool) -> UInt32 {
      let shades: [UInt32] = [0, 0, 0, 0x40, 0xA0, 0xFF, 0xFF, 0xFF, 0xC0, 0x30]
      let shade = shades[(x + y / 3) % shades.count]
      let alpha = hasAlpha ? 255 - UInt32(y % 4) * 60 : 255
      let color = min(shade, alpha)
      return alpha << 24 | color << 16 | color << 8 | color
    }
  }

  static let pairs = [
    Pair(testDescription: "rows on both sides of an edge", changes: [rect(5, 510, 40, 4)]),
    Pair(testDescription: "last row of a band", changes: [rect(0, 511, 60, 1)]),
    Pair(testDescription: "first row of a band", changes: [rect(0, 512, 60, 1)]),
    Pair(
      testDescription: "rows next to the edges", changes: [rect(3, 510, 9, 1), rect(9, 1025, 9, 1)]),
    Pair(
      testDescription: "first and last row", changes: [rect(0, 0, 30, 1), rect(20, 1029, 40, 1)]),
    Pair(testDescription: "all bands", changes: [rect(10, 0, 7, 1030)]),
    Pair(testDescription: "one pixel", changes: [rect(35, 700, 1, 1)]),
    Pair(testDescription: "alpha", hasAlpha: true, changes: [rect(5, 509, 40, 6)]),
    Pair(
      testDescription: "no alpha, one short band", expectedHeight: 3, actualHeight: 3,
      changes: [rect(5, 1, 40, 1)]),
    Pair(testDescription: "other heights", actualHeight: 1024, changes: [rect(5, 510, 40, 4)]),
  ]

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  static let tolerances = [
    Tolerance(),
    Tolerance(comparator: .yiq, threshold: 0.1, ignoresAntialiasing: true),
    Tolerance(comparator: .oklab, threshold: 0.05, ignoresAntialiasing: true),
    Tolerance(maxDifferingPixels: 30, density: .init(window: 3, limit: 5)),
  ]

  /// Whether two files can be decoded as far as they differ.
  private static func areBanded(_ expected: [UInt8], _ actual: [UInt8]) -> Bool {
    let pair = BandedPair(
      expected: expected, actual: actual, limits: .golden,
      rowsPerBand: PNGBandWorker.rowCount(width:))
    guard let pair else { return false }
    let bands = try? (0..<pair.bandCount).map { try BandDecoder(pair).decode($0) }
    return bands.flatMap { try? pair.pictures(of: $0) } != nil
  }

  private static func joined(_ png: [UInt8]) -> [UInt8] {
    PNGFileChunks(png).withJoinedPixels.bytes
  }

  @Test(arguments: pairs, tolerances)
  func `what differs is the same as in pictures that are decoded whole`(
    pair: Pair, tolerance: Tolerance
  ) throws {
    let (expected, actual) = try (pair.png(isExpected: true), pair.png(isExpected: false))
    for masks in [[], [Self.rect(20, 500, 10, 30), Self.rect(0, 1024, 5, 5)]] {
      let banded = try comparePNG(
        expected: expected, actual: actual, tolerance: tolerance, masks: masks, workers: 2)
      let whole = try comparePNG(
        expected: Self.joined(expected), actual: actual, tolerance: tolerance, masks: masks)
      #expect(banded == whole)
      #expect(banded.difference != nil)
    }
  }

  @Test func `pairs of ours are decoded as far as they differ, and no others`() throws {
    let pair = Self.pairs[0]
    let (expected, actual) = try (pair.png(isExpected: true), pair.png(isExpected: false))
    #expect(Self.areBanded(expected, actual) == true)
    #expect(Self.areBanded(Self.joined(expected), actual) == false)
    #expect(Self.areBanded(expected, Self.joined(actual)) == false)
    let other = try Pair(testDescription: "", hasAlpha: true, changes: []).png(isExpected: true)
    #expect(Self.areBanded(expected, other) == false)
  }

  /// Pieces that make a row of one pixel equal to the row above, which is another band's: what it
  /// holds, and its bytes before compression.
  static let copyingRows: [(bits: DeflateBits, filter: UInt8)] = [
    // No filter, and the three bytes that are four bytes back.
    (DeflateBits().addingBlock(isLast: true, distanceOfFour: true, "10 0 0 11"), 0),
    // The filter that adds the pixel above, and no difference to it.
    (DeflateBits().addingBlock(byte: 2, "10 11").addingBlock(isLast: true, "10 10 10 11"), 2),
  ]

  @Test(arguments: copyingRows)
  func `equal bands that copy from bands which differ are not taken for equal`(
    row: (bits: DeflateBits, filter: UInt8)
  ) throws {
    let files = try [UInt32(0x112233), 0x445566].map { color in
      let pixel = Array(PNGFileChunks.bigEndian(color).dropFirst())
      let rows = (0..<511).flatMap { _ -> [UInt8] in [0, 0xFF, 0xFF, 0xFF] } + [0] + pixel
      let lastRow = row.filter == 0 ? [0] + pixel : [row.filter, 0, 0, 0]
      var file = try PNGFileChunks(TestPicture(1, 513).with(color, x: 0, y: 511).png())
      // The digest, which is of other pixels.
      file.chunks.removeAll { $0.type == "tEXt" }
      let indices = file.pixelIndices
      try #require(indices.count == 2)
      let checksum = (rows + lastRow).withUnsafeBytes { Adler32($0).value }
      file.chunks[indices[1]].content = row.bits.bytes + PNGFileChunks.bigEndian(checksum)
      return file.bytes
    }
    #expect(try straightPixels(files[0]).suffix(2) == [0x1122_33FF, 0x1122_33FF])
    #expect(try straightPixels(files[1]).suffix(2) == [0x4455_66FF, 0x4455_66FF])
    #expect(Self.areBanded(files[0], files[1]) == false)
    let difference = try comparePNG(expected: files[0], actual: files[1]).difference
    #expect(difference?.differingPixels == 2)
  }

  @Test func `a band that reaches into the next one is not what it seems by itself`() throws {
    // 512 rows of a black pixel take 2048 bytes. A block makes 2046 of them: 3, and 681 × 3. A last
    // block stores two more, which are the next band's first bytes; where an empty last block is put
    // behind the band to decompress it, they are that block's: 3 and 0.
    let block = DeflateBits().addingBlock(
      "10 10 10" + String(repeating: " 0 0", count: 681) + " 11")
    let reaching = block.addingSync().bytes + [0x01, 0x02, 0x00, 0xFD, 0xFF]
    let lastRow = DeflateBits().addingBlock(isLast: true, "10 0 0 11").bytes
    let seeming = [UInt8](repeating: 0, count: 2046) + [3, 0] + [0, 0, 0, 0]
    let checksum = seeming.withUnsafeBytes { Adler32($0).value }
    let picture = try TestPicture(1, 513, 0x000000).with(0x000300, x: 0, y: 511).png()
    var file = PNGFileChunks(picture)
    let indices = file.pixelIndices
    try #require(indices.count == 2)
    file.chunks[indices[0]].content = [0x78, 0x01] + reaching
    file.chunks[indices[1]].content = lastRow + PNGFileChunks.bigEndian(checksum)
    let hostile = file.bytes
    #expect(Self.areBanded(hostile, picture) == false)
    let error = #expect(throws: UnreadablePicture.self) {
      try comparePNG(expected: hostile, actual: picture, decodesAlways: true)
    }
    #expect(error?.isExpected == true)
  }

  /// A file of ours with something wrong in its second of three bands, or behind the last.
  private static func broken(_ isExpected: Bool, _ change: (inout PNGFileChunks) -> Void) throws
    -> [UInt8]
  {
    var file = try PNGFileChunks(pairs[0].png(isExpected: isExpected))
    change(&file)
    return file.bytes
  }

  @Test func `a wrong checksum of the rows is unreadable in either file, or in both`() throws {
    func spoil(_ file: inout PNGFileChunks) {
      let last = file.pixelIndices[2]
      let end = file.chunks[last].content.count - 1
      file.chunks[last].content[end] ^= 1
    }
    let good = try [true, false].map { try Self.broken($0) { _ in } }
    let bad = try [true, false].map { try Self.broken($0, spoil) }
    for (expected, actual, isExpected) in [
      (bad[0], good[1], true), (good[0], bad[1], false), (bad[0], bad[1], true),
    ] {
      let error = #expect(throws: UnreadablePicture.self) {
        try comparePNG(expected: expected, actual: actual, decodesAlways: true)
      }
      #expect(error?.isExpected == isExpected)
    }
  }
}
