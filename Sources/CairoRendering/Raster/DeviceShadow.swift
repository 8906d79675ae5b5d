package import DisplayList
import Glibc
import LayoutGeometry

/// A shadow on the pixel grid.
package struct DeviceShadow {
  private let color: RGBA
  private let blur: Blur
  /// The blur by squares of pixels, instead of the exact one; nil for the exact one.
  private let coarse: CoarseBlur?
  private let x: Int
  private let y: Int

  /// Creates a shadow where a point is `scale` device pixels.
  ///
  /// - Parameter isCoarse: True for one that may differ by a level, which costs less.
  package init(_ shadow: Shadow, scale: Double, isCoarse: Bool = false) {
    let grid = PixelGrid(scale: scale)
    color = shadow.color
    blur = Blur(deviation: shadow.radius * scale)
    coarse = isCoarse ? CoarseBlur(deviation: blur.deviation) : nil
    x = grid.edge(shadow.offset.x)
    y = grid.edge(shadow.offset.y)
  }

  /// Returns the pixels whose shadow shows in `clip`: its own pixels, and the blur's reach around
  /// them.
  package func casters(of clip: DeviceRect) -> DeviceRect {
    clip.offset(x: -x, y: -y).inset(by: -(coarse?.reach ?? blur.reach))
  }

  /// Returns whether the shadow of all pixels in `area` is kept for the next caster: it is blurred,
  /// and small enough.
  func isSprite(of area: DeviceRect) -> Bool {
    let shadow = area.inset(by: -blur.reach)
    return !blur.isIdentity && max(shadow.width, shadow.height) <= ShadowSprites.largestSide
      && shadow.width * shadow.height <= ShadowSprites.largestArea
  }

  /// Returns the coverage of the whole shadow of an uncut caster, and its place.
  func whole(
    of caster: Bitmap, _ sprites: ShadowSprites
  ) -> (coverage: Coverage, rect: DeviceRect) {
    let shadow = sprites.shadow(of: caster, blur)
    return (shadow.coverage, shadow.rect.offset(x: x, y: y))
  }

  /// Lays the shadow of `caster` over `target`.
  ///
  /// - Parameters:
  ///   - sprites: The shadows that were cast before, for an uncut caster.
  ///   - isHidden: True if what is drawn next hides the shadow wherever the caster is opaque.
  func cast(
    by caster: Bitmap, opacity: Double, on target: Bitmap, clip: DeviceRect,
    sprites: ShadowSprites? = nil, isHidden: Bool = false
  ) {
    let source = PremultipliedColor(color, opacity: opacity)
    if source.alpha == 0 { return }
    if let coarse {
      return cast(by: caster, source, coarse, on: target, clip: clip, isHidden: isHidden)
    }
    let whole = caster.bounds.inset(by: -blur.reach)
    let area = whole.intersection(clip.offset(x: -x, y: -y))
    if area.isEmpty { return }
    let shadow = sprites?.shadow(of: caster, blur) ?? caster.shadow(blur, in: area)
    target.paint(
      shadow.coverage, x: shadow.rect.minX + x, y: shadow.rect.minY + y,
      clip: area.offset(x: x, y: y), with: .color(source))
  }

  /// Returns the distance from a caster, in pixels, from which on a shadow is paler than half a level.
  ///
  /// Nothing is darker than the shadow of a straight edge without an end.
  private func visibleReach(of source: PremultipliedColor) -> Int {
    let levels = Double(source.alpha)
    var distance = 0
    while levels / 2 * erfc(Double(distance) / (blur.deviation * 2.0.squareRoot())) >= 0.5 {
      distance += 1
    }
    return distance + 1
  }

  private func cast(
    by caster: Bitmap, _ source: PremultipliedColor, _ blur: CoarseBlur, on target: Bitmap,
    clip: DeviceRect, isHidden: Bool
  ) {
    let reach = min(blur.reach, visibleReach(of: source))
    let area = caster.bounds.inset(by: -reach).intersection(clip.offset(x: -x, y: -y))
    if area.isEmpty { return }
    let paint = PixelSource.color(source)
    blur.forEachRun(of: area, ofAlphaOf: caster) { line in
      isHidden ? shown(area.minX..<area.maxX, ofRow: line, beside: caster) : [area.minX..<area.maxX]
    } body: { line, columns, coverage in
      let run = DeviceRect(
        minX: columns.lowerBound, minY: line, maxX: columns.upperBound, maxY: line + 1
      ).offset(x: x, y: y)
      target.paint(coverage, stride: columns.count, in: run, clip: run, with: paint)
    }
  }
}

extension DeviceShadow {
  /// Returns the columns of the shadow's row that are not under a row's first opaque run of the caster.
  private func shown(
    _ columns: Range<Int>, ofRow line: Int, beside caster: Bitmap
  ) -> [Range<Int>] {
    let bounds = caster.bounds
    guard bounds.minY..<bounds.maxY ~= line + y else { return [columns] }
    let row = caster.address(x: bounds.minX, y: line + y)
    var first = 0
    while first < caster.width, row[first] < 255 << 24 { first += 1 }
    var end = first
    while end < caster.width, row[end] >= 255 << 24 {
      end += 1
      // Most rows are opaque for long: eight pixels at a time.
      while end + 8 <= caster.width, (0..<8).reduce(.max, { $0 & row[end + $1] }) >= 255 << 24 {
        end += 8
      }
    }
    // The shadow is farther to the left by its offset.
    let hidden = (bounds.minX - x + first..<bounds.minX - x + end).clamped(to: columns)
    return [columns.lowerBound..<hidden.lowerBound, hidden.upperBound..<columns.upperBound]
      .filter { !$0.isEmpty }
  }
}

extension Bitmap {
  /// Returns the bitmap's shadow without its offset.
  ///
  /// - Parameter area: The part of the shadow that must be exact.
  /// - Returns: The coverage in a rectangle that holds `area`.
  func shadow(_ blur: Blur, in area: DeviceRect) -> (coverage: Coverage, rect: DeviceRect) {
    // All pixels with a share in the area; farther from the bitmap than the blur reaches, there are
    // none.
    let rect = area.inset(by: -blur.reach).intersection(bounds.inset(by: -blur.reach))
    var coverage = plane(at: 24, in: rect)
    blur.apply(to: &coverage, width: rect.width, height: rect.height)
    return (Coverage(width: rect.width, height: rect.height, bytes: coverage), rect)
  }
}
