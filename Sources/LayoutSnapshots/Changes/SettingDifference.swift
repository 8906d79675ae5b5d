/// A value of a layout, or of one of its sections, that is another one.
struct SettingDifference {
  /// The name without the section's number.
  var name: String
  /// The section; nil for one of all.
  var section: Int?
  var from: String?
  var to: String?

  /// The differences of what two collections were given.
  static func all(from old: [SnapshotSetting], to new: [SnapshotSetting]) -> [SettingDifference] {
    var before = Dictionary(
      old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var all: [SettingDifference] = []
    func add(_ setting: SnapshotSetting, from: String?, to: String?) {
      let name = setting.nameInSection
      all.append(
        SettingDifference(
          name: name ?? setting.name,
          section: name.flatMap { Int(setting.name.dropFirst($0.count + 1)) }, from: from, to: to))
    }
    for setting in new {
      let from = before.removeValue(forKey: setting.name)
      if from != setting.value { add(setting, from: from, to: setting.value) }
    }
    for setting in old where before[setting.name] != nil {
      add(setting, from: setting.value, to: nil)
    }
    return all
  }
}
