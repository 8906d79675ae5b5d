public import CellViews
public import Foundation
public import LayoutGeometry
public import TextShaping

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
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
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

  /// The font of texts; nil for the body's.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines that a text may have; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of texts are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Whether colours are the light or the dark ones; what no view around sets is the canvas's.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Where leading is; what no view around sets is the canvas's.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The size that text styles are scaled to; what no view around sets is the canvas's.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// False where controls are disabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Device pixels a point; the canvas decides.
  public var displayScale: Double {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The room across: compact, as on an upright phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
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

/// Whether colours are the light or the dark ones, under SwiftUI's name.
public typealias ColorScheme = Appearance

/// The size that text styles are scaled to, under SwiftUI's name.
public typealias DynamicTypeSize = DynamicType

nonisolated extension View {
  /// The view with a value of its environment set.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[keyPath: keyPath] = value }
  }

  /// The view with an observable object in its environment.
  public func environment<Object: AnyObject>(_ object: Object?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[object: Object.self] = object }
  }

  /// The view with a model in its environment.
  public func environmentObject<Model: ObservableObject>(_ model: Model) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0[object: Model.self] = model }
  }

  /// The view with a value of its environment changed.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { transform(&$0[keyPath: keyPath]) }
  }
}

extension EnvironmentValues {
  /// What the layout knows of the values, where they are not those around.
  func modifiers(changing outer: EnvironmentValues) -> [NodeModifier] {
    var changes: [EnvironmentChange] = []
    if colorScheme != outer.colorScheme { changes.append(.appearance(colorScheme)) }
    if dynamicTypeSize != outer.dynamicTypeSize { changes.append(.dynamicType(dynamicTypeSize)) }
    if layoutDirection != outer.layoutDirection {
      changes.append(.layoutDirection(layoutDirection))
    }
    if lineLimit != outer.lineLimit { changes.append(.lineLimit(lineLimit)) }
    if multilineTextAlignment != outer.multilineTextAlignment {
      changes.append(.multilineTextAlignment(multilineTextAlignment))
    }
    if let font, font != outer.font { changes.append(.font(font)) }
    return changes.map { .environment($0) }
  }

  /// The width from which on there is more room than on a phone, in points: that of the smallest iPad.
  private static let regularWidth = 744.0

  /// What a canvas decides.
  init(_ canvas: PreviewCanvas) {
    self.init()
    colorScheme = canvas.appearance
    layoutDirection = canvas.layoutDirection
    dynamicTypeSize = canvas.dynamicType
    displayScale = canvas.scale
    horizontalSizeClass = canvas.width < Self.regularWidth ? .compact : .regular
  }
}
