package import CellViews
import LayoutGeometry
import PlainText
import Presentation

/// What a reviewer must know of a picture besides what it shows.
package struct PreviewCaption: Sendable {
  /// What the picture can be picked by: device, appearance, direction, size of type.
  package let facets: [String]
  /// The canvas, then the rule of each collection with what it holds; a line each.
  package let lines: [String]

  /// How many rules are listed: a screen of a dozen collections has a caption of a few lines, too.
  private static let ruleLimit = 3

  /// The caption of an arranged preview.
  package init(_ preview: Preview, _ arrangement: PreviewArrangement) {
    let canvas = preview.canvas
    facets =
      [canvas.deviceName].compactMap(\.self) + [
        canvas.appearance.rawValue,
        canvas.layoutDirection == .rightToLeft ? "right to left" : "left to right",
        canvas.dynamicType == .large ? "standard type" : "\(canvas.dynamicType.rawValue) type",
      ]
    var settings = [canvas.deviceName].compactMap(\.self) + ["\(sizeText(arrangement.size)) points"]
    if canvas.appearance == .dark { settings.append("dark") }
    if canvas.layoutDirection == .rightToLeft { settings.append("right to left") }
    if canvas.dynamicType != .large { settings.append("\(canvas.dynamicType.rawValue) type") }
    settings.append("@\(JSONText.number(canvas.scale))x")
    let rules = MeasuredScreen(arrangement, on: canvas, tokens: preview.tokens).rules()
    lines =
      [settings.joined(separator: " · ")] + rules.prefix(Self.ruleLimit)
      + (rules.count > Self.ruleLimit ? ["and \(rules.count - Self.ruleLimit) more"] : [])
  }
}
