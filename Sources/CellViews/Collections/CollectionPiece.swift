package import CollectionLayouts
package import DisplayList
package import ImageDecoding
package import LayoutGeometry

/// A part of a collection's content that is drawn separately, as for a picture that moves during
/// scrolling.
package struct CollectionPiece: Hashable, Sendable {
  /// The collection.
  package var key: CollectionKey
  /// The point of the content that becomes (0, 0).
  package var origin: Point
  /// The content to draw.
  package var content: Content

  /// The content of a piece.
  package enum Content: Hashable, Sendable {
    /// All elements except those that stay in sight, from the piece's origin on: as much as a size
    /// holds, and ink that reaches into it from outside.
    case moving(Size)
    /// A view at a boundary that stays in sight, at a place along the scroll axis.
    case pinnable(ElementKind, at: ItemIndex, place: Double)
  }

  /// Creates a part of a collection.
  package init(of key: CollectionKey, from origin: Point, _ content: Content) {
    self.key = key
    self.origin = origin
    self.content = content
  }
}

/// The drawing of a piece, in points from its origin.
package struct DrawnPiece: Sendable {
  /// The drawing commands; they may reach out of the piece.
  package var commands: [Command]
  /// The pictures that the commands name.
  package var pictures: [PictureID: Picture]
}

extension CollectionNodeLayout {
  /// Draws a part of the collection's content.
  ///
  /// - Parameters:
  ///   - viewport: The scrolled viewport, which decides whether the next page loads.
  ///   - pass: The pass that places the collection.
  func drawn(
    _ piece: CollectionPiece, of viewport: CollectionViewport, isLoading: Bool,
    in pass: LayoutPass
  ) throws -> DrawnPiece {
    let content = viewport.arrangement.pinning([], in: .zero)
    var seen: Rect
    var elements: [LayoutElement]
    switch piece.content {
    case .moving(let size):
      seen = Rect(origin: piece.origin, size: size).inset(by: -Self.inkReach)
      elements = content.inDrawingOrder(
        content.elements(in: seen).filter { !viewport.staysInSight($0) })
    case .pinnable(let kind, let index, let place):
      elements = [content.element(kind, at: index)].compactMap(\.self)
      for index in elements.indices {
        elements[index].frame.origin[collection.layout.scrollAxis] = place
      }
      seen = elements.reduce(.zero) { $0.union($1.frame) }
    }
    let inner = pass.apart(seeing: seen.offset(by: Point.zero - piece.origin))
    try inner.count(elements.count, of: mark)
    let toPiece = Point.zero - piece.origin
    for index in elements.indices {
      elements[index].frame = elements[index].frame.offset(by: toPiece)
    }
    elements = lifting(elements, direction: pass.direction)
    let clips = SectionClips(
      of: content,
      in: viewport.frame.offset(by: viewport.contentOffset - viewport.frame.origin + toPiece),
      movedBy: toPiece)
    elements.removeAll { !clips.shows($0) }
    let views = try elements.map { element in
      try place(
        element, of: piece.key, showing: content.shownItem(by: element), effect: nil,
        isLoading: isLoading, in: inner)
    }
    var commands: [Command] = []
    let separated = try separated(views, elements, direction: pass.direction)
    for view in clips.clipped(separated, of: elements) { view.draw(into: &commands) }
    if case .moving = piece.content {
      let origin = Point.zero - piece.origin
      let content = Rect(origin: origin, size: content.contentSize)
      try refreshControl(over: content, in: inner)?.draw(into: &commands)
    }
    return DrawnPiece(commands: commands, pictures: inner.found.pictures)
  }
}

extension LayoutPass {
  /// Returns the ink of an invisible element that reaches into a viewport, such as its shadow.
  ///
  /// - Parameter other: The pass that placed the element.
  func ink(of view: PlacedView, in viewport: Rect, from other: LayoutPass) -> PlacedView {
    var commands: [Command] = []
    view.draw(into: &commands)
    commands.removeAll { !$0.inkBounds.intersects(viewport) }
    if !commands.isEmpty { found.usePictures(of: other.found) }
    return PlacedView(frame: view.frame, drawing: CommandsDrawing(commands: commands))
  }
}
