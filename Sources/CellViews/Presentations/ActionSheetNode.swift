import DisplayList
package import LayoutGeometry
import TextShaping

/// Actions at the screen's lower edge, as UIAlertController's action sheet and SwiftUI's
/// `confirmationDialog`.
///
/// The rows are 57 points high, 8 points inside the screen's sides; the cancel action is apart.
package struct ActionSheetNode: Sendable {
  /// The title over the actions; nil for none.
  package var title: String?
  /// The message; nil for none.
  package var message: ViewNode?
  /// The actions; a cancel action is added if there is none.
  package var actions: [DialogAction]

  /// Creates actions under a title.
  package init(_ title: String? = nil, message: ViewNode? = nil, actions: [DialogAction]) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  private static let margin = 8.0
  private static let cornerRadius = 13.0
  private static let rowHeight = 57.0
  private static let letters = 20.0

  /// Shows the actions.
  package var modifier: NodeModifier {
    .presenting(
      Presentation(
        name: "actionSheet", words: title ?? "",
        saying: { words in
          var other = self
          other.title = words.isEmpty ? nil : words
          return other.modifier
        },
        settings: fieldSettings, setting: { with($0, $1)?.modifier }
      ) { space in
        space.style.alert.sheet(self, space)
      })
  }

  /// The sheet of iOS 18: rows with lines between them, and the cancel action apart.
  func plainSheet(in space: PresentationSpace) -> ViewNode {
    let width = min(space.size.width - 2 * Self.margin, 500)
    return ViewNode.column([choices, cancel], spacing: 8)
      .framed(width: width)
      // On a screen without a home indicator the sheet keeps a distance from the edge.
      .padded(bottom: max(space.safeArea.bottom, Self.margin))
      .over(space, alignment: .bottom, dims: true)
  }

  private var choices: ViewNode {
    let rows = actions.filter { $0.role != .cancel }
      .map { $0.button(size: Self.letters, height: Self.rowHeight) }
    let parts = (heading.map { [$0] } ?? []) + rows
    let outline = ShapeNode.Outline.roundedRectangle(cornerRadius: Self.cornerRadius)
    return ViewNode.column(
      parts.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [.divider, $0.element] }
    )
    .with(.background(MaterialNode(.regular, in: outline).view, .center))
    .with(.clipShape(outline))
  }

  private var heading: ViewNode? {
    let texts =
      (title.map {
        [
          ViewNode.text(TextNode($0))
            .font(
              .scaled(FontRequest(size: 13, weight: .semibold), relativeTo: .footnote))
        ]
      } ?? []) + (message.map { [$0.font(.style(.footnote))] } ?? [])
    guard !texts.isEmpty else { return nil }
    // A title over a message is 17 under the card's edge, and the message's letters are 37.7 over the line (iOS 17).
    let (top, bottom) = texts.count > 1 ? (44.0 / 3, 25.0) : (14.0, 14.0)
    return ViewNode.column(texts, spacing: 6)
      .with(.environment(.multilineTextAlignment(.center)))
      .colored(.secondaryLabel)
      .padded(top: top, leading: 16, bottom: bottom, trailing: 16)
      .filling()
  }

  private var cancel: ViewNode {
    let action = actions.first { $0.role == .cancel } ?? .cancel
    // White, and in dark the surface of the level above a dialog's.
    let surface = Color(light: .white, dark: Color.tertiarySystemBackground.dark)
    return action.button(size: Self.letters, height: Self.rowHeight)
      .with(
        .background(
          .shape(.roundedRectangle(cornerRadius: Self.cornerRadius), fill: surface), .center))
  }
}

extension ActionSheetNode: Settable {
  package static let fields: [SettingField<ActionSheetNode>] = [
    .words("actionSheetMessage", \.message.words),
    .list("actionSheetActions", \.actions, default: []),
  ]
}
