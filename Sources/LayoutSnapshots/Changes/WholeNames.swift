extension SnapshotPart {
  /// Gives the texts of a canvas's views, of which a layout's text has the beginning, all that they show, so
  /// that sentences can distinguish those that begin alike.
  mutating func nameViews() {
    guard let view, view.hasCutName, let drawings = ViewDrawings(self) else { return }
    var number = 0
    self.view = view.named(
      { drawings.contents[$0]?.string?.onOneLineOfWords }, from: &number)
  }
}

extension SnapshotView {
  /// True for a text of which only the beginning is known, in the view.
  fileprivate var hasCutName: Bool {
    kind == "text" && name?.last == "…" || children.contains(where: \.hasCutName)
  }

  /// - Parameters:
  ///   - text: What the text of a number shows.
  ///   - number: The number of the view, and then of the one after those in it.
  fileprivate func named(_ text: (Int) -> String?, from number: inout Int) -> SnapshotView {
    var named = self
    if kind == "text", let name, name.last == "…", let whole = text(number),
      whole.hasPrefix(name.dropLast())
    {
      named.name = whole
    }
    number += 1
    named.children = children.map { $0.named(text, from: &number) }
    return named
  }
}
