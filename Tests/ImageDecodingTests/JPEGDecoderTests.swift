import CImages
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

struct JPEGDecoderTests {
  /// How far two pixels' components are apart at most.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  @Test func `a colour comes back opaque, but for JPEG's rounding`() throws {
    let jpeg = TestJPEG.flat(9, 5, red: 200, green: 100, blue: 50)
    let decoded = try pixels(of: jpeg.bytes)
    expect(decoded.count, equals: 45)
    #expect(decoded.map { Self.distance($0, 0xFFC8_6432) }.max() ?? 255 <= 2)
  }

  @Test func `grey comes back as grey`() throws {
    var jpeg = TestJPEG.flat(8, 8, red: 90, green: 90, blue: 90)
    jpeg.subsampling = TJSAMP_GRAY
    try #require(Set(pixels(of: jpeg.bytes)) == [0xFF5A_5A5A])
  }

  @Test func `a progressive file is decoded`() throws {
    var jpeg = TestJPEG.flat(20, 20, red: 0, green: 0, blue: 0)
    jpeg.flags = TJFLAG_PROGRESSIVE
    try #require(Set(pixels(of: jpeg.bytes)) == [0xFF00_0000])
  }

  @Test func `CMYK is unsupported`() {
    let jpeg = TestJPEG(width: 8, height: 8, samples: [UInt8](repeating: 100, count: 8 * 8 * 4))
    #expect(throws: PictureError.unsupported("CMYK")) {
      try Picture(decoding: jpeg.compressed(format: TJPF_CMYK))
    }
  }

  @Test func `a file cut after its signature is an error`() {
    let whole = TestJPEG.flat(24, 24, red: 1, green: 200, blue: 30).bytes
    // Without its last marker, FF D9, the picture is whole, but its end is not there.
    for count in 3..<whole.count {
      #expect(throws: PictureError.self, "\(count) bytes") {
        try Picture(decoding: Array(whole.prefix(count)))
      }
    }
  }

  @Test func `a file cut in its pixels is truncated`() {
    var samples: [UInt8] = []
    for index in 0..<64 * 64 * 3 { samples.append(UInt8(truncatingIfNeeded: index &* index >> 3)) }
    let whole = TestJPEG(width: 64, height: 64, samples: samples).bytes
    #expect(throws: PictureError.truncated) {
      try Picture(decoding: Array(whole.prefix(whole.count / 2)))
    }
  }

  @Test func `a file with one wrong bit is an error or a picture of the same size`() throws {
    let whole = TestJPEG.flat(16, 16, red: 100, green: 20, blue: 250).bytes
    for bit in 0..<whole.count * 8 {
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      do {
        // JPEG has no checksum: a wrong bit can be another size, but not half a picture.
        let picture = try Picture(decoding: bytes)
        guard case .pixels(let buffer) = picture.content else { continue }
        expect(
          picture.size, equals: Size(width: Double(buffer.width), height: Double(buffer.height)))
      } catch is PictureError {
        // As it should be.
      }
    }
  }

  @Test func `a header over the limits is an error before any pixel is read`() {
    var bytes = TestJPEG.flat(8, 8, red: 0, green: 0, blue: 0).bytes
    // The frame's header: FF C0, a length, a precision, the height and the width.
    let start = bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 } ?? 0
    bytes.replaceSubrange(start + 5..<start + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(throws: PictureError.tooLarge(width: 65_500, height: 65_500, limit: .input)) {
      try Picture(decoding: bytes)
    }
  }

  @Test func `a header that promises more than its data can hold is truncated`() {
    var bytes = TestJPEG.flat(8, 8, red: 0, green: 0, blue: 0).bytes
    let start = bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 } ?? 0
    // 8192 × 8192 pixels.
    bytes.replaceSubrange(start + 5..<start + 9, with: [0x20, 0, 0x20, 0])
    #expect(throws: PictureError.truncated) { try Picture(decoding: bytes) }
  }

  @Test func `scans without end are unsupported`() {
    var jpeg = TestJPEG.flat(20, 20, red: 0, green: 0, blue: 0)
    jpeg.flags = TJFLAG_PROGRESSIVE
    let bytes = jpeg.bytes
    let lastScan = bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA } ?? 0
    // All but the end marker.
    let scan = bytes[lastScan..<bytes.count - 2]
    let scans = [ArraySlice<UInt8>](repeating: scan, count: 100).joined()
    #expect(throws: PictureError.unsupported("JPEG of more than 100 scans")) {
      try Picture(decoding: bytes.dropLast(2) + scans + bytes.suffix(2))
    }
  }
}
