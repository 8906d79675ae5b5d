package import Diagnostics
package import LayoutGeometry
package import TextShaping

/// A screen to draw: its name, its canvas and its root view.
public struct Preview: Sendable {
  /// The output's file name, without its extension.
  public var name: String
  /// The variant's suffix, as in `iphone-se.dark`; nil for a preview without variants.
  public var variant: String?
  /// The canvas of the layout and the drawing.
  public var canvas: PreviewCanvas
  /// The fonts that its texts may use: its own, followed by the pinned ones.
  package var fonts: FontCatalog
  /// Indicates whether `content` reads computed values, and is built again with them.
  package var readsComputedValues: Bool
  /// Returns the root view on a canvas, for the computed values of the views with an `id` so far.
  ///
  /// The canvas may differ from the one with which the preview was made.
  package var makeContent: @Sendable (ComputedValues, PreviewCanvas) throws -> ViewNode
  /// Makes the actions of the preview's views for its layout; nil for views without any.
  package var makeActions: (@Sendable () -> any RestingActions)?
  /// The annotations over a second picture of the preview; a golden never has any.
  public var annotations: [Annotation] = []
  /// Names for lengths, which annotations show.
  public var tokens = DesignTokens()
  /// The place in a source that declares the preview, if no part of it has a place of its own; nil if it is unknown.
  package var declaration: SourceRange?
  /// Indicates whether the preview is meant to show nothing but its background; else it is not recorded as a golden.
  public var isEmpty = false
  /// The preview's animation, nil for a still; `content` is its first frame's.
  public var animation: FrameAnimation?
  /// The scroll offsets of collections during scrolling, instead of those of their views: the
  /// content's point at the viewport's top left.
  ///
  /// A carousel without end is recentred from there, and paging does not apply: it is for a
  /// completed move. The viewport's edges clip such a collection even if no element sticks out, and
  /// elements just outside of it cast their shadows into it, so that nothing appears or disappears
  /// on the way. A key without a collection has no effect.
  package var scrollOffsets: [CollectionKey: Point] = [:]

  /// Creates a preview of a view.
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

  /// Creates a preview of a view that is the same on every canvas.
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

  /// Returns the root view, for the computed values of the views with an `id` so far.
  package func content(_ known: ComputedValues) throws -> ViewNode {
    try makeContent(known, canvas)
  }

  /// The name with the variant's suffix, as in `cards.dark`: the name of its files.
  package var fullName: String {
    variant.map { "\(name).\($0)" } ?? name
  }
}

extension Preview: CustomStringConvertible {
  /// The name with the variant's suffix, by which a test shows a preview among its arguments.
  public var description: String { fullName }
}

extension Preview {
  /// The greatest number of passes until a view's computed values must have settled.
  private static let passLimit = 4
  /// The same for values that actions set.
  private static let actionPassLimit = 10

  /// The number of invisible cells that are checked for notices as if they were visible.
  ///
  /// Each costs as much as a visible cell, except for its drawing: this many take about as long as
  /// a screen or two.
  package static let unseenCellLimit = 200

  /// Measures and places the preview's views.
  ///
  /// A preview that reads computed values is built again until a pass computes its own input, at
  /// most four times; one whose views have actions until these have nothing to do, at most ten times.
  ///
  /// - Parameters:
  ///   - unseenCells: The number of invisible cells to check as well, for the arrangement's
  ///     notices.
  ///   - keepsViews: Keeps the views in elements for the caller, as for goldens and redlines; a
  ///     picture alone needs only the elements' drawings, which takes half of the memory.
  ///   - workers: The number of threads that place the elements of a large collection, including
  ///     the calling one. The arrangement does not depend on it. If it is more than 1, no other
  ///     thread of the process may start threads meanwhile.
  /// - Throws: `ViewError`, and the errors of the content, the cells and the shaper, unchanged.
  package func arranged(
    shaper: TextShaper, unseenCells: Int = 0, keepsViews: Bool = true, workers: Int = 1
  ) throws -> PreviewArrangement {
    let (arrangement, pass, known, isSettled) = try settled(
      shaper: shaper, keepsViews: keepsViews, workers: workers)
    pass.checkUnseen(limit: unseenCells)
    guard !isSettled else { return arrangement.noticing(pass.found.notices + animationNotices) }
    let changing = arrangement.computed.firstChange(from: known)
    let notice = Notice(
      .computedValuesDoNotSettle, mark: changing.flatMap { pass.idMarks[$0] })
    return arrangement.noticing(pass.found.notices + animationNotices + [notice])
  }

