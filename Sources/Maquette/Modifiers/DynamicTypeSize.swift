nonisolated extension View {
  /// Sets the dynamic type size of the views inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.dynamicTypeSize = size }
  }

  /// Limits the dynamic type sizes of the views inside to a range.
  public func dynamicTypeSize<Sizes: RangeExpression>(
    _ sizes: Sizes
  ) -> _EnvironmentView<Self> where Sizes.Bound == DynamicTypeSize {
    _EnvironmentView(self) { values in
      let allowed = DynamicTypeSize.allCases.filter(sizes.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, smallest), largest)
    }
  }
}
