import CellViews
import LayoutGeometry
import LayoutSnapshots

extension SnapshotView {
  /// A view with all that decides the places of what it shows, as it and its modifiers describe themselves.
  init(_ view: ViewNode) {
    let (view, modifiers) = view.described
    self.init(view.kind, name: view.name, children: view.children.map { Self($0) })
    add(view.settings)
    for modifier in modifiers {
      add(modifier.settings)
      if let added = modifier.added { add(added) }
    }
  }

  /// Adds settings, without those at their defaults and those that are in what is drawn.
  private mutating func add(_ settings: [LayoutSetting]) {
    self.settings += settings.filter { !$0.isDefault && !$0.effects.contains(.paint) }
      .map(SnapshotSetting.init)
  }

  /// Adds the view of a modifier; of one that is only drawn, its kind among the settings is enough.
  private mutating func add(_ added: ModifierDescription.AddedView) {
    let view = SnapshotView(added.view)
    let isPainted = view.settings.allSatisfy { ["fill", "stroke"].contains($0.name) }
    if added.isBrief, isPainted, view.children.isEmpty, view.name == nil { return }
    var holder = SnapshotView(added.kind, children: [view])
    if let alignment = LayoutSetting.alignment("alignment", added.alignment) {
      holder.add([alignment])
    }
    children.append(holder)
  }
}