  /// The notice of frames that browsers slow down: measured in Chromium and Firefox, those of 10 ms or
  /// less; none for an animation without a duration, of which nothing is expected.
  private var animationNotices: [Notice] {
    guard let animation, animation.frameCount > 1, animation.duration > 0 else { return [] }
    let milliseconds = animation.duration / Double(animation.frameCount) * 1000
    return milliseconds < 11 ? [Notice(.fastFrames(milliseconds: milliseconds))] : []
  }

  /// Returns the size that the content takes without a proposal, in points, without the canvas's
  /// padding and safe area.
  ///
  /// A preview that reads computed values has none of them yet.
  ///
  /// - Throws: `ViewError`, and the errors of the content, the cells and the shaper, unchanged.
  package func idealSize(shaper: TextShaper) throws -> Size {
    try measurement(for: .unspecified, shaper: shaper).size
  }

  /// Returns the measurement of the content for a proposal.
  ///
  /// - Throws: `ViewError`, and the errors of the content, the cells and the shaper, unchanged.
  package func measurement(for proposal: ProposedSize, shaper: TextShaper) throws -> Measurement {
    let pass = LayoutPass(
      PassInputs(canvas, scrollOffsets: scrollOffsets), shaper: shaper)
    var viewCount = 0
    let root = try content(ComputedValues())
      .node(in: ViewEnvironment(canvas: canvas), count: &viewCount)
    return try root.measure(proposal, in: pass)
  }

  /// Draws a part of a collection's content separately; nil if the screen does not show the
  /// collection.
  ///
  /// - Throws: The errors of `arranged(shaper:unseenCells:)`.
  package func drawn(_ piece: CollectionPiece, shaper: TextShaper) throws -> DrawnPiece? {
    let known = readsComputedValues ? try settled(shaper: shaper).arrangement.computed : nil
    let (_, pass) = try canvas.arrangement(
      of: try content(known ?? ComputedValues()), shaper: shaper, scrollOffsets: scrollOffsets,
      piece: piece)
    return pass.piece?.drawn
  }

  /// Returns the arrangement of the last pass, and the computed values with which it was built.
  private func settled(
    shaper: TextShaper, keepsViews: Bool = true, workers: Int = 1
  ) throws -> (
    arrangement: PreviewArrangement, pass: LayoutPass, known: ComputedValues, isSettled: Bool
  ) {
    let threads = PlacingThreads(workers: workers, shaper: shaper)
    var known = ComputedValues()
    let actions = makeActions?()
    known.actions = actions
    func arrange() throws -> (PreviewArrangement, LayoutPass) {
      try canvas.arrangement(
        of: try content(known), shaper: shaper, scrollOffsets: scrollOffsets,
        keepsViews: keepsViews, threads: threads)
    }
    var (arrangement, pass) = try arrange()
    var isSettled = !readsComputedValues
    var isChanged = actions?.run() == true
    var passCount = 1
    while isChanged ? passCount < Self.actionPassLimit : !isSettled && passCount < Self.passLimit {
      known = arrangement.computed
      known.actions = actions
      (arrangement, pass) = try arrange()
      passCount += 1
      isSettled = !readsComputedValues || arrangement.computed == known
      isChanged = actions?.run() == true
    }
    return (arrangement, pass, known, isSettled && !isChanged)
  }
}

extension PreviewArrangement {
  fileprivate func noticing(_ notices: [Notice]) -> PreviewArrangement {
    var other = self
    other.notices = notices
    return other
  }
}

/// Names for lengths, as in a design system: `space.5` for 20 points.
public struct DesignTokens: Hashable, Sendable {
  /// The length of each name, in points.
  public var lengths: [String: Double]

  /// Creates tokens from names and their lengths; defaults to none.
  public init(_ lengths: [String: Double] = [:]) {
    self.lengths = lengths
  }
}
