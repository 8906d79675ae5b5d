/// A text that is not a layout snapshot of this version's format.
package enum UnreadableSnapshot: Error, Hashable, Sendable {
  /// The first line is another one than `maquette layout 1`.
  case otherFormat(firstLine: String)
  /// A line, counted from 1, is none that a snapshot has.
  case line(Int, reason: String)

  /// Why it cannot be read, without a full stop.
  package var reason: String {
    switch self {
    case .otherFormat(let firstLine):
      "it begins with '\(firstLine.prefix(40))' and not with '\(LayoutSnapshot.firstLine)'"
    case .line(let number, let reason): "line \(number): \(reason)"
    }
  }
}
