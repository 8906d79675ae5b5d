import CellViews
import ConfigLanguage
import PlainText

/// Creates the controls of a preview's canvas from the declarations of its keys.
struct CanvasControls {
  /// The canvas in the config, with the settings and without; nil for none.
  let node: ConfigNode?
  let initialNode: ConfigNode?
  /// The compiled canvases of both; nil for an invalid one.
  let spec: CanvasSpec?
  let initialSpec: CanvasSpec?
  let kinds: ControlKinds

  /// The controls, in the reference's order.
  var all: [ConfigControl] {
    var controls = NodeControls(.canvas, computed: spec?.fields ?? [:]) {
      [kinds] path, value, initial in
      kinds.kind(of: "canvas." + path, value, initial: initial)
    }
    for key in ValueType<CanvasSpec>.descriptions where isUsable(key.name) {
      add(key, to: &controls)
    }
    return controls.all
  }

  private static let ofDevices: Set = [
    "orientation", "frame", "statusBar", "homeIndicator", "cornerMask",
  ]

  /// Returns whether a key applies: only a device has an orientation, a frame and bars.
  private func isUsable(_ key: String) -> Bool {
    spec?.device != nil || !Self.ofDevices.contains(key)
  }

  private func add(_ key: KeyDescription, to controls: inout NodeControls) {
    let written = node?[key.name]
    if let written, written.scalar == nil || written.scalar?.isTemplate == true {
      controls.add(key.name, written, initial: initialNode?[key.name])
      return
    }
    let use = ValueUse(schema: key.schema.json)
    var value = value(of: key.name, written, spec)
    var initial = self.value(of: key.name, initialNode?[key.name], initialSpec ?? spec)
    if use == .truth {
      if value == .null { value = .bool(false) }
      if initial == .null { initial = .bool(false) }
    }
    guard let kind = kind(for: use, key.name, value, initial: initial) else { return }
    let word: String? =
      if case .number = kind { ValueUse.word(besides: key.schema.json) } else { nil }
    controls.append([key.name], kind, value.json, initial: initial.json, word: word)
  }

  /// Returns the value of a canvas's key, including one from other keys or from its default.
  private func value(of key: String, _ node: ConfigNode?, _ spec: CanvasSpec?) -> DataValue {
    if let value = spec?.fields[key] {
      guard case .object(let edges) = value else { return value }
      // Equal insets are one length.
      let lengths = Set(edges.values)
      return lengths.count == 1 ? lengths.first ?? value : value
    }
    return node?.scalar?.data ?? .null
  }

  private func kind(
    for use: ValueUse?, _ key: String, _ value: DataValue, initial: DataValue
  ) -> ConfigControl.Kind? {
    switch use {
    case .words(let words):
      let none = initial == .null ? [ConfigControl.Choice(value: .null, label: "none")] : []
      return .choice(
        none + words.map { ConfigControl.Choice(value: .string($0), label: Self.label(of: $0)) })
    case .number(let limits, isWhole: _):
      // Different insets have no single length.
      if case .object = value { return nil }
      let numbers = [value, initial].map { value in
        if case .number(let number) = value { number } else { Self.usualLength }
      }
      return .number(SliderRange(around: numbers, within: limits))
    case .truth: return .toggle
    case .color: return kinds.color(value.text ?? "") ?? .color(hexadecimal: nil)
    case nil: return .text
    case .view: return nil
    }
  }

  /// A screen's height in points, for the slider of a height that fits the content.
  private static let usualLength = 844.0

  private static func label(of word: String) -> String {
    Device.all.first { $0.id == word }?.name ?? word
  }
}

extension CanvasSpec {
  /// The values of the canvas's keys, by name.
  fileprivate var fields: [String: DataValue] {
    if case .object(let fields) = data { fields } else { [:] }
  }
}
