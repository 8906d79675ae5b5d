import CellViews
public import Foundation
public import LayoutGeometry

// Views over the whole screen: a picture shows those that are presented initially.

/// A view that may present another over the whole screen.
public nonisolated struct _PresentingView<Content: View>: _BuiltInView {
  private let content: Content
  private let presented: Presented?

  init(_ content: Content, _ presented: Presented?) {
    self.content = content
    self.presented = presented
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    // Of several views, one presents it.
    var modifier = presented?.modifier(in: context)
    return nodes.map { node in
      defer { modifier = nil }
      return modifier.map { node.with($0) } ?? node
    }
  }
}

/// A view over the whole screen.
nonisolated enum Presented {
  case sheet(AnyView)
  case cover(AnyView)
  case popover(AnyView, Edge)
  case alert(Dialog)
  case actionSheet(Dialog, hasTitle: Bool)

  @MainActor fileprivate func modifier(in context: _ViewContext) -> NodeModifier {
    switch self {
    case .sheet(let content): return SheetNode(content, in: context).modifier
    case .cover(let content): return SheetNode.cover(content, in: context).modifier
    case .alert(let dialog): return dialog.alert(in: context)
    case .actionSheet(let dialog, let hasTitle):
      return dialog.actionSheet(hasTitle: hasTitle, in: context)
    case .popover(let content, let edge):
      let (sheet, traits) = SheetNode.parts(content, in: context)
      var popover = PopoverNode(sheet.content, arrowEdge: edge.ofPopover)
      switch traits.compactAdaptation {
      case .automatic, .sheet: popover.compactSheet = sheet
      case .fullScreenCover: popover.compactSheet = SheetNode.cover(content, in: context)
      case .none, .popover: break
      }
      return popover.modifier
    }
  }
}

nonisolated extension View {
  /// Presents a sheet over the view's screen.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, isPresented.wrappedValue ? .sheet(AnyView(content())) : nil)
  }

  /// Presents a sheet over the view's screen for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, item.wrappedValue.map { .sheet(AnyView(content($0))) })
  }

  /// Presents a screen over the view's screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, isPresented.wrappedValue ? .cover(AnyView(content())) : nil)
  }

  /// Presents a screen over the view's screen for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, item.wrappedValue.map { .cover(AnyView(content($0))) })
  }

  /// Presents a card beside the view with an arrow that points at it; on a screen as narrow as a
  /// phone's a sheet, unless the content sets `presentationCompactAdaptation(.popover)`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(
      self, isPresented.wrappedValue ? .popover(AnyView(content()), arrowEdge) : nil)
  }

  /// Presents an alert over the view's screen.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> _PresentingView<Self> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert over the view's screen, with a message.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> _PresentingView<Self> {
    _PresentingView(
      self,
      isPresented.wrappedValue ? .alert(Dialog(Text(title), actions(), message())) : nil)
  }

  /// Presents an alert over the view's screen for data.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> _PresentingView<Self> {
    let dialog = data.map { Dialog(Text(title), actions($0), message($0)) }
    return _PresentingView(self, isPresented.wrappedValue ? dialog.map { .alert($0) } : nil)
  }

  /// Presents an alert over the view's screen, in its form before iOS 15.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> _PresentingView<Self> {
    _PresentingView(self, isPresented.wrappedValue ? .alert(content().dialog) : nil)
  }

  /// Presents actions over the view's screen; the title is hidden unless it is requested.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> _PresentingView<Self> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents actions over the view's screen, with a message.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> _PresentingView<Self> {
    let dialog = Dialog(Text(title), actions(), message())
    return _PresentingView(
      self,
      isPresented.wrappedValue
        ? .actionSheet(dialog, hasTitle: titleVisibility == .visible) : nil)
  }

  /// Presents actions over the view's screen for data.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> _PresentingView<Self> {
    let dialog = data.map { Dialog(Text(title), actions($0), message($0)) }
    return _PresentingView(
      self,
      isPresented.wrappedValue
        ? dialog.map { .actionSheet($0, hasTitle: titleVisibility == .visible) } : nil)
  }

  /// Presents actions over the view's screen, under their name before iOS 15.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> _PresentingView<Self> {
    _PresentingView(
      self, isPresented.wrappedValue ? .actionSheet(content().dialog, hasTitle: true) : nil)
  }

  /// Sets the heights of the view's sheet, which is drawn at the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.detents = detents }
  }

  /// Sets the heights of the view's sheet, which is drawn with the selected one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> _TraitView<Self> {
    let selected = selection.wrappedValue
    return trait { traits, _ in
      traits.presentation.detents = detents
      traits.presentation.selected = selected
    }
  }

  /// Sets the visibility of the grabber of the view's sheet; by default a sheet with several
  /// heights has one.
  public func presentationDragIndicator(_ visibility: Visibility) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.dragIndicator = visibility }
  }

  /// Sets the radius of a sheet's corners, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.cornerRadius = cornerRadius.points }
  }

  /// Sets the background of a sheet.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> _TraitView<Self> {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the background of a sheet.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> _TraitView<Self> {
    nonisolated(unsafe) let background = content()
    return trait { traits, context in
      traits.presentation.background = background._nodes(in: context).layered(alignment: alignment)
    }
  }

  /// Sets the form of a popover in little room.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.compactAdaptation = adaptation }
  }

  /// Puts views beside the view, which are noticed if they are shown from the beginning.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "inspector", file, line) }
}

/// A form of a popover in little room.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}
