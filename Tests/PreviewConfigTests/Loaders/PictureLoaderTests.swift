import Diagnostics
import Dispatch
import ImageDecoding
import LayoutGeometry
import PreviewConfig
import Synchronization
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
    expect(picture.size, equals: Size(width: 3, height: 2))
    try folder.write("no longer a picture", to: "a.svg")
    try #require(loader.picture("a.svg", from: place) === picture)
  }

  @Test func `the sharpest of a picture's files is taken, in points`() throws {
    // As UIImage(named:) does: 12 pixels at @3x are 4 points.
    try folder.write(TestPicture(4, 2, 0xFF0000).png(), to: "a.png")
    try folder.write(TestPicture(12, 6, 0x00FF00).png(), to: "a@3x.png")
    let sharp = try loader.picture("a.png", from: place)
    expect(sharp.size, equals: Size(width: 4, height: 2))
    try folder.write(TestPicture(8, 4, 0x0000FF).png(), to: "b@2x.png")
    for name in ["b.png", "b@2x.png"] {
      expect(try loader.picture(name, from: place).size, equals: Size(width: 4, height: 2))
    }
  }

  @Test func `a sharper file outside the folder stays unknown`() throws {
    try folder.write("", to: "in/c.yaml")
    let loader = PictureLoader(FileLoader(sandbox: try PathSandbox(folder: folder.file("in"))))
    func mistake() -> String? {
      #expect(throws: Diagnostic.self) { try loader.picture("../a.png", from: place) }?.message
    }
    let before = mistake()
    expect(before?.contains("'../a.png'"), equals: true)
    try folder.write(TestPicture(12, 6, 0x00FF00).png(), to: "a@3x.png")
    expect(mistake(), equals: before)
  }

  // One name, and two names of equal files.
  @Test(arguments: [["a.svg"], ["a.svg", "b.svg"]])
  func `a picture that several threads ask for at once is decoded once`(names: [String]) throws {
    // Takes longer to decode than threads take to ask for it.
    let marks = String(
      repeating: #"<path d="M0 0L1 1L2 0L3 1L4 0L5 1L6 0L7 1L8 0"/>"#, count: 5_000)
    for name in names {
      try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="2">"# + marks + "</svg>",
        to: name)
    }
    let pictures = Mutex<[ObjectIdentifier]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      guard let picture = try? loader.picture(names[number % names.count], from: place) else {
        return
      }
      pictures.withLock { $0.append(ObjectIdentifier(picture)) }
    }
    let found = pictures.withLock(\.self)
    expect(found.count, equals: 8)
    expect(Set(found).count, equals: 1)
  }

  @Test func `a picture that cannot be decoded is an error for each thread that asks for it`()
    throws
  {
    try folder.write("hello", to: "a.png")
    let errors = Mutex<[Diagnostic]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      guard let error = mistake("a.png") else { return }
      errors.withLock { $0.append(error) }
    }
    let error = Diagnostic(
      at: place, "cannot draw 'a.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture")
    expect(errors.withLock(\.self), equals: [error, error, error, error])
  }

  @Test func `a file that is not a picture is an error that names it`() throws {
    try folder.write("hello", to: "a.png")
    expect(
      mistake("a.png"),
      equals: Diagnostic(
        at: place, "cannot draw 'a.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture"))
    expect(
      mistake("missing.png"),
      equals: Diagnostic(at: place, "cannot read 'missing.png': file not found"))
  }
}
