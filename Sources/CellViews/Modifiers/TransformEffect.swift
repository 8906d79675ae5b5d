package import DisplayList
package import LayoutGeometry

extension NodeModifier {
  /// Draws the view turned, scaled or slanted, and keeps its place in the layout.
  ///
  /// - Parameters:
  ///   - words: The transform in the layout text, which then has the view's drawing without it, as
  ///     in `scale(1.2)`; nil for a transform that the source does not have, which the text
  ///     includes in the drawing.
  ///   - isMirrored: Indicates whether the transform is mirrored from right to left, as all of a
  ///     view's effects are.
  ///   - transform: Returns the change of the canvas's coordinates, for the view's place.
  package static func transformEffect(
    _ words: String? = nil, isMirrored: Bool = true,
    _ transform: @escaping @Sendable (Rect) -> Transform
  ) -> NodeModifier {
    NodeModifier(TransformEffect(words: words, isMirrored: isMirrored, transform: transform))
  }

  /// Draws the view turned about a point of its unit square.
  ///
  /// - Parameter angle: The angle in radians, clockwise on the screen.
  package static func rotationEffect(radians angle: Double, about anchor: Point) -> NodeModifier {
    NodeModifier(TransformEffect.rotation(angle, about: anchor))
  }

  /// Draws the view larger or smaller about a point of its unit square; a negative factor mirrors it.
  package static func scaleEffect(x: Double, y: Double, about anchor: Point) -> NodeModifier {
    NodeModifier(TransformEffect.scale(x: x, y: y, about: anchor))
  }

  /// Returns one factor, or those of the width and the height.
  static func words(ofScale x: Double, _ y: Double) -> String {
    x == y ? x.dump : "\(x.dump) × \(y.dump)"
  }
}

extension Point {
  /// The fixed point of an effect, if that is not the middle: ` about 0,1`.
  fileprivate var anchorWords: String {
    self == Point(x: 0.5, y: 0.5) ? "" : " about \(dump)"
  }
}

extension Rect {
  /// The change of coordinates that mirrors the rectangle.
  ///
  /// From right to left each effect is done to the mirror image of its view: a turn goes the other
  /// way, and the leading edge is the right one.
  ///
  /// Source: OpenSwiftUI's `GeometryEffect.swift`, audited against SwiftUI 6.5.4.
  var mirror: Transform { .scale(x: -1, y: 1, about: Point(x: midX, y: midY)) }

  /// Returns the point at a place of the unit square, whose origin is the top left corner.
  fileprivate func place(of unit: Point) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}

struct TransformEffect: PrimitiveModifier {
  var words: String?
  let isMirrored: Bool
  var transform: @Sendable (Rect) -> Transform

  var description: ModifierDescription {
    // The words name what `transform` does, and `isMirrored` is the same for all views.
    ModifierDescription(fieldSettings)
  }

  fileprivate static func rotation(_ angle: Double, about anchor: Point) -> TransformEffect {
    let words = "rotation(\((angle * 180 / .pi).dump)\(anchor.anchorWords))"
    return TransformEffect(words: words, isMirrored: true) { frame in
      .turn(angle, about: frame.place(of: anchor))
    }
  }

  fileprivate static func scale(x: Double, y: Double, about anchor: Point) -> TransformEffect {
    let words = "scale(\(NodeModifier.words(ofScale: x, y))\(anchor.anchorWords))"
    return TransformEffect(words: words, isMirrored: true) { frame in
      .scale(x: x, y: y, about: frame.place(of: anchor))
    }
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    guard isMirrored, environment.direction == .rightToLeft else {
      return LayoutNode(child, drawing: TransformDrawing(words: words, transform: transform))
    }
    return LayoutNode(
      child,
      drawing: TransformDrawing(words: words) { [transform] frame in
        let mirror = frame.mirror
        return mirror.followed(by: transform(frame)).followed(by: mirror)
      })
  }
}

extension TransformEffect: Settable {
  /// Parses a turn or a scale; nil for another transform.
  init?(parsing words: String) {
    let parts = words.dropLast().split(separator: "(", maxSplits: 1)
    guard words.last == ")", parts.count == 2 else { return nil }
    let halves = parts[1].split(separator: " about ")
    let factors = (halves.first ?? "").split(separator: " × ").compactMap { Double(dump: $0) }
    let anchor = halves.count < 2 ? Point(x: 0.5, y: 0.5) : Point(dump: halves[1])
    guard let anchor, let first = factors.first, let last = factors.last else { return nil }
    switch parts[0] {
    case "rotation": self = .rotation(first * .pi / 180, about: anchor)
    case "scale": self = .scale(x: first, y: last, about: anchor)
    default: return nil
    }
  }

  static let fields: [SettingField<TransformEffect>] = [
    SettingField("transformEffect", \.self, absent: nil) {
      .word("transformEffect", $0.words, changing: .paint)
    } parse: {
      TransformEffect(parsing: $0)
    }
  ]
}

/// A transform with words in the layout text, next to the view's drawing without it.
protocol RecordableTransform: ModifierDrawing {
  /// Returns the words of the transform of a view at a place; nil for one that is included in the
  /// drawing, or changes nothing.
  func recordedWords(in frame: Rect) -> String?
}

private struct TransformDrawing: RecordableTransform {
  let words: String?
  let transform: @Sendable (Rect) -> Transform

  func recordedWords(in frame: Rect) -> String? {
    let transform = transform(frame)
    return transform.determinant != 0 && transform != .identity ? words : nil
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let transform = transform(view.frame)
    // A drawing without an extent is invisible.
    guard transform.determinant != 0 else { return }
    guard transform != .identity else { return view.drawChildren(into: &commands) }
    commands += view.childCommands.map { $0.transformed(by: transform) }
  }
}

/// A transform in the layout text: the view without it, in a group that names the transform.
private struct RecordedTransform: ModifierDrawing {
  let words: String

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty else { return }
    commands.append(.group(Group(role: .transformed(words), commands: content)))
  }

  func group(in frame: Rect) -> Group? { Group(role: .transformed(words), commands: []) }
}

extension PlacedView {
  /// The view with the transforms of all views in it as groups, and not in their drawings.
  ///
  /// So a text keeps the size of its font, and a transform is distinct from a change of the
  /// transformed view.
  ///
  /// - Complexity: O(*views*).
  var recordingTransforms: PlacedView { withTransforms ?? self }

  /// The view with its transforms as groups; nil for one without any.
  private var withTransforms: PlacedView? {
    var changed: PlacedView?
    if let words = (drawing as? any RecordableTransform)?.recordedWords(in: frame) {
      changed = self
      changed?.drawing = RecordedTransform(words: words)
    } else if let drawing = (drawing as? ElementDrawing)?.recordingTransform {
      changed = self
      changed?.drawing = drawing
    }
    for (index, child) in children.enumerated() {
      guard let child = child.withTransforms else { continue }
      if changed == nil { changed = self }
      changed?.children[index] = child
    }
    return changed
  }
}
