import FileAccess
import LayoutGeometry
import Maquette
import PreviewRendering
import TestSupport
import Testing

@Suite struct PreviewFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `each preview is drawn into a file of its name, with its variant`() throws {
    var dark = card("b")
    dark.variant = "dark"
    try [card("a"), dark].draw(into: folder.file("made/here"))
    expect(listFolder(folder.file("made/here")), equals: ["a.png", "b.dark.png"])
    let bytes = readBytes(folder.file("made/here/a.png"))
    let png = try card("a").png()
    expect(bytes, equals: png)
  }

  @Test func `two previews of one name are refused`() throws {
    #expect(throws: Diagnostic.self) {
      try [card("a"), card("a")].draw(into: folder.path)
    }
  }

  @Test
  func `what is drawn for a page is listed with its sizes, and what cannot be with the reason`()
    throws
  {
    let broken = Preview("broken", canvas: PreviewCanvas(width: 10)) {
      Image(contentsOfFile: "no-such.png", file: "Tests/Screen.swift", line: 3)
    }
    try DrawnPreviews(drawing: [card("a"), broken], into: folder.path, jobs: 2)
    let drawn = try DrawnPreviews(folder: folder.path)
    expect(drawn.entries.map(\.fullName), equals: ["a", "broken"])
    expect(drawn.entries.map(\.picture?.file), equals: ["0.png", nil])
    expect(drawn.entries[0].picture?.size, equals: Size(width: 30, height: 20))
    expect(drawn.entries[0].picture?.scale, equals: 2)
    expect(
      drawn.entries[1].diagnostics.map(\.message),
      equals: [
        "Tests/Screen.swift:3: cannot read 'no-such.png': file not found"
      ])
    let png = try card("a").png()
    expect(readBytes(folder.file("0.png")), equals: png)
  }

  @Test func `what a program draws later is listed after what it drew before`() throws {
    try DrawnPreviews(drawing: [card("a")], into: folder.path, jobs: 1)
    try DrawnPreviews(drawing: [card("b")], into: folder.path, jobs: 1)
    let drawn = try DrawnPreviews(folder: folder.path)
    expect(drawn.entries.map(\.name), equals: ["a", "b"])
    expect(drawn.entries.map(\.picture?.file), equals: ["0.png", "1.png"])
  }

  @Test func `what is noticed about a preview is listed without a place`() throws {
    let cut = Preview("cut", canvas: PreviewCanvas(width: 60)) {
      Text("a text that does not fit").lineLimit(1)
    }
    try DrawnPreviews(drawing: [cut], into: folder.path, jobs: 1)
    let drawn = try DrawnPreviews(folder: folder.path)
    let preview = cut
    let expected = try preview.warnings(for: preview.arranged().notices)
    expect(drawn.entries[0].diagnostics, equals: expected)
    expect(expected.map(\.severity), equals: [.warning])
  }

  @Test func `a folder without a list was not drawn into`() {
    #expect(throws: FileError.self) { try DrawnPreviews(folder: folder.path) }
  }

  /// A preview of 30 x 20 points, with 2 pixels a point.
  private func card(_ name: String) -> Preview {
    Preview(name, canvas: PreviewCanvas(width: 30, height: .points(20), scale: 2)) { Color.red }
  }
}
