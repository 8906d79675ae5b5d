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
    /// A picture in the place of characters.
    var image: InlineImage?
  }

  /// A picture in a text; equal ones show the same.
  struct InlineImage: Equatable, Sendable {
    var image: Image

    static func == (a: InlineImage, b: InlineImage) -> Bool {
      a.image.identity == b.image.identity
    }
  }

  /// What a piece does not take from its surroundings.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: FontWeight?
    var isBold: Bool?
    var isItalic: Bool?
    var color: Color?
    /// The rest, each kind once.
    var looks: [TextChange] = []

    /// Adds a look, unless there is one of its kind.
    mutating func add(_ look: TextChange) {
      if !looks.contains(where: { $0.isSameKind(as: look) }) { looks.append(look) }
    }
  }

  var runs: [Run]
  /// Words of the source that are not drawn.
  var undrawn: [UndrawnWord] = []

  /// A text that is written in the source, with values and Markdown's inline styles in it.
  ///
  /// It is not looked up in any table; `comment` is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    runs = key.runs
    undrawn = key.undrawn
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

  /// The texts one after another, each in its style.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.runs += second.runs
    text.undrawn += second.undrawn
    return text
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let node: ViewNode
    if runs.allSatisfy({ $0.image == nil && ($0.style == runs[0].style || $0.string.isEmpty) }) {
      // In one style, which controls and inspectors see as that of the view.
      node = (runs.first?.style ?? Style()).changes.reduce(.text(TextNode(string))) {
        .modified($0, .environment($1))
      }
    } else {
      node = .text(TextNode(runs.compactMap { $0.piece(in: context) }))
    }
    let styled = context.environment.textCase.map {
      ViewNode.modified(node, .environment(.text(.letterCase($0.letterCase))))
    }
    return _ViewNodes((styled ?? node).noticing(undrawn))
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

  /// The text with a look of each piece that has none of its kind.
  func adding(_ look: TextChange) -> Text { changing { $0.add(look) } }
}

extension Text.Run {
  /// The piece for the layout; nil for a picture that cannot be had.
  @MainActor fileprivate func piece(in context: _ViewContext) -> TextNode.Piece? {
    // The outermost change comes first.
    let changes: [EnvironmentChange] = style.changes.reversed()
    guard let image else { return TextNode.Piece(string, changes: changes) }
    return image.image.node(in: context).map { TextNode.Piece($0, changes: changes) }
  }
}

extension Text.Style {
  /// What the style changes of the surroundings.
  ///
  /// Each is around those before it, and bold around a weight would be undone by it.
  fileprivate var changes: [EnvironmentChange] {
    [
      isBold.map { .bold($0) }, weight.map { .fontWeight($0) }, font.map { .font($0) },
      isItalic.map { .italic($0) }, color.map { .foregroundColor($0) },
    ].compactMap(\.self) + looks.map { .text($0) }
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
