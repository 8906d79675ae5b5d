import DisplayList
import LayoutGeometry

extension NodeModifier {
  /// Draws the view mirrored and out of focus under the bars at the edges of the safe area that it is at: SwiftUI's
  /// `backgroundExtensionEffect()`.
  package static func backgroundExtension(isEnabled: Bool = true) -> NodeModifier {
    NodeModifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

private struct BackgroundExtension: PrimitiveModifier, Settable {
  var isEnabled: Bool

  static let fields: [SettingField<BackgroundExtension>] = [
    .flag("backgroundExtensionEffect", \.isEnabled, changing: .paint)
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: BackgroundExtensionLayout(child: child, isEnabled: isEnabled))
  }
}

private struct BackgroundExtensionLayout: ModifierLayout {
  let child: LayoutNode
  let isEnabled: Bool

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outside = pass.sight
    // What is in a view that goes on is mirrored with it: one of its own would be copied nine times again.
    let outer =
      isEnabled && !outside.isMirrored
      ? outside.area?.reaching(frame, .all, pass.direction) ?? frame : frame
    pass.sight.isMirrored = outside.isMirrored || outer != frame
    defer { pass.sight = outside }
    return PlacedView(
      frame: frame,
      drawing: BackgroundExtensionDrawing(outer: outer),
      children: [try child.place(in: frame, proposal: proposal, pass: pass)])
  }
}

private struct BackgroundExtensionDrawing: ModifierDrawing {
  /// The view's frame with the bars at its edges.
  let outer: Rect

  /// The blur is assumed: there is no picture of the system's own.
  private static let blur = 12.0

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    let frame = view.frame
    guard outer != frame, !content.isEmpty else {
      commands += content
      return
    }
    // The view between mirrored ones on all sides, so that what is blurred goes on at the view's edges and at the screen's.
    let sides = [frame.minX, nil, frame.maxX]
    let ends = [frame.minY, nil, frame.maxY]
    let mirrored = sides.flatMap { side in
      ends.flatMap { end in
        let mirror = Transform.scale(
          x: side == nil ? 1 : -1, y: end == nil ? 1 : -1, about: Point(x: side ?? 0, y: end ?? 0))
        return content.map { $0.transformed(by: mirror) }
      }
    }
    let parts = [
      Rect(x: outer.minX, y: outer.minY, width: outer.width, height: frame.minY - outer.minY),
      Rect(x: outer.minX, y: frame.maxY, width: outer.width, height: outer.maxY - frame.maxY),
      Rect(x: outer.minX, y: frame.minY, width: frame.minX - outer.minX, height: frame.height),
      Rect(x: frame.maxX, y: frame.minY, width: outer.maxX - frame.maxX, height: frame.height),
    ]
    for part in parts where !part.isEmpty {
      commands.append(
        .group(
          Group(
            clip: .rect(part),
            commands: [.group(Group(effect: .blur(Self.blur), commands: mirrored))])))
    }
    commands += content
  }
}
