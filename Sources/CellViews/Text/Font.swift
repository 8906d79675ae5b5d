public import TextShaping

/// A text style that follows dynamic type, or a font of a fixed size.
public enum Font: Hashable, Sendable {
  case style(TextStyle, weight: FontWeight? = nil)
  case fixed(FontRequest)
}
