import CellViews
import PlainText
import PreviewConfig
import PreviewRendering

/// The question about the actions on a page's screen.
extension LiveSite {
  /// The views that can be tapped, switched, dragged and typed into, in drawing order.
  static let actions: Question = { json, studio in
    let look = try Look(json["look"])
    return try await studio.ask(look) { drawn, _ in
      let actions = drawn.plain.arrangement.actions.compactMap { $0.json(in: drawn) }
      return JSONValue.members(["actions": .array(actions)]).compactText
    }
  }
}

extension PlacedAction {
  /// Returns the action in the page's form; nil for one that shows a preview that the config does
  /// not have.
  fileprivate func json(in drawn: DrawnLook) -> JSONValue? {
    let place: JSONValue = .members(["frame": frame.json, "visible": visibleFrame.json])
    switch kind {
    case .tap(let action):
      return action.members(in: drawn).map { place.adding(["kind": .string("tap")]).adding($0) }
    case .cover(let action):
      return place.adding(["kind": .string("cover")]).adding(action?.members(in: drawn) ?? [:])
    case .back: return place.adding(["kind": .string("back")])
    case .toggle(let path, let isOn):
      return place.adding(["kind": .string("toggle"), "path": .string(path), "value": .bool(isOn)])
    case .slider(let path, let value, let bounds, let track):
      return place.adding([
        "kind": .string("slider"), "path": .string(path), "value": .number(value),
        "min": .number(bounds.lowerBound), "max": .number(bounds.upperBound),
        "step": .number(SliderRange([value], within: bounds).step),
        "track": track.frame.json, "reversed": .bool(track.isReversed),
      ])
    case .text(let path, let text):
      return place.adding([
        "kind": .string("text"), "path": .string(path), "value": .string(text),
        "multiline": .bool(false),
      ])
    }
  }
}

extension TapAction {
  /// Returns the effect of a tap, as members of the page's JSON; nil if it shows a preview that the
  /// config does not have.
  fileprivate func members(in drawn: DrawnLook) -> KeyValuePairs<String, JSONValue>? {
    switch self {
    case .set(let assignments):
      return ["set": .array(assignments.map { .string("\($0.path)=\($0.value)") })]
    case .show(let name, let item):
      guard let preview = drawn.preview(named: name) else { return nil }
      return [
        "show": .string(preview.text),
        "set": .array(item.map { [.string("let.item=\($0)")] } ?? []),
      ]
    }
  }
}

extension DrawnLook {
  /// Returns a preview of the same config by its name: the variant that matches this look's, or
  /// else the first.
  fileprivate func preview(named name: String) -> PreviewID? {
    let named = config.previews.filter { $0.name == name }
    let shown = named.first { $0.variant == plain.preview.variant } ?? named.first
    return shown.map { PreviewID(file: look.preview.file, fullName: $0.fullName) }
  }
}
