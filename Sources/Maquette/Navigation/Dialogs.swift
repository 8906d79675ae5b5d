import CellViews

/// A question or actions, with a message.
nonisolated struct Dialog {
  private let title: Text
  private let actions: AnyView
  private let message: AnyView

  init(_ title: Text, _ actions: some View, _ message: some View) {
    self.title = title
    self.actions = AnyView(actions)
    self.message = AnyView(message)
  }

  /// Returns the modifier that shows the question in the middle of the screen.
  @MainActor func alert(in context: _ViewContext) -> NodeModifier {
    let content = DialogContent(of: actions, in: context)
    return AlertNode(
      title._nodes(in: context).layered(), name: title.plainText, message: message(in: context),
      fields: content.fields, actions: content.actions
    ).modifier
  }

  /// Returns the modifier that shows the actions at the bottom of the screen.
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

/// An alert, in its form before iOS 15.
public struct Alert {
  let dialog: Dialog

  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?

    /// Returns a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: nil)
    }

    /// Returns a button that cancels without changes.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .cancel)
    }

    /// Returns a button that cancels without changes.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(label: Text("Cancel"), role: .cancel)
    }

    /// Returns a button with a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .destructive)
    }
  }

  /// Creates an alert with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    dialog = Dialog(title, buttons: dismissButton.map { [$0] } ?? [], message)
  }

  /// Creates an alert with two buttons.
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

  /// Creates a sheet of buttons under a title.
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
