import CellViews
import ImageDecoding
import LayoutGeometry
import Maquette
import TestSupport
import Testing

@Suite struct RenderTests {
  /// A scale, and the pixels of a picture's width and height at it.
  typealias Scaled = (scale: Double?, width: Double, height: Double)

  private let preview = Preview("test", width: 20) {
    Color.black.frame(width: 10, height: 10)
  }

  @Test(arguments: [(nil, 40, 20), (1, 20, 10), (3, 60, 30), (0.25, 5, 3)] as [Scaled])
  func `a picture has the scale's pixels for each point`(
    scale: Double?, width: Double, height: Double
  ) throws {
    // The canvas is 20 × 10 points at its own scale of 2; 2.5 rows of pixels round up to 3.
    let picture = try Picture(decoding: preview.png(scale: scale))
    expect(picture.size, equals: Size(width: width, height: height))
  }

  @Test func `a picture file holds the bytes that the format's method answers`() throws {
    let folder = try TemporaryFolder()
    try preview.render(to: folder.file("a.png"), scale: 1)
    try preview.render(to: folder.file("a.svg"))
    try preview.render(to: folder.file("a.editable.svg"))
    try preview.render(to: folder.file("a.PDF"))
    try preview.render(to: folder.file("a.list"))
    try #require(preview.png(scale: 1) == readBytes(folder.file("a.png")))
    try #require(preview.svg() == readBytes(folder.file("a.svg")))
    try #require(preview.svgEditable() == readBytes(folder.file("a.editable.svg")))
    try #require(preview.pdf() == readBytes(folder.file("a.PDF")))
    try #require(preview.list() == readBytes(folder.file("a.list")))
  }

  @Test func `a preview that fails leaves the old file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    let failing = Preview("test", width: 20) { Image(contentsOfFile: "no-such.png") }
    #expect(throws: SourceProblem.self) { try failing.render(to: path) }
    expect(folder.names, equals: ["a.png"])
    expect(readText(path), equals: "old")
  }
}
