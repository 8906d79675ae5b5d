import DisplayList
import LayoutGeometry

/// A view before or after the content of a list's row, as UICellAccessory.
package struct ListAccessory: Sendable {
  /// The content of an accessory.
  package enum Content: Sendable {
    /// An angle towards the trailing edge: the row leads elsewhere.
    case disclosure
    /// An angle towards the trailing edge, or downwards if the rows below it are shown.
    case outlineDisclosure(isExpanded: Bool)
    /// A check mark: the row is chosen.
    case checkmark
    /// An i in a circle: the row has details.
    case detail
    /// A minus in a red circle.
    case delete
    /// A plus in a green circle.
    case insert
    /// Three lines, the handle that moves the row.
    case reorder
    /// A circle, filled if the row is selected.
    case multiselect
    /// A view.
    case view(ViewNode)
  }

  /// The state in which an accessory is shown.
  package enum Display: String, Sendable, CaseIterable {
    case always
    case whenEditing = "while editing"
    case whenNotEditing = "while not editing"
  }

  /// The content.
  package var content: Content
  /// The state in which it is shown.
  package var displayed: Display
  /// Indicates whether it is before the row's content.
  package var isLeading: Bool
  /// The colour of its sign; nil for its own.
  package var tint: Color?

  /// Creates an accessory at UIKit's place, shown in the same state as in UIKit.
  package init(
    _ content: Content, displayed: Display? = nil, isLeading: Bool? = nil, tint: Color? = nil
  ) {
    self.content = content
    self.tint = tint
    switch content {
    case .delete, .insert, .multiselect:
      self.displayed = displayed ?? .whenEditing
      self.isLeading = isLeading ?? true
    case .reorder:
      self.displayed = displayed ?? .whenEditing
      self.isLeading = isLeading ?? false
    case .disclosure, .outlineDisclosure, .checkmark, .detail, .view:
      self.displayed = displayed ?? .always
      self.isLeading = isLeading ?? false
    }
  }

  /// Returns a text in gray, as the value of a setting.
  package static func label(_ text: String) -> ListAccessory {
    ListAccessory(.view(ViewNode.text(TextNode(text)).colored(.secondaryLabel)))
  }

  /// Returns a switch.
  package static func toggle(isOn: Bool) -> ListAccessory {
    ListAccessory(.view(ToggleNode(isOn: isOn).view))
  }

  /// The accessory in the words of a row's layout text: `disclosure`, `toggle on`, `checkmark in red at leading`.
  fileprivate var words: String {
    let usual = ListAccessory(content)
    let display = displayed == usual.displayed ? "" : " \(displayed.rawValue)"
    let place = isLeading == usual.isLeading ? "" : isLeading ? Self.atLeading : Self.atTrailing
    return name + (ownTint.map { " in \($0.words)" } ?? "") + display + place
  }

  private static let atLeading = " at leading"
  private static let atTrailing = " at trailing"

  /// Returns the accessory of words; nil where none of `known` is of that kind.
  fileprivate init?(words: String, among known: [ListAccessory]) {
    var rest = words[...]
    func takes(_ end: String) -> Bool {
      guard rest.hasSuffix(end) else { return false }
      rest = rest.dropLast(end.count)
      return true
    }
    let isLeading = takes(Self.atLeading) ? true : takes(Self.atTrailing) ? false : nil
    let displayed = Display.allCases.first { takes(" \($0.rawValue)") }
    let parts = rest.split(separator: " in ").map(String.init)
    guard let found = known.first(where: { $0.name == parts.first }) else { return nil }
    let tint = parts.dropFirst().first.flatMap { Color(words: $0) }
    self = ListAccessory(found.content, displayed: displayed, isLeading: isLeading).tinted(tint)
  }

  /// The accessory's own colour; nil for the one that all of its kind have.
  private var ownTint: Color? {
    guard case .view(.control(let control)) = content, let toggle = control as? ToggleNode else {
      return tint
    }
    return toggle.tint == .green ? nil : toggle.tint
  }

  /// Returns the accessory in a colour of its own, or that of all of its kind.
  fileprivate func tinted(_ color: Color?) -> ListAccessory {
    var other = self
    if case .view(.control(let control)) = content, var toggle = control as? ToggleNode {
      toggle.tint = color ?? .green
      other.content = .view(toggle.view)
    } else {
      other.tint = color
    }
    return other
  }

  /// The kind of accessory, with its state.
  fileprivate var name: String {
    switch content {
    case .disclosure: "disclosure"
    case .outlineDisclosure(let isExpanded): "outlineDisclosure \(isExpanded ? "open" : "closed")"
    case .checkmark: "checkmark"
    case .detail: "detail"
    case .delete: "delete"
    case .insert: "insert"
    case .reorder: "reorder"
    case .multiselect: "multiselect"
    case .view(.control(let control)):
      (control as? ToggleNode).map { "toggle \($0.isOn ? "on" : "off")" } ?? "view"
    case .view(let view): view.words == nil ? "view" : "label"
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Returns the accessory's view; signs keep their size in dynamic type.
  func node(
    isSelected: Bool, direction: LayoutDirection, style: SystemStyle.ListStyle
  ) -> ViewNode {
    switch content {
    case .view(let view): return view
    case .disclosure:
      return style.chevron(direction == .leftToRight, tint ?? .tertiaryLabel)
    case .outlineDisclosure(isExpanded: true):
      return sign(.chevronDown, width: 13, height: 7.5, color: tint ?? .tint)
    case .outlineDisclosure(isExpanded: false):
      let path = direction == .leftToRight ? Path.chevronRight : .chevronLeft
      // As broad as when it points downwards, so that nothing moves when it is turned.
      return sign(path, width: 7.5, height: 13, color: tint ?? .tint)
        .with(.padding(EdgeInsets(leading: 2.75, trailing: 2.75)))
    case .checkmark: return sign(.hook, width: 15, height: 13, color: tint ?? .tint)
    case .detail: return sign(.information, width: 22, height: 22, color: tint ?? .tint)
    case .delete: return circle(.circledMinus, color: tint ?? .red)
    case .insert: return circle(.circledPlus, color: tint ?? .green)
    case .reorder: return sign(.grip, width: 20, height: 11, color: tint ?? .tertiaryLabel)
    case .multiselect:
      guard !isSelected else { return circle(.smallHook, color: tint ?? .tint) }
      let ring = ShapeNode(
        .inset(.circle, by: 0.75), stroke: ShapeNode.Stroke(.color(.systemGray3), lineWidth: 1.5))
      return ViewNode.shape(ring).framed(width: Self.circleSize, height: Self.circleSize)
    }
  }

  private static let circleSize = 22.0

  private func sign(_ path: Path, width: Double, height: Double, color: Color) -> ViewNode {
    ViewNode.shape(.path(path), fill: color).framed(width: width, height: height)
  }

  /// Returns a sign in white on a circle.
  private func circle(_ path: Path, color: Color) -> ViewNode {
    ViewNode.shape(.path(path), fill: .white)
      .framed(width: Self.circleSize, height: Self.circleSize)
      .with(.background(.shape(.circle, fill: color), .center))
  }
}

extension [ListAccessory] {
  /// The accessories in words, in the order in which they are written; `none` for none.
  package var words: String { isEmpty ? "none" : map(\.words).joined(separator: ", ") }

  /// Creates the accessories of words, with the looks of others of the same words; nil for words of none.
  init?(words: String, like others: [ListAccessory]) {
    let plain: [ListAccessory.Content] = [
      .disclosure, .outlineDisclosure(isExpanded: true), .outlineDisclosure(isExpanded: false),
      .checkmark, .detail, .delete, .insert, .reorder, .multiselect,
    ]
    let usual = plain.map { ListAccessory($0) } + [.toggle(isOn: true), .toggle(isOn: false)]
    let names = words == "none" ? [] : words.split(separator: ", ").map(String.init)
    self = names.compactMap { name in
      others.first { $0.words == name } ?? ListAccessory(words: name, among: others + usual)
    }
    if count < names.count { return nil }
  }
}
