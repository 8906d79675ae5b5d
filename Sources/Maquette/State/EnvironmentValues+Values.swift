public import CellViews
public import Foundation
public import LayoutGeometry
public import TextShaping

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
  }
  private enum TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum DirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  private enum DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicType { .large } }
  private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: Double { 2 } }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private enum IdiomKey: EnvironmentKey { static var defaultValue: ScreenTraits.Idiom { .phone } }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  private enum SystemKey: EnvironmentKey { static var defaultValue: SystemLook { .iOS18 } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

  /// The font of texts; nil for the body's.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The height of the lines of texts; nil for that of their fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// The alignment of the lines of texts.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The light or the dark colours; the canvas's unless a surrounding view sets it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The layout direction; the canvas's unless a surrounding view sets it.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The size that text styles are scaled to; the canvas's unless a surrounding view sets it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// Indicates whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The pixels per point, which the canvas decides.
  public var displayScale: Double {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The room across: compact, as on an upright phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The kind of device; that of its width for a canvas of no device.
  var idiom: ScreenTraits.Idiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }

  /// The iOS that is drawn, which the canvas decides.
  var system: SystemLook {
    get { self[SystemKey.self] }
    set { self[SystemKey.self] = newValue }
  }

  /// The room down: regular, as on an upright phone.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The language and region: American English, unless a view around sets it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar: the Gregorian one, unless a view around sets it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone: Greenwich's, unless a view around sets it, so that pictures are alike anywhere.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// The room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The light or the dark colours, under SwiftUI's name.
public typealias ColorScheme = Appearance

/// The size that text styles are scaled to, under SwiftUI's name.
public typealias DynamicTypeSize = DynamicType

nonisolated extension View {
  /// Sets a value of the view's environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[keyPath: keyPath] = value }
  }

  /// Adds an observable object to the view's environment.
  public func environment<Object: AnyObject>(_ object: Object?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[object: Object.self] = object }
  }

  /// Adds a model to the view's environment.
  public func environmentObject<Model: ObservableObject>(_ model: Model) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[object: Model.self] = model }
  }

  /// Changes a value of the view's environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { transform(&$0[keyPath: keyPath]) }
  }
}

extension EnvironmentValues {
  /// Returns the layout's modifiers for the values that differ from the surrounding ones.
  func modifiers(changing outer: EnvironmentValues) -> [NodeModifier] {
    var changes: [EnvironmentChange] = []
    if colorScheme != outer.colorScheme { changes.append(.appearance(colorScheme)) }
    if dynamicTypeSize != outer.dynamicTypeSize { changes.append(.dynamicType(dynamicTypeSize)) }
    if layoutDirection != outer.layoutDirection {
      changes.append(.layoutDirection(layoutDirection))
    }
    if lineLimit != outer.lineLimit { changes.append(.lineLimit(lineLimit)) }
    if lineHeight != outer.lineHeight { changes.append(.text(.lineHeight(lineHeight?.height))) }
    if multilineTextAlignment != outer.multilineTextAlignment {
      changes.append(.multilineTextAlignment(multilineTextAlignment))
    }
    if let font, font != outer.font { changes.append(.font(font)) }
    return changes.map { .environment($0) }
  }

  /// The smallest width of the regular size class, in points: that of the smallest iPad.
  private static let regularWidth = 744.0

  /// Creates the environment of a canvas's root.
  package init(_ canvas: PreviewCanvas) {
    self.init()
    colorScheme = canvas.appearance
    layoutDirection = canvas.layoutDirection
    dynamicTypeSize = canvas.dynamicType
    displayScale = canvas.scale
    system = canvas.system
    if let tag = canvas.locale?.tag { locale = Locale(identifier: tag) }
    let isWide = canvas.width >= Self.regularWidth
    horizontalSizeClass = isWide ? .regular : .compact
    idiom = canvas.bezel?.isTablet ?? isWide ? .pad : .phone
  }
}
