public import Combine
public import Foundation
public import Maquette
public import UniformTypeIdentifiers

// Words that a picture does not show: accessibility, drag and drop, files, focus, scrolling. Those that a screen would show are
// notices.

nonisolated extension View {
  /// Runs an action with each value of a publisher that is there at once; none is awaited.
  public func onReceive<P: Combine.Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    // A view is built on the main actor, and its publisher is used there alone.
    nonisolated(unsafe) let publisher = publisher
    return onAppear {
      publisher.sink { value in
        // The action runs before `sink` returns, on the main actor; later values are not passed on.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { action(value) }
      }
      .cancel()
    }
  }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityRotor<Content: View>(_ label: Text, @ViewBuilder entries: () -> Content)
    -> Self
  { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func accessibilityZoomAction(_ handler: @escaping @MainActor (Any) -> Void) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func copyable<Item>(_ items: @autoclosure @escaping () -> [Item]) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func cuttable<Item>(for type: Item.Type = Item.self, action: @escaping () -> [Item])
    -> Self
  { self }

  /// Returns the view: the setting is not visible at rest.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func digitalCrownRotation<Value: BinaryFloatingPoint>(_ binding: Binding<Value>) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func findDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func focusSection() -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func focusedObject<Object: AnyObject>(_ object: Object?) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func focusedSceneObject<Object: AnyObject>(_ object: Object?) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func formStyle(_ style: FormStyle) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func itemProvider(_ action: (() -> Any?)?) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func modifierKeyAlternate<Content: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> Content
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func navigationDocument(_ url: URL) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func navigationTransition(_ style: NavigationTransition) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (ScrollGeometry) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func pasteDestination<Item>(
    for type: Item.Type = Item.self, action: @escaping @MainActor ([Item]) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func searchCompletion(_ completion: String) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func searchDictationBehavior(_ behavior: Any) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> Self
  { self }

  /// Returns the view: the setting is not visible at rest.
  public func speechAdjustedPitch(_ value: Double) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func submitScope(_ isBlocking: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func textEditorStyle(_ style: TextEditorStyle) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func typeSelectEquivalent(_ text: Text?) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self {
    self
  }

  /// Returns the view: the setting is not visible at rest.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }

  /// Returns the view: the setting is not visible at rest.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }

  /// Returns the view with a notice: the setting is not drawn.
  public func badgeProminence(
    _ prominence: BadgeProminence, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("badgeProminence", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("containerBackground", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Background
  ) -> _ModifiedView<Self> { undrawn("containerBackground", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func controlGroupStyle(
    _ style: ControlGroupStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("controlGroupStyle", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("listSectionSeparator", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("listSectionSeparatorTint", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func textScale(
    _ scale: TextScale, isEnabled: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("textScale", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func textRenderer(
    _ renderer: some TextRenderer, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("textRenderer", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("colorEffect", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("distortionEffect", file, line) }

  /// Returns the view with a notice: the setting is not drawn.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("layerEffect", file, line) }

  /// Returns the view: the setting is not visible at rest.
  public func onSubmit(
    of triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void
  ) -> Self { self }
}

/// A modifier that depends on the surroundings.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier in some surroundings.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the view, changed by the modifier of its surroundings.
  public func body(content: Content) -> some View {
    ResolvedContent(modifier: self, content: content)
  }
}

/// A view that is changed by a modifier of its surroundings.
private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let content: Modifier.Content
  @Environment(\.self) private var values

  var body: some View { content.modifier(modifier.resolve(in: values)) }
}

/// The views and modifiers of an app that Xcode's library lists.
public protocol LibraryContentProvider {
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Returns the modifiers of a view.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
  /// The view that modifiers are shown on.
  associatedtype ModifierBase = Any
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }
  /// Returns no modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or a modifier in Xcode's library.
public struct LibraryItem {
  /// A part of the library.
  public enum Category: Sendable {
    case effects, layout, controls, other
  }

  /// Creates an item.
  public init<Content>(
    _ snippet: @autoclosure @escaping () -> Content, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// A builder of the items of Xcode's library.
@resultBuilder
public enum LibraryContentBuilder {
  /// Returns an item.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  /// Returns all items.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    items.flatMap(\.self)
  }
}

extension EmptyVisualEffect {
  /// Returns the effect with a notice: shaders are not drawn.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> EmptyVisualEffect { undrawn("colorEffect", file, line) }

  /// Returns the effect with a notice: shaders are not drawn.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) -> EmptyVisualEffect { undrawn("distortionEffect", file, line) }

  /// Returns the effect with a notice: shaders are not drawn.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) -> EmptyVisualEffect { undrawn("layerEffect", file, line) }
}

/// A button with a label that renames what is around it.
public nonisolated struct RenameButton<Label: View>: View {
  private let label: Label

  /// The label as that of a button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension RenameButton where Label == Maquette.Label<Text, Image> {
  /// Creates a button 'Rename' with a pencil.
  public nonisolated init() { label = Maquette.Label("Rename", systemImage: "pencil") }
}

/// The parts over a bar, or in a sidebar where there is room for one, which is not drawn.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// The look of parts over a bar.
  public var _look: _TabViewLook { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The parts over a bar, or in a sidebar where there is room for one.
  public static var sidebarAdaptable: Self { Self() }
}

nonisolated extension Tab {
  /// Leaves the tab out.
  public func hidden() -> some View { hidden(true) }

  /// Leaves the tab out if a condition is true.
  @ViewBuilder public func hidden(_ isHidden: Bool) -> some View {
    if !isHidden { self }
  }
}
