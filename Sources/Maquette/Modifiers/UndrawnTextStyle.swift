// Styles of texts that are not drawn yet: each is noticed with its line of the source.

nonisolated extension View {
  /// The texts inside in a narrower or wider font, which is not drawn.
  public func fontWidth(
    _ width: FontWidth?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: width != nil && width != .standard, "fontWidth", file, line)
  }

  /// The texts inside with the space of some lines, which is not drawn.
  public func lineLimit(
    _ limit: Int, reservesSpace: Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<_ModifiedView<Self>> {
    undrawn(if: reservesSpace, "lineLimit(_:reservesSpace:)", file, line).lineLimit(limit)
  }
}

/// How wide the letters of a font are.
public struct FontWidth: Hashable, Sendable {
  /// Narrower than 0, wider than 0.
  public var value: Double

  /// A width.
  public init(_ value: Double) {
    self.value = value
  }

  /// As the font has it.
  public static let standard = FontWidth(0)
  /// Narrow.
  public static let condensed = FontWidth(-0.2)
  /// Narrower still.
  public static let compressed = FontWidth(-0.4)
  /// Wide.
  public static let expanded = FontWidth(0.2)
}
