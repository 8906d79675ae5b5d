import ConfigLanguage
import Diagnostics

/// Creates controls for the content of a file that a preview includes: its colours, lengths, fonts
/// and styles, the defaults of its components' parameters, and the rest of its views.
///
/// A value has its control in the file with it: an argument for a component's parameter at the
/// component's use, and a value of the component's own views in the component.
struct IncludedControls {
  /// The controls, in the order written.
  private(set) var all: [ConfigControl] = []

  private let file: IncludedFile
  private let kinds: ControlKinds

  /// The most controls of a file: more than anyone uses.
  private static let limit = 300

  private static let keys: Set = ["colors", "tokens", "fonts", "styles", "components", "cells"]

  /// Creates the controls of a file; none for one that settings cannot name.
  init(of file: IncludedFile, kinds: ControlKinds) {
    self.file = file
    self.kinds = kinds
    guard Overrides.isSettable(file.name) else { return }
    for entry in file.written.mapping ?? [] where Self.keys.contains(entry.key) {
      add([entry.key], file.node[entry.key] ?? entry.value, initial: entry.value)
    }
  }

  /// - Parameter type: The type of the parameter with the value as its default; nil for others.
  private mutating func add(
    _ path: [String], _ node: ConfigNode, initial: ConfigNode, as type: String? = nil
  ) {
    guard all.count < Self.limit else { return }
    // A parameter has a type, which is not a value, and perhaps a default.
    if path.first == "components", path.count == 4, path[2] == "parameters" {
      guard let fallback = initial["default"] else { return }
      let type = initial["type"]?.scalar?.text
      return add(
        path + ["default"], node["default"] ?? fallback, initial: fallback, as: type)
    }
    switch initial.content {
    case .mapping(let entries):
      for entry in entries where Self.isKey(entry.key) {
        add(path + [entry.key], node[entry.key] ?? entry.value, initial: entry.value)
      }
    case .list(let nodes):
      for (index, initial) in nodes.enumerated() {
        // A word in a list more often names a view than a value.
        if let scalar = initial.scalar, case .string = scalar.data { continue }
        let elements = node.list ?? nodes
        add(
          path + [String(index)], elements.indices.contains(index) ? elements[index] : initial,
          initial: initial)
      }
    case .scalar(let scalar):
      guard let shown = node.scalar, !scalar.isTemplate, !shown.isTemplate, !isView(scalar) else {
        return
      }
      let (value, first) = (shown.data, scalar.data)
      guard Overrides.lead(to: path, in: file.written),
        let kind = kinds.kind(ofShared: path, value, initial: first, as: type)
      else { return }
      let label = path.joined(separator: ".")
      all.append(
        ConfigControl(
          path: "\(file.name):\(label)", label: label, kind: kind, value: value.json,
          initial: first.json, group: .included,
          origin: ConfigControl.Origin(file: file.label, line: initial.range.start.line)))
    }
  }

  /// Returns whether a path of settings can contain a key; the names of tokens have dots.
  private static func isKey(_ key: String) -> Bool {
    !key.utf8.contains(UInt8(ascii: "="))
      && key.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  /// Returns whether a word names a view or a component, as in `overlay: divider`.
  private func isView(_ scalar: ConfigScalar) -> Bool {
    !scalar.isQuoted
      && (PreviewLanguage.vocabulary.view(named: scalar.text) != nil
        || file.written["components"]?[scalar.text] != nil)
  }
}
