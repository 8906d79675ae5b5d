/// The squared distance of two colours in YIQ, weighted as the eye weights them.
///
/// After "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications" by Y. Kotsarenko and F. Ramos, with the numbers of mapbox/pixelmatch. Every
/// operation and its order are those of its versions 5 and 6, so that even the last bit of each
/// result is the same: counts must not differ by the pixels that are on the limit.
struct YIQDistance: PixelDistance {
  /// The greatest possible squared distance.
  private static let greatest = 35215.0

  static func limit(threshold: Double) -> Double {
    greatest * threshold * threshold
  }

  @inline(__always)
  func between(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    if first == second { return 0 }
    let (a, b) = (WhiteBlended(first), WhiteBlended(second))
    let y = a.brightness - b.brightness
    let i = a.inPhase - b.inPhase
    let q = a.quadrature - b.quadrature
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// Brightness on white.
struct SlopeOnWhite: BrightnessSlope {
  private let brightness: Double

  @inline(__always)
  init(from center: UInt32, at index: Int) {
    brightness = WhiteBlended(center).brightness
  }

  @inline(__always)
  func fall(to neighbor: UInt32) -> Double { brightness - WhiteBlended(neighbor).brightness }
}

/// A colour, or a difference of two, whose components are YIQ's as well.
protocol YIQColor {
  var red: Double { get }
  var green: Double { get }
  var blue: Double { get }
}

extension YIQColor {
  /// YIQ's Y.
  @inline(__always)
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// YIQ's I.
  @inline(__always)
  var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }

  /// YIQ's Q.
  @inline(__always)
  var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}

/// A colour on white, each component from 0 to 255.
struct WhiteBlended: YIQColor {
  let red: Double
  let green: Double
  let blue: Double

  /// Creates the colour of a straight pixel, red in its lowest byte and alpha in its highest.
  @inline(__always)
  init(_ pixel: UInt32) {
    let red = Double(Int32(truncatingIfNeeded: pixel & 255))
    let green = Double(Int32(truncatingIfNeeded: pixel &>> 8 & 255))
    let blue = Double(Int32(truncatingIfNeeded: pixel &>> 16 & 255))
    let alpha = pixel &>> 24
    if alpha == 255 {
      self.red = red
      self.green = green
      self.blue = blue
    } else {
      let alpha = Double(Int32(truncatingIfNeeded: alpha)) / 255
      self.red = 255 + (red - 255) * alpha
      self.green = 255 + (green - 255) * alpha
      self.blue = 255 + (blue - 255) * alpha
    }
  }
}
