public import CellViews
public import TextShaping

nonisolated extension View {
  /// The font of the texts inside.
  public func font(_ font: Font?) -> _EnvironmentView<Self> {
    _EnvironmentView(self, font.map { .environment(.font($0)) }) { $0.font = font }
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
  public func foregroundColor(_ color: Color?) -> _ModifiedView<Self> {
    _ModifiedView(self, color.map { .environment(.foregroundColor($0)) })
  }

  /// The style of the texts, symbols and unpainted shapes inside; of a gradient, its first colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> _ModifiedView<Self> {
    modified(.environment(.foregroundColor(style._paint.color)))
  }

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
