import Foundation
import TestSupport
import Testing

/// `docs/gallery.md`, which shows what each word of the config language draws.
@Suite(.waiting) struct GalleryTests {
  @Test func `each view, modifier and layout has a picture, and the page is of the configs`() throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: repository + "/.ci/gallery")
    process.arguments = ["--check"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitForEnd()
    expect(words, equals: "")
    expect(process.terminationStatus, equals: 0)
  }

  @Test func `the configs of the gallery have no error and no warning`() throws {
    let run = try runTool(["validate", "docs/gallery", "--strict"], in: repository)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }
}
