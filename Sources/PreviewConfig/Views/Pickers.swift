import CellViews
import ConfigLanguage
import PlainText

extension ViewDeclaration {
  static let pickers: [ViewDeclaration] = [
    .picker, .datePicker, .menu,
  ]

  static let picker = ViewDeclaration(
    "picker", .picker, "A choice: a menu, segments, rows or a wheel.")

  static let menu = ViewDeclaration(
    "menu", .menu, "A label that opens a list of actions, closed or open.")
}

extension ValueType<ViewNode> {
  /// A choice among words.
  fileprivate static let picker = ValueType.record(
    "picker", "A choice among words, as SwiftUI's `Picker`.",
    Field(
      Field<String?>(
        optional: "label", .text,
        "What is chosen; a menu shows it in a row of a list, which it fills, as SwiftUI's."),
      Field("items", options, "The words to choose from."),
      Field(
        Field<Int?>(
          optional: "selected", ValueType<Int>.whole(0...999), "The chosen word, from 0."),
        Field<String?>(optional: "selection", .text, "The chosen word itself.")
      ) { ($0, $1) },
      Field(
        "style", default: PickerNode.Style.menu,
        "Whether the chosen word is shown alone, or all of them in a row, below each other or on a "
          + "wheel."),
      Field(
        "isOpen", default: false, "Whether the list of a `menu` is shown, over the whole screen."),
      Field("isDisabled", default: false, "Whether it is pale.")
    ) { label, items, selection, style, isOpen, isDisabled throws(Mismatch) in
      var picker = PickerNode(
        label.map { .text(TextNode($0)) }, name: label,
        options: items.map { .text(TextNode($0)) },
        selected: try index(of: selection, among: items), style: style)
      guard !isOpen || style == .menu else {
        throw Mismatch(
          "only a picker of the style 'menu' opens", suggestion: "leave out 'isOpen' or 'style'")
      }
      picker.isOpen = isOpen
      picker.isDisabled = isDisabled
      return picker.view
    })

  private static let options = ValueType<String>.text.list("a list of words", count: 1...1000)

  private static func index(
    of selection: (index: Int?, word: String?), among items: [String]
  ) throws(Mismatch) -> Int? {
    switch selection {
    case (nil, nil): return nil
    case (let index?, nil):
      guard index < items.count else {
        throw Mismatch("expected a selected item from 0 to \(items.count - 1), found \(index)")
      }
      return index
    case (nil, let word?):
      // An empty word may also be one that is not computed yet.
      if word.isEmpty { return nil }
      guard let index = items.firstIndex(of: word) else {
        throw Mismatch(
          "the selection '\(excerpt(of: word, limit: 40))' is none of the items",
          suggestion: suggestion(for: word, among: items)
            ?? "write one of them: \(items.prefix(5).joined(separator: ", "))"
            + (items.count > 5 ? ", …" : ""))
      }
      return index
    default:
      throw Mismatch("expected either 'selected' or 'selection'")
    }
  }

  /// A label with its actions.
  fileprivate static let menu = ValueType.record(
    "menu", "A label that opens a list of actions, as SwiftUI's `Menu`.",
    Field(
      Field(
        Field<String?>(optional: "title", .label, "The text of the label."),
        Field<ViewNode?>(
          optional: "symbol", .symbol,
          "A symbol before the title, in a bar instead of it; or alone."),
        Field<ViewNode?>(optional: "label", .view, "A view instead of both.")
      ) { title, symbol, label throws(Mismatch) -> MenuLabel in
        switch (title, symbol, label) {
        case (let title?, nil, nil): return MenuLabel(view: .text(TextNode(title)), name: title)
        case (nil, let symbol?, nil): return MenuLabel(view: symbol)
        case (let title?, let symbol?, nil):
          return MenuLabel(view: .text(TextNode(title)), icon: symbol, name: title)
        case (nil, nil, let label?): return MenuLabel(view: label, name: label.words)
        default: throw Mismatch("expected either 'title' and 'symbol', or 'label'")
        }
      },
      Field(
        "items",
        ValueType<MenuItem>.menuItem.map { MenuPart.item($0) }.choice(
          with: ValueType<MenuItem>.menuItem.list("a list of actions", count: 1...50)
            .map { .section($0) }
        ) { $0.list != nil }.list("a list of actions", count: 1...50),
        "The actions; a list of them among the others is a section of its own."),
      Field("isOpen", default: false, "Whether the list is shown, over the whole screen.")
    ) { label, items, isOpen in
      var menu = MenuNode(
        label.view, name: label.name, sections: sections(of: items), isOpen: isOpen)
      menu.icon = label.icon
      return menu.view
    })

  /// Returns the sections of a menu: consecutive actions are one section, and a list is one by
  /// itself.
  private static func sections(of parts: [MenuPart]) -> [[MenuItem]] {
    var sections: [[MenuItem]] = [[]]
    for part in parts {
      switch part {
      case .item(let item): sections[sections.count - 1].append(item)
      case .section(let items): sections += [items, []]
      }
    }
    return sections.filter { !$0.isEmpty }
  }

  private enum MenuPart: Sendable {
    case item(MenuItem)
    case section([MenuItem])
  }

  private struct MenuLabel: Sendable {
    var view: ViewNode
    var icon: ViewNode?
    var name: String?
  }
}

extension ValueType<MenuItem> {
  /// A title, or a mapping with a symbol.
  fileprivate static let menuItem = ValueType<String>.label.map { MenuItem.titled($0) }.orMapping(
    .record(
      "menuItem", "An action in a menu.",
      Field(
        Field("title", .label, "The action's title."),
        Field<ViewNode?>(
          optional: "symbol", ValueType<ViewNode>.symbol, "The symbol at the row's end."),
        Field<ButtonNode.Role?>(
          optional: "role", .word(pending: .cancel), "`destructive` is red."),
        Field("isSelected", default: false, "Whether it has a check mark."),
        Field("isDisabled", default: false, "Whether it is pale.")
      ) { title, symbol, role, isSelected, isDisabled in
        MenuItem.titled(
          title, symbol: symbol, role: role, isSelected: isSelected, isDisabled: isDisabled)
      }))
}
