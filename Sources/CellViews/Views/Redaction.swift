import DisplayList
import LayoutGeometry
import TextShaping

/// Placeholder bars drawn instead of a redacted text's lines.
struct RedactedDrawing: ViewDrawing {
  let text: ShapedText
  let color: ShownColor

  /// The opacity of the text's colour in its bars: #D6D6D6 for black on white (iOS 15 to 26).
  private static let opacity = 0.16

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    var fill = color.color
    fill.alpha *= Self.opacity
    guard fill.alpha > 0 else { return }
    for line in ScreenPart.Text(text, at: view.frame.origin).lines {
      // As high as a capital, on the baseline: 14.8 at 21 points (iOS 18). At 17 points 1 less was measured.
      let height = FontLineMetrics.systemCapHeight * line.fontSize
      let bar = Rect(
        x: line.frame.minX, y: line.baseline - height, width: line.frame.width, height: height)
      guard !bar.isEmpty else { continue }
      let outline = ShapeNode.Outline.roundedRectangle(cornerRadius: min(0.25 * line.fontSize, 6))
      commands.append(.fill(outline.shape(in: bar, .leftToRight), .color(fill)))
    }
  }

  func part(of view: PlacedView) -> ViewPart {
    .own(.text(ScreenPart.Text(text, at: view.frame.origin)))
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(.text))
    look.seen.color = PartLook.Fill(color)
    return look
  }
}

/// The gray placeholder of a redacted image.
struct RedactedPicture: NodeLayout {
  /// The picture, which determines the size of the placeholder.
  private let picture: LayoutNode
  private let gray: LayoutNode

  init(picture: LayoutNode, isSymbol: Bool, in environment: ViewEnvironment) {
    self.picture = picture
    gray = ShapeNode(
      isSymbol ? .roundedRectangle(cornerRadius: 4) : .rectangle, fill: .color(.systemFill)
    ).node(in: environment)
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try picture.measure(proposal, in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try gray.place(in: frame, proposal: ProposedSize(frame.size), pass: pass)
  }
}
