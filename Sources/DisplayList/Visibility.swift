package import LayoutGeometry

/// An estimate of whether commands change what is behind them, made without painting.
package enum Visibility: Sendable {
  /// They change nothing.
  case hidden
  /// Only painting decides.
  case uncertain
  /// They change something.
  case seen
}

extension [Command] {
  /// Returns an estimate of whether the commands are seen in a part of a canvas.
  ///
  /// It goes from the front to the back, so that a screen with a text in front is seen at once.
  ///
  /// - Parameter background: The colour behind the commands, in which nothing is seen; nil for several, or for one that
  ///   is not opaque.
  /// - Complexity: O(*commands*) until one is seen.
  package func visibility(in part: Rect, on background: RGBA?) -> Visibility {
    var covers: [Rect] = []
    var result = Visibility.hidden
    for command in reversed() {
      guard let shown = command.inkBounds.intersection(part), !shown.isEmpty else { continue }
      // Bounds of ink may be larger than the ink: what only reaches out of a cover is not certain.
      let isCovered = covers.contains { $0.intersects(shown) }
      switch command.visibility(in: shown, on: background) {
      case .seen where !isCovered: return .seen
      case .seen, .uncertain: result = .uncertain
      case .hidden: break
      }
      // More covers than these would make the search of a large screen quadratic.
      if covers.count < 16, command.mayCover { covers.append(shown) }
    }
    return result
  }
}

extension Command {
  /// Indicates whether the command may hide what is behind it: letters have gaps.
  fileprivate var mayCover: Bool {
    switch self {
    case .fill(_, let paint): paint.isSeen
    case .stroke, .image, .group: true
    case .glyphRun: false
    }
  }

  fileprivate func visibility(in shown: Rect, on background: RGBA?) -> Visibility {
    // Less than this of a pixel at @1x may change nothing.
    let isThin = min(shown.width, shown.height) < 0.25
    switch self {
    case .fill(_, let paint), .stroke(_, let paint, _):
      let visibility = paint.visibility(on: background)
      return visibility == .seen && isThin ? .uncertain : visibility
    case .glyphRun(let run, _, let paint):
      guard run.text.contains(where: { !$0.isWhitespace }) else { return .hidden }
      let visibility = paint.visibility(on: background)
      return visibility == .hidden && paint.isSeen && run.text.hasEmoji ? .uncertain : visibility
    case .image: return .uncertain
    case .group(let group): return group.visibility(in: shown, on: background)
    }
  }
}

extension Group {
  fileprivate func visibility(in part: Rect, on background: RGBA?) -> Visibility {
    guard opacity > 0 else { return .hidden }
    // A shadow may be where its commands are not, and an effect may move what they draw.
    if effect != nil || shadow != nil {
      let isHidden = commands.allSatisfy {
        [$0].visibility(in: $0.inkBounds, on: nil) == .hidden
      }
      return isHidden ? .hidden : .uncertain
    }
    let visibility = commands.visibility(in: part, on: background)
    return visibility == .seen && opacity < Paint.leastContrast ? .uncertain : visibility
  }
}

extension Paint {
  /// The contrast that changes a pixel certainly: five of its 255 levels.
  fileprivate static let leastContrast = 0.02

  /// Returns whether the paint changes an opaque colour behind it.
  fileprivate func visibility(on background: RGBA?) -> Visibility {
    let colors: [RGBA]
    switch self {
    case .color(let color): colors = [color]
    case .linearGradient, .roundGradient: colors = (stops ?? []).map(\.color)
    case .meshGradient: return .uncertain
    }
    let contrast = colors.map { $0.contrast(to: background) }.max() ?? 0
    if contrast <= 0 { return .hidden }
    return contrast < Self.leastContrast ? .uncertain : .seen
  }

  /// Indicates whether the paint is seen on some background.
  fileprivate var isSeen: Bool { visibility(on: nil) != .hidden }
}

extension RGBA {
  /// Returns by how much the colour changes the one behind it, from 0 to 1.
  fileprivate func contrast(to background: RGBA?) -> Double {
    guard let background else { return alpha }
    let parts = [red - background.red, green - background.green, blue - background.blue]
    return alpha * (parts.map(abs).max() ?? 0)
  }
}

extension String {
  /// Indicates whether there may be emoji in the text, which have colours of their own.
  fileprivate var hasEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmoji && !$0.isASCII }
  }
}
