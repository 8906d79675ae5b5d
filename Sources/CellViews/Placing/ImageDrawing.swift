import DisplayList
import LayoutGeometry

/// A picture across its view.
struct ImageDrawing: ViewDrawing {
  let picture: PictureID
  /// A colour that replaces the picture's own.
  let tint: RGBA?

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty, tint.map({ $0.alpha > 0 }) ?? true else { return }
    commands.append(
      .image(ImageCommand(picture: picture, frame: view.frame, tint: tint)))
  }
}
