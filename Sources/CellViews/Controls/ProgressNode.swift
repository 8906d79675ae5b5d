import DisplayList
package import LayoutGeometry

/// A bar filled to a fraction, or a spinner for unknown progress.
///
/// The bar takes all its proposed width, and is 4 points high on iOS 18; the spinner is 20 × 20 points and
/// does not move.
package struct ProgressNode: Hashable, Sendable {
  /// The label above the bar, or under the spinner; nil for none.
  package var label: String?
  /// The progress, from 0 to 1; nil for a spinner.
  package var fraction: Double?
  /// The value of the whole bar.
  package var total: Double
  /// The colour of the bar's filled part.
  package var tint: Color

  /// Creates a spinner.
  package init(_ label: String? = nil) {
    self.label = label
    fraction = nil
    total = 1
    tint = .accentColor
  }

  /// Creates a bar that is filled to `value` of `total`.
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
    let bar = ViewNode.track(
      filled: RelativeWidth(fraction: fraction), tint: tint,
      height: environment.systemStyle.progressHeight)
    guard let label else { return bar }
    return .stack(
      StackNode(
        axis: .vertical, horizontalAlignment: .leading, spacing: 8,
        children: [.text(TextNode(label)), bar]))
  }

  /// Eight spokes in the first picture of UIActivityIndicatorView's turn: the left one is the darkest, and the
  /// three before it fade (iOS 18.2 and 26.1).
  private static let spinner: ViewNode = {
    let opacities = [0.273, 0.273, 0.273, 0.419, 0.564, 0.709, 0.85, 0.273]
    let spokes = zip(Path.spokes, opacities).map { path, opacity in
      ViewNode.shape(.path(path), fill: .secondaryLabel.opacity(opacity))
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

extension ProgressNode: Settable {
  package static let fields: [SettingField<ProgressNode>] = [
    .number("value", \.value), .number("total", \.scale, default: 1),
    .color("tint", \.tint, default: .accentColor), .name(\.label),
  ]

  /// The value of the total; nil for one that is not known.
  private var value: Double? {
    get { fraction.map { $0 * total } }
    set { fraction = newValue.map { $0 / total } }
  }

  /// The total, of which a value stays the same.
  private var scale: Double {
    get { total }
    set {
      fraction = fraction.map { $0 * total / newValue }
      total = newValue
    }
  }
}
