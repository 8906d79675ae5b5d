public import LayoutGeometry

// Effects on pixels that are not drawn yet: each that would be seen is noticed with its line.

nonisolated extension View {
  /// The view out of focus by a radius, in points, which is not drawn.
  public func blur(
    radius: Double, opaque: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: radius > 0, "blur", file, line) }

  /// The view mixed with what is under it, which is not drawn.
  public func blendMode(
    _ mode: BlendMode, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: mode != .normal, "blendMode", file, line) }

  /// The view with more or less colour, which is not drawn; 1 for as much as it has.
  public func saturation(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: amount != 1, "saturation", file, line) }

  /// The view without colour by a share, from 0 to 1, which is not drawn.
  public func grayscale(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: amount != 0, "grayscale", file, line) }

  /// The view lighter by an amount, which is not drawn.
  public func brightness(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: amount != 0, "brightness", file, line) }

  /// The view with more or less contrast, which is not drawn; 1 for as much as it has.
  public func contrast(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: amount != 1, "contrast", file, line) }

  /// The view with its colours turned around the colour wheel, which is not drawn.
  public func hueRotation(
    _ angle: Angle, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: angle != .zero, "hueRotation", file, line) }

  /// The view multiplied by a colour, which is not drawn.
  public func colorMultiply(
    _ color: Color, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("colorMultiply", file, line) }

  /// The view in its opposite colours, which is not drawn.
  public func colorInvert(
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("colorInvert", file, line) }

  /// The view as far as another one is opaque, which is not drawn.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("mask", file, line) }

  /// The view before those of lower numbers, which is not drawn.
  public func zIndex(
    _ value: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: value != 0, "zIndex", file, line) }

  /// The view as opaque as it is light, which is not drawn.
  public func luminanceToAlpha(
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("luminanceToAlpha", file, line) }

  /// The view on glass, which is not drawn.
  public func glassEffect(
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("glassEffect", file, line) }

  /// What the view looks like by its place on the screen, which is not drawn.
  public func visualEffect<Effect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("visualEffect", file, line) }

  /// The shape that `ContainerRelativeShape` has inside, which is not drawn.
  public func containerShape<Outline: InsettableShape>(
    _ shape: Outline, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("containerShape", file, line) }

  /// The view as one picture, which makes no difference.
  public func drawingGroup(opaque: Bool = false) -> Self { self }

  /// The view as one layer for effects, which makes no difference.
  public func compositingGroup() -> Self { self }

  /// The view with bars in the place of its texts and pictures, as long as these are not known;
  /// other reasons than `.placeholder` are not drawn.
  public func redacted(
    reason: RedactionReasons, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_ModifiedView<Self>> {
    let redacts = reason.contains(.placeholder)
    return _ModifiedView(self, redacts ? .environment(.redacted(true)) : nil)
      .undrawn(if: !redacts && !reason.isEmpty, "redacted", file, line)
  }

  /// The view with its texts and pictures, inside one that hides them.
  public func unredacted() -> _ModifiedView<Self> {
    _ModifiedView(self, .environment(.redacted(false)))
  }

  /// The view hidden where not everyone may see it, which nothing at rest asks for.
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }

  /// The background that `.background` is inside, which is not drawn.
  public func backgroundStyle<Style: ShapeStyle>(
    _ style: Style, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("backgroundStyle", file, line) }

  /// The view turned in space, which is not drawn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: angle != .zero, "rotation3DEffect", file, line) }
}

/// How a view is mixed with what is under it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Why a view hides what it shows.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// The reasons of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Not everyone may see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
