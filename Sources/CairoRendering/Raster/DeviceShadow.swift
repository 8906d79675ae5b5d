package import DisplayList
import LayoutGeometry

/// A shadow on the pixel grid.
package struct DeviceShadow {
  private let color: RGBA
  private let blur: Blur
  private let x: Int
  private let y: Int

  /// A shadow where a point is `scale` device pixels.
  package init(_ shadow: Shadow, scale: Double) {
    let grid = PixelGrid(scale: scale)
    color = shadow.color
    blur = Blur(deviation: shadow.radius * scale)
    x = grid.edge(shadow.offset.x)
    y = grid.edge(shadow.offset.y)
  }

  /// The pixels whose shadow shows in `clip`: as many as it has, and the blur's reach around them.
  package func casters(of clip: DeviceRect) -> DeviceRect {
    clip.offset(x: -x, y: -y).inset(by: -blur.reach)
  }

  /// Lays the shadow of what is on `caster` over `target`.
  func cast(by caster: Bitmap, opacity: Double, on target: Bitmap, clip: DeviceRect) {
    let source = PremultipliedColor(color, opacity: opacity)
    if source.alpha == 0 { return }
    // Only what reaches into the clip is blurred, with all that has a share in it.
    let shadow = caster.bounds.inset(by: -blur.reach).offset(x: x, y: y).intersection(clip)
    if shadow.isEmpty { return }
    let area = shadow.offset(x: -x, y: -y).inset(by: -blur.reach)
    if area.intersection(caster.bounds).isEmpty { return }
    var coverage = caster.plane(at: 24, in: area)
    blur.apply(to: &coverage, width: area.width, height: area.height)
    target.paint(
      Coverage(width: area.width, height: area.height, bytes: coverage),
      x: area.minX + x, y: area.minY + y, clip: shadow, with: .color(source))
  }
}
