public import CellViews
public import TextShaping

/// A text in the font and colour of the environment.
///
/// ```swift
/// Text("\(photos.count) photos").font(.headline)
/// ```
public nonisolated struct Text: _BuiltInView, Equatable, Sendable {
  /// A run of the text with a style of its own.
  struct Run: Equatable, Sendable {
    var string: String
    var style = Style()
    /// A picture instead of characters.
    var image: InlineImage?
    /// The key of a text in tables, whose language is that of the views around.
    var source: TableKey?
  }

  /// A picture in a text; equal values have equal pictures.
  struct InlineImage: Equatable, Sendable {
    var image: Image

    static func == (a: InlineImage, b: InlineImage) -> Bool {
      a.image.identity == b.image.identity
    }
  }

  /// A style of a run, without the values that it inherits.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: FontWeight?
    var isBold: Bool?
    var isItalic: Bool?
    var color: Color?
    /// The other changes, one of each kind.
    var looks: [TextChange] = []

    /// Adds a change, unless there is one of its kind.
    mutating func add(_ look: TextChange) {
      if !looks.contains(where: { $0.isSameKind(as: look) }) { looks.append(look) }
    }
  }

  var runs: [Run]
  /// Words of the source that are not drawn.
  var undrawn: [UndrawnWord] = []

  /// Creates a text from a literal with values and Markdown's inline styles.
  ///
  /// A table of the program's or its modules' may translate it; `comment` is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    runs = key.runs(TableKey(key: key, table: tableName, bundle: nil, file: file, line: line))
    undrawn = key.undrawn
  }

  /// Creates the text of a string.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    runs = [Run(string: String(content))]
  }

  /// Creates the text of a string without Markdown.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  var string: String { runs.map(\.string).joined() }

  /// Returns the concatenation of two texts, each in its style.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.runs += second.runs
    text.undrawn += second.undrawn
    return text
  }

  /// Returns the concatenation with another text, each in its style.
  package func appending(_ other: Text) -> Text { self + other }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    if runs.contains(where: { $0.source != nil }) {
      var (text, notices) = (self, [NodeModifier]())
      text.runs = runs.flatMap { $0.localized(in: context, &notices) }
      return _ViewNodes(
        text._nodes(in: context).all.map { notices.reduce($0) { .modified($0, $1) } })
    }
    let node: ViewNode
    if runs.allSatisfy({ $0.image == nil && ($0.style == runs[0].style || $0.string.isEmpty) }) {
      // A single style is that of the view for controls and inspectors.
      node = (runs.first?.style ?? Style()).changes.reduce(.text(TextNode(string))) {
        .modified($0, .environment($1))
      }
    } else {
      node = .text(TextNode(runs.compactMap { $0.piece(in: context) }))
    }
    let styled = context.environment.textCase.map {
      ViewNode.modified(node, .environment(.text(.letterCase($0.letterCase))))
    }
    let absences = runs.compactMap { $0.image?.image.node(in: context).absence }
    return _ViewNodes(
      absences.reduce((styled ?? node).noticing(undrawn)) { .modified($0, .notice($1)) })
  }

  /// Returns the text with a change of the style of each run.
  private func changing(_ change: (inout Style) -> Void) -> Text {
    var text = self
    for index in runs.indices { change(&text.runs[index].style) }
    return text
  }
}

extension Text {
  /// Returns the text with a word of the source that is not drawn.
  func undrawn(_ word: String, _ file: StaticString, _ line: UInt) -> Text {
    var text = self
    text.undrawn.append(UndrawnWord(word: word, file: "\(file)", line: line))
    return text
  }

  /// Returns the text with a change in each run that has none of its kind.
  func adding(_ look: TextChange) -> Text { changing { $0.add(look) } }
}

extension Text.Run {
  /// Returns the run for the layout; nil for a missing picture.
  @MainActor fileprivate func piece(in context: _ViewContext) -> TextNode.Piece? {
    // The outermost change comes first.
    let changes: [EnvironmentChange] = style.changes.reversed()
    guard let image else { return TextNode.Piece(string, changes: changes) }
    return image.image.node(in: context).image.map { TextNode.Piece($0, changes: changes) }
  }
}

extension Text.Style {
  /// The style's changes of the environment.
  ///
  /// Each is around the earlier ones: bold around a weight would be undone by the weight.
  fileprivate var changes: [EnvironmentChange] {
    [
      isBold.map { .bold($0) }, weight.map { .fontWeight($0) }, font.map { .font($0) },
      isItalic.map { .italic($0) }, color.map { .foregroundColor($0) },
    ].compactMap(\.self) + looks.map { .text($0) }
  }
}

// An inner style wins: an outer modifier does not change a style that the text already has.
extension Text {
  /// Returns the text in a font.
  public func font(
    _ font: Font?, file: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    var text = changing { $0.font = $0.font ?? font }
    if text.runs.contains(where: { $0.style.font == font }) {
      text.undrawn += font?.undrawn(file, line) ?? []
    }
    return text
  }

  /// Returns the text in a weight.
  public func fontWeight(_ weight: FontWeight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }

  /// Returns the text in bold.
  public func bold() -> Text { bold(true) }

  /// Returns the text in bold, or in its font's own weight.
  public func bold(_ isActive: Bool) -> Text { changing { $0.isBold = $0.isBold ?? isActive } }

  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }

  /// Returns the text in italics, or upright.
  public func italic(_ isActive: Bool) -> Text {
    changing { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Returns the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = $0.color ?? color }
  }

  /// Returns the text in the colour of a style; for a gradient, in its first.
  public func foregroundStyle<Style: ShapeStyle>(
    _ style: Style, file: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    let paint = style._paint.single("foregroundStyle", file, line)
    var text = foregroundColor(paint.color)
    text.undrawn += paint.undrawn
    return text
  }
}
