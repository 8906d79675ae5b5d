import CairoRendering
import Reports

/// A preview of a review, drawn and compared.
struct ReviewedScreen: Sendable {
  /// What reports contain about it.
  var entry: ReviewEntry
  /// What the sheets show of it, in the order of the entry's pictures.
  var drawings: [Drawing]

  /// Changed screens first, then new and removed ones; else, and among those, in the given order.
  static func sorted(_ screens: [ReviewedScreen]) -> [ReviewedScreen] {
    let changes = ReviewEntry.Change.allCases.map(Optional.some) + [nil]
    return changes.flatMap { change in screens.filter { $0.entry.change == change } }
  }
}
