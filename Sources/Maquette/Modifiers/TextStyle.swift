public import CellViews
public import TextShaping

nonisolated extension View {
  /// The font of the texts inside.
  public func font(
    _ font: Font?, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(
      self, font.map { .environment(.font($0)) }, undrawn: font?.undrawn(file, line) ?? []
    ) {
      $0.font = font
    }
  }

  /// Bold texts inside, or texts of their font's own weight.
  public func bold(_ isActive: Bool = true) -> _ModifiedView<Self> {
    modified(.environment(.bold(isActive)))
  }

  /// Italic texts inside, or upright ones.
  public func italic(_ isActive: Bool = true) -> _ModifiedView<Self> {
    modified(.environment(.italic(isActive)))
  }

  /// The colour of the texts, symbols and unpainted shapes inside.
  public func foregroundColor(_ color: Color?) -> _EnvironmentView<Self> {
    _EnvironmentView(self, color.map { .environment(.foregroundColor($0)) }) {
      if color != nil { $0.hasForegroundColor = true }
    }
  }

  /// The style of the texts, symbols and unpainted shapes inside; of a gradient, its first colour.
  public func foregroundStyle<Style: ShapeStyle>(
    _ style: Style, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    let paint = style._paint.single("foregroundStyle", file, line)
    return _EnvironmentView(
      self, .environment(.foregroundColor(paint.color)), undrawn: paint.undrawn
    ) {
      $0.hasForegroundColor = true
    }
  }

  /// The view in a control's own colour, unless one was set around the control.
  func controlColor(_ color: Color) -> _ControlColorView<Self> { _ControlColorView(self, color) }

  /// How the lines of the texts inside are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> _EnvironmentView<Self> {
    _EnvironmentView(self, .environment(.multilineTextAlignment(alignment))) {
      $0.multilineTextAlignment = alignment
    }
  }

  /// The most lines that a text inside may have; nil lifts an outer limit.
  public func lineLimit(_ limit: Int?) -> _EnvironmentView<Self> {
    _EnvironmentView(self, .environment(.lineLimit(limit))) { $0.lineLimit = limit }
  }

  /// The most lines that a text inside may have, as the last of the range; a field has the first of
  /// them at least, which is not drawn.
  public func lineLimit(_ limit: ClosedRange<Int>) -> _EnvironmentView<Self> {
    lineLimit(limit.upperBound)
  }

  /// Which part of a text inside is left out where there is no room for all of it.
  ///
  /// It also marks leaving it out as intended: nothing is noticed about such a text.
  public func truncationMode(_ mode: TruncationMode) -> _ModifiedView<Self> {
    modified(.environment(.truncationMode(mode)))
  }
}

/// A view in a control's own colour, unless one was set around the control.
public nonisolated struct _ControlColorView<Content: View>: _BuiltInView {
  private let content: Content
  private let color: Color

  init(_ content: Content, _ color: Color) {
    self.content = content
    self.color = color
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    guard !context.environment.hasForegroundColor else { return nodes }
    return nodes.map { .modified($0, .environment(.foregroundColor(color))) }
  }
}

extension EnvironmentValues {
  private enum HasForegroundColorKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// True where a colour was set for the texts, symbols and shapes inside.
  var hasForegroundColor: Bool {
    get { self[HasForegroundColorKey.self] }
    set { self[HasForegroundColorKey.self] = newValue }
  }
}
