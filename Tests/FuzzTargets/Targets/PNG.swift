import CDeflate
import ImageDecoding
import PNGEncoding

extension FuzzTarget {
  /// A PNG, decoded to premultiplied and to straight pixels, and the texts that it carries.
  ///
  /// An input is a file, whose checksums are mended first; or, without PNG's signature, a header and
  /// rows that are packed into a file. Else hardly any would get as far as a row's filter.
  static let png = FuzzTarget("png") { input, _ in
    let file = input.starts(with: signature) ? mended(input) : packed(input)
    _ = PixelDigest.recorded(inPNG: file)
    let texts = (try? PNGTextChunk.texts(ofPNG: file)) ?? []
    let pixels = Result { try PNGDecoder.decode(file, limits: limits).buffer }
    let straight = Result { try StraightPixels(decodingPNG: file, limits: limits) }
    switch (pixels, straight) {
    case (.success(let pixels), .success(let straight)):
      precondition(pixels.width == straight.width && pixels.height == straight.height)
      checkPremultiplied(pixels, straight)
      let start = String(decoding: straight.bytes.prefix(64), as: UTF8.self)
      return start + texts.map { $0.keyword + $0.text }.joined()
    case (.failure(let error), .failure): throw error
    default: preconditionFailure("one decoder reads what the other refuses")
    }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// A small part of what the tool takes: larger pictures are only slower.
  private static let limits = PictureLimits(side: 4096, pixelCount: 1 << 20)

  /// Checks that one picture is the other with its colours multiplied by alpha, to the nearest.
  private static func checkPremultiplied(_ pixels: PixelBuffer, _ straight: StraightPixels) {
    let straight = straight.bytes
    pixels.withUnsafeBytes { premultiplied in
      straight.withUnsafeBytes { straight in
        var isOpaque = true
        for start in stride(from: 0, to: straight.count, by: 4) {
          let alpha = Int(straight[start + 3])
          if alpha < 255 { isOpaque = false }
          precondition(Int(premultiplied[start + 3]) == alpha, "another alpha at byte \(start)")
          for channel in 0..<3 {
            let expected = (Int(straight[start + channel]) * alpha + 127) / 255
            precondition(
              Int(premultiplied[start + 2 - channel]) == expected, "another colour at byte \(start)"
            )
          }
        }
        precondition(pixels.isOpaque == isOpaque, "isOpaque is \(pixels.isOpaque)")
      }
    }
  }

  /// A file with the right checksum after each of its chunks, as far as they can be found.
  private static func mended(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var position = signature.count
    while file.count - position >= 12 {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard file.count - position - 12 >= length else { break }
      let end = position + 8 + length
      let body = Array(file[position + 4..<end])
      file.replaceSubrange(
        end..<end + 4, with: bigEndian(libdeflate_crc32(0, body, body.count)))
      position = end + 4
    }
    return file
  }

  /// A file of a header's five bytes and the rows that follow them, without compression.
  private static func packed(_ input: [UInt8]) -> [UInt8] {
    guard input.count > 5 else { return signature }
    let rows = Array(input.dropFirst(5).prefix(0xFFFF))
    let header =
      bigEndian(UInt32(input[0])) + bigEndian(UInt32(input[1]))
      + [input[2], input[3], 0, 0, input[4]]
    let (length, complement) = (UInt16(rows.count), ~UInt16(rows.count))
    let block = [1] + [length, complement].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + rows
    let stream =
      [0x78, 0x01] + block + bigEndian(libdeflate_adler32(1, rows, rows.count))
    // A palette of all 256 colours, which other colour types may have, too.
    let palette = input[3] == 3 ? (0..<768).map { UInt8(truncatingIfNeeded: $0 &* 7) } : []
    return mended(
      signature + chunk("IHDR", header) + (palette.isEmpty ? [] : chunk("PLTE", palette))
        + chunk("IDAT", stream) + chunk("IEND", []))
  }

  /// A chunk with a checksum that is still to be mended.
  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(content.count)) + Array(type.utf8) + content + [0, 0, 0, 0]
  }
}

/// A number in four bytes, the most significant first.
private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
