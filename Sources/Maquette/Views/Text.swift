public import CellViews
public import TextShaping

/// A text in the font and colour of its surroundings.
///
/// ```swift
/// Text("\(photos.count) photos").font(.headline)
/// ```
public nonisolated struct Text: _BuiltInView, Equatable, Sendable {
  /// A piece of the text with a style of its own.
  struct Run: Equatable, Sendable {
    var string: String
    var style = Style()
  }

  /// What a piece does not take from its surroundings.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: FontWeight?
    var isBold: Bool?
    var isItalic: Bool?
    var color: Color?
  }

  private(set) var runs: [Run]
  /// Words of the source that are not drawn.
  private(set) var undrawn: [UndrawnWord] = []
  private var place = Place()

  /// Where the source has a text, which makes no difference between texts.
  private struct Place: Equatable, Sendable {
    /// Nil for a text that is not written in the source.
    var line: (file: StaticString, line: UInt)?

    static func == (a: Place, b: Place) -> Bool { true }
  }

  /// A text that is written in the source, with values in it.
  ///
  /// It is not looked up in any table; `comment` is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    runs = key.runs
    undrawn = key.undrawn
    place = Place(line: (file, line))
  }

  /// A text.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    runs = [Run(string: String(content))]
  }

  /// A text as it is.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// The characters.
  var string: String { runs.map(\.string).joined() }

  /// The texts one after another, drawn in the style that they have in common; another style of one
  /// of them is noticed.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.runs += second.runs
    text.undrawn += second.undrawn
    return text
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    // The layout shapes a text in one style.
    let style = runs.dropFirst().reduce(runs.first?.style ?? Style()) { $0.common(with: $1.style) }
    let text = ViewNode.text(TextNode(string.written(in: context.environment.textCase)))
    let styled = style.changes.reduce(text) {
      .modified($0, .environment($1))
    }
    return _ViewNodes(styled.noticing(undrawn + mixture))
  }

  /// The word for styles of which each is of a part of the text; none where all parts have one.
  private var mixture: [UndrawnWord] {
    // Most texts are one piece, and each cell makes its own.
    guard runs.count > 1 else { return [] }
    let shown = runs.filter { run in run.string.contains { !$0.isWhitespace } }
    guard shown.contains(where: { $0.style != shown[0].style }) else { return [] }
    return [
      UndrawnWord(
        word: "a text of several styles", file: place.line.map { "\($0.file)" } ?? "Maquette",
        line: place.line?.line)
    ]
  }

  /// The text with a change of the style of each piece.
  private func changing(_ change: (inout Style) -> Void) -> Text {
    var text = self
    for index in runs.indices { change(&text.runs[index].style) }
    return text
  }
}

extension Text {
  /// The text with a word of the source that is not drawn.
  func undrawn(_ word: String, _ file: StaticString, _ line: UInt) -> Text {
    var text = self
    text.undrawn.append(UndrawnWord(word: word, file: "\(file)", line: line))
    return text
  }
}

extension Text.Style {
  fileprivate func common(with other: Self) -> Self {
    Self(
      font: font == other.font ? font : nil, weight: weight == other.weight ? weight : nil,
      isBold: isBold == other.isBold ? isBold : nil,
      isItalic: isItalic == other.isItalic ? isItalic : nil,
      color: color == other.color ? color : nil)
  }

  /// What the style changes of the surroundings.
  ///
  /// Each is around those before it, and bold around a weight would be undone by it.
  fileprivate var changes: [EnvironmentChange] {
    [
      isBold.map { .bold($0) }, weight.map { .fontWeight($0) }, font.map { .font($0) },
      isItalic.map { .italic($0) }, color.map { .foregroundColor($0) },
    ].compactMap(\.self)
  }
}

// An inner style wins: what a text has already, an outer modifier leaves.
extension Text {
  /// The text in a font.
  public func font(
    _ font: Font?, file: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    var text = changing { $0.font = $0.font ?? font }
    if text.runs.contains(where: { $0.style.font == font }) {
      text.undrawn += font?.undrawn(file, line) ?? []
    }
    return text
  }

  /// The text with strokes of a weight.
  public func fontWeight(_ weight: FontWeight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }

  /// The text in bold.
  public func bold() -> Text { bold(true) }

  /// The text in bold, or in its font's own weight.
  public func bold(_ isActive: Bool) -> Text { changing { $0.isBold = $0.isBold ?? isActive } }

  /// The text in italics.
  public func italic() -> Text { italic(true) }

  /// The text in italics, or upright.
  public func italic(_ isActive: Bool) -> Text {
    changing { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = $0.color ?? color }
  }

  /// The text in the colour of a style; of a gradient, in its first.
  public func foregroundStyle<Style: ShapeStyle>(
    _ style: Style, file: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    let paint = style._paint.single("foregroundStyle", file, line)
    var text = foregroundColor(paint.color)
    text.undrawn += paint.undrawn
    return text
  }
}
