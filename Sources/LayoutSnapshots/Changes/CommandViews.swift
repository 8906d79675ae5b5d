/// The views that draw the commands of two drawings.
///
/// Where it is certain which view one became, its commands became none of another view's, however alike they
/// look.
struct CommandViews {
  /// A view that draws commands, and what it has these for.
  enum Drawer: Hashable {
    /// A view that is in both drawings, by its number now.
    case kept(Int, ViewDrawings.Use)
    /// One that came or went, or of which it is not certain which one it became.
    case other
  }

  /// Those of commands by their places in the drawings without groups; none for a command whose view is not
  /// known.
  let old: [Int: Drawer]
  let new: [Int: Drawer]
  /// True where views have an index of their own from the back to the front: these can be drawn in another
  /// order with another index, and so can what is drawn around them.
  let hasLayers: Bool

  /// - Parameter views: How the views of the drawings changed.
  init(_ drawings: (old: ViewDrawings, new: ViewDrawings), _ views: ViewComparison) {
    let numbers = views.certainNumbers
    old = drawings.old.knownLinks.mapValues { link in
      (numbers.map { $0[link.view] } ?? link.view).map { .kept($0, link.use) } ?? .other
    }
    new = drawings.new.knownLinks.mapValues { link in
      views.isCertain(link.view) ? .kept(link.view, link.use) : .other
    }
    hasLayers = drawings.old.hasLayers || drawings.new.hasLayers
  }
}

extension ViewDrawings {
  /// The views of commands, and of the groups of which all commands are known; none where some texts or
  /// pictures are not drawn, or are drawn by others, too: then the links are guesses.
  fileprivate var knownLinks: [Int: Link] {
    guard drawsEachOnce else { return [:] }
    var known = links
    for (group, span) in spans.enumerated() where span > 0 {
      let inside = group + 1...group + span
      guard inside.allSatisfy({ links[$0] != nil || spans[$0] > 0 }),
        let view = view(ofCommand: group)
      else { continue }
      known[group] = Link(view: view, use: .own)
    }
    return known
  }

  fileprivate var hasLayers: Bool {
    views.first?.view.layers.contains { $0 != nil } ?? false
  }
}

extension SnapshotView {
  /// The index from the back to the front of the view and of each view in it, as they were given.
  var layers: [String?] {
    [settings.last { $0.name == "zIndex" }?.value] + children.flatMap(\.layers)
  }
}

extension ScreenComparison {
  /// What draws the commands of both screens; nil where that is not known.
  var drawers: CommandViews? {
    guard let views, let old = drawings.old, let new = drawings.new else { return nil }
    return CommandViews((old, new), views)
  }
}

extension LookComparison {
  /// What draws the commands of an element where that decides about their order; nil elsewhere: the texts of
  /// elements have no names, so that which view became which is known from the order alone.
  func drawers(
    from old: SnapshotPart, to new: SnapshotPart, _ comparison: ViewComparison?
  ) -> CommandViews? {
    guard !collection.screen.joinsRuns, let before = old.view, let after = new.view,
      (before.layers + after.layers).contains(where: { $0 != nil }),
      let oldDrawings = ViewDrawings(old), let newDrawings = ViewDrawings(new)
    else { return nil }
    let views = comparison ?? ViewComparison(from: before, to: after, isInItems: true)
    return CommandViews((oldDrawings, newDrawings), views)
  }
}
