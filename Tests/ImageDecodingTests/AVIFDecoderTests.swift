import Foundation
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

/// Files of 8 × 4 pixels that are red, green, blue and white in their quarters, and one of 4 × 4 in one
/// colour, as avifenc 0.11.1 wrote them.
@Suite struct `AVIF pictures` {
  private static func bytes(_ text: String) throws -> [UInt8] {
    try Array(#require(Data(base64Encoded: text)))
  }

  /// The pixels as alpha, red, green and blue.
  private static func pixels(_ bytes: [UInt8]) throws -> (size: Size, pixels: [[Int]]) {
    let picture = try Picture(decoding: bytes)
    guard case .pixels(let buffer) = picture.content else { return (picture.size, []) }
    let pixels = buffer.withUnsafeBytes { memory in
      memory.bindMemory(to: UInt32.self).map { pixel in
        [24, 16, 8, 0].map { Int(pixel >> $0 & 255) }
      }
    }
    return (picture.size, pixels)
  }

  /// The letters of the colours in the corners, the top ones first.
  private static func corners(_ bytes: [UInt8]) throws -> String {
    let (size, pixels) = try pixels(bytes)
    let (width, count) = (Int(size.width), pixels.count)
    let names: [[Int]: Character] = [
      [255, 255, 0, 0]: "R", [255, 0, 255, 0]: "G", [255, 0, 0, 255]: "B",
      [255, 255, 255, 255]: "W",
    ]
    return String(
      [0, width - 1, count - width, count - 1].map { names[pixels[$0]] ?? "?" }
        + (width == 8 ? " lying" : " standing"))
  }

  /// The file with other bytes for the one after each name of a box.
  private static func changed(_ bytes: [UInt8], _ values: [String: [UInt8]]) -> [UInt8] {
    var bytes = bytes
    for (name, value) in values {
      for place in bytes.indices where bytes[place...].starts(with: name.utf8) {
        bytes.replaceSubrange(place + 4..<place + 4 + value.count, with: value)
      }
    }
    return bytes
  }

  // HEIF (ISO/IEC 23008-12), 6.5.10 and 6.5.12: a picture is turned against the clock by quarters, and then its
  // top and bottom change places, or with 1 its left and right.
  @Test(
    arguments: [
      (0, 0, "BWRG lying"), (1, 0, "RBGW standing"), (2, 0, "GRWB lying"), (3, 0, "WGBR standing"),
      (0, 1, "GRWB lying"), (1, 1, "WGBR standing"), (2, 1, "BWRG lying"), (3, 1, "RBGW standing"),
    ] as [(UInt8, UInt8, String)])
  func `are turned and mirrored`(turns: UInt8, mirror: UInt8, expected: String) throws {
    let file = try Self.changed(Self.bytes(Self.turned), ["irot": [turns], "imir": [mirror]])
    try #require(Self.corners(file) == expected)
  }

  @Test func `of ten bits have the upper eight`() throws {
    let (_, pixels) = try Self.pixels(Self.bytes(Self.tenBits))
    for (place, expected) in [(0, [255, 255, 0, 0]), (31, [255, 255, 255, 255])] {
      let difference = zip(pixels[place], expected).map { abs($0 - $1) }
      #expect(difference.allSatisfy { $0 <= 1 }, "\(pixels[place])")
    }
  }

  @Test func `have an alpha`() throws {
    let (_, pixels) = try Self.pixels(Self.bytes(Self.alpha))
    // Green at 128, multiplied by it; blue at 0.
    expect(
      [pixels[0], pixels[7], pixels[24]],
      equals: [[255, 255, 0, 0], [128, 0, 128, 0], [0, 0, 0, 0]])
  }

  // The primaries 12 of nclx are Display P3's, whose (200, 100, 50) is (215, 93, 31) in LittleCMS and Chromium.
  @Test func `are converted to sRGB`() throws {
    let (_, pixels) = try Self.pixels(Self.bytes(Self.displayP3))
    let difference = zip(pixels[0], [255, 215, 93, 31]).map { abs($0 - $1) }
    #expect(difference.allSatisfy { $0 <= 1 }, "\(pixels[0])")
  }

  @Test func `of HDR are noticed`() throws {
    let picture = try Picture(decoding: Self.bytes(Self.hdr))
    try #require(
      picture.notices.map(\.words) == [
        "its colour space, which is HDR, is not converted to sRGB"
      ])
  }

