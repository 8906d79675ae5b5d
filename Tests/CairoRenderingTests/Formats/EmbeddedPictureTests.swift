import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import PlainText
import TestSupport
import Testing

/// JPEG files in documents.
@Suite struct EmbeddedPictureTests {
  private static let photo = TestJPEG.flat(64, 48, red: 200, green: 100, blue: 50)

  /// A picture at some places of a page of 61 × 160 points.
  private func drawing(of bytes: [UInt8], at frames: [Rect]) throws -> Drawing {
    let picture = try Picture(decoding: bytes)
    let id = PictureID(picture.identity)
    let commands = frames.map { Command.image(ImageCommand(picture: id, frame: $0)) }
    return Drawing(
      DisplayList(size: Size(width: 61, height: 160), commands: commands), pictures: [id: picture])
  }

  private static let frames = [
    Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 10, y: 40, width: 40, height: 60),
  ]

  private func count(_ word: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).split(separator: word).count - 1
  }

  @Test func `a PDF holds a JPEG as it is, once for all its places and pages`() throws {
    let drawing = try drawing(of: Self.photo.bytes, at: Self.frames)
    let document = try PDFDocument(firstPage: drawing.displayList.size)
    for _ in 0..<3 { try document.add(drawing) }
    let bytes = try document.finish()
    expect(count("/DCTDecode", in: bytes), equals: 1)
    #expect(contains(Self.photo.bytes, in: bytes))
  }

  @Test func `an SVG holds a JPEG as it is, once`() throws {
    let svg = try drawing(of: Self.photo.bytes, at: Self.frames).svg()
    let file =
      "data:image/jpeg;base64," + String(decoding: Base64.encode(Self.photo.bytes), as: UTF8.self)
    expect(count("data:image", in: svg), equals: 1)
    // Cairo breaks the lines of base64.
    #expect(String(decoding: svg, as: UTF8.self).filter { !$0.isNewline }.contains(file))
  }

  @Test func `an editable SVG holds a JPEG as it is, once`() throws {
    let svg = try drawing(of: Self.photo.bytes, at: Self.frames).svgEditable(title: "photo")
    let file =
      "data:image/jpeg;base64," + String(decoding: Base64.encode(Self.photo.bytes), as: UTF8.self)
    expect(count("data:image", in: svg), equals: 1)
    #expect(String(decoding: svg, as: UTF8.self).contains(file))
  }

  @Test func `documents show a JPEG's colours at its places`() throws {
    let drawing = try drawing(of: Self.photo.bytes, at: Self.frames)
    let png = try InstalledTool.rsvgConvert.run(
      ["INPUT", "--output", "OUTPUT"], on: drawing.svg())
    let pixels = try decodedPixels(png)
    // Inside of each frame, and between them; a component may be rounded by one.
    let seen = [(15, 10), (30, 70), (30, 30)].map { x, y in
      let pixel = pixels[y * 61 + x]
      return [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    }
    let expected = [[255, 200, 100, 50], [255, 200, 100, 50], [0, 0, 0, 0]]
    let distances = zip(seen.joined(), expected.joined()).map { abs($0 - $1) }
    #expect(distances.max() ?? 0 <= 1)
  }

  @Test func `a photo that is shown turned is embedded as pixels`() throws {
    // Little-endian: one entry, the orientation 6.
    let tiff: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
    ]
    let bytes = Self.photo.bytes(with: [(0xE1, Array("Exif\0\0".utf8) + tiff)])
    let drawing = try drawing(of: bytes, at: Self.frames)
    let (svg, editable) = (try drawing.svg(), try drawing.svgEditable(title: "photo"))
    for document in [svg, editable] {
      expect(count("data:image/jpeg", in: document), equals: 0)
      expect(count("data:image/png", in: document), equals: 1)
    }
    let pdf = try drawing.pdf()
    expect(count("/DCTDecode", in: pdf), equals: 0)
  }

  private func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
    (0...max(0, bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
  }
}
