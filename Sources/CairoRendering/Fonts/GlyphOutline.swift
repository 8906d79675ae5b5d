import CCairo
import DisplayList
import LayoutGeometry

extension FreeTypeFace {
  /// A glyph's outline at `size` pixels with its origin at a place of the device grid, in pixels.
  ///
  /// Empty if the font has no such outline.
  func outline(_ glyph: UInt32, size: Double, x: Double, y: Double) -> Path {
    guard let slot = loadOutline(glyph, size: size) else { return Path() }
    let outline = OutlineSteps(x: x, y: y)
    var steps = FT_Outline_Funcs(
      move_to: { point, steps in
        OutlineSteps.from(steps).move(point)
        return 0
      },
      line_to: { point, steps in
        OutlineSteps.from(steps).line(point)
        return 0
      },
      conic_to: { control, point, steps in
        OutlineSteps.from(steps).conic(control, point)
        return 0
      },
      cubic_to: { control1, control2, point, steps in
        OutlineSteps.from(steps).cubic(control1, control2, point)
        return 0
      },
      shift: 0, delta: 0)
    // The steps outlive the call, which keeps no reference to them.
    withExtendedLifetime(outline) {
      _ = FT_Outline_Decompose(
        &slot.pointee.outline, &steps, Unmanaged.passUnretained(outline).toOpaque())
    }
    return outline.path
  }
}

/// Turns FreeType's outline steps, in 1/64 pixel with y upwards, into a path with y downwards.
private final class OutlineSteps {
  private(set) var path = Path()
  private let x: Double
  private let y: Double
  private var current = Point.zero

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func from(_ pointer: UnsafeMutableRawPointer?) -> OutlineSteps {
    guard let pointer else { preconditionFailure("an outline step without its path") }
    return Unmanaged<OutlineSteps>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func place(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = vector?.pointee else { return current }
    return Point(x: x + Double(vector.x) / 64, y: y - Double(vector.y) / 64)
  }

  func move(_ point: UnsafePointer<FT_Vector>?) {
    // Outlines of a font close by themselves.
    if !path.elements.isEmpty { path.elements.append(.close) }
    current = place(point)
    path.elements.append(.move(current))
  }

  func line(_ point: UnsafePointer<FT_Vector>?) {
    current = place(point)
    path.elements.append(.line(current))
  }

  func conic(_ control: UnsafePointer<FT_Vector>?, _ point: UnsafePointer<FT_Vector>?) {
    let (control, end) = (place(control), place(point))
    // The cubic whose control points lie two thirds of the way to the quadratic's one.
    func towards(_ from: Point) -> Point {
      Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    path.elements.append(.curve(end, control1: towards(current), control2: towards(end)))
    current = end
  }

  func cubic(
    _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?,
    _ point: UnsafePointer<FT_Vector>?
  ) {
    let (first, second, end) = (place(control1), place(control2), place(point))
    path.elements.append(.curve(end, control1: first, control2: second))
    current = end
  }
}
