import DisplayList
package import LayoutGeometry

extension LayoutSetting {
  /// Creates a setting for a colour.
  package static func color(
    _ name: String, _ value: Color?, default defaultValue: Color? = nil
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, .paint) { .color($0.words) }
  }

  /// Creates a setting for axes, as in `horizontal,vertical`.
  package static func axes(
    _ name: String, _ value: Set<Axis>, default defaultValue: Set<Axis>? = nil
  ) -> LayoutSetting? {
    .word(name, value.words, default: defaultValue?.words)
  }
}

extension LayoutSetting.Value {
  /// The value as layout texts write it.
  package var words: String {
    switch self {
    case .number(.infinity), .length(.infinity): "infinity"
    case .number(let number), .length(let number): number.dump
    case .size(let size): size.dump
    case .point(let point): point.dump
    case .insets(let insets): insets.words
    case .range(let range): [range.lowerBound, range.upperBound].dump
    case .flag(let isTrue): "\(isTrue)"
    case .name(let words), .text(let words), .color(let words): words
    }
  }
}

extension EdgeInsets {
  /// One length for all edges, or those of top, leading, bottom and trailing.
  package var words: String {
    let lengths = [top, leading, bottom, trailing]
    return lengths.allSatisfy { $0 == top } ? top.dump : lengths.dump
  }
}

extension Set<Axis> {
  /// The names of the axes, with commas between them.
  var words: String { map(\.rawValue).sorted().joined(separator: ",") }

  /// Parses names with commas between them; nil for others.
  init?(words: String) {
    let axes = words.split(separator: ",").map { Axis(rawValue: String($0)) }
    if axes.contains(nil) { return nil }
    self = Set(axes.compactMap(\.self))
  }
}

extension Color {
  /// The colour by its name, or by its components in light and dark; an opacity behind that.
  package var words: String {
    guard let name = shown(in: .light).name else {
      return light == dark ? light.dump : "\(light.dump) \(dark.dump)"
    }
    return name
  }
}
