@_exported public import SwiftUI
public import Foundation
public import Maquette

// Widgets' views are views; what shows them on a home screen is not run.

/// A widget.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the settings.
  associatedtype Body: WidgetConfiguration
  /// The settings.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Ends the program: a widget is shown by its previews.
  public static func main() { end(of: Self.self) }
}

/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the widgets.
  init()
}

extension WidgetBundle {
  /// Ends the program: widgets are shown by their previews.
  public static func main() { end(of: Self.self) }
}

private func end(of type: Any.Type) {
  FileHandle.standardError.write(
    Data("\(type): a widget is not run here: draw its previews\n".utf8))
}

/// A builder of widgets.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Returns the only widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Returns the widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _Widgets {
    _Widgets()
  }
  /// Returns the widgets of an `if`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> _Widgets { _Widgets() }
}

/// Several widgets in one.
public struct _Widgets: Widget {
  /// Creates no widget.
  public nonisolated init() {}
  /// Settings without views.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Settings of no widget.
public nonisolated struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates the settings.
  public init() {}
}

/// The settings of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {}

extension WidgetConfiguration {
  /// Returns the settings.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
  /// Returns the settings.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> Self { self }
  /// Returns the settings.
  public func description(_ description: LocalizedStringKey) -> Self { self }
  /// Returns the settings.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> Self { self }
  /// Returns the settings.
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  /// Returns the settings.
  public func contentMarginsDisabled() -> Self { self }
  /// Returns the settings.
  public func onBackgroundURLSessionEvents(
    matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> Self { self }
}

/// Settings without parameters.
public nonisolated struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates the settings of a widget whose views are made of a provider's entries.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A moment of a widget.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
}

/// The moments of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  /// The moments.
  public let entries: [EntryType]
  /// The time of the next ones.
  public let policy: TimelineReloadPolicy

  /// Creates moments.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The time of the next moments.
public struct TimelineReloadPolicy: Equatable, Sendable {
  /// After the last one.
  public static let atEnd = TimelineReloadPolicy()
  /// At the app's request.
  public static let never = TimelineReloadPolicy()
  /// Returns a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { .atEnd }
}

/// The request for a widget's moments.
public struct TimelineProviderContext: Sendable {
  /// The kind of the widget.
  public let family: WidgetFamily
  /// Indicates whether the moment is for a gallery.
  public let isPreview: Bool
  /// The size, in points.
  public let displaySize: CGSize
}

/// A source of a widget's moments; none of its methods is called.
public protocol TimelineProvider {
  /// The type of the moments.
  associatedtype Entry: TimelineEntry
  /// The request for the moments.
  typealias Context = TimelineProviderContext
  /// Returns a moment without data.
  func placeholder(in context: Context) -> Entry
  /// Makes a moment for a gallery.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Makes the moments.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The widgets on the home screen: none.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  /// Does nothing.
  public func reloadAllTimelines() {}
  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}
}

/// The surroundings of a widget's preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  /// Creates the surroundings of a kind of widget.
  public init(family: WidgetFamily) {
    self.family = family
  }
}

nonisolated extension View {
  /// Sets the surroundings of a widget's preview.
  public func previewContext(_ value: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
  }
  /// Sets the address that a widget opens, which is not visible.
  public func widgetURL(_ url: URL?) -> Self { self }
  /// Sets whether a widget tints the view, which it does not here.
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
}
