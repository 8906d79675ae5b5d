nonisolated extension View {
  /// The size of dynamic type for the views inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.dynamicTypeSize = size }
  }

  /// The sizes of dynamic type that the views inside follow: beyond them, the nearest of these.
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