  // The numbers after `ispe` are a version, the width and the height.
  @Test func `over the limit are refused by the size that they state`() throws {
    let size: [UInt8] = [0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 32, 0]
    let file = try Self.changed(Self.bytes(Self.turned), ["ispe": size])
    #expect(throws: PictureError.tooLarge(width: 16_384, height: 8192, limit: .input)) {
      try Picture(decoding: file)
    }
  }

  @Test func `that are damaged are refused in words`() throws {
    let file = try Self.bytes(Self.turned)
    for length in 0..<file.count {
      #expect(throws: PictureError.self, "\(length) bytes") {
        try Picture(decoding: Array(file.prefix(length)))
      }
    }
    let error = #expect(throws: PictureError.self) {
      try Picture(decoding: Array(file.prefix(200)))
    }
    #expect(error?.description.hasPrefix("the picture is corrupt: libavif reports '") == true)
  }

  @Test func `are known by any of their brands, and HEIC is not one`() throws {
    let brands: [UInt8] = Array("ftypmif1".utf8)
    let file = try Self.bytes(Self.turned)
    try #require(Self.corners(file.prefix(4) + brands + file.dropFirst(12)) == "RBGW standing")
    let other = Array("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic".utf8)
    #expect(throws: PictureError.otherFormat("HEIC")) { try Picture(decoding: other) }
  }

  private static let turned = """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAEGbWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAA\
    AAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABLgAAACwAAAAoaWluZgAA\
    AAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAfmlwcnAAAABdaXBjbwAAABRpc3BlAAAAAAAAAAgAAAAEAAAA\
    EHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0AAIAAAAAJaXJvdAEAAAAJaW1pcgAAAAAZaXBt\
    YQAAAAAAAAABAAEGAQKDBIWGAAAANG1kYXQSAAoIOAh+wgIaAEAyHhAAAIuj00uFA2Cgb1NK4P86t/9bwjJ8F/2yWWZ8\
    Sg==
    """
  private static let tenBits = """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAA\
    AAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAEEAAAAoaWluZgAA\
    AAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAgAAAAEAAAA\
    EHBpeGkAAAAAAwoKCgAAAAxhdjFDgSBAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAA\
    AEltZGF0EgAKCDgIfsYCGg0gMjMQAABHpPzGP1vMVEn/TaSVyd7zBoU6/kdf3iMg9rX4Wg7lbPLHMmXZSB/cbQ+Z/93i\
    uUA=
    """
  private static let alpha = """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAGNbWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAA\
    AAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAsaWxvYwAAAABEAAACAAEAAAABAAABzwAAACwAAgAAAAEAAAG1\
    AAAAGgAAAEJpaW5mAAAAAAACAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAAAaaW5mZQIAAAAAAgAAYXYwMUFscGhh\
    AAAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAw2lwcnAAAACdaXBjbwAAABRpc3BlAAAAAAAAAAgAAAAEAAAAEHBp\
    eGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0AAIAAAAAOcGl4aQAAAAABCAAAAAxhdjFDgQAcAAAA\
    ADhhdXhDAAAAAHVybjptcGVnOm1wZWdCOmNpY3A6c3lzdGVtczphdXhpbGlhcnk6YWxwaGEAAAAAHmlwbWEAAAAAAAAA\
    AgABBAECgwQAAgQBBYYHAAAATm1kYXQSAAoFGAh+wqAyDxAARm1vBO0DtW/ox96SBBIACgg4CH7CAhoAQDIeEAAAi6PT\
    S4UDYKBvU0rg/zq3/1vCMnwX/bJZZnxK
    """
  private static let displayP3 = """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAA\
    AAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACAAAAAoaWluZgAA\
    AAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAQAAAAEAAAA\
    EHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAAMAA0AAIAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAA\
    AChtZGF0EgAKCDgEfYQwNAJAMhIQAAAAD/pDG3jHqPVGTKezJJU=
    """
  private static let hdr = """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAA\
    AAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB4AAAAoaWluZgAA\
    AAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAQAAAAEAAAA\
    EHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAAJABAACYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAA\
    ACZtZGF0EgAKCDgEfYQkQCZAMhAWQAYYYYQAAHd05Bf0+bOA
    """
}
