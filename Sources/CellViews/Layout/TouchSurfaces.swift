import LayoutGeometry

/// The views that answer to touches and those that block touches from the views below, in drawing
/// order: a view before those in it.
///
/// As in SwiftUI, a touch reaches the topmost visible view at its place: a fill, a picture or a
/// text. The innermost view around it that answers to touches responds. A view that only holds
/// others lets touches through.
struct TouchSurfaces {
  /// A place that takes touches.
  private struct Surface {
    /// The action of a touch there; a cover does nothing itself.
    var action: PlacedAction
    /// The number of the action; nil for a cover.
    var number: Int?
    /// The numbers of the actions around a cover, the innermost last.
    var around: [Int] = []
  }

  private var surfaces: [Surface] = []
  private var actionCount = 0
  /// The numbers of the actions whose views are being placed, the innermost last, and the visible
  /// frame of the last one.
  private var open: [(number: Int, visibleFrame: Rect)] = []
  private var hasCovers = false

  /// Indicates whether any view so far answers to touches; covers are then kept.
  var hasActions: Bool { actionCount > 0 }

  /// The number of places so far.
  var count: Int { surfaces.count }

  /// Adds a view that answers to touches; until it is closed, added views are in it.
  mutating func open(_ kind: PlacedAction.Kind, at frame: Rect, seen: Rect) {
    surfaces.append(
      Surface(
        action: PlacedAction(frame: frame, visibleFrame: seen, kind: kind), number: actionCount))
    open.append((actionCount, seen))
    actionCount += 1
  }

  /// Closes the view that was opened last.
  mutating func close() { open.removeLast() }

  /// Adds a view that blocks touches from the views below.
  mutating func cover(_ seen: Rect) {
    guard actionCount > 0 else { return }
    // If the innermost action around the view is still the last one, it is already on top.
    if let inner = open.last, inner.number == actionCount - 1, inner.visibleFrame.contains(seen) {
      return
    }
    hasCovers = true
    surfaces.append(
      Surface(
        action: PlacedAction(frame: seen, visibleFrame: seen, kind: .cover(nil)),
        around: open.map(\.number)))
  }

  /// Draws some of the places at another size; those that are then invisible are removed.
  ///
  /// - Parameters:
  ///   - middle: The fixed point, in points of the canvas.
  ///   - visible: The visible area, in points of the canvas.
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

  /// Removes all places from one on.
  mutating func remove(from first: Int) { surfaces.removeSubrange(first...) }

  /// The actions, without their covered parts.
  ///
  /// A cover that leaves an action a rectangle makes the action smaller; any other becomes a place
  /// of its own above it.
  ///
  /// - Complexity: O(*places* + *places that meet*), as places far apart are never compared.
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

/// Actions one above the other, indexed by their places.
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

  /// The usual size of a touch target, in points.
  private static let tileLength = 64.0

  /// The remaining actions, the last at the top.
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

  /// Removes a place from the actions below it.
  ///
  /// - Parameter around: The numbers of the actions around the cover, the innermost last.
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

  /// Returns the positions of actions that may meet a rectangle, in their order.
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
  /// Places a view whose visible part answers to touches.
  func placeResponder(
    _ kind: PlacedAction.Kind, at frame: Rect, _ place: () throws -> PlacedView
  ) rethrows -> PlacedView {
    guard let seen = seen(of: frame) else { return try place() }
    touches.open(kind, at: frame, seen: seen)
    defer { touches.close() }
    return try place()
  }

  /// Records a visible view, which blocks touches from the views below.
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
