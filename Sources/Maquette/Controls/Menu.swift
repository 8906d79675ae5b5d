import CellViews

public import Foundation

/// A label that opens a menu; at rest it is closed.
///
/// ```swift
/// Menu("Sort") {
///   Button("Name") {}
///   Button("Date") {}
/// }
/// .menusOpened()
/// ```
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a label that opens a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a label that opens a menu, or runs an action of its own.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
  }

  /// The label as that of a button, with the list over the screen if menus are open.
  @MainActor public var body: some View {
    OpeningMenu(label: AnyView(label), content: AnyView(content))
  }
}

/// A button in the style of its environment, with a list if menus are open.
private struct OpeningMenu: _BuiltInView {
  let label: AnyView
  let content: AnyView

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    let button = Button {
    } label: {
      label
    }
    let closed = button._nodes(in: context)
    guard context.environment.opensMenus else { return closed }
    let sections = MenuItem.sections(of: content, in: context)
    return _ViewNodes(closed.layered().openingMenu(of: sections))
  }
}

nonisolated extension Menu where Label == Text {
  /// Creates a text that opens a menu.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a text that opens a menu.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension Menu where Label == Maquette.Label<Text, Image> {
  /// Creates a text with a symbol that opens a menu.
  public init(
    _ title: LocalizedStringKey, systemImage: String, file: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }

  /// Creates a text with a symbol that opens a menu.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, file: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

/// The button that makes a list editable.
public nonisolated struct EditButton: View {
  /// Creates a button 'Edit'.
  public init() {}

  /// The button.
  @MainActor public var body: some View {
    Button("Edit") {}
  }
}

/// A label that opens an address.
public nonisolated struct Link<Label: View>: View {
  private let label: Label

  /// Creates a label that opens an address.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label as that of a button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

nonisolated extension Link where Label == Text {
  /// Creates a text that opens an address.
  public init(_ title: LocalizedStringKey, destination: URL) {
    label = Text(title)
  }

  /// Creates a text that opens an address.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    label = Text(title)
  }
}

/// A label of a button that shares an item.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a label that shares an item, with a subject and a message.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview = .init(""),
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label as that of a button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

nonisolated extension ShareLink where Label == Maquette.Label<Text, Image> {
  /// Creates the text 'Share…' with its symbol.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview = .init("")
  ) {
    self.init("Share…", item: item)
  }

  /// Creates a text with the sharing symbol.
  public init<Item>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview = .init("")
  ) {
    label = Maquette.Label(title, systemImage: "square.and.arrow.up")
  }

  /// Creates a text with the sharing symbol.
  @_disfavoredOverload
  public init<Item>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview = .init("")
  ) {
    label = Maquette.Label(title, systemImage: "square.and.arrow.up")
  }
}

/// The look of an item on a share sheet, which is not seen at rest.
public nonisolated struct SharePreview: Sendable {
  /// Creates a look of a title and pictures.
  public init(_ title: LocalizedStringKey, image: Image? = nil, icon: Image? = nil) {}

  /// Creates a look of a title and pictures.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image? = nil, icon: Image? = nil) {}

  /// Creates a look of a title and pictures.
  public init(_ title: Text, image: Image? = nil, icon: Image? = nil) {}
}

/// Related controls in a row.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a row of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in a row.
  @MainActor public var body: some View {
    HStack { content }
  }
}
