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
    // A device has a size, a safe area and bars of its own, and an appearance has light or dark ones.
    var implied: Set<String> = []
    if names.contains("device") {
      implied = ["width", "height", "safeArea", "statusBarStyle", "homeIndicator"]
    }
    if names.contains("appearance") { implied.formUnion(["statusBarStyle", "homeIndicator"]) }
    // A bar that came or went has a colour, and came or went with its device.
    if old.hasStatusBar != new.hasStatusBar {
      implied.insert("statusBarStyle")
      if names.contains("device") { implied.insert("statusBar") }
    }
    func reported(_ settings: [SnapshotSetting]) -> [SnapshotSetting] {
      settings.filter { !implied.contains($0.name) }
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
    // So has a symbol.
    case .value("size", _, _): names.contains("dynamicType")
    case .rewrapped, .cut: changesRoom
    case .moved, .resized, .gap: changesRoom
    case .value, .text, .numbers, .added, .removed, .replaced, .swapped, .exchanged, .views: false
    }
  }

  /// Along which axes everything on the canvas can be elsewhere because of its settings.
  var movableAxes: Set<Axis> {
    names.reduce(into: []) { axes, name in
      switch name {
      case "appearance", "statusBarStyle", "homeIndicator", "cornerMask": break
      case "width", "layoutDirection": axes.insert(.horizontal)
      case "height": axes.insert(.vertical)
      default: axes.formUnion(Axis.allCases)
      }
    }
  }

  /// True if things have more or less room, or take more or less, or are mirrored.
  var changesRoom: Bool {
    !names.isDisjoint(
      with: ["dynamicType", "layoutDirection", "device", "width", "padding", "safeArea", "locale"])
  }
}

/// The settings that differ, with those of all edges and axes in one where they are the same.
///
/// - Parameter sections: The sections that are there before and after.
func settingChanges(
  from old: [SnapshotSetting], to new: [SnapshotSetting], suffix: String, sections: Set<Int> = []
) -> [LayoutChange] {
  var before = Dictionary(old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  var changes: [(name: String, from: String, to: String)] = []
  for setting in new {
    let from = before.removeValue(forKey: setting.name)
    if from != setting.value {
      changes.append((setting.name, from ?? setting.missingValue, setting.value))
    }
  }
  for setting in old where before[setting.name] != nil {
    changes.append((setting.name, setting.value, setting.missingValue))
  }
  // Rows and columns that are equally far apart.
  if let row = changes.firstIndex(where: { $0.name == "rowSpacing" }),
    let column = changes.firstIndex(where: { $0.name == "columnSpacing" }),
    changes[row].from == changes[column].from, changes[row].to == changes[column].to
  {
    changes[row].name = "gaps"
    changes.remove(at: column)
  }
  // A section or a badge that came or went is reported as such, and so is a section's other layout.
  let others = Set(changes.compactMap { SnapshotSetting($0.name, "").section(ofName: "layout") })
  changes.removeAll { name, from, to in
    let section = SnapshotSetting(name, to).section()
    let isOwn = section.map { !sections.contains($0) || others.contains($0) } ?? false
    return (isOwn || name.hasPrefix("badge")) && (from == "none" || to == "none")
  }
  return changes.flatMap { name, from, to -> [LayoutChange] in
    let setting = SnapshotSetting(name, to).nameInSection ?? name
    let section = setting == name ? "" : " of section \(name.dropFirst(setting.count + 1))"
    if setting == "groupFrames" {
      return frameChanges(from: from, to: to).map {
        LayoutChange($0.subject + section + suffix, $0.fact)
      }
    }
    let isLength =
      (from == "none" || lengthCount(of: from) != nil) && lengthCount(of: to) != nil
      && !counts.contains(setting)
    let values = shortenedAroundDifference(listed(from), listed(to))
    return [
      LayoutChange(
        (words[setting] ?? setting) + section + suffix,
        .setting(from: values.0, to: values.1 + (isLength ? " pt" : "")))
    ]
  }
}

/// The frames of a custom group that are others, as they are in a group of 300 by 300 points: the first
/// one, and how many more there are.
private func frameChanges(from old: String, to new: String) -> [LayoutChange] {
  let (before, after) = (old.split(separator: "; "), new.split(separator: "; "))
  func words(_ frames: [Substring], _ index: Int) -> String {
    frames.indices.contains(index) && old != "none"
      ? "[\(frames[index].replacing(" ", with: ", "))]" : "none"
  }
  let differing = (0..<max(before.count, after.count)).filter {
    words(before, $0) != words(after, $0)
  }
  guard let first = differing.first else { return [] }
  let more = differing.count > 1 ? ", and \(differing.count - 1) more" : ""
  return [
    LayoutChange(
      "frame \(first) of the custom group",
      .setting(
        from: words(before, first), to: words(after, first) + " in 300 × 300 pt" + more))
  ]
}

extension SnapshotSetting {
  /// What is meant where the setting is not recorded.
  fileprivate var missingValue: String { defaults[nameInSection ?? name] ?? "none" }

  /// The section that the setting is of; nil for one of all sections, or of another name.
  fileprivate func section(ofName wanted: String? = nil) -> Int? {
    guard let base = nameInSection, wanted == nil || base == wanted else { return nil }
    return Int(name.dropFirst(base.count + 1))
  }
}

extension [SnapshotPart] {
  /// The sections of which there are elements.
  var sectionNumbers: Set<Int> { Set(compactMap { $0.element?.section }) }
}

/// How many lengths a value has: one, or those of a size, of a place or of the four edges; nil for a
/// value that is none.
private func lengthCount(of value: String) -> Int? {
  let lengths = value.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "×" }
  return lengths.allSatisfy { Double($0) != nil } ? lengths.count : nil
}

