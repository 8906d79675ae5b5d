public import Foundation
import LayoutGeometry
public import Maquette

// What `draw(_:)` draws: a context records drawings, and a canvas of the library's repeats them.

/// A context in which a view or a picture is drawn.
public final class CGContext: @unchecked Sendable {
  // Its one user is the main thread.
  private struct State {
    var fill = UIColor.black
    var line = UIColor.black
    var style = StrokeStyle(lineWidth: 1)
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var shadow: GraphicsContext.Filter?
    var transform = CGAffineTransform.identity
    var clips: [(path: Path, isEvenOdd: Bool)] = []
  }

  /// A way of drawing a path.
  public enum PathDrawingMode: Int, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }

  /// A length beyond all that a screen shows, in points.
  private static let far: CGFloat = 10_000

  private var state = State()
  private var saved: [State] = []
  private var outline = Path()
  private(set) var drawings: [@MainActor (inout GraphicsContext) -> Void] = []

  /// The contexts and pictures that a thread began.
  private final class Begun {
    var stack: [CGContext] = []
    var pictures: [(size: CGSize, scale: CGFloat)] = []
  }

  /// Each thread has contexts of its own, as pictures may be drawn on any.
  private static var begun: Begun {
    let threadValues = Thread.current.threadDictionary
    if let begun = threadValues["Maquette.CGContext"] as? Begun { return begun }
    let begun = Begun()
    threadValues["Maquette.CGContext"] = begun
    return begun
  }

  /// The contexts in which is drawn, the last of which is the current one.
  static var stack: [CGContext] {
    get { begun.stack }
    set { begun.stack = newValue }
  }

  /// The sizes and scales of the pictures that were begun.
  static var pictures: [(size: CGSize, scale: CGFloat)] {
    get { begun.pictures }
    set { begun.pictures = newValue }
  }

  /// A context with the drawings of this one until now.
  var copy: CGContext {
    let other = CGContext()
    other.drawings = drawings
    return other
  }

  /// Returns what a closure draws.
  static func recording(_ draw: (CGContext) -> Void) -> CGContext {
    let context = CGContext()
    // What a closure began and did not end is not the next one's.
    let (outer, begun) = (stack, pictures)
    stack.append(context)
    defer { (stack, pictures) = (outer, begun) }
    draw(context)
    return context
  }

  /// Records a drawing with the settings of the moment.
  func add(_ draw: @escaping @MainActor (inout GraphicsContext) -> Void) {
    let state = state
    drawings.append { outer in
      var context = outer
      for clip in state.clips {
        context.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd))
      }
      context.opacity = state.opacity
      context.blendMode = state.blendMode
      if let shadow = state.shadow { context.addFilter(shadow) }
      context.concatenate(state.transform)
      draw(&context)
    }
  }

  /// Repeats the drawings, which were made for a size, in another.
  @MainActor func replay(in canvas: inout GraphicsContext, from size: CGSize, to room: CGSize) {
    if room != size, size.width > 0, size.height > 0 {
      canvas.scaleBy(x: room.width / size.width, y: room.height / size.height)
    }
    for draw in drawings { draw(&canvas) }
  }

  func fill(_ path: Path, isEvenOdd: Bool = false) {
    let color = state.fill.color
    add { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
  }

  func stroke(_ path: Path, style: StrokeStyle? = nil) {
    let color = state.line.color
    let style = style ?? state.style
    add { $0.stroke(path, with: .color(color), style: style) }
  }

  func clip(to path: Path, isEvenOdd: Bool = false) {
    state.clips.append((path.applying(state.transform), isEvenOdd))
  }

  private func takeOutline() -> Path {
    defer { outline = Path() }
    return outline
  }

  /// Keeps the settings.
  public func saveGState() { saved.append(state) }
  /// Returns to the settings that were kept last.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// Sets the colour inside of paths.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.line = color }
  /// Sets the colour inside of paths, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.line = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the longest tip of a corner, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = Double(alpha) }
  /// Sets the way colours mix.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1.0 / 3))
  }
  /// Sets the shadow; none for no colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(
        color: $0.color, radius: Double(blur) / 2, x: Double(offset.width),
        y: Double(offset.height))
    }
  }

  /// Starts a new path.
  public func beginPath() { outline = Path() }
  /// Starts an outline at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds straight lines.
  public func addLines(between points: [CGPoint]) { outline.addLines(points) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }
  /// Adds a part of a circle, whose angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { outline.addPath(path) }
  /// Closes the outline.
  public func closePath() { outline.closeSubpath() }
  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takeOutline(), isEvenOdd: rule == .evenOdd)
  }
  /// Draws the line of the path.
  public func strokePath() { stroke(takeOutline()) }
  /// Fills the path, draws its line, or both.
  public func drawPath(using mode: PathDrawingMode) {
    let path = takeOutline()
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(path) }
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws the line of a rectangle, of a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  /// Draws only inside of the path from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takeOutline(), isEvenOdd: rule == .evenOdd)
  }
  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }
  /// Does nothing: what was drawn stays.
  public func clear(_ rect: CGRect) {}
  /// Moves what is drawn from now on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  /// Scales what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  /// Turns what is drawn from now on, clockwise, in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform before the others.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The transform of what is drawn.
  public var ctm: CGAffineTransform { state.transform }
  /// Draws a gradient along a line, and beyond those of its ends that the options name.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let stops = gradient.gradient
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let left = options.contains(.drawsBeforeStartLocation) ? -Self.far : 0
    let right = options.contains(.drawsAfterEndLocation) ? Self.far : length
    // Across the line, which becomes the horizontal axis, the colours have no end.
    let strip = Path(CGRect(x: left, y: -Self.far, width: right - left, height: 2 * Self.far))
      .applying(
        CGAffineTransform(translationX: start.x, y: start.y)
          .rotated(by: atan2(end.y - start.y, end.x - start.x)))
    add { $0.fill(strip, with: .linearGradient(stops, startPoint: start, endPoint: end)) }
  }
  /// Draws a gradient between two circles about the second's middle, and inside the first and outside the second
  /// as the options name them.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let stops = gradient.gradient
    func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let isEndless = options.contains(.drawsAfterEndLocation)
    var ring = Path(ellipseIn: circle(endCenter, isEndless ? Self.far : endRadius))
    if startRadius > 0, !options.contains(.drawsBeforeStartLocation) {
      ring.addEllipse(in: circle(startCenter, startRadius))
    }
    add { [ring] in
      $0.fill(
        ring,
        with: .radialGradient(
          stops, center: endCenter, startRadius: startRadius, endRadius: endRadius),
        style: FillStyle(eoFill: true))
    }
  }
}

