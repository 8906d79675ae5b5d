package import LayoutGeometry

/// Where on a screen something changed, in points of each canvas.
package struct ChangePlaces: Hashable, Sendable {
  /// The places on the screen as it was; empty for what was not there, or out of sight.
  package var before: [Rect]
  /// The places on the screen as it is.
  package var after: [Rect]

  /// More places on a side are one: the rectangle around all of them.
  private static let limit = 60

  /// Places on both sides; none by default.
  package init(before: [Rect] = [], after: [Rect] = []) {
    self.before = Self.bounded(before)
    self.after = Self.bounded(after)
  }

  /// True if there is nothing to show.
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Both, each place once.
  static func + (first: ChangePlaces, second: ChangePlaces) -> ChangePlaces {
    ChangePlaces(before: first.before + second.before, after: first.after + second.after)
  }

  private static func bounded(_ places: [Rect]) -> [Rect] {
    var seen: Set<Rect> = []
    let distinct = places.filter { seen.insert($0).inserted }
    guard distinct.count > limit, let first = distinct.first else { return distinct }
    return [distinct.dropFirst().reduce(first) { $0.union($1) }]
  }
}

/// Where a part is on the canvas; parts are equal wherever they are.
struct CanvasPlace: Hashable, Sendable {
  /// The part's top left corner.
  var origin = Point.zero
  /// What of the part's frame is seen; nil for nothing.
  var visible: Rect?
  /// What the canvas and the collections around the part show.
  var window: Rect?

  static func == (one: CanvasPlace, other: CanvasPlace) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension SnapshotScreen {
  /// Finds the places of all parts on the canvas.
  mutating func findPlaces() {
    canvas.findPlaces(
      from: .zero, holder: .zero, window: Rect(origin: .zero, size: canvas.frame.size))
  }
}

extension SnapshotPart {
  /// - Parameters:
  ///   - origin: Where the part's frame is measured from.
  ///   - holder: The top left of the element around the part, or of the canvas.
  fileprivate mutating func findPlaces(from origin: Point, holder: Point, window: Rect?) {
    let whole = frame.offset(by: origin)
    place = CanvasPlace(
      origin: whole.origin, visible: window?.intersection(whole), window: window)
    var inner = (origin: whole.origin, holder: holder, window: window)
    switch role {
    case .canvas, .view: inner.origin = holder
    case .collection(let collection):
      inner.origin = whole.origin - collection.contentOffset
      inner.window = place.visible
    case .element: inner.holder = whole.origin
    }
    for index in parts.indices {
      parts[index].findPlaces(from: inner.origin, holder: inner.holder, window: inner.window)
    }
  }
}

extension [SnapshotPart] {
  /// What of the parts is seen.
  var places: [Rect] { compactMap(\.place.visible).filter { !$0.isEmpty } }
}

extension LayoutChange {
  /// The change with the parts that it is of.
  func at(_ old: [SnapshotPart], _ new: [SnapshotPart]) -> LayoutChange {
    at(ChangePlaces(before: old.places, after: new.places))
  }

  /// The change with the part that it is of.
  func at(_ old: SnapshotPart?, _ new: SnapshotPart?) -> LayoutChange {
    var change = at([old].compactMap { $0 }, [new].compactMap { $0 })
    change.isOfView = (new ?? old)?.element == nil
    return change
  }

  /// The change with the items that it is of.
  func at(_ pairs: [ItemPairs.Pair]) -> LayoutChange { at(pairs.map(\.old), pairs.map(\.new)) }

  /// The change at its places.
  func at(_ places: ChangePlaces) -> LayoutChange {
    var change = self
    change.places = places
    return change
  }
}

extension ChangePlaces {
  /// The places on the canvas of what two parts draw; the parts themselves where those are not known,
  /// as of a clip.
  init(_ drawn: DrawnPlaces, of old: SnapshotPart, _ new: SnapshotPart) {
    guard !drawn.before.isEmpty || !drawn.after.isEmpty else {
      self.init(before: [old].places, after: [new].places)
      return
    }
    func onCanvas(_ rects: [Rect], _ part: SnapshotPart) -> [Rect] {
      rects.compactMap { rect in
        part.place.window?.intersection(rect.offset(by: part.place.origin))
      }.filter { !$0.isEmpty }
    }
    self.init(before: onCanvas(drawn.before, old), after: onCanvas(drawn.after, new))
  }
}

/// Where drawings are in their part, before and after.
struct DrawnPlaces: Hashable {
  var before: [Rect] = []
  var after: [Rect] = []

  /// The places of commands before and after.
  init(_ old: [SnapshotCommand] = [], _ new: [SnapshotCommand] = []) {
    before = old.compactMap(\.bounds)
    after = new.compactMap(\.bounds)
  }

  static func + (first: DrawnPlaces, second: DrawnPlaces) -> DrawnPlaces {
    var both = first
    both.before += second.before
    both.after += second.after
    return both
  }
}

extension SnapshotCommand {
  /// Where the command draws in its part; nil for a group.
  ///
  /// A text's place is what its font's size and its characters suggest: its layout has it in lines,
  /// with the baselines alone.
  package var bounds: Rect? {
    guard let origin else { return nil }
    if let size { return Rect(origin: origin, size: size) }
    guard verb == .text, let points = look.points else { return nil }
    let lines = (string ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let starts = [0, 0] + (look.lines ?? [])
    let left = stride(from: 0, to: starts.count, by: 2).map { starts[$0] }.min() ?? 0
    // A letter of Inter is about half as wide as its font is large.
    let width = look.width ?? Double(lines.map(\.count).max() ?? 0) * points * 0.52
    // The ascent and descent of iOS's own font; other fonts are close to that.
    let (ascent, descent) = (points * 0.9521, points * 0.2412)
    return Rect(
      x: origin.x + left, y: origin.y - ascent, width: width,
      height: ascent + (starts.last ?? 0) + descent)
  }
}
