public import CellViews
public import TextShaping

nonisolated extension View {
  /// Sets the font of the texts inside.
  public func font(
    _ font: Font?, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(
      self, font.map { .environment(.font($0)) }, undrawn: font?.undrawn(file, line) ?? []
    ) {
      $0.font = font
    }
  }

  /// Makes the texts inside bold, or sets their fonts' own weight.
  public func bold(_ isActive: Bool = true) -> _ModifiedView<Self> {
    modified(.environment(.bold(isActive)))
  }

  /// Makes the texts inside italic, or upright.
  public func italic(_ isActive: Bool = true) -> _ModifiedView<Self> {
    modified(.environment(.italic(isActive)))
  }

  /// Sets the colour of the texts, symbols and unpainted shapes inside.
  public func foregroundColor(_ color: Color?) -> _EnvironmentView<Self> {
    _EnvironmentView(self, color.map { .environment(.foregroundColor($0)) }) {
      if color != nil { $0.hasForegroundColor = true }
    }
  }

  /// Sets the style of the texts, symbols and unpainted shapes inside; a gradient counts as its
  /// first colour.
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

  /// Sets a control's own colour, unless one was set around the control.
  func controlColor(_ color: Color) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in
      let nodes = view._nodes(in: context)
      guard !context.environment.hasForegroundColor else { return nodes }
      return nodes.map { .modified($0, .environment(.foregroundColor(color))) }
    }
  }

  /// Sets the alignment of the lines of the texts inside.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> _EnvironmentView<Self> {
    _EnvironmentView(self, .environment(.multilineTextAlignment(alignment))) {
      $0.multilineTextAlignment = alignment
    }
  }

  /// Sets the maximum number of lines of a text inside; nil lifts an outer limit.
  public func lineLimit(_ limit: Int?) -> _EnvironmentView<Self> {
    _EnvironmentView(self, .environment(.lineLimit(limit))) { $0.lineLimit = limit }
  }

  /// Sets the maximum number of lines of a text inside to the last of the range; a field's minimum,
  /// the first, is not drawn.
  public func lineLimit(_ limit: ClosedRange<Int>) -> _EnvironmentView<Self> {
    lineLimit(limit.upperBound)
  }

  /// Sets the least number of lines, which a text that has fewer does not take.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> _EnvironmentView<Self> { lineLimit(nil) }

  /// Sets the maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> _EnvironmentView<Self> {
    lineLimit(limit.upperBound)
  }

  /// Sets the part of a text inside that is left out if it lacks room.
  ///
  /// It also marks the truncation as intended: there is no notice of such a text.
  public func truncationMode(_ mode: TruncationMode) -> _ModifiedView<Self> {
    modified(.environment(.truncationMode(mode)))
  }
}

extension EnvironmentValues {
  private enum HasForegroundColorKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Indicates whether a colour was set for the texts, symbols and shapes inside.
  var hasForegroundColor: Bool {
    get { self[HasForegroundColorKey.self] }
    set { self[HasForegroundColorKey.self] = newValue }
  }
}
