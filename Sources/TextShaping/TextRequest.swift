package import LayoutGeometry

/// All that decides how a text is shaped; equal requests share one shaping.
package struct TextRequest: Hashable, Sendable {
  /// The text; its line breaks are kept, its other control characters left out.
  package var string: String
  /// The font of the whole text.
  package var font: FontRequest
  /// The width at which lines wrap, in points; nil or infinity for lines as long as they are.
  ///
  /// Lines break between words, and within a word only where a line has no room for it.
  package var width: Double?
  /// The height that must not be exceeded, in points; lines that do not fit are cut with an
  /// ellipsis.
  ///
  /// The first line is always there.
  package var height: Double?
  /// How many lines there may be; the last one ends with an ellipsis where text is left.
  ///
  /// Below 1 it counts as 1.
  package var lineLimit: Int?
  /// Which part is left out where the width, the height and the line limit have no room for all.
  package var truncationMode: TruncationMode
  /// Where lines are that are not as wide as the widest one.
  package var alignment: TextAlignment
  /// The layout's direction; also that of a paragraph whose own characters have none.
  package var layoutDirection: LayoutDirection

  /// A request for `string` in `font`.
  package init(
    string: String, font: FontRequest, width: Double? = nil, height: Double? = nil,
    lineLimit: Int? = nil, truncationMode: TruncationMode = .tail,
    alignment: TextAlignment = .leading,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.layoutDirection = layoutDirection
  }
}

/// Where the lines of a text are in the text's width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// On the side where reading begins in the layout's direction, the text's own notwithstanding.
  case leading
  /// In the middle.
  case center
  /// On the side opposite to `leading`.
  case trailing
}

/// Which part of a text is left out where there is no room for all of it.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// The start of the last line; the text's end is shown.
  case head
  /// The middle of the last line; the text's start and end are shown.
  case middle
  /// The text's end.
  case tail
}