/// Several lengths as people write them in a config: `[4, -4]`.
private func listed(_ value: String) -> String {
  guard let count = lengthCount(of: value), count > 1, value.contains(",") else { return value }
  return "[\(value.replacing(",", with: ", "))]"
}

/// Settings whose numbers have no unit.
private let counts: Set = [
  "statusBar", "numberOfSets", "cellAspectRatio", "itemSize.columns", "itemSize.rows", "columns",
  "targetRowHeightTolerance", "maxNumRows", "forceAspectRatio", "fullWidthBreakoutRowCadence",
  "itemAspectRatio", "itemSpan", "itemRowSpan", "selected", "highlighted",
]

extension SnapshotScreen {
  fileprivate var hasStatusBar: Bool { canvas.settings.contains { $0.name == "statusBar" } }
}

/// What is meant where a setting is not recorded.
private let defaults = [
  "contentInset": "0", "refreshing": "false", "editing": "false", "loading": "false",
  "sectionOffset": "0", "headerMode": "supplementary", "footerMode": "supplementary",
  "statusBar": "hidden", "homeIndicator": "hidden", "cornerMask": "false",
]

/// What settings are called in sentences.
private let words = [
  "rowSpacing": "row gap", "columnSpacing": "column gap", "layoutDirection": "layout direction",
  "statusBar": "status bar", "statusBarStyle": "style of the status bar",
  "homeIndicator": "home indicator", "cornerMask": "corner mask", "dynamicType": "dynamic type",
  "safeArea": "safe area", "contentInset": "content inset",
  "numberOfSets": "number of sets", "itemSize": "item size",
  "itemSize.columns": "columns of the item size", "itemSize.rows": "rows of the item size",
  "itemSize.padding": "padding of the item size", "minimumLineSpacing": "line spacing",
  "minimumInteritemSpacing": "interitem spacing", "scrollDirection": "scroll direction",
  "lastLine": "last line", "rowHeight": "row height", "cellPadding": "cell padding",
  "tieTolerance": "tie tolerance", "gridItems": "grid items",
  "targetRowHeight": "target height of rows",
  "targetRowHeightTolerance": "tolerance of the rows' height", "lastRow": "last row",
  "maxNumRows": "greatest number of rows", "forceAspectRatio": "aspect ratio of all items",
  "fullWidthBreakoutRowCadence": "rows from one breakout to the next",
  "cellAspectRatio": "aspect ratio of cells", "badgeSize": "size of badges",
  "badgeAnchor": "anchor of badges", "badgeOffset": "offset of badges",
  "itemHeight": "item height", "itemWidth": "item width", "itemAspectRatio": "item aspect ratio",
  "itemSpan": "columns of each item", "itemRowSpan": "rows of each item",
  "headerHeight": "header height", "footerHeight": "footer height",
  "sectionOffset": "orthogonal offset", "selected": "selected items",
  "highlighted": "highlighted items", "dragged": "dragged item", "sticky": "sticky views",
]
