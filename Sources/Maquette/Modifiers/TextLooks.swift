public import CellViews
public import Foundation
public import TextShaping

extension Text {
  /// A line under or through the letters of a text.
  public struct LineStyle: Hashable, Sendable {
    /// A pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLine.Pattern

      /// A line without gaps.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// Dashes, each followed by two dots.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let line: TextLine

    /// Creates a line; by default in the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      line = TextLine(color: color, pattern: pattern.pattern)
    }

    /// A solid line in the text's colour.
    public static let single = LineStyle()
  }
}

extension AttributedString {
  /// The distance of the baselines of a paragraph's lines.
  public struct LineHeight: Hashable, Sendable {
    /// The height; nil for a number that is not finite, which leaves the height to the fonts.
    let height: TextShaping.LineHeight?

    /// As high as the fonts of each line are.
    public static let variable = LineHeight(height: .variable)
    /// An ordinary multiple of the size.
    public static let normal = LineHeight(height: .normal)
    /// A small multiple of the size.
    public static let tight = LineHeight(height: .tight)
    /// A large multiple of the size.
    public static let loose = LineHeight(height: .loose)
    /// A height in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(height: TextShaping.LineHeight.exact(points).bounded)
    }
    /// A multiple of the largest size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(height: TextShaping.LineHeight.multiple(factor).bounded)
    }
    /// The largest size and an increase, in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(height: TextShaping.LineHeight.leading(increase).bounded)
    }
  }
}

// An inner style wins: an outer modifier does not change a style that the text already has.
extension Text {
  /// Returns the text with a line of a style through it.
  package func strikethrough(_ style: LineStyle) -> Text { adding(.strikethrough(style.line)) }

  /// Returns the text with a line of a style under it.
  package func underline(_ style: LineStyle) -> Text { adding(.underline(style.line)) }

  /// Returns the text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// Returns the text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// Returns the text with space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// Returns the text with space after each letter, in points, instead of kerning.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// Returns the text above its baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }

  /// Returns the text with lines of a height.
  package func lineHeight(_ height: AttributedString.LineHeight) -> Text {
    adding(.lineHeight(height.height))
  }

  /// Returns the text with digits of equal width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit(true)) }

  /// Returns the text with or without contextual alternates, OpenType's `calt`.
  ///
  /// The default family does not substitute letters: `1080x1920` has an x.
  public func contextualAlternates(_ isActive: Bool = true) -> Text {
    adding(.contextualAlternates(isActive))
  }

  /// Returns the text in a font of a design.
  public func fontDesign(_ design: FontDesign?) -> Text {
    design.map { adding(.design($0)) } ?? self
  }

  /// Returns the text in letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.design(.monospaced)) : self
  }

  /// Creates a text of a picture; a symbol is as high as the letters and in their colour.
  public init(_ image: Image) {
    self.init(verbatim: "")
    runs = [Run(string: "", image: InlineImage(image: image))]
  }
}

nonisolated extension View {
  /// Adds a line through the texts inside.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView<Self> {
    look(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// Adds a line under the texts inside.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView<Self> {
    look(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil))
  }

  /// Adds space after each letter of the texts inside, in points.
  public func kerning(_ kerning: CGFloat) -> _ModifiedView<Self> { look(.kerning(kerning)) }

  /// Adds space after each letter of the texts inside, in points, instead of kerning.
  public func tracking(_ tracking: CGFloat) -> _ModifiedView<Self> { look(.tracking(tracking)) }

  /// Raises the texts inside above their baselines, in points.
  public func baselineOffset(_ offset: CGFloat) -> _ModifiedView<Self> {
    look(.baselineOffset(offset))
  }

  /// Sets digits of equal width in the texts inside.
  public func monospacedDigit() -> _ModifiedView<Self> { look(.monospacedDigit(true)) }

  /// Enables or disables contextual alternates in the texts inside, OpenType's `calt`.
  public func contextualAlternates(_ isActive: Bool = true) -> _ModifiedView<Self> {
    look(.contextualAlternates(isActive))
  }

  /// Sets the font design of the texts inside; nil for the fonts' own.
  public func fontDesign(_ design: FontDesign?) -> _ModifiedView<Self> { look(.design(design)) }

  /// Sets letters of equal width in the texts inside.
  public func monospaced(_ isActive: Bool = true) -> _ModifiedView<Self> {
    look(.design(isActive ? .monospaced : nil))
  }

  /// Adds space between the lines of the texts inside, in points, to their height.
  public func lineSpacing(_ lineSpacing: CGFloat) -> _ModifiedView<Self> {
    look(.lineSpacing(max(lineSpacing, 0)))
  }

  /// Sets the height of the lines of the texts inside; nil for that of their fonts.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> _ModifiedView<Self> {
    look(.lineHeight(lineHeight?.height))
  }

  /// Lets the texts inside shrink down to a fraction of their size if they lack room.
  public func minimumScaleFactor(_ factor: CGFloat) -> _ModifiedView<Self> {
    look(.minimumScaleFactor(factor))
  }

  /// Lets the texts inside tighten the space between their letters if that prevents a truncated
  /// line.
  public func allowsTightening(_ flag: Bool) -> _ModifiedView<Self> {
    look(.allowsTightening(flag))
  }

  /// Lets words of the texts inside be hyphenated if a line has room for a part of one, by the
  /// rules of the canvas's locale.
  ///
  /// The patterns are those of Debian's packages, such as `hyphen-en-us`.
  public func hyphenation(_ isOn: Bool = true) -> _ModifiedView<Self> {
    look(.hyphenation(isOn))
  }

  private func look(_ change: TextChange) -> _ModifiedView<Self> {
    modified(.environment(.text(change)))
  }
}
