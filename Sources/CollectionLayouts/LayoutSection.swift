public import LayoutGeometry

/// A number for each item of a section.
public enum ItemValues: Hashable, Sendable {
  case constant(Double)
  case each([Double])

  /// The number of item `item`.
  public subscript(item: Int) -> Double {
    switch self {
    case .constant(let value): value
    case .each(let values): values[item]
    }
  }
}

/// How many columns each item of a section covers; `LayoutSection.allColumns` covers the row.
public enum ItemSpans: Hashable, Sendable {
  case constant(Int)
  case each([Int])

  /// The span of item `item`.
  public subscript(item: Int) -> Int {
    switch self {
    case .constant(let span): span
    case .each(let spans): spans[item]
    }
  }
}

/// How long a header or a footer is along the scroll axis.
public enum SupplementaryLength: Hashable, Sendable {
  /// A length, in points.
  case fixed(Double)
  /// The length that the view takes at the width that the layout gives it.
  case measured
}

/// What a layout must know of a section; nothing of what its cells show.
public struct LayoutSection: Hashable, Sendable {
  /// The span of an item that covers all columns.
  public static let allColumns = Int.max

  /// How many items the section has.
  public var itemCount: Int
  /// The section's own number of columns, or nil for the layout's.
  public var columns: Int?
  /// The space between the section's edges and its items, in points; headers and footers ignore it.
  public var insets: EdgeInsets
  /// The length of the header; nil for a section without one.
  public var header: SupplementaryLength?
  /// The length of the footer; nil for a section without one.
  public var footer: SupplementaryLength?
  /// True if the section has a background element behind its items.
  public var hasBackground: Bool
  /// The badge at an edge of each item; nil for none.
  public var badge: LayoutBadge?
  /// Heights of the items, in points; nil where the layout or the cell itself decides.
  public var itemHeight: ItemValues?
  /// Widths of the items, in points; nil where the layout or the cell itself decides.
  public var itemWidth: ItemValues?
  /// Width divided by height of the items; decides where no length does.
  public var itemAspectRatio: ItemValues?
  /// How many columns each item covers, in layouts that know spans.
  public var itemSpan: ItemSpans

  /// A section of items of which only the given values are known.
  public init(
    itemCount: Int, columns: Int? = nil, insets: EdgeInsets = .zero,
    header: SupplementaryLength? = nil, footer: SupplementaryLength? = nil,
    hasBackground: Bool = false, badge: LayoutBadge? = nil, itemHeight: ItemValues? = nil,
    itemWidth: ItemValues? = nil,
    itemAspectRatio: ItemValues? = nil, itemSpan: ItemSpans = .constant(1)
  ) {
    self.itemCount = itemCount
    self.columns = columns
    self.insets = insets
    self.header = header
    self.footer = footer
    self.hasBackground = hasBackground
    self.badge = badge
    self.itemHeight = itemHeight
    self.itemWidth = itemWidth
    self.itemAspectRatio = itemAspectRatio
    self.itemSpan = itemSpan
  }
}

extension LayoutSection {
  /// The height that all items are known to have, or nil if they must be looked at one by one.
  ///
  /// - Parameter width: The width that all items have, or nil if they differ.
  public func commonHeight(atWidth width: Double?) -> Double? {
    switch (itemHeight, itemAspectRatio, width) {
    case (.constant(let height)?, _, _): height.boundedLength
    case (nil, .constant(let ratio)?, let width?): heightOf(width: width, aspectRatio: ratio)
    default: nil
    }
  }

  /// The height of an item at a width: the one given, else by its aspect ratio, else measured.
  public func height(
    of item: Int, atWidth width: Double,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) rethrows -> Double {
    if let itemHeight { return itemHeight[item].boundedLength }
    if let itemAspectRatio {
      return heightOf(width: width, aspectRatio: itemAspectRatio[item])
    }
    return try measure(item, ProposedSize(width: width, height: nil)).height.boundedLength
  }
}

/// The height at which a width has an aspect ratio; no height for a ratio of zero or less.
private func heightOf(width: Double, aspectRatio: Double) -> Double {
  aspectRatio > 0 ? (width / aspectRatio).boundedLength : 0
}

extension LayoutSection {
  /// How high an item is at a width, and what decides that, as `height(of:atWidth:measure:)` does.
  public func phrase(forHeight height: Double, of item: Int, atWidth width: Double) -> LayoutPhrase
  {
    if itemHeight != nil { return "height \(length: height): given" }
    guard let ratio = itemAspectRatio?[item] else {
      return "height \(length: height): measured at width \(length: width)"
    }
    let quotient = LengthExpression(width) / LengthExpression(ratio)
    return "\(equation: "height", quotient, value: height): the width by the aspect ratio"
  }
}
