import CellViews
import ConfigLanguage

// Presentations over the whole screen: modifiers of any view of it.

extension ModifierDeclaration {
  static let presentations: [ModifierDeclaration] = [
    .sheet, .alert, .actionSheet, .popover, .keyboard,
  ]

  static let sheet = ModifierDeclaration(
    "sheet", change: .sheet, "A card over the dimmed screen, from its lower edge.")

  static let alert = ModifierDeclaration(
    "alert", change: .alert, "A question in the middle of the dimmed screen.")

  static let actionSheet = ModifierDeclaration(
    "actionSheet", change: .actionSheet,
    "Actions at the lower edge of the dimmed screen: SwiftUI's `confirmationDialog`.")

  static let popover = ModifierDeclaration(
    "popover", change: .popover, "A card beside the view, with an arrow that points at it.")

  static let keyboard = ModifierDeclaration(
    "keyboard", change: .keyboard,
    "The keyboard at the view's lower edge; the rest of the space is the view's.")
}

extension ValueType<ViewChange> {
  private static let isPresented = Field<Bool>("isPresented", default: true, "Whether it is there.")

  /// Returns a view that shows its presentation, or does not.
  private static func change(_ isPresented: Bool, _ modifier: NodeModifier) -> ViewChange {
    guard isPresented else { return { $0 } }
    return { .modified($0, modifier) }
  }

  /// The views on a card.
  fileprivate static let sheet = ValueType.record(
    "sheet", "A card over the dimmed screen, as SwiftUI's `sheet`.",
    Field(card, isPresented) { change($1, $0.modifier) })

  private static let card = Field<SheetNode>(
    Field<ViewNode>("content", .colorOrView, "The views on the card, in the middle of it."),
    Field<[SheetDetent]>(
      "detents", .detents, default: [.large], shown: "large",
      "How high the card is: of several heights, the first is shown."),
    Field<DragIndicator>(
      "dragIndicator", default: DragIndicator.automatic,
      "Whether it has a grabber; by default a card with several heights has."),
    Field<Double?>(
      optional: "cornerRadius", .length,
      "The radius of the corners, in points, or of the upper ones alone at the screen's edge; defaults to the system's."
    ),
    Field<ViewNode?>(
      optional: "background", ValueType<ViewNode>.colorOrView,
      "A view or a colour under the views; defaults to the system's background."),
    Field(
      "compactAdaptation", default: PresentationAdaptation.Form.automatic,
      "Its form where a screen has little room: by default it covers a phone on its side.")
  ) { content, detents, indicator, radius, background, form in
    var sheet = SheetNode(
      content, detent: detents[0],
      hasGrabber: indicator == .visible || (indicator == .automatic && detents.count > 1),
      cornerRadius: radius, background: background)
    sheet.adaptation = PresentationAdaptation(form)
    return sheet
  }

  /// A question, or a mapping with its answers.
  fileprivate static let alert = ValueType<String>.text
    .map { change(true, AlertNode($0).modifier) }.orMapping(
      .record(
        "alert", "A question, as SwiftUI's `alert`.",
        Field(
          Field("title", .text, "The question."),
          Field<String?>(optional: "message", .text, "What explains it."),
          Field(
            "textFields", ValueType<ViewNode>.dialogFields, default: [], shown: "[]",
            "What is typed into, under the question: a prompt, or a mapping, for each field."),
          Field(
            "actions", ValueType<DialogAction>.actions, default: [], shown: "OK",
            "The answers; two short ones are beside each other."),
          isPresented
        ) { title, message, fields, actions, isPresented in
          change(
            isPresented,
            AlertNode(
              title, message: message.map { .text(TextNode($0)) }, fields: fields, actions: actions
            ).modifier)
        }))

  /// Actions under a title.
  fileprivate static let actionSheet = ValueType.record(
    "actionSheet", "Actions at the screen's lower edge.",
    Field(
      Field<String?>(optional: "title", .text, "What is asked."),
      Field<String?>(optional: "message", .text, "What explains it."),
      Field(
        "actions", ValueType<DialogAction>.actions,
        "The actions; the one with `role: cancel` is apart, and is there in any case."),
      isPresented
    ) { title, message, actions, isPresented throws(Mismatch) in
      guard actions.contains(where: { $0.role != .cancel }) else {
        throw Mismatch("expected an action that does more than cancel")
      }
      return change(
        isPresented,
        ActionSheetNode(
          title, message: message.map { .text(TextNode($0)) }, actions: actions
        ).modifier)
    })

