/// Whether a view of a fixed ratio fits into a space or fills it.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}
