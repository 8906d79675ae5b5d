package import LayoutGeometry

/// A value that a view reports to those around it.
package struct PreferenceValue: @unchecked Sendable {
  // Unchecked: the fronts make and read values on the main actor alone.
  /// The value.
  package let value: Any

  /// Creates a value of any type.
  package init(_ value: Any) {
    self.value = value
  }
}

/// The values that views have reported, by key, in the order of placement.
typealias PreferenceValues = [ObjectIdentifier: [PreferenceValue]]

extension NodeModifier {
  /// Changes the values that the view and those in it report under a key.
  ///
  /// - Parameter change: Returns the replacement, for the view's place and the values reported so
  ///   far.
  package static func preference(
    _ key: ObjectIdentifier,
    _ change: @escaping @Sendable (ViewGeometry, [PreferenceValue]) throws -> [PreferenceValue]
  ) -> NodeModifier {
    NodeModifier(Preference(key: key, change: change))
  }

  /// Puts a view over the view, or behind it, made from the values that the view and those in it
  /// report under a key; its proposal is the size of the view.
  package static func decoration(
    readingPreference key: ObjectIdentifier, isBehind: Bool, alignment: Alignment,
    _ content: @escaping @Sendable ([PreferenceValue]) throws -> ViewNode
  ) -> NodeModifier {
    NodeModifier(
      PreferenceDecoration(
        key: key, isBehind: isBehind, alignment: alignment, content: content))
  }
}

private struct Preference: PrimitiveModifier {
  let key: ObjectIdentifier
  let change: @Sendable (ViewGeometry, [PreferenceValue]) throws -> [PreferenceValue]

  var description: ModifierDescription {
    // Views that read the `key` get what `change` reports.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: PreferenceLayout(child: child, preference: self))
  }
}

/// A modifier without a placed view of its own.
private struct PreferenceLayout: ModifierLayout {
  let child: LayoutNode
  let preference: Preference

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outside = pass.preferences.removeValue(forKey: preference.key) ?? []
    let view = try child.place(in: frame, proposal: proposal, pass: pass)
    let inside = pass.preferences[preference.key] ?? []
    pass.preferences[preference.key] =
      try outside + preference.change(pass.geometry(of: frame), inside)
    return view
  }
}

private struct PreferenceDecoration: PrimitiveModifier {
  let key: ObjectIdentifier
  let isBehind: Bool
  let alignment: Alignment
  let content: @Sendable ([PreferenceValue]) throws -> ViewNode

  var description: ModifierDescription {
    // `content` makes a view of what is reported under the `key` while views are placed.
    [
      .flag(isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", true),
      .alignment("preferenceAlignment", alignment),
    ]
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      modifier: PreferenceDecorationLayout(
        child: child, modifier: self, content: LateContent(content, in: environment)))
  }
}

private struct PreferenceDecorationLayout: ModifierLayout {
  let child: LayoutNode
  let modifier: PreferenceDecoration
  let content: LateContent<[PreferenceValue]>

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outside = pass.preferences.removeValue(forKey: modifier.key) ?? []
    // Also for a decoration behind the view: only placed views have reported their values.
    let view = try child.place(in: frame, proposal: proposal, pass: pass)
    let inside = pass.preferences[modifier.key] ?? []
    let decoration = try content.node(for: inside, in: pass)
    let offer = ProposedSize(frame.size)
    let measurement = try decoration.measure(offer, in: pass)
    let origin = measurement.origin(
      in: try child.measure(proposal, in: pass), alignment: modifier.alignment)
    let placed = try decoration.place(
      in: frame.placing(measurement.size, at: origin, direction: pass.direction),
      proposal: offer, pass: pass)
    pass.preferences[modifier.key] = outside + (pass.preferences[modifier.key] ?? [])
    return PlacedView(
      frame: frame, drawing: DecorationDrawing(content: modifier.isBehind ? 1 : 0),
      children: modifier.isBehind ? [placed, view] : [view, placed])
  }
}
