// Styles of texts that are not drawn yet: each is noticed with its line of the source.

extension Text {
  /// The text with a line through it, which is not drawn.
  public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Text { isActive ? undrawn("strikethrough", file, line) : self }

  /// The text with a line under it, which is not drawn.
  public func underline(
    _ isActive: Bool = true, color: Color? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Text { isActive ? undrawn("underline", file, line) : self }

  /// The text with space between its letters, in points, which is not drawn.
  public func kerning(
    _ kerning: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Text { kerning == 0 ? self : undrawn("kerning", file, line) }

  /// The text with space between its letters, in points, which is not drawn.
  public func tracking(
    _ tracking: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Text { tracking == 0 ? self : undrawn("tracking", file, line) }

  /// The text above its base line, in points, which is not drawn.
  public func baselineOffset(
    _ offset: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Text { offset == 0 ? self : undrawn("baselineOffset", file, line) }

  /// The text with digits of one width, which is not drawn.
  public func monospacedDigit(file: StaticString = #fileID, line: UInt = #line) -> Text {
    undrawn("monospacedDigit", file, line)
  }

  /// The text in a font of a design, which is not drawn.
  public func fontDesign(
    _ design: FontDesign?, file: StaticString = #fileID, line: UInt = #line
  ) -> Text { design == nil || design == .default ? self : undrawn("fontDesign", file, line) }

  /// The text in letters of one width, which is not drawn.
  public func monospaced(
    _ isActive: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Text { isActive ? undrawn("monospaced", file, line) : self }
}

/// The kind of letters of a font.
public enum FontDesign: Hashable, Sendable {
  case `default`, monospaced, rounded, serif
}

nonisolated extension View {
  /// The texts inside with a line through them, which is not drawn.
  public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isActive, "strikethrough", file, line) }

  /// The texts inside with a line under them, which is not drawn.
  public func underline(
    _ isActive: Bool = true, color: Color? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isActive, "underline", file, line) }

  /// The texts inside with space between their letters, in points, which is not drawn.
  public func kerning(
    _ kerning: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: kerning != 0, "kerning", file, line) }

  /// The texts inside with space between their letters, in points, which is not drawn.
  public func tracking(
    _ tracking: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: tracking != 0, "tracking", file, line) }

  /// The texts inside above their base lines, in points, which is not drawn.
  public func baselineOffset(
    _ offset: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: offset != 0, "baselineOffset", file, line) }

  /// The texts inside with digits of one width, which is not drawn.
  public func monospacedDigit(
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: true, "monospacedDigit", file, line) }

  /// The texts inside in a font of a design, which is not drawn.
  public func fontDesign(
    _ design: FontDesign?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: design != nil && design != .default, "fontDesign", file, line)
  }

  /// The texts inside in letters of one width, which is not drawn.
  public func monospaced(
    _ isActive: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isActive, "monospaced", file, line) }

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

  /// The texts inside with space between their lines, in points, which is not drawn.
  public func lineSpacing(
    _ lineSpacing: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: lineSpacing != 0, "lineSpacing", file, line) }

  /// The texts inside as small as a share of their size to fit, which is not drawn.
  public func minimumScaleFactor(
    _ factor: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: factor < 1, "minimumScaleFactor", file, line) }

  /// The texts inside with less space between their letters to fit, which is not drawn.
  public func allowsTightening(
    _ flag: Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: flag, "allowsTightening", file, line) }
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
