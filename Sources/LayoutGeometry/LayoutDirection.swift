/// The direction in which leading becomes trailing.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
