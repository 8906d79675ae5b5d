import CellViews
public import LayoutGeometry

// What is shown over the whole screen: a picture shows what is presented from the beginning.

/// A view that shows something over the whole screen, or does not.
public nonisolated struct _PresentingView<Content: View>: _BuiltInView {
  private let content: Content
  private let presented: Presented?

  init(_ content: Content, _ presented: Presented?) {
    self.content = content
    self.presented = presented
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    // Of several views, one shows it.
    var modifier = presented?.modifier(in: context)
    return nodes.map { node in
      defer { modifier = nil }
      return modifier.map { node.with($0) } ?? node
    }
  }
}

/// What is shown over the whole screen.
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
  /// A sheet over the view's screen.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, isPresented.wrappedValue ? .sheet(AnyView(content())) : nil)
  }

  /// A sheet over the view's screen for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, item.wrappedValue.map { .sheet(AnyView(content($0))) })
  }

  /// A screen over the view's screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, isPresented.wrappedValue ? .cover(AnyView(content())) : nil)
  }

  /// A screen over the view's screen for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(self, item.wrappedValue.map { .cover(AnyView(content($0))) })
  }

  /// A card beside the view with an arrow that points at it; on a screen as narrow as a phone's a sheet,
  /// unless the content asks for `presentationCompactAdaptation(.popover)`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> _PresentingView<Self> {
    _PresentingView(
      self, isPresented.wrappedValue ? .popover(AnyView(content()), arrowEdge) : nil)
  }

  /// A question over the view's screen.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> _PresentingView<Self> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// A question over the view's screen, with what explains it.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> _PresentingView<Self> {
    _PresentingView(
      self,
      isPresented.wrappedValue ? .alert(Dialog(Text(title), actions(), message())) : nil)
  }

  /// A question over the view's screen for data.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> _PresentingView<Self> {
    let dialog = data.map { Dialog(Text(title), actions($0), message($0)) }
    return _PresentingView(self, isPresented.wrappedValue ? dialog.map { .alert($0) } : nil)
  }

  /// A question over the view's screen, under its form before iOS 15.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> _PresentingView<Self> {
    _PresentingView(self, isPresented.wrappedValue ? .alert(content().dialog) : nil)
  }

  /// Actions over the view's screen; the title is hidden unless it is asked for.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> _PresentingView<Self> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Actions over the view's screen with what explains them.
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

  /// Actions over the view's screen for data.
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

  /// Actions over the view's screen, under their name before iOS 15.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> _PresentingView<Self> {
    _PresentingView(
      self, isPresented.wrappedValue ? .actionSheet(content().dialog, hasTitle: true) : nil)
  }

  /// How high the sheet of the view is: of several heights, the least is shown.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.detents = detents }
  }

  /// How high the sheet of the view is: of several heights, the selected one is shown.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> _TraitView<Self> {
    let selected = selection.wrappedValue
    return trait { traits, _ in
      traits.presentation.detents = detents
      traits.presentation.selected = selected
    }
  }

  /// Whether the sheet of the view has a grabber; by default one with several heights has.
  public func presentationDragIndicator(_ visibility: Visibility) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.dragIndicator = visibility }
  }

  /// The radius of a sheet's corners, in points.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.cornerRadius = cornerRadius }
  }

  /// What is behind a sheet's views.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> _TraitView<Self> {
    presentationBackground { Rectangle().fill(style) }
  }

  /// What is behind a sheet's views.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> _TraitView<Self> {
    nonisolated(unsafe) let background = content()
    return trait { traits, context in
      traits.presentation.background = background._nodes(in: context).layered(alignment: alignment)
    }
  }

  /// How a popover is shown where there is little room.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> _TraitView<Self> {
    trait { traits, _ in traits.presentation.compactAdaptation = adaptation }
  }

  /// Views beside the view, which are noticed where they are shown from the beginning.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "inspector", file, line) }
}

/// How a popover is shown where there is little room.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}
