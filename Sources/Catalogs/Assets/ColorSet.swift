package import AssetCatalogs
package import CellViews
package import Diagnostics
import DisplayList
import ImageDecoding

/// An asset of a catalog, and what is worth a notice about it.
package struct LoadedAsset<Value: Sendable>: Sendable {
  /// The asset.
  package var value: Value
  /// The warnings, with their places in the catalog.
  package var notices: [Diagnostic]
}

extension AssetCatalog {
  /// Returns a colour with its variants, under its name; nil for an unknown one.
  ///
  /// - Throws: `Diagnostic` in the set's `Contents.json` for one that is not a colour set, or has no
  ///   colour for phones or for tablets.
  package func color(named name: String) throws -> LoadedAsset<Color>? {
    guard let folder = folder(.color, named: name) else { return nil }
    let contents = try files.json("\(folder)/Contents.json", limit: Self.longestContents)
    var set = try ColorSet(contents)
    if let ambiguity = ambiguity(.color, named: name) { set.notices.append(ambiguity) }
    let color = try set.color(named: name)
    return LoadedAsset(value: color, notices: set.notices)
  }

  /// The colour of controls in the project's app: that of the set which Xcode's projects have for it, with its
  /// notices; nil for a catalog without the set, and for one whose set has no colour, as that of a new project.
  package var accentColor: Color? {
    guard let asset = (try? color(named: "AccentColor")) ?? nil else { return nil }
    var color = asset.value
    color.notices = asset.notices.map { Notice.Finding($0, in: path) }
    return color
  }
}

extension Notice.Finding {
  /// Creates the finding of a warning in a catalog, or else about a word in a source file.
  package init(_ warning: Diagnostic, in file: String) {
    self = .picture(
      PictureNotice(words: warning.message, line: warning.range?.start.line),
      name: warning.range?.file ?? file)
  }
}

/// The colours of a `.colorset`.
private struct ColorSet {
  private let contents: PlacedJSON
  private var slots: [AssetSlot] = []
  private var colors: [SlotColor] = []
  var notices: [Diagnostic]

  /// The colour in a slot: a fixed one, with the warning of a screen that draws it, or one of the system's.
  private enum SlotColor {
    case fixed(RGBA, Diagnostic?)
    case system(Color)

    func color(in appearance: Appearance) -> RGBA {
      switch self {
      case .fixed(let color, _): color
      case .system(let color): color.resolved(in: appearance)
      }
    }
  }

  init(_ contents: PlacedJSON) throws(Diagnostic) {
    self.contents = contents
    notices = try AssetContents.check(contents, lists: ["colors"], in: "a colour set")
    guard let nodes = contents["colors"]?.list else {
      throw contents.mistake("missing list 'colors' in a colour set")
    }
    for node in nodes {
      // A slot without a colour is one that Xcode shows as empty: others take its place.
      // One of another platform may have a colour that iOS does not know.
      guard let color = node["color"],
        let slot = AssetSlot(node, own: ["color"], notices: &notices), slot.isForDevices
      else { continue }
      slots.append(slot)
      colors.append(try slotColor(color))
    }
  }

  private mutating func slotColor(_ node: PlacedJSON) throws(Diagnostic) -> SlotColor {
    notices += node.unknownFields(
      ["color-space", "components", "platform", "reference"], in: "a colour", as: .warning)
    if let reference = node["reference"] {
      let name = reference.string.map { $0.hasSuffix("Color") ? String($0.dropLast(5)) : $0 }
      guard let color = name.flatMap({ Self.fixed[$0] ?? Color(named: $0) }) else {
        throw reference.mistake("no system colour is \(reference.summary)")
      }
      return .system(color)
    }
    guard let components = node["components"] else {
      throw node.mistake("a colour has neither 'components' nor 'reference'")
    }
    let space = try AssetColorSpace(node)
    let names = space.isGray ? ["white"] : ["red", "green", "blue"]
    notices += components.unknownFields(names + ["alpha"], in: "components", as: .warning)
    var values: [Double] = []
    for name in names {
      guard let component = components[name] else {
        throw components.mistake("missing component '\(name)'")
      }
      values.append(try space.value(component, name))
    }
    let alpha = try components["alpha"].map { node throws(Diagnostic) in
      try AssetColorSpace.srgb.value(node, "alpha")
    }
    let stated = space.color(values, alpha: alpha ?? 1)
    let warning = node.warning(
      "the colour is outside of sRGB, and is drawn as the nearest by components")
    return .fixed(stated.color, stated.isClamped ? warning : nil)
  }

