/// The lengths of a title with an icon before it, as SwiftUI's `Label`, in points.
package enum LabelRow {
  /// The space between the icon and the title.
  private static let spacing = 8.0
  /// The same in a list's row, where the titles begin below each other: 16 after the icon's room, and
  /// so 40 after the row's content begins, and 39 at a body of 16 points (iOS 26).
  private static let spacingInList = 16.0
  /// The room of an icon in a list's row, in its middle; it grows as body text does.
  private static let roomInList = 24.0

  /// The room of an icon in a list's row.
  package struct Room: Sendable {
    /// The width, in points.
    let width: Double
    /// Indicates whether the title's further lines begin under the icon, as at the accessibility sizes, where a symbol is no
    /// longer large (iOS 26).
    let flows: Bool

    /// Creates the room at a dynamic type size.
    ///
    /// - Parameters:
    ///   - width: The width; nil for the system's to a pixel, as `UIFontMetrics` has it.
    ///   - pixel: The length of a device's pixel, in points.
    package init(for size: DynamicType, width: Double? = nil, pixel: Double) {
      let scaled = LabelRow.roomInList * TextStyle.body.metricScale(for: size)
      self.width = width ?? (scaled / pixel).rounded() * pixel
      flows = size.isAccessibilitySize
    }
  }

  /// Returns an icon and a title in a row, in a list's row with the icon large and in the tint.
  ///
  /// Where titles flow around icons, those do that are texts, around symbols with a box; a title or an icon with another
  /// modifier than those of its font and colours, such as a frame, keeps its own column.
  ///
  /// - Parameters:
  ///   - room: The icon's room in a list's row; nil elsewhere.
  ///   - spacing: The space between the two; nil for the system's.
  package static func row(
    _ title: [ViewNode], icon: [ViewNode], room: Room?, spacing: Double? = nil
  ) -> ViewNode {
    if let room, room.flows, title.count == 1, icon.count == 1,
      let symbol = icon[0].symbolPiece(
        in: TextNode.Column(width: room.width, space: spacing ?? spacingInList)),
      let flowing = title[0].text(beginningWith: symbol)
    {
      return flowing
    }
    // The symbol's capitals are beside the title's: its room is a line's, so that rows with symbols of all heights are as
    // high as their titles need (iOS 26).
    let icon = icon.map { $0.with(.symbolsInLines) }
    guard let room else { return .row(icon + title, spacing: spacing ?? Self.spacing) }
    let large = icon.map {
      $0.with(.environment(.symbolScale(room.flows ? .medium : .large))).colored(.tint)
        // An icon of up to three rooms reaches out of its own at both sides: it is in the middle of three, of which two
        // are taken off.
        .with(.flexibleFrame(FlexibleFrame(minWidth: 3 * room.width)))
        .padded(leading: -room.width, trailing: -room.width)
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
    let room = LabelRow.Room(for: environment.dynamicType, pixel: environment.pixel)
    return LabelRow.row([title], icon: [icon], room: environment.isInListRow ? room : nil)
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

  /// Returns a text that begins with a symbol; nil for another view, or for one with a modifier that would apply to the
  /// symbol, too.
  ///
  /// - Parameter changes: Changes of the surroundings of the text's own pieces, the outermost first.
  fileprivate func text(
    beginningWith symbol: TextNode.Piece, changes: [EnvironmentChange] = []
  ) -> ViewNode? {
    switch self {
    case .text(let text):
      let title = text.pieces.map { piece in
        var piece = piece
        piece.changes.insert(contentsOf: changes, at: 0)
        return piece
      }
      return .text(TextNode([symbol] + title))
    case .modified(let inner, let modifier):
      let change = modifier.primitive as? EnvironmentChange
      if let change, change.isOfLetters {
        return inner.text(beginningWith: symbol, changes: changes + [change])
      }
      guard
        modifier.isMark || modifier.primitive is NoticedView || change?.isOfParagraph == true
      else { return nil }
      return inner.text(beginningWith: symbol, changes: changes).map { .modified($0, modifier) }
    default: return nil
    }
  }
}

extension EnvironmentChange {
  /// Indicates whether the change is one of the letters of a piece.
  fileprivate var isOfLetters: Bool {
    switch self {
    case .font, .fontWeight, .bold, .italic, .foregroundColor, .foregroundColors, .accentColor,
      .tint, .symbolColoring, .symbolScale:
      true
    case .text: !isOfParagraph
    case .multilineTextAlignment, .lineLimit, .truncationMode, .appearance, .dynamicType,
      .layoutDirection, .redacted:
      false
    }
  }

  /// Indicates whether the change is one of a text's lines, which has no effect on a piece.
  fileprivate var isOfParagraph: Bool {
    switch self {
    case .multilineTextAlignment, .lineLimit, .truncationMode: true
    case .text(.lineSpacing), .text(.lineHeight), .text(.minimumScaleFactor),
      .text(.allowsTightening), .text(.hyphenation):
      true
    default: false
    }
  }
}
