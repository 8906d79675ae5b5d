import CairoRendering
import DisplayList
import LayoutGeometry
import PNGEncoding
import TestSupport
import Testing

@Suite struct `An animated PNG` {
  /// A red square of 10 points at a place of a canvas of 40 × 20.
  private func square(x: Double, isOpaque: Bool = true) -> Drawing {
    let canvas = Rect(x: 0, y: 0, width: 40, height: 20)
    var commands: [Command] = isOpaque ? [.fill(canvas, .white)] : []
    commands.append(.fill(Rect(x: x, y: 5, width: 10, height: 10), .red))
    return Drawing(DisplayList(size: canvas.size, commands: commands))
  }

  private func file(
    _ drawings: [Drawing], duration: Double = 1, repeatCount: Int = 0, hasAlpha: Bool = false,
    scale: Double = 1
  ) throws -> [UInt8] {
    var file: [UInt8] = []
    var animation = AnimatedPNG(
      timing: AnimationTiming(
        frameCount: drawings.count, duration: duration, repeatCount: repeatCount),
      hasAlpha: hasAlpha, scale: scale)
    for drawing in drawings { try animation.add(drawing) { file += $0 } }
    try animation.finish(text: [("Software", "maquette")]) { file += $0 }
    return file
  }

  private func regions(_ drawings: [Drawing]) throws -> [[Int]] {
    try APNGFrames(file(drawings)).frames.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  @Test(arguments: [(1.0, true), (2, true), (1, false)])
  func `each frame shows its drawing`(scale: Double, isOpaque: Bool) throws {
    let drawings = [0.0, 12.5, 12.5, 30].map { square(x: $0, isOpaque: isOpaque) }
    let frames = APNGFrames(try file(drawings, hasAlpha: !isOpaque, scale: scale))
    let pixels = try drawings.map { try Pixels($0, scale: scale).values }
    try #require(frames.shown(decode: independentlyDecodedPixels) == pixels)
  }

  @Test func `the first frame is the picture of those who know no animation`() throws {
    let file = try file([square(x: 0), square(x: 20)])
    let first = try Pixels(square(x: 0))
    try #require(decodedPixels(file) == first.values)
  }

  @Test func `only what differs from the frame before is written`() throws {
    // From x = 5 to x = 8: the columns 5…7 become white, 15…17 red, in the rows 5…14. The region begins
    // with an even column and an even row: 4…17 and 4…14.
    try #require(regions([square(x: 5), square(x: 8)]) == [[0, 0, 40, 20], [4, 4, 14, 11]])
  }

  /// Two columns of 2 pixels, 60 pixels apart, on a white canvas, or on one with 400 colours in between.
  private func columns(_ first: RGBA, _ second: RGBA, isBusy: Bool) -> Drawing {
    let canvas = Rect(x: 0, y: 0, width: 70, height: 16)
    var commands: [Command] = [.fill(canvas, .white)]
    for index in 0..<(isBusy ? 400 : 0) {
      let color = RGBA(
        red: Double(index * 37 % 251) / 255, green: Double(index * 101 % 241) / 255,
        blue: Double(index * 59 % 239) / 255)
      let place = Rect(x: Double(10 + index % 40), y: Double(index / 40), width: 1, height: 1)
      commands.append(.fill(place, color))
    }
    commands.append(.fill(Rect(x: 2, y: 0, width: 2, height: 16), first))
    commands.append(.fill(Rect(x: 64, y: 0, width: 2, height: 16), second))
    return Drawing(DisplayList(size: canvas.size, commands: commands))
  }

  @Test func `what stays between changes is holes where that takes fewer bytes`() throws {
    let drawings = [(RGBA.red, RGBA.blue), (.blue, .red), (.blue, .green)].map {
      columns($0.0, $0.1, isBusy: true)
    }
    let frames = APNGFrames(try file(drawings))
    let pixels = try drawings.map { try Pixels($0).values }
    try #require(frames.shown(decode: independentlyDecodedPixels) == pixels)
    // Of the third frame, only two columns change, side by side.
    expect(frames.frames.map(\.isLaidOver), equals: [false, true, false])
    let changes = try independentlyDecodedPixels(frames.frames[1].png)
    expect(changes[..<2], equals: pixels[1][2..<4])
    #expect(changes[2..<62].allSatisfy { $0 == 0 })
  }

  @Test func `a background that stays is written again, as it takes no more than holes`() throws {
    let drawings = [(RGBA.red, RGBA.blue), (.blue, .red)].map {
      columns($0.0, $0.1, isBusy: false)
    }
    try #require(APNGFrames(file(drawings)).frames.map(\.isLaidOver) == [false, false])
  }

  @Test func `frames that change whole have no alpha`() throws {
    // Of the region of the second frame, 20 × 11 pixels, no 16 neighbours stay.
    let frames = APNGFrames(try file([square(x: 0), square(x: 10)]))
    // The bits of IHDR's colour type, in the tenth byte: 2 for red, green and blue, 6 with alpha.
    expect(frames.frames.map { $0.png[25] }, equals: [2, 2])
  }

  @Test func `a frame with pixels that are not opaque replaces what was there`() throws {
    func bar(_ alpha: Double) -> Drawing {
      let color = RGBA(red: 1, green: 0, blue: 0, alpha: alpha)
      return Drawing(
        DisplayList(
          size: Size(width: 64, height: 1),
          commands: [0, 62].map { .fill(Rect(x: $0, y: 0, width: 2, height: 1), color) }))
    }
    let drawings = [bar(1), bar(0.5), bar(0)]
    let frames = APNGFrames(try file(drawings, hasAlpha: true))
    let pixels = try drawings.map { try Pixels($0).values }
    try #require(frames.shown(decode: independentlyDecodedPixels) == pixels)
    expect(frames.frames.map(\.isLaidOver), equals: [false, false, false])
  }

  @Test func `a frame that changes nothing is one pixel`() throws {
    try #require(regions([square(x: 4), square(x: 4)]) == [[0, 0, 40, 20], [0, 0, 1, 1]])
  }

  @Test func `the chunks are in the order of the standard`() throws {
    let frames = APNGFrames(try file([square(x: 0), square(x: 9)], repeatCount: 3))
    expect(
      frames.types,
      equals: [
        "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "tEXt", "IEND",
      ])
    expect(frames.declaredCount, equals: 2)
    expect(frames.repeatCount, equals: 3)
  }

  @Test func `the chunks of frames are numbered without a gap, bands included`() throws {
    // 600 rows are two bands, of 512 and 88.
    let canvas = Rect(x: 0, y: 0, width: 2, height: 600)
    let drawings = [RGBA.red, .green, .blue].map { color in
      Drawing(DisplayList(size: canvas.size, commands: [.fill(canvas, color)]))
    }
    // fcTL, then fcTL and two fdAT for each later frame.
    try #require(APNGFrames(file(drawings)).sequence == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `the frames last as long as the animation, to a millisecond`() throws {
    let drawings = [0.0, 1, 2].map { square(x: $0) }
    // Thirds of a second end at 333, 667 and 1000 ms.
    try #require(APNGFrames(file(drawings)).frames.map(\.milliseconds) == [333, 334, 333])
  }

  @Test func `a canvas of more than 64 million pixels is an error`() throws {
    let drawing = Drawing(DisplayList(size: Size(width: 8001, height: 8000), commands: []))
    #expect(throws: RenderingError.canvasTooLarge(pixels: 64_008_000, limit: 64_000_000)) {
      try file([drawing])
    }
  }
}