/// The way colours mix, under the platform's name.
public typealias CGBlendMode = BlendMode

/// The rule for what is inside of a path.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// The parts beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32

  /// Creates the parts of some bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A space of colours, which is sRGB.
public final class CGColorSpace: Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with values beyond its own.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3, which is not drawn.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  init() {}

  /// Creates the space of the screen; colours are drawn in sRGB.
  public init?(name: String) {}
}

/// Returns the space of greys of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Returns the space of colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours that fade into each other.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient of colours, at places from 0 to 1 or as far apart as each other.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? UIColor)?.color }
    guard !colors.isEmpty else { return nil }
    gradient =
      locations.map { places in
        Gradient(
          stops: zip(colors, places).map { Gradient.Stop(color: $0, location: Double($1)) })
      } ?? Gradient(colors: colors)
  }
}

/// Returns the context in which is drawn; nil outside of `draw(_:)` and of pictures.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

/// Begins a picture of a size, in points; its scale is the screen's where it is 0.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  CGContext.pictures.append((size, scale == 0 ? 3 : scale))
  CGContext.stack.append(CGContext())
}

/// Begins a picture of a size, in points, with one pixel in each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the picture of what was drawn since it was begun; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (size, scale) = CGContext.pictures.last, let context = CGContext.stack.last else {
    return nil
  }
  return UIImage(drawing: context.copy, size: size, scale: scale)
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  guard CGContext.pictures.popLast() != nil else { return }
  _ = CGContext.stack.popLast()
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }

