public import Foundation

/// Closes what a view is presented in; at rest it does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// How a view is presented, under its name before iOS 15.
public struct PresentationMode: Sendable {
  /// False, as nothing is presented.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

/// Whether an app is in front.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }

  /// Closes what the view is presented in; at rest it does nothing.
  public var dismiss: DismissAction { DismissAction() }
  /// False, as nothing is presented.
  public var isPresented: Bool { false }
  /// How the view is presented, under its name before iOS 15.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// In front.
  public var scenePhase: ScenePhase { .active }

  /// How much room there is across: compact, as on an upright phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is down: regular, as on an upright phone.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

/// Opens an address; at rest it does nothing.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

  /// Opens an address; at rest it does nothing.
  public var openURL: OpenURLAction { OpenURLAction() }

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

nonisolated extension View {
  /// Where settings are stored, which nothing at rest is.
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }

  /// What happens when an address is opened; it is not run.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> Self { self }
}
