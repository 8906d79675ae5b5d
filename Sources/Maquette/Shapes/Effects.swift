import CellViews
import DisplayList
public import Foundation
import LayoutGeometry

// Effects change the drawing, not the layout.
nonisolated extension View {
  /// Rotates the view's drawing about a point of it; a positive angle is clockwise on the screen.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> _ModifiedView<Self> {
    modified(.rotationEffect(radians: angle.radians, about: Point(x: anchor.x, y: anchor.y)))
  }

  /// Rotates the view's drawing about an axis in space; for one that points down the screen, a
  /// positive angle turns the right side away.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis: x to the right, y down, z towards the eye.
  ///   - anchor: The point of the view on the axis.
  ///   - anchorZ: The distance of that point in front of the view, in points.
  ///   - perspective: The strength of the perspective: the eye's distance is the view's longer
  ///     side, divided by this; 0 for none.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> _ModifiedView<Self> {
    modified(
      .rotation3DEffect(
        Rotation3D(
          degrees: angle.degrees, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
          anchor: Point(x: anchor.x, y: anchor.y), anchorZ: Double(anchorZ),
          perspective: Double(perspective))))
  }

  /// Mirrors the view's drawing if the layout direction is from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    FlippedView(content: self, isEnabled: enabled)
  }

  /// Scales the view's drawing about a point of it; a negative factor mirrors it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ModifiedView<Self> {
    modified(
      .scaleEffect(x: Double(x), y: Double(y), about: Point(x: anchor.x, y: anchor.y)))
  }

  /// Scales the view's drawing about a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ModifiedView<Self> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view's drawing by a factor along each axis, about a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> _ModifiedView<Self> {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Transforms the view's drawing by a matrix about the view's top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> _ModifiedView<Self> {
    let matrix = Transform(transform)
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return modified(
      .transformEffect("matrix(\(numbers.dump))") { frame in matrix.around(frame.origin) })
  }
}

private nonisolated struct FlippedView<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(content: Content, isEnabled: Bool) {
    self.content = content
    self.isEnabled = isEnabled
  }

  @MainActor var body: some View {
    if isEnabled, direction == .rightToLeft { content.scaleEffect(x: -1) } else { content }
  }
}
