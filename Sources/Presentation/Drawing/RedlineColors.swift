import CellViews
import DisplayList

extension Redline.Topic {
  /// The colour of a topic's lines and labels, in light and in dark pictures alike: a label must
  /// look the same in both, and white text on each colour has a contrast of 4.5 to 1 or more.
  var color: RGBA {
    switch self {
    case .frames: RGBA(hex: 0x0B63CE)
    case .size: RGBA(hex: 0x0B63CE)
    case .spacing: RGBA(hex: 0xC2185B)
    case .insets: RGBA(hex: 0x1B7F3B)
    case .index: RGBA(hex: 0x3A3A3C)
    case .safeArea: RGBA(hex: 0x00707A)
    case .baseline: RGBA(hex: 0x7B3FC4)
    case .grid: RGBA(hex: 0x0A7EA4)
    case .touch: RGBA(hex: 0xC8281E)
    }
  }
}

extension Redline.Topic {
  /// The colour of areas, and of lines in dark pictures: lighter than the labels' and as vivid.
  var tint: RGBA {
    switch self {
    case .frames, .size: RGBA(hex: 0x4DA3FF)
    case .spacing: RGBA(hex: 0xFF5C9E)
    case .insets: RGBA(hex: 0x4CD471)
    case .index: RGBA(hex: 0xC7C7CC)
    case .safeArea: RGBA(hex: 0x3CCFE0)
    case .baseline: RGBA(hex: 0xB98CFF)
    case .grid: RGBA(hex: 0x5AC8FA)
    case .touch: RGBA(hex: 0xFF6259)
    }
  }
}

/// The colours of a topic's lines and areas on a picture of an appearance.
struct FigureColors {
  /// The colour of lines.
  let line: RGBA
  /// What parts a line from content of its own colour, on both sides.
  let casing: RGBA
  /// The colour of areas, which the picture shines through.
  let area: RGBA

  init(_ topic: Redline.Topic, on appearance: Appearance) {
    let isLight = appearance == .light
    line = isLight ? topic.color : topic.tint
    casing = isLight ? .white.opacity(0.8) : .black.opacity(0.7)
    area = topic.tint.opacity(isLight ? 0.3 : 0.36)
  }
}

extension RGBA {
  /// The colour with another opacity.
  func opacity(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
