import CairoRendering
import DisplayList
import LayoutGeometry
import PNGEncoding
import TestSupport
import Testing

@Suite(.waiting) struct `A WebP` {
  private let encoder: WebPEncoder

  init() throws {
    encoder = try .loaded()
  }

  /// Discs at both ends of a strip, which leave most of it as it is; the right one is half transparent.
  private func drawing(_ step: Double, isOpaque: Bool = true) -> Drawing {
    let canvas = Rect(x: 0, y: 0, width: 80, height: 21)
    var commands: [Command] = isOpaque ? [.fill(canvas, .white)] : []
    let translucent = RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    commands += [
      .fill(.ellipse(Rect(x: 1 + step, y: 1, width: 9, height: 9)), .color(.red)),
      .fill(.ellipse(Rect(x: 69 - step, y: 11, width: 9, height: 9)), .color(translucent)),
    ]
    return Drawing(DisplayList(size: canvas.size, commands: commands))
  }

  /// The lines of `frame_digests.py` for files.
  private func frames(_ files: [(name: String, bytes: [UInt8])]) throws -> [Substring] {
    let folder = try TemporaryFolder()
    let paths = try files.map { try folder.write($0.bytes, to: $0.name) }
    let script = "Tests/CairoRenderingTests/Formats/frame_digests.py"
    return try runPython(script, paths).text.split(separator: "\n")
  }

  @Test(arguments: [(1.0, true), (2, true), (1, false)])
  func `another reader sees the pixels of the PNG`(scale: Double, isOpaque: Bool) throws {
    let drawing = drawing(3, isOpaque: isOpaque)
    var png: [UInt8] = []
    try drawing.writePNG(scale: scale) { png += $0 }
    let lines = try frames([
      ("a.png", png), ("a.webp", try drawing.webP(scale: scale, with: encoder)),
    ])
    expect(lines.count, equals: 4)
    expect(lines[1], equals: lines[3])
  }

  @Test(arguments: [true, false])
  func `another viewer shows the frames of an APNG and of a WebP as the drawings`(
    isOpaque: Bool
  ) throws {
    let drawings = [0.0, 1, 1, 5].map { drawing($0, isOpaque: isOpaque) }
    let timing = AnimationTiming(frameCount: 4, duration: 1, repeatCount: 3)
    var apng: [UInt8] = []
    var png = AnimatedPNG(timing: timing, hasAlpha: !isOpaque, scale: 1)
    for drawing in drawings { try png.add(drawing) { apng += $0 } }
    try png.finish(text: []) { apng += $0 }
    var webP = AnimatedWebP(timing: timing, scale: 1, encoder: encoder)
    for drawing in drawings { try webP.add(drawing) }
    var stills: [(String, [UInt8])] = []
    for (index, drawing) in drawings.enumerated() {
      var still: [UInt8] = []
      try drawing.writePNG(scale: 1) { still += $0 }
      stills.append(("\(index).png", still))
    }
    let lines = try frames(
      [("a.png", apng), ("a.webp", webP.finish())] + stills.map { ($0.0, $0.1) })
    // A quarter of a second a frame; a still has no time.
    let expected = stride(from: 11, to: 18, by: 2).map { String(lines[$0].dropLast()) + "250" }
    expect(lines[0], equals: "shown 3")
    expect(lines[1...4].map { String($0) }, equals: expected)
    expect(lines[5], equals: "shown 3")
    expect(lines[6...9].map { String($0) }, equals: expected)
  }

  @Test func `a side of more pixels than WebP has numbers for is an error`() throws {
    let drawing = Drawing(DisplayList(size: Size(width: 1, height: 16_384), commands: []))
    #expect(throws: RenderingError.canvasTooLarge(pixels: 16_384, limit: 16_383)) {
      try drawing.webP(scale: 1, with: encoder)
    }
  }
}
