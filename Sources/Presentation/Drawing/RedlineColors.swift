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

extension RGBA {
  /// The opaque colour of a number as CSS writes it, as in `0xC2185B`.
  init(hex: Int) {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The colour with another opacity.
  func opacity(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
