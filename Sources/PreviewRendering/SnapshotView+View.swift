import CellViews
import LayoutGeometry
import LayoutSnapshots

extension SnapshotView {
  /// Creates a view with the settings that it and its modifiers describe, without defaults.
  ///
  /// - Parameter isAnonymous: Leaves out names and the texts that people read, as for elements: the views of many
  ///   are the same but for those.
  init(_ view: ViewNode, isAnonymous: Bool = false) {
    let (view, modifiers) = view.described
    let settings = view.settings + modifiers.flatMap(\.settings)
    self.init(
      view.kind, name: isAnonymous ? nil : view.name,
      settings: (isAnonymous ? view.namesOfTexts : [])
        + settings.filter { !$0.isDefault && !(isAnonymous && $0.isText) }
        .map(SnapshotSetting.init),
      children: view.children.map { Self($0, isAnonymous: isAnonymous) }
        + modifiers.compactMap(\.added).map { Self($0, isAnonymous: isAnonymous) })
  }

  /// The view that a modifier adds, in one of the modifier's kind: `background { color }`.
  private init(_ added: ModifierDescription.AddedView, isAnonymous: Bool) {
    let alignment = [LayoutSetting.alignment("alignment", added.alignment)].compactMap(\.self)
    // Nothing of a mask is drawn, so that its texts are nowhere else.
    self.init(
      added.kind, settings: alignment.filter { !$0.isDefault }.map(SnapshotSetting.init),
      children: [Self(added.view, isAnonymous: isAnonymous && added.kind != "mask")])
  }
}

extension ViewDescription {
  /// The texts that a control was given, by their names, which many elements have in common: as of a toggle, whether it
  /// has a label.
  fileprivate var namesOfTexts: [SnapshotSetting] {
    if ["text", "image", "symbol"].contains(kind) { return [] }
    let given = settings.filter { $0.isText && !$0.isDefault && !$0.value.words.isEmpty }.map(
      \.name)
    let names = (texts ?? [Self.nameSetting] + given).compactMap { text in
      if text != Self.nameSetting { return given.contains(text) ? text : nil }
      return name.map { $0.isEmpty ? SnapshotSetting.emptyLabel : SnapshotSetting.label }
    }
    return names.isEmpty
      ? [] : [SnapshotSetting(SnapshotSetting.textsName, names.joined(separator: " "))]
  }
}
