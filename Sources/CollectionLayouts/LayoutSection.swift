public import LayoutGeometry

/// A number for each item of a section.
public enum ItemValues: Hashable, Sendable {
  case constant(Double)
  case each([Double])

  /// Returns the number of an item.
  public subscript(item: Int) -> Double {
    switch self {
    case .constant(let value): value
    case .each(let values): values[item]
    }
  }
}

/// The number of columns that each item covers; `LayoutSection.allColumns` covers the row.
public enum ItemSpans: Hashable, Sendable {
  case constant(Int)
  case each([Int])

  /// Returns the span of an item.
  public subscript(item: Int) -> Int {
    switch self {
    case .constant(let span): span
    case .each(let spans): spans[item]
    }
  }
}

/// The length of a header or a footer along the scroll axis.
public enum SupplementaryLength: Hashable, Sendable {
  /// A length, in points.
  case fixed(Double)
  /// The view's own length at the width that the layout gives it.
  case measured
}

/// The input of a layout for one section, without the contents of its cells.
public struct LayoutSection: Hashable, Sendable {
  /// The span of an item that covers all columns.
  public static let allColumns = Int.max

  /// The number of items in the section.
  public var itemCount: Int
  /// The section's own number of columns, or nil for the layout's.
  public var columns: Int?
  /// The space between the section's edges and its items, in points; headers and footers ignore it.
  public var insets: EdgeInsets
  /// The length of the header; nil for a section without one.
  public var header: SupplementaryLength?
  /// The length of the footer; nil for a section without one.
  public var footer: SupplementaryLength?
  /// Indicates whether the section has a background element behind its items.
  public var hasBackground: Bool
  /// The badge at an edge of each item; nil for none.
  public var badge: LayoutBadge?
  /// Heights of the items, in points; nil if the layout or the cell itself decides.
  public var itemHeight: ItemValues?
  /// Widths of the items, in points; nil if the layout or the cell itself decides.
  public var itemWidth: ItemValues?
  /// Width divided by height of the items; decides if no length does.
  public var itemAspectRatio: ItemValues?
  /// The number of columns that each item covers, in layouts that know spans.
  public var itemSpan: ItemSpans
  /// The height that every item measures at any width, in points; nil if each must be measured.
  package var measuredHeight: Double?
  /// The width that every item measures at any height, in points; nil if each must be measured.
  package var measuredWidth: Double?
  /// The number of rows that each item covers, in layouts that know such spans.
  public var itemRowSpan: ItemSpans = .constant(1)

  /// Creates a section with only the given values known.
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
  /// Returns the known height of all items, or nil if they must be measured one by one.
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

  /// Returns an item's height at a width: the one given, else by its aspect ratio, else measured.
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

/// Returns the height at which a width has an aspect ratio; no height for a ratio of zero or less.
private func heightOf(width: Double, aspectRatio: Double) -> Double {
  aspectRatio > 0 ? (width / aspectRatio).boundedLength : 0
}

extension LayoutSection {
  /// Explains an item's height at a width, as `height(of:atWidth:measure:)` computes it.
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
  /// Returns the known length of all items along an axis, or nil if each must be measured.
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

  /// Returns an item's length along an axis: given, else by its aspect ratio, else measured.
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

  /// Explains an item's length along an axis, as `length(of:along:across:measure:)` computes it.
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
