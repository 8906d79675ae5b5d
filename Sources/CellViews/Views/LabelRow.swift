/// The lengths of a title with an icon before it, as SwiftUI's `Label`, in points.
package enum LabelRow {
  /// The space between the icon and the title.
  private static let spacing = 8.0
  /// The same in a list's row, where the titles begin below each other: 16 after the icon's room, and
  /// so 40 after the row's content begins, and 39 at a body of 16 points (iOS 26).
  private static let spacingInList = 16.0
  /// The room of an icon in a list's row, in its middle; it grows as body text does.
  private static let roomInList = 24.0

  /// Returns the width of the room of an icon in a list's row, to a pixel, as `UIFontMetrics` has it.
  ///
  /// - Parameter pixel: The length of a device's pixel, in points.
  package static func roomInList(for size: DynamicType, pixel: Double) -> Double {
    (roomInList * TextStyle.body.metricScale(for: size) / pixel).rounded() * pixel
  }

  /// Returns an icon and a title in a row, in a list's row with the icon large and in the tint.
  ///
  /// - Parameters:
  ///   - room: The width of the icon's room in a list's row; nil elsewhere.
  ///   - flows: Indicates whether the title's further lines begin under the icon in a list's row, as at the accessibility
  ///     sizes, where a symbol is no longer large (iOS 26).
  ///   - spacing: The space between the two; nil for the system's.
  package static func row(
    _ title: [ViewNode], icon: [ViewNode], room: Double?, flows: Bool = false,
    spacing: Double? = nil
  ) -> ViewNode {
    if flows, let room, title.count == 1, icon.count == 1,
      let symbol = icon[0].symbolPiece(
        in: TextNode.Column(width: room, space: spacing ?? spacingInList)),
      let flowing = title[0].text(beginningWith: symbol)
    {
      return flowing
    }
    // Source: SwiftUI's labels have the middle of the symbol's capitals beside that of the title's, as UIKit's have.
    let icon = icon.map { $0.with(.symbolsInLines) }
    guard let room else { return .row(icon + title, spacing: spacing ?? Self.spacing) }
    let large = icon.map {
      $0.with(.environment(.symbolScale(.large))).colored(.tint)
        // An icon of up to three rooms reaches out of its own at both sides: it is in the middle of three, of which two
        // are taken off.
        .with(.flexibleFrame(FlexibleFrame(minWidth: 3 * room)))
        .padded(leading: -room, trailing: -room)
    }
    return .row(large + title, spacing: spacing ?? spacingInList)
  }
}

extension ViewNode {
  /// Returns an icon and a title in a row, and in a bar the icon alone.
  ///
  /// Source: the documentation of SwiftUI's `LabelStyle.titleAndIcon`: labels in toolbars on iOS have
  /// only their icons unless that style is set.
  static func labelRow(
    _ title: ViewNode, icon: ViewNode, in environment: ViewEnvironment
  ) -> ViewNode {
    if environment.isInBar { return icon }
    let room = LabelRow.roomInList(for: environment.dynamicType, pixel: environment.pixel)
    return LabelRow.row(
      [title], icon: [icon], room: environment.isInListRow ? room : nil,
      flows: environment.dynamicType.isAccessibilitySize)
  }

  /// Returns a symbol as a part of a text, in the tint unless it has a colour of its own; nil for another view.
  fileprivate func symbolPiece(in column: TextNode.Column) -> TextNode.Piece? {
    switch self {
    case .image(let image) where image.box != nil:
      var piece = TextNode.Piece(image, changes: [.foregroundColor(.tint)])
      piece.column = column
      return piece
    case .modified(let inner, let modifier):
      guard var piece = inner.symbolPiece(in: column) else { return nil }
      if let change = modifier.primitive as? EnvironmentChange {
        // Of two changes, the inner one takes precedence.
        piece.changes.insert(change, at: 1)
      } else if !modifier.isMark {
        return nil
      }
      return piece
    default: return nil
    }
  }

  /// Returns a text that begins with a piece; nil for another view.
  fileprivate func text(beginningWith piece: TextNode.Piece) -> ViewNode? {
    switch self {
    case .text(let text): .text(TextNode([piece] + text.pieces))
    case .modified(let inner, let modifier):
      inner.text(beginningWith: piece).map { .modified($0, modifier) }
    default: nil
    }
  }
}
