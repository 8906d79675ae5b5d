/// Arrows along a view's edges with the measured length, as in the fifth article.
public struct Dimensions: Hashable, Sendable {
  /// The edges that get an arrow.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
  }

  /// The edges that get an arrow.
  public var edges: Set<Edge>
  /// The arrows' colour.
  public var arrow: Color
  /// The colour of the lengths.
  public var label: Color

  /// Arrows along some edges.
  public init(edges: Set<Edge>, arrow: Color, label: Color) {
    self.edges = edges
    self.arrow = arrow
    self.label = label
  }
}
