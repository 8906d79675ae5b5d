import CellViews
import ConfigLanguage
import LayoutGeometry
import PlainText

// A cell's look as a row of a list with an appearance, under SwiftUI's names.
extension ModifierDeclaration {
  static let listRows: [ModifierDeclaration] = [
    .listRowInsets, .indentationLevel, .indentationWidth, .listRowBackground, .listRowSeparator,
    .listRowSeparatorTint, .listRowSeparatorInsets, .topSeparatorInsets, .bottomSeparatorInsets,
    .listItemTint, .badge, .accessories, .swipeActions, .swipe, .redacted, .unredacted, .style,
  ]

  static let listRowInsets = ModifierDeclaration(
    "listRowInsets", ValueType<EdgeInsets>.insets,
    "The space around what a row shows, in points; instead of 11 and 16."
  ) { insets in
    let words = [insets.top, insets.leading, insets.bottom, insets.trailing]
      .map(NumberText.shortest).joined(separator: " ")
    return .listRow("listRowInsets", words) { $0.insets = insets }
  }

  static let indentationLevel = ModifierDeclaration(
    "indentationLevel", ValueType<Int>.whole(0...100),
    "How deep a row is in an outline: its content is moved by as many `indentationWidth`s."
  ) { level in .listRow("indentationLevel", "\(level)") { $0.indentationLevel = level } }

  static let indentationWidth = ModifierDeclaration(
    "indentationWidth", ValueType<Double>.length,
    "How far a level of an outline moves a row's content, in points; defaults to 10."
  ) { width in
    .listRow("indentationWidth", NumberText.shortest(width)) { $0.indentationWidth = width }
  }

  static let listRowBackground = ModifierDeclaration(
    "listRowBackground", ValueType<ViewNode>.colorOrView, "A view or a colour under a row."
  ) { view in .listRowBackground(view) }

  static let listRowSeparator = ModifierDeclaration(
    "listRowSeparator", ValueType<HiddenSeparators>.separators,
    "Whether there are lines above and under a row."
  ) { hidden in
    .listRow("listRowSeparator", hidden.words) {
      $0.hidesTopSeparator = hidden.top
      $0.hidesBottomSeparator = hidden.bottom
    }
  }

  static let listRowSeparatorTint = ModifierDeclaration(
    "listRowSeparatorTint", ValueType<SeparatorTints>.tints,
    "The colour of the lines above and under a row, where the rows beside it have none for them."
  ) { tints in
    .listRow("listRowSeparatorTint", tints.words) {
      $0.topSeparatorTint = tints.top
      $0.separatorTint = tints.bottom
    }
  }

  static let listRowSeparatorInsets = ModifierDeclaration(
    "listRowSeparatorInsets", ValueType<EdgeInsets>.insets,
    "How far the line under a row is from its leading and trailing edges, in points; instead of "
      + "from where its text begins."
  ) { insets in
    let words = [insets.leading, insets.trailing].map(NumberText.shortest).joined(separator: " ")
    return .listRow("listRowSeparatorInsets", words) {
      $0.separatorInsets = SeparatorInsets(leading: insets.leading, trailing: insets.trailing)
    }
  }

  static let topSeparatorInsets = ModifierDeclaration(
    "topSeparatorInsets", ValueType<SeparatorInsets>.separatorInsets,
    "How far the line above a row is from its leading and trailing edges, in points, where the row "
      + "above has none for it."
  ) { insets in
    .listRow("topSeparatorInsets", insets.words) { $0.topSeparatorInsets = insets }
  }

  static let bottomSeparatorInsets = ModifierDeclaration(
    "bottomSeparatorInsets", ValueType<SeparatorInsets>.separatorInsets,
    "How far the line under a row is from its leading and trailing edges, in points."
  ) { insets in
    .listRow("bottomSeparatorInsets", insets.words) { $0.separatorInsets = insets }
  }

  static let listItemTint = ModifierDeclaration(
    "listItemTint", .listItemTint,
    "The colour of a row's signs, and what `accentColor` is in it; instead of its section's."
  ) { tint in .listRow("listItemTint", tint.words) { $0.itemTint = tint } }

  static let badge = ModifierDeclaration(
    "badge", ValueType<String>.text, "A number or a text at a row's end; none for 0."
  ) { text in
    .listRow("badge", text) {
      if text != "0", !text.isEmpty { $0.accessories = [.label(text)] }
    }
  }

