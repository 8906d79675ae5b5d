import DisplayList
package import LayoutGeometry
package import TextShaping

/// A screen to draw: its name, its canvas and its root view.
public struct Preview: Sendable {
  /// The output's file name, without its extension.
  public var name: String
  /// The variant's suffix, as in `iphone-se.dark`; nil for a preview without variants.
  public var variant: String?
  /// What the view is laid out and drawn on.
  public var canvas: PreviewCanvas
  /// The fonts that its texts may use: its own, followed by the pinned ones.
  package var fonts: FontCatalog
  /// True if `content` reads computed values, so that it is built again once they are known.
  package var readsComputedValues: Bool
  /// The root view on a canvas, for what is known of the views with an `id` so far.
  ///
  /// The canvas may be another than the one with which the preview was made.
  package var makeContent: @Sendable (ComputedValues, PreviewCanvas) throws -> ViewNode
  /// What a second picture of the preview has over it; a golden never has.
  public var annotations: [Annotation] = []
  /// Names for lengths, which annotations show.
  public var tokens = DesignTokens()
  /// How the preview moves, nil for a still; `content` is its first frame's.
  public var animation: FrameAnimation?
  /// What collections are scrolled to while someone scrolls them, instead of what their views ask
  /// for: the content's point at the viewport's top left.
  ///
  /// A carousel without end is recentred from there, and paging does not apply: it is for a move
  /// that has ended. The viewport's edges cut such a collection even where no element sticks out,
  /// and elements just outside of it cast their shadows into it, so that nothing appears or
  /// disappears on the way. The key of no collection has no effect.
  package var scrollOffsets: [CollectionKey: Point] = [:]

  /// A preview of a view.
  package init(
    name: String, variant: String? = nil, canvas: PreviewCanvas, fonts: FontCatalog = FontCatalog(),
    readsComputedValues: Bool = false,
    makeContent: @escaping @Sendable (ComputedValues, PreviewCanvas) throws -> ViewNode
  ) {
    self.name = name
    self.variant = variant
    self.canvas = canvas
    self.fonts = fonts
    self.readsComputedValues = readsComputedValues
    self.makeContent = makeContent
  }

  /// A preview of a view that is the same on every canvas.
  package init(
    name: String, variant: String? = nil, canvas: PreviewCanvas, fonts: FontCatalog = FontCatalog(),
    readsComputedValues: Bool = false,
    content: @escaping @Sendable (ComputedValues) throws -> ViewNode
  ) {
    self.init(
      name: name, variant: variant, canvas: canvas, fonts: fonts,
      readsComputedValues: readsComputedValues
    ) { known, _ in try content(known) }
  }

  /// The root view, for what is known of the views with an `id` so far.
  package func content(_ known: ComputedValues) throws -> ViewNode {
    try makeContent(known, canvas)
  }

  /// The name with the variant's suffix, as in `cards.dark`: what its files are called.
  package var fullName: String {
    variant.map { "\(name).\($0)" } ?? name
  }
}

extension Preview {
  /// How often a view is built and placed until its computed values must have settled.
  private static let passLimit = 4

  /// How many cells that nobody sees are checked for what would be noticed about them if they were.
  ///
  /// Each costs what a cell costs that is seen, but for its drawing: as many as this take about as
  /// long as a screen or two.
  package static let unseenCellLimit = 200

  /// Measures and places the preview's views.
  ///
  /// A preview that reads computed values is built again until a pass computes what it was built
  /// with, at most four times.
  ///
  /// - Parameters:
  ///   - unseenCells: How many cells that the canvas does not show are checked as well, for the
  ///     notices of the arrangement.
  ///   - keepsViews: Whether anybody looks at the views in elements, as goldens and redlines do; who
  ///     wants a picture alone needs only what the elements draw, which takes half of the memory.
  ///   - workers: How many threads place the elements of a large collection, the calling one among them. The
  ///     arrangement does not depend on it. No other thread of the process may start threads meanwhile if this
  ///     is more than 1.
  /// - Throws: `ViewError`, and what the content, the cells and the shaper throw, unchanged.
  package func arranged(
    shaper: TextShaper, unseenCells: Int = 0, keepsViews: Bool = true, workers: Int = 1
  ) throws -> PreviewArrangement {
    let (arrangement, pass, known) = try settled(
      shaper: shaper, keepsViews: keepsViews, workers: workers)
    pass.checkUnseen(limit: unseenCells)
    guard readsComputedValues, arrangement.computed != known else {
      return arrangement.noticing(pass.notices)
    }
    let changing = arrangement.computed.firstChange(from: known)
    let notice = Notice(
      .computedValuesDoNotSettle, mark: changing.flatMap { pass.idMarks[$0] })
    return arrangement.noticing(pass.notices + [notice])
  }

  /// The size that the content takes where nothing is proposed to it, in points, without the canvas's
  /// padding and safe area.
  ///
  /// A preview that reads computed values has none of them yet.
  ///
  /// - Throws: `ViewError`, and what the content, the cells and the shaper throw, unchanged.
  package func idealSize(shaper: TextShaper) throws -> Size {
    let pass = LayoutPass(shaper: shaper, canvas: canvas, scrollOffsets: scrollOffsets)
    var viewCount = 0
    let root = try content(ComputedValues())
      .node(in: ViewEnvironment(canvas: canvas), count: &viewCount)
    return try root.measure(.unspecified, in: pass).size
  }

  /// Draws a part of a collection's content by itself; nil if the screen does not show the
  /// collection.
  ///
  /// - Throws: What `arranged(shaper:unseenCells:)` throws.
  package func drawn(_ piece: CollectionPiece, shaper: TextShaper) throws -> DrawnPiece? {
    let known = readsComputedValues ? try settled(shaper: shaper).arrangement.computed : nil
    let (_, pass) = try canvas.arrangement(
      of: try content(known ?? ComputedValues()), shaper: shaper, scrollOffsets: scrollOffsets,
      piece: piece)
    return pass.piece?.drawn
  }

  /// The arrangement of the last pass, and the computed values with which it was built.
  private func settled(
    shaper: TextShaper, keepsViews: Bool = true, workers: Int = 1
  ) throws -> (arrangement: PreviewArrangement, pass: LayoutPass, known: ComputedValues) {
    let threads = PlacingThreads(workers: workers, shaper: shaper)
    var known = ComputedValues()
    func arrange() throws -> (PreviewArrangement, LayoutPass) {
      try canvas.arrangement(
        of: try content(known), shaper: shaper, scrollOffsets: scrollOffsets,
        keepsViews: keepsViews, threads: threads)
    }
    var (arrangement, pass) = try arrange()
    var isSettled = !readsComputedValues
    for _ in 1..<Self.passLimit where !isSettled {
      known = arrangement.computed
      (arrangement, pass) = try arrange()
      isSettled = arrangement.computed == known
    }
    return (arrangement, pass, known)
  }
}

extension PreviewArrangement {
  /// The arrangement with other notices.
  fileprivate func noticing(_ notices: [Notice]) -> PreviewArrangement {
    PreviewArrangement(
      size: size, canvas: canvas, collections: collections, computed: computed, notices: notices,
      pictures: pictures, pictureMarks: pictureMarks, actions: actions, overflows: overflows,
      backgrounds: backgrounds, root: root, systemBars: systemBars)
  }
}

/// Names for lengths, as a design system has them: `space.5` for 20 points.
public struct DesignTokens: Hashable, Sendable {
  /// The length of each name, in points.
  public var lengths: [String: Double]

  /// Names and their lengths; defaults to none.
  public init(_ lengths: [String: Double] = [:]) {
    self.lengths = lengths
  }
}
