import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// Returns the space between edges and the content inside them: the canvas's padding, the
  /// paddings of views, the insets of collections and of their sections.
  ///
  /// Cells look alike: of the paddings in them each length is drawn once along each axis.
  func insetRedlines() -> [Redline] {
    let outer =
      [InsetRoom(safeArea, canvasPadding, seenIn: bounds)] + barRooms + paddings(inElements: false)
      + collections.indices.flatMap(rooms(of:))
    var known: Set<Gap> = []
    var redlines = outer.flatMap(\.gaps).filter { known.insert($0).inserted }.map(redline(for:))
    var lengths: Set<String> = []
    for gap in paddings(inElements: true).flatMap(\.gaps) {
      let text = tokens.text(for: gap.length)
      guard lengths.insert("\(gap.axis) \(text)").inserted else { continue }
      redlines.append(redline(for: gap))
    }
    return redlines
  }

  private func redline(for gap: Gap) -> Redline {
    Redline(
      topic: .insets, text: tokens.text(for: gap.length), spots: gap.spots, mayLead: true)
  }

  /// The canvas without its safe area, and without its padding.
  private var canvasPadding: Rect {
    safeArea.inset(by: canvas.padding, direction: canvas.layoutDirection)
  }

  /// The bars around their glass, as far as that is near to their sides, and to the canvas's lower edge.
  private var barRooms: [InsetRoom] {
    barGlass.map { bar in
      let glass = bar.pieces.dropFirst().reduce(bar.pieces[0]) { $0.union($1) }
      let outer = Rect(
        x: bar.frame.minX, y: glass.minY, width: bar.frame.width,
        height: max(bounds.maxY - glass.minY, glass.height))
      var room = InsetRoom(outer, glass, seenIn: bounds)
      room.gaps.removeAll { $0.length > Self.leastTarget }
      return room
    }
  }

  private func paddings(inElements: Bool) -> [InsetRoom] {
    parts.compactMap { part in
      guard case .padding(let padding) = part.role, !part.visibleFrame.isEmpty,
        !part.isInControl, (part.element != nil) == inElements
      else { return nil }
      let inner = Rect(
        x: part.frame.minX + padding.left, y: part.frame.minY + padding.top,
        width: max(0, part.frame.width - padding.left - padding.right),
        height: max(0, part.frame.height - padding.top - padding.bottom))
      return InsetRoom(part.frame, inner, seenIn: part.visibleFrame)
    }
  }

  /// The largest number of measured sections.
  private static let sectionLimit = 100

  /// Returns the viewport of a collection around its content, and each section around its items.
  private func rooms(of index: Int) -> [InsetRoom] {
    let collection = collections[index]
    let visible = visibleFrame(of: index)
    guard !visible.isEmpty else { return [] }
    let arrangement = collection.arrangement
    let origin = collection.frame.origin - collection.contentOffset
    // The end of the content depends on the content: only its start and its sides have insets.
    var content = Rect(origin: origin, size: arrangement.contentSize)
    let axis = arrangement.scrollAxis
    content.size[axis] = max(
      content.size[axis],
      collection.frame.origin[axis] + collection.frame.size[axis] - content.origin[axis])
    var lengths: Set<String> = []
    let sections = (0..<min(arrangement.sectionCount, Self.sectionLimit)).compactMap { section in
      arrangement.room(ofSection: section).map { room in
        InsetRoom(
          room.outer.offset(by: origin), room.items.offset(by: origin), seenIn: visible)
      }
    }
    // Sections with the same insets show them once.
    let distinct = sections.map { room in
      var room = room
      room.gaps = room.gaps.filter { gap in
        let isFirst = gap.lane.origin[gap.axis] <= room.outer.origin[gap.axis] + 0.01
        return lengths.insert("\(gap.axis) \(isFirst) \(lengthText(gap.length))").inserted
      }
      return room
    }
    return [InsetRoom(collection.frame, content, seenIn: visible)] + distinct
  }
}

/// A rectangle around another, and the space between their edges.
private struct InsetRoom {
  var outer: Rect
  /// The gaps from the top edge clockwise; edges that touch have no space between them.
  var gaps: [Gap]

  /// Creates the space between two rectangles.
  ///
  /// - Parameter visible: The visible part of the rectangles.
  init(_ outer: Rect, _ inner: Rect, seenIn visible: Rect) {
    self.outer = outer
    let lanes: [(Axis, Rect)] = [
      (
        .vertical,
        Rect(
          x: inner.minX, y: outer.minY, width: inner.width, height: inner.minY - outer.minY)
      ),
      (
        .horizontal,
        Rect(
          x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height)
      ),
      (
        .vertical,
        Rect(
          x: inner.minX, y: inner.maxY, width: inner.width, height: outer.maxY - inner.maxY)
      ),
      (
        .horizontal,
        Rect(
          x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height)
      ),
    ]
    gaps = lanes.compactMap { axis, lane in Gap(axis, lane: lane)?.seen(in: visible) }
  }
}
