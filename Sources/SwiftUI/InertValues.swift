public import Foundation
public import Maquette
public import UniformTypeIdentifiers

// The values of words that a picture does not show.

/// The importance of a fact that a screen reader speaks.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  case `default`, high
}

/// A part of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// A kind of text for a screen reader.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The treatment of a long press on a button.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// A look of a form, which is that of a phone.
public enum FormStyle: Hashable, Sendable {
  case automatic, grouped, columns
}

/// The treatment of a menu whose item was chosen.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// The treatment of a pull on a sheet.
public enum PresentationContentInteraction: Hashable, Sendable {
  case automatic, resizes, scrolls
}

/// The size of a sheet on a wide screen.
public enum PresentationSizing: Hashable, Sendable {
  case automatic, fitted, form, page
}

/// The treatment of the bars during a search.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

/// The treatment of a drag over a button.
public enum SpringLoadingBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// A look of an editor, which is that of a phone.
public enum TextEditorStyle: Hashable, Sendable {
  case automatic, plain
}

/// The side of a text's end.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

/// The help with a text.
public enum WritingToolsBehavior: Hashable, Sendable {
  case automatic, complete, limited, disabled
}

/// The use of a bar.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, navigationStack, browser, editor
}

/// The looks of a number beside a row.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

/// The place of a container's background.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case widget, navigation, navigationSplitView, tabView, window, subscriptionStore
}

/// A look of a group of controls.
public enum ControlGroupStyle: Hashable, Sendable {
  case automatic, navigation, menu, compactMenu, palette
}

/// The size of a text beside others.
public enum TextScale: Hashable, Sendable {
  case `default`, secondary
}

/// The place of a pointer over a view.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint), ended
}

/// The state of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Indicates whether the view moves.
  public var isScrolling: Bool { self != .idle }
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
  case copy, move, forbidden, cancel, delete
}

/// The way from one screen to the next.
public struct NavigationTransition: Hashable, Sendable {
  /// The system's way.
  public static let automatic = NavigationTransition()

  /// Returns a way that begins at a view.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> NavigationTransition { .automatic }
}

/// The content and the place of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content's point at the top left corner.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The space around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the view, in points.
  public var containerSize: CGSize
  /// The rectangle of the content that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The view's own rectangle.
  public var bounds: CGRect { visibleRect }
}

/// The place of a scroll view while its state changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The content and the place.
  public var geometry: ScrollGeometry
}

/// The items that are dragged over a view.
public struct DropInfo: Sendable {
  /// The place of the finger.
  public var location: CGPoint

  /// Indicates whether there are items of some types; there are none.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns the items of some types; none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The treatment of what is dragged over a view.
public struct DropProposal: Sendable {
  /// The effect of the drop.
  public let operation: DropOperation

  /// Creates a treatment.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// An object that takes what is dropped; none of its methods is called.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the items are taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the items.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the items come.
  func dropEntered(info: DropInfo)
  /// Called when the items move.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the items go.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The element that has a screen reader's focus: none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding of the element.
  public struct Binding {
    /// The element.
    public var wrappedValue: Value
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// Creates a state of one element.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a state of several elements.
  public init<Element: Hashable>() where Value == Element? {
    state = State(wrappedValue: nil)
  }

  /// The element.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding of the element.
  public var projectedValue: Binding { Binding(wrappedValue: wrappedValue) }
}

/// An entry of a screen reader's rotor, which is not visible.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Creates an entry with a label.
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID? = nil,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry with a label.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID? = nil,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// No view.
  @MainActor public var body: some View { EmptyView() }
}

/// A key of a value of the view that has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view that has the focus: none.
public struct FocusedValues {
  /// The value under a key; nil.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view that has the focus: nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a reference to the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// The value.
  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus: nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a reference to the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A function of the graphics processor's.
@dynamicMemberLookup
public struct Shader: Sendable {
  /// An argument of a function.
  public struct Argument: Sendable {
    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// The view's rectangle.
    public static var boundingRect: Argument { Argument() }
  }

  /// Returns the function.
  public subscript(dynamicMember name: String) -> Shader { self }
}

/// The functions of the graphics processor's.
@dynamicMemberLookup
public enum ShaderLibrary {
  /// Returns a function.
  public static subscript(dynamicMember name: String) -> _ShaderFunction { _ShaderFunction() }
}

/// A function of the graphics processor's, which takes arguments.
public struct _ShaderFunction: Sendable {
  /// Returns the function with its arguments.
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader() }
}

/// An object that draws a text in an app's own way, which is not called.
public protocol TextRenderer {}

/// The kind of a preview's surroundings.
public protocol PreviewContext {}

/// The changes that can be taken back: none.
public final class UndoManager: Sendable {
  /// Indicates whether there is a change to take back.
  public var canUndo: Bool { false }
  /// Indicates whether there is a change to make again.
  public var canRedo: Bool { false }

  /// Creates an empty list of changes.
  public init() {}
  /// Does nothing.
  public func undo() {}
  /// Does nothing.
  public func redo() {}
}

/// The kinds of texts that are submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int

  /// Creates the kinds of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The texts of fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The texts of searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A value that can be dragged, shared or copied, none of which happens at rest.
public protocol Transferable {
  /// The forms of the value.
  associatedtype Representation: TransferRepresentation
  /// The forms of the value.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of a value that can be dragged.
public protocol TransferRepresentation<Item> {
  /// The type of the value.
  associatedtype Item
}

/// A form of a value that is never made.
public struct _TransferForm<Item>: TransferRepresentation {}

/// A builder of the forms of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Returns the only form.
  public static func buildBlock<Form: TransferRepresentation>(_ form: Form) -> Form { form }
  /// Returns the forms.
  public static func buildBlock<each Form: TransferRepresentation>(
    _ forms: repeat each Form
  ) -> _TransferForm<Item> { _TransferForm() }
}

/// A value in the form of its code.
public struct CodableRepresentation<Item>: TransferRepresentation {
  /// Creates the form of a kind.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value in the form of bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates the form of a kind.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates the form of a kind, in which the value leaves the app.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates the form of a kind, in which the value comes into the app.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value in the form of another.
public struct ProxyRepresentation<Item, Other>: TransferRepresentation {
  /// Creates the form of another value, in which it leaves the app.
  public init(exporting: @escaping @Sendable (Item) async throws -> Other) {}
  /// Creates the form of another value, in which it comes into the app.
  public init(importing: @escaping @Sendable (Other) async throws -> Item) {}
  /// Creates the form of another value.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Other,
    importing: @escaping @Sendable (Other) async throws -> Item
  ) {}
}

extension String: Transferable {
  /// The form of a text.
  public static var transferRepresentation: _TransferForm<String> {
    _TransferForm<String>()
  }
}

extension Data: Transferable {
  /// The form of bytes.
  public static var transferRepresentation: _TransferForm<Data> {
    _TransferForm<Data>()
  }
}

extension URL: Transferable {
  /// The form of an address.
  public static var transferRepresentation: _TransferForm<URL> {
    _TransferForm<URL>()
  }
}

extension Image: Transferable {
  /// The form of a picture.
  public static var transferRepresentation: _TransferForm<Image> {
    _TransferForm<Image>()
  }
}

extension CGFloat {
  /// Returns the distance from zero, under the name that an extension of the type finds first on Linux.
  @inlinable @_disfavoredOverload
  public func abs(_ value: CGFloat) -> CGFloat { value.magnitude }
}
