package import LayoutGeometry
import TextShaping

/// An action of a dialog.
package struct DialogAction: Sendable {
  /// The button's text.
  package var label: ViewNode
  /// The kind of action; a cancel action is apart from the others.
  package var role: ButtonNode.Role?
  /// Indicates whether the action is disabled, and so pale.
  package var isDisabled: Bool

  /// Creates an action with a label.
  package init(_ label: ViewNode, role: ButtonNode.Role? = nil, isDisabled: Bool = false) {
    self.label = label
    self.role = role
    self.isDisabled = isDisabled
  }

  /// The action of a dialog without actions.
  static let ok = DialogAction(.text(TextNode("OK")))
  /// The default cancel action of a dialog.
  static let cancel = DialogAction(.text(TextNode("Cancel")), role: .cancel)

  /// Returns the label on a button.
  ///
  /// - Parameters:
  ///   - size: The label's size at the default dynamic type size.
  ///   - height: The least height.
  func button(size: Double, height: Double) -> ViewNode {
    let weight: FontWeight = role == .cancel ? .semibold : .regular
    let text =
      label
      .font(.scaled(FontRequest(size: size, weight: weight), relativeTo: .body))
      .colored(role == .destructive ? .red : .tint)
      .with(.environment(.lineLimit(1)))
      .with(.environment(.text(.minimumScaleFactor(0.5))))
      .padded(top: 8, leading: 8, bottom: 8, trailing: 8)
      .filling(minHeight: height)
    return ActionRow(
      content: isDisabled ? text.with(.opacity(ButtonNode.disabledOpacity)) : text, kind: "button"
    ).view
  }
}

extension DialogAction: ValueInWords {
  /// The label, with the kind of action behind it: `Delete (destructive)`.
  var words: String {
    let marks = [role?.rawValue, isDisabled ? "disabled" : nil].compactMap { $0.map { " (\($0))" } }
    return ([label.words ?? label.kind] + marks).joined()
  }

  /// Parses an action whose label is a text; nil for none.
  init?(words: String) {
    var left = words
    func takes(_ mark: String) -> Bool {
      guard left.hasSuffix(" (\(mark))") else { return false }
      left.removeLast(mark.count + 3)
      return true
    }
    let isDisabled = takes("disabled")
    let role = [ButtonNode.Role.destructive, .cancel].first { takes($0.rawValue) }
    self.init(.text(TextNode(left)), role: role, isDisabled: isDisabled)
  }
}

/// An alert in the middle of the screen, as UIAlertController's: 270 points wide, over a dimmed
/// screen.
package struct AlertNode: Sendable {
  /// The title.
  package var title: ViewNode
  /// The title in words.
  package var name: String
  /// The message; nil for none.
  package var message: ViewNode?
  /// The text fields under the message, in boxes.
  package var fields: [ViewNode]
  /// The actions; a single `OK` if there are none.
  package var actions: [DialogAction]

  /// Creates an alert with a text as its title.
  package init(
    _ title: String, message: ViewNode? = nil, fields: [ViewNode] = [],
    actions: [DialogAction] = []
  ) {
    self.init(
      .text(TextNode(title)), name: title, message: message, fields: fields, actions: actions)
  }

  /// Creates an alert with a view as its title, and the title in words.
  package init(
    _ title: ViewNode, name: String, message: ViewNode? = nil, fields: [ViewNode] = [],
    actions: [DialogAction] = []
  ) {
    self.title = title
    self.name = name
    self.message = message
    self.fields = fields
    self.actions = actions
  }

  private static let cornerRadius = 14.0
  private static let rowHeight = 44.0

  /// Shows the alert.
  package var modifier: NodeModifier {
    .presenting(
      Presentation(
        name: "alert", words: name,
        saying: { words in
          title.saying(words).map { title in
            var other = self
            (other.title, other.name) = (title, words)
            return other.modifier
          }
        },
        settings: fieldSettings, setting: { with($0, $1)?.modifier }
      ) { space in
        let answers = actions.isEmpty ? [.ok] : actions
        let style = space.style.alert
        // Large letters use the width of the screen.
        let width =
          space.hasAccessibilitySize
          ? max(min(space.size.width - 32, 340), style.width) : style.width
        let isPair =
          try answers.count == 2 && !space.hasAccessibilitySize
          && answers.allSatisfy { action in
            let label = action.label.font(.fixed(FontRequest(size: 17, weight: .semibold)))
              .with(.environment(.lineLimit(1)))
            let needed = try space.measuring.measure(label, for: .unspecified).size.width
            return needed <= style.pairRoom(width)
          }
        // In the middle of the safe area: at 438.5 of 852 points, from 59 to 818 (iOS 17), and at 451 of 874, from 62 to
        // 840 (iOS 26).
        return style.card(self, answers, width, isPair)
          .padded(top: space.safeArea.top, bottom: space.safeArea.bottom)
          .over(space, alignment: .center, dims: true)
      })
  }

  /// In a pair the cancel action leads; in a column it comes last.
  func ordered(_ answers: [DialogAction], isPair: Bool) -> [DialogAction] {
    let cancelling = answers.filter { $0.role == .cancel }
    let others = answers.filter { $0.role != .cancel }
    return isPair ? cancelling + others : others + cancelling
  }

  /// The card of iOS 18, with lines between its actions.
  func plainCard(_ answers: [DialogAction], width: Double, isPair: Bool) -> ViewNode {
    let texts =
      [title.font(.style(.headline))]
      + (message.map { [$0.font(.style(.footnote))] } ?? [])
    let question = ViewNode.column(
      [
        ViewNode.column(texts, spacing: 4)
          .with(.environment(.multilineTextAlignment(.center)))
      ] + fields.map { $0.font(.style(.footnote)) }, spacing: fields.isEmpty ? 4 : 10
    )
    .colored(.label)
    .padded(top: 19, leading: 16, bottom: 19, trailing: 16)
    .filling()
    let buttons = ordered(answers, isPair: isPair)
      .map { $0.button(size: 17, height: Self.rowHeight) }
    let answerRows: [ViewNode] =
      isPair
      ? [
        .divider,
        ViewNode.row([buttons[0], .divider, buttons[1]]).with(
          .fixedSize(horizontal: false, vertical: true)),
      ] : buttons.flatMap { [.divider, $0] }
    return ViewNode.column([question] + answerRows)
      .framed(width: width)
      .with(
        .background(
          MaterialNode(.thick, in: .roundedRectangle(cornerRadius: Self.cornerRadius)).view, .center
        )
      )
      .with(.clipShape(.roundedRectangle(cornerRadius: Self.cornerRadius)))
  }
}

extension AlertNode: Settable {
  package static let fields: [SettingField<AlertNode>] = [
    .words("alertMessage", \.message.words), .list("alertActions", \.actions, default: []),
  ]
}
