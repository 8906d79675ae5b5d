/// A collection's numbers, and the collection as a part.
struct FactsOfPart {
  var facts: SnapshotCollection
  var part: SnapshotPart

  /// The collection with the settings of each section under the number that the section has now; without those
  /// of sections that are gone.
  func renumbering(_ sections: SectionPairs) -> FactsOfPart {
    let numbers = Dictionary(
      sections.all.compactMap { old, new in old.map { ($0.number, new?.number) } },
      uniquingKeysWith: { first, _ in first })
    guard numbers.contains(where: { $0.key != $0.value }) else { return self }
    var renumbered = self
    renumbered.part.settings = part.settings.compactMap { setting in
      guard let name = setting.nameInSection,
        let number = Int(setting.name.dropFirst(name.count + 1)),
        let place = numbers[number]
      else { return setting }
      return place.map { SnapshotSetting("\(name).\($0)", setting.value) }
    }
    return renumbered
  }

  /// What the layout and the sections were given, as another screen has it: under the names of single
  /// sections where that has these.
  func settings(beside other: FactsOfPart) -> [SnapshotSetting] {
    var settings = part.settings
    if let columns = facts.columns { settings.append(SnapshotSetting("columns", "\(columns)")) }
    let names = Set(settings.map(\.name))
    var single: [String: [SnapshotSetting]] = [:]
    for setting in other.part.settings where !names.contains(setting.name) {
      guard let name = setting.nameInSection else { continue }
      single[name, default: []].append(setting)
    }
    let expanded = settings.flatMap { setting -> [SnapshotSetting] in
      guard let others = single[setting.name] else { return [setting] }
      return others.map { SnapshotSetting($0.name, setting.value) }
    }
    // As many columns as there is room for follow from that.
    let derived = settings.filter {
      $0.nameInSection == "layout" && SnapshotCollection.derivingLayouts.contains($0.value)
    }.map { $0.name.replacing("layout", with: "columns") }
    return expanded.filter { $0.name != "columns" && !derived.contains($0.name) }
  }
}

extension SnapshotSetting {
  /// The name without the section's number, as in `insets.1`; nil for one that is of all sections.
  var nameInSection: String? {
    guard let dot = name.lastIndex(of: "."), Int(name[name.index(after: dot)...]) != nil else {
      return nil
    }
    return String(name[..<dot])
  }
}

extension [SnapshotSetting] {
  /// Whether a setting of a name, perhaps of a single section, is another one than in other settings.
  func differ(from other: [SnapshotSetting]) -> (_ name: String) -> Bool {
    { name in
      func values(_ settings: [SnapshotSetting]) -> [SnapshotSetting] {
        settings.filter { $0.name == name || $0.nameInSection == name }
      }
      return values(self) != values(other)
    }
  }
}
