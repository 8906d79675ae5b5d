import LayoutGeometry

/// What a canvas was given, before and after, and what follows from the difference.
struct CanvasCauses {
  /// The settings that differ, in their order.
  let changes: [LayoutChange]
  private let names: Set<String>

  /// The causes of a difference; none where one of the screens has no settings.
  init(from old: SnapshotScreen, to new: SnapshotScreen) {
    guard old.hasSettings, new.hasSettings else {
      changes = []
      names = []
      return
    }
    let names = Set(
      (old.canvas.settings + new.canvas.settings).filter {
        !old.canvas.settings.contains($0) || !new.canvas.settings.contains($0)
      }.map(\.name))
    self.names = names
    // A device has a size and a safe area of its own.
    let ofDevice: Set = ["width", "height", "safeArea"]
    func reported(_ settings: [SnapshotSetting]) -> [SnapshotSetting] {
      names.contains("device") ? settings.filter { !ofDevice.contains($0.name) } : settings
    }
    changes = settingChanges(
      from: reported(old.canvas.settings), to: reported(new.canvas.settings), suffix: "")
  }

  /// True for a change of a drawing that follows from the canvas's settings.
  func explain(_ change: DrawingChange) -> Bool {
    switch change {
    // The same colour is another one on a dark screen.
    case .value(_, .named(let old, _), .named(let new, _)):
      names.contains("appearance") && old == new
    // The same style has another size.
    case .value(_, .font(let old, _), .font(let new, _)):
      names.contains("dynamicType") && old == new
    case .rewrapped, .cut: changesRoom
    case .moved, .resized, .gap: changesRoom
    case .value, .text, .added, .removed, .replaced, .swapped, .views: false
    }
  }

  /// True if things have more or less room, or take more or less, or are mirrored.
  var changesRoom: Bool {
    !names.isDisjoint(
      with: ["dynamicType", "layoutDirection", "device", "width", "padding", "safeArea", "locale"])
  }
}

/// The settings that differ, with those of all edges and axes in one where they are the same.
func settingChanges(
  from old: [SnapshotSetting], to new: [SnapshotSetting], suffix: String
) -> [LayoutChange] {
  var before = Dictionary(old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  var changes: [(name: String, from: String, to: String)] = []
  for setting in new {
    let from = before.removeValue(forKey: setting.name)
    if from != setting.value { changes.append((setting.name, from ?? "none", setting.value)) }
  }
  for setting in old where before[setting.name] != nil {
    changes.append((setting.name, setting.value, "none"))
  }
  // Rows and columns that are equally far apart.
  if let row = changes.firstIndex(where: { $0.name == "rowSpacing" }),
    let column = changes.firstIndex(where: { $0.name == "columnSpacing" }),
    changes[row].from == changes[column].from, changes[row].to == changes[column].to
  {
    changes[row].name = "gaps"
    changes.remove(at: column)
  }
  return changes.map { name, from, to in
    let isLength = Double(from) != nil && Double(to) != nil && !counts.contains(name)
    return LayoutChange(
      (words[name] ?? name) + suffix, .setting(from: from, to: to + (isLength ? " pt" : "")))
  }
}

/// Settings whose numbers have no unit.
private let counts: Set = ["numberOfSets", "cellAspectRatio", "itemSize.columns", "itemSize.rows"]

private let words = [
  "rowSpacing": "row gap", "columnSpacing": "column gap", "layoutDirection": "layout direction",
  "dynamicType": "dynamic type", "safeArea": "safe area",
]
