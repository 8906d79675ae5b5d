import LayoutGeometry

/// The views that answer to touches and those that keep touches from what is below them, in the
/// order of drawing: a view before those in it.
///
/// As in SwiftUI, a touch reaches the topmost view that shows something at its place: a fill, a
/// picture or a text. The innermost view around it that answers to touches is the one that answers.
/// A view that only holds others lets touches through.
struct TouchSurfaces {
  /// A place that takes touches.
  private struct Surface {
    /// What a touch does there; a cover does nothing itself.
    var action: PlacedAction
    /// The number of the action; nil for a cover.
    var number: Int?
    /// The numbers of the actions around a cover, the innermost last.
    var around: [Int] = []
  }

  private var surfaces: [Surface] = []
  private var actionCount = 0
  /// The numbers of the actions whose views are being placed, the innermost last, and what of the
  /// last one is seen.
  private var open: [(number: Int, visibleFrame: Rect)] = []
  private var hasCovers = false

  /// True if any view so far answers to touches; covers are then kept.
  var hasActions: Bool { actionCount > 0 }

  /// How many places there are so far.
  var count: Int { surfaces.count }

  /// Adds a view that answers to touches; until it is closed, views are in it.
  mutating func open(_ kind: PlacedAction.Kind, at frame: Rect, seen: Rect) {
    surfaces.append(
      Surface(
        action: PlacedAction(frame: frame, visibleFrame: seen, kind: kind), number: actionCount))
    open.append((actionCount, seen))
    actionCount += 1
  }

  /// Ends the view that was opened last.
  mutating func close() { open.removeLast() }

  /// Adds a view that keeps touches from what is below it.
  mutating func cover(_ seen: Rect) {
    guard actionCount > 0 else { return }
    // If no other action came after the innermost one around the view, that is on top already.
    if let inner = open.last, inner.number == actionCount - 1, inner.visibleFrame.contains(seen) {
      return
    }
    hasCovers = true
    surfaces.append(
      Surface(
        action: PlacedAction(frame: seen, visibleFrame: seen, kind: .cover(nil)),
        around: open.map(\.number)))
  }

  /// Draws some of the places at another size; those of which nothing is seen then are left out.
  ///
  /// - Parameters:
  ///   - middle: The point whose place stays, in points of the canvas.
  ///   - visible: What can be seen, in points of the canvas.
  mutating func scale(from first: Int, about middle: Point, by effect: Size, visible: Rect) {
    let scaled = surfaces[first...].compactMap { surface -> Surface? in
      guard let action = surface.action.scaled(about: middle, by: effect, visible: visible) else {
        return nil
      }
      var surface = surface
      surface.action = action
      return surface
    }
    surfaces.replaceSubrange(first..., with: scaled)
  }

  /// Leaves out all places from one on.
  mutating func remove(from first: Int) { surfaces.removeSubrange(first...) }

  /// What answers to touches, without what is covered.
  ///
  /// A cover that leaves an action a rectangle makes the action smaller; any other is a place of
  /// its own above it.
  ///
  /// - Complexity: O(*places* + *places that meet*), as what is far apart is never compared.
  var actions: [PlacedAction] {
    guard hasCovers else { return surfaces.map(\.action) }
    var stack = ActionStack()
    for surface in surfaces {
      if let number = surface.number {
        stack.add(surface.action, number: number)
      } else {
        stack.cover(surface.action.visibleFrame, around: surface.around)
      }
    }
    return stack.actions
  }
}

/// Actions one above the other, found by their places.
private struct ActionStack {
  private var entries: [(action: PlacedAction, number: Int?)?] = []
  /// The positions of actions by their numbers.
  private var positions: [Int: Int] = [:]
  private var tiles: [Tile: [Int]] = [:]

  /// A square of the canvas.
  private struct Tile: Hashable {
    var column: Int
    var row: Int
  }

  /// As large as what is touched mostly is, in points.
  private static let tileLength = 64.0

  /// The actions that are left, the last at the top.
  var actions: [PlacedAction] { entries.compactMap { $0?.action } }

  /// Puts an action on top of all.
  mutating func add(_ action: PlacedAction, number: Int) {
    positions[number] = entries.count
    append(action, number)
  }

  private mutating func append(_ action: PlacedAction, _ number: Int?) {
    for tile in Self.tiles(of: action.visibleFrame) {
      tiles[tile, default: []].append(entries.count)
    }
    entries.append((action, number))
  }

  /// Takes a place away from the actions below it.
  ///
  /// - Parameter around: The numbers of the actions that the cover is in, the innermost last.
  mutating func cover(_ cover: Rect, around: [Int]) {
    let inner = around.last.flatMap { positions[$0] }.flatMap { position in
      entries[position].map { (position: position, action: $0.action) }
    }
    let tap: TapAction? = if case .tap(let action) = inner?.action.kind { action } else { nil }
    var isNeeded = false
    for position in candidates(at: cover) {
      guard let (action, number) = entries[position], !around.contains(where: { $0 == number }),
        let hidden = action.visibleFrame.intersection(cover)
      else { continue }
      // The innermost action around the cover is above this one, and answers here.
      if let inner, inner.position > position, inner.action.visibleFrame.contains(hidden) {
        continue
      }
      if case .cover(let other) = action.kind {
        if cover.contains(action.visibleFrame) {
          entries[position] = nil
        } else if other != tap {
          isNeeded = true
        }
        continue
      }
      guard let rest = action.covered(by: cover) else {
        entries[position] = nil
        continue
      }
      if rest == action { isNeeded = true }
      entries[position] = (rest, number)
    }
    if isNeeded { append(PlacedAction(frame: cover, visibleFrame: cover, kind: .cover(tap)), nil) }
  }

  /// The positions of actions that may meet a rectangle, in their order.
  private func candidates(at rect: Rect) -> [Int] {
    var found: Set<Int> = []
    for tile in Self.tiles(of: rect) { found.formUnion(tiles[tile] ?? []) }
    return found.sorted()
  }

  private static func tiles(of rect: Rect) -> [Tile] {
    let columns = Int(rect.minX / tileLength)...Int(rect.maxX / tileLength)
    let rows = Int(rect.minY / tileLength)...Int(rect.maxY / tileLength)
    return columns.flatMap { column in rows.map { Tile(column: column, row: $0) } }
  }
}

extension LayoutPass {
  /// Places a view that answers to touches, as far as it is seen.
  func placeResponder(
    _ kind: PlacedAction.Kind, at frame: Rect, _ place: () throws -> PlacedView
  ) rethrows -> PlacedView {
    guard let seen = seen(of: frame) else { return try place() }
    touches.open(kind, at: frame, seen: seen)
    defer { touches.close() }
    return try place()
  }

  /// Notes a view with something to see, which keeps touches from what is below it.
  func cover(_ frame: Rect) {
    guard let seen = seen(of: frame) else { return }
    touches.cover(seen)
  }

  private func seen(of frame: Rect) -> Rect? {
    guard !sight.isHidden,
      let seen = frame.intersection(sight.visible)?.intersection(sight.clip ?? frame),
      !seen.isEmpty
    else { return nil }
    return seen
  }
}
