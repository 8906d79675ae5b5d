import CellViews
import DisplayList
import LayoutGeometry

/// The commands before and after a collection, and the clips of the collection's ink.
struct SurroundingCommands {
  fileprivate(set) var before: [Command]
  fileprivate(set) var after: [Command]
  /// The clips of the collection beside its viewport, in points of the picture.
  let clips: [ScrollLayers.Clip]
}

extension PreviewDrawing {
  /// Returns the whole picture with a mark instead of a collection.
  func picture(replacing collection: PlacedCollection) -> DisplayList? {
    arrangement.displayList(with: [.mark(of: collection.window)], inPlaceOf: collection.key)
      .map { Self.picture($0, on: preview.canvas) }
  }
}

extension DisplayList {
  /// Returns the commands before and after a mark; nil if there is no mark, or if it cannot be
  /// separated from its surroundings.
  ///
  /// - Parameter viewport: The viewport of the mark's collection in the picture, in points.
  func around(_ viewport: Rect) -> SurroundingCommands? {
    guard let split = Split(commands, viewport: viewport) else { return nil }
    var clips: [ScrollLayers.Clip] = []
    for shape in split.clips {
      guard let clip = ScrollLayers.Clip(shape) else { return nil }
      if !clip.leaves(viewport), !clips.contains(clip) { clips.append(clip) }
    }
    return SurroundingCommands(before: split.before, after: split.after, clips: clips)
  }
}

extension ScrollLayers.Clip {
  /// Creates the clip of a shape; nil for an ellipse and a path.
  fileprivate init?(_ shape: Shape) {
    switch shape {
    case .rect(let rect): self.init(rect: rect, radii: .zero)
    case .roundedRect(let rect, let radii): self.init(rect: rect, radii: radii)
    case .ellipse, .path: return nil
    }
  }

  /// Returns whether the clip cuts nothing of a rectangle.
  fileprivate func leaves(_ viewport: Rect) -> Bool {
    let inner = viewport.inset(by: 0.001)
    let shape = Shape.roundedRect(rect, radii)
    let mark = Command.fill(.rect(inner), .color(.black))
    return [mark].clipped(to: shape) == [mark]
  }
}

extension SurroundingCommands {
  /// Returns the drawing under and over a viewport of a picture.
  ///
  /// If nothing after the collection reaches into its viewport, everything is under it.
  func surroundings(of viewport: Rect, size: Size) -> ScrollLayers.Surroundings {
    guard after.contains(where: { $0.inkBounds.intersects(viewport) }) else {
      return ScrollLayers.Surroundings(
        under: DisplayList(size: size, commands: before + after), over: nil)
    }
    return ScrollLayers.Surroundings(
      under: DisplayList(size: size, commands: before),
      over: DisplayList(size: size, commands: after))
  }
}

/// The id of the group that marks a collection's place; no view can have it.
private let markID = "\u{0}collection"

extension Command {
  /// Returns a mark for the place of a collection.
  ///
  /// A clip leaves the same part of its rectangle as of the collection. Its gradient, which no clip
  /// changes, records the final place of the viewport's corners.
  fileprivate static func mark(of viewport: Rect) -> Command {
    let gradient = Paint.linearGradient(
      Paint.Gradient(
        start: viewport.origin, end: Point(x: viewport.maxX, y: viewport.maxY),
        stops: [Paint.Stop(location: 0, color: .clear)]))
    return .group(
      Group(
        role: .named(id: markID, label: nil), commands: [.fill(.rect(viewport), gradient)]))
  }
}

/// The commands before and after a mark, in the groups around it.
private struct Split {
  var before: [Command]
  var after: [Command]
  /// The visible part of the mark, and the clips that no shape expresses.
  let clips: [Shape]

  /// Creates a split; nil if there is no mark, or if an opacity, a shadow or a scale applies to it.
  init?(_ commands: [Command], viewport: Rect) {
    for (position, command) in commands.enumerated() {
      guard case .group(let group) = command else { continue }
      if group.role == .named(id: markID, label: nil) {
        guard let mark = group.commands.mark(of: viewport) else { return nil }
        clips = mark.clips + [mark.shape]
        before = Array(commands[..<position])
        after = Array(commands[(position + 1)...])
        return
      }
      guard let inner = Split(group.commands, viewport: viewport) else { continue }
      guard group.opacity >= 1, group.shadow == nil, group.effect == nil else { return nil }
      func around(_ commands: [Command]) -> [Command] {
        var outer = group
        outer.commands = commands
        return commands.isEmpty ? [] : [.group(outer)]
      }
      before = commands[..<position] + around(inner.before)
      after = around(inner.after) + commands[(position + 1)...]
      clips = inner.clips + [group.clip].compactMap(\.self)
      return
    }
    return nil
  }
}

extension [Command] {
  /// Returns the part of a mark's rectangle that clips leave, with the other clips around it; nil
  /// if it is not at its place.
  fileprivate func mark(of viewport: Rect) -> (shape: Shape, clips: [Shape])? {
    switch first {
    case .fill(let shape, .linearGradient(let gradient)):
      let corner = Point(x: viewport.maxX, y: viewport.maxY)
      guard gradient.start.isAt(viewport.origin), gradient.end.isAt(corner) else { return nil }
      return (shape, [])
    case .group(let group):
      // A clip that leaves no shape of the rectangle is a group around it.
      guard let inner = group.commands.mark(of: viewport) else { return nil }
      return (inner.shape, inner.clips + [group.clip].compactMap(\.self))
    case .fill, .stroke, .glyphRun, .image, nil: return nil
    }
  }
}

extension Point {
  fileprivate func isAt(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }
}
