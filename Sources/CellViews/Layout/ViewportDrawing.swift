import DisplayList
import LayoutGeometry

/// What a viewport shows: the elements of a collection, or content that scrolls.
struct ViewportDrawing: ViewDrawing {
  /// The collection's position among those of the arrangement; nil for another view that scrolls.
  let collection: Int?
  /// True if content sticks out of the viewport, so that its edges must cut it.
  ///
  /// Else shadows and offsets of the content may reach beyond the viewport.
  let isClipped: Bool

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard isClipped else {
      view.drawChildren(into: &commands)
      return
    }
    commands += view.childCommands.clipped(to: .rect(view.frame))
  }

  func group(in frame: Rect) -> Group? {
    isClipped ? Group(clip: .rect(frame), commands: []) : nil
  }

  func part(of view: PlacedView) -> ViewPart {
    collection.map { .own(.collection($0)) } ?? .surrounding
  }

  func look(of view: PlacedView) -> ViewLook {
    ViewLook(.view(collection == nil ? .scroll : .collection))
  }
}
