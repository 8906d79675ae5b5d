import DisplayList
import LayoutGeometry
import TextShaping

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

/// The surface of an open menu: 250 points wide, with rows of 44 points with the line between them.
///
/// Rows are separated by a line of one device pixel, sections by a band of 8 points. A row of two
/// lines of text is 66 high (iOS 18).
struct MenuList: Sendable {
  var sections: [[MenuItem]]

  static let width = 250.0
  static let rowHeight = 44.0
  private static let cornerRadius = 13.0

  /// Returns the surface.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - letterScale: The factor by which texts are larger than at the default dynamic type size.
  func view(width: Double, letterScale: Double) -> ViewNode {
    // A row with a mark makes room for marks in all.
    let hasMarks = sections.joined().contains(where: \.isSelected)
    let parts = sections.filter { !$0.isEmpty }.enumerated().flatMap { index, section in
      (index == 0 ? [] : [Self.band])
        + section.enumerated().flatMap { place, item -> [ViewNode] in
          let row = ActionRow(
            content: Self.content(of: item, hasMarks: hasMarks, scale: letterScale),
            kind: "menuItem")
          return place == 0 ? [row.view] : [.divider, row.view]
        }
    }
    return ViewNode.column(parts, alignment: .leading)
      .framed(width: width)
      .with(
        .background(
          MaterialNode(.thick, in: .roundedRectangle(cornerRadius: Self.cornerRadius)).view, .center
        )
      )
      .with(.clipShape(.roundedRectangle(cornerRadius: Self.cornerRadius)))
      .castingShadow()
  }

  private static var band: ViewNode {
    ViewNode.color(.black.opacity(0.08)).framed(height: 8)
  }

  private static func content(
    of item: MenuItem, hasMarks: Bool, scale: Double
  ) -> ViewNode {
    let mark =
      item.isSelected
      ? ViewNode.sign(
        .check, width: 34.0 / 3 * scale, height: 11 * scale, lineWidth: 2 * scale) : .color(.clear)
    let label = item.label.filling(alignment: .leading)
    // A mark of 12 points begins 12.67 after the edge, the text 32 (iOS 18).
    let place = mark.framed(width: 12 * scale, height: 35.0 / 3 * scale).padded(leading: 2.0 / 3)
    let row = ViewNode.row(hasMarks ? [place, label] : [label], spacing: 22.0 / 3)
      .padded(top: 11.5, leading: hasMarks ? 12 : 16, bottom: 11.5, trailing: 16)
      .filling(minHeight: rowHeight - DividerNode.thickness, alignment: .leading)
      .font(.style(.body))
      .colored(item.role == .destructive ? .red : .label)
    return item.isDisabled ? row.with(.opacity(0.35)) : row
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
