import DisplayList
import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct GlassTests {
  /// Glass that keeps a half of each component and adds a quarter, without a blur and a rim.
  private static var plain: Glass {
    Glass(blur: 0, saturation: 1, gain: 0.5, lift: 0.25, rim: 0, refraction: 0)
  }

  private func pixels(
    _ glass: Glass, over ground: [Command] = [], shadow: Shadow? = nil, _ forms: [Rect],
    bandHeight: Int = .max
  ) throws -> Pixels {
    let page = Command.fill(Rect(x: 0, y: 0, width: 100, height: 80), .red)
    return try Pixels(
      width: 100, height: 80, bandHeight: bandHeight,
      [page] + ground + [
        .group(
          Group(effect: .glass(glass), shadow: shadow, commands: forms.map { .fill($0, .white) }))
      ])
  }

  private let form = Rect(x: 20, y: 20, width: 60, height: 40)

  @Test func `glass changes the colours under it, and none beside it`() throws {
    // 255 / 2 + 255 / 4 is 191.25, and 0 becomes 63.75.
    let pixels = try pixels(Self.plain, [form])
    expect(pixels[50, 40], equals: 0xFFBF_4040)
    expect(pixels[10, 40], equals: 0xFFFF_0000)
  }

  @Test func `a saturation spreads the components about the luma`() throws {
    // The luma of red is 54 of 255: 54 + 201 × 2 is 456, half of it and 64 are cut to 255; the others are
    // 54 − 54 × 2 = −54, so −27 + 64 = 37.
    var glass = Self.plain
    glass.saturation = 2
    let pixel = try pixels(glass, [form])[50, 40]
    expect(pixel >> 16 & 255, equals: 255)
    #expect(abs(Int(pixel & 255) - 37) <= 1)
  }

  @Test func `a tint is laid over the glass`() throws {
    // Half of 191.25, and half of blue.
    var glass = Self.plain
    glass.tint = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    let pixel = try pixels(glass, [form])[50, 40]
    #expect(abs(Int(pixel >> 16 & 255) - 96) <= 1)
    #expect(abs(Int(pixel & 255) - 159) <= 1)
  }

  @Test func `the rim is a point of light within the edge`() throws {
    var glass = Self.plain
    glass.rim = 0.2
    // At one pixel a point the rim is one pixel: 63.75 + 51.
    let pixels = try pixels(glass, [form])
    #expect(abs(Int(pixels[20, 40] & 255) - 115) <= 1)
    expect(pixels[21, 40], equals: 0xFFBF_4040)
    expect(pixels[19, 40], equals: 0xFFFF_0000)
  }

  @Test func `the rim of an opaque tint is brighter in the tint's own components`() throws {
    var glass = Self.plain
    glass.rim = 0.2
    glass.tint = RGBA(red: 0, green: 0.5, blue: 0, alpha: 1)
    let pixel = try pixels(glass, [form])[20, 40]
    // 51 of light, and of green 127.5 + 51 × (1 + 127 / 159).
    #expect(abs(Int(pixel >> 16 & 255) - 51) <= 1)
    #expect(abs(Int(pixel >> 8 & 255) - 219) <= 1)
  }

  // Two points away it shows a stripe just outside in its first pixels. The first pixel is half a pixel inside of a bend
  // of four: of the far refraction 0.875², at least 392 pixels, is beyond the canvas, which continues its first column.
  @Test(arguments: [(2.0, 17.0), (100_000, 0)])
  func `near its edge glass shows what is outside, and from afar the canvas's edge`(
    refraction: Double, stripe: Double
  ) throws {
    var glass = Self.plain
    glass.refraction = refraction
    let ground = Command.fill(Rect(x: stripe, y: 0, width: 3, height: 80), .black)
    let pixels = try pixels(glass, over: [ground], [form])
    expect(pixels[20, 40], equals: 0xFF40_4040)
    expect(pixels[26, 40], equals: 0xFFBF_4040)
  }

  @Test func `a shadow is around the glass and not seen through it`() throws {
    let shadow = Shadow(color: .black, radius: 0, offset: Point(x: 0, y: 8))
    let pixels = try pixels(Self.plain, shadow: shadow, [form])
    expect(pixels[50, 40], equals: 0xFFBF_4040)
    expect(pixels[50, 64], equals: 0xFF00_0000)
  }

  /// The pixels of two shapes of glass, ten apart.
  private func tenApart(spacing: Double) throws -> Pixels {
    var glass = Self.plain
    glass.spacing = spacing
    return try pixels(
      glass,
      [Rect(x: 10, y: 20, width: 35, height: 40), Rect(x: 55, y: 20, width: 35, height: 40)])
  }

  @Test(arguments: [(12.0, true), (8, false)])
  func `shapes flow into one within the spacing`(spacing: Double, isOne: Bool) throws {
    // A circle as broad as the spacing fits between them, or does not.
    let pixels = try tenApart(spacing: spacing)
    expect(pixels[50, 40] == 0xFFBF_4040, equals: isOne)
    // What is outside of both does not become glass.
    expect(pixels[50, 18], equals: 0xFFFF_0000)
    expect(pixels[50, 62], equals: 0xFFFF_0000)
  }

  @Test func `a spacing of more than the canvas's diagonal joins no more than that`() throws {
    // The diagonal of 100 × 80 is 128.06.
    let (cheap, large) = (try tenApart(spacing: 129), try tenApart(spacing: 50_000))
    expect(large[50, 40], equals: 0xFFBF_4040)
    expect(large[50, 18], equals: 0xFFFF_0000)
    #expect((0..<large.height).filter { large.row($0) != cheap.row($0) } == [])
  }

  @Test func `a shadow is cast from far away beside glass`() throws {
    // The second piece is 8,000 points above its shadow.
    let shadow = Shadow(color: .black, radius: 0, offset: Point(x: 0, y: 8000))
    let pixels = try pixels(
      Self.plain, shadow: shadow,
      [
        Rect(x: 20, y: 20, width: 20, height: 40), Rect(x: 50, y: -7980, width: 30, height: 40),
      ])
    expect(pixels[30, 40], equals: 0xFFBF_4040)
    expect(pixels[45, 40], equals: 0xFFFF_0000)
    expect(pixels[65, 40], equals: 0xFF00_0000)
    expect(pixels[65, 64], equals: 0xFFFF_0000)
  }

  @Test func `glass that is much larger than the canvas is flat on it`() throws {
    // What text of 40 points on glass is at a scale of 1,000: its rim is far outside.
    let glass = Glass(
      blur: 3700, saturation: 1, gain: 0.5, lift: 0.25, rim: 0.2, refraction: 2000)
    let shadow = Shadow(color: .black, radius: 16_000, offset: Point(x: 0, y: 8000))
    let pixels = try pixels(
      glass, shadow: shadow, [Rect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)])
    for (column, row) in [(0, 0), (50, 40), (99, 79)] {
      expect(pixels[column, row], equals: 0xFFBF_4040)
    }
  }

  @Test(arguments: [(7, 3.0, 5.0), (23, 3, 5), (7, 12, 20), (19, 21, 24)])
  func `the pixels do not depend on the bands' height`(
    bandHeight: Int, blur: Double, shadowRadius: Double
  ) throws {
    var glass = Glass(
      blur: blur, saturation: 1.5, gain: 0.4, lift: 0.5, rim: 0.2, refraction: 2)
    glass.spacing = 14
    let shadow = Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3), radius: shadowRadius)
    let forms = [
      Rect(x: 10, y: 12, width: 35, height: 30), Rect(x: 55, y: 30, width: 35, height: 40),
    ]
    let stripe = Command.fill(Rect(x: 30, y: 10, width: 30, height: 50), .blue)
    let whole = try pixels(glass, over: [stripe], shadow: shadow, forms)
    let banded = try pixels(
      glass, over: [stripe], shadow: shadow, forms, bandHeight: bandHeight)
    #expect((0..<whole.height).filter { whole.row($0) != banded.row($0) } == [])
  }

  @Test(arguments: [5.0, 8, 12, 21])
  func `a wide blur is a Gaussian's within three levels`(deviation: Double) throws {
    // Red up to the column 48 and black after it: at a distance, the integral of the Gaussian.
    let glass = Glass(
      blur: deviation, saturation: 1, gain: 1, lift: 0, rim: 0, refraction: 0)
    let black = Command.fill(Rect(x: 48, y: 0, width: 52, height: 80), .black)
    let pixels = try pixels(glass, over: [black], [Rect(x: 0, y: 20, width: 100, height: 40)])
    for column in [30, 41, 47, 48, 53, 66] {
      let distance = Double(column) + 0.5 - 48
      let share = 0.5 * erfc(distance / (deviation * 2.0.squareRoot()))
      let red = Double(pixels[column, 40] >> 16 & 255)
      #expect(abs(red - 255 * share) <= 3, "\(deviation), \(column): \(red), \(255 * share)")
    }
  }

  @Test func `the colour of glass is the one that it draws`() throws {
    let glass = Glass(blur: 0, saturation: 1.3, gain: 0.4, lift: 0.5, rim: 0, refraction: 0)
    let color = glass.color(over: .red)
    let pixel = try pixels(glass, [form])[50, 40]
    // The luma is 0.2126: (0.2126 + 0.7874 × 1.3) × 0.4 + 0.5 = 0.9945, 253.6 of 255; and
    // (0.2126 − 0.2126 × 1.3) × 0.4 + 0.5 = 0.4745, which is 121.
    expect(color.dump, equals: "#FE7979")
    #expect(abs(Int(pixel >> 16 & 255) - 254) <= 1)
    #expect(abs(Int(pixel >> 8 & 255) - 121) <= 1)
  }
}
