import CellViews
public import DisplayList

// Effects on all that a view draws, as one picture.

nonisolated extension View {
  /// The view out of focus: the radius is the Gaussian's standard deviation, in points.
  ///
  /// What is `opaque` in SwiftUI is not drawn, and is noticed.
  public func blur(
    radius: Double, opaque: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_ModifiedView<Self>> {
    modified(.effect(.blur(radius: radius)))
      .undrawn(if: opaque && radius > 0, "opaque", file, line)
  }

  /// The view mixed with what is under it.
  public func blendMode(_ mode: BlendMode) -> _ModifiedView<Self> {
    modified(.effect(.blendMode(mode)))
  }

  /// The view with more or less colour; 1 for as much as it has.
  public func saturation(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.saturation(amount)))
  }

  /// The view without colour by a share, from 0 to 1.
  public func grayscale(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.grayscale(amount)))
  }

  /// The view lighter by an amount, from -1 to 1.
  public func brightness(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.brightness(amount)))
  }

  /// The view with more or less contrast; 1 for as much as it has.
  public func contrast(_ amount: Double) -> _ModifiedView<Self> {
    modified(.effect(.contrast(amount)))
  }

  /// The view with its hues turned around the colour wheel.
  public func hueRotation(_ angle: Angle) -> _ModifiedView<Self> {
    modified(.effect(.hueRotation(angle.degrees)))
  }

  /// The view with each component times that of a colour.
  public func colorMultiply(_ color: Color) -> _ModifiedView<Self> {
    modified(.effect(.colorMultiply(color)))
  }

  /// The view in its opposite colours.
  public func colorInvert() -> _ModifiedView<Self> { modified(.effect(.colorInvert)) }

  /// The view before those of lower numbers in its stack.
  public func zIndex(_ value: Double) -> _ModifiedView<Self> {
    modified(.layoutValue(ZIndex.self, value))
  }
}
