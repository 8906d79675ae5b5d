import CCairo
import DisplayList
import LayoutGeometry

/// The coverage of round corners, drawn once for each radius and line width.
final class CornerSprites {
  /// A corner's coverage at each of the four places.
  struct Sprite {
    let topLeft: Coverage
    let topRight: Coverage
    let bottomRight: Coverage
    let bottomLeft: Coverage

    /// Pixels a side.
    var side: Int { topLeft.width }
  }

  private struct Key: Hashable {
    let radius: Double
    let lineWidth: Int
  }

  /// Larger corners are drawn as paths: few of them repeat, and each sprite is four squares.
  static let largestRadius = 128.0

  /// How many sprites are kept; a drawing with more sizes than this makes some of them again.
  private static let capacity = 256

  private var sprites: [Key: Sprite] = [:]

  /// The corner of a filled shape, or, with a line width in pixels, of a line along its inside.
  func sprite(radius: Double, lineWidth: Int = 0) throws -> Sprite {
    let key = Key(radius: radius, lineWidth: lineWidth)
    if let sprite = sprites[key] { return sprite }
    if sprites.count >= Self.capacity { sprites.removeAll(keepingCapacity: true) }
    let sprite = try Self.draw(radius: radius, lineWidth: lineWidth)
    sprites[key] = sprite
    return sprite
  }

  private static func draw(radius: Double, lineWidth: Int) throws -> Sprite {
    let side = max(Int(radius.rounded(.up)), lineWidth)
    let surface = try ImageSurface(.a8, width: side, height: side)
    // The rectangle reaches far enough beyond the sprite that only its top left corner shows.
    let whole = DeviceRoundedRect(
      DeviceRect(minX: 0, minY: 0, maxX: 4 * side + 1, maxY: 4 * side + 1),
      CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: 0))
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
}

/// A rounded rectangle taken apart: a square sprite at each round corner, and the rest.
struct CornerBlocks {
  private let rect: DeviceRect
  private let topLeft: CornerSprites.Sprite?
  private let topRight: CornerSprites.Sprite?
  private let bottomRight: CornerSprites.Sprite?
  private let bottomLeft: CornerSprites.Sprite?
  /// The sides of the squares at the corners, in pixels; for a square corner its line's width.
  private let sides: (topLeft: Int, topRight: Int, bottomRight: Int, bottomLeft: Int)

  /// Nil if a corner is too large for a sprite or two of them would overlap.
  init?(_ shape: DeviceRoundedRect, lineWidth: Int, sprites: CornerSprites) throws {
    func sprite(_ radius: Double) throws -> CornerSprites.Sprite? {
      radius > 0 ? try sprites.sprite(radius: radius, lineWidth: lineWidth) : nil
    }
    let radii = shape.radii
    let largest = max(
      radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    guard largest <= CornerSprites.largestRadius, lineWidth <= Int(CornerSprites.largestRadius)
    else { return nil }
    rect = shape.rect
    topLeft = try sprite(radii.topLeft)
    topRight = try sprite(radii.topRight)
    bottomRight = try sprite(radii.bottomRight)
    bottomLeft = try sprite(radii.bottomLeft)
    sides = (
      topLeft?.side ?? lineWidth, topRight?.side ?? lineWidth, bottomRight?.side ?? lineWidth,
      bottomLeft?.side ?? lineWidth
    )
    let width = max(sides.topLeft, sides.bottomLeft) + max(sides.topRight, sides.bottomRight)
    let height = max(sides.topLeft, sides.topRight) + max(sides.bottomLeft, sides.bottomRight)
    if width > rect.width || height > rect.height { return nil }
  }

  /// Paints the corners.
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

  /// What is left of the whole rectangle without the corners' squares.
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

  /// The line along the sides without the corners' squares.
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