  /// UIKit's colours that configs do not name, or that SwiftUI has in another shade under the same name.
  private static let fixed: [String: Color] = {
    let fixed: [(String, UInt32)] = [
      ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF), ("cyan", 0x00FFFF),
      ("yellow", 0xFFFF00), ("magenta", 0xFF00FF), ("orange", 0xFF8000), ("purple", 0x800080),
      ("brown", 0x996633), ("gray", 0x808080), ("darkText", 0x000000),
    ]
    let white = RGBA(hex: 0xFFFFFF, alpha: 0.6)
    return Dictionary(
      uniqueKeysWithValues: fixed.map { name, hex in
        (name, Color(light: RGBA(hex: hex), dark: RGBA(hex: hex)))
      } + [
        ("lightText", Color(light: white, dark: white)), ("tint", .accentColor),
        ("groupTableViewBackground", .systemGroupedBackground),
      ])
  }()

  /// Returns the colour, with variants for the screens that have others than a phone's of standard
  /// contrast.
  mutating func color(named name: String) throws(Diagnostic) -> Color {
    guard let phone = pair(for: .phone) ?? pair(for: .pad) else {
      throw contents.mistake("the colour set has no colour for iPhone or iPad")
    }
    var color = Color(light: phone.light, dark: phone.dark, name: name)
    for idiom in ScreenTraits.Idiom.allCases {
      for hasHighContrast in [false, true] {
        guard let own = pair(for: idiom, hasHighContrast: hasHighContrast) else {
          let words =
            "the colour set has no colour for \(idiom.device), the other device's is drawn"
          if !hasHighContrast { notices.append(contents.warning(words)) }
          continue
        }
        guard own != phone else { continue }
        color.variants.append(
          ColorVariant(idiom, hasHighContrast: hasHighContrast, light: own.light, dark: own.dark))
      }
    }
    return color
  }

  private mutating func pair(
    for idiom: ScreenTraits.Idiom, hasHighContrast: Bool = false
  ) -> (light: RGBA, dark: RGBA)? {
    var traits = ScreenTraits()
    traits.idiom = idiom
    traits.hasHighContrast = hasHighContrast
    var pair: [RGBA] = []
    for appearance in [Appearance.light, .dark] {
      traits.appearance = appearance
      guard let index = slots.best(for: traits) else { return nil }
      var words = slots[index].shortcomings(for: traits).map {
        slots[index].node.warning("of the colours, \($0)")
      }
      if case .fixed(_, let warning?) = colors[index] { words.append(warning) }
      notices += words.filter { !notices.contains($0) }
      pair.append(colors[index].color(in: appearance))
    }
    return (pair[0], pair[1])
  }
}

/// The colour spaces of asset catalogs, by their names there.
private enum AssetColorSpace: String, CaseIterable {
  case srgb
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  init(_ color: PlacedJSON) throws(Diagnostic) {
    guard let node = color["color-space"] else {
      self = .srgb
      return
    }
    // Apple's reference writes `display-P3`, and Xcode `display-p3`.
    guard let space = node.string.flatMap({ AssetColorSpace(rawValue: $0.lowercased()) }) else {
      throw node.mistake(
        "color-space: expected one of \(Self.allCases.map(\.rawValue).joined(separator: ", ")), "
          + "found \(node.summary)")
    }
    self = space
  }

  var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  private var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .srgb, .displayP3, .grayGamma22: false
    }
  }

  /// Returns the value of a component: a fraction, a whole number from 0 to 255, or a hexadecimal
  /// one.
  ///
  /// A whole number of 0 or 1 is a fraction, as Xcode's compiler reads it.
  func value(_ node: PlacedJSON, _ name: String) throws(Diagnostic) -> Double {
    if let number = node.number { return number > 1 && !isExtended ? number / 255 : number }
    if let text = node.string {
      if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
        return Double(byte) / 255
      }
      if let whole = Int(text), (-255...255).contains(whole) {
        return whole == 0 || whole == 1 ? Double(whole) : Double(whole) / 255
      }
      if let number = Double(text), number.isFinite, abs(number) <= 255 {
        return number > 1 && !isExtended ? number / 255 : number
      }
    }
    throw node.mistake(
      "\(name): expected a number as 0.5, 128 or 0x80, found \(node.summary)")
  }

  func color(_ components: [Double], alpha: Double) -> StatedColor {
    switch self {
    case .srgb, .extendedSRGB: StatedColor(.srgb, components, alpha: alpha)
    case .extendedLinearSRGB: StatedColor(.srgbLinear, components, alpha: alpha)
    case .displayP3: StatedColor(.displayP3, components, alpha: alpha)
    case .grayGamma22:
      StatedColor(
        .srgbLinear, [Double](repeating: gray22(components[0]), count: 3), alpha: alpha)
    // iOS's grays have the curve of sRGB.
    case .extendedGray:
      StatedColor(.srgb, [Double](repeating: components[0], count: 3), alpha: alpha)
    }
  }

  private func gray22(_ white: Double) -> Double { StatedColorSpace.power(max(white, 0), 2.2) }
}
