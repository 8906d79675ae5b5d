package import LayoutGeometry

/// A line at the bottom edge of an item, as between the rows of a list.
public struct LayoutSeparator: Hashable, Sendable {
  /// The distance from the item's leading edge, in points.
  public let leadingInset: Double
  /// Indicates whether the line begins where the row's first text does; `leadingInset` is then for
  /// rows without a text.
  public let followsText: Bool
  /// The distance from the item's trailing edge, in points.
  public let trailingInset: Double
  /// The height of the line, in points; nil for one device pixel.
  public let thickness: Double?

  /// Creates a separator that defaults to one device pixel from where the text of an iOS table
  /// starts.
  public init(
    leadingInset: Double = 16, trailingInset: Double = 0, thickness: Double? = nil,
    followsText: Bool = false
  ) {
    self.leadingInset = checkedSpacing(leadingInset)
    self.followsText = followsText
    self.trailingInset = checkedSpacing(trailingInset)
    self.thickness = thickness.map(checkedSpacing)
  }

  /// A line of one device pixel that begins where the row's first text does.
  public static let followingText = LayoutSeparator(followsText: true)

  /// The line as goldens have it, as in `16 and 0 from the edges`.
  var words: String {
    let leading = followsText ? Self.textEdge : lengthText(leadingInset)
    return "\(leading) and \(lengthText(trailingInset)) from the edges"
      + (thickness.map { ", \(lengthText($0)) high" } ?? "")
  }

  /// Parses a line as goldens have it; nil for other words.
  init?(words: String) {
    let parts = words.replacing(Self.textEdge, with: "text").split(separator: " ")
    guard parts.count == 6 || parts.count == 8 else { return nil }
    func length(_ index: Int) -> Double? { Double(words: parts[index]).map { max(0, $0) } }
    self.init(
      leadingInset: length(0) ?? 16, trailingInset: length(2) ?? 0,
      thickness: parts.count == 8 ? length(6) : nil, followsText: parts[0] == "text")
  }

  private static let textEdge = "the text's edge"

  /// Returns the line's place in the coordinates of an item's frame.
  ///
  /// A line of one device pixel starts half a point above the item's end: at @2x and @3x it is the
  /// item's last pixel, and at @1x the next item's first.
  ///
  /// - Parameters:
  ///   - hairline: The height, in points, that is drawn as one device pixel.
  ///   - text: The distance of the item's first text from its leading edge; nil for no text.
  package func frame(
    in item: Rect, hairline: Double, layoutDirection: LayoutDirection = .leftToRight,
    text: Double? = nil
  ) -> Rect {
    let leadingInset = followsText ? text ?? leadingInset : leadingInset
    let left = layoutDirection == .leftToRight ? leadingInset : trailingInset
    return Rect(
      x: item.minX + left, y: item.maxY - (thickness ?? 0.5),
      width: max(0, item.width - leadingInset - trailingInset), height: thickness ?? hairline)
  }
}
