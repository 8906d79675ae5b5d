public import Foundation
public import Maquette

// Layers are kept, and drawn by `UIView+Drawing`.

/// A colour under the platform's name.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour under the platform's name.
  public var cgColor: CGColor { self }
  /// Creates a colour from the platform's.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
  /// Creates the colour of a bundle's asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(Color(name, bundle: bundle, file: file, line: line)) }
  /// Black, in light and dark.
  public static let darkText = UIColor.black
  /// White with an opacity of 60 %, in light and dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The tint, which is the system's blue.
  public static let tintColor = UIColor.systemBlue
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.light.alpha) }
  /// The light colour's components and its opacity, from 0 to 1.
  public var components: [CGFloat]? {
    let light = color.light
    return [light.red, light.green, light.blue, light.alpha].map { CGFloat($0) }
  }
  /// The number of the colour's components, with its opacity.
  public var numberOfComponents: Int { 4 }
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
open class CALayer: _Identified, _Observed {
  /// Creates a layer.
  public nonisolated init() {}

  /// Creates a layer, without the values of another.
  public nonisolated init(layer: Any) {}

  /// Returns nil: there are no storyboards to decode a layer from.
  public nonisolated required init?(coder: NSCoder) {
    return nil
  }

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

  /// The layer that has this one.
  public private(set) weak var superlayer: CALayer?
  /// The transform; not drawn.
  open var transform = CATransform3D()
  /// The transform of the layers inside; not drawn.
  open var sublayerTransform = CATransform3D()
  /// The point of the layer at its position, in the unit square.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A picture; not drawn.
  open var contents: Any?
  /// The pixels in a point.
  open var contentsScale: CGFloat = 3
  /// Indicates whether the layer covers all behind it.
  open var isOpaque = false
  /// Indicates whether the back is seen.
  open var isDoubleSided = true
  /// Indicates whether a fade fades the layers inside together.
  open var allowsGroupOpacity = true
  /// The object that draws the layer; not called.
  open weak var delegate: AnyObject?
  /// The speed of animations.
  open var speed: Float = 1
  /// The shift of animations, in seconds.
  open var timeOffset: TimeInterval = 0

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  /// Adds a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling, without: layer) ?? 0)
  }
  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = place(of: sibling, without: layer)
    insert(layer, at: place.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }
  private func place(of sibling: CALayer?, without layer: CALayer) -> Int? {
    (sublayers ?? []).filter { $0 !== layer }.firstIndex { $0 === sibling }
  }
  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = place(of: oldLayer, without: newLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }
  /// Removes the layer from the one that has it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Places the layers inside; does nothing, and is not called.
  open func layoutSublayers() {}
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
  /// Does nothing, and is not called.
  open func draw(in context: CGContext) {}
  /// Draws nothing.
  open func render(in context: CGContext) {}
  /// Returns the layer itself, as nothing moves.
  open func presentation() -> Self? { self }
  /// Does nothing.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Does nothing.
  open func setAffineTransform(_ transform: CGAffineTransform) {}
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
  /// The ends of the line.
  public nonisolated(unsafe) var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  public nonisolated(unsafe) var lineJoinStyle = CGLineJoin.miter
  /// Indicates whether the area that the outline goes around an even number of times is outside.
  public nonisolated(unsafe) var usesEvenOddFillRule = false
  /// Indicates whether the path is empty.
  public nonisolated var isEmpty: Bool { cgPath.isEmpty }
  /// Indicates whether a point is inside of the path.
  public nonisolated func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
  /// Removes all outlines.
  public nonisolated func removeAllPoints() { cgPath = Path() }
  /// Fills the path in the current context.
  public nonisolated func fill() {
    CGContext.stack.last?.fill(cgPath, isEvenOdd: usesEvenOddFillRule)
  }
  /// Draws the line of the path in the current context.
  public nonisolated func stroke() {
    CGContext.stack.last?.stroke(
      cgPath,
      style: StrokeStyle(lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle))
  }
  /// Draws only inside of the path from now on, in the current context.
  public nonisolated func addClip() {
    CGContext.stack.last?.clip(to: cgPath, isEvenOdd: usesEvenOddFillRule)
  }
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
