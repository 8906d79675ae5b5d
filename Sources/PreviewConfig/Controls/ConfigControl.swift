package import PlainText

/// A value of a config that a preview's viewer may change, and its kind of control.
package struct ConfigControl: Hashable, Sendable {
  /// The kind of a control.
  package enum Kind: Hashable, Sendable {
    /// A number; the bounds are those of a slider, and do not limit typed values.
    case number(ClosedRange<Double>, step: Double)
    /// A Boolean value.
    case toggle
    /// One of several values.
    case choice([Choice])
    /// A colour, with its present look as `#RRGGBB`; nil for a translucent one.
    case color(hexadecimal: String?)
    /// Text.
    case text
    /// The length of a list.
    case count(ClosedRange<Int>)
    /// The value of an expression, which is shown and not changed.
    case fixed(expression: String)
  }

  /// One of several values.
  package struct Choice: Hashable, Sendable {
    /// The value.
    package var value: JSONValue
    /// The label for the viewer.
    package var label: String
  }

  /// The owner of a value.
  package enum Group: String, Hashable, Sendable {
    /// The values under `let:`.
    case values = "let"
    /// The canvas, and the state of the screen.
    case canvas
    /// The values in a file that the preview includes.
    case included
  }

  /// The place of a value in an included file.
  package struct Origin: Hashable, Sendable {
    /// The file's name in diagnostics.
    package var file: String
    /// The line, from 1.
    package var line: Int
  }

  /// The path to the value from its preview, as in `let.size.width`; for a value in an included
  /// file, from there, as in `theme.yaml:colors.brand`.
  package var path: String
  /// The value's name among those of its group, as in `size.width`.
  package var label: String
  /// The kind of control.
  package var kind: Kind
  /// The word that is allowed instead of a number, such as `fit`; nil for none.
  package var word: String?
  /// The present value: that of the preview's variant, or of the preview's overrides.
  package var value: JSONValue
  /// The value without the overrides of the preview.
  package var initial: JSONValue
  /// The group of the value.
  package var group: Group
  /// Indicates whether the preview's variant sets the value: in the file, it takes precedence over
  /// the value at the path.
  package var isVaried = false
  /// The place of a value in an included file; nil for others.
  package var origin: Origin?
}

extension ConfigControl {
  /// The control in the form that a page reads.
  package var json: JSONValue {
    let common: JSONValue = .members([
      "path": .string(path), "label": .string(label), "kind": .string(kind.name), "value": value,
      "initial": initial, "group": .string(group.rawValue), "varied": .bool(isVaried),
    ]).adding(
      origin.map { ["file": .string($0.file), "line": .number(Double($0.line))] } ?? [:])
    switch kind {
    case .number(let bounds, let step):
      return common.adding([
        "min": .number(bounds.lowerBound), "max": .number(bounds.upperBound),
        "step": .number(step),
      ]).adding(word.map { ["word": .string($0)] } ?? [:])
    case .count(let bounds):
      return common.adding([
        "min": .number(Double(bounds.lowerBound)), "max": .number(Double(bounds.upperBound)),
      ])
    case .choice(let choices):
      return common.adding([
        "choices": .array(
          choices.map { .members(["value": $0.value, "label": .string($0.label)]) })
      ])
    case .color(let hexadecimal):
      return common.adding(["hex": hexadecimal.map { .string($0) } ?? .null])
    case .fixed(let expression): return common.adding(["expression": .string(expression)])
    case .toggle, .text: return common
    }
  }
}

extension ConfigControl.Kind {
  /// The kind's word in JSON.
  fileprivate var name: String {
    switch self {
    case .number: "number"
    case .toggle: "switch"
    case .choice: "choice"
    case .color: "color"
    case .text: "text"
    case .count: "count"
    case .fixed: "fixed"
    }
  }
}

extension [ConfigControl] {
  /// Returns the controls of a preview, and the settings in the form of command arguments.
  ///
  /// - Parameter settings: Paths from the file's root with their values, as in `canvas.width=320`.
  package func json(settings: [String]) -> JSONValue {
    .members([
      "controls": .array(map(\.json)),
      "command": .string(settings.map { "--set " + shellWord($0) }.joined(separator: " ")),
    ])
  }
}
