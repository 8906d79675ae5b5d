/// Which views draw the commands of a screen or an element, some views of which were hidden or shown.
///
/// A class, as every comparison of a screen's parts has it, and is copied with all that it has.
final class HiddenDrawings {
  private let comparison: ViewComparison
  private let drawings: (old: ViewDrawings, new: ViewDrawings)
  private let numbers: ViewNumbers

  /// Nil where no view was hidden or shown, or it is not known what views draw.
  ///
  /// - Parameter drawings: What the views draw, before and after; found where it is not given.
  init?(
    _ comparison: ViewComparison?, _ old: SnapshotPart, _ new: SnapshotPart,
    drawings: (old: ViewDrawings?, new: ViewDrawings?) = (nil, nil)
  ) {
    guard let comparison, comparison.changes.contains(where: \.isVanishing),
      let before = drawings.old ?? ViewDrawings(old), let after = drawings.new ?? ViewDrawings(new)
    else { return nil }
    self.comparison = comparison
    self.drawings = (before, after)
    numbers = ViewNumbers(of: after)
  }

  /// The number that a view has now which was given something; nil where several are called the same.
  func number(ofViewIn change: ViewChange) -> Int? { numbers.number(ofViewIn: change) }

  /// Whether a thing that came or went is drawn by a view, or by one in it; nil where that is not known.
  ///
  /// - Parameter number: The number that the view has now.
  func draws(_ found: ThingChange, view number: Int) -> Bool? {
    let (old, new) = drawings
    if let command = found.newCommand {
      return new.view(ofCommand: command).map(new.range(of: number).contains)
    }
    guard let view = found.oldCommand.flatMap(old.view),
      let before = comparison.oldNumber(of: number)
    else { return nil }
    return old.range(of: before).contains(view)
  }
}

/// The numbers of views by what sentences call them.
struct ViewNumbers {
  /// Those of the views that are alone in what they are called.
  private let numbers: [String: Int]

  init(of drawings: ViewDrawings) {
    numbers = Dictionary(grouping: drawings.views, by: \.words)
      .compactMapValues { $0.count == 1 ? $0[0].number : nil }
  }

  /// The number of a view that has another value; nil where several are called the same.
  func number(ofViewIn change: ViewChange) -> Int? {
    guard case .setting(_, let view, _, _) = change else { return nil }
    // The root of an element's views has no name in sentences.
    guard let view else { return 0 }
    return numbers[view.words]
  }
}

extension ViewDrawings {
  /// The numbers of a view and of those in it.
  func range(of view: Int) -> Range<Int> { view..<view + views[view].count }
}
