import CellViews
import Diagnostics
import LayoutGeometry
import PreviewConfig
import TestSupport
import TextShaping

/// Loads a config from text, as if it were in a file `test.yaml` alone in its folder.
func load(
  _ text: String, options: ConfigOptions = ConfigOptions()
) throws(Diagnostics) -> LoadedConfig {
  try load(bytes: Array(text.utf8), options: options)
}

private func load(bytes: [UInt8], options: ConfigOptions) throws(Diagnostics) -> LoadedConfig {
  guard let folder = try? TemporaryFolder() else {
    throw Diagnostics([Diagnostic(at: nil, "cannot make a temporary folder")])
  }
  return try ConfigFile.load(
    bytes: bytes, file: "test.yaml", directory: folder.path, options: options)
}

/// The mistakes of a config, as `line:column+length: message (suggestion)`; empty if there are
/// none.
func mistakes(in text: String, options: ConfigOptions = ConfigOptions()) -> [String] {
  mistakes(inBytes: Array(text.utf8), options: options)
}

/// The mistakes of a config that may be no text at all.
func mistakes(inBytes bytes: [UInt8], options: ConfigOptions = ConfigOptions()) -> [String] {
  do throws(Diagnostics) {
    _ = try load(bytes: bytes, options: options)
    return []
  } catch {
    return error.diagnostics.map(\.line)
  }
}

extension Diagnostic {
  /// The diagnostic on one line.
  var line: String {
    let place = range.map { "\($0.start.line):\($0.start.column)+\($0.length): " } ?? ""
    return place + message + (suggestion.map { " (\($0))" } ?? "")
  }
}

/// The root view of a config of one preview, before any computed value is known.
func view(_ text: String) throws -> ViewNode {
  let config = try load(text)
  guard let preview = config.previews.first, config.previews.count == 1 else {
    throw Unexpected(what: "\(config.previews.count) previews")
  }
  return try preview.content(ComputedValues()).unmarked
}

/// The warnings of a config whose previews are arranged, with the cells that nobody sees.
func warnings(in text: String, unseenCells: Int = 200) throws -> [Diagnostic] {
  let config = try load(text)
  let shaper = try TextShaper(catalog: FontCatalog())
  return config.diagnostics(
    for: try config.previews.map {
      ($0, try $0.arranged(shaper: shaper, unseenCells: unseenCells).notices)
    })
}

/// A value of another kind than the test needs.
struct Unexpected: Error {
  var what: String
}

extension NodeModifier {
  /// The values of the modifier that differ from the defaults, as in `opacity 0.5`.
  var words: [String] {
    primitive.description.settings.filter { !$0.isDefault }.map { "\($0.name) \($0.value.words)" }
  }
}

extension ViewNode {
  /// The view as text that a test can compare, without the marks of where it is written.
  var dump: String {
    let modules = ["CellViews.", "LayoutGeometry.", "DisplayList.", "TextShaping."]
    return modules.reduce("\(unmarked)") { $0.replacing($1, with: "") }
  }

  /// The view without its mark and those of the views in it.
  var unmarked: ViewNode {
    switch self {
    case .modified(let view, let modifier) where modifier.isMark: return view.unmarked
    case .modified(let view, let modifier):
      let other = modifier.primitive.decoration.flatMap { modifier.primitive.adding($0.unmarked) }
      return .modified(view.unmarked, other.map { NodeModifier($0) } ?? modifier)
    case .stack(var stack):
      stack.children = stack.children.map(\.unmarked)
      return .stack(stack)
    case .zstack(var stack):
      stack.children = stack.children.map(\.unmarked)
      return .zstack(stack)
    case .control(let control):
      switch control {
      case var bar as NavigationBarNode:
        bar.leading = bar.leading.map(\.unmarked)
        bar.trailing = bar.trailing.map(\.unmarked)
        return bar.view
      case var bar as TabBarNode:
        for index in bar.items.indices { bar.items[index].icon = bar.items[index].icon.unmarked }
        return bar.view
      case var button as ButtonNode:
        button.label = button.label.unmarked
        return button.view
      default: return self
      }
    default: return self
    }
  }

  /// The control that the view is, if it is of a type.
  func control<Node: Control>(_ type: Node.Type) -> Node? {
    guard case .control(let control) = self else { return nil }
    return control as? Node
  }

  /// The collection that the view is, under its modifiers.
  var collection: CollectionNode? {
    switch self {
    case .collection(let collection): collection
    case .modified(let view, _): view.collection
    default: nil
    }
  }
}

extension ViewNode {
  /// The texts of a view, from the first to the last.
  var texts: [String] {
    switch self {
    case .text(let text): [text.string]
    case .modified(let view, _): view.texts
    case .stack(let stack): stack.children.flatMap(\.texts)
    case .zstack(let stack): stack.children.flatMap(\.texts)
    default: []
    }
  }
}
