import CellViews
import LayoutGeometry

/// A key of values that views report to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not report one.
  static var defaultValue: Value { get }
  /// Combines the value of the next view with that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// A default of nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Returns the combined value of those that views report.
  fileprivate static func value(of reported: [PreferenceValue]) -> Value {
    let values = reported.compactMap { $0.value as? Value }
    guard var value = values.first else { return defaultValue }
    for next in values.dropFirst() { reduce(value: &value) { next } }
    return value
  }
}

nonisolated extension View {
  /// Reports a value to the surrounding views, instead of the values of the views inside.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> _ModifiedView<Self> {
    let reported = [PreferenceValue(value)]
    return modified(.preference(ObjectIdentifier(key)) { _, _ in reported })
  }

  /// Changes the reported value of the views inside.
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

  /// Reports a place of the view, instead of the values of the views inside.
  public func anchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping @MainActor (Anchor<Place>) -> Key.Value
  ) -> _ModifiedView<Self> {
    modified(
      .preference(ObjectIdentifier(key)) { view, _ in
        onMainActor { [PreferenceValue(transform(value.anchor(view)))] }
      })
  }

  /// Adds a place of the view to the reported value of the views inside.
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

  /// Adds views over the view that depend on the reported values of it and the views inside; its
  /// size is proposed to them.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Overlay
  ) -> _WrappedView<Self> {
    decorated(by: key, isBehind: false, alignment, transform)
  }

  /// Adds views behind the view that depend on the reported values of it and the views inside; its
  /// size is proposed to them.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Background
  ) -> _WrappedView<Self> {
    decorated(by: key, isBehind: true, alignment, transform)
  }
}

nonisolated extension View {
  private func decorated<Key: PreferenceKey>(
    by key: Key.Type, isBehind: Bool, _ alignment: Alignment,
    _ decoration: @escaping @MainActor (Key.Value) -> some View
  ) -> _WrappedView<Self> {
    let id = ObjectIdentifier(key)
    return _WrappedView(self) { view, context in
      let added = context.late(layered: alignment) { (reported: [PreferenceValue]) in
        decoration(Key.value(of: reported))
      }
      let modifier = NodeModifier.decoration(
        readingPreference: id, isBehind: isBehind, alignment: alignment, added)
      return view._nodes(in: context).map { .modified($0, modifier) }
    }
  }
}
