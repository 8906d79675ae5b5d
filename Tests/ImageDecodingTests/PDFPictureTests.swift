import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

struct PDFPictureTests {
  /// A PDF of one page of 24 by 12 points, or of another size.
  private func pdf(_ content: String, size: String = "24 12") -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(size)]/Contents 4 0 R/Resources<<>>>>endobj
      4 0 obj<</Length \(content.utf8.count)>>stream
      \(content)
      endstream endobj
      trailer<</Root 1 0 R>>

      """.utf8)
  }

  @Test func `a page is a vector picture whose points are its own`() throws {
    let picture = try Picture(decoding: pdf("1 0 0 rg 2 2 10 6 re f"))
    expect(picture.size, equals: Size(width: 24, height: 12))
    expect(picture.notices, equals: [])
    // What cairo numbers since the start of the program is numbered from 0 on.
    let again = try Picture(decoding: pdf("1 0 0 rg 2 2 10 6 re f"))
    guard case .vector(let first) = picture.content, case .vector(let second) = again.content
    else {
      Issue.record("a PDF is a vector picture")
      return
    }
    expect(first.source, equals: second.source)
  }

  @Test func `what clips the page stays, under a name of its own`() throws {
    // A circle of 10 points across, by four curves whose control points are 0.552 of the radius away.
    let circle = """
      12 6 m 12 8.76 9.76 11 7 11 c 4.24 11 2 8.76 2 6 c
      2 3.24 4.24 1 7 1 c 9.76 1 12 3.24 12 6 c h W* n
      """
    let picture = try Picture(decoding: pdf("\(circle) 1 0 0 rg 2 1 10 10 re f"))
    guard case .vector(let page) = picture.content else {
      Issue.record("a PDF is a vector picture")
      return
    }
    let source = String(decoding: page.source, as: UTF8.self)
    let clips = source.matches(of: #/<clipPath id="([^"]+)"/#).map { $0.1 }
    let clipped = source.matches(of: #/ clip-path="url\(#([^)]+)\)"/#).map { $0.1 }
    #expect(!clips.isEmpty)
    expect(clipped, equals: clips)
    #expect(clips.allSatisfy { $0.hasPrefix("part") })
    #expect(source.contains(#"clip-rule="evenodd""#))
  }

  /// A picture of one pixel, drawn 10 by 6 points large.
  private func pixel(_ color: String) -> String {
    """
    q 10 0 0 6 2 2 cm
    BI /W 1 /H 1 /CS /RGB /BPC 8 /F /AHx ID
    \(color)>
    EI Q
    """
  }

  @Test func `a page with a picture becomes pixels, three per point`() throws {
    let picture = try Picture(decoding: pdf(pixel("FF0000")))
    expect(picture.size, equals: Size(width: 24, height: 12))
    guard case .pixels(let pixels) = picture.content else {
      Issue.record("a page with a picture is pixels")
      return
    }
    expect([pixels.width, pixels.height], equals: [72, 36])
    expect(pixels.isOpaque, equals: false)
    // PDF's y begins at the lower edge: the middle of the red is at 7 and 12 - 5 points. Outside of it is nothing.
    let colors = pixels.withUnsafeBytes { bytes in
      [(21, 21), (60, 21)].map { x, y in Array(bytes[(y * 72 + x) * 4..<(y * 72 + x) * 4 + 4]) }
    }
    expect(colors, equals: [[0, 0, 255, 255], [0, 0, 0, 0]])
  }

  @Test func `a page of more work than a bound is refused`() {
    // 6000 × 6000 pixels, which each of 200 squares may cover: 7.2 gigapixels.
    let content = pixel("FF0000") + String(repeating: "\n0 0 9 9 re f", count: 200)
    let error = #expect(throws: PictureError.self) {
      try Picture(decoding: pdf(content, size: "2000 2000"))
    }
    guard case .unsupported(let feature)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(feature.hasSuffix(" shapes with pictures, masks or patterns"))
  }

  @Test func `a file that is not whole is an error`() {
    #expect(throws: PictureError.self) {
      try Picture(decoding: Array(("%PDF-1.4\n" + String(repeating: "x", count: 100)).utf8))
    }
  }
}
