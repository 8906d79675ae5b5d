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

  /// - Parameter views: How the views of the drawings changed.
  init(_ drawings: (old: ViewDrawings, new: ViewDrawings), _ views: ViewComparison) {
    let numbers = views.certainNumbers
    old = drawings.old.links.mapValues { link in
      (numbers.map { $0[link.view] } ?? link.view).map { .kept($0, link.use) } ?? .other
    }
    new = drawings.new.links.mapValues { link in
      views.isCertain(link.view) ? .kept(link.view, link.use) : .other
    }
  }
}

extension ScreenComparison {
  /// What draws the commands of both screens; nil where that is not known.
  var drawers: CommandViews? {
    guard let views, let old = drawings.old, let new = drawings.new else { return nil }
    return CommandViews((old, new), views)
  }
}
