package import LayoutGeometry

extension Command {
  /// Returns whether the command draws something in a part of a canvas.
  ///
  /// It may return true for what is not seen, as for white letters on a white card; never false for what is seen.
  ///
  /// - Parameter background: The canvas's colour, in which letters are not seen; nil for several.
  /// - Complexity: O(*commands*) until one is seen.
  package func isSeen(in part: Rect, on background: RGBA?) -> Bool {
    guard let shown = inkBounds.intersection(part), !shown.isEmpty else { return false }
    switch self {
    case .fill(_, let paint), .stroke(_, let paint, _): return paint.isSeen
    case .glyphRun(let run, _, let paint):
      let isHidden = paint.isHidden(on: background) && !run.text.hasEmoji
      return paint.isSeen && !isHidden && run.text.contains { !$0.isWhitespace }
    case .image: return true
    case .group(let group): return group.isSeen(in: shown, on: background)
    }
  }
}

extension Group {
  fileprivate func isSeen(in part: Rect, on background: RGBA?) -> Bool {
    guard opacity > 0 else { return false }
    // A shadow may be where its commands are not, and an effect may move what they draw.
    let isInPlace = effect == nil && shadow == nil
    return commands.contains {
      $0.isSeen(in: isInPlace ? part : $0.inkBounds, on: isInPlace ? background : nil)
    }
  }
}

extension Paint {
  /// Indicates whether the paint is the colour behind it: over itself it is that, whatever its opacity.
  fileprivate func isHidden(on background: RGBA?) -> Bool {
    guard case .color(let color) = self, let background else { return false }
    return background == RGBA(red: color.red, green: color.green, blue: color.blue)
  }

  fileprivate var isSeen: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient, .roundGradient: stops?.contains { $0.color.alpha > 0 } == true
    case .meshGradient: true
    }
  }
}

extension String {
  /// Indicates whether there may be emoji in the text, which have colours of their own.
  fileprivate var hasEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmoji && !$0.isASCII }
  }
}
