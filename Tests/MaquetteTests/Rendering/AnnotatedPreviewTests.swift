import Maquette
import TestSupport
import Testing

@Suite struct AnnotatedPreviewTests {
  private let preview = Preview("cards", width: 200) {
    CollectionView([Color.red, .blue], layout: .grid(columns: 2, spacing: 20)) { color in
      color.frame(height: 60)
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `an annotated preview names what it measures, and the plain one does not`() throws {
    // (200 − 20) / 2 = 90.
    try #require(text(preview.annotated(.size).list()).contains("90 × 60"))
    try #require(!text(preview.list()).contains("90 × 60"))
  }

  @Test func `without a word of its own, an annotated preview shows what the preview names`() throws
  {
    var preview = preview
    preview.annotations = [.spacing]
    expect(preview.annotated().annotations, equals: [.spacing])
    expect(preview.annotated(.index).annotations, equals: [.index])
  }

  @Test(arguments: [
    (OutputFormat.png, "\u{FFFD}PNG"), (.svg, "<svg "), (.svgEditable, "<svg "), (.pdf, "%PDF-"),
    (.list, "canvas "),
  ])
  func `an annotated preview is drawn in every format that does not move`(
    format: OutputFormat, start: String
  ) throws {
    let drawn = try text(preview.annotated(.size).data(as: format))
    expect(String(drawn.prefix(start.count)), equals: start)
  }

  @Test func `an annotated preview does not move`() {
    #expect(throws: StillPreview(name: "cards")) {
      try preview.annotated(.size).data(as: .apng)
    }
    let error = #expect(throws: UnknownFormat.self) {
      try preview.annotated(.size).render(to: "cards.apng")
    }
    expect(error?.expected, equals: [.png, .webp, .svg, .svgEditable, .pdf, .list])
  }

  @Test func `tokens of a preview are printed`() throws {
    var preview = preview
    preview.tokens = DesignTokens(["space.5": 20])
    try #require(text(preview.annotated(.spacing).list()).contains("space.5 (20)"))
  }

  @Test func `a canvas of a device can be framed, upright and on its side`() throws {
    let upright = try PreviewCanvas(device: "iphone-17-pro", isFramed: true)
    let lying = try PreviewCanvas(device: "iphone-17-pro", isLandscape: true)
    expect(upright.bezel?.front, equals: .island(top: 14))
    expect(lying.width, equals: 874)
    #expect(!lying.isFramed)
  }
}
