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
    let outer = pass.sight.area?.reaching(frame, .all, pass.direction) ?? frame
    return PlacedView(
      frame: frame,
      drawing: BackgroundExtensionDrawing(outer: isEnabled ? outer : frame),
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
    // Each side with its corners, which are mirrored twice.
    let columns = [(outer.minX, frame.minX), (frame.minX, frame.maxX), (frame.maxX, outer.maxX)]
    let rows = [(outer.minY, frame.minY), (frame.minY, frame.maxY), (frame.maxY, outer.maxY)]
    for (x, column) in columns.enumerated() {
      for (y, row) in rows.enumerated() where (x, y) != (1, 1) {
        let part = Rect(
          x: column.0, y: row.0, width: column.1 - column.0, height: row.1 - row.0)
        guard !part.isEmpty else { continue }
        let edge = Point(
          x: x == 0 ? frame.minX : frame.maxX, y: y == 0 ? frame.minY : frame.maxY)
        let mirror = Transform.scale(x: x == 1 ? 1 : -1, y: y == 1 ? 1 : -1, about: edge)
        commands.append(
          .group(
            Group(
              clip: .rect(part),
              commands: [
                .group(
                  Group(
                    effect: .blur(Self.blur),
                    commands: content.map { $0.transformed(by: mirror) }))
              ])))
      }
    }
    commands += content
  }

  func group(in frame: Rect) -> Group? { nil }
}
