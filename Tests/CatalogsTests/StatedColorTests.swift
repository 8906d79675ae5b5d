import Catalogs
import DisplayList
import TestSupport
import Testing

struct StatedColorTests {
  /// A colour, and its components in sRGB as coloraide 8.13.1 computes them
  /// (`Color(space, components).convert("srgb")`).
  struct Known: CustomTestStringConvertible, Sendable {
    let space: StatedColorSpace
    let components: [Double]
    let shown: [Double]

    var testDescription: String { "\(space.rawValue) \(components)" }
  }

  static let known = [
    Known(space: .srgb, components: [0.2, 0.4, 0.6], shown: [0.2, 0.4, 0.6]),
    Known(
      space: .srgbLinear, components: [0.2, 0.4, 0.6], shown: [0.484_529, 0.665_185, 0.797_738]),
    Known(space: .hsl, components: [200, 50, 40], shown: [0.2, 0.466_667, 0.6]),
    Known(space: .hwb, components: [200, 20, 30], shown: [0.2, 0.533_333, 0.7]),
    Known(space: .lab, components: [50, 20, -30], shown: [0.521_155, 0.423_657, 0.668_51]),
    Known(space: .lch, components: [50, 30, 260], shown: [0.312_725, 0.482_996, 0.662_766]),
    Known(space: .oklab, components: [0.6, 0.05, -0.1], shown: [0.529_436, 0.443_432, 0.732_834]),
    Known(space: .oklch, components: [0.6, 0.1, 250], shown: [0.310_032, 0.518_202, 0.728_103]),
    Known(
      space: .displayP3, components: [0.2, 0.4, 0.6], shown: [0.104_056, 0.405_932, 0.617_002]),
    Known(space: .a98RGB, components: [0.3, 0.4, 0.5], shown: [0.237_225, 0.400_621, 0.507_852]),
    Known(
      space: .prophotoRGB, components: [0.3, 0.4, 0.5], shown: [0.061_195, 0.495_256, 0.586_673]),
    Known(space: .rec2020, components: [0.3, 0.4, 0.5], shown: [0.119_68, 0.376_723, 0.484_3]),
    Known(space: .xyzD65, components: [0.2, 0.2, 0.3], shown: [0.474_432, 0.477_509, 0.572_532]),
    Known(space: .xyzD50, components: [0.2, 0.2, 0.3], shown: [0.431_665, 0.481_737, 0.657_789]),
  ]

  @Test(arguments: known)
  func `a colour of any space is the one of sRGB that coloraide computes`(known: Known) {
    let stated = StatedColor(known.space, known.components, alpha: 1)
    let shown = [stated.color.red, stated.color.green, stated.color.blue]
    expect(
      zip(shown, known.shown).filter { abs($0 - $1) > 0.000_1 }.map(\.0), equals: [])
    expect(stated.isClamped, equals: false)
  }

  @Test func `a colour outside of sRGB is clamped by components`() {
    // coloraide 8.13.1: Display P3's red is (1.093066, -0.226742, -0.150135) in sRGB.
    let red = StatedColor(.displayP3, [1, 0, 0], alpha: 0.5)
    expect(red.color, equals: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    expect(red.isClamped, equals: true)
    // And a98-rgb 0.2, 0.4, 0.6 is (-0.115005, 0.400621, 0.612559).
    let blue = StatedColor(.a98RGB, [0.2, 0.4, 0.6], alpha: 1)
    expect(blue.color.red, equals: 0)
    expect(abs(blue.color.green - 0.400_621) < 0.000_01, equals: true)
    expect(abs(blue.color.blue - 0.612_559) < 0.000_01, equals: true)
  }
}
