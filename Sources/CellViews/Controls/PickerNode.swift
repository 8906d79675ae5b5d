package import LayoutGeometry
import TextShaping

/// A choice among views, as SwiftUI's `Picker`.
package struct PickerNode: Sendable {
  /// The label; nil for none.
  ///
  /// A menu has it in the rows of lists alone, which it fills, as SwiftUI's.
  package var label: ViewNode?
  /// The picker's name; nil for one without a text as its label.
  package var name: String?
  /// The options.
  package var options: [ViewNode]
  /// The chosen one, from 0; nil for none.
  package var selected: Int?
  /// The form of the picker.
  package var style: Style
  /// Indicates whether the list of a menu is shown.
  package var isOpen = false
  /// Indicates whether the picker is disabled, and so pale.
  package var isDisabled = false
  /// Indicates whether a wheel has the rows of UIKit's UIPickerView.
  package var hasRowsOfUIKit = false
  /// Creates a picker.
  package init(
    _ label: ViewNode? = nil, name: String? = nil, options: [ViewNode], selected: Int?,
    style: Style = .menu
  ) {
    self.label = label
    self.name = name
    self.options = options
    self.selected = selected
    self.style = style
  }

  /// The form of a picker, under SwiftUI's names.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// The chosen one alone, with the others in a menu.
    case menu
    /// All of them in a row.
    case segmented
    /// All of them below each other, the chosen one with a check mark.
    case inline
    /// The chosen one in the middle of a wheel.
    case wheel
  }

  private var chosen: ViewNode? {
    selected.flatMap { options.indices.contains($0) ? options[$0] : nil }
  }

  /// The chosen option in words: its text, or else its number.
  private var value: String {
    chosen?.words ?? selected.map { "\($0)" } ?? "none"
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    // Signs are as large as the letters beside them.
    let scale = environment.fontRequest.size / 17
    let body: ViewNode =
      switch style {
      case .menu:
        .labeled(
          environment.isInListRow ? label : nil, value(scale: scale, in: environment),
          isValue: true, in: environment)
      case .segmented: SegmentedControlNode(options, selected: selected).body(in: environment)
      case .inline: rows(scale: scale)
      case .wheel: wheel.view
      }
    return isDisabled ? body.with(.opacity(ButtonNode.disabledOpacity)) : body
  }

  private var wheel: WheelColumn {
    var wheel = WheelColumn(options: options, selected: selected)
    if hasRowsOfUIKit { (wheel.rowHeight, wheel.fontSize) = WheelColumn.uiKitRows }
    return wheel
  }

  /// Returns the chosen option with the sign that there are others.
  private func value(scale: Double, in environment: ViewEnvironment) -> ViewNode {
    // 8.33 × 12 in 11.67 at 16 points, 8.67 × 12.33 in 12.67 at 17, and 4 after the value (iOS 18 and 26).
    let sign = ViewNode.sign(
      .upAndDown, width: 8.5 * scale, height: 12.75 * scale, lineWidth: 1.7 * scale
    ).framed(width: 12.4 * scale)
    // Outside of a row, it is a button of 34.33 points with the room of a surface (iOS 17).
    let room = environment.isInListRow ? EdgeInsets() : ButtonNode.insets
    return ViewNode.row((chosen.map { [$0] } ?? []) + [sign], spacing: 4)
      .with(.padding(room))
      .with(.environment(.lineLimit(1)))
      .colored(environment.isInListRow ? .secondaryLabel : .tint)
      .with(.opacity(isOpen ? 0.5 : 1))
  }

  /// Returns rows of at least 44 points, with lines between; the label is a heading.
  private func rows(scale: Double) -> ViewNode {
    let choices = options.enumerated().flatMap { index, option -> [ViewNode] in
      let mark = ViewNode.sign(
        .check, width: 13 * scale, height: 12 * scale, lineWidth: 2.2 * scale, color: .tint)
      let parts = [option, .spacer(minLength: 8)] + (index == selected ? [mark] : [])
      let row = ActionRow(
        content: ViewNode.row(parts).padded(top: 8, bottom: 8)
          .filling(minHeight: 44, alignment: .leading), kind: "option")
      return index == 0 ? [row.view] : [.divider, row.view]
    }
    let list = ViewNode.column(choices, alignment: .leading)
    guard let label else { return list }
    let heading = label.font(.style(.footnote)).colored(.secondaryLabel)
      .with(.environment(.text(.letterCase(.uppercase))))
    return .column([heading, list], spacing: 6, alignment: .leading)
  }
}

extension PickerNode: OpeningMenu {
  package var description: ViewDescription {
    // `label` is drawn; `name` and the value, of the option that is `selected`, are texts.
    // Whether the picker `isOpen` is recorded with the open menu; `hasRowsOfUIKit` is of the class of the view.
    ViewDescription("picker", name: name, fieldSettings)
  }

  /// The rows of an inline choice are touched one by one.
  package var isTouchTarget: Bool { style != .inline }

  /// The choice as a node.
  package var view: ViewNode {
    let closed = ViewNode.control(self)
    guard style == .menu, isOpen else { return closed }
    let items = options.enumerated().map { MenuItem($1, isSelected: $0 == selected) }
    return closed.with(MenuList(sections: [items]).modifier)
  }
}

extension PickerNode: Settable, NamedControl {
  package static let fields: [SettingField<PickerNode>] = [
    .choice("style", \.style, changing: [.size, .content]),
    // Before the value, which is one of them.
    .word("options", \.optionsInWords) {
      $0
    } parse: {
      $0
    },
    SettingField("value", \.valueInWords, absent: nil) {
      .word("value", $0, changing: .content)
    } parse: {
      $0
    },
    .flag("isDisabled", \.isDisabled, changing: .paint), .name(\.title),
  ]

  /// The options, of which the value stays the one that it is.
  private var optionsInWords: String {
    get { options.words }
    set {
      let known = value
      options.words = newValue
      valueInWords = known
    }
  }

  /// The value, which an option without such words does not change.
  private var valueInWords: String {
    get { value }
    set {
      var other = self
      selected =
        options.indices.first { index in
          other.selected = index
          return other.value == newValue
        } ?? selected
    }
  }
}
