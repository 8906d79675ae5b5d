package import LayoutGeometry

/// A setting of a layout in the words of a golden's text.
package typealias RecordedSetting = (name: String, words: String)

extension CollectionLayout {
  /// Returns the layout with another value for a setting, in the words of layout texts, or without the setting; nil if
  /// it cannot be set.
  ///
  /// - Parameter section: The section whose layout has the setting; nil for a setting of the collection's.
  package func setting(
    _ name: String, _ words: String?, ofSection section: Int? = nil
  ) -> (any CollectionLayout)? {
    if let layouts = self as? SectionLayouts {
      guard let section else { return nil }
      return layouts.layout(ofSection: section).setting(name, words).map {
        layouts.with($0, ofSection: section)
      }
    }
    guard section == nil else { return nil }
    // Of a sideways layout, the lines across are rows.
    let isAcross = name == "rows" && scrollAxis == .horizontal
    return (self as? any Settable)?.with(isAcross ? "columns" : name, words)
      as? any CollectionLayout
  }

  /// Returns a layout that a golden's text records, made from this one where they are alike; nil if it cannot be made.
  ///
  /// - Parameters:
  ///   - kind: The layout's name, as in `waterfall`, or that of a layout of sections.
  ///   - settings: What it was given, and its number of columns. Other settings have no effect.
  ///   - write: Returns the words of a value.
  package func recorded(
    _ kind: String, _ settings: [RecordedSetting], sections: Int,
    write: (LayoutSetting.Value) -> String
  ) -> (any CollectionLayout)? {
    guard kind == SectionLayouts.kindName else {
      return candidates(kind, sections: sections).compactMap {
        $0.given(settings, write: write)
      }.max { $0.known < $1.known }?.layout
    }
    let own = (0..<sections).map { section -> (any CollectionLayout)? in
      let settings: [RecordedSetting] = settings.compactMap { setting in
        let name = SettingName(setting.name)
        return name.section == section ? (name.base, setting.words) : nil
      }
      guard let kind = settings.first(where: { $0.name == "layout" })?.words else { return nil }
      return recorded(kind, settings, sections: sections, write: write)
    }
    let known = own.compactMap(\.self)
    guard let first = known.first, known.count == sections else { return nil }
    return SectionLayouts(shared: (self as? SectionLayouts)?.shared ?? first, own: own)
  }

  /// The layouts of a kind from which another one may be made: those of the collection, and the usual one.
  private func candidates(_ kind: String, sections: Int) -> [any CollectionLayout] {
    let usual: [any CollectionLayout] = [
      LazyGrid.defaults, Grid.defaults, AspectGrid.defaults, Waterfall.defaults, Mosaic.defaults,
      Justified.defaults, Flow.defaults, Carousel.defaults, List.defaults, Compositional.usual,
    ]
    let own = [self] + (0..<sections).map(ofSection)
    return (own + usual).filter { $0.kind == kind }
  }

  /// Returns the layout with settings, and the number of those that it has; nil if it cannot have one that a layout
  /// of its kind has.
  private func given(
    _ settings: [RecordedSetting], write: (LayoutSetting.Value) -> String
  ) -> (layout: any CollectionLayout, known: Int)? {
    var layout: any CollectionLayout = self
    func words(_ name: String) -> String? {
      layout.settings.first { $0.name == name }.map { write($0.value) }
    }
    // What it has and was not given goes first.
    for setting in layout.settings where !settings.contains(where: { $0.name == setting.name }) {
      guard let other = layout.setting(setting.name, nil) else { return nil }
      layout = other
    }
    for setting in settings {
      guard words(setting.name) != setting.words,
        let other = layout.setting(setting.name, setting.words)
      else { continue }
      layout = other
    }
    let isWhole = layout.settings.allSatisfy { setting in
      settings.contains { $0.name == setting.name && $0.words == write(setting.value) }
    }
    return isWhole ? (layout, layout.settings.count) : nil
  }
}

extension Compositional {
  /// A group of one cell, which is given another group.
  fileprivate static let usual = Compositional(
    group: CompositionalItem(
      width: .fractionalWidth(1), height: .absolute(44),
      group: CompositionalGroup(
        axis: .horizontal,
        subitems: [CompositionalItem(width: .fractionalWidth(1), height: .fractionalHeight(1))])))
}
