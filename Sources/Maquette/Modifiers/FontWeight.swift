import CellViews
public import TextShaping

nonisolated extension View {
  /// Sets the weight of the texts inside in any font; nil for their fonts' own.
  public func fontWeight(_ weight: FontWeight?) -> _ModifiedView<Self> {
    modified(.environment(.fontWeight(weight)))
  }
}
