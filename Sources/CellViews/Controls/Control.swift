import DisplayList
import LayoutGeometry
import TextShaping

/// A control or a bar after iOS's look, without what it would do: a composition of other views.
package protocol Control: NodeConvertible, Sendable {
  /// The control's kind, label and settings, and the views that it was given.
  var description: ViewDescription { get }

  /// Indicates whether the control is meant to be touched as a whole.
  var isTouchTarget: Bool { get }

  /// Returns the views that make up the control or bar.
  func body(in environment: ViewEnvironment) -> ViewNode
}

extension Control {
  /// The control as a node.
  package var view: ViewNode { .control(self) }
}

/// A control or a bar, drawn by the views that make it up.
struct ControlDrawing: ViewDrawing {
  let isTouchTarget: Bool

  func part(of view: PlacedView) -> ViewPart { .own(.control(isTouchTarget: isTouchTarget)) }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.view(.control)) }
}

extension ViewNode {
  /// Returns the view with a modifier after it.
  package func with(_ modifier: NodeModifier) -> ViewNode { .modified(self, modifier) }

  /// Returns the view in the middle of a frame of fixed lengths.
  func framed(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    with(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// Returns the view in a frame that takes all its proposed width.
  func filling(minHeight: Double? = nil, alignment: Alignment = .center) -> ViewNode {
    with(
      .flexibleFrame(
        FlexibleFrame(maxWidth: .infinity, minHeight: minHeight, alignment: alignment)))
  }

  /// Returns the view with its texts, symbols and shapes in a colour.
  func colored(_ color: Color) -> ViewNode { with(.environment(.foregroundColor(color))) }

  /// Returns the view with its texts, symbols and shapes in a colour, except for controls in it, whose labels keep
  /// their own.
  func coloredAroundControls(_ color: Color) -> ViewNode {
    surrounded { $0.hasForegroundColor = false }.colored(color)
  }

  /// Returns the view with the letters of its texts as they are, as UIKit's controls have them in a `textCase`.
  func keepingLetterCase() -> ViewNode { surrounded { $0.keepLetterCase() } }

  /// Returns the view with its texts in a font, and its symbols at the font's size.
  func font(_ font: Font) -> ViewNode { with(.environment(.font(font))) }

  /// Returns the view with space around it.
  func padded(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> ViewNode {
    with(
      .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }

  /// Returns views in a row.
  static func row(
    _ children: [ViewNode], spacing: Double? = 0, alignment: VerticalAlignment = .center
  ) -> ViewNode {
    .stack(
      StackNode(
        axis: .horizontal, verticalAlignment: alignment, spacing: spacing, children: children))
  }

  /// Returns views below each other.
  static func column(
    _ children: [ViewNode], spacing: Double? = 0, alignment: HorizontalAlignment = .center
  ) -> ViewNode {
    .stack(
      StackNode(
        axis: .vertical, horizontalAlignment: alignment, spacing: spacing, children: children))
  }

  /// Returns a text in one line at most, at a size that ignores dynamic type.
  static func line(
    _ text: String, size: Double, weight: FontWeight = .regular
  ) -> ViewNode {
    ViewNode.text(TextNode(text)).font(.fixed(FontRequest(size: size, weight: weight)))
      .with(.environment(.lineLimit(1)))
  }

  /// Returns a sign of lines with round ends, from a path in the unit square of a space.
  static func sign(
    _ path: Path, width: Double, height: Double, lineWidth: Double, color: Color? = nil
  ) -> ViewNode {
    ViewNode.shape(
      ShapeNode(
        .path(path),
        stroke: ShapeNode.Stroke(
          color.map { .color($0) },
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)))
    ).framed(width: width, height: height)
  }

  /// Returns a shape in the foreground colour, or in its own.
  static func shape(_ outline: ShapeNode.Outline, fill: Color? = nil) -> ViewNode {
    .shape(ShapeNode(outline, fill: fill.map { .color($0) }))
  }
}

extension ViewNode {
  /// Returns a control of a height, which does not make the row of a list around it higher.
  func reachingIntoRow(height: Double, in environment: ViewEnvironment) -> ViewNode {
    guard environment.isInListRow else { return self }
    let inset = (environment.systemStyle.lists.controlHeight - height) / 2
    return padded(top: inset, bottom: inset)
  }

  /// Returns a control after its label; alone without one.
  ///
  /// - Parameter isValue: True for a control that is below its label if letters are large.
  static func labeled(
    _ label: ViewNode?, _ control: ViewNode, isValue: Bool = false, in environment: ViewEnvironment
  ) -> ViewNode {
    guard let label else { return control }
    guard isValue, environment.dynamicType.isAccessibilitySize else {
      return .row([label, .spacer(minLength: nil), control], spacing: nil)
    }
    return ViewNode.column([label, control], alignment: .leading).filling(alignment: .leading)
  }

  /// The words of a text, with any modifiers; nil for another view.
  package var words: String? {
    switch self {
    case .text(let text): text.string
    case .modified(let inner, _): inner.words
    default: nil
    }
  }
}

extension ViewNode {
  /// Returns a bar that is filled from its leading end, or from a width less than `filled` on; by default 4 points high.
  static func track(
    filled: RelativeWidth, from start: RelativeWidth? = nil, tint: Color, height: Double = 4
  ) -> ViewNode {
    var surface = ViewNode.shape(.capsule, fill: tint)
    var filled = filled
    if let start, filled.fraction > 0 {
      // The rest as a part of the filled width.
      let share = start.fraction / filled.fraction
      surface = surface.with(
        .relativeWidth(
          RelativeWidth(fraction: 1 - share, plus: share * filled.plus - start.plus)))
      filled.alignment = .trailing
    }
    return .zstack(
      ZStackNode(
        alignment: .leading,
        children: [
          .shape(.capsule, fill: .systemFill), surface.with(.relativeWidth(filled)),
        ])
    ).framed(height: height)
  }
}

extension ClosedRange<Double> {
  /// Returns the position of a value between the bounds, from 0 to 1; 0 for NaN, and between equal bounds.
  func fraction(of value: Double) -> Double {
    // Halves, so that no range has an infinite length.
    let length = upperBound / 2 - lowerBound / 2
    guard length > 0 else { return 0 }
    let part = (value / 2 - lowerBound / 2) / length
    return part > 0 ? Swift.min(part, 1) : 0
  }
}

extension ViewNode? {
  /// The words of a text, with any modifiers; nil for another view.
  var words: String? {
    get { self?.words }
    set { self = newValue.map { self?.saying($0) ?? .text(TextNode($0)) } }
  }
}

extension [ViewNode] {
  /// The words of views with commas between them, and the kind of those that are not texts; a view whose words stay is
  /// the same.
  var words: String {
    get { map(\.wordsOrKind).joined(separator: ", ") }
    set {
      let known = self
      self = newValue.split(separator: ", ").map(String.init).map { words in
        known.first { $0.wordsOrKind == words } ?? .text(TextNode(words))
      }
    }
  }
}

extension ViewNode {
  fileprivate var wordsOrKind: String { words ?? kind }

  /// Returns a text with other words and the same modifiers; nil for another view.
  func saying(_ words: String) -> ViewNode? {
    switch self {
    case .text(let text): text.with(ViewDescription.nameSetting, words).map(ViewNode.text)
    case .modified(let inner, let modifier): inner.saying(words).map { .modified($0, modifier) }
    default: nil
    }
  }
}

/// A control whose name is the text of its label.
protocol NamedControl {
  var label: ViewNode? { get set }
  var name: String? { get set }
}

extension NamedControl {
  /// The name, which is the label's text.
  var title: String? {
    get { name }
    set {
      name = newValue
      label.words = newValue
    }
  }
}
