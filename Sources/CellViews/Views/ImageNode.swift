import DisplayList
package import ImageDecoding
import LayoutGeometry
import TextShaping

/// A picture at its natural size, or scaled to the space that it is offered.
package struct ImageNode: Sendable {
  /// The decoded picture.
  package var picture: Picture
  /// True if the image fills what it is offered; else it keeps its natural size.
  package var isResizable: Bool
  /// True for a symbol: drawn in the foreground colour, one font size high.
  package var isSymbol: Bool
  /// The picture in its place where text runs from right to left; nil for the same one.
  package var rightToLeft: Picture?
  /// The symbol's name, or the file's: its path as a config has it, or without its folder; nil for a
  /// picture from elsewhere.
  package var name: String?

  /// An image; by default of its natural size and colours.
  package init(_ picture: Picture, isResizable: Bool = false, isSymbol: Bool = false) {
    self.picture = picture
    self.isResizable = isResizable
    self.isSymbol = isSymbol
  }
}

extension ImageNode: LeafView {
  package func node(in environment: ViewEnvironment) -> LayoutNode {
    var shown = self
    if environment.direction == .rightToLeft, let rightToLeft { shown.picture = rightToLeft }
    let node = LayoutNode(
      isSymbol
        ? ImageLayout(
          symbol: shown, fontSize: environment.fontRequest.size, tint: environment.foreground,
          mark: environment.mark)
        : ImageLayout(shown, mark: environment.mark))
    guard environment.isRedacted else { return node }
    return LayoutNode(RedactedPicture(picture: node, isSymbol: isSymbol, in: environment))
  }
}

/// A picture at its natural size, or in whatever space it is offered.
private struct ImageLayout: NodeLayout {
  let picture: Picture
  /// What the picture is called.
  let name: String?
  let isResizable: Bool
  /// The size that the image takes where nothing is offered, in points.
  let idealSize: Size
  /// The colour that replaces the picture's own; nil for pictures that keep theirs.
  let tint: ShownColor?
  /// How much of the image's height hangs below a text's baseline; nil for a picture, which has no
  /// baseline of its own.
  let descent: Double?
  /// The mark of the image's view.
  let mark: ViewMark?

  /// A picture as it is.
  init(_ image: ImageNode, mark: ViewMark?) {
    self.mark = mark
    picture = image.picture
    name = image.name
    isResizable = image.isResizable
    idealSize = image.picture.size
    tint = nil
    descent = nil
  }

  /// A symbol in the foreground colour, one font size high.
  ///
  /// An eighth of it hangs below the baseline, as the style sheet of the symbols' makers has it.
  init(symbol image: ImageNode, fontSize: Double, tint: ShownColor, mark: ViewMark?) {
    self.mark = mark
    picture = image.picture
    name = image.name
    isResizable = image.isResizable
    let natural = image.picture.size
    let ratio = natural.isEmpty ? 1 : natural.width / natural.height
    idealSize = Size(width: fontSize * ratio, height: fontSize)
    self.tint = tint
    descent = 0.125
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let size = isResizable ? proposal.filled(ideal: idealSize) : idealSize
    let line = descent.map { size.height * (1 - $0) }
    return Measurement(size: size, firstBaseline: line, lastBaseline: line)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    if tint.map({ $0.color.alpha > 0 }) ?? true { pass.cover(frame) }
    return PlacedView(
      frame: frame,
      drawing: ImageDrawing(picture: pass.use(picture, mark: mark), name: name, tint: tint))
  }
}

/// A picture across its view.
private struct ImageDrawing: ViewDrawing {
  let picture: PictureID
  /// What the picture is called.
  let name: String?
  /// A colour that replaces the picture's own.
  let tint: ShownColor?

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty, tint.map({ $0.color.alpha > 0 }) ?? true else { return }
    commands.append(
      .image(ImageCommand(picture: picture, frame: view.frame, tint: tint?.color)))
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(tint == nil ? .image : .symbol))
    look.color = tint
    look.picture = ViewLook.Picture(id: picture, name: name)
    return look
  }
}
