import Diagnostics
import ImageDecoding
import LayoutGeometry
import PreviewConfig
import Testing
import TestSupport

@Suite struct PictureLoaderTests {
  private let folder: TemporaryFolder
  private let loader: PictureLoader
  private let place = SourceRange(file: "c.yaml", start: SourcePosition(line: 2, column: 3))

  init() throws {
    folder = try TemporaryFolder()
    loader = PictureLoader(FileLoader(sandbox: try PathSandbox(folder: folder.path)))
  }

  private func mistake(_ path: String) -> Diagnostic? {
    #expect(throws: Diagnostic.self) { try loader.picture(path, from: place) }
  }

  @Test func `a picture is decoded once`() throws {
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>"#, to: "a.svg")
    let picture = try loader.picture("a.svg", from: place)
    #expect(picture.size == Size(width: 3, height: 2))
    try folder.write("no longer a picture", to: "a.svg")
    try #require(loader.picture("a.svg", from: place) === picture)
  }

  @Test func `a file that is not a picture is an error that names it`() throws {
    try folder.write("hello", to: "a.png")
    #expect(
      mistake("a.png")
        == Diagnostic(
          at: place, "cannot draw 'a.png': not a PNG, JPEG or SVG picture"))
    #expect(
      mistake("missing.png") == Diagnostic(at: place, "cannot read 'missing.png': file not found"))
  }
}
