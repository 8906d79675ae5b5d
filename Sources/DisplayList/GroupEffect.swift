import Glibc
package import LayoutGeometry
import PlainText

/// An effect on the pixels of a group as a whole.
package indirect enum GroupEffect: Hashable, Sendable {
  /// A Gaussian blur; the standard deviation, in points.
  case blur(Double)
  /// Other colours.
  case color(ColorMatrix)
  /// As opaque as the alpha of other commands, in points of the canvas.
  case mask([Command])
  /// Mixed with the group's background.
  case blend(BlendMode)
  /// Turned in space.
  case perspective(Perspective)
  /// The background, out of focus and in other colours, as opaque as the group's commands.
  case backdrop(Backdrop)
  /// The background through glass in the form of the group's commands.
  case glass(Glass)
}

/// The look of the background through a surface.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the Gaussian, in points.
  package var blur: Double
  /// The strength of the colours: 1 leaves them unchanged.
  package var saturation: Double
  /// The colour that is laid over the background.
  package var tint: RGBA

  /// Creates a blurred backdrop under a tint.
  package init(blur: Double, saturation: Double, tint: RGBA) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
  }
}

/// A mode of mixing colours with those behind them: the modes of SwiftUI and Core Graphics, by the
/// W3C's formulas where it has them (Compositing and Blending, level 1).
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Over the background.
  case normal
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  /// Over the background, only where it is painted.
  case sourceAtop
  /// Behind the background.
  case destinationOver
  /// The background, except where the group is painted.
  case destinationOut
  /// The sum of both, less white.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

/// A change of colours: each component of the new one is a sum of the old one's, in sRGB and with
/// straight alpha, clamped to 0…1.
package struct ColorMatrix: Hashable, Sendable {
  /// Four rows of five: the shares of red, green, blue and alpha, and an amount that is added.
  package var values: [Double]

  /// Creates a matrix of the shares of red, green and blue, row by row, and an amount that is added
  /// to each.
  private init(_ shares: [Double], plus: Double = 0, alpha: Double = 1) {
    values = (0..<3).flatMap { row in shares[(row * 3)..<(row * 3 + 3)] + [0, plus] }
    values += [0, 0, 0, alpha, 0]
  }

  /// No change.
  package static let identity = ColorMatrix([1, 0, 0, 0, 1, 0, 0, 0, 1])

  /// The components' shares of a colour's lightness, as in CSS's filters.
  private static let light = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Strengthens colours for more than 1, leaves them for 1, and makes them grey for 0: CSS's
  /// `saturate`.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (light.red, light.green, light.blue)
    let rest = 1 - amount
    return ColorMatrix([
      r * rest + amount, g * rest, b * rest, r * rest, g * rest + amount, b * rest, r * rest,
      g * rest, b * rest + amount,
    ])
  }

  /// Makes colours grey by a share from 0 to 1: CSS's `grayscale`.
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - min(max(amount, 0), 1))
  }

  /// Lightens colours by an amount that is added to each component: 0 for no change, 1 for white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([1, 0, 0, 0, 1, 0, 0, 0, 1], plus: amount)
  }

  /// Multiplies the components' distance from a half by an amount: 1 for no change, 0 for grey.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix([amount, 0, 0, 0, amount, 0, 0, 0, amount], plus: (1 - amount) / 2)
  }

  /// Turns hues around the colour wheel by an angle in degrees: CSS's `hue-rotate`.
  package static func hueRotation(_ degrees: Double) -> ColorMatrix {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return ColorMatrix([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
      0.072 - c * 0.072 + s * 0.928, 0.213 - c * 0.213 + s * 0.143,
      0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
      0.072 + c * 0.928 + s * 0.072,
    ])
  }

  /// The opposite colours.
  package static let inversion = ColorMatrix([-1, 0, 0, 0, -1, 0, 0, 0, -1], plus: 1)

  /// Multiplies each component by a colour's.
  package static func multiply(_ color: RGBA) -> ColorMatrix {
    ColorMatrix(
      [color.red, 0, 0, 0, color.green, 0, 0, 0, color.blue], alpha: color.alpha)
  }

  /// Returns a colour as the matrix changes it.
  package func callAsFunction(_ color: RGBA) -> RGBA {
    func component(_ row: Int) -> Double {
      let at = row * 5
      let sum =
        values[at] * color.red + values[at + 1] * color.green + values[at + 2] * color.blue
        + values[at + 3] * color.alpha + values[at + 4]
      return sum > 0 ? min(sum, 1) : 0
    }
    return RGBA(red: component(0), green: component(1), blue: component(2), alpha: component(3))
  }
}

extension GroupEffect {
  /// `blur(4)`, `blend(multiply)`, `color(…)` with the rows of its matrix, and `mask(…)` with a
  /// digest of the mask.
  package var dump: String {
    switch self {
    case .blur(let radius): "blur(\(radius.dump))"
    case .color(let matrix): "color(\(matrix.values.dump))"
    case .blend(let mode): "blend(\(mode.rawValue))"
    case .perspective(let perspective): "perspective(\(perspective.dump))"
    case .backdrop(let backdrop):
      "backdrop(\(backdrop.blur.dump),\(backdrop.saturation.dump),\(backdrop.tint.dump))"
    case .glass(let glass): "glass(\(glass.dump))"
    case .mask(let commands):
      "mask(\(sha256(Array(DisplayList(size: .zero, commands: commands).dump.utf8)).prefix(12)))"
    }
  }

  /// Returns the effect at another place of the canvas.
  package func moved(by distance: Point) -> GroupEffect {
    let move = Transform.move(distance)
    return transformed(by: move) { $0.transformed(by: move) }
  }

  /// The distance from the ink of its commands at which the effect may leave ink, in points.
  var reach: Double {
    if case .blur(let radius) = self { Shadow.reach * max(radius, 0) } else { 0 }
  }

  /// Returns the effect in other coordinates of the canvas.
  ///
  /// - Parameter change: The transform of commands.
  func transformed(by transform: Transform, _ change: (Command) -> Command) -> GroupEffect {
    switch self {
    case .blur(let radius): .blur(radius * transform.mean)
    case .mask(let commands): .mask(commands.map(change))
    case .backdrop(var backdrop):
      {
        backdrop.blur *= transform.mean
        return .backdrop(backdrop)
      }()
    case .glass(let glass): .glass(glass.scaled(by: transform.mean))
    case .perspective(let perspective): .perspective(perspective.transformed(by: transform))
    case .color, .blend: self
    }
  }

  /// Indicates whether the group's picture depends on its background.
  package var dependsOnBackdrop: Bool {
    switch self {
    case .blend, .backdrop, .glass: true
    case .blur, .color, .mask, .perspective: false
    }
  }
}
