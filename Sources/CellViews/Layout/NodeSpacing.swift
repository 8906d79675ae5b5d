package import LayoutGeometry
import TextShaping

/// The space that a view prefers beside each of its edges.
///
/// Neighbours in a stack without its own spacing are as far apart as the larger of the distances
/// that both prefer: a text is nearer to a text than to other views. Lengths are in points.
///
/// Source: `ViewSpacing` of SwiftUI 6.5.4 (iOS 18), as OpenSwiftUI's `Spacing.swift` and
/// `Text+Spacing.swift` have it; measured between texts of iOS 18.2 and 18.5, and beside a divider and
/// a button of iOS 18 (`docs/truth.md`).
package struct NodeSpacing: Sendable {
  /// The distances that a view prefers at an edge; nil for no preference.
  fileprivate struct Edge: Sendable {
    /// The distance between two texts.
    var betweenTexts: BetweenTexts?
    /// The part of the distance of a view above a text; that text has all of it.
    var aboveText: Double?
    /// The part of the distance of a view below a text; that text has all of it.
    var belowText: Double?
    /// The distance to any view, where neither neighbour is a text.
    var toAny: Double?
  }

  fileprivate enum BetweenTexts: Sendable {
    /// The distance of a symbol, whatever the text.
    case length(Double)
    /// The space that a text's font asks for above a line.
    case leading(Double)
  }

  private var top = Edge(belowText: 0)
  private var bottom = Edge(aboveText: 0)
  private var leading = Edge()
  private var trailing = Edge()

  /// The distance of two views without a common preference.
  package static let defaultLength = 8.0

  /// The preferences of a view that is not a text.
  package static let view = NodeSpacing()

  /// No space on any side, as of a stack without views.
  package static let zero = {
    var spacing = NodeSpacing()
    for axis in Axis.allCases { spacing.setZero(along: axis) }
    return spacing
  }()

  /// Returns the preferences of a spacer, which is itself the space along its axis; nil for both.
  static func spacer(along axis: Axis?) -> NodeSpacing {
    guard let axis else { return .zero }
    var spacing = NodeSpacing(empty: ())
    spacing.setZero(along: axis)
    return spacing
  }

  /// Returns the preferences of a text whose lines have some metrics.
  ///
  /// - Parameters:
  ///   - leading: The distance of two lines besides their height.
  ///   - pixel: The length of a device's pixel.
  static func text(_ font: FontLineMetrics, leading: Double, pixel: Double) -> NodeSpacing {
    let height = font.ascent + font.descent
    let margin = (0.1 * height).roundedUp(toMultipleOf: pixel)
    let between = BetweenTexts.leading(leading.roundedUp(toMultipleOf: pixel))
    var spacing = NodeSpacing(empty: ())
    spacing.top = Edge(betweenTexts: between, aboveText: margin + font.descent)
    spacing.bottom = Edge(
      betweenTexts: between,
      belowText: margin + max(height - font.capHeight, font.descent))
    return spacing
  }

  /// Returns the preferences of a symbol.
  ///
  /// - Parameter descent: The distance of the symbol's lower edge below a text's baseline.
  static func symbol(descent: Double) -> NodeSpacing {
    var spacing = NodeSpacing(empty: ())
    spacing.top = Edge(betweenTexts: .length(0), aboveText: descent)
    spacing.bottom = Edge(betweenTexts: .length(0), belowText: descent + 1)
    return spacing
  }

  private init() {}

  /// Creates no preferences at all, to which those of views are added.
  init(empty: ()) {
    top = Edge()
    bottom = Edge()
  }

  private mutating func setZero(along axis: Axis) {
    if axis == .vertical {
      (top, bottom) = (Edge(toAny: 0), Edge(toAny: 0))
    } else {
      (leading, trailing) = (Edge(toAny: 0), Edge(toAny: 0))
    }
  }
}

extension NodeSpacing {
  /// Returns the space between the view and the next one along an axis.
  package func distance(to next: NodeSpacing, along axis: Axis) -> Double {
    let distance =
      axis == .vertical
      ? bottom.distance(to: next.top) : trailing.distance(to: next.leading)
    return distance ?? Self.defaultLength
  }

  /// Adds the preferences of another view at some edges; of two the larger one counts.
  package mutating func formUnion(_ other: NodeSpacing, edges: SafeEdges = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// Returns the preferences with those of a view that is not a text at some edges, as beside a
  /// padding or a frame.
  func reset(_ edges: SafeEdges) -> NodeSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = Self.view.top }
    if edges.contains(.bottom) { spacing.bottom = Self.view.bottom }
    if edges.contains(.leading) { spacing.leading = Self.view.leading }
    if edges.contains(.trailing) { spacing.trailing = Self.view.trailing }
    return spacing
  }

  /// Returns the preferences of views over each other, or of a custom layout's.
  package static func union(_ views: [NodeSpacing]) -> NodeSpacing {
    guard !views.isEmpty else { return .zero }
    return views.reduce(into: NodeSpacing(empty: ())) { $0.formUnion($1) }
  }

  /// Returns the preferences of a row or a column: those of the views at its edges.
  static func stack(_ views: [NodeSpacing], along axis: Axis) -> NodeSpacing {
    guard let first = views.first, let last = views.last else { return .zero }
    var spacing = NodeSpacing(empty: ())
    let (start, end, across): (SafeEdges, SafeEdges, SafeEdges) =
      axis == .vertical ? (.top, .bottom, .horizontal) : (.leading, .trailing, .vertical)
    spacing.formUnion(first, edges: start)
    spacing.formUnion(last, edges: end)
    for view in views { spacing.formUnion(view, edges: across) }
    return spacing
  }
}

extension NodeSpacing.Edge {
  /// Returns the distance to the edge of the next view; nil without a preference.
  fileprivate func distance(to next: Self) -> Double? {
    let texts: Double? =
      switch (betweenTexts, next.betweenTexts) {
      case (nil, _), (_, nil): nil
      case (.length(let one), .length(let other)): one + other
      case (.length(let length), .leading), (.leading, .length(let length)): length
      // The lower text's.
      case (.leading, .leading(let leading)): leading
      }
    func sum(_ one: Double?, _ other: Double?) -> Double? {
      guard let one, let other else { return nil }
      return one + other
    }
    let besideTexts = larger(sum(aboveText, next.aboveText), sum(belowText, next.belowText))
    return larger(texts, besideTexts) ?? larger(toAny, next.toAny)
  }

  fileprivate mutating func formUnion(_ other: Self) {
    betweenTexts =
      switch (betweenTexts, other.betweenTexts) {
      case (let one, nil): one
      case (nil, let other): other
      case (.length(let one), .length(let other)): .length(max(one, other))
      case (.leading(let one), .leading(let other)): .leading(max(one, other))
      case (.leading(let one), .length), (.length, .leading(let one)): .leading(one)
      }
    aboveText = larger(aboveText, other.aboveText)
    belowText = larger(belowText, other.belowText)
    toAny = larger(toAny, other.toAny)
  }
}

private func larger(_ one: Double?, _ other: Double?) -> Double? {
  guard let one, let other else { return one ?? other }
  return max(one, other)
}
