import CellViews
public import DisplayList
public import Foundation

// Effects on the whole drawing of a view, as one picture.

nonisolated extension View {
  /// Blurs the view; the radius is the Gaussian's standard deviation, in points.
  ///
  /// SwiftUI's `opaque` is not drawn, which a notice reports.
  public func blur(
    radius: CGFloat, opaque: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_ModifiedView<Self>> {
    modified(.effect(.blur(radius: radius)))
      .undrawn(if: opaque && radius > 0, "opaque", file, line)
  }

  /// Sets the blend mode of the view with the drawing under it.
  public func blendMode(_ mode: BlendMode) -> _ModifiedView<Self> {
    modified(.effect(.blendMode(mode)))
  }

  /// Multiplies the saturation of the view; 1 keeps it.
  public func saturation(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.saturation(amount)))
  }

  /// Reduces the view's colours to gray by a fraction from 0 to 1.
  public func grayscale(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.grayscale(amount)))
  }

  /// Brightens the view by an amount from -1 to 1.
  public func brightness(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.brightness(amount)))
  }

  /// Multiplies the contrast of the view; 1 keeps it.
  public func contrast(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.contrast(amount)))
  }

  /// Rotates the view's hues around the colour wheel.
  public func hueRotation(_ angle: Angle) -> _ModifiedView<Self> {
    modified(.effect(.hueRotation(angle.degrees)))
  }

  /// Multiplies each component of the view by that of a colour.
  public func colorMultiply(_ color: Color) -> _ModifiedView<Self> {
    modified(.effect(.colorMultiply(color)))
  }

  /// Inverts the view's colours.
  public func colorInvert() -> _ModifiedView<Self> { modified(.effect(.colorInvert)) }

  /// Sets the view's order in its stack: it is in front of those of lower numbers.
  public func zIndex(_ value: Double) -> _ModifiedView<Self> {
    modified(.layoutValue(ZIndex.self, value))
  }
}
