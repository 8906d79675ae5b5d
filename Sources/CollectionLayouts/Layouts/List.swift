public import LayoutGeometry

/// Rows of the section's full width, one item each, as in a table view.
///
/// A row is as high as the section knows of its item; else `rowHeight`; else its cell measures
/// itself.
///
/// - Complexity: O(1) where all rows have one known height, else O(*items*); a rect query is
///   O(log *items* + *hits*).
public struct List: CollectionLayout {
  /// A line at the bottom edge of each row that another row of its section follows.
  public struct Separator: Hashable, Sendable {
    /// The distance from the row's leading edge, in points.
    public let leadingInset: Double
    /// The distance from the row's trailing edge, in points.
    public let trailingInset: Double
    /// The height of the line, in points; nil for one device pixel.
    public let thickness: Double?

    /// A separator that defaults to one device pixel from where the text of an iOS table starts.
    public init(leadingInset: Double = 16, trailingInset: Double = 0, thickness: Double? = nil) {
      self.leadingInset = checkedSpacing(leadingInset)
      self.trailingInset = checkedSpacing(trailingInset)
      self.thickness = thickness.map(checkedSpacing)
    }

    /// The line's place in the coordinates of a row's frame.
    ///
    /// A line of one device pixel starts half a point above the row's end: at @2x and @3x it is the
    /// row's last pixel, and at @1x the next row's first.
    ///
    /// - Parameter hairline: The height, in points, that is drawn as one device pixel.
    public func frame(
      in row: Rect, hairline: Double, layoutDirection: LayoutDirection = .leftToRight
    ) -> Rect {
      let left = layoutDirection == .leftToRight ? leadingInset : trailingInset
      return Rect(
        x: row.minX + left, y: row.maxY - (thickness ?? 0.5),
        width: max(0, row.width - leadingInset - trailingInset), height: thickness ?? hairline)
    }
  }

  /// The height of a row whose section knows none, in points; nil for cells that measure
  /// themselves.
  public let rowHeight: Double?
  /// The line between two rows; nil for none.
  public let separator: Separator?

  /// A list of rows of a height, or of as high as their cells.
  public init(rowHeight: Double? = nil, separator: Separator? = Separator()) {
    self.rowHeight = rowHeight.map(checkedSpacing)
    self.separator = separator
  }

  /// The layout's name in configs.
  public var kind: String { "list" }

  /// Places the items one below the other.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let width = space.size.width.finiteRoom
    return try arrangeRows(
      of: withRowHeight(section), columns: .uniform(count: 1, length: width, spacing: 0),
      rowSpacing: 0,
      measure: measure)
  }

  /// Rows without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }

  /// A section whose items have the list's height where they have none of their own.
  func withRowHeight(_ section: LayoutSection) -> LayoutSection {
    guard section.itemAspectRatio == nil, section.itemHeight == nil, let rowHeight else {
      return section
    }
    var section = section
    section.itemHeight = .constant(rowHeight)
    return section
  }
}
