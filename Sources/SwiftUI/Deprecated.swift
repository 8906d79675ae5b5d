public import Foundation
public import Maquette

// Words that apps still write under the names that they had.

nonisolated extension View {
  /// Sets the label for a screen reader, under its name before iOS 14.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value for a screen reader, under its name before iOS 14.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the hint for a screen reader, under its name before iOS 14.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from a screen reader, under its name before iOS 14.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the name for tests, under its name before iOS 14.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds traits, under its name before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits, under its name before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order for a screen reader, under its name before iOS 14.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Shows the light or the dark colours, under its name before iOS 14.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Hides the status bar, under its name before iOS 16.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Sets the title of the screen, under its name before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the screen, under its name before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Adds a search field with suggestions, which are not shown, under its name before iOS 16.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search", @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  /// Cuts the view off at its edges.
  public func clipped(antialiased: Bool) -> some View { clipped() }
  /// Rounds the view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool) -> some View {
    cornerRadius(radius)
  }
  /// Adds the background of the surroundings.
  public func background() -> some View { background(BackgroundStyle()) }
  /// Runs an action while the view is pressed, under its name before iOS 15.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> Self { self }
  /// Shows a border in a style.
  @_disfavoredOverload
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(style, lineWidth: width))
  }
  /// Sets the shape of some interactions, which a picture does not show.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> Self { self }
  /// Returns the view, which is compared with no other.
  public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// A view that is made again where it is another one.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Creates a view from another.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  @MainActor public var body: some View { content }
}

/// The interactions that have a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each interaction.
  public let rawValue: Int

  /// Creates the interactions of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// A screen reader's frame.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

nonisolated extension NavigationLink {
  /// Creates a link to a screen, which is shown while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
  /// Creates a link to a screen, which is shown while a value is the link's.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
  /// Creates a link to a screen, which is shown while a value is the link's.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a link to a screen, which is shown while a value is true.
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(title, destination: destination)
  }
}

nonisolated extension Slider {
  /// Creates a slider with labels at its ends, under its name before iOS 15.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel })
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label for a screen reader, under its name before iOS 15.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a prompt, under its name before iOS 15.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }
  /// Creates a field with a prompt, under its name before iOS 15.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
  /// Creates a field with a prompt, under its name before iOS 15.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a value as a formatter writes it, under its name before iOS 15.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(title, value: value, formatter: formatter) }
  /// Creates a field with a value as a formatter writes it, under its name before iOS 15.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(title, value: value, formatter: formatter) }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a field with a prompt, under its name before iOS 15.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}

nonisolated extension NavigationSplitView {
  /// Creates a view of three screens, of which a narrow screen shows one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two screens, of which a narrow screen shows one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail) }
}

/// A screen of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  case sidebar, content, detail
}

/// Returns the style of wheels.
public func WheelDatePickerStyle() -> DatePickerStyle { .wheel }
/// Returns the style of a month.
public func GraphicalDatePickerStyle() -> DatePickerStyle { .graphical }
/// Returns the style of a surface that opens a calendar.
public func CompactDatePickerStyle() -> DatePickerStyle { .compact }
/// Returns the system's style.
public func DefaultDatePickerStyle() -> DatePickerStyle { .automatic }
/// Returns the style of screens beside each other.
public func DoubleColumnNavigationViewStyle() -> StackNavigationViewStyle { .columns }
/// Returns the style of screens beside each other.
public func ColumnNavigationViewStyle() -> StackNavigationViewStyle { .columns }
/// Returns the system's style.
public func DefaultNavigationViewStyle() -> StackNavigationViewStyle { .automatic }

/// A view modifier that animates, under its name before iOS 15.
public protocol AnimatableModifier: Animatable, ViewModifier {}

nonisolated extension Stepper {
  /// Creates a stepper with a label, in the order before iOS 15.
  @_disfavoredOverload
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label, in the order before iOS 15.
  @_disfavoredOverload
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label, for a value between bounds, in the order before iOS 15.
  @_disfavoredOverload
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
