import CellViews

// Styles that are not drawn yet: each with a visible effect produces a notice with its line of the
// source.

nonisolated extension View {
  /// Makes the view as opaque as it is light.
  public func luminanceToAlpha(
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("luminanceToAlpha", file, line) }

  /// Sets the shape whose corners those of `ConcentricRectangle` inside follow: a rectangle's, with round corners or
  /// without.
  public func containerShape<Outline: InsettableShape>(
    _ shape: Outline, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    switch shape._outline.outline {
    case .roundedRectangle(let radius, _): modified(.containerCorners(radius))
    case .rectangle: modified(.containerCorners(0))
    default: undrawn("containerShape", file, line)
    }
  }

  /// Sets the style that `.background` is inside.
  public func backgroundStyle<Style: ShapeStyle>(
    _ style: Style, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("backgroundStyle", file, line) }

  /// Sets the width of the letters inside.
  public func fontWidth(
    _ width: FontWidth?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: width != nil && width != .standard, "fontWidth", file, line)
  }

  /// Limits the lines of the texts inside; space reserved for missing lines is not drawn.
  public func lineLimit(
    _ limit: Int, reservesSpace: Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<_ModifiedView<Self>> {
    undrawn(if: reservesSpace, "lineLimit(_:reservesSpace:)", file, line).lineLimit(limit)
  }

  /// Draws the view as one picture, which looks the same.
  public func drawingGroup(opaque: Bool = false) -> Self { self }

  /// Draws the view as one layer for effects, which looks the same.
  public func compositingGroup() -> Self { self }
}

/// The width of a font's letters.
public struct FontWidth: Hashable, Sendable {
  /// A number below 0 for narrow letters, and above 0 for wide ones.
  public var value: Double

  /// Creates a width.
  public init(_ value: Double) {
    self.value = value
  }

  /// The font's own width.
  public static let standard = FontWidth(0)
  /// Narrow letters.
  public static let condensed = FontWidth(-0.2)
  /// Very narrow letters.
  public static let compressed = FontWidth(-0.4)
  /// Wide letters.
  public static let expanded = FontWidth(0.2)
}
