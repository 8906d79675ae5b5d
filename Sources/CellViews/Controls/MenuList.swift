import LayoutGeometry

/// A row of an open menu, or of a choice.
package struct MenuItem: Sendable {
  /// The row's text; or a view that fills the row, such as one with a symbol at its end.
  package var label: ViewNode
  /// The kind of action; nil for any.
  package var role: ButtonNode.Role?
  /// Indicates whether the row is the chosen one, with a check mark.
  package var isSelected: Bool
  /// Indicates whether the row is disabled, and so pale.
  package var isDisabled: Bool

  /// Creates a row.
  package init(
    _ label: ViewNode, role: ButtonNode.Role? = nil, isSelected: Bool = false,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.role = role
    self.isSelected = isSelected
    self.isDisabled = isDisabled
  }

  /// Returns a row with a title, and a symbol at its trailing end.
  package static func titled(
    _ title: String, symbol: ViewNode? = nil, role: ButtonNode.Role? = nil,
    isSelected: Bool = false, isDisabled: Bool = false
  ) -> MenuItem {
    MenuItem(
      label(title: .text(TextNode(title)), icon: symbol), role: role, isSelected: isSelected,
      isDisabled: isDisabled)
  }

  /// Returns a title with an icon at the other end of the row, in a column of 24 points: icons of
  /// 12.67 to 19 points have their middles 28 before the edge (iOS 18).
  package static func label(title: ViewNode, icon: ViewNode?) -> ViewNode {
    guard let icon else { return title }
    return .row([
      title, .spacer(minLength: 8), icon.with(.flexibleFrame(FlexibleFrame(minWidth: 24))),
    ])
  }
}

/// The surface of an open menu, 250 points wide.
///
/// On iOS 18 rows are 44 points high with the line of one device pixel between them, 66 with two lines
/// of text, and a band of 8 points is between sections.
struct MenuList: Sendable {
  var sections: [[MenuItem]]

  static let width = 250.0

  /// Returns the surface.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - letterScale: The factor by which texts are larger than at the default dynamic type size.
  func view(width: Double, letterScale: Double, style: SystemStyle.MenuStyle) -> ViewNode {
    // A row with a mark makes room for marks in all.
    let hasMarks = sections.joined().contains(where: \.isSelected)
    let hasIcons =
      style.iconsLead && sections.joined().contains { $0.label.titleAndIcon.icon != nil }
    let parts = sections.filter { !$0.isEmpty }.enumerated().flatMap { index, section in
      (index == 0 ? [] : [style.gap])
        + section.enumerated().flatMap { place, item -> [ViewNode] in
          let row = ActionRow(
            content: Self.content(
              of: item, hasMarks: hasMarks, hasIcons: hasIcons, scale: letterScale, style: style),
            kind: "menuItem")
          return (place == 0 ? nil : style.line).map { [$0, row.view] } ?? [row.view]
        }
    }
    let rows = ViewNode.column(parts, alignment: .leading)
      .padded(top: style.padding, bottom: style.padding)
      .framed(width: width)
      .with(.background(style.surface(style.outline), .center))
    // Glass has a shadow of its own, which a clip would cut off.
    return style.castsShadow ? rows.with(.clipShape(style.outline)).castingShadow() : rows
  }

  private static func content(
    of item: MenuItem, hasMarks: Bool, hasIcons: Bool, scale: Double, style: SystemStyle.MenuStyle
  ) -> ViewNode {
    let mark =
      item.isSelected
      ? ViewNode.sign(
        .check, width: 34.0 / 3 * scale, height: 11 * scale, lineWidth: 2 * scale) : .color(.clear)
    let (title, icon) = item.label.titleAndIcon
    let row = style.row(
      title, icon ?? (hasIcons ? .color(.clear).framed(height: 1) : nil),
      hasMarks ? mark.framed(width: 12 * scale, height: 35.0 / 3 * scale) : nil
    )
    .filling(minHeight: style.rowHeight, alignment: .leading)
    .font(.style(.body))
    .colored(item.role == .destructive ? .red : .label)
    .with(.symbolsInLines)
    return item.isDisabled ? row.with(.opacity(style.disabledOpacity)) : row
  }
}

extension ViewNode {
  /// The title and the icon of a row that `MenuItem.label` made; else the row and nil.
  fileprivate var titleAndIcon: (title: ViewNode, icon: ViewNode?) {
    switch self {
    case .modified(let inner, let modifier) where modifier.isMark: inner.titleAndIcon
    case .stack(let stack) where stack.children.count == 3 && stack.axis == .horizontal:
      if case .spacer = stack.children[1] {
        (stack.children[0], stack.children[2])
      } else {
        (self, nil)
      }
    default: (self, nil)
    }
  }
}

/// A row that is a single touch target.
struct ActionRow: Control {
  let content: ViewNode
  let kind: String

  var description: ViewDescription {
    // What is in `content` is drawn.
    ViewDescription(kind)
  }

  var isTouchTarget: Bool { true }

  func body(in environment: ViewEnvironment) -> ViewNode { content }
}

extension ViewNode {
  /// Returns the surface with the wide, pale shadow of views that float over a screen.
  func castingShadow() -> ViewNode {
    with(.boxShadows(BoxShadows([BoxShadow(.floating)])))
  }
}

extension ShadowStyle {
  /// The wide, pale shadow of views that float over a screen.
  static let floating = ShadowStyle(color: .black.opacity(0.18), radius: 24, y: 8)
}
