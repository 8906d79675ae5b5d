package import LayoutGeometry

extension LayoutBadge {
  /// The badge's settings.
  fileprivate var settings: [LayoutSetting] {
    [
      LayoutSetting("badgeSize", .size(size)), LayoutSetting("badgeAnchor", .name(anchor.words)),
      LayoutSetting("badgeOffset", .point(offset)),
    ]
  }
}

extension CollectionArrangement {
  /// The settings of the layout, then of its sections: their insets, their badges, the lengths and
  /// spans that all items of one have, those of headers and footers, and their numbers of columns
  /// if these differ.
  ///
  /// A setting that all sections share appears once; others have a name with the section's number,
  /// as in `insets.1`.
  ///
  /// - Complexity: O(*sections*).
  package var settings: [LayoutSetting] {
    let columns = sections.map(\.arrangement.columns)
    let haveSameColumns = columns.allSatisfy { $0 == columns.first }
    return layout.settings
      + common(sections.map { [LayoutSetting("insets", .insets($0.section.insets))] })
      + common(sections.map { $0.section.badge?.settings ?? [] })
      + common(sections.map(\.section.lengths))
      // Columns that all sections share are a fact of the layout.
      + (haveSameColumns
        ? []
        : common(columns.map { $0.map { [LayoutSetting("columns", .number(Double($0)))] } ?? [] }))
  }

  /// Returns the settings of a cell's item, if the items of its section were each given a value:
  /// its lengths and its spans.
  ///
  /// - Complexity: O(1).
  package func settings(ofItemAt index: ItemIndex) -> [LayoutSetting] {
    guard sections.indices.contains(index.section) else { return [] }
    return sections[index.section].section.lengths(of: shownItem(at: index).item)
  }

  /// Returns each section's settings once if they are the same, else with the sections' numbers.
  private func common(_ settings: [[LayoutSetting]]) -> [LayoutSetting] {
    if let first = settings.first, settings.allSatisfy({ $0 == first }) { return first }
    return settings.enumerated().flatMap { number, settings in
      settings.map { LayoutSetting("\($0.name).\(number)", $0.value) }
    }
  }
}

extension Alignment {
  /// The place by its name in configs, as in `topTrailing`.
  fileprivate var words: String {
    let horizontal = horizontal == .center ? "" : horizontal.name
    guard vertical != .center else { return horizontal.isEmpty ? "center" : horizontal }
    return vertical.name + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
  }
}

extension LayoutSection {
  private var values: [(name: String, values: ItemValues?)] {
    [
      ("itemHeight", itemHeight), ("itemWidth", itemWidth), ("itemAspectRatio", itemAspectRatio),
    ]
  }

  private var spans: [(name: String, spans: ItemSpans)] {
    [("itemSpan", itemSpan), ("itemRowSpan", itemRowSpan)]
  }

  /// The lengths that all items share, and those of the header and the footer.
  fileprivate var lengths: [LayoutSetting] {
    var settings: [LayoutSetting] = []
    for case (let name, .constant(let value)?) in values {
      settings.append(LayoutSetting(name, .value(value, ofItems: name)))
    }
    for case (let name, .constant(let span)) in spans where span != 1 {
      settings.append(LayoutSetting(name, .span(span)))
    }
    for case (let name, .fixed(let length)?) in [
      ("headerHeight", header), ("footerHeight", footer),
    ] {
      settings.append(LayoutSetting(name, .length(length)))
    }
    return settings
  }

  /// Returns the lengths and spans of one item.
  fileprivate func lengths(of item: Int) -> [LayoutSetting] {
    guard (0..<itemCount).contains(item) else { return [] }
    var settings: [LayoutSetting] = []
    for case (let name, .each(let values)?) in values {
      settings.append(LayoutSetting(name, .value(values[item], ofItems: name)))
    }
    for case (let name, .each(let spans)) in spans {
      settings.append(LayoutSetting(name, .span(spans[item])))
    }
    return settings
  }
}

extension LayoutSetting.Value {
  fileprivate static func value(_ value: Double, ofItems name: String) -> Self {
    name == "itemAspectRatio" ? .number(value) : .length(value)
  }

  fileprivate static func span(_ span: Int) -> Self {
    span == LayoutSection.allColumns ? .name("all") : .number(Double(span))
  }
}