  /// The views on a card, and the edge at which it appears.
  fileprivate static let popover = ValueType.record(
    "popover", "A card beside a view, as SwiftUI's `popover`.",
    Field(
      Field("content", .colorOrView, "The views on the card."),
      Field(
        "arrowEdge", default: PopoverNode.Edge.top,
        "The edge of the view at which the card is; it is at the other side where that alone has room."
      ),
      Field(
        "compactAdaptation", default: PresentationAdaptation.Form.automatic,
        "Its form where a screen has little room: by default it is a sheet on a phone; `none` keeps it."
      ),
      isPresented
    ) {
      change(
        $3, PopoverNode($0, arrowEdge: $1, adaptation: PresentationAdaptation($2)).modifier)
    })

  /// The kind of keyboard, or a mapping.
  fileprivate static let keyboard = ValueType<KeyboardNode.Kind>.word(pending: .letters)
    .map { keyboard(true, KeyboardNode($0)) }.orMapping(
      .record(
        "keyboard",
        "The keyboard of a phone: rows of 54 points under a bar of 45 for suggestions.",
        Field(
          Field("type", default: KeyboardNode.Kind.letters, "What is typed."),
          Field(
            "returnKey", .text, default: "return", shown: "return", "The text of the return key."),
          Field(
            "isReturnProminent", default: false,
            "Whether the return key is in the tint, as that of a search is."),
          Field("shift", default: KeyboardNode.Shift.off, "Whether letters are capitals."),
          Field(
            "suggestions", ValueType<String>.text.list("a list of words", count: 0...3),
            default: [], shown: "[]", "The words in the bar over the keys."),
          Field("showsSuggestions", default: true, "Whether that bar is there."),
          isPresented
        ) { type, returnKey, isProminent, shift, suggestions, showsBar, isPresented in
          keyboard(
            isPresented,
            KeyboardNode(
              type, returnKey: returnKey, isReturnProminent: isProminent, shift: shift,
              suggestions: showsBar ? suggestions : nil))
        }))

  private static func keyboard(_ isPresented: Bool, _ keyboard: KeyboardNode) -> ViewChange {
    guard isPresented else { return { $0 } }
    return { keyboard.below($0) }
  }
}

private enum DragIndicator: String, CaseIterable, Sendable {
  case automatic, visible, hidden
}

extension ValueType<SheetDetent> {
  /// A word, or a custom height.
  fileprivate static let detent = ValueType.words(
    ["medium": .medium, "large": .large], pending: .large
  ).orMapping(
    .record(
      "detent", "The height of a sheet: one of its keys.",
      Field(
        Field<Double?>(
          optional: "height", .length, "The height in points, over the home indicator."),
        Field<Double?>(
          optional: "fraction", .fraction, "The part of the height that the screen has.")
      ) { height, fraction throws(Mismatch) in
        switch (height, fraction) {
        case (let height?, nil): return .height(height)
        case (nil, let fraction?): return .fraction(fraction)
        default: throw Mismatch("expected either 'height' or 'fraction'")
        }
      }))
}

extension ValueType<[SheetDetent]> {
  /// A height, or several.
  fileprivate static let detents = ValueType<SheetDetent>.detent.map { [$0] }.orList(
    ValueType<SheetDetent>.detent.list("a list of heights", count: 1...10))
}

extension ValueType<ViewNode> {
  /// The fields of a question.
  fileprivate static let dialogFields = dialogField.list("a list of fields", count: 1...10)

  /// A prompt, or a mapping with the typed text.
  private static let dialogField = ValueType<String>.text.map { boxed($0) }
    .orMapping(
      .record(
        "dialogField", "A line to type into, in a question.",
        Field(
          Field(
            "prompt", .text, default: "", shown: "nothing", "The text of the empty field."),
          Field("text", .text, default: "", shown: "nothing", "What is typed."),
          Field(
            "isSecure", default: false,
            "Whether it shows a dot for each character, as for a password.")
        ) { boxed($0, text: $1, isSecure: $2) }))

  private static func boxed(
    _ prompt: String, text: String = "", isSecure: Bool = false
  ) -> ViewNode {
    TextFieldNode(prompt, text: text, isSecure: isSecure, hasBorder: true).view
  }
}

extension ValueType<DialogAction> {
  /// The actions of a dialog.
  fileprivate static let actions = action.list("a list of actions", count: 1...20)

  /// A title, or a mapping with the kind of action.
  private static let action = ValueType<String>.text.map { DialogAction(.text(TextNode($0))) }
    .orMapping(
      .record(
        "dialogAction", "Something that a dialog offers to do.",
        Field(
          Field("title", .text, "The button's text."),
          Field<ButtonNode.Role?>(
            optional: "role", .word(pending: .cancel),
            "`destructive` is red, `cancel` semibold and apart."),
          Field("isDisabled", default: false, "Whether it is pale.")
        ) { DialogAction(.text(TextNode($0)), role: $1, isDisabled: $2) }))
}