/// Makes the context before the current one again.
public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }

extension UIView {
  /// The drawing of `draw(_:)`.
  var ownDrawing: CGContext { .recording { _ in draw(CGRect(origin: .zero, size: bounds.size)) } }
}

/// The drawing that a context recorded, at its size or scaled to its proposal.
struct RecordedDrawing: View {
  let context: CGContext
  let size: CGSize

  var body: some View {
    let context = context
    let size = size
    return Canvas { canvas, room in
      context.replay(in: &canvas, from: size, to: room)
    }
  }
}

extension UIColor {
  /// Makes the colour that of fills.
  public func setFill() { CGContext.stack.last?.setFillColor(self) }
  /// Makes the colour that of lines.
  public func setStroke() { CGContext.stack.last?.setStrokeColor(self) }
  /// Makes the colour that of fills and lines.
  public func set() {
    setFill()
    setStroke()
  }
}

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { CGContext.stack.last?.fill(rect) }

extension NSAttributedString {
  /// The text as the library draws it, and the part of the free width that is before it.
  private var drawing: (Text, Double) {
    nonisolated(unsafe) let string = self
    let text = onMainActor { Text(string) }
    let style =
      length > 0
      ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    return (text, style?.alignment == .center ? 0.5 : style?.alignment == .right ? 1 : 0)
  }

  /// Draws the text in lines of a rectangle.
  public func draw(in rect: CGRect) {
    let (text, share) = drawing
    CGContext.stack.last?.add { context in
      let resolved = context.resolve(text)
      let size = resolved.measure(in: rect.size)
      context.draw(
        resolved,
        in: CGRect(
          x: rect.minX + (rect.width - size.width) * CGFloat(share), y: rect.minY,
          width: size.width, height: rect.height))
    }
  }

  /// Draws the text in one line, whose top left corner is at a point.
  public func draw(at point: CGPoint) {
    let (text, _) = drawing
    CGContext.stack.last?.add { $0.draw(text, at: point, anchor: .topLeading) }
  }

  /// Returns the size of the text in one line, in points.
  public func size() -> CGSize {
    boundingRect(with: CGSize(width: CGFloat.infinity, height: .infinity), context: nil).size
  }

  /// Returns the size of the text in lines of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    nonisolated(unsafe) let string = self
    let width = size.width.isFinite && size.width < 1e6 ? Double(size.width) : nil
    return onMainActor {
      CGRect(
        origin: .zero,
        size: CGSize(
          UIViewHost.measure(
            AnyView(Text(string)), for: ProposedSize(width: width, height: nil)
          ).size))
    }
  }
}

extension StringProtocol {
  private func withLooks(_ looks: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    // Without a font, a text is drawn in 12 points.
    NSAttributedString(
      string: String(self),
      attributes: [.font: UIFont.systemFont(ofSize: 12)].merging(looks ?? [:]) { $1 })
  }

  /// Returns the size of the text in one line, in points.
  public func size(withAttributes looks: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    withLooks(looks).size()
  }

  /// Returns the size of the text in lines of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes looks: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { withLooks(looks).boundingRect(with: size, options: options, context: context) }

  /// Draws the text in lines of a rectangle.
  public func draw(in rect: CGRect, withAttributes looks: [NSAttributedString.Key: Any]? = nil) {
    withLooks(looks).draw(in: rect)
  }

  /// Draws the text in one line, whose top left corner is at a point.
  public func draw(at point: CGPoint, withAttributes looks: [NSAttributedString.Key: Any]? = nil) {
    withLooks(looks).draw(at: point)
  }
}

