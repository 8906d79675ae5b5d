public import CellViews
public import TextShaping

extension Text {
  /// A line under or through the letters of a text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is interrupted.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLine.Pattern

      /// A line without gaps.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// Dashes, and two dots after each.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let line: TextLine

    /// A line; without a colour, in that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      line = TextLine(color: color, pattern: pattern.pattern)
    }

    /// A solid line in the text's colour.
    public static let single = LineStyle()
  }
}

// An inner style wins: what a text has already, an outer modifier leaves.
extension Text {
  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// The text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// The text with space after each letter, in points.
  public func kerning(_ kerning: Double) -> Text { adding(.kerning(kerning)) }

  /// The text with space after each letter, in points, in the place of kerning.
  public func tracking(_ tracking: Double) -> Text { adding(.tracking(tracking)) }

  /// The text above its baseline, in points.
  public func baselineOffset(_ offset: Double) -> Text { adding(.baselineOffset(offset)) }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit(true)) }

  /// The text with other forms of letters beside some letters, OpenType's `calt`, or without.
  ///
  /// The default family leaves letters as they are written: `1080x1920` has an x.
  public func contextualAlternates(_ isActive: Bool = true) -> Text {
    adding(.contextualAlternates(isActive))
  }

  /// The text in a font of a design.
  public func fontDesign(_ design: FontDesign?) -> Text {
    design.map { adding(.design($0)) } ?? self
  }

  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.design(.monospaced)) : self
  }

  /// A picture in a text: a symbol is as high as the letters and in their colour.
  public init(_ image: Image) {
    self.init(verbatim: "")
    runs = [Run(string: "", image: InlineImage(image: image))]
  }
}

nonisolated extension View {
  /// The texts inside with a line through them.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView<Self> {
    look(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// The texts inside with a line under them.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView<Self> {
    look(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// The texts inside with space after each letter, in points.
  public func kerning(_ kerning: Double) -> _ModifiedView<Self> { look(.kerning(kerning)) }

  /// The texts inside with space after each letter, in points, in the place of kerning.
  public func tracking(_ tracking: Double) -> _ModifiedView<Self> { look(.tracking(tracking)) }

  /// The texts inside above their baselines, in points.
  public func baselineOffset(_ offset: Double) -> _ModifiedView<Self> {
    look(.baselineOffset(offset))
  }

  /// The texts inside with digits of one width.
  public func monospacedDigit() -> _ModifiedView<Self> { look(.monospacedDigit(true)) }

  /// The texts inside with other forms of letters beside some letters, OpenType's `calt`, or
  /// without.
  public func contextualAlternates(_ isActive: Bool = true) -> _ModifiedView<Self> {
    look(.contextualAlternates(isActive))
  }

  /// The texts inside in fonts of a design; nil for the fonts' own.
  public func fontDesign(_ design: FontDesign?) -> _ModifiedView<Self> { look(.design(design)) }

  /// The texts inside in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> _ModifiedView<Self> {
    look(.design(isActive ? .monospaced : nil))
  }

  /// The texts inside with space between their lines, in points, besides their height.
  public func lineSpacing(_ lineSpacing: Double) -> _ModifiedView<Self> {
    look(.lineSpacing(max(lineSpacing, 0)))
  }

  /// The texts inside as small as a share of their size where there is no room for them.
  public func minimumScaleFactor(_ factor: Double) -> _ModifiedView<Self> {
    look(.minimumScaleFactor(factor))
  }

  /// The texts inside with less space between their letters where that saves a line from being cut.
  public func allowsTightening(_ flag: Bool) -> _ModifiedView<Self> {
    look(.allowsTightening(flag))
  }

  /// The texts inside with words that may be broken where a line has room for a part of one, as the
  /// canvas's locale has it.
  ///
  /// The patterns are those of Debian's packages, as `hyphen-en-us`.
  public func hyphenation(_ isOn: Bool = true) -> _ModifiedView<Self> {
    look(.hyphenation(isOn))
  }

  private func look(_ change: TextChange) -> _ModifiedView<Self> {
    modified(.environment(.text(change)))
  }
}
