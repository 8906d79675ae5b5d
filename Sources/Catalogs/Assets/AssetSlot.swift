import AssetCatalogs
import CellViews
import Diagnostics
import LayoutGeometry
import PlainText
import TextShaping

/// A slot of an asset: the traits of the screens that it is for.
struct AssetSlot: Sendable {
  /// The kind of device; `universal` for all.
  private var idiom = "universal"
  /// `light`, `dark` or `tinted`; nil for any.
  private var luminosity: String?
  private var isHighContrast = false
  /// The number of pixels per point; nil for a picture of all scales.
  private(set) var scale: Double?
  private var direction: LayoutDirection?
  private var isWideGamut = false
  private var locale: String?
  private var sizeClasses: [String: String] = [:]
  /// The least memory and graphics that a device needs; those of this day have the most.
  private var demands: [String: Double] = [:]
  /// Indicates whether the slot is for some screens of its idiom alone, as those of four inches.
  private var hasSubtype = false
  /// Indicates whether the slot is for another platform, as for iPad apps on a Mac.
  private(set) var isForOthers = false
  /// Indicates whether a phone or a tablet may have the slot.
  var isForDevices: Bool { !isForOthers && ["universal", "iphone", "ipad"].contains(idiom) }
  /// The slot in its file.
  let node: PlacedJSON

  /// Reads a slot; nil for one that cannot be matched, which is noticed.
  ///
  /// - Parameter own: The fields of the asset's kind.
  init?(_ node: PlacedJSON, own: [String], notices: inout [Diagnostic]) {
    self.node = node
    guard let fields = node.fields else {
      notices.append(node.warning("expected a slot, found \(node.summary)"))
      return nil
    }
    notices += node.unknownFields(own + Self.fields, in: "a slot", as: .warning)
    for field in fields where Self.fields.contains(field.name) {
      guard read(field.name, field.value) else {
        notices.append(
          field.value.warning(
            "\(field.name): no screen has \(field.value.summary); the slot is passed over"))
        return nil
      }
    }
  }

  private mutating func read(_ name: String, _ value: PlacedJSON) -> Bool {
    switch name {
    case "idiom":
      guard let text = value.string, Self.idioms.contains(text) else { return false }
      idiom = text
    case "scale":
      guard let text = value.string, text.hasSuffix("x"), let number = Double(text.dropLast()),
        number > 0, number <= 16
      else { return false }
      scale = number
    case "appearances":
      guard let list = value.list else { return false }
      for appearance in list {
        switch (appearance["appearance"]?.string, appearance["value"]?.string) {
        case ("luminosity", let value?): luminosity = value
        case ("contrast", "high"?): isHighContrast = true
        case ("contrast", "normal"?), ("contrast", "standard"?): break
        default: return false
        }
      }
    case "language-direction":
      switch value.string {
      case "left-to-right": direction = .leftToRight
      case "right-to-left": direction = .rightToLeft
      default: return false
      }
    case "display-gamut":
      guard let text = value.string?.lowercased(), ["srgb", "display-p3"].contains(text) else {
        return false
      }
      isWideGamut = text == "display-p3"
    case "locale": locale = value.string
    case "platform":
      if let text = value.string?.lowercased(), !["ios", "universal"].contains(text) {
        isForOthers = true
      }
    case "subtype":
      hasSubtype = true
      if value.string == "mac-catalyst" { isForOthers = true }
    case "memory", "graphics-feature-set":
      let number = value.string.flatMap { Double($0.filter(\.isNumber)) } ?? 0
      demands[name] = value.string?.hasSuffix("MB") == true ? number / 1024 : number
    case "width-class", "height-class": sizeClasses[name] = value.string
    default: break
    }
    return true
  }

  /// The fields by which slots are matched, and those that decide only which devices load them.
  private static let fields = [
    "idiom", "scale", "appearances", "language-direction", "display-gamut", "locale",
    "width-class", "height-class", "subtype", "memory", "graphics-feature-set", "screen-width",
    "screenWidth",
    "platform", "minimum-system-version", "compression-type", "color-space", "unassigned",
    "matching-style", "target", "min-device",
  ]

