public import LayoutGeometry

// What would be shown over a view: at rest, and in a picture of a view, it is not. What is presented
// from the beginning is noticed.

nonisolated extension View {
  /// A sheet over the view, which is not drawn.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "sheet", file, line) }

  /// A sheet over the view for an item, which is not drawn.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: item.wrappedValue != nil, "sheet", file, line) }

  /// A screen over the view, which is not drawn.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "fullScreenCover", file, line) }

  /// A screen over the view for an item, which is not drawn.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: item.wrappedValue != nil, "fullScreenCover", file, line) }

  /// A popover beside the view, which is not drawn.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "popover", file, line) }

  /// An alert over the view, which is not drawn.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "alert", file, line) }

  /// An alert over the view, which is not drawn.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "alert", file, line) }

  /// An alert over the view for data, which is not drawn.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: isPresented.wrappedValue && data != nil, "alert", file, line)
  }

  /// An alert over the view, under its form before iOS 15, which is not drawn.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "alert", file, line) }

  /// Buttons over the view, which are not drawn.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: isPresented.wrappedValue, "confirmationDialog", file, line)
  }

  /// Buttons and a message over the view, which are not drawn.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: isPresented.wrappedValue, "confirmationDialog", file, line)
  }

  /// Buttons and a message over the view for data, which are not drawn.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: isPresented.wrappedValue && data != nil, "confirmationDialog", file, line)
  }

  /// Buttons over the view, under their name before iOS 15, which are not drawn.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "actionSheet", file, line) }

  /// The menu of the view, which is closed at rest.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

  /// What would be offered for the view, beside another look of it.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> Self { self }

  /// How high the sheet of the view is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// Whether the sheet of the view has a grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// Whether the sheet of the view cannot be dismissed by hand.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// The radius of a sheet's corners, in points.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> Self { self }

  /// What is behind a sheet's views.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// What is behind a sheet's views.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> Self { self }

  /// How a popover is shown where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

  /// Whether what is behind a sheet can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }

  /// Views beside the view, which are noticed where they are shown from the beginning.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: isPresented.wrappedValue, "inspector", file, line) }
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let share: Double
  private let height: Double

  /// Half of the screen.
  public static let medium = PresentationDetent(share: 0.5, height: 0)
  /// All of the screen.
  public static let large = PresentationDetent(share: 1, height: 0)

  /// A share of the screen, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(share: fraction, height: 0)
  }

  /// A height, in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(share: 0, height: height)
  }
}

/// An alert, under its form before iOS 15.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// A button that leaves everything as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// A button that leaves everything as it was.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }
  }

  /// An alert with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// Buttons over a screen, under their name before iOS 15.
public struct ActionSheet {
  /// A button.
  public typealias Button = Alert.Button

  /// Buttons under a title.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// How a popover is shown where there is little room.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// It can while the sheet is at most so high.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }
}
