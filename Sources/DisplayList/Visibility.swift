package import LayoutGeometry

extension Command {
  /// Returns whether the command changes anything that is seen in a part of a canvas of one colour.
  ///
  /// It may return true for what is not seen, as for white letters on a white card; never false for what is seen.
  ///
  /// - Parameter background: The colour of the whole part; nil if there is none, or several.
  /// - Complexity: O(*commands*) until one is seen.
  package func isSeen(in part: Rect, on background: RGBA?) -> Bool {
    guard let shown = inkBounds.intersection(part), !shown.isEmpty else { return false }
    switch self {
    case .fill(_, let paint), .stroke(_, let paint, _): return paint.isSeen(on: background)
    case .glyphRun(let run, _, let paint):
      return paint.isSeen(on: background) && run.text.contains { !$0.isWhitespace }
    case .image: return true
    case .group(let group): return group.isSeen(in: shown, on: background)
    }
  }
}

extension Group {
  fileprivate func isSeen(in part: Rect, on background: RGBA?) -> Bool {
    guard opacity > 0 else { return false }
    // What changes the colours of what is behind it, or makes a shadow of it, may show the background's own colour.
    let isPlain = effect == nil && shadow == nil
    return commands.contains {
      $0.isSeen(in: isPlain ? part : $0.inkBounds, on: isPlain ? background : nil)
    }
  }
}

extension Paint {
  fileprivate func isSeen(on background: RGBA?) -> Bool {
    switch self {
    case .color(let color): color.alpha > 0 && color != background
    case .linearGradient, .roundGradient: stops?.contains { $0.color.alpha > 0 } == true
    case .meshGradient: true
    }
  }
}
