// Effects on pixels that are not drawn yet: each that would be seen is noticed with its line.

nonisolated extension View {
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
