import DisplayList
import LayoutGeometry

/// A bar that is filled as far as something has come, or a spinner where no one knows how far.
///
/// The bar is 4 points high and takes all the width it is offered; the spinner is 20 × 20 points
/// and does not move.
package struct ProgressNode: Hashable, Sendable {
  /// What is being waited for: above the bar, or under the spinner; nil for no label.
  package var label: String?
  /// How far it has come, from 0 to 1; nil for a spinner.
  package var fraction: Double?
  /// The value of the whole bar.
  package let total: Double
  /// The bar's colour as far as it is filled.
  package var tint: Color

  /// A spinner.
  package init(_ label: String? = nil) {
    self.label = label
    fraction = nil
    total = 1
    tint = .accentColor
  }

  /// A bar that is filled to `value` of `total`.
  package init(
    _ label: String? = nil, value: Double, total: Double = 1, tint: Color = .accentColor
  ) {
    self.label = label
    fraction = total > 0 ? (0...total).fraction(of: value) : 0
    self.total = total
    self.tint = tint
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    guard let fraction else {
      guard let label else { return Self.spinner }
      let text = ViewNode.text(TextNode(label)).colored(.secondary)
      return .stack(StackNode(axis: .vertical, spacing: 8, children: [Self.spinner, text]))
    }
    let bar = ViewNode.track(filled: RelativeWidth(fraction: fraction), tint: tint)
    guard let label else { return bar }
    return .stack(
      StackNode(
        axis: .vertical, horizontalAlignment: .leading, spacing: 8,
        children: [.text(TextNode(label)), bar]))
  }

  /// Eight spokes that fade against the clock from the uppermost one, as UIActivityIndicatorView
  /// looks when it is at the top of its turn.
  private static let spinner: ViewNode = {
    let spokes = Path.spokes.enumerated().map { turn, path in
      // The spoke that was the first one before, and so is the next to fade, has the full colour.
      let age = (Path.spokes.count - turn) % Path.spokes.count
      return ViewNode.shape(.path(path), fill: .systemGray.opacity(1 - 0.11 * Double(age)))
    }
    return .zstack(ZStackNode(children: spokes)).framed(width: 20, height: 20)
  }()
}

extension ProgressNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "progress", name: label,
      [
        .number("value", fraction.map { $0 * total }, changing: .content),
        .number("total", fraction == nil ? nil : total, default: 1, changing: .content),
        .color("tint", tint, default: .accentColor),
      ])
  }

  package var isTouchTarget: Bool { false }
}
