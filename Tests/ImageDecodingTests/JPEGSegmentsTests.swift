import CImages
import ImageDecoding
import TestSupport
import Testing

/// What documents hold of a JPEG.
struct JPEGSegmentsTests {
  private static let flat = TestJPEG.flat(16, 16, red: 200, green: 100, blue: 50)

  private func jpeg(_ bytes: [UInt8]) throws -> [UInt8]? { try Picture(decoding: bytes).jpeg }

  @Test func `a file without metadata stays as it is`() throws {
    let file = try jpeg(Self.flat.bytes)
    expect(file, equals: Self.flat.bytes)
  }

  @Test func `progressive files stay as they are, scan by scan`() throws {
    var progressive = Self.flat
    progressive.flags = TJFLAG_PROGRESSIVE
    let file = try jpeg(progressive.bytes)
    expect(file, equals: progressive.bytes)
  }

  @Test func `places, profiles, comments and what follows the end are left out`() throws {
    let exif = Array("Exif\0\0II*\0\u{8}\0\0\0\0\0".utf8)
    let file = try jpeg(
      Self.flat.bytes(with: [
        (0xE1, exif), (0xE2, Array("ICC_PROFILE\0".utf8)), (0xFE, Array("taken at home".utf8)),
      ]) + [0xFF, 0xD8, 1, 2, 3])
    expect(file, equals: Self.flat.bytes)
  }

  @Test func `what decoding needs stays: the colour transform of Adobe`() throws {
    // Version 100, no flags, and the transform 1: luma and chroma, as the file has. Beside JFIF's
    // segment, of 18 bytes, it would say nothing.
    let adobe: [UInt8] = Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]
    var bytes = Self.flat.bytes(with: [(0xEE, adobe)])
    bytes.removeSubrange(18..<36)
    let file = try jpeg(bytes)
    expect(file, equals: bytes)
  }

  @Test func `components that are named RGB get Adobe's segment`() throws {
    // The frame's identifiers, each before its sampling and its table, and those of the scan.
    var bytes = Self.flat.bytes
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    let scan = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xDA]) })
    for (number, letter) in "RGB".utf8.enumerated() {
      bytes[frame + 10 + 3 * number] = letter
      bytes[scan + 5 + 2 * number] = letter
    }
    // Without JFIF's segment, of 18 bytes, by which libjpeg would take the colours for YCbCr.
    bytes.removeSubrange(2..<20)
    let file = try #require(try jpeg(bytes))
    let adobe: [UInt8] = [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
    expect(file, equals: bytes.prefix(2) + adobe + bytes.dropFirst(2))
  }

  @Test func `a photo that is shown turned has no file for documents`() throws {
    // Little-endian: one entry, the orientation 6.
    let tiff: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
    ]
    let file = try jpeg(Self.flat.bytes(with: [(0xE1, Array("Exif\0\0".utf8) + tiff)]))
    #expect(file == nil)
  }

  @Test func `arithmetic coding, which PDF does not have, stays out of documents`() throws {
    var arithmetic = Self.flat.bytes
    // The marker of the frame, baseline as it was made, claims arithmetic coding; it is not decoded
    // here, where only the segments count.
    let frame = try #require(
      arithmetic.indices.first { arithmetic[$0...].starts(with: [0xFF, 0xC0]) })
    arithmetic[frame + 1] = 0xC9
    #expect(JPEGSegments(arithmetic).fileForDocuments == nil)
  }

  @Test func `a file that ends within a segment has none for documents`() {
    #expect(JPEGSegments(Array(Self.flat.bytes.prefix(30))).fileForDocuments == nil)
  }
}
