import CellViews
public import Foundation
import LayoutGeometry

extension GraphicsContext {
  /// A style that paints paths on a canvas.
  public struct Shading: Sendable {
    private enum Kind {
      /// A paint; nil for the foreground.
      case paint(_ShapePaint?)
      /// A gradient between two points of the canvas.
      case linear(Gradient, start: Point, end: Point)
      /// A gradient around a point of the canvas.
      case round(Gradient, RoundGradient.Form, center: Point)
      case undrawn(word: String, Color)
    }

    private let kind: Kind

    /// The foreground's style.
    public static let foreground = Shading(kind: .paint(nil))

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint(color._paint)) }

    /// Returns a colour from its components, from 0 to 1; a Display P3 colour becomes the nearest
    /// one in sRGB.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a gray, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style; a gradient spans the whole canvas.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      let paint = style._paint
      guard let word = paint.undrawn.first else { return Shading(kind: .paint(paint)) }
      return Shading(kind: .undrawn(word: word.word, paint.color))
    }

    /// Returns a gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, start: Point(startPoint), end: Point(endPoint)))
    }

    /// Returns a gradient between two distances from a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let form = RoundGradient.Form.radial(
        startRadius: Double(startRadius), endRadius: Double(endRadius))
      return Shading(kind: .round(gradient, form, center: Point(center)))
    }

    /// Returns a gradient of a full turn around a point of the canvas, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let form = RoundGradient.Form.angular(
        startAngle: angle.degrees, endAngle: angle.degrees + 360)
      return Shading(kind: .round(gradient, form, center: Point(center)))
    }

    /// Returns the paint over a canvas of a size; nil for the foreground.
    func paint(on size: Size) -> ShapePaint? {
      func unit(_ point: Point) -> Point {
        Point(x: point.x / size.width, y: point.y / size.height)
      }
      return switch kind {
      case .paint(let paint): paint?.paint
      case .linear(let gradient, let start, let end):
        .linearGradient(
          LinearGradient(
            stops: gradient.stops, startPoint: unit(start), endPoint: unit(end)))
      case .round(let gradient, let form, let center):
        .roundGradient(RoundGradient(form, center: unit(center), stops: gradient.stops))
      case .undrawn(word: _, let color): .color(color)
      }
    }

    /// The colour for texts and symbols; nil for the foreground.
    var color: Color? {
      switch kind {
      case .paint(let paint): paint?.color
      case .linear(let gradient, start: _, end: _), .round(let gradient, _, center: _):
        gradient.stops.first?.color
      case .undrawn(word: _, let color): color
      }
    }

    /// The word of a shading that is not drawn.
    var undrawnWord: String? {
      if case .undrawn(let word, _) = kind { word } else { nil }
    }
  }

  /// Options of gradients, which have no effect.
  public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A repetition of the colours after the last one.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// A repetition of the colours in reverse order after the last one.
    public static let mirror = GradientOptions(rawValue: 2)
    /// A mixture of linear colour components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Returns the shading unchanged.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext {
  /// An effect on later drawings; some effects are drawn, and others are reported by a notice.
  public struct Filter: Sendable {
    private enum Kind {
      case shadow(CellViews.ShadowStyle)
      case effect(ViewEffect)
      case undrawn(String)
    }

    private let kind: Kind

    /// Returns a blurred copy under the drawing; lengths in points of the canvas.
    public static func shadow(
      color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          CellViews.ShadowStyle(color: color, radius: Double(radius), x: Double(x), y: Double(y))))
    }

    /// Returns a Gaussian blur with a standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .effect(.blur(radius: Double(radius))))
    }

    /// Returns a multiplication by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .effect(.colorMultiply(color)))
    }

    /// Returns a rotation of hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .effect(.hueRotation(angle.degrees)))
    }

    /// Returns a factor of the saturation.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .effect(.saturation(amount)))
    }

    /// Returns an increase of the brightness.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .effect(.brightness(amount)))
    }

    /// Returns a factor of the contrast.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .effect(.contrast(amount)))
    }

    /// Returns an inversion of colours by a fraction from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: amount >= 0.5 ? .effect(.colorInvert) : .effect(.saturation(1)))
    }

    /// Returns a reduction of colours to gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .effect(.grayscale(amount)))
    }

    /// Returns a threshold of opacity, which is not drawn.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .undrawn("alphaThreshold"))
    }

    /// Returns the modifier that draws the effect, or a notice of it.
    func modifier(on surface: CanvasSurface) -> NodeModifier {
      switch kind {
      case .shadow(let style): .shadow(style)
      case .effect(let effect): .effect(effect)
      case .undrawn(let word): surface.undrawn(word)
      }
    }
  }

  /// Options of effects, which have no effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A mixture of linear colour components.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options of shadows, which have no effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A shadow above the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// A shadow without the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// A shadow inside of the drawing.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// A shadow without an opacity of its own.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options of blurs, which have no effect.
  public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An opaque result.
    public static let opaque = BlurOptions(rawValue: 1)
    /// A dithered result.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
