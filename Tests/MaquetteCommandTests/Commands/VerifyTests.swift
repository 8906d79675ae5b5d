import TestSupport
import Testing

/// `maquette verify`.
@Suite struct VerifyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A text on a canvas of 200 by 100 points, moved down.
  private static func screen(offset: Int = 0, width: Int = 200) -> String {
    """
    name: screen
    canvas: { width: \(width), height: 100, background: white }
    view: { text: Delivered today, offset: { y: \(offset) } }

    """
  }

  /// Draws a config as `phone.png`.
  private func photograph(_ config: String, scale: Int) throws {
    _ = try folder.write(config, to: "phone.yaml")
    let run = try runTool(
      ["render", "phone.yaml", "-o", "phone.png", "--scale", "\(scale)", "-q"], in: folder.path)
    expect(run.errors, equals: "")
  }

  private func verify(_ config: String, _ options: String...) throws -> ToolRun {
    _ = try folder.write(config, to: "screen.yaml")
    return try runTool(
      ["verify", "screen.yaml", "--against", "phone.png"] + options, in: folder.path)
  }

  @Test(arguments: [1, 2, 3])
  func `a preview that agrees ends with 0, at each scale of a phone`(scale: Int) throws {
    try photograph(Self.screen(), scale: scale)
    let run = try verify(Self.screen())
    expect(run.errors, equals: "")
    let pixel = [1: "1", 2: "0.5", 3: "0.3"][scale] ?? ""
    #expect(
      run.text
        == "screen against phone.png, \(scale) \(scale == 1 ? "pixel" : "pixels") a point: "
        + "2 of 2 parts agree within a pixel (\(pixel) pt)\n")
    expect(run.status, equals: 0)
  }

  @Test func `a difference ends with 1, in words, as JSON and in a picture`() throws {
    try photograph(Self.screen(offset: 4), scale: 3)
    let run = try verify(Self.screen(), "-o", "shown.png")
    expect(run.errors, equals: "")
    expect(run.status, equals: 1)
    #expect(
      run.text == """
        screen against phone.png, 3 pixels a point: 1 of 2 parts agree within a pixel (0.3 pt)
        in phone.png:
          1. text 'Delivered today': its baseline is 4 pt lower

        """)
    // A PNG's sides are in its bytes 16 to 23: 600 by 300 pixels.
    let shown = try #require(readBytes(folder.file("shown.png")))
    expect(Array(shown.dropFirst(16).prefix(8)), equals: [0, 0, 2, 88, 0, 0, 1, 44])

    let json = try verify(Self.screen(), "--format", "json")
    expect(json.status, equals: 1)
    for words in ["\"agrees\": false", "\"differing\": 1", "\"name\": \"text 'Delivered today'\""] {
      expect(json.text.contains(words), equals: true)
    }
    expect(try verify(Self.screen(), "--tolerance", "5").status, equals: 0)
  }

  @Test func `a picture of another width ends with 2 and a hint`() throws {
    try photograph(Self.screen(width: 210), scale: 3)
    let run = try verify(Self.screen())
    expect(run.status, equals: 2)
    expect(
      run.errors,
      equals: """
        error: 'phone.png' is 630 × 300 pixels, and 'screen' 200 points wide: expected 1, 2 or 3 pixels a point
            give the canvas the picture's device, as in 'canvas: { device: iphone-16 }', or its width: 630, 315 or 210

        """)
  }

  @Test func `one of several previews is to be chosen`() throws {
    try photograph(Self.screen(), scale: 2)
    let two = """
      previews:
        - { name: first, canvas: { width: 200, height: 100 }, view: { text: Delivered today } }
        - { name: second, canvas: { width: 200, height: 100 }, view: { text: Delivered } }

      """
    let run = try verify(two)
    expect(run.status, equals: 2)
    expect(run.errors.contains("expected one preview to compare, found 2"), equals: true)
    expect(run.errors.contains("first, second"), equals: true)
    expect(try verify(two, "--only", "first").status, equals: 0)
  }

  @Test func `a file without a picture ends with 2`() throws {
    _ = try folder.write("no picture", to: "phone.png")
    let run = try verify(Self.screen())
    expect(run.status, equals: 2)
    expect(run.errors.hasPrefix("error: cannot read 'phone.png': "), equals: true)
  }
}
