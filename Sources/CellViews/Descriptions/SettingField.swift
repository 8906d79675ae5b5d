import DisplayList
import LayoutGeometry
import TextShaping

// MARK: Types of values

extension SettingField {
  /// A colour.
  static func color(
    _ name: String, _ path: any WritableKeyPath<Owner, Color> & Sendable,
    default defaultValue: Color? = nil
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .color(name, $0, default: defaultValue)
    } parse: {
      Color(words: $0)
    }
  }

  /// A place in the middle by default.
  static func alignment(
    _ name: String, _ path: any WritableKeyPath<Owner, Alignment> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: .center) {
      .alignment(name, $0)
    } parse: {
      Alignment(edgeNames: $0)
    }
  }
}

// MARK: Words of values

extension Alignment {
  /// Parses names of edges, as in `bottom,trailing`, of which the middle has none; nil for other words.
  init?(edgeNames: String) {
    guard let known = Self.edgesAndCorners.first(where: { $0.edgeNames == edgeNames }) else {
      return nil
    }
    self = known
  }
}

extension Color {
  /// Parses a colour by its name, with an opacity behind it, or by its components in light and dark; nil for other
  /// words.
  package init?(words: String) {
    let name = words.prefix { $0 != "." }
    if var color = Color(named: String(name)) {
      let rest = words.dropFirst(name.count)
      if !rest.isEmpty {
        guard rest.hasPrefix(".opacity("), let factor = Double(dump: rest.dropFirst(9).dropLast())
        else { return nil }
        color = color.opacity(factor)
      }
      self = color
      return
    }
    let parts = words.split(separator: " ").map { RGBA(dump: $0) }
    guard let light = parts.first ?? nil, let dark = parts.last ?? nil, parts.count < 3 else {
      return nil
    }
    self.init(light: light, dark: dark)
  }
}

extension Font {
  /// Parses a font of a style or of a size, with a weight; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ").map(String.init)
    guard let first = parts.first, parts.count < 3 else { return nil }
    let weight = parts.count == 2 ? Int(parts[1]).flatMap(FontWeight.init(rawValue:)) : nil
    guard parts.count == 1 || weight != nil else { return nil }
    if let style = TextStyle(rawValue: first) {
      self = .style(style, weight: weight)
    } else if let size = Double(dump: first[...]) {
      self = .fixed(FontRequest(size: size, weight: weight ?? .regular))
    } else {
      return nil
    }
  }
}
