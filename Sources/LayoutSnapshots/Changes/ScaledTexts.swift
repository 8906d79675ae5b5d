import LayoutGeometry

/// The texts of an element that are scaled to its width, and are smaller or larger because that is another one.
struct ScaledTexts {
  private let isNarrower: Bool
  /// How much smaller a text may be in the narrower element: what is beside it, which keeps its width, takes
  /// no more than half of that.
  private let leastRatio: Double
  /// The smallest scale of texts, by their commands in the new element.
  private let scales: [Int: Double]

  /// Nil for an element in which no text is scaled, and for one that is as wide as it was.
  init?(from old: SnapshotPart, to new: SnapshotPart) {
    guard let view = new.view, view.scalesTexts,
      old.frame.size.resizes(to: new.frame.size).contains(.horizontal),
      let drawings = ViewDrawings(new)
    else { return nil }
    isNarrower = new.frame.width < old.frame.width
    let narrow = min(old.frame.width, new.frame.width)
    let wide = max(old.frame.width, new.frame.width)
    leastRatio = narrow / (2 * wide - narrow)
    // Texts inherit it from the views around them.
    var scales = [Double?](repeating: nil, count: drawings.views.count)
    for view in drawings.views {
      let own = view.view.settings.first { $0.name == "minimumScaleFactor" }
      scales[view.number] = own.flatMap { Double($0.value) } ?? scales[view.number]
      for child in view.children { scales[child.number] = scales[view.number] }
    }
    self.scales = drawings.links.compactMapValues { $0.use == .own ? scales[$0.view] : nil }
  }

  /// True for another size of a text's font that follows from the element's width.
  ///
  /// How large the text is where it has room is not recorded: it is at least as large as in both.
  func explain(_ found: ThingChange) -> Bool {
    guard case .value("font", .font(let font, let from?), .font(let other, let to?)) = found.change,
      font == other, (to < from) == isNarrower,
      let scale = found.newCommand.flatMap({ scales[$0] })
    else { return false }
    return min(from, to) >= max(scale, leastRatio) * max(from, to) - 0.01
  }
}

extension SnapshotView {
  /// True if texts in it may be scaled to their room.
  fileprivate var scalesTexts: Bool {
    settings.contains { $0.name == "minimumScaleFactor" } || children.contains(where: \.scalesTexts)
  }
}
