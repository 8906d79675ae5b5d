/// The shadows of small casters, blurred once for each form and kept.
///
/// Cards of one size cast one shadow, and blurring it takes most of the time of such a card: 12,000
/// with a shadow of radius 8 take a fifth of the time. The coverage is what `Bitmap.shadow` makes of a
/// caster that is too large to be kept.
final class ShadowSprites {
  /// What decides how a whole shadow looks, but for its colour.
  private struct Form: Hashable {
    let width: Int
    /// How opaque the caster is, row by row.
    let alpha: [UInt8]
    /// The blur's, in pixels.
    let deviation: Double

    func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(deviation)
      // All at once: an array hashes its elements one after another.
      alpha.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// A larger shadow, in pixels, is blurred in each band where it shows, and only there.
  static let largestArea = 1 << 20
  /// A longer one, in pixels, goes through so many bands that it is not painted whole in each.
  static let largestSide = 4096

  /// The most bytes that are kept.
  private static let capacity = 16 << 20

  private var sprites: [Form: Coverage] = [:]
  private var byteCount = 0

  /// The whole shadow of a caster, and where it is: the blur's reach larger on every side.
  func shadow(of caster: Bitmap, _ blur: Blur) -> (coverage: Coverage, rect: DeviceRect) {
    let form = Form(
      width: caster.width, alpha: caster.plane(at: 24, in: caster.bounds),
      deviation: blur.deviation)
    let rect = caster.bounds.inset(by: -blur.reach)
    if let sprite = sprites[form] { return (sprite, rect) }
    let sprite = caster.shadow(blur, in: rect).coverage
    let size = form.alpha.count + sprite.bytes.count
    if byteCount + size > Self.capacity {
      sprites.removeAll()
      byteCount = 0
    }
    byteCount += size
    sprites[form] = sprite
    return (sprite, rect)
  }
}
