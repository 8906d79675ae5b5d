import DisplayList
import Glibc
package import LayoutGeometry

/// A view drawn turned in space, as SwiftUI's `rotation3DEffect`; its place in the layout stays.
package struct Rotation3D: Hashable, Sendable {
  /// The angle, in degrees; about an axis that points down, the right side goes away.
  package var degrees: Double
  /// The direction of the axis, y down and z towards the eye.
  package var axis: SIMD3<Double>
  /// The point of the view's unit square on the axis.
  package var anchor: Point
  /// The distance of that point towards the eye, in points.
  package var anchorZ: Double
  /// The strength of the perspective: the eye's distance is the view's longer side, divided by
  /// this; 0 for none.
  package var perspective: Double

  /// Creates a turn about an axis through the view's middle.
  package init(
    degrees: Double, axis: SIMD3<Double>, anchor: Point = Point(x: 0.5, y: 0.5),
    anchorZ: Double = 0, perspective: Double = 1
  ) {
    self.degrees = degrees
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// Returns the change of coordinates for a view's place.
  fileprivate func change(in frame: Rect, _ direction: LayoutDirection) -> Perspective {
    let change = Perspective.rotation(
      degrees * .pi / 180, axis: axis,
      anchor: Point(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height),
      anchorZ: anchorZ, eyeDistance: max(frame.width, frame.height) / perspective)
    return direction == .leftToRight ? change : change.transformed(by: frame.mirror)
  }

  /// The rotation in the layout text, as in `45 axis y`.
  fileprivate var words: String {
    var words = "\(degrees.dump) axis \(axisWord)"
    if anchor != Point(x: 0.5, y: 0.5) { words += " about \(anchor.dump)" }
    if anchorZ != 0 { words += " anchorZ \(anchorZ.dump)" }
    if perspective != 1 { words += " perspective \(perspective.dump)" }
    return words
  }

  /// Parses a rotation's words; nil for others.
  fileprivate init?(words: String) {
    var parts = words.split(separator: " ").map(String.init)[...]
    guard let degrees = parts.popFirst().flatMap({ Double(words: $0) }) else { return nil }
    self.init(degrees: degrees, axis: .zero)
    while let name = parts.popFirst(), let value = parts.popFirst() {
      let numbers = [Double](words: value) ?? []
      switch (name, numbers.count) {
      case ("axis", 3): axis = SIMD3(numbers)
      case ("axis", 0): axis = Self.namedAxes[value] ?? .zero
      case ("about", 2): anchor = Point(x: numbers[0], y: numbers[1])
      case ("anchorZ", 1): anchorZ = numbers[0]
      case ("perspective", 1): perspective = numbers[0]
      default: return nil
      }
    }
    if self.words != words { return nil }
  }

  private static let namedAxes: [String: SIMD3<Double>] = [
    "x": SIMD3(1, 0, 0), "y": SIMD3(0, 1, 0), "z": SIMD3(0, 0, 1),
  ]

  /// `x`, `y` or `z`, or the three numbers of another direction.
  private var axisWord: String {
    Self.namedAxes.first { $0.value == axis }?.key ?? [axis.x, axis.y, axis.z].dump
  }
}

extension NodeModifier {
  /// Draws the view turned in space.
  package static func rotation3DEffect(_ rotation: Rotation3D) -> NodeModifier {
    NodeModifier(Rotation3DModifier(rotation: rotation))
  }
}

private struct Rotation3DModifier: PrimitiveModifier, Settable {
  private(set) var rotation: Rotation3D

  static let fields: [SettingField<Rotation3DModifier>] = [
    SettingField("rotation3DEffect", \.rotation, absent: nil) {
      .word("rotation3DEffect", $0.words, changing: .paint)
    } parse: {
      Rotation3D(words: $0)
    }
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    guard rotation.degrees != 0, rotation.axis != .zero else { return child }
    return LayoutNode(
      child, drawing: Rotation3DDrawing(rotation: rotation, direction: environment.direction))
  }
}

private struct Rotation3DDrawing: RecordableTransform {
  let rotation: Rotation3D
  let direction: LayoutDirection

  func recordedWords(in frame: Rect) -> String? { "rotation3D(\(rotation.words))" }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty, !view.frame.isEmpty else { return }
    let change = rotation.change(in: view.frame, direction)
    // Without perspective everything stays texts, shapes and pictures.
    if let transform = change.transform {
      guard transform.determinant != 0 else { return }
      commands += content.map { $0.transformed(by: transform) }
    } else {
      commands.append(.group(Group(effect: .perspective(change), commands: content)))
    }
  }
}
