import DisplayList
import ImageDecoding
import LayoutGeometry

/// A picture at its natural size, or in whatever space it is offered.
struct ImageLayout: NodeLayout {
  let picture: Picture
  let isResizable: Bool
  /// The size that the image takes where nothing is offered, in points.
  let idealSize: Size
  /// The colour that replaces the picture's own; nil for pictures that keep theirs.
  let tint: RGBA?
  /// How much of the image's height hangs below a text's baseline; nil for a picture, which has no
  /// baseline of its own.
  let descent: Double?
  /// The mark of the image's view.
  let mark: ViewMark?

  /// A picture as it is.
  init(_ image: Image, mark: ViewMark?) {
    self.mark = mark
    picture = image.picture
    isResizable = image.isResizable
    idealSize = image.picture.size
    tint = nil
    descent = nil
  }

  /// A symbol in the foreground colour, one font size high.
  ///
  /// An eighth of it hangs below the baseline, as the style sheet of the symbols' makers has it.
  init(symbol image: Image, fontSize: Double, tint: RGBA, mark: ViewMark?) {
    self.mark = mark
    picture = image.picture
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
    PlacedView(
      frame: frame, drawing: ImageDrawing(picture: pass.use(picture, mark: mark), tint: tint))
  }
}
