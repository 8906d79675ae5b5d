package import PlainText

/// A value of a config that a reader of a preview may change, and how.
package struct ConfigControl: Hashable, Sendable {
  /// How a value is changed.
  package enum Kind: Hashable, Sendable {
    /// A number; the bounds are those of a slider, and not of what may be typed.
    case number(ClosedRange<Double>, step: Double)
    /// True or false.
    case toggle
    /// One of several values.
    case choice([Choice])
    /// A colour, with what it looks like now as `#RRGGBB`; nil for one that is not opaque.
    case color(hexadecimal: String?)
    /// Text.
    case text
    /// The length of a list.
    case count(ClosedRange<Int>)
    /// What an expression computes, which is shown and not changed.
    case fixed(expression: String)
  }

  /// One of several values.
  package struct Choice: Hashable, Sendable {
    /// The value.
    package var value: JSONValue
    /// What a reader chooses by.
    package var label: String
  }

  /// What a value belongs to.
  package enum Group: String, Hashable, Sendable {
    /// The values under `let:`.
    case values = "let"
    /// The canvas, and the state of the screen.
    case canvas
    /// The values that are written in a file that the preview includes.
    case included
  }

  /// Where the value of an included file is written.
  package struct Origin: Hashable, Sendable {
    /// The file's name in diagnostics.
    package var file: String
    /// The line, from 1.
    package var line: Int
  }

  /// The way to the value from its preview, as in `let.size.width`; of a value in an included file,
  /// from there, as in `theme.yaml:colors.brand`.
  package var path: String
  /// The value's name among those of its group, as in `size.width`.
  package var label: String
  /// How it is changed.
  package var kind: Kind
  /// The word that it may be instead of a number, as in `fit`; nil for none.
  package var word: String?
  /// What it is now: what the preview's variant fixes, or the overrides of the preview.
  package var value: JSONValue
  /// What it is without the overrides of the preview.
  package var initial: JSONValue
  /// What it belongs to.
  package var group: Group
  /// True for a value that the preview's variant fixes: in the file, it takes precedence over what
  /// is at the path.
  package var isVaried = false
  /// Where it is written, if that is in an included file.
  package var origin: Origin?
}

extension ConfigControl {
  /// The control as a page takes it.
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
  /// The controls of a preview, and the settings as one types them after a command.
  ///
  /// - Parameter settings: Ways from the file's root with their values, as in `canvas.width=320`.
  package func json(settings: [String]) -> JSONValue {
    .members([
      "controls": .array(map(\.json)),
      "command": .string(settings.map { "--set " + shellWord($0) }.joined(separator: " ")),
    ])
  }
}
