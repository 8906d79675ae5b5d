public import Foundation
public import Maquette

// Words of iOS 26 and 27 that other words stand for, or that do not change a screen at rest.
// Source: Apple's "SwiftUI updates", June 2025 and June 2026.

/// A builder of any content, which builds views.
public typealias ContentBuilder = ViewBuilder

/// A condition under which a bar shows less.
public typealias ToolbarMinimizeBehavior = ToolbarMinimizationBehavior

nonisolated extension View {
  /// Returns the view: at rest bars show all.
  public func toolbarMinimizeBehavior(
    _ behavior: ToolbarMinimizeBehavior, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Presents an alert over the view's screen for an item.
  public func alert<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = item.wrappedValue
    return alert(
      title, isPresented: .constant(data != nil), presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert over the view's screen for an item.
  public func alert<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions
  ) -> some View { alert(title, item: item, actions: actions) { _ in EmptyView() } }

  /// Presents an alert over the view's screen for an item.
  public func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { alert(Text(title), item: item, actions: actions, message: message) }

  /// Presents an alert over the view's screen for an item.
  public func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions
  ) -> some View { alert(Text(title), item: item, actions: actions) }

  /// Presents an alert over the view's screen for an item.
  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { alert(Text(title), item: item, actions: actions, message: message) }

  /// Presents an alert over the view's screen for an item.
  @_disfavoredOverload
  public func alert<Item, Actions: View>(
    _ title: some StringProtocol, item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions
  ) -> some View { alert(Text(title), item: item, actions: actions) }

  /// Presents an alert over the view's screen for an error.
  public func alert<E: Error, Actions: View, Message: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> some View {
    let problem = error.wrappedValue
    return alert(
      isPresented: .constant(problem != nil), error: problem, actions: actions, message: message)
  }

  /// Presents an alert over the view's screen for an error.
  public func alert<E: Error, Actions: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> Actions
  ) -> some View { alert(error: error, actions: actions) { _ in EmptyView() } }

  /// Presents actions over the view's screen for an item.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = item.wrappedValue
    return confirmationDialog(
      title, isPresented: .constant(data != nil), titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents actions over the view's screen for an item.
  public func confirmationDialog<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(title, item: item, titleVisibility: titleVisibility, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Presents actions over the view's screen for an item.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents actions over the view's screen for an item.
  public func confirmationDialog<Item, Actions: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(Text(title), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents actions over the view's screen for an item.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents actions over the view's screen for an item.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View>(
    _ title: some StringProtocol, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(Text(title), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Adds actions under the view as a row; the action at a change is not run.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
  }

  /// Returns the view: nothing is loaded from the network.
  public func asyncImageURLSession(_ urlSession: URLSession) -> Self { self }

  /// Returns the view: a picture's size is that of its canvas.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// Returns the view: a picture's size is that of its canvas.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> Self { self }

  /// Returns the view: a tab is chosen by its selection.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }

  /// Returns the view: nothing is dragged.
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> Self { self }

  /// Returns the view: nothing is dragged.
  public func dragContainer<Item, ItemID, Payload>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Payload
  ) -> Self { self }

  /// Returns the view: nothing is dragged.
  public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> Self { self }

  /// Returns the view: nothing is dragged.
  public func dragConfiguration(_ configuration: DragConfiguration) -> Self { self }
}

/// A way in which a tab with the role of a search begins it.
public struct TabSearchActivation: Hashable, Sendable {
  /// The system's.
  public static let automatic = TabSearchActivation()
  /// As soon as the tab is chosen.
  public static let searchTabSelection = TabSearchActivation()
}

/// The permissions of a drag.
public struct DragConfiguration: Hashable, Sendable {
  /// Creates the permissions.
  public init(allowMove: Bool = true, allowDelete: Bool = false) {}
}

/// The panel in which a text is searched, which is not shown.
public struct FindContext: Sendable {
  /// Indicates whether the panel replaces, too.
  public let supportsReplace = false
}

extension EnvironmentValues {
  /// The panel in which a text is searched; nil.
  public var findContext: FindContext? { nil }
}

extension NavigationTransition {
  /// A way in which the next screen appears over the last.
  public static let crossFade = NavigationTransition.automatic
}

nonisolated extension AsyncImage {
  /// Creates a picture that is still loading, which shows its placeholder.
  public init<Picture: View, Placeholder: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Picture,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: nil, scale: scale, content: content, placeholder: placeholder)
  }

  /// Creates a picture in the phase before it is loaded.
  public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.init(url: nil, scale: scale, transaction: transaction, content: content)
  }

  /// Creates a gray surface for a picture that is still loading.
  public init(request: URLRequest?, scale: CGFloat = 1) where Content == Color {
    self.init(url: nil, scale: scale)
  }
}

/// The scene of Assistive Access.
public nonisolated struct AssistiveAccess<Content: View>: _LeafScene {
  /// Creates the scene of views.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Color {
  /// The components of a colour that may be brighter than white.
  public struct ResolvedHDR: Hashable, Sendable {
    /// The components from 0 to 1, in sRGB.
    public var red, green, blue, opacity: Float
    /// The brightest component that the colour may have; nil for any.
    public var headroom: Float?

    /// Creates a colour of components in a colour space.
    ///
    /// Those of another space than sRGB are brought to it, and clamped to 0…1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1, headroom: Float? = nil
    ) {
      let components = colorSpace.sRGB(Double(red), Double(green), Double(blue))
      self.red = Float(components.0)
      self.green = Float(components.1)
      self.blue = Float(components.2)
      (self.opacity, self.headroom) = (opacity, headroom)
    }
  }

  /// Creates the colour of components; none is brighter than white.
  public init(_ resolved: ResolvedHDR) {
    func level(_ component: Float) -> Double { min(max(Double(component), 0), 1) }
    self.init(
      red: level(resolved.red), green: level(resolved.green), blue: level(resolved.blue),
      opacity: level(resolved.opacity))
  }

  /// Returns the colour: a picture has no brighter one.
  public func headroom(_ headroom: Double?) -> Color { self }
}
