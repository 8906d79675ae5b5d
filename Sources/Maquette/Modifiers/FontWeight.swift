import CellViews
public import TextShaping

nonisolated extension View {
  /// Texts inside with strokes of a weight, in whatever font; nil for their fonts' own.
  public func fontWeight(_ weight: FontWeight?) -> _ModifiedView<Self> {
    modified(.environment(.fontWeight(weight)))
  }
}