  private static let idioms: Set<String> = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "reality",
    "ios-marketing", "watch-marketing", "tv-marketing", "marketing",
  ]

  /// The rank of the slot for a screen, of which the greatest is best; nil if it is for other
  /// devices, languages or sizes.
  fileprivate func rank(for traits: ScreenTraits) -> [Double]? {
    let device = traits.idiom == .pad ? "ipad" : "iphone"
    guard isForDevices, idiom == device || idiom == "universal" else { return nil }
    var language = 0.0
    if let locale {
      let chain = traits.locale.map { LanguageFallback.chain(of: $0.tag) } ?? []
      let own = LanguageFallback.normalized(locale)
      guard let place = chain.firstIndex(of: own) else { return nil }
      language = Double(chain.count - place)
    }
    // A phone is narrow and, upright as canvases are, high.
    if traits.idiom == .phone,
      sizeClasses["width-class"] == "regular" || sizeClasses["height-class"] == "compact"
    {
      return nil
    }
    if traits.idiom == .pad, sizeClasses.values.contains("compact") { return nil }
    let wanted = traits.appearance == .dark ? "dark" : "light"
    let light: Double = luminosity == wanted ? 1 : luminosity == nil ? 0 : -1
    let contrast: Double =
      isHighContrast == traits.hasHighContrast ? 1 : isHighContrast ? -1 : 0
    let side: Double = direction == traits.direction ? 1 : direction == nil ? 0 : -1
    return [
      idiom == device ? 1 : 0, language, light, contrast, side, isWideGamut ? -1 : 0,
      hasSubtype ? -1 : 0, sizeClasses.isEmpty ? 0 : 1, demands["memory"] ?? 0,
      demands["graphics-feature-set"] ?? 0, scaleRank(for: traits.scale),
    ]
  }

  /// The rank of the slot's scale: the same, then the next larger, then the next smaller.
  private func scaleRank(for wanted: Double) -> Double {
    let wanted = Self.deviceScale(wanted)
    guard let scale, scale != wanted else { return 0 }
    return scale > wanted ? wanted - scale : -100 - (wanted - scale)
  }

  /// The scale of a device whose pixels are not larger than those of a canvas: 1, 2 or 3.
  private static func deviceScale(_ scale: Double) -> Double {
    scale <= 1 ? 1 : scale <= 2 ? 2 : 3
  }

  /// The words of how the slot differs from the one that a screen asks for; none for the right one.
  func shortcomings(for traits: ScreenTraits) -> [String] {
    var words: [String] = []
    if let luminosity, luminosity != traits.appearance.rawValue {
      words.append(
        "none is for \(traits.appearance.rawValue) screens, that for \(luminosity) ones is used")
    }
    if let direction, direction != traits.direction {
      words.append(
        "none is for the layout direction \(traits.direction.rawValue), the other is used")
    }
    if isHighContrast, !traits.hasHighContrast {
      words.append("none is for standard contrast, that for high contrast is used")
    }
    let wanted = Self.deviceScale(traits.scale)
    if let scale, scale < wanted {
      words.append(
        "none is at \(Int(wanted))x, that at \(NumberText.shortest(scale))x is drawn larger")
    }
    return words
  }
}

extension [AssetSlot] {
  /// Returns the index of the slot for a screen, in the manner of iOS; nil if all are for others.
  ///
  /// The device's own idiom precedes the universal one, then the appearance, the contrast, the
  /// layout direction, and the scale decide. An equal later slot yields to an earlier one.
  func best(for traits: ScreenTraits) -> Int? {
    var best: (index: Int, rank: [Double])?
    for (index, slot) in enumerated() {
      guard let rank = slot.rank(for: traits) else { continue }
      if let known = best, !known.rank.lexicographicallyPrecedes(rank) { continue }
      best = (index, rank)
    }
    return best?.index
  }
}
