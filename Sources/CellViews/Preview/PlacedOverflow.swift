package import LayoutGeometry

/// A place on the canvas where content is larger than its room, or where a text is cut.
package struct PlacedOverflow: Hashable, Sendable {
  /// The part that does not fit.
  package enum Excess: Hashable, Sendable {
    /// Content is larger than its room by a length, in points.
    case content(Size)
    /// A part of a text is not shown.
    case text(Notice.TextCut)
  }

  /// The part that does not fit.
  package var excess: Excess
  /// The place of the content, in points of the canvas; for a shortened text, the place of the rest
  /// of it.
  package var content: Rect
  /// The available room, in points of the canvas.
  package var room: Rect
  /// The part that the canvas, viewports and clips leave visible there, in points of the canvas.
  package var visible: Rect

  /// Creates an overflow.
  package init(_ excess: Excess, of content: Rect, in room: Rect, visible: Rect) {
    self.excess = excess
    self.content = content
    self.room = room
    self.visible = visible
  }
}

extension LayoutPass {
  /// Records content that is larger than its room, both in points of the canvas.
  ///
  /// - Parameters:
  ///   - missing: The visible excess of the content over its room.
  ///   - mark: The mark of the view that has the room.
  func noticeOverflow(
    of content: Rect, over frame: Rect, missing: Size, as room: Notice.Room, mark: ViewMark?
  ) {
    guard notice(.overflow(room, missing: missing), mark: mark) else { return }
    found.overflows.append(
      PlacedOverflow(.content(missing), of: content, in: frame, visible: visibleRect))
  }

  /// Records a text that is cut.
  ///
  /// - Parameters:
  ///   - beginning: The text's first characters.
  ///   - frame: Its place, in points of the canvas.
  ///   - mark: The mark of the text's view.
  func noticeCut(_ cut: Notice.TextCut, of beginning: String, at frame: Rect, mark: ViewMark?) {
    guard notice(.cutText(cut, in: beginning), mark: mark) else { return }
    let isClipped = if case .clipped = cut { true } else { false }
    found.overflows.append(
      PlacedOverflow(
        .text(cut), of: frame, in: isClipped ? sight.clip ?? frame : frame, visible: visibleRect))
  }

  private var visibleRect: Rect {
    sight.clip.map { sight.visible.intersection($0) ?? .zero } ?? sight.visible
  }
}
