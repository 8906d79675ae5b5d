import CellViews
import LayoutGeometry

/// A value that views report to the views around them.
public protocol PreferenceKey: SendableMetatype {
  /// What the value is.
  associatedtype Value
  /// The value of views that report none.
  static var defaultValue: Value { get }
  /// Adds the value of the next view to that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// One value of those that views report.
  fileprivate static func value(of reported: [PreferenceValue]) -> Value {
    let values = reported.compactMap { $0.value as? Value }
    guard var value = values.first else { return defaultValue }
    for next in values.dropFirst() { reduce(value: &value) { next } }
    return value
  }
}

nonisolated extension View {
  /// Reports a value to the views around, instead of what the views in this one report.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> _ModifiedView<Self> {
    let reported = [PreferenceValue(value)]
    return modified(.preference(ObjectIdentifier(key)) { _, _ in reported })
  }

  /// Changes what the views in this one report.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping @MainActor (inout Key.Value) -> Void
  ) -> _ModifiedView<Self> {
    modified(
      .preference(ObjectIdentifier(key)) { _, inside in
        onMainActor {
          var value = Key.value(of: inside)
          callback(&value)
          return [PreferenceValue(value)]
        }
      })
  }

  /// Reports where the view is, instead of what the views in this one report.
  public func anchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping @MainActor (Anchor<Place>) -> Key.Value
  ) -> _ModifiedView<Self> {
    modified(
      .preference(ObjectIdentifier(key)) { view, _ in
        onMainActor { [PreferenceValue(transform(value.anchor(view)))] }
      })
  }

  /// Adds where the view is to what the views in this one report.
  public func transformAnchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping @MainActor (inout Key.Value, Anchor<Place>) -> Void
  ) -> _ModifiedView<Self> {
    modified(
      .preference(ObjectIdentifier(key)) { view, inside in
        onMainActor {
          var reported = Key.value(of: inside)
          transform(&reported, value.anchor(view))
          return [PreferenceValue(reported)]
        }
      })
  }

  /// Views over the view, which know what it and the views in it report; they are offered its size.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Overlay
  ) -> _PreferenceDecoratedView<Self> {
    _PreferenceDecoratedView(self, key, isBehind: false, alignment, transform)
  }

  /// Views behind the view, which know what it and the views in it report; they are offered its
  /// size.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Background
  ) -> _PreferenceDecoratedView<Self> {
    _PreferenceDecoratedView(self, key, isBehind: true, alignment, transform)
  }
}

/// A view with views over or behind it that are made from what it reports.
public nonisolated struct _PreferenceDecoratedView<Content: View>: _BuiltInView {
  private let content: Content
  private let modifier: @MainActor (_ViewContext) -> NodeModifier

  init<Key: PreferenceKey>(
    _ content: Content, _ key: Key.Type, isBehind: Bool, _ alignment: Alignment,
    _ decoration: @escaping @MainActor (Key.Value) -> some View
  ) {
    self.content = content
    modifier = { context in
      let view = context.late(layered: alignment) { (reported: [PreferenceValue]) in
        decoration(Key.value(of: reported))
      }
      return .decoration(
        readingPreference: ObjectIdentifier(key), isBehind: isBehind, alignment: alignment, view)
    }
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let modifier = modifier(context)
    return content._nodes(in: context).map { .modified($0, modifier) }
  }
}
