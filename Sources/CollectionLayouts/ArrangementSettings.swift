package import LayoutGeometry

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
      + LayoutSection.recordedFields.flatMap { fields in
        common(sections.map { fields.given(by: $0.section) })
      }
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

extension LayoutSection: Settable {
  package static let fields: [SettingField<LayoutSection>] =
    recordedFields.flatMap(\.self) + [.count("columns", \.columns)]

  /// The insets, the badge, and the lengths that all items share with those of the header and the footer.
  fileprivate static let recordedFields: [[SettingField<LayoutSection>]] = [
    [.insets("insets", \.insets)],
    [
      SettingField("badgeSize", \.badgeSize, absent: .some(nil)) {
        $0.map { LayoutSetting("badgeSize", .size($0)) }
      } parse: {
        Size(words: $0).flatMap { $0.width >= 0 && $0.height >= 0 ? $0 : nil }
      },
      .of(
        \.badge,
        .word("badgeAnchor", \.anchor) {
          $0.words
        } parse: { words in
          Alignment.edgesAndCorners.first { $0.words == words }
        }),
      .of(\.badge, .point("badgeOffset", \.offset)),
    ],
    values.map { value($0.name, $0.path) } + spans.map { span($0.name, $0.path) } + [
      supplementary("headerHeight", \.header), supplementary("footerHeight", \.footer),
    ],
  ]

  private static func value(
    _ name: String, _ path: any WritableKeyPath<LayoutSection, ItemValues?> & Sendable
  ) -> SettingField<LayoutSection> {
    SettingField(name, path, absent: .some(nil)) {
      guard case .constant(let value)? = $0 else { return nil }
      return LayoutSetting(name, .value(value, ofItems: name))
    } parse: {
      Double(words: $0).map { .constant($0) }
    }
  }

  private static func span(
    _ name: String, _ path: any WritableKeyPath<LayoutSection, ItemSpans> & Sendable
  ) -> SettingField<LayoutSection> {
    SettingField(name, path, absent: .constant(1)) {
      guard case .constant(let span) = $0, span != 1 else { return nil }
      return LayoutSetting(name, .span(span))
    } parse: {
      span(of: $0).map { .constant($0) }
    }
  }

  private static func supplementary(
    _ name: String, _ path: any WritableKeyPath<LayoutSection, SupplementaryLength?> & Sendable
  ) -> SettingField<LayoutSection> {
    SettingField(name, path, absent: .some(.measured)) {
      guard case .fixed(let length)? = $0 else { return nil }
      return LayoutSetting(name, .length(length))
    } parse: {
      Double(words: $0).map { .fixed($0) }
    }
  }

  private static func span(of words: String) -> Int? {
    words == "all" ? allColumns : Int(words).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The size of the badge; a badge that gets one is at a corner.
  private var badgeSize: Size? {
    get { badge?.size }
    set {
      badge = newValue.map {
        LayoutBadge(
          size: $0, anchor: badge?.anchor ?? .topTrailing, offset: badge?.offset ?? .zero)
      }
    }
  }
}

// MARK: - Single items

extension LayoutSection {
  private typealias Values<Each> = (name: String, path: any WritableKeyPath<Self, Each> & Sendable)

  private static let values: [Values<ItemValues?>] = [
    ("itemHeight", \.itemHeight), ("itemWidth", \.itemWidth),
    ("itemAspectRatio", \.itemAspectRatio),
  ]

  private static let spans: [Values<ItemSpans>] = [
    ("itemSpan", \.itemSpan), ("itemRowSpan", \.itemRowSpan),
  ]

  /// Returns the lengths and spans of one item.
  fileprivate func lengths(of item: Int) -> [LayoutSetting] {
    guard (0..<itemCount).contains(item) else { return [] }
    var settings: [LayoutSetting] = []
    for (name, path) in Self.values {
      guard case .each(let values)? = self[keyPath: path] else { continue }
      settings.append(LayoutSetting(name, .value(values[item], ofItems: name)))
    }
    for (name, path) in Self.spans {
      guard case .each(let spans) = self[keyPath: path] else { continue }
      settings.append(LayoutSetting(name, .span(spans[item])))
    }
    return settings
  }

  /// Gives an item another length or span, in the words of layout texts; returns false for a setting of another name.
  ///
  /// Items of which no length is known get the same one. Without words, none of the section has one of its own.
  package mutating func setLength(_ name: String, _ words: String?, ofItem item: Int) -> Bool {
    guard (0..<itemCount).contains(item) else { return false }
    if let path = Self.values.first(where: { $0.name == name })?.path {
      guard let words else {
        self[keyPath: path] = nil
        return true
      }
      guard let value = Double(words: words) else { return false }
      let known = self[keyPath: path]
      var values = (0..<itemCount).map { known?[$0] ?? value }
      values[item] = value
      self[keyPath: path] = .each(values)
      return true
    }
    if let path = Self.spans.first(where: { $0.name == name })?.path {
      guard let words else {
        self[keyPath: path] = .constant(1)
        return true
      }
      guard let span = Self.span(of: words) else { return false }
      var spans = (0..<itemCount).map { self[keyPath: path][$0] }
      spans[item] = span
      self[keyPath: path] = .each(spans)
      return true
    }
    return false
  }

  /// Shows items of other places: lengths and spans move with them.
  ///
  /// - Parameter sources: The section and the number of each item; nil for one of which nothing is known.
  package mutating func show(_ sources: [(section: LayoutSection, item: Int)?]) {
    for (_, path) in Self.values {
      if let constant = self[keyPath: path], case .constant = constant { continue }
      let values = sources.map { $0.flatMap { $0.section[keyPath: path]?[$0.item] } }
      guard let some = values.compactMap(\.self).first else { continue }
      self[keyPath: path] = .each(values.map { $0 ?? some })
    }
    for (_, path) in Self.spans {
      if case .constant = self[keyPath: path] { continue }
      self[keyPath: path] = .each(
        sources.map { $0.map { $0.section[keyPath: path][$0.item] } ?? 1 })
    }
    itemCount = sources.count
    measuredHeight = nil
    measuredWidth = nil
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
