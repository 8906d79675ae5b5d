import CellViews
public import Foundation
public import LayoutGeometry

// Views over the whole screen: a picture shows those that are presented initially.

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
      let sheet = SheetNode(content, in: context)
      var popover = PopoverNode(
        sheet.content, arrowEdge: edge.ofPopover, adaptation: sheet.adaptation)
      popover.sheet = sheet
      return popover.modifier
    }
  }
}

nonisolated extension View {
  /// Presents another view over the whole screen, if any.
  func presenting(_ presented: Presented?) -> _WrappedView<Self> {
    nonisolated(unsafe) let presented = presented
    return _WrappedView(self) { view, context in
      let nodes = view._nodes(in: context)
      // Of several views, one presents it.
      var modifier = presented?.modifier(in: context)
      return nodes.map { node in
        defer { modifier = nil }
        return modifier.map { node.with($0) } ?? node
      }
    }
  }

  /// Presents a sheet over the view's screen.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _WrappedView<Self> {
    presenting(isPresented.wrappedValue ? .sheet(AnyView(content())) : nil)
  }

  /// Presents a sheet over the view's screen for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _WrappedView<Self> {
    presenting(item.wrappedValue.map { .sheet(AnyView(content($0))) })
  }

  /// Presents a screen over the view's screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _WrappedView<Self> {
    presenting(isPresented.wrappedValue ? .cover(AnyView(content())) : nil)
  }

  /// Presents a screen over the view's screen for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _WrappedView<Self> {
    presenting(item.wrappedValue.map { .cover(AnyView(content($0))) })
  }

  /// Presents a card beside the view with an arrow that points at it; on a screen as narrow as a
  /// phone's a sheet, unless the content sets `presentationCompactAdaptation(.popover)`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> _WrappedView<Self> {
    presenting(isPresented.wrappedValue ? .popover(AnyView(content()), arrowEdge) : nil)
  }

  /// Presents a popover beside a place of the view; it is drawn beside the whole view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> _WrappedView<Self> {
    popover(isPresented: isPresented, arrowEdge: arrowEdge, content: content)
  }

  /// Presents an alert over the view's screen, which may have a message.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> _WrappedView<Self> {
    presenting(isPresented.wrappedValue ? .alert(Dialog(Text(title), actions(), message())) : nil)
  }

  /// Presents an alert over the view's screen for data.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> _WrappedView<Self> {
    let dialog = data.map { Dialog(Text(title), actions($0), message($0)) }
    return presenting(isPresented.wrappedValue ? dialog.map { .alert($0) } : nil)
  }

  /// Presents an alert over the view's screen, in its form before iOS 15.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> _WrappedView<Self> {
    presenting(isPresented.wrappedValue ? .alert(content().dialog) : nil)
  }

  /// Presents actions over the view's screen, which may have a message; the title is hidden unless it is requested.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> _WrappedView<Self> {
    let dialog = Dialog(Text(title), actions(), message())
    return presenting(
      isPresented.wrappedValue
        ? .actionSheet(dialog, hasTitle: titleVisibility == .visible) : nil)
  }

  /// Presents actions over the view's screen for data.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> _WrappedView<Self> {
    let dialog = data.map { Dialog(Text(title), actions($0), message($0)) }
    return presenting(
      isPresented.wrappedValue
        ? dialog.map { .actionSheet($0, hasTitle: titleVisibility == .visible) } : nil)
  }

  /// Presents actions over the view's screen, under their name before iOS 15.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> _WrappedView<Self> {
    presenting(isPresented.wrappedValue ? .actionSheet(content().dialog, hasTitle: true) : nil)
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

  /// Sets the form of a popover or a sheet in little room.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> _TraitView<Self> {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the form of a popover or a sheet in little room across, and in little room down.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> _TraitView<Self> {
    trait { traits, _ in
      traits.presentation.compactAdaptation = CellViews.PresentationAdaptation(
        horizontal: horizontal.node, vertical: vertical.node)
    }
  }

  /// Puts views beside the view, which are noticed if they are shown from the beginning.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "inspector", file, line) }
}

/// A form of a popover or a sheet in little room.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover

  fileprivate var node: CellViews.PresentationAdaptation.Form {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .popover: .popover
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    }
  }
}

/// The place of a view beside which a popover is.
public enum PopoverAttachmentAnchor: Sendable {
  /// A point, as fractions of the view's width and height.
  case point(UnitPoint)
  /// A rectangle.
  case rect(Source)

  /// A rectangle of a view.
  public struct Source: Sendable {
    /// The whole view.
    public static let bounds = Source()
    /// Returns a rectangle in the view's coordinates, in points.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}
