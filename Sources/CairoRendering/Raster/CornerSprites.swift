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
