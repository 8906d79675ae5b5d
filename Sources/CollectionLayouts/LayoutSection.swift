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
  /// The height that every item turns out to have when it is measured at whatever width, in points;
  /// nil where each must be.
  package var measuredHeight: Double?
  /// The width that every item turns out to have when it is measured at whatever height, in points;
  /// nil where each must be.
  package var measuredWidth: Double?
  /// How many rows each item covers, in layouts that know such spans.
  public var itemRowSpan: ItemSpans = .constant(1)

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
    case (nil, nil, _): measuredHeight?.boundedLength
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
    if let measuredHeight { return measuredHeight.boundedLength }
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

// The same along either axis: a sideways layout computes widths from heights.
extension LayoutSection {
  /// The length along an axis that all items are known to have, or nil if they must be looked at one by one.
  ///
  /// - Parameter breadth: The length across it that all items have, or nil if they differ.
  func commonLength(along axis: Axis, across breadth: Double?) -> Double? {
    guard axis == .horizontal else { return commonHeight(atWidth: breadth) }
    switch (itemWidth, itemAspectRatio, breadth) {
    case (.constant(let width)?, _, _): return width.boundedLength
    case (nil, .constant(let ratio)?, let height?): return (height * ratio).boundedLength
    case (nil, nil, _): return measuredWidth?.boundedLength
    default: return nil
    }
  }

  /// The length of an item along an axis: the one given, else by its aspect ratio, else measured.
  func length(
    of item: Int, along axis: Axis, across breadth: Double,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) rethrows -> Double {
    guard axis == .horizontal else {
      return try height(of: item, atWidth: breadth, measure: measure)
    }
    if let itemWidth { return itemWidth[item].boundedLength }
    if let itemAspectRatio { return (breadth * itemAspectRatio[item]).boundedLength }
    if let measuredWidth { return measuredWidth.boundedLength }
    return try measure(item, ProposedSize(width: nil, height: breadth)).width.boundedLength
  }

  /// How long an item is along an axis, and what decides that, as `length(of:along:across:measure:)` does.
  func phrase(forLengthOf item: Int, along axis: Axis, frame: Rect) -> LayoutPhrase {
    guard axis == .horizontal else {
      return phrase(forHeight: frame.height, of: item, atWidth: frame.width)
    }
    if itemWidth != nil { return "width \(length: frame.width): given" }
    guard let ratio = itemAspectRatio?[item] else {
      return "width \(length: frame.width): measured at height \(length: frame.height)"
    }
    let product = LengthExpression(frame.height) * LengthExpression(ratio)
    return "\(equation: "width", product, value: frame.width): the height by the aspect ratio"
  }
}
