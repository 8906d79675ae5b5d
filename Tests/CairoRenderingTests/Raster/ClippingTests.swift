import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Rounded clips` {
  private static let card = Rect(x: 3, y: 3, width: 40, height: 50)
  private static let shape = Shape.roundedRect(card, CornerRadii(10))

  /// A red card with a green bar at its bottom.
  private static let commands: [Command] = [
    .fill(card, .red), .fill(Rect(x: 3, y: 33, width: 40, height: 20), .green),
  ]

  private static func isInCorner(_ x: Int, _ y: Int, scale: Double) -> Bool {
    let (low, high) = (13 * scale, (left: 33 * scale, top: 43 * scale))
    return (Double(x) < low || Double(x) >= high.left)
      && (Double(y) < low || Double(y) >= high.top)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `differ from a mask at the corners alone`(scale: Double) throws {
    let resolved = try Pixels(
      width: 46, height: 56, scale: scale, Self.commands.clipped(to: Self.shape))
    let masked = try Pixels(
      width: 46, height: 56, scale: scale,
      [.group(Group(clip: Self.shape, commands: Self.commands))])
    var elsewhere = 0
    var largest = 0
    for y in 0..<resolved.height {
      for x in 0..<resolved.width where resolved[x, y] != masked[x, y] {
        if !Self.isInCorner(x, y, scale: scale) { elsewhere += 1 }
        let (a, b) = (Int(resolved[x, y] >> 24), Int(masked[x, y] >> 24))
        largest = max(largest, abs(a - b))
      }
    }
    expect(elsewhere, equals: 0)
    // Cairo samples a pixel in 15 rows; a mirrored corner may have one of them more or less.
    #expect(largest <= 255 / 15)
  }

  @Test(arguments: [1.0, 2, 3])
  func `show no lower colour in the corners of a bar`(scale: Double) throws {
    let pixels = try Pixels(
      width: 46, height: 56, scale: scale, Self.commands.clipped(to: Self.shape))
    let bar = (Int(34 * scale)..<pixels.height).flatMap { y in
      (0..<pixels.width).map { pixels[$0, y] }
    }
    #expect(bar.filter { $0 >> 24 > 0 && $0 >> 24 < 255 } != [])
    // Bits 16…23 are the red component.
    expect(bar.filter { $0 & 0xFF0000 != 0 }, equals: [])
  }

  @Test func `of all four corners mirror each other`() throws {
    let pixels = try Pixels(width: 46, height: 56, [.fill(Self.shape, .color(.white))])
    for y in 3..<53 {
      let row = pixels.row(y)
      expect(Array(row[3..<43]), equals: Array(row[3..<43].reversed()))
      expect(row, equals: pixels.row(55 - y))
    }
  }

  @Test func `by a rectangle cut at pixel edges`() throws {
    // 2.4 rounds to 2, 5.6 to 6.
    let clip = Shape.rect(Rect(x: 2.4, y: 0, width: 3.2, height: 1))
    let glyphs = Command.fill(
      .ellipse(Rect(x: -50, y: -50, width: 100, height: 100)), .color(.white))
    let pixels = try Pixels(
      width: 8, height: 1, [.group(Group(clip: clip, commands: [glyphs]))])
    let w: UInt32 = 0xFFFF_FFFF
    expect(pixels.row(0), equals: [0, 0, w, w, w, w, 0, 0])
  }
}
