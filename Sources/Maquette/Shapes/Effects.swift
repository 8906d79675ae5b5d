import CellViews
import DisplayList
public import Foundation
import LayoutGeometry

// Effects change what is drawn and leave the layout as it is.
nonisolated extension View {
  /// Draws the view turned about a point of it; a positive angle is clockwise on the screen.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> _ModifiedView<Self> {
    modified(.rotationEffect(radians: angle.radians, about: Point(x: anchor.x, y: anchor.y)))
  }

  /// Draws the view turned about an axis in space; about one that points down the screen, a positive angle
  /// turns the right side away.
  ///
  /// - Parameters:
  ///   - angle: How far the view is turned.
  ///   - axis: The direction of the axis: x to the right, y down, z towards the eye.
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: How far in front of the view that point is, in points.
  ///   - perspective: How strong the perspective is: the eye is as far away as the view's longer side,
  ///     divided by this; 0 for none.
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

  /// Draws the view mirrored where the layout direction is from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    FlippedView(content: self, isEnabled: enabled)
  }

  /// Draws the view larger or smaller about a point of it; a negative factor mirrors it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ModifiedView<Self> {
    modified(
      .scaleEffect(x: Double(x), y: Double(y), about: Point(x: anchor.x, y: anchor.y)))
  }

  /// Draws the view larger or smaller about a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ModifiedView<Self> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view wider and higher by two factors, about a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> _ModifiedView<Self> {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view changed by a matrix, whose origin is the view's top left corner.
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
