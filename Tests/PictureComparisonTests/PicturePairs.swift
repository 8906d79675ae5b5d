import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport

/// Two pictures of one size as samples: red, green, blue and straight alpha of each pixel.
struct SamplePair {
  var name: String
  var width: Int
  var height: Int
  var expected: [UInt8]
  var actual: [UInt8]
}

/// Pairs of pictures of many kinds: what a comparison must get right on all of them.
enum PicturePairs {
  static let all = Result { computed + (try drawn) }

  /// Those whose samples no library computes: they are the same on every machine.
  static let computed = flatNoise + samplesNoise + gradients + discs

  /// Few colours at random, so that neighbours are often equal, as around what is antialiased; from
  /// one pixel on, as most pixels of small pictures lie on an edge.
  private static let flatNoise: [SamplePair] = {
    let greys: [UInt32] = [0xFF00_0000, 0xFF60_6060, 0xFFA0_A0A0, 0xFFFF_FFFF]
    // Also transparent ones, some of which look alike on white.
    let alphas: [UInt32] = [0xFFFF_FFFF, 0x00FF_FFFF, 0x0012_3456, 0x80FF_0000, 0xFFFF_7F7F]
    let sizes = [(1, 1), (1, 9), (9, 1), (2, 2), (3, 3), (17, 5), (40, 30)]
    return sizes.enumerated().flatMap { index, size in
      [("grey", greys), ("alpha", alphas)].map { kind, colors in
        var random = SeededGenerator(seed: UInt64(index))
        return pair("\(kind)-\(size.0)x\(size.1)", size.0, size.1) { _, _ in
          let color = colors[random.below(colors.count)]
          // Nine in ten are the same in both.
          return (color, random.below(10) > 0 ? color : colors[random.below(colors.count)])
        }
      }
    }
  }()

  /// Samples at random, alpha among them, that differ a little or wholly.
  private static let samplesNoise: [SamplePair] = [0x0101_0101, 0x0307_0F1F, 0xFFFF_FFFF].map {
    changes in
    var random = SeededGenerator(seed: UInt64(changes))
    return pair("noise-\(String(changes, radix: 16))", 30, 20) { _, _ in
      let color = UInt32(truncatingIfNeeded: random.next())
      return (color, color ^ (UInt32(truncatingIfNeeded: random.next()) & UInt32(changes)))
    }
  }

  /// Slopes in every channel, one of them moved by a pixel.
  private static let gradients: [SamplePair] = [(1, 0), (0, 1), (3, 5)].map { x, y in
    func color(_ x: Int, _ y: Int) -> UInt32 {
      UInt32((200 + x) % 256) << 24 | UInt32(6 * x % 256) << 16 | UInt32(5 * y % 256) << 8
        | UInt32((x + y) * 2 % 256)
    }
    return pair("gradient-\(x)-\(y)", 40, 30) { (color($0, $1), color($0 + x, $1 + y)) }
  }

  /// A blue disc with antialiased edges, moved by a quarter of a pixel and by a whole one: on white,
  /// on nothing, and on half of an orange.
  private static let discs: [SamplePair] = [(1, "quarter"), (4, "pixel")].flatMap { move, name in
    [("white", 0xFFFF_FFFF as UInt32), ("nothing", 0), ("orange", 0x80FF_8000)].map {
      ground, background in
      func color(_ x: Int, _ y: Int, move: Int) -> UInt32 {
        let covered = coverage(x, y, move: move)
        // On nothing, colours do not mix: what is left of the disc is blue.
        let isBare = background == 0 && covered > 0
        return [24, 16, 8, 0].reduce(0) { result, shift in
          let blue = Int(0xFF00_7AFF as UInt32 >> shift & 255)
          let behind = isBare && shift < 24 ? blue : Int(background >> shift & 255)
          return result << 8 | UInt32((blue * covered + behind * (16 - covered)) / 16)
        }
      }
      return pair("disc-\(name)-\(ground)", 31, 23) {
        (color($0, $1, move: 0), color($0, $1, move: move))
      }
    }
  }

  /// How many of a pixel's 4 × 4 samples are in a disc of radius 8.5 around (15.5, 11.5), which is
  /// moved right by quarters of a pixel.
  private static func coverage(_ x: Int, _ y: Int, move: Int) -> Int {
    // In eighths of a pixel.
    let samples = [1, 3, 5, 7]
    return samples.reduce(0) { count, row in
      let down = 8 * y + row - 92
      return count
        + samples.count { column in
          let right = 8 * x + column - 124 - 2 * move
          return right * right + down * down <= 68 * 68
        }
    }
  }

  /// Shapes and text as the renderer draws them, with antialiased edges, moved by a part of a pixel
  /// and by a whole one, on white and on nothing.
  private static var drawn: [SamplePair] {
    get throws {
      try [(0.25, 0.0), (1.0, 0.0), (0.5, 0.75)].flatMap { x, y in
        try [true, false].map { isOpaque in
          SamplePair(
            name: "drawn-\(x)-\(y)-\(isOpaque)", width: 70, height: 44,
            expected: try drawing(x: 0, y: 0, isOpaque: isOpaque),
            actual: try drawing(x: x, y: y, isOpaque: isOpaque))
        }
      }
    }
  }

  private static func drawing(x: Double, y: Double, isOpaque: Bool) throws -> [UInt8] {
    let inter = FontFace(name: "Inter", file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    let ids: [UInt32] = [5, 40, 90, 200]
    let text = GlyphRun(
      font: inter, size: 14, glyphs: ids.enumerated().map { Glyph(id: $1, x: Double($0) * 9) },
      advance: 36, ascent: 14, descent: 4, text: "text")
    let line = StrokeStyle(lineWidth: 1.5)
    let blue = RGBA(red: 0, green: 0.5, blue: 1)
    let card = Rect(x: 4 + x, y: 4 + y, width: 50, height: 26)
    let commands: [Command] = [
      .fill(.roundedRect(card, CornerRadii(8)), .color(blue)),
      .stroke(.ellipse(card.offset(by: Point(x: 8, y: 10))), .color(.black), line),
      .glyphRun(text, Point(x: 10 + x, y: 22 + y), .color(.white)),
      .glyphRun(text, Point(x: 30 + x, y: 40 + y), .color(.black)),
    ]
    let size = Size(width: 70, height: 44)
    let canvas = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let list = DisplayList(
      size: size,
      commands: (isOpaque ? [.fill(.rect(canvas), .color(.white))] : []) + commands)
    var file: [UInt8] = []
    try Drawing(list).writePNG(scale: 1) { file += $0 }
    return try StraightPixels(decodingPNG: file, limits: .golden).bytes
  }

  /// A pair of colours for each column and row: alpha in the highest byte, then red, green, blue.
  private static func pair(
    _ name: String, _ width: Int, _ height: Int,
    _ colors: (_ x: Int, _ y: Int) -> (expected: UInt32, actual: UInt32)
  ) -> SamplePair {
    func samples(_ color: UInt32) -> [UInt8] {
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    var result = SamplePair(name: name, width: width, height: height, expected: [], actual: [])
    for y in 0..<height {
      for x in 0..<width {
        let (expected, actual) = colors(x, y)
        result.expected += samples(expected)
        result.actual += samples(actual)
      }
    }
    return result
  }
}
