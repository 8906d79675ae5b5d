import CellViews
public import Foundation
import LayoutGeometry

extension GraphicsContext {
  /// What paths are painted with on a canvas.
  public struct Shading: Sendable {
    private enum Kind {
      /// Nil for the foreground.
      case paint(ShapePaint?)
      /// Between two points of the canvas.
      case linear(Gradient, start: Point, end: Point)
      /// About a point of the canvas.
      case round(Gradient, RoundGradient.Form, center: Point)
      case undrawn(word: String, Color)
    }

    private let kind: Kind

    /// The foreground's style.
    public static let foreground = Shading(kind: .paint(nil))

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint(.color(color))) }

    /// A colour by its parts, from 0 to 1; of Display P3, the nearest in sRGB.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; of a gradient, over the whole canvas.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      let paint = style._paint
      guard let word = paint.undrawn.first else { return Shading(kind: .paint(paint.paint)) }
      return Shading(kind: .undrawn(word: word.word, paint.color))
    }

    /// Colours along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, start: Point(startPoint), end: Point(endPoint)))
    }

    /// Colours between two distances from a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let form = RoundGradient.Form.radial(
        startRadius: Double(startRadius), endRadius: Double(endRadius))
      return Shading(kind: .round(gradient, form, center: Point(center)))
    }

    /// Colours once around a point of the canvas, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let form = RoundGradient.Form.angular(
        startAngle: angle.degrees, endAngle: angle.degrees + 360)
      return Shading(kind: .round(gradient, form, center: Point(center)))
    }

    /// The paint over a canvas of a size; nil for the foreground.
    func paint(on size: Size) -> ShapePaint? {
      func unit(_ point: Point) -> Point {
        Point(x: point.x / size.width, y: point.y / size.height)
      }
      return switch kind {
      case .paint(let paint): paint
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
      case .paint(let paint): paint.map { _ShapePaint($0).color }
      case .linear(let gradient, start: _, end: _), .round(let gradient, _, center: _):
        gradient.stops.first?.color
      case .undrawn(word: _, let color): color
      }
    }

    /// What is not drawn as it is.
    var undrawnWord: String? {
      if case .undrawn(let word, _) = kind { word } else { nil }
    }
  }

  /// Details of gradients, which change nothing.
  public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each detail.
    public let rawValue: UInt32

    /// The details of some bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The colours begin again after the last.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colours go back after the last.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The colours are mixed by the light that they give.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading as it is on this canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext {
  /// An effect on what is drawn; shadows are drawn, and others are noticed.
  public struct Filter: Sendable {
    private enum Kind {
      case shadow(CellViews.ShadowStyle)
      case effect(ViewEffect)
      case undrawn(String)
    }

    private let kind: Kind

    /// A blurred copy under what is drawn; lengths in points of the canvas.
    public static func shadow(
      color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          CellViews.ShadowStyle(color: color, radius: Double(radius), x: Double(x), y: Double(y))))
    }

    /// What is drawn out of focus; the Gaussian's standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .effect(.blur(radius: Double(radius))))
    }

    /// What is drawn multiplied by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .effect(.colorMultiply(color)))
    }

    /// What is drawn in other hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .effect(.hueRotation(angle.degrees)))
    }

    /// What is drawn with more or less colour.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .effect(.saturation(amount)))
    }

    /// What is drawn lighter.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .effect(.brightness(amount)))
    }

    /// What is drawn with more or less contrast.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .effect(.contrast(amount)))
    }

    /// What is drawn in its opposite colours, by a share from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: amount >= 0.5 ? .effect(.colorInvert) : .effect(.saturation(1)))
    }

    /// What is drawn without colour.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .effect(.grayscale(amount)))
    }

    /// What is drawn where it is opaque enough, which is not drawn.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .undrawn("alphaThreshold"))
    }

    /// What draws the effect, or notices it.
    func modifier(on surface: CanvasSurface) -> NodeModifier {
      switch kind {
      case .shadow(let style): .shadow(style)
      case .effect(let effect): .effect(effect)
      case .undrawn(let word): surface.undrawn(word)
      }
    }
  }

  /// Details of effects, which change nothing.
  public struct FilterOptions: OptionSet, Sendable {
    /// A bit for each detail.
    public let rawValue: UInt32

    /// The details of some bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Colours are mixed by the light that they give.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Details of shadows, which change nothing.
  public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each detail.
    public let rawValue: UInt32

    /// The details of some bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The shadow is over what is drawn.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow is drawn alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is inside of what is drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow has no opacity of its own.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Details of blurs, which change nothing.
  public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each detail.
    public let rawValue: UInt32

    /// The details of some bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is drawn is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result is dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
