public import CollectionLayouts
public import LayoutGeometry
public import TextShaping

/// Something that is not wrong but that a designer would want to know.
public enum Notice: Hashable, Sendable {
  /// What shaping noticed, and in which text (its first characters).
  case text(TextNotice, in: String)
  /// A cell's content is larger than its cell by a length, in points.
  case overflow(ElementKind, ItemIndex, missing: Size)
  /// A carousel of several sets cannot scroll without end.
  case recentring(Carousel.RecentringProblem)
  /// Computed values still changed after the last pass.
  case computedValuesDoNotSettle
}
