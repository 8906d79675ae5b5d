/// The lengths of a title with an icon before it, as SwiftUI's `Label`, in points.
package enum LabelRow {
  /// The space between the icon and the title.
  package static let spacing = 8.0
  /// The same in a list's row, where the titles begin below each other: 16 after the icon's room, and
  /// so 40 after the row's content begins, and 39 at a body of 16 points (iOS 26).
  package static let spacingInList = 16.0
  /// The room of an icon in a list's row, in its middle; it grows as body text does.
  package static let roomInList = 24.0
}

extension ViewNode {
  /// Returns an icon and a title in a row, in a list's row with the icon large and in the tint; in a bar the icon alone.
  ///
  /// Source: the documentation of SwiftUI's `LabelStyle.titleAndIcon`: labels in toolbars on iOS have
  /// only their icons unless that style is set.
  static func labelRow(
    _ title: ViewNode, icon: ViewNode, in environment: ViewEnvironment
  ) -> ViewNode {
    if environment.isInBar { return icon }
    guard environment.isInListRow else { return .row([icon, title], spacing: LabelRow.spacing) }
    let room = LabelRow.roomInList * TextStyle.body.metricScale(for: environment.dynamicType)
    let large = icon.with(.environment(.symbolScale(.large))).colored(.tint)
      // A broader symbol reaches out of its room at both sides.
      .padded(leading: -room / 6, trailing: -room / 6)
      // To a pixel, as `UIFontMetrics` does.
      .framed(width: (room / environment.pixel).rounded() * environment.pixel)
    return .row([large, title], spacing: LabelRow.spacingInList)
  }
}