extension NSString {
  /// Returns the size of the text in one line, in points.
  public func size(withAttributes looks: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: looks)
  }

  /// Returns the size of the text in lines of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes looks: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: looks, context: context)
  }

  /// Draws the text in lines of a rectangle.
  public func draw(in rect: CGRect, withAttributes looks: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: looks)
  }

  /// Draws the text in one line, whose top left corner is at a point.
  public func draw(at point: CGPoint, withAttributes looks: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: looks)
  }
}

/// A rule for the size of a text; lines are always broken.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// A bit for each rule.
  public let rawValue: Int

  /// Creates the rules of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines are broken.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have their fonts' heights.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line ends with dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The facts of a text's drawing; not used.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}

/// The settings of a paragraph: `draw(in:)` has its alignment, and nothing else is drawn.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // Its one user is the main thread.
  /// The alignment of the lines.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The default settings.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// The settings of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Its one user is the main thread.
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The factor of the lines' height.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points.
  open var maximumLineHeight: CGFloat = 0
  /// The space below, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The space above, in points.
  open var paragraphSpacingBefore: CGFloat = 0
  /// The space before the first line, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// The space before the other lines, in points.
  open var headIndent: CGFloat = 0
  /// The end of lines, in points.
  open var tailIndent: CGFloat = 0
  /// The place where a long line is broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The tendency to break words.
  open var hyphenationFactor: Float = 0
}

/// A shadow of letters, which is not drawn.
open class NSShadow: NSObject {
  /// The distance, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?
}

/// A line below or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// A bit for each look.
  public let rawValue: Int

  /// Creates the looks of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of letters' outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of letters' outlines.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The distance above the line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the line below.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The space between letters.
  public static let tracking = NSAttributedString.Key("CTTracking")
}

/// A picture's pixels, which are those of UIKit's picture.
public final class CGImage: @unchecked Sendable {
  // Nothing changes it after it is made.
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// The width, in pixels.
  public var width: Int { Int(image.size.width * image.scale) }
  /// The height, in pixels.
  public var height: Int { Int(image.size.height * image.scale) }
}

extension UIImage {
  /// The picture under the platform's name.
  public var cgImage: CGImage? { CGImage(self) }
  /// The way the picture is turned.
  public var imageOrientation: Orientation { .up }

  /// Creates a picture of the platform's.
  public convenience init(cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up) {
    self.init(image: cgImage.image.image, size: cgImage.image.size, scale: scale)
    drawn = cgImage.image.drawn
  }

  /// Draws the picture in a rectangle.
  public func draw(in rect: CGRect) {
    let image = image
    let drawn = drawn
    let size = size
    CGContext.stack.last?.add { context in
      guard let drawn else {
        context.draw(image, in: rect)
        return
      }
      context.translateBy(x: rect.minX, y: rect.minY)
      drawn.replay(in: &context, from: size, to: rect.size)
    }
  }

  /// Draws the picture at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Returns the picture: caps are stretched as the rest.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}

/// The settings of a picture that is drawn.
public final class UIGraphicsImageRendererFormat {
  /// The pixels in a point.
  public var scale: CGFloat = 3
  /// Indicates whether the picture covers all behind it.
  public var opaque = false

  /// Creates the settings of an iPhone.
  public init() {}

  /// Returns the settings of an iPhone.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of a picture that is drawn.
public final class UIGraphicsImageRendererContext {
  /// The context under the platform's name.
  public let cgContext: CGContext
  /// The settings of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A maker of pictures that a closure draws, on any thread.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// Creates a maker of pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    self.size = size
    self.format = format
  }

  /// Creates a maker of pictures of a rectangle's size, in points.
  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()
  ) { self.init(size: bounds.size, format: format) }

  /// Returns the picture that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(
      drawing: .recording { actions(UIGraphicsImageRendererContext($0, format: format)) },
      size: size, scale: format.scale)
  }
}
