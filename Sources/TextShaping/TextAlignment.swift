/// Where the lines of a text stand in the text's width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// On the side where reading begins in the layout's direction, the text's own notwithstanding.
  case leading
  /// In the middle.
  case center
  /// On the side opposite to `leading`.
  case trailing
}
