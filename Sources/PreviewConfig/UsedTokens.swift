package import CellViews
import Diagnostics
import DisplayList
import PlainText

extension LoadedConfig {
  /// Returns the tokens and colour sets that a preview uses, by their names, and then the values that it
  /// has beside them.
  ///
  /// Names that expressions compute are known once the cells are built, that is after the preview is arranged.
  package func tokens(of preview: Preview) -> [UsedToken] {
    guard let source = controlSources[preview.fullName] else { return [] }
    let groups = Dictionary(grouping: Set(source.catalogs.uses)) { use in
      [use.isNamed ? "" : "value", use.kind.rawValue, use.words]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, uses in
      guard let use = uses.first else { return nil }
      let places = uses.compactMap(\.range).sorted {
        ($0.file, $0.start) < ($1.file, $1.start)
      }
      return UsedToken(
        kind: use.kind, names: use.isNamed ? [use.words] : source.names(of: use),
        isNamed: use.isNamed,
        value: use.isNamed ? source.value(of: use, in: preview.canvas.appearance) : use.words,
        places: places)
    }
  }
}

extension ControlSource {
  /// Returns the names of a value that is written by itself, in alphabetical order.
  fileprivate func names(of use: TokenUse) -> [String] {
    switch use.kind {
    case .color: RGBA(hexadecimal: use.words).map { catalogs.names(of: $0) } ?? []
    case .length: tokens.lengths.filter { NumberText.shortest($0.value) == use.words }.keys.sorted()
    case .font, .shadow, .border, .gradient, .transition: []
    }
  }

  /// Returns the value of a name in an appearance, as it is written in a config.
  fileprivate func value(of use: TokenUse, in appearance: Appearance) -> String? {
    switch use.kind {
    case .color:
      return ((try? catalogs.color(named: use.words)) ?? nil).map { color in
        (appearance == .dark ? color.dark : color.light).dump
      }
    case .length: return tokens.lengths[use.words].map { NumberText.shortest($0) }
    case .font, .shadow, .border, .gradient, .transition: return nil
    }
  }
}
