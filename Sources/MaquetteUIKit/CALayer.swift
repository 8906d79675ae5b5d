public import Foundation
public import Maquette

// Layers are kept and not drawn.

/// A colour under the platform's name.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour under the platform's name.
  public var cgColor: CGColor { self }
  /// Creates a colour from the platform's.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
  /// Returns the colour in the traits of a place.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
  }
  /// Creates a colour that a closure returns for light and for dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
    }
    self.init(
      Color(light: color(.light).resolved(in: .light), dark: color(.dark).resolved(in: .dark)))
  }
  /// Does nothing: nothing is drawn by UIKit.
  public func setFill() {}
  /// Does nothing: nothing is drawn by UIKit.
  public func setStroke() {}
}

extension Color {
  /// The colour under the platform's name.
  public var cgColor: CGColor? { UIColor(self) }
  /// Creates a colour from the platform's.
  public init(cgColor: CGColor) { self = cgColor.color }
}

/// The corners of a layer that are round.
public struct CACornerMask: OptionSet, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Creates the corners of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a round corner.
public struct CALayerCornerCurve: Hashable, Sendable {
  let name: String
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(name: "circular")
  /// A curve that begins smoothly.
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// A layer of a view.
@preconcurrency @MainActor
open class CALayer {
  /// Creates a layer.
  public nonisolated init() {}

  /// The frame, in points.
  open var frame = CGRect.zero
  /// The layer's own rectangle, in points.
  open var bounds = CGRect.zero
  /// The place of the anchor, in points.
  open var position = CGPoint.zero
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The background.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow.
  open var shadowPath: Path?
  /// The opacity.
  open var opacity: Float = 1
  /// Indicates whether the content is cut off at the edges.
  open var masksToBounds = false
  /// Indicates whether the layer is invisible.
  open var isHidden = false
  /// The order among the layers.
  open var zPosition: CGFloat = 0
  /// The layer whose opacity cuts this one.
  open var mask: CALayer?
  /// Indicates whether the layer is kept as pixels.
  open var shouldRasterize = false
  /// The pixels in a point.
  open var rasterizationScale: CGFloat = 1
  /// The layer's name.
  open var name: String?
  /// The layers in this one.
  public private(set) var sublayers: [CALayer]? = []

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { sublayers?.append(layer) }
  /// Adds a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { sublayers?.append(layer) }
  /// Does nothing.
  open func removeFromSuperlayer() {}
  /// Does nothing.
  open func setNeedsDisplay() {}
}

/// A layer with a gradient.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: Path?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The part of the line that is not drawn before it, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The rule for what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The ends of a line.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  let cap: CGLineCap
  /// At its end.
  public static let butt = CAShapeLayerLineCap(cap: .butt)
  /// Round.
  public static let round = CAShapeLayerLineCap(cap: .round)
  /// Half a width after its end.
  public static let square = CAShapeLayerLineCap(cap: .square)
}

/// The rule for what is inside of an outline.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  let isEvenOdd: Bool
  /// The area that the outline goes around.
  public static let nonZero = CAShapeLayerFillRule(isEvenOdd: false)
  /// The area that it goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(isEvenOdd: true)
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Creates the corners of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path under the platform's name.
public typealias CGPath = Path
/// A path under the platform's name.
public typealias CGMutablePath = Path

/// A path under UIKit's name.
@preconcurrency @MainActor
open class UIBezierPath {
  /// The path under the platform's name.
  public nonisolated(unsafe) var cgPath: CGPath
  /// The width of the line, in points.
  public nonisolated(unsafe) var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public nonisolated init() {
    cgPath = Path()
  }

  /// Creates a path from the platform's.
  public nonisolated init(cgPath: CGPath) {
    self.cgPath = cgPath
  }

  /// Creates the path of a rectangle.
  public nonisolated convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }

  /// Creates the path of the ellipse in a rectangle.
  public nonisolated convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: Path(ellipseIn: rect))
  }

  /// Creates the path of a rectangle with round corners.
  public nonisolated convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
  }

  /// Creates the path of a rectangle of which some corners are round.
  public nonisolated convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? min(cornerRadii.width, rect.width / 2, rect.height / 2) : 0
    }
    self.init(
      cgPath: UnevenRoundedRectangle(
        topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
        bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight),
        style: .circular
      ).path(in: rect))
  }

  /// Creates the path of a part of a circle, whose angles are in radians.
  public nonisolated convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The smallest rectangle around the path.
  public nonisolated var bounds: CGRect { cgPath.boundingRect }

  /// Starts a new outline at a point.
  public nonisolated func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a straight line.
  public nonisolated func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a curve with two control points.
  public nonisolated func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Adds a curve with one control point.
  public nonisolated func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, whose angles are in radians.
  public nonisolated func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's clockwise is the other way round than SwiftUI's, which is that of CoreGraphics.
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Closes the outline.
  public nonisolated func close() { cgPath.closeSubpath() }
  /// Adds another path.
  public nonisolated func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  /// Transforms the path.
  public nonisolated func apply(_ transform: CGAffineTransform) {
    cgPath = cgPath.applying(transform)
  }
  /// Does nothing: nothing is drawn by UIKit.
  public nonisolated func fill() {}
  /// Does nothing: nothing is drawn by UIKit.
  public nonisolated func stroke() {}
}

extension Path {
  /// The path under the platform's name.
  public var cgPath: CGPath { self }
  /// Creates a path from the platform's.
  public init(_ path: CGPath) { self = path }
}

/// A distance along each axis.
public struct CGVector: Hashable, Sendable {
  /// The distance across.
  public var dx: CGFloat
  /// The distance down.
  public var dy: CGFloat

  /// The distance of none.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a distance.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
}
