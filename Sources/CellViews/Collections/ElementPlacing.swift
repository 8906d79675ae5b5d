import CollectionLayouts
import DisplayList
import LayoutGeometry
import Synchronization
import TextShaping
import Workers

/// The values that the elements of a placed collection share during placement.
struct ElementPlacing: Sendable {
  let key: CollectionKey
  let viewport: CollectionViewport
  let clips: SectionClips
  /// The visibility around the collection.
  let outside: Sight
  /// The visible part of the collection, in canvas points.
  let visible: Rect
  /// The distance beyond that at which elements are placed for their ink, in points.
  let reach: Double
  /// Indicates whether the arrangement is that of a next page that is loading.
  let isLoading: Bool

  init(
    key: CollectionKey, viewport: CollectionViewport, outside: Sight, visible: Rect, reach: Double,
    isLoading: Bool
  ) {
    self.key = key
    self.viewport = viewport
    clips = viewport.clips
    self.outside = outside
    self.visible = visible
    self.reach = reach
    self.isLoading = isLoading
  }

  /// Returns an element of the layout's collection with its place.
  ///
  /// - Throws: `ViewError`, and the errors of building the element's view.
  func view(
    of element: LayoutElement, by layout: CollectionNodeLayout, in pass: LayoutPass
  ) throws -> PlacedView {
    let visible = clips.clip(of: element)?.intersection(visible) ?? visible
    pass.sight = outside.through(visible)
    let isSeen = element.frame.intersects(visible)
    // Pinned views are above the views that scroll under them.
    if isSeen, viewport.covers(element) { pass.cover(element.frame) }
    let isCell = element.kind == .cell
    let inner = isSeen ? pass : pass.apart(seeing: visible.inset(by: -reach))
    let view = try layout.place(
      element, of: key, showing: viewport.arrangement.shownItem(by: element),
      effect: isCell
        ? viewport.arrangement.effect(
          onCellAt: element.index, frame: element.frame, in: viewport.frame)
        : nil,
      isLoading: isLoading, in: inner)
    return isSeen ? view : pass.ink(of: view, in: visible, from: inner)
  }

  /// Returns the commands of elements, one after the other, without keeping their views.
  ///
  /// - Throws: The error of the first element that cannot be placed.
  func commands(
    of elements: [LayoutElement], by layout: CollectionNodeLayout, in pass: LayoutPass
  ) throws -> [Command] {
    var drawn = CommandsWithCopies()
    let count = appendParts(of: elements, by: layout, in: pass, to: &drawn)
    for element in elements[count...] {
      try drawn.append { try view(of: element, by: layout, in: pass).draw(into: &$0) }
    }
    return drawn.finish()
  }
}

// MARK: - Many elements on several threads

extension ElementPlacing {
  /// The number of elements that a thread places at a time: small enough for the threads to end
  /// together, and to waste little if the pass must place a part itself.
  private static let partSize = 32

  /// The least number of elements; for fewer, opening a thread's fonts takes longer than placing.
  private static let leastCount = 512

  /// The drawing of some consecutive elements, and the findings about them.
  private struct Part: Sendable {
    var commands: [Command]
    var findings: PassFindings
  }

  /// The limit from which on parts are no longer wanted.
  private final class WantedParts: Sendable {
    private let end = Atomic(Int.max)

    func contains(_ part: Int) -> Bool { part < end.load(ordering: .relaxed) }

    func end(before part: Int) { end.min(part, ordering: .relaxed) }
  }

  /// Places elements on several threads and appends their commands, up to the first that the pass
  /// must place itself.
  ///
  /// A cell takes ten times as long to build and to place as to paint, and painting uses all
  /// threads: on one thread, placing the cells of a screen of 10,000 took two thirds of its time.
  ///
  /// Each part of the elements gets a pass of its own. Its findings, such as notices and pictures,
  /// are added to the pass in the order of the elements. A part is dropped as soon as an element in
  /// it fails, or affects later placement, as one that answers to touches does; so are all parts
  /// after it. The pass then places these elements, and throws the error, if there is one, that it
  /// would throw without other threads.
  ///
  /// The first part is placed on the calling thread, before any other starts: most cells of a
  /// collection are alike, so a collection whose cells the pass must place itself costs no more
  /// than one cell.
  ///
  /// - Returns: The number of elements placed, from the first.
  private func appendParts(
    of elements: [LayoutElement], by layout: CollectionNodeLayout, in pass: LayoutPass,
    to drawn: inout CommandsWithCopies
  ) -> Int {
    guard elements.count >= Self.leastCount, let threads = pass.threads,
      let makeLayout = layout.forOtherThreads, let start = pass.partInputs
    else { return 0 }
    let wanted = WantedParts()
    // Otherwise a thread that has just opened its fonts would place an unused part.
    defer { wanted.end(before: 0) }
    @Sendable func part(
      _ number: Int, by layout: CollectionNodeLayout, _ shaper: TextShaper
    ) -> Part? {
      let pass = LayoutPass(start, shaper: shaper)
      var commands: [Command] = []
      commands.reserveCapacity(Self.partSize)
      let first = number * Self.partSize
      for element in elements[first..<min(first + Self.partSize, elements.count)] {
        guard wanted.contains(number),
          (try? view(of: element, by: layout, in: pass).draw(into: &commands)) != nil,
          pass.hasOnlyPartFindings
        else {
          wanted.end(before: number)
          return nil
        }
      }
      return Part(commands: commands, findings: pass.found)
    }
    var count = 0
    func append(_ part: Part?) -> Bool {
      guard let part, pass.found.join(part.findings) else {
        wanted.end(before: 0)
        return false
      }
      drawn.append(part.commands)
      count = min(count + Self.partSize, elements.count)
      return true
    }
    let shaper = pass.shaper
    guard append(part(0, by: layout, shaper)), let pool = threads.pool(forElements: elements.count)
    else { return count }
    // The first part is already placed.
    OrderedWork.run(
      count: (elements.count - 1) / Self.partSize, with: pool,
      makeWorker: { shaper in
        guard let shaper else { return nil }
        let layout = makeLayout()
        // Opens the fonts before the thread takes a part that the others would wait for.
        guard part(0, by: layout, shaper) != nil else { return nil }
        return { part(1 + $0, by: layout, shaper) }
      },
      makeHere: { part(1 + $0, by: layout, shaper) }, take: append)
    return count
  }
}
