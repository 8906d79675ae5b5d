package import LayoutGeometry

/// A colour in a ring that opens a palette, as UIColorWell: 28 × 28 points, after its label.
package struct ColorWellNode: Sendable {
  /// The label; nil for the ring alone.
  package var label: ViewNode?
  /// The colour.
  package var color: Color

  /// Creates a colour in its ring.
  package init(label: ViewNode? = nil, color: Color) {
    self.label = label
    self.color = color
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let ring = ShapeNode(
      .inset(.circle, by: 1.5), stroke: ShapeNode.Stroke(.color(.systemGray3), lineWidth: 3))
    let well = ViewNode.shape(.circle, fill: color).framed(width: 20, height: 20)
      .framed(width: 28, height: 28).with(.overlay(.shape(ring), .center))
    return .labeled(label, well.reachingIntoRow(height: 28, in: environment), in: environment)
  }
}

extension ColorWellNode: Control {
  package var description: ViewDescription {
    // `label` is drawn; the name is its text.
    ViewDescription("colorPicker", name: label?.words, fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension ColorWellNode: Settable {
  package static let fields: [SettingField<ColorWellNode>] = [
    .color("color", \.color), .name(\.label.words),
  ]
}
