import CellViews
import PreviewConfig
import Testing
import TextShaping

/// The first preview of a config with its places.
func arranged(
  _ text: String, options: ConfigOptions = ConfigOptions()
) throws -> PreviewArrangement {
  let preview = try #require(try load(text, options: options).previews.first)
  return try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
}

/// What touches of a config's first preview do, the topmost last.
func actions(_ text: String, options: ConfigOptions = ConfigOptions()) throws -> [String] {
  try arranged(text, options: options).actions.map { action in
    switch action.kind {
    case .tap(.show(let preview, let item)): "show \(preview)" + (item.map { " with \($0)" } ?? "")
    case .tap(.set(let values)):
      "set " + values.map { "\($0.path)=\($0.value)" }.joined(separator: " ")
    case .back: "back"
    case .cover: "cover"
    case .toggle(let path, let isOn): "toggle \(path)=\(isOn)"
    case .text(let path, let text): "text \(path)=\(text)"
    case .slider(let path, let value, let bounds, _):
      "slider \(path)=\(value) \(bounds.lowerBound)…\(bounds.upperBound)"
    }
  }
}
