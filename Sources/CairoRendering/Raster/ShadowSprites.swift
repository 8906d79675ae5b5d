import Workers

/// The shadows of small casters, blurred once for each form and kept.
///
/// Cards of one size cast one shadow, and blurring it takes most of the time of such a card: with
/// this cache, 12,000 with a shadow of radius 8 take a fifth of the time. The coverage equals that
/// of `Bitmap.shadow` for a caster that is too large to be kept.
final class ShadowSprites {
  /// The properties that decide a whole shadow, except for its colour.
  private struct Form: Hashable {
    let width: Int
    /// The caster's alpha, row by row.
    let alpha: [UInt8]
    /// The blur's deviation, in pixels.
    let deviation: Double

    func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(deviation)
      // All at once: an array hashes its elements one after another.
      alpha.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The largest area of a kept shadow, in pixels; a larger one is blurred in each band where it
  /// shows, and only there.
  static let largestArea = 1 << 20
  /// The longest side of a kept shadow, in pixels; a longer one goes through so many bands that it
  /// is not painted whole in each.
  static let largestSide = 4096

  /// The sprites by their forms, at most 32 MB in both generations, except for one that is larger.
  private var sprites = RecentValues<Form, Coverage>(budget: 16 << 20)
  /// The latest shadow, which most cards share with the one before them.
  private var latest: (form: Form, sprite: Coverage)?

  /// Returns the whole shadow of a caster, and its place: the blur's reach larger on every side.
  func shadow(of caster: Bitmap, _ blur: Blur) -> (coverage: Coverage, rect: DeviceRect) {
    let rect = caster.bounds.inset(by: -blur.reach)
    if let latest, latest.form.deviation == blur.deviation, latest.form.width == caster.width,
      caster.hasAlpha(latest.form.alpha)
    {
      return (latest.sprite, rect)
    }
    let form = Form(
      width: caster.width, alpha: caster.plane(at: 24, in: caster.bounds),
      deviation: blur.deviation)
    let sprite = sprites.value(for: form, orInsert: { caster.shadow(blur, in: rect).coverage }) {
      form.alpha.count + $0.bytes.count
    }
    latest = (form, sprite)
    return (sprite, rect)
  }
}

extension Bitmap {
  /// Returns whether the pixels' alpha, row by row, is `alpha`.
  fileprivate func hasAlpha(_ alpha: [UInt8]) -> Bool {
    guard alpha.count == width * height else { return false }
    return alpha.withUnsafeBufferPointer { alpha in
      // Without a branch for each pixel, several are compared at once.
      var difference: UInt32 = 0
      for index in alpha.indices { difference |= pixels[index] >> 24 ^ UInt32(alpha[index]) }
      return difference == 0
    }
  }
}
