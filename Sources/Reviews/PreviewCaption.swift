package import CellViews
import LayoutGeometry
import PlainText
import Presentation

/// The facts about a picture that a reviewer needs besides it.
package struct PreviewCaption: Sendable {
  /// The values by which the picture can be chosen: device, appearance, direction, size of type.
  package let facets: [String]
  /// The canvas, then the rule of each collection with its contents; a line each.
  package let lines: [String]

  /// The largest number of listed rules: even a screen of a dozen collections has a caption of a
  /// few lines.
  private static let ruleLimit = 3

  /// Creates the caption of an arranged preview.
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
