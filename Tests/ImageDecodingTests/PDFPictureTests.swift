import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

struct PDFPictureTests {
  /// A PDF of one page of 24 by 12 points.
  private func pdf(_ content: String) -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R/Resources<<>>>>endobj
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

  @Test func `a file that is not whole is an error`() {
    #expect(throws: PictureError.self) {
      try Picture(decoding: Array(("%PDF-1.4\n" + String(repeating: "x", count: 100)).utf8))
    }
  }
}
