import CairoRendering
import DisplayList
import Foundation
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Effects of groups` {
  private func pixels(
    _ effect: GroupEffect, behind: [Command] = [], _ commands: [Command], bandHeight: Int = .max
  ) throws -> Pixels {
    try Pixels(
      width: 100, height: 80, bandHeight: bandHeight,
      behind + [.group(Group(effect: effect, commands: commands))])
  }

  /// A turn about an axis down the middle of a canvas of 100 × 80, seen from a distance of 100.
  private static func turn(_ degrees: Double) -> Perspective {
    .rotation(
      degrees * .pi / 180, axis: SIMD3(0, 1, 0), anchor: Point(x: 50, y: 40), anchorZ: 0,
      eyeDistance: 100)
  }

  @Test func `a view that is turned in space is where its corners are, and between them`() throws {
    // 40 × 40 about (50, 40), turned by 60°: the right corners go to 10 / (1 + 17.32/100) = 8.524 right of
    // the middle and 17.047 above and below it, the left ones to 10 / 0.8268 = 12.095 and 24.190.
    let pixels = try pixels(
      .perspective(Self.turn(60)), [.fill(Rect(x: 30, y: 20, width: 40, height: 40), .red)])
    // From 37.905 to 58.524: the column 37 has a tenth of its width, 58 a half; an edge is a pixel wide.
    #expect(pixels[36, 40] == 0 && pixels[59, 40] == 0)
    #expect(pixels[38, 40] >> 24 > 200 && pixels[57, 40] == 0xFFFF_0000)
    #expect(abs(Double(pixels[58, 40] >> 24) / 255 - 0.524) < 0.13)
    // The column 38's middle, 11.5 left of the middle, is 24.19 − 0.595 × (7.143 / 20.619) = 23.98 from
    // it: the middles of rows from 16 to 63. The column 57's, 7.5 right of it, 17.4: of those from 23 to 56.
    expect(pixels.column(38).filter { $0 >> 24 > 127 }.count, equals: 48)
    expect(pixels.column(57).filter { $0 >> 24 > 127 }.count, equals: 34)
  }

  @Test func `what is seen from its edge is nothing, and from the back mirrored`() throws {
    let halves = [
      Command.fill(Rect(x: 30, y: 20, width: 20, height: 40), .red),
      .fill(Rect(x: 50, y: 20, width: 20, height: 40), .blue),
    ]
    let edge = try pixels(.perspective(Self.turn(90)), halves)
    #expect(edge.values.allSatisfy { $0 == 0 })
    let behind = try pixels(.perspective(Self.turn(180)), halves)
    #expect(behind[35, 40] == 0xFF00_00FF && behind[65, 40] == 0xFFFF_0000)
  }

  @Test(arguments: [0.3, 0.5, 1, 1.5, 1.9, 2, 2.4, 3, 4.2, 5, 6, 7.5, 10])
  func `a blurred edge is the error function`(sigma: Double) throws {
    // White up to x = 50, far from its ends: at a place x the alpha is Φ((50 − x) / σ), and a pixel has
    // the mean of it, from the integral σ × (t Φ(t) + φ(t)). Three boxes are within 1 % of the curve; each of
    // the two directions is rounded to half a level of 255.
    func integral(_ x: Double) -> Double {
      let t = (50 - x) / sigma
      let (part, density) = ((1 + erf(t / 2.0.squareRoot())) / 2, exp(-t * t / 2))
      return sigma * (t * part + density / (2 * .pi).squareRoot())
    }
    let pixels = try pixels(
      .blur(sigma), [.fill(Rect(x: -50, y: -50, width: 100, height: 180), .white)])
    let alphas = pixels.row(40).map { Double($0 >> 24) / 255 }
    let expected = (0..<100).map { integral(Double($0)) - integral(Double($0) + 1) }
    let worst = zip(alphas, expected).map { abs($0 - $1) }.max() ?? 1
    #expect(worst < 0.01 + 1.0 / 255)
  }

  @Test func `a blur lends no colour to what is clear`() throws {
    // Premultiplied red: its red is its alpha, in every pixel.
    let pixels = try pixels(.blur(5), [.fill(Rect(x: 30, y: 30, width: 20, height: 20), .red)])
    #expect(pixels.values.allSatisfy { $0 >> 24 == $0 >> 16 & 255 && $0 & 0xFFFF == 0 })
    #expect(pixels[25, 40] != 0)
  }

  private static let surface = GroupEffect.backdrop(
    Backdrop(blur: 3, saturation: 1.8, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.3)))

  @Test(arguments: [
    surface, .perspective(turn(50)), GroupEffect.blur(4.3), .color(.grayscale(1)),
    .blend(.multiply), .blend(.luminosity),
    .mask([.fill(.ellipse(Rect(x: 10, y: 10, width: 40, height: 140)), .color(.red))]),
  ])
  func `the pixels do not depend on the bands' height`(effect: GroupEffect) throws {
    let commands = Array(BandTests.everything().prefix(8))
    let all = commands + [.group(Group(opacity: 0.8, effect: effect, commands: commands))]
    let whole = try Pixels(width: 61, height: 80, scale: 1.5, all)
    for bandHeight in [11, 64] {
      let banded = try Pixels(width: 61, height: 80, scale: 1.5, bandHeight: bandHeight, all)
      #expect((0..<whole.height).filter { whole.row($0) != banded.row($0) } == [])
    }
  }

  @Test(arguments: [
    // Greys have 0.2126 of red.
    (ColorMatrix.grayscale(1), RGBA.red, 0xFF36_3636 as UInt32),
    (.saturation(0), .green, 0xFFB6_B6B6), (.saturation(1), .green, 0xFF00_FF00),
    // 0.5 is 128, and a quarter more 191.75; 63.75 are half of what black is from a half.
    (.brightness(0.25), RGBA(red: 0.5, green: 0, blue: 1), 0xFFC0_40FF),
    (.contrast(0.5), .black, 0xFF40_4040), (.inversion, .red, 0xFF00_FFFF),
    (.multiply(RGBA(red: 1, green: 0.5, blue: 0)), .white, 0xFFFF_8000),
    (.hueRotation(0), .blue, 0xFF00_00FF),
  ])
  func `colours are changed by their matrix`(matrix: ColorMatrix, color: RGBA, pixel: UInt32) throws
  {
    let pixels = try pixels(.color(matrix), [.fill(Rect(x: 0, y: 0, width: 9, height: 9), color)])
    expect(pixels[4, 4], equals: pixel)
    expect(pixels[20, 4], equals: 0)
  }

  @Test(arguments: [
    // Over a grey of 0.4 (102): a half by 0.4 is 51; 0.5 + 0.4 - 0.2 is 178.5; and so on.
    (BlendMode.multiply, 51), (.screen, 179), (.darken, 102), (.lighten, 128), (.difference, 26),
    (.plusLighter, 230), (.colorDodge, 205), (.colorBurn, 0),
  ])
  func `greys are mixed by their formula`(mode: BlendMode, gray: Int) throws {
    let place = Rect(x: 0, y: 0, width: 100, height: 80)
    let pixels = try pixels(
      .blend(mode), behind: [.fill(place, RGBA(red: 0.4, green: 0.4, blue: 0.4))],
      [.fill(place, RGBA(red: 0.5, green: 0.5, blue: 0.5))])
    expect(pixels[50, 40] >> 24, equals: 255)
    #expect(abs(Int(pixels[50, 40] & 255) - gray) <= 1)
  }

  @Test func `a mask leaves as much as it is opaque`() throws {
    let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let pixels = try pixels(
      .mask([.fill(Rect(x: 10, y: 0, width: 10, height: 80), half)]),
      [.fill(Rect(x: 0, y: 0, width: 100, height: 80), .white)])
    expect([pixels[5, 5], pixels[15, 5], pixels[25, 5]], equals: [0, 0x8080_8080, 0])
  }

  @Test func `a surface shows what is under it out of focus, as far as its shape`() throws {
    // Far from the edge at 50 all is red or white; in the middle of the blur half of either: of 255, 128
    // of green; the surface ends at 60.
    let clear = GroupEffect.backdrop(Backdrop(blur: 4, saturation: 1, tint: .clear))
    let pixels = try pixels(
      clear,
      behind: [
        .fill(Rect(x: 0, y: 0, width: 100, height: 80), .white),
        .fill(Rect(x: 0, y: 0, width: 50, height: 80), .red),
      ], [.fill(Rect(x: 20, y: 20, width: 70, height: 40), .black)])
    expect([pixels[25, 40], pixels[80, 40]], equals: [0xFFFF_0000, 0xFFFF_FFFF])
    let middle = Int(pixels[49, 40] >> 8 & 255) + Int(pixels[50, 40] >> 8 & 255)
    #expect(abs(middle - 255) <= 6)
    expect([pixels[49, 70], pixels[50, 70]], equals: [0xFFFF_0000, 0xFFFF_FFFF])
    // What is beyond the picture is as what is at its edge.
    expect(pixels[49, 20], equals: pixels[49, 40])
  }

  @Test func `a tint is over what shows through a surface`() throws {
    // Half white over black is a grey of 127.5.
    let half = GroupEffect.backdrop(
      Backdrop(blur: 9, saturation: 1, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)))
    let place = Rect(x: 0, y: 0, width: 100, height: 80)
    let pixels = try pixels(half, behind: [.fill(place, .black)], [.fill(place, .red)])
    expect(Set(pixels.values), equals: [0xFF80_8080])
  }

  @Test(arguments: [
    surface, GroupEffect.blur(3), .color(.hueRotation(90)), .blend(.multiply),
    .mask([.fill(.ellipse(Rect(x: 10, y: 10, width: 40, height: 40)), .color(.black))]),
  ])
  func `documents show the picture that PNG shows`(effect: GroupEffect) throws {
    let drawing = Drawing(
      DisplayList(
        size: Size(width: 60, height: 60),
        commands: [
          .fill(Rect(x: 0, y: 0, width: 60, height: 60), .white),
          .fill(Rect(x: 0, y: 0, width: 30, height: 60), .green),
          .group(
            Group(
              effect: effect,
              commands: [
                .fill(.ellipse(Rect(x: 8, y: 8, width: 40, height: 40)), .color(.red)),
                .fill(Rect(x: 20, y: 20, width: 30, height: 20), .blue),
              ])),
        ]))
    let expected = try Pixels(drawing, scale: 2)
    for document in [try drawing.svg(), try drawing.svgEditable(title: "test")] {
      let png = try InstalledTool.rsvgConvert.run(
        ["--zoom", "2", "--output", "OUTPUT", "INPUT"], on: document)
      let shown = try Pixels(decoding: png)
      // Levels of a byte in the mean.
      #expect(shown.meanDifference(from: expected) < 1.5)
    }
  }
}
