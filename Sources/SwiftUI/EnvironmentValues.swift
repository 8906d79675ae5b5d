public import Foundation
public import Maquette

// Values of the environment that nothing on a canvas changes.

/// The size of texts, under its name before iOS 15.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The size under its name now.
  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  /// Indicates whether the size is one of the largest five.
  public var isAccessibilityCategory: Bool { size >= .accessibility1 }
}

/// The kind of a widget.
public enum WidgetFamily: Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

/// The colours of a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  /// Its own.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// Two of the user's.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// Shades of one colour.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// An action that opens a window, and does nothing.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<Value: Hashable>(value: Value) {}
  /// Does nothing.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {}
}

/// An action that loads again, and does nothing.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: TruncationMode { .tail }
  }
  private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DisableAutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
  private enum WidgetFamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemMedium }
  }
  private enum WidgetRenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
  }
  private enum ShowsWidgetContainerBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  private enum IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// A value that only views set.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// A value that only views set.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// A value that only views set.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// A value that only views set.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// A value that only views set.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// A value that only views set.
  public var truncationMode: TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// A value that only views set.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// A value that only views set.
  public var disableAutocorrection: Bool? {
    get { self[DisableAutocorrectionKey.self] }
    set { self[DisableAutocorrectionKey.self] = newValue }
  }

  /// A value that only views set.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// A value that only views set.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// A value that only views set.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsWidgetContainerBackgroundKey.self] }
    set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
  }

  /// A value that only views set.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// A value that only views set.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// A value that only views set.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The value at rest.
  public var accessibilityEnabled: Bool { false }

  /// The value at rest.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// The value at rest.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// The value at rest.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// The value at rest.
  public var accessibilityDimFlashingLights: Bool { false }

  /// The value at rest.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// The value at rest.
  public var isSearching: Bool { false }

  /// The value at rest.
  public var isFocused: Bool { false }

  /// The value at rest.
  public var isFocusEffectEnabled: Bool { true }

  /// The value at rest.
  public var isSceneCaptured: Bool { false }

  /// The value at rest.
  public var supportsMultipleWindows: Bool { false }

  /// The value at rest.
  public var dismissSearch: DismissAction { EnvironmentValues().dismiss }

  /// The value at rest.
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }

  /// The value at rest.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The value at rest.
  public var refresh: RefreshAction? { nil }

  /// The value at rest.
  public var pixelLength: CGFloat { 1 / CGFloat(displayScale) }

  /// The size of texts, under its name before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)
      return index.map { ContentSizeCategory.allCases[$0] } ?? .large
    }
    set { dynamicTypeSize = newValue.size }
  }
}