  static let accessories = ModifierDeclaration(
    "accessories", ValueType<ListAccessory?>.accessory.list("a list of accessories", count: 0...10),
    "What a row has before and after its content, as UICellAccessory."
  ) { accessories in
    let accessories = accessories.compactMap(\.self)
    return .listRow("accessories", accessories.words) { $0.accessories = accessories }
  }

  static let swipeActions = ModifierDeclaration(
    "swipeActions", ValueType<SwipeActions>.swipeActions,
    "What a row has under it, and shows when it is swiped."
  ) { actions in
    .listRow("swipeActions", actions.words) { $0.set(actions) }
  }

  static let swipe = ModifierDeclaration(
    "swipe", ValueType<Double>.number(-1...1),
    "How far a row is swiped: a part of its width, below 0 towards its trailing end."
  ) { part in .listRow("swipe", NumberText.shortest(part)) { $0.swipe = part } }
}

/// The colours of the lines beside a row; nil for the list's own.
private struct SeparatorTints: Sendable {
  var top: Color?
  var bottom: Color?

  var words: String {
    [top, bottom].map { $0.map { $0.name ?? "own" } ?? "automatic" }.joined(separator: " ")
  }
}

extension ValueType<SeparatorTints> {
  /// A colour for both lines, or each of its own.
  fileprivate static let tints = ValueType<Color>.color
    .map { SeparatorTints(top: $0, bottom: $0) }
    .choice(
      with: .record(
        "listRowSeparatorTint", "The colours of the lines beside a row.",
        Field(
          Field(optional: "top", ValueType<Color>.color, "The line above the row."),
          Field(optional: "bottom", ValueType<Color>.color, "The line under the row.")
        ) { SeparatorTints(top: $0, bottom: $1) })
    ) { node in ["top", "bottom"].contains { node[$0] != nil } }
}

extension SeparatorInsets {
  fileprivate var words: String {
    [leading, trailing].map { $0.map(NumberText.shortest) ?? "automatic" }.joined(separator: " ")
  }
}

extension ValueType<SeparatorInsets> {
  /// A length for both ends, or one or each of them.
  fileprivate static let separatorInsets = ValueType<Double>.length
    .map { SeparatorInsets(leading: $0, trailing: $0) }
    .orMapping(
      .record(
        "separatorInsets", "How far a line beside a row is from the row's edges.",
        Field(
          Field<Double?>(
            optional: "leading", .length,
            "From the leading edge, in points; defaults to where the list's lines begin."),
          Field<Double?>(
            optional: "trailing", .length,
            "From the trailing edge, in points; defaults to where the list's lines end.")
        ) { leading, trailing throws(Mismatch) in
          guard leading != nil || trailing != nil else {
            throw Mismatch("expected 'leading', 'trailing' or both")
          }
          return SeparatorInsets(leading: leading, trailing: trailing)
        }))
}

/// The hidden lines beside a row; nil for the list's own.
private struct HiddenSeparators: Sendable {
  var top: Bool?
  var bottom: Bool?

  var words: String {
    [top, bottom].map { $0.map { $0 ? "hidden" : "visible" } ?? "automatic" }
      .joined(separator: " ")
  }
}

extension ValueType<Bool?> {
  /// SwiftUI's words for visibility, as a value that indicates whether something is hidden.
  static let hiding = words(["automatic": nil, "visible": false, "hidden": true], pending: nil)
}

extension ValueType<HiddenSeparators> {
  /// Both lines, or each of its own.
  fileprivate static let separators = ValueType<Bool?>.hiding
    .map { HiddenSeparators(top: $0, bottom: $0) }
    .orMapping(
      .record(
        "listRowSeparator", "Whether there are lines beside a row.",
        Field(
          Field("top", .hiding, default: nil, shown: "automatic", "The line above the row."),
          Field("bottom", .hiding, default: nil, shown: "automatic", "The line under the row.")
        ) { HiddenSeparators(top: $0, bottom: $1) }))
}

extension ValueType<ListAccessory?> {
  private static let signs: KeyValuePairs<String, ListAccessory.Content?> = [
    "disclosure": .disclosure, "outlineDisclosure": .outlineDisclosure(isExpanded: false),
    "checkmark": .checkmark, "detail": .detail, "delete": .delete,
    "insert": .insert, "reorder": .reorder, "multiselect": .multiselect, "none": nil,
  ]
  private static let sign = ValueType<ListAccessory.Content?>.words(signs, pending: nil)

