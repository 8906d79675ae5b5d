import CellViews

/// A question or actions, with what explains them.
nonisolated struct Dialog {
  private let title: Text
  private let actions: AnyView
  private let message: AnyView

  init(_ title: Text, _ actions: some View, _ message: some View) {
    self.title = title
    self.actions = AnyView(actions)
    self.message = AnyView(message)
  }

  /// What shows the question in the middle of the screen.
  @MainActor func alert(in context: _ViewContext) -> NodeModifier {
    let content = DialogContent(of: actions, in: context)
    return AlertNode(
      title._nodes(in: context).layered(), name: title.plainText, message: message(in: context),
      fields: content.fields, actions: content.actions
    ).modifier
  }

  /// What shows the actions at the screen's lower edge.
  @MainActor func actionSheet(hasTitle: Bool, in context: _ViewContext) -> NodeModifier {
    ActionSheetNode(
      hasTitle ? title.plainText : nil, message: message(in: context),
      actions: DialogContent(of: actions, in: context).actions
    ).modifier
  }

  @MainActor private func message(in context: _ViewContext) -> ViewNode? {
    let nodes = message._nodes(in: context)
    return nodes.isEmpty ? nil : nodes.layered()
  }
}

nonisolated extension Text {
  /// The characters, without their styles.
  fileprivate var plainText: String { runs.map(\.string).joined() }
}

/// An alert, under its form before iOS 15.
public struct Alert {
  let dialog: Dialog

  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: nil)
    }

    /// A button that leaves everything as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .cancel)
    }

    /// A button that leaves everything as it was.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(label: Text("Cancel"), role: .cancel)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .destructive)
    }
  }

  /// An alert with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    dialog = Dialog(title, buttons: dismissButton.map { [$0] } ?? [], message)
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    dialog = Dialog(title, buttons: [primaryButton, secondaryButton], message)
  }
}

/// Buttons over a screen, under their name before iOS 15.
public struct ActionSheet {
  let dialog: Dialog

  /// A button.
  public typealias Button = Alert.Button

  /// Buttons under a title.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    dialog = Dialog(title, buttons: buttons, message)
  }
}

nonisolated extension Dialog {
  fileprivate init(_ title: Text, buttons: [Alert.Button], _ message: Text?) {
    let actions = ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
      } label: {
        buttons[index].label
      }
    }
    self.init(title, actions, message)
  }
}
