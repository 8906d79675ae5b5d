package import CellViews
import LayoutGeometry
import Presentation

/// What a reviewer must know of a picture besides what it shows.
package struct PreviewCaption: Sendable {
  /// What the picture can be picked by: appearance, direction, size of type.
  package let facets: [String]
  /// The canvas, then the rule of each collection with what it holds; a line each.
  package let lines: [String]

  /// The caption of an arranged preview.
  package init(_ preview: Preview, _ arrangement: PreviewArrangement) {
    let canvas = preview.canvas
    facets = [
      canvas.appearance.rawValue,
      canvas.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      canvas.dynamicType == .large ? "standard type" : "\(canvas.dynamicType.rawValue) type",
    ]
    var settings = ["\(Self.text(arrangement.size)) points"]
    if canvas.appearance == .dark { settings.append("dark") }
    if canvas.layoutDirection == .rightToLeft { settings.append("right to left") }
    if canvas.dynamicType != .large { settings.append("\(canvas.dynamicType.rawValue) type") }
    settings.append("@\(JSONText.number(canvas.scale))x")
    lines =
      [settings.joined(separator: " · ")]
      + MeasuredScreen(arrangement, on: canvas, tokens: preview.tokens).rules()
  }

  private static func text(_ size: Size) -> String {
    "\(JSONText.number(size.width)) × \(JSONText.number(size.height))"
  }
}