  /// A symbol by its name, or a mapping with one accessory and its settings.
  fileprivate static let accessory = sign.map { $0.map { ListAccessory($0) } }.orMapping(
    .record(
      "accessory", "What a row has before or after its content: one of its first keys.",
      Field(
        content,
        Field(
          optional: "displayed",
          ValueType<ListAccessory.Display>.words(
            [
              "always": .always, "whenEditing": .whenEditing, "whenNotEditing": .whenNotEditing,
            ], pending: .always),
          "When it is shown; defaults to while `editing` for `delete`, `insert`, `reorder` and "
            + "`multiselect`, and to always for others."),
        Field(
          optional: "placement",
          ValueType<Bool>.words(["leading": true, "trailing": false], pending: false),
          "Which end of the row it is at."),
        Field(optional: "tint", .color, "The colour of its sign."),
        Field(
          "isExpanded", default: false,
          "Whether the angle of `outlineDisclosure` points downwards: the rows below are shown.")
      ) { content, displayed, isLeading, tint, isExpanded in
        content.map { content in
          var content = content
          if case .outlineDisclosure = content {
            content = .outlineDisclosure(isExpanded: isExpanded)
          }
          return ListAccessory(content, displayed: displayed, isLeading: isLeading, tint: tint)
        }
      }))

  private static let content = Field(
    Field<ListAccessory.Content??>(
      optional: "sign", sign, "A sign: `disclosure`, `checkmark`, `detail` and others."),
    Field<String?>(optional: "label", .text, "A text in gray, as the value of a setting."),
    Field<String?>(optional: "badge", .text, "A number or a text in gray; none for 0."),
    Field<ViewNode?>(
      optional: "toggle", ViewDeclaration.toggle.argument, "A switch, and whether it is on."),
    Field<ViewNode?>(optional: "view", .view, "A view of one's own.")
  ) { sign, label, badge, toggle, view throws(Mismatch) -> ListAccessory.Content? in
    let given = [sign != nil, label != nil, badge != nil, toggle != nil, view != nil]
    guard given.count(where: \.self) == 1 else {
      throw Mismatch(
        "expected one of 'sign', 'label', 'badge', 'toggle' and 'view', "
          + "found \(given.count(where: \.self))")
    }
    if let sign { return sign }
    if badge == "0" || (label ?? badge)?.isEmpty == true { return nil }
    if let text = label ?? badge { return ListAccessory.label(text).content }
    return (toggle ?? view).map { .view($0) }
  }
}

extension ValueType<SwipeActions> {
  /// The actions of both ends.
  fileprivate static let swipeActions = ValueType.record(
    "swipeActions", "What a row has under it; of each end, the first is at the edge.",
    Field(
      Field(
        "leading", ValueType<SwipeAction>.swipeAction.list("a list of actions", count: 0...8),
        default: [], shown: "[]", "What a swipe towards the trailing end shows."),
      Field(
        "trailing", ValueType<SwipeAction>.swipeAction.list("a list of actions", count: 0...8),
        default: [], shown: "[]", "What a swipe towards the leading end shows."),
      Field(
        "allowsFullSwipe", default: true,
        "Whether a swipe by 0.6 of the row's width and more shows the action at the edge alone.")
    ) { SwipeActions(leading: $0, trailing: $1, allowsFullSwipe: $2) })
}

extension ValueType<SwipeAction> {
  /// A title, a symbol, or both over each other.
  fileprivate static let swipeAction = ValueType.record(
    "swipeAction", "A symbol, a title, or a symbol over a title, in white on a colour.",
    Field(
      Field<String?>(optional: "title", .text, "The title."),
      Field<ViewNode?>(
        optional: "symbol", ValueType<ViewNode>.symbol,
        "A symbol of Bootstrap Icons, by its name or SF Symbols'."),
      Field<Color>(
        "color", .color, default: .systemGray, shown: "systemGray",
        "Its background; `red` for what destroys.")
    ) { title, symbol, color throws(Mismatch) in
      guard title != nil || symbol != nil else {
        throw Mismatch("expected 'title', 'symbol' or both")
      }
      return SwipeAction(title: title, symbol: symbol, color: color)
    })
}

extension ModifierDeclaration {
  static let redacted = ModifierDeclaration(
    "redacted",
    ValueType<Bool>.words(["placeholder": true, "none": false], pending: false)
      .map { EnvironmentChange.redacted($0) },
    "Draws bars in the place of texts and pictures, as long as these are not known.")

  static let unredacted = ModifierDeclaration(
    "unredacted",
    ValueType<Bool>.truth.orMissing(true, words: "true").map { EnvironmentChange.redacted(!$0) },
    "Draws texts and pictures as they are, in a view that is redacted.")
}
