import CCairo
import DisplayList

/// The coverage of round corners, drawn once for each form and line width.
final class CornerSprites {
  /// A corner's coverage at each of the four places.
  struct Sprite {
    let topLeft: Coverage
    let topRight: Coverage
    let bottomRight: Coverage
    let bottomLeft: Coverage

    /// The number of pixels a side.
    var side: Int { topLeft.width }
  }

  /// The properties that decide a corner's pixels.
  struct Form: Hashable {
    /// The radius, in pixels.
    let radius: Double
    /// The width of a line along the inside, in pixels; 0 for a filled shape.
    let lineWidth: Int
    /// The smoothness of the corner, or of the middle of its line; nil for a circular one.
    let smoothness: Double?

    /// Creates the form of a corner of a filled shape, or, with a line width, of a line along its
    /// inside.
    init(_ corner: Corner, of shape: DeviceRoundedRect, lineWidth: Int) {
      radius = shape.radii[corner]
      self.lineWidth = lineWidth
      let line = shape.centreLine(lineWidth: lineWidth)
      smoothness =
        shape.radii.style == .continuous ? line.radii.smoothness(corner, in: line.rect) : nil
    }

    /// The distance from the corner at which its outline leaves the sides, in pixels.
    fileprivate var reach: Double {
      guard let smoothness else { return radius }
      let half = Double(lineWidth) / 2
      return half + max(radius - half, 0) * CornerRadii.reach(smoothness: smoothness)
    }
  }

  /// The radius above which corners are drawn as paths: few of them repeat, and each sprite is four
  /// squares.
  static let largestRadius = 128.0

  /// The number of sprites that are kept; a drawing with more sizes makes some of them again.
  private static let capacity = 256

  private var sprites: [Form: Sprite] = [:]

  func sprite(_ form: Form) throws -> Sprite {
    if let sprite = sprites[form] { return sprite }
    if sprites.count >= Self.capacity { sprites.removeAll(keepingCapacity: true) }
    let sprite = try Self.draw(form)
    sprites[form] = sprite
    return sprite
  }

  private static func draw(_ form: Form) throws -> Sprite {
    let lineWidth = form.lineWidth
    let side = max(Int(form.reach.rounded(.up)), lineWidth)
    if let smoothness = form.smoothness {
      // Each is drawn: cairo's samples of a pixel are not symmetric.
      func corner(isLeft: Bool, isTop: Bool) throws -> Coverage {
        try drawContinuous(form, smoothness, side: side, isLeft: isLeft, isTop: isTop)
      }
      return Sprite(
        topLeft: try corner(isLeft: true, isTop: true),
        topRight: try corner(isLeft: false, isTop: true),
        bottomRight: try corner(isLeft: false, isTop: false),
        bottomLeft: try corner(isLeft: true, isTop: false))
    }
    let surface = try ImageSurface(.a8, width: side, height: side)
    // The rectangle reaches far enough beyond the sprite that only its top left corner shows.
    let whole = DeviceRoundedRect(
      DeviceRect(minX: 0, minY: 0, maxX: 4 * side + 1, maxY: 4 * side + 1),
      CornerRadii(topLeft: form.radius, topRight: 0, bottomRight: 0, bottomLeft: 0))
    try surface.draw("drawing a corner") { context in
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      whole.path.add(to: context, x: 0, y: 0)
      if lineWidth > 0 { whole.inset(by: lineWidth)?.path.add(to: context, x: 0, y: 0) }
      cairo_fill(context)
    }
    let topLeft = Coverage(surface)
    return Sprite(
      topLeft: topLeft,
      topRight: topLeft.mirrored(horizontally: true, vertically: false),
      bottomRight: topLeft.mirrored(horizontally: true, vertically: true),
      bottomLeft: topLeft.mirrored(horizontally: false, vertically: true))
  }

  /// Draws one corner of a rectangle that reaches far beyond the square of `side` pixels around it.
  private static func drawContinuous(
    _ form: Form, _ smoothness: Double, side: Int, isLeft: Bool, isTop: Bool
  ) throws -> Coverage {
    let surface = try ImageSurface(.a8, width: side, height: side)
    let length = 4 * side + 1
    let whole = DeviceRoundedRect(
      DeviceRect(
        minX: isLeft ? 0 : side - length, minY: isTop ? 0 : side - length,
        maxX: isLeft ? length : side, maxY: isTop ? length : side),
      CornerRadii(form.radius, .continuous))
    let line = whole.centreLine(lineWidth: form.lineWidth)
    var path = DevicePath()
    path.elements = Path(continuousRect: line.rect, line.radii, smoothness: smoothness).elements
    try surface.draw("drawing a corner") { context in
      path.add(to: context, x: 0, y: 0)
      if form.lineWidth > 0 {
        setLine(StrokeStyle(lineWidth: Double(form.lineWidth)), on: context)
        cairo_stroke(context)
      } else {
        cairo_fill(context)
      }
    }
    return Coverage(surface)
  }
}

