package import LayoutGeometry

extension Command {
  /// Returns whether the command draws something in a part of a canvas.
  ///
  /// It may return true for what is not seen, as for white letters on a white card; never false for what is seen.
  ///
  /// - Complexity: O(*commands*) until one is seen.
  package func isSeen(in part: Rect) -> Bool {
    guard let shown = inkBounds.intersection(part), !shown.isEmpty else { return false }
    switch self {
    case .fill(_, let paint), .stroke(_, let paint, _): return paint.isSeen
    case .glyphRun(let run, _, let paint):
      return paint.isSeen && run.text.contains { !$0.isWhitespace }
    case .image: return true
    case .group(let group): return group.isSeen(in: shown)
    }
  }
}

extension Group {
  fileprivate func isSeen(in part: Rect) -> Bool {
    guard opacity > 0 else { return false }
    // A shadow may be where its commands are not, and an effect may move what they draw.
    let isInPlace = effect == nil && shadow == nil
    return commands.contains { $0.isSeen(in: isInPlace ? part : $0.inkBounds) }
  }
}

extension Paint {
  fileprivate var isSeen: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient, .roundGradient: stops?.contains { $0.color.alpha > 0 } == true
    case .meshGradient: true
    }
  }
}