/// A rounded rectangle in parts: a square sprite at each round corner, and the rest.
struct CornerBlocks {
  private let rect: DeviceRect
  private let topLeft: CornerSprites.Sprite?
  private let topRight: CornerSprites.Sprite?
  private let bottomRight: CornerSprites.Sprite?
  private let bottomLeft: CornerSprites.Sprite?
  /// The sides of the squares at the corners, in pixels; at a square corner, the line's width.
  private let sides: (topLeft: Int, topRight: Int, bottomRight: Int, bottomLeft: Int)

  /// Divides a shape; nil if a corner is too large for a sprite or two of them would overlap.
  init?(_ shape: DeviceRoundedRect, lineWidth: Int, sprites: CornerSprites) throws {
    func sprite(_ corner: Corner) throws -> CornerSprites.Sprite? {
      guard shape.radii[corner] > 0 else { return nil }
      return try sprites.sprite(CornerSprites.Form(corner, of: shape, lineWidth: lineWidth))
    }
    let radii = shape.radii
    let limit = CornerSprites.largestRadius
    guard radii.largest <= limit, lineWidth <= Int(limit) else { return nil }
    rect = shape.rect
    topLeft = try sprite(.topLeft)
    topRight = try sprite(.topRight)
    bottomRight = try sprite(.bottomRight)
    bottomLeft = try sprite(.bottomLeft)
    sides = (
      topLeft?.side ?? lineWidth, topRight?.side ?? lineWidth, bottomRight?.side ?? lineWidth,
      bottomLeft?.side ?? lineWidth
    )
    let width = max(sides.topLeft, sides.bottomLeft) + max(sides.topRight, sides.bottomRight)
    let height = max(sides.topLeft, sides.topRight) + max(sides.bottomLeft, sides.bottomRight)
    if width > rect.width || height > rect.height { return nil }
  }

  func paint(with source: PixelSource, on bitmap: Bitmap, clip: DeviceRect) {
    func paint(_ coverage: Coverage?, _ side: Int, x: Int, y: Int) {
      let square = DeviceRect(minX: x, minY: y, maxX: x + side, maxY: y + side)
      if let coverage {
        bitmap.paint(coverage, x: x, y: y, clip: clip, with: source)
      } else if side > 0 {
        // The line around a square corner covers the whole square at it.
        bitmap.fill(square.intersection(clip), with: source)
      }
    }
    let (left, right) = (rect.minX, rect.maxX)
    let (top, bottom) = (rect.minY, rect.maxY)
    paint(topLeft?.topLeft, sides.topLeft, x: left, y: top)
    paint(topRight?.topRight, sides.topRight, x: right - sides.topRight, y: top)
    paint(
      bottomRight?.bottomRight, sides.bottomRight, x: right - sides.bottomRight,
      y: bottom - sides.bottomRight)
    paint(bottomLeft?.bottomLeft, sides.bottomLeft, x: left, y: bottom - sides.bottomLeft)
  }

  /// The rectangles that remain of the whole without the corners' squares.
  var inside: [DeviceRect] {
    let top = rect.minY + max(sides.topLeft, sides.topRight)
    let bottom = rect.maxY - max(sides.bottomLeft, sides.bottomRight)
    return [
      DeviceRect(
        minX: rect.minX + sides.topLeft, minY: rect.minY, maxX: rect.maxX - sides.topRight,
        maxY: top),
      DeviceRect(
        minX: rect.minX, minY: rect.minY + sides.topLeft, maxX: rect.minX + sides.topLeft,
        maxY: top),
      DeviceRect(
        minX: rect.maxX - sides.topRight, minY: rect.minY + sides.topRight, maxX: rect.maxX,
        maxY: top),
      DeviceRect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: bottom),
      DeviceRect(
        minX: rect.minX + sides.bottomLeft, minY: bottom,
        maxX: rect.maxX - sides.bottomRight, maxY: rect.maxY),
      DeviceRect(
        minX: rect.minX, minY: bottom, maxX: rect.minX + sides.bottomLeft,
        maxY: rect.maxY - sides.bottomLeft),
      DeviceRect(
        minX: rect.maxX - sides.bottomRight, minY: bottom, maxX: rect.maxX,
        maxY: rect.maxY - sides.bottomRight),
    ].filter { !$0.isEmpty }
  }

  /// Returns the line along the sides without the corners' squares.
  func sides(lineWidth: Int) -> [DeviceRect] {
    [
      DeviceRect(
        minX: rect.minX + sides.topLeft, minY: rect.minY, maxX: rect.maxX - sides.topRight,
        maxY: rect.minY + lineWidth),
      DeviceRect(
        minX: rect.minX + sides.bottomLeft, minY: rect.maxY - lineWidth,
        maxX: rect.maxX - sides.bottomRight, maxY: rect.maxY),
      DeviceRect(
        minX: rect.minX, minY: rect.minY + sides.topLeft, maxX: rect.minX + lineWidth,
        maxY: rect.maxY - sides.bottomLeft),
      DeviceRect(
        minX: rect.maxX - lineWidth, minY: rect.minY + sides.topRight, maxX: rect.maxX,
        maxY: rect.maxY - sides.bottomRight),
    ].filter { !$0.isEmpty }
  }
}
